"""Looking at whole turns of Bison: action by action, so that no kind of turn crowds out another.

A turn may be long (buy, trade, an action with five hunters, a payment), and what it is good for shows only at its end.
So every action has a beam of its own; a purchase is tried with the trades it needs and the action it serves, and before
the best turns found without it; payments take from the largest track.
"""

from __future__ import annotations

from typing import Final

from benchmarks.yardstick.evaluation import Evaluation
from benchmarks.yardstick.lookahead import Line, Lookahead, distinct_best, play_turn
from mypy_extensions import i64

from greatplains.core.bits import bit
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games.bison.board import LANDS, SPACES
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import (
    ACTIONS,
    BISON,
    BUILDING,
    CANOE,
    CANOES,
    CHOOSING,
    GAINING,
    HUNTERS,
    ITEMS,
    JOINING,
    LAYING,
    LEAVING,
    MOST_HUNTERS,
    PAYING_BISON,
    PAYING_SALMON,
    PLACING,
    PRICE,
    SALMON,
    TARGETING,
    TEPEE,
    TILE,
    TRACK_END,
)
from greatplains.games.bison.steps import (
    ACTION,
    BUY,
    DONE,
    FROM,
    GAIN,
    PAY_BISON,
    PAY_SALMON,
    PLACE,
    TO,
    TRADE,
    TRADE_BRINGS,
    TRADE_GIVES,
    TRADE_RATE,
    TRADES,
)

# Moves of single hunters from which the moves of several are put together.
_MOVES: Final = 12
# Places for the new tile for which every number of hunters is tried; at first it is this many.
_TILES: Final = 6
_FIRST_GROUP: Final = 2
# Turns before which purchases are tried.
_BEST: Final = 4


