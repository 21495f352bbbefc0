"""A review as plain data: one object, or one object a line. Chances are shares of the win, seats are numbers from 0."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from greatplains.review.explanation import Entry
from greatplains.review.marks import LOSS
from greatplains.review.registry import read_reason
from greatplains.review.summary import Booked, SeatSummary, Summary
from greatplains.review.turns import Choice, Played, Settings, TurnReview

FORMAT: Final = "greatplains-review/1"


def head_data(played: Played, settings: Settings) -> dict[str, Any]:
    """What was reviewed, and how."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": played.rules.name,
        "players": played.setup.players,
        "turns": len(played.texts),
        "over": played.outcome is not None,
        "seed": settings.seed,
    }
    if settings.seconds is None:
        data["simulations"] = settings.simulations
    else:
        data["seconds"] = settings.seconds
    return {**data, "thresholds": LOSS}


def turn_data(turn: TurnReview) -> dict[str, Any]:
    """One turn."""
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "text": turn.text,
        "before": list(turn.before),
        "after": list(turn.after),
        "loss": turn.loss,
        "mark": turn.mark,
        "forced": turn.is_forced,
        "luck": list(turn.luck),
        "best": [_choice(choice) for choice in turn.best],
        "reasons": [reason.data() for reason in turn.reasons],
        "entries": [{"seat": entry.seat, "amount": entry.amount, "reason": entry.why.data()} for entry in turn.entries],
    }


def read_turn(game: str, data: Mapping[str, Any]) -> TurnReview:
    """The turn that `turn_data` wrote."""
    return TurnReview(
        number=data["turn"],
        seat=data["seat"],
        text=data["text"],
        before=tuple(data["before"]),
        after=tuple(data["after"]),
        loss=data["loss"],
        mark=data["mark"],
        is_forced=data["forced"],
        luck=tuple(data["luck"]),
        best=tuple(
            Choice(best["text"], tuple(best["steps"]), tuple(best["chances"]), tuple(best["line"]))
            for best in data["best"]
        ),
        reasons=tuple(read_reason(game, reason) for reason in data["reasons"]),
        entries=tuple(
            Entry(entry["seat"], entry["amount"], read_reason(game, entry["reason"])) for entry in data["entries"]
        ),
    )


def summary_data(summary: Summary) -> dict[str, Any]:
    """What it comes to."""
    return {
        "seats": [_seat(seat) for seat in summary.seats],
        "course": [list(chances) for chances in summary.course],
        "turning_points": list(summary.turning_points),
    }


def as_json(played: Played, settings: Settings, turns: Sequence[TurnReview], summary: Summary) -> str:
    """The whole review as one object."""
    whole = {
        **head_data(played, settings),
        "reviewed": [turn_data(turn) for turn in turns],
        "summary": summary_data(summary),
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def as_line(data: dict[str, Any]) -> str:
    """One object on a line of its own."""
    return json.dumps(data, ensure_ascii=False) + "\n"


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "text": choice.text,
        "steps": list(choice.steps),
        "chances": list(choice.chances),
        "line": list(choice.line),
    }


def _seat(seat: SeatSummary) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "accuracy": seat.accuracy,
        "mean_loss": seat.mean_loss,
        "marks": seat.marks,
        "luck": seat.luck,
        "won": [_booked(each) for each in seat.won],
        "lost": [_booked(each) for each in seat.lost],
    }


def _booked(booked: Booked) -> dict[str, Any]:
    return {"turn": booked.number, "amount": booked.entry.amount, "reason": booked.entry.why.data()}
