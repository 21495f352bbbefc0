"""Turns of Bison as text, and back: `buy h; walk b4m>c4p b4m>b4r -b1s1`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from greatplains.core import problems as common
from greatplains.core.errors import BadNotation, IllegalStep
from greatplains.games.bison import problems
from greatplains.games.bison import steps as st
from greatplains.games.bison.board import (
    CELLS,
    LANDS,
    TERRAIN_LETTERS,
    parse_cell,
    parse_space,
)
from greatplains.games.bison.meaning import meaning
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.reasons import closed_action
from greatplains.games.bison.state import (
    ACTIONS,
    COST,
    GAINING,
    ITEM_NAMES,
    KIND_LETTERS,
    KINDS,
    MOST_HUNTERS,
    OVERFLOWING,
    PAYING_BISON,
    PAYING_SALMON,
)

_PAYMENT: Final = re.compile(r"-(?:b([1-9][0-9]?))?(?:s([1-9][0-9]?))?(?:t([1-9][0-9]?))?")
_LAID: Final = re.compile(r"([a-f][1-6])/([0-2])")
_PLACED: Final = re.compile(r"([prm])([1-9])")
_BUILT: Final = re.compile(r"([a-f][1-6][prm]):([0-4])")
_MOVED: Final = re.compile(r"([a-f][1-6][prm])>([a-f][1-6][prm])(?:\*([0-9]+))?")
_JOINED: Final = re.compile(r"([a-f][1-6][prm])(?:\*([0-9]+))?")
_GAINED: Final = re.compile(r"\+([bst])")
_MOST_REPEATS: Final = 99
TRADE_NAMES: Final = tuple(
    f"{KIND_LETTERS[gives]}>{KIND_LETTERS[brings]}"
    for gives, brings in zip(st.TRADE_GIVES, st.TRADE_BRINGS, strict=True)
)
# What is free before an action, by the numbers of its steps.
_FREE_NAMES: Final = [f"buy {name}" for name in ITEM_NAMES] + [f"trade {name}" for name in TRADE_NAMES]
_FREE_STEPS: Final = {name: step for step, name in enumerate(_FREE_NAMES)}


def turn_text(position: BisonPosition, steps: Sequence[int]) -> str:
    """The text of a whole turn; `position` is the one before it."""
    if position.phase == OVERFLOWING:
        return _overflow_text(steps)
    after = position.copy()
    seat, tracks = after.seat, list(after.tracks)
    for step in steps:
        after.apply(step)
        if step < st.ACTION:
            tracks = list(after.tracks)
    return _text(steps, after.spent, tracks[3 * seat : 3 * seat + 3])


def _overflow_text(steps: Sequence[int]) -> str:
    return f"over {'; '.join([_FREE_NAMES[step] for step in steps if step != st.DONE])}".rstrip()


def _text(steps: Sequence[int], hunters: int, tracks: Sequence[int]) -> str:
    """A turn with so many hunters, by a seat that had so much when it paid for them."""
    parts = [_FREE_NAMES[step] for step in steps if step < st.ACTION]
    action = _action_text(steps[len(parts) :]) + _payment_text(hunters, tracks, steps)
    return "; ".join([*parts, action]) if parts else action


def _action_text(steps: Sequence[int]) -> str:
    """The action with its places, and the gain of one without hunters."""
    words = [ACTIONS[steps[0] - st.ACTION]]
    moves: list[str] = []
    target = leave = gain = ""
    for step in steps[1:]:
        place = _place_text(step)
        if step >= st.BUILD_TEPEE or st.PLACE <= step < st.GAIN or st.LAY <= step < st.TARGET:
            words.append(place)
        elif step >= st.TO:
            moves.append(f"{leave}>{place}")
        elif step >= st.FROM:
            leave = place
        elif step >= st.JOIN:
            moves.append(place)
        elif step >= st.TARGET:
            target = place
        elif st.GAIN <= step < st.PAY_BISON:
            gain = place
    if target:
        words.append(f"{target}<{','.join(_joined(moves))}")
    elif moves:
        words += _joined(moves)
    if gain:
        words.append(gain)
    return " ".join(words)


@cache
def _place_text(step: int) -> str:
    """The place or gain that a step names, as it is written."""
    found = meaning(step)
    named = found.parameters
    if found.kind == "lay":
        return f"{named['cell']}/{named['rotation']}"
    if found.kind == "place":
        return f"{str(named['terrain'])[0]}{named['hunters']}"
    if found.kind == "build":
        return f"{named['space']}:{named['value']}"
    if found.kind == "gain":
        return f"+{str(named['animal'])[0]}"
    return str(named.get("space", ""))


def _payment_text(hunters: int, tracks: Sequence[int], steps: Sequence[int]) -> str:
    """What was paid: the steps say it where there was a choice, the tracks before it where there was none."""
    due = int(COST[hunters])
    if due == 0:
        return ""
    bison = max(0, due - tracks[1] - tracks[2])
    for step in steps:
        if st.PAY_BISON <= step < st.PAY_SALMON:
            bison = step - st.PAY_BISON
    salmon = max(0, due - bison - tracks[2])
    for step in steps:
        if st.PAY_SALMON <= step < st.LAY:
            salmon = step - st.PAY_SALMON
    paid = (bison, salmon, due - bison - salmon)
    return " -" + "".join([f"{letter}{count}" for letter, count in zip(KIND_LETTERS, paid, strict=True) if count > 0])


def _joined(moves: Sequence[str]) -> list[str]:
    """Equal moves in a row are written once, with *N (B16)."""
    found: list[str] = []
    first = 0
    for place, move in enumerate(moves):
        if place + 1 == len(moves) or moves[place + 1] != move:
            count = place + 1 - first
            found.append(move if count == 1 else f"{move}*{count}")
            first = place + 1
    return found


def parse_turn(position: BisonPosition, text: str) -> list[int]:
    """The steps of a turn's text; `position` is the one before it and stays as it is."""
    reader = _TurnReader(position, text)
    if position.phase == OVERFLOWING:
        reader.read_overflow()
        exact = _overflow_text(reader.steps)
    else:
        tracks = reader.read_turn()
        exact = _text(reader.steps, reader.after.spent, tracks)
    if exact != text:
        raise BadNotation(common.NOT_EXACT, exact=exact)
    return reader.steps


