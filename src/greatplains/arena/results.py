"""What a finished game says about its bots, whether it was played to its end or forfeited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Forfeited:
    """Which seat forfeited a game, in which turn, and why."""

    seat: int
    turn: int
    code: str
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game, by seat. A rank is the number of seats that did better; shares of the win add up to 1."""

    number: int
    deal: int
    first: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    margins: tuple[int, ...] | None
    turns: tuple[str, ...]
    seconds: tuple[tuple[float, ...], ...]
    forfeit: Forfeited | None = None

    @property
    def place(self) -> tuple[int, ...]:
        """The place of each seat in the order of play, from 0."""
        return tuple((seat - self.first) % len(self.bots) for seat in range(len(self.bots)))


def result_of(record: Mapping[str, Any]) -> Result:
    """The result of a record of the arena."""
    bots = tuple(record["bots"])
    forfeit = _forfeit(record.get("forfeit"))
    margins: tuple[int, ...] | None = None
    if forfeit is not None:
        ranks = tuple(len(bots) - 1 if seat == forfeit.seat else 0 for seat in range(len(bots)))
        shares = tuple(0.0 if seat == forfeit.seat else 1 / (len(bots) - 1) for seat in range(len(bots)))
    else:
        outcome = record["result"]
        winners = outcome["winners"]
        ranks = _ranks(list(zip(outcome["scores"], outcome["tiebreaks"], strict=True)))
        shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots)))
        margins = _margins(outcome["scores"])
    return Result(
        number=record["number"],
        deal=record["deal"],
        first=record["first"],
        bots=bots,
        ranks=ranks,
        shares=shares,
        margins=margins,
        turns=tuple(record["turns"]),
        seconds=tuple(map(tuple, record["seconds"])),
        forfeit=forfeit,
    )


def _forfeit(data: Mapping[str, Any] | None) -> Forfeited | None:
    return None if data is None else Forfeited(data["seat"], data["turn"], data["code"], data["reason"])


def _ranks(standings: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(sum(other > own for other in standings) for own in standings)


def _margins(scores: Sequence[int]) -> tuple[int, ...]:
    """How far each seat is ahead of the best of the others; below 0, how far behind."""
    return tuple(
        score - max(other for seat, other in enumerate(scores) if seat != own) for own, score in enumerate(scores)
    )