class BisonTurns(Lookahead):
    """Finds good turns of Bison; `beam` half-made turns are carried on in each action."""

    def __init__(self, evaluation: Evaluation, beam: int, rng: Rng, jitter: float = 0.0) -> None:
        super().__init__(evaluation, beam, rng, jitter)
        self.turn: i64 = 0
        self.seat: i64 = 0

    def best_turns(self, start: Position, count: int) -> list[Line]:
        assert isinstance(start, BisonPosition)
        if start.phase != CHOOSING:
            return super().best_turns(start, count)
        self.whole = []
        self.turn = start.turn
        self.seat = start.seat
        opening = Line(start, [], 0.0)
        action: i64
        actions = start.open_actions()
        for action in range(len(ACTIONS)):
            if (actions >> action) & 1:
                self.look_at_action(opening, action)
        self.look_at_purchases(opening, actions)
        return self.jittered(count)

    def look_at_purchases(self, opening: Line, actions: i64) -> None:
        """Each purchase with the action it serves, and before the best turns without it."""
        best = distinct_best(self.whole, _BEST)
        item: i64
        for item in range(ITEMS):
            serves: i64 = TILE if item == HUNTERS else TEPEE if item <= CANOES else CANOE
            line = bought(opening, item)
            while line is not None:
                if (actions >> serves) & 1:
                    self.look_at_action(line, serves)
                for other in best:
                    self.add_after(line, other.steps)
                line = bought(line, item)

    def add_after(self, line: Line, steps: list[int]) -> None:
        """The same turn after a purchase, if it can still be paid for."""
        position = line.position.copy()
        if not play_turn(position, steps):
            return
        self.whole.append(Line(position, line.steps + steps, self.worth(position, self.seat)))

    def look_at_action(self, line: Line, action: i64) -> None:
        """The best ways to carry out an action."""
        position = line.position.copy()
        assert isinstance(position, BisonPosition)
        step = ACTION + action
        position.apply(step)
        begun = Line(position, [*line.steps, int(step)], 0.0)
        phase = position.phase
        if phase == LAYING:
            self.look_at_tile(begun)
            return
        self.finish(begun)
        if phase == LEAVING:
            self.look_at_moves(begun)
        elif phase == BUILDING:
            self.carry_on_all([begun])
        elif phase == TARGETING:
            lines: list[Line] = []
            for target in position.legal_steps():
                if target != DONE:
                    chosen = position.copy()
                    chosen.apply(target)
                    lines.append(Line(chosen, [*begun.steps, target], 0.0))
            self.carry_on_all(lines)

    def carry_on_all(self, lines: list[Line]) -> None:
        """Builds or joining hunters, one after the other; every turn on the way may also end."""
        while lines:
            found: list[Line] = []
            for line in lines:
                for step in line.position.legal_steps():
                    if step != DONE:
                        after = line.position.copy()
                        after.apply(step)
                        found.append(Line(after, [*line.steps, step], self.worth(after, self.seat)))
            lines = self.finished(distinct_best(found, self.beam))

    def finished(self, lines: list[Line]) -> list[Line]:
        """Each of the turns ended as it is; those that may go on."""
        going_on: list[Line] = []
        for line in lines:
            position = line.position
            assert isinstance(position, BisonPosition)
            self.finish(line)
            if position.turn == self.turn and position.phase in (BUILDING, JOINING, LEAVING):
                going_on.append(line)
        return going_on

    def finish(self, line: Line) -> None:
        """End the action and pay; the whole turn is found."""
        position = line.position.copy()
        assert isinstance(position, BisonPosition)
        steps = line.steps[:]
        while position.turn == self.turn:
            step = closing_step(position)
            position.apply(step)
            steps.append(int(step))
        self.whole.append(Line(position, steps, self.worth(position, self.seat)))

    def look_at_tile(self, begun: Line) -> None:
        """Where the tile may lie, with a group of hunters on each of its spaces; then other numbers of them."""
        start = begun.position
        found: list[Line] = []
        for lay in start.legal_steps():
            laid = start.copy()
            assert isinstance(laid, BisonPosition)
            laid.apply(lay)
            if laid.phase != PLACING:
                self.finish(Line(laid, [*begun.steps, lay], 0.0))
                continue
            most = i64(laid.reserve[self.seat * ITEMS + HUNTERS])
            if most > laid.limit:
                most = laid.limit
            if most > _FIRST_GROUP:
                most = _FIRST_GROUP
            terrain: i64
            for terrain in range(3):
                after = laid.copy()
                place = PLACE + terrain * MOST_HUNTERS + most - 1
                after.apply(place)
                found.append(Line(after, [*begun.steps, lay, int(place)], self.worth(after, self.seat)))
        for line in distinct_best(found, _TILES):
            self.try_numbers(begun, line.steps[-2], line.steps[-1])

    def try_numbers(self, begun: Line, lay: int, place: int) -> None:
        """Every number of hunters on one space of the new tile."""
        laid = begun.position.copy()
        laid.apply(lay)
        first = place - (place - PLACE) % MOST_HUNTERS
        for step in laid.legal_steps():
            if step == DONE or first <= step < first + MOST_HUNTERS:
                after = laid.copy()
                after.apply(step)
                self.finish(Line(after, [*begun.steps, lay, step], 0.0))

    def look_at_moves(self, begun: Line) -> None:
        """The best moves of single hunters, and then of several of them."""
        moves = self.single_moves(begun.position)
        lines = [begun]
        while lines:
            found: list[Line] = []
            for line in lines:
                self.move_one_more(line, len(line.steps) - len(begun.steps), moves, found)
            lines = self.finished(distinct_best(found, self.beam))

    def move_one_more(self, line: Line, moved: i64, moves: list[Line], found: list[Line]) -> None:
        """One more hunter moves, in the order of the list: another order is the same turn."""
        allowed = moved == 0
        for move in moves:
            leave, arrive = move.steps[0], move.steps[1]
            if not allowed:
                allowed = line.steps[-2] == leave and line.steps[-1] == arrive
            if not allowed or not line.position.is_legal(leave):
                continue
            after = line.position.copy()
            after.apply(leave)
            if after.is_legal(arrive):
                after.apply(arrive)
                found.append(Line(after, [*line.steps, leave, arrive], self.worth(after, self.seat)))

    def single_moves(self, start: Position) -> list[Line]:
        """The best moves of one hunter, judged by what it leaves and what it comes to, each looked at once."""
        assert isinstance(start, BisonPosition)
        arriving: list[float] = [0.0] * SPACES
        known_land: i64 = 0
        known_river: i64 = 0
        found: list[Line] = []
        for leave in start.legal_steps():
            if leave == DONE:
                continue
            without = start.copy()
            without.add_hunters(self.seat, leave - FROM, -1)
            leaving = self.worth(without, self.seat)
            chosen = start.copy()
            chosen.apply(leave)
            for arrive in chosen.legal_steps():
                space: i64 = arrive - TO
                if space < LANDS:
                    is_known = (known_land >> space) & 1 == 1
                    known_land |= bit(space)
                else:
                    is_known = (known_river >> (space - LANDS)) & 1 == 1
                    known_river |= bit(space - LANDS)
                if not is_known:
                    withal = start.copy()
                    withal.add_hunters(self.seat, space, 1)
                    arriving[space] = self.worth(withal, self.seat)
                found.append(Line(start, [leave, arrive], leaving + arriving[space]))
        return distinct_best(found, _MOVES)


