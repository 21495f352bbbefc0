"""Looking at whole turns: the best ones a seat can play, by an evaluation.

A beam of half-made turns is carried on step by step. Steps that do not show on the board yet (naming an action, picking
up a hunter) are followed at once; half-made turns of the same worth are the same turn made in another order, and
only one of them is kept, so payments and orders of moves do not crowd out the rest.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import Evaluation, lead, value_buffer
from greatplains.core.position import Position
from greatplains.core.rng import Rng

# Whole turns on which the evaluation has the last word, where a sketch finds them.
SHORTLIST: Final = 24
# The lead of a game that is won.
_SURE: Final = 12.0


class Line:
    """A turn, whole or half-made: the position it leads to, its steps, and what that is worth to its seat."""

    def __init__(self, position: Position, steps: list[int], worth: float) -> None:
        self.position = position
        self.steps = steps
        self.worth = worth


class Lookahead:
    """Finds good turns of one game with one evaluation; `beam` half-made turns are carried on.

    With a `jitter`, the worth of a whole turn is up to that much higher by chance: turns that are nearly as good as the
    best are then played now and then, and no two games need be the same.

    Where the evaluation has a sketch of itself, that finds the turns, and it has the last word on the best of them.
    """

    def __init__(self, evaluation: Evaluation, beam: int, rng: Rng, jitter: float = 0.0) -> None:
        self.evaluation = evaluation
        self.beam = beam
        self.rng = rng
        self.jitter = jitter
        self.shortlist: i64 = SHORTLIST
        self.values: vec[float] = value_buffer()
        self.half_made: list[Line] = []
        self.whole: list[Line] = []

    def best_turns(self, start: Position, count: int) -> list[Line]:
        """The best whole turns of the seat to move, best first."""
        self.whole = []
        lines = [Line(start.copy(), [], 0.0)]
        while lines:
            self.half_made = []
            for line in lines:
                self.carry_on(line, start.turn, start.seat)
            lines = distinct_best(self.half_made, self.beam)
        return self.pick(start.seat, count)

    def pick(self, seat: i64, count: int) -> list[Line]:
        """The best of the turns found, with the jitter."""
        is_sketched = self.evaluation.has_sketch()
        if self.jitter == 0.0 and not is_sketched:
            return distinct_best(self.whole, count)
        # Equal turns are made one before chance, or a finer evaluation, sets them apart.
        found = distinct_best(self.whole, self.shortlist if is_sketched else len(self.whole))
        if is_sketched:
            for line in found:
                line.worth = self.worth(line.position, seat)
        for line in found:
            line.worth += self.jitter * float(self.rng.below(1000)) / 1000.0
        return distinct_best(found, count)

    def every_turn(self, start: Position, most: int) -> list[Line]:
        """Every whole turn, best first; none if there are too many to look at."""
        self.whole = []
        lines = [Line(start.copy(), [], 0.0)]
        while lines:
            self.half_made = []
            for line in lines:
                self.carry_on(line, start.turn, start.seat)
                if len(self.whole) + len(self.half_made) > most:
                    return []
            lines = self.half_made
        self.whole.sort(key=_worth, reverse=True)
        return self.whole

    def play_on(self, position: Position, until: i64) -> Position:
        """The position before the turn of that number if everybody plays what seems best at once.

        What is good in an opening shows only later: a camp that no bison will reach looks as good as any at first.
        """
        if position.turn >= until or position.is_over:
            return position
        beam = self.beam
        jitter = self.jitter
        self.beam = 1
        self.jitter = 0.0
        while position.turn < until and not position.is_over:
            position = self.best_turns(position, 1)[0].position
        self.beam = beam
        self.jitter = jitter
        return position

    def carry_on(self, line: Line, turn: i64, seat: i64) -> None:
        """Play every next step of a half-made turn."""
        for step in line.position.legal_steps():
            after = line.position.copy()
            after.apply(step)
            worth = self.sketch(after, seat)
            longer = Line(after, [*line.steps, step], worth)
            if after.turn != turn:
                self.whole.append(longer)
            elif not after.is_settled():
                self.carry_on(longer, turn, seat)
            else:
                self.half_made.append(longer)

    def sketch(self, position: Position, seat: i64) -> float:
        """How far ahead the seat is, roughly: to be compared with other sketches only."""
        if position.is_over:
            return self.worth(position, seat)
        self.evaluation.sketch(position, self.values)
        return lead(self.values, seat, position.players)

    def worth(self, position: Position, seat: i64) -> float:
        """How far ahead the seat is. A game that is over is won, lost or shared; how clearly counts far less."""
        values = self.values
        self.evaluation.worth(position, values)
        ahead = lead(values, seat, position.players)
        if not position.is_over:
            return ahead
        position.win_shares(values)
        return sure_lead(values[seat]) + 0.01 * ahead


def sure_lead(share: float) -> float:
    """The lead that a share of the win stands for, where the game is over."""
    if share <= 0.0:
        return -_SURE
    return _SURE if share >= 1.0 else log(share / (1.0 - share))


def distinct_best(lines: list[Line], count: i64) -> list[Line]:
    """The best lines, one of each worth."""
    lines.sort(key=_worth, reverse=True)
    kept: list[Line] = []
    for line in lines:
        if not kept or line.worth != kept[-1].worth:
            kept.append(line)
            if len(kept) == count:
                break
    return kept


def play_turn(position: Position, steps: list[int]) -> bool:
    """Play the steps of a turn that was found on another position, as far as they go; were they a whole turn here too?

    With fewer animals an action may close by itself, and what was its last step would then be somebody else's first.
    """
    turn = position.turn
    for step in steps:
        if position.turn != turn or not position.is_legal(step):
            return False
        position.apply(step)
    return position.turn == turn + 1


def _worth(line: Line) -> float:
    return line.worth
