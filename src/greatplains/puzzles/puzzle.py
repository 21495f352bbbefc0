"""A puzzle: a record that leads to a position, and beside it what is known of the turns there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from greatplains.core.contract import Rules
from greatplains.core.position import Position
from greatplains.core.record import Record, record_line
from greatplains.games import GAMES
from greatplains.review.explanation import Explanation
from greatplains.review.registry import read_reason

# The key of a record that the puzzle stands under: one that the rules do not know, and keep.
KEY: Final = "puzzle"
# What a turn may give away of the chance to win and count as the best one all the same: a hair.
HAIR: Final = 0.01
# A turn that gives away less than this, and more than a hair, is in no puzzle: the best stands clear of all others.
GAP: Final = 0.04
# How hard it is, easiest first.
DIFFICULTIES: Final = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class KnownTurn:
    """A turn that was looked at when the puzzle was found, and what it gives away."""

    text: str
    loss: float

    @property
    def is_right(self) -> bool:
        """Does it count as the best?"""
        return self.loss <= HAIR


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    """One puzzle: `record` leads to its position, `turns` are the turns that are known, the best first.

    `chance` is what the best promises to the seat to move, and `reasons` say why, against what the greedy bot would
    play.
    """

    record: Record
    theme: str
    difficulty: str
    chance: float
    turns: tuple[KnownTurn, ...]
    line: tuple[str, ...]
    reasons: tuple[Explanation, ...]

    @property
    def id(self) -> str:
        """Its name: made of the position, so that it stays the same in every collection."""
        plain = Record(self.record.game, self.record.setup, self.record.turns)
        return blake2b(record_line(plain).encode(), digest_size=5).hexdigest()

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.record.game

    @property
    def rules(self) -> Rules[Any]:
        """The rules of its game."""
        return GAMES[self.record.game]

    @property
    def best(self) -> str:
        """The turn that promises most."""
        return self.turns[0].text

    def start(self) -> Position:
        """The position in which the best turn is looked for."""
        position: Position = self.rules.opening(self.rules.check_setup(self.record.setup))
        for text in self.record.turns:
            for step in self.rules.parse_turn(position, text):
                position.apply(step)
        return position

    def known_loss(self, before: Position, after: Position) -> float | None:
        """What a turn gives away that leads to a position which a known turn leads to as well; else None."""
        reached = after.to_bytes()
        for known in self.turns:
            position = before.copy()
            for step in self.rules.parse_turn(before, known.text):
                position.apply(step)
            if position.to_bytes() == reached:
                return known.loss
        return None


def puzzle_of(record: Record) -> Puzzle:
    """The puzzle that stands in a record; its form is that which `puzzle_line` writes."""
    data: Mapping[str, Any] = record.extra[KEY]
    return Puzzle(
        record=Record(record.game, record.setup, record.turns),
        theme=data["theme"],
        difficulty=data["difficulty"],
        chance=data["chance"],
        turns=tuple(KnownTurn(text, loss) for text, loss in data["turns"]),
        line=tuple(data["line"]),
        reasons=tuple(read_reason(record.game, reason) for reason in data["reasons"]),
    )


def puzzle_line(puzzle: Puzzle) -> str:
    """The puzzle as a record, on one line."""
    data = {
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "chance": puzzle.chance,
        "turns": [[known.text, known.loss] for known in puzzle.turns],
        "line": list(puzzle.line),
        "reasons": [{"code": reason.reason.code, "parameters": dict(reason.parameters)} for reason in puzzle.reasons],
    }
    record = puzzle.record
    return record_line(Record(record.game, record.setup, record.turns, None, {KEY: data}))