def closing_step(position: BisonPosition) -> i64:
    """The step that brings the turn nearer to its end without using more hunters."""
    phase = position.phase
    if phase == GAINING:
        return GAIN + lowest_kind(position)
    if phase == PAYING_BISON:
        return PAY_BISON + fair_part(position, BISON)
    if phase == PAYING_SALMON:
        return PAY_SALMON + fair_part(position, SALMON)
    return DONE


def lowest_kind(position: BisonPosition) -> i64:
    """The kind of which the seat has fewest."""
    tracks = position.tracks
    own = position.seat * 3
    found: i64 = 0
    kind: i64
    for kind in range(1, 3):
        if tracks[own + kind] < tracks[own + found]:
            found = kind
    return found


def fair_part(position: BisonPosition, kind: i64) -> i64:
    """How many of a kind to pay so that what remains of this and the later kinds is as even as it can be."""
    left = [position.tracks[position.seat * 3 + other] for other in range(3)]
    paid: i64 = 0
    for _ in range(position.due):
        largest = kind
        other: i64
        for other in range(kind + 1, 3):
            if left[other] > left[largest]:
                largest = other
        left[largest] -= 1
        if largest == kind:
            paid += 1
    return paid


def bought(line: Line, item: i64) -> Line | None:
    """The line with one purchase more and the trades it needs; none if it cannot be paid for."""
    position = line.position.copy()
    assert isinstance(position, BisonPosition)
    if position.market[position.seat * ITEMS + item] == 0:
        return None
    steps = line.steps[:]
    while not (position.purchases() >> item) & 1:
        trade = helpful_trade(position, PRICE[item])
        if trade < 0:
            return None
        position.apply(TRADE + trade)
        steps.append(int(TRADE + trade))
    position.apply(BUY + item)
    steps.append(int(BUY + item))
    return Line(position, steps, 0.0)


def helpful_trade(position: BisonPosition, price: i64) -> i64:
    """A trade of the kind there is most of for the kind there is least of, if the price is left; -1 for none."""
    tracks = position.tracks
    own = position.seat * 3
    least = lowest_kind(position)
    most: i64 = 0
    kind: i64
    for kind in range(1, 3):
        if tracks[own + kind] > tracks[own + most]:
            most = kind
    if tracks[own + most] - TRADE_RATE < price or tracks[own + least] >= TRACK_END:
        return -1
    number: i64
    for number in range(TRADES):
        if TRADE_GIVES[number] == most and TRADE_BRINGS[number] == least:
            return number
    return -1