class _TurnReader:
    """Plays a turn's text step by step on a copy, so that every fault is met where it stands."""

    def __init__(self, position: BisonPosition, text: str) -> None:
        self.turn = position.turn
        self.text = text
        self.after = position.copy()
        self.steps: list[int] = []

    def play(self, step: int) -> None:
        if self.is_complete():
            raise closed_action(self.after) or IllegalStep(problems.ACTION_CLOSED)
        self.after.play(step)
        self.steps.append(step)

    def is_complete(self) -> bool:
        return self.after.turn != self.turn

    def read_overflow(self) -> None:
        if self.text != "over" and not self.text.startswith("over "):
            raise IllegalStep(problems.OVERFLOW_FIRST, seat=self.after.seat)
        for part in self.text[5:].split("; ") if self.text != "over" else []:
            step = _FREE_STEPS.get(part)
            if step is None:
                raise BadNotation(problems.OVER_PART, part=part)
            if self.is_complete():
                raise IllegalStep(problems.OVERFLOW_CLOSED, part=part)
            self.play(step)
        if not self.is_complete():
            self.play(st.DONE)

    def read_turn(self) -> list[int]:
        """Reads it, and tells what the seat had when it paid."""
        if self.text == "over" or self.text.startswith("over "):
            raise IllegalStep(problems.NO_OVERFLOW)
        *free, action = self.text.split("; ")
        for part in free:
            step = _FREE_STEPS.get(part)
            if step is None:
                raise BadNotation(problems.FREE_PART, part=part)
            self.play(step)
        word, *rest = action.split(" ")
        if word not in ACTIONS:
            raise BadNotation(problems.UNKNOWN_ACTION, word=word, actions=ACTIONS)
        first = 3 * self.after.seat
        tracks: list[int] = [self.after.tracks[first + kind] for kind in range(len(KINDS))]
        self.play(st.ACTION + ACTIONS.index(word))
        payment = rest.pop() if rest and rest[-1].startswith("-") else ""
        gain = rest.pop() if rest and rest[-1].startswith("+") else ""
        if word == "tile":
            self.read_tile(rest)
        elif rest:
            {"tepee": self.read_builds, "canoe": self.read_builds, "gather": self.read_gather}.get(
                word, self.read_moves
            )(rest)
        if not self.is_complete() and st.DONE in self.after.legal_steps():
            self.play(st.DONE)
        self.read_gain(gain)
        self.read_payment(payment, tracks)
        return tracks

    def read_tile(self, words: list[str]) -> None:
        laid = _LAID.fullmatch(words[0]) if words else None
        cell = parse_cell(laid[1]) if laid else None
        if laid is None or cell is None:
            raise BadNotation(problems.TILE_PLACE)
        self.play(st.LAY + int(laid[2]) * CELLS + cell)
        if len(words) == 1:
            return
        placed = _PLACED.fullmatch(words[1])
        if placed is None or len(words) > 2:
            raise BadNotation(problems.TILE_HUNTERS)
        if int(placed[2]) > MOST_HUNTERS:
            raise IllegalStep(problems.TOO_MANY, most=MOST_HUNTERS)
        self.play(st.PLACE + TERRAIN_LETTERS.index(placed[1]) * MOST_HUNTERS + int(placed[2]) - 1)

    def read_builds(self, words: list[str]) -> None:
        for word in words:
            built = _BUILT.fullmatch(word)
            space = parse_space(built[1]) if built else None
            if built is None or space is None:
                raise BadNotation(problems.BUILD, word=word)
            value = int(built[2])
            if space < LANDS:
                self.play(st.BUILD_TEPEE + value * LANDS + space)
            else:
                self.play(st.BUILD_CANOE + value * CELLS + space - LANDS)

    def read_gather(self, words: list[str]) -> None:
        target, separator, sources = words[0].partition("<")
        space = parse_space(target)
        if len(words) != 1 or not separator or space is None:
            raise BadNotation(problems.GATHER)
        self.play(st.TARGET + space)
        for word in sources.split(","):
            joined = _JOINED.fullmatch(word)
            source = parse_space(joined[1]) if joined else None
            if joined is None or source is None:
                raise BadNotation(problems.GATHER_FROM, word=word)
            for _ in range(_count(word, joined[2])):
                self.play(st.JOIN + source)

    def read_moves(self, words: list[str]) -> None:
        for word in words:
            moved = _MOVED.fullmatch(word)
            leave, stop = (parse_space(moved[1]), parse_space(moved[2])) if moved else (None, None)
            if moved is None or leave is None or stop is None:
                raise BadNotation(problems.MOVE, word=word)
            for _ in range(_count(word, moved[3])):
                self.play(st.FROM + leave)
                self.play(st.TO + stop)

    def read_gain(self, word: str) -> None:
        gained = _GAINED.fullmatch(word) if word else None
        if word and gained is None:
            raise BadNotation(problems.GAIN, word=word)
        if not self.is_complete() and self.after.phase == GAINING:
            if gained is None:
                raise IllegalStep(problems.GAIN_MISSING)
            self.play(st.GAIN + KIND_LETTERS.index(gained[1]))
        elif word:
            raise IllegalStep(problems.NO_GAIN, word=word)

    def read_payment(self, word: str, tracks: Sequence[int]) -> None:
        hunters = self.after.spent
        cost = COST[hunters]
        paid = _payment(word)
        in_all = paid[0] + paid[1] + paid[2]
        if in_all != cost:
            raise IllegalStep(problems.WRONG_PAYMENT, hunters=hunters, cost=cost, paid=in_all)
        for kind, count, have in zip(KINDS, paid, tracks, strict=True):
            if count > have:
                raise IllegalStep(problems.TOO_FEW, have=have, kind=kind)
        if not self.is_complete() and self.after.phase == PAYING_BISON:
            self.play(st.PAY_BISON + paid[0])
        if not self.is_complete() and self.after.phase == PAYING_SALMON:
            self.play(st.PAY_SALMON + paid[1])


def _count(word: str, number: str | None) -> int:
    """`*N` is written from 2 on."""
    if number is None:
        return 1
    if number.startswith("0") or not 2 <= int(number[:3]) <= _MOST_REPEATS:
        raise BadNotation(problems.BAD_REPEAT, word=word)
    return int(number[:3])


def _payment(word: str) -> tuple[int, int, int]:
    if not word:
        return 0, 0, 0
    paid = _PAYMENT.fullmatch(word)
    if paid is None or word == "-":
        raise BadNotation(problems.PAYMENT, word=word)
    return int(paid[1] or 0), int(paid[2] or 0), int(paid[3] or 0)
