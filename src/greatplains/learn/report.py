"""The report of a run: what every round learnt and how strong it was, as JSON and as a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from greatplains.arena.plots import Row, whiskers
from greatplains.drawing.document import document, note, table
from greatplains.drawing.markup import element
from greatplains.games import GAMES
from greatplains.learn.folder import Folder
from greatplains.learn.plan import PLAYERS, Plan

_ABOUT = (
    "Every round plays games with the best networks so far (the first with the hand-made evaluation), fits new ones to "
    "the games of all rounds, and lets them play greedily, without any search, from the real opening: every deal from "
    "every seat, one seat against all others. Networks that win no more than their share against the best are thrown "
    "away, each number of players by itself. Intervals are for a confidence of 95 %, over deals."
)
_LOSS = (
    "Cross entropy of who won; lower is better. Held out: one game in ten, from which nothing was learnt. Hand-made: "
    "the hand-made evaluation with the temperature that suits these games best."
)


def write_report(plan: Plan, rounds: list[dict[str, Any]], folder: Folder) -> None:
    """Write `report.json` and `index.html`."""
    games = sum(_games(plan, entry) for entry in rounds)
    hours = sum(_seconds(entry) for entry in rounds) / 3600
    figures = {
        "plan": plan.to_json(),
        "command": plan.command(),
        "games": games,
        "hours": round(hours, 3),
        "rounds": rounds,
    }
    folder.write_json("report.json", figures)
    title = f"Learning {GAMES[plan.game].title}"
    sections = [
        note(_ABOUT, "about"),
        note(f"{games:,} games in {hours:.2f} hours. The same again: {plan.command()}"),
        *(section for players in PLAYERS for section in _sections(rounds, players)),
    ]
    folder.write("index.html", document(title, sections).encode())


def _sections(rounds: list[dict[str, Any]], players: int) -> Iterable[str]:
    found = [(f"round {entry['round']}", entry["players"][str(players)]) for entry in rounds]
    yield element("h2", f"{players} players")
    yield table(
        ("", "games so far", "positions", "loss", "held out", "hand-made", "against hand-made", "against the best", ""),
        [
            (
                name,
                f"{of['games']:,}",
                f"{of['positions']:,}",
                f"{of['loss']:.4f}",
                f"{of['held_out_loss']:.4f}",
                f"{of['hand_made_loss']:.4f}",
                _share(of["match"]["hand_made"]),
                _share(of["match"]["best"]),
                "kept" if of["match"]["is_kept"] else "thrown away",
            )
            for name, of in found
        ],
    )
    yield note(_LOSS, "note")
    rows = [_row(name, of["match"]["hand_made"]) for name, of in found]
    yield whiskers(f"Wins against the hand-made evaluation, {players} players", rows, " %", 100 / players)


def _row(name: str, match: dict[str, Any]) -> Row:
    return Row(name, 100 * match["share"], 100 * match["low"], 100 * match["high"], _share(match))


def _share(match: dict[str, Any]) -> str:
    return (
        f"{100 * match['share']:.1f} % ({100 * match['low']:.0f}–{100 * match['high']:.0f}), "
        f"{match['different']} different of {match['games']} games"
    )


def _games(plan: Plan, entry: dict[str, Any]) -> int:
    matches = [entry["players"][str(players)]["match"] for players in PLAYERS]
    contests = [
        match["hand_made"]["games"] + (match["best"]["games"] if entry["round"] > 1 else 0) for match in matches
    ]
    return int(len(PLAYERS) * plan.games_of(entry["round"]) + sum(contests))


def _seconds(entry: dict[str, Any]) -> float:
    training = sum(entry["players"][str(players)]["seconds"] for players in PLAYERS)
    return float(sum(entry["seconds"].values()) + training)
