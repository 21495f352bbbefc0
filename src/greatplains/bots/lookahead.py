"""Looking at whole turns: the best ones a seat can play, by an evaluation.

A beam of half-made turns is carried on step by step. Steps that do not show on the board yet (naming an action, picking
up a hunter) are followed at once; half-made turns of the same worth are the same turn made in another order, and
only one of them is kept, so payments and orders of moves do not crowd out the rest.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import Evaluation, lead, value_buffer
from greatplains.core.position import Position
from greatplains.core.rng import Rng


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
    """

    def __init__(self, evaluation: Evaluation, beam: int, rng: Rng, jitter: float = 0.0) -> None:
        self.evaluation = evaluation
        self.beam = beam
        self.rng = rng
        self.jitter = jitter
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
        return self.jittered(count)

    def jittered(self, count: int) -> list[Line]:
        """The best of the turns found, with the jitter."""
        if self.jitter == 0.0:
            return distinct_best(self.whole, count)
        # Equal turns are made one before chance sets them apart.
        found = distinct_best(self.whole, len(self.whole))
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

    def carry_on(self, line: Line, turn: i64, seat: i64) -> None:
        """Play every next step of a half-made turn."""
        for step in line.position.legal_steps():
            after = line.position.copy()
            after.apply(step)
            worth = self.sketch(after, seat) if after.turn == turn else self.worth(after, seat)
            longer = Line(after, [*line.steps, step], worth)
            if after.turn != turn:
                self.whole.append(longer)
            elif not after.is_settled():
                self.carry_on(longer, turn, seat)
            else:
                self.half_made.append(longer)

    def sketch(self, position: Position, seat: i64) -> float:
        """How far ahead the seat is in a turn that is half made, to be compared with other such turns only."""
        self.evaluation.sketch(position, self.values)
        return lead(self.values, seat, position.players)

    def worth(self, position: Position, seat: i64) -> float:
        """How far ahead the seat is."""
        self.evaluation.worth(position, self.values)
        return lead(self.values, seat, position.players)


def distinct_best(lines: list[Line], count: int) -> list[Line]:
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
