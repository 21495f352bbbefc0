"""What a review comes to: the chances over the game, how accurately each seat played, and where the game turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from greatplains.bots.forecast import Forecast
from greatplains.review.explanation import Entry
from greatplains.review.marks import MARKS, accuracy, is_decided
from greatplains.review.turns import Played, TurnReview

_TURNING_POINTS: Final = 3
# What was won and lost is told of the largest amounts.
_TOLD: Final = 3


@dataclass(frozen=True, slots=True)
class Booked:
    """What was won or lost, and with which turn."""

    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How one seat played: accuracy and mean loss over its own turns where it had a choice and the game was open, how
    many turns have each mark, what its draws were worth in all, and the most it won and lost at once."""

    seat: int
    accuracy: float | None
    mean_loss: float | None
    marks: dict[str, int]
    luck: float
    won: tuple[Booked, ...]
    lost: tuple[Booked, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """`course[n]` are everybody's chances after n turns; `turning_points` are the numbers of turns."""

    seats: tuple[SeatSummary, ...]
    course: tuple[tuple[float, ...], ...]
    turning_points: tuple[int, ...]


def summarize(played: Played, turns: Sequence[TurnReview], stood_in: Collection[int] = ()) -> Summary:
    """The summary of a whole review. `stood_in` are the numbers of turns that somebody else made for their seat: they
    say nothing of how it played."""
    players = played.setup.players
    course = _course(played, turns)
    return Summary(
        seats=tuple(_seat(seat, turns, stood_in) for seat in range(players)),
        course=course,
        turning_points=_turning_points(course),
    )


def _course(played: Played, turns: Sequence[TurnReview]) -> tuple[tuple[float, ...], ...]:
    """Between two turns the chances are what both say: who has moved hopes a little too much, and so does who is to.
    Before the first and after the last turn only one of them says anything; where the game is over, its result does."""
    if not turns:
        return ()
    between = (_middle(turn.after, following.before) for turn, following in pairwise(turns))
    last = played.positions[-1]
    end = Forecast(played.rules.name).shares(last) if last.is_over else turns[-1].after
    return (_rounded(turns[0].before), *between, _rounded(end))


def _middle(first: Sequence[float], second: Sequence[float]) -> tuple[float, ...]:
    return _rounded([(one + other) / 2 for one, other in zip(first, second, strict=True)])


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def _turning_points(course: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """The turns with which the chances moved most, in the order of the game."""
    moved = [
        (sum(abs(new - old) for old, new in zip(before, after, strict=True)), -number)
        for number, (before, after) in enumerate(pairwise(course), start=1)
    ]
    return tuple(sorted(-number for _, number in sorted(moved, reverse=True)[:_TURNING_POINTS]))


def _seat(seat: int, turns: Sequence[TurnReview], stood_in: Collection[int]) -> SeatSummary:
    own = [turn for turn in turns if turn.seat == seat and turn.number not in stood_in]
    chosen = [turn for turn in own if not turn.is_forced]
    losses = [turn.loss for turn in chosen if not is_decided(turn.before[seat], turn.after[seat])]
    counted = Counter(turn.mark for turn in own)
    share = accuracy(losses)
    booked = [Booked(turn.number, entry) for turn in turns for entry in turn.entries if entry.seat == seat]
    won = [each for each in booked if each.entry.amount > 0]
    lost = [each for each in booked if each.entry.amount < 0]
    return SeatSummary(
        seat=seat,
        accuracy=None if share is None else round(share, 1),
        mean_loss=round(sum(losses) / len(losses), 4) if losses else None,
        marks={mark: counted[mark] for mark in MARKS},
        luck=round(sum(turn.luck[seat] for turn in turns), 4) + 0.0,
        won=_largest(won),
        lost=_largest(lost),
    )


def _largest(booked: list[Booked]) -> tuple[Booked, ...]:
    return tuple(sorted(booked, key=lambda each: (-abs(each.entry.amount), each.number))[:_TOLD])
