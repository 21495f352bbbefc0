"""Turns of Bison as text, and back: `buy h; walk b4m>c4p b4m>b4r -b1s1`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby
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
# Made once: here they are only read.
_known_meaning: Final = cache(meaning)

TRADE_NAMES: Final = tuple(
    f"{KIND_LETTERS[gives]}>{KIND_LETTERS[brings]}"
    for gives, brings in zip(st.TRADE_GIVES, st.TRADE_BRINGS, strict=True)
)


def turn_text(position: BisonPosition, steps: Sequence[int]) -> str:
    """The text of a whole turn; `position` is the one before it."""
    if position.phase == OVERFLOWING:
        return f"over {'; '.join(_free(step) for step in steps if step != st.DONE)}".rstrip()
    after = position.copy()
    parts: list[str] = []
    for step in steps:
        if step < st.ACTION:
            parts.append(_free(step))
            after.apply(step)
    tracks = [after.tracks[after.seat * 3 + kind] for kind in range(len(KINDS))]
    for step in steps[len(parts) :]:
        after.apply(step)
    action = _action_text(steps[len(parts) :])
    return "; ".join([*parts, action + _payment_text(after.spent, tracks, steps)])


def _free(step: int) -> str:
    return f"buy {ITEM_NAMES[step]}" if step < st.TRADE else f"trade {TRADE_NAMES[step - st.TRADE]}"


def _action_text(steps: Sequence[int]) -> str:
    """The action with its places, and the gain of one without hunters."""
    word = ACTIONS[steps[0] - st.ACTION]
    meanings = [_known_meaning(step) for step in steps[1:]]
    named = {found.kind: found.parameters for found in meanings}
    places: list[str] = []
    if "lay" in named:
        places.append(f"{named['lay']['cell']}/{named['lay']['rotation']}")
    if "place" in named:
        places.append(f"{str(named['place']['terrain'])[0]}{named['place']['hunters']}")
    places += [
        f"{found.parameters['space']}:{found.parameters['value']}" for found in meanings if found.kind == "build"
    ]
    if "target" in named:
        joined = _joined([str(found.parameters["space"]) for found in meanings if found.kind == "join"])
        places.append(f"{named['target']['space']}<{','.join(joined)}")
    leaves = [str(found.parameters["space"]) for found in meanings if found.kind == "from"]
    stops = [str(found.parameters["space"]) for found in meanings if found.kind == "to"]
    places += _joined([f"{leave}>{stop}" for leave, stop in zip(leaves, stops, strict=True)])
    if "gain" in named:
        places.append(f"+{str(named['gain']['animal'])[0]}")
    return " ".join([word, *places])


def _payment_text(hunters: int, tracks: Sequence[int], steps: Sequence[int]) -> str:
    """What was paid: the steps say it where there was a choice, the tracks before it where there was none."""
    due = COST[hunters]
    if due == 0:
        return ""
    asked = {
        found.kind: found.parameters["count"] for found in map(_known_meaning, steps) if found.kind.startswith("pay")
    }
    bison = int(asked.get("pay bison", max(0, due - tracks[1] - tracks[2])))
    salmon = int(asked.get("pay salmon", max(0, due - bison - tracks[2])))
    paid = zip(KIND_LETTERS, (bison, salmon, due - bison - salmon), strict=True)
    return " -" + "".join(f"{letter}{count}" for letter, count in paid if count > 0)


def _joined(moves: Sequence[str]) -> list[str]:
    """Equal moves in a row are written once, with *N (B16)."""
    runs = [(move, len(list(same))) for move, same in groupby(moves)]
    return [move if count == 1 else f"{move}*{count}" for move, count in runs]


def parse_turn(position: BisonPosition, text: str) -> list[int]:
    """The steps of a turn's text; `position` is the one before it and stays as it is."""
    reader = _TurnReader(position, text)
    if position.phase == OVERFLOWING:
        reader.read_overflow()
    else:
        reader.read_turn()
    exact = turn_text(position, reader.steps)
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
            step = _free_step(part)
            if step is None:
                raise BadNotation(problems.OVER_PART, part=part)
            if self.is_complete():
                raise IllegalStep(problems.OVERFLOW_CLOSED, part=part)
            self.play(step)
        if not self.is_complete():
            self.play(st.DONE)

    def read_turn(self) -> None:
        if self.text == "over" or self.text.startswith("over "):
            raise IllegalStep(problems.NO_OVERFLOW)
        *free, action = self.text.split("; ")
        for part in free:
            step = _free_step(part)
            if step is None:
                raise BadNotation(problems.FREE_PART, part=part)
            self.play(step)
        word, *rest = action.split(" ")
        if word not in ACTIONS:
            raise BadNotation(problems.UNKNOWN_ACTION, word=word, actions=ACTIONS)
        seat, tracks = self.after.seat, list(self.after.tracks)
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
        self.read_payment(payment, tracks[3 * seat : 3 * seat + 3])

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
        gained = _GAINED.fullmatch(word)
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
        if sum(paid) != cost:
            raise IllegalStep(problems.WRONG_PAYMENT, hunters=hunters, cost=cost, paid=sum(paid))
        for kind, count, have in zip(KINDS, paid, tracks, strict=True):
            if count > have:
                raise IllegalStep(problems.TOO_FEW, have=have, kind=kind)
        if not self.is_complete() and self.after.phase == PAYING_BISON:
            self.play(st.PAY_BISON + paid[0])
        if not self.is_complete() and self.after.phase == PAYING_SALMON:
            self.play(st.PAY_SALMON + paid[1])


def _free_step(part: str) -> int | None:
    word, _, what = part.partition(" ")
    if word == "buy" and what in ITEM_NAMES:
        return st.BUY + ITEM_NAMES.index(what)
    if word == "trade" and what in TRADE_NAMES:
        return st.TRADE + TRADE_NAMES.index(what)
    return None


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
