"""Turns of Wind River as text, and back: `bison a1e b2ne*2; lose c3; tent d4se`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from greatplains.core import problems as common
from greatplains.core.errors import BadNotation, IllegalStep
from greatplains.games.windriver import problems
from greatplains.games.windriver import steps as st
from greatplains.games.windriver.board import DIRECTIONS, HEXES, parse_hex
from greatplains.games.windriver.meaning import meaning
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import HERDING, LOSING, SETTING

_MOVE: Final = re.compile(r"([a-f][1-6])(e|ne|se|w|nw|sw)")
_REPEATED: Final = re.compile(r"(.+)\*([1-9][0-9]?)")
_MOST_REPEATS: Final = 36


def turn_text(position: WindRiverPosition, steps: Sequence[int]) -> str:
    """The text of a whole turn; nothing but the steps is needed to write it."""
    parts: list[str] = []
    before, count = "", 0  # the kind of the step before, and how often it was made in a row
    for place, step in enumerate(steps):
        count += 1
        if place + 1 < len(steps) and steps[place + 1] == step:
            continue
        kind, word = _step_text(step)
        if count > 1:
            word = f"{word}*{count}"
        if kind == before:
            parts[-1] = f"{parts[-1]} {word}"
        else:
            parts.append(f"{kind} {word}" if word else kind)
        before, count = kind, 0
    return "; ".join(parts)


@cache
def _step_text(step: int) -> tuple[str, str]:
    """The kind of a step, and the place and direction that it names."""
    found = meaning(step)
    return found.kind, f"{found.parameters.get('hex', '')}{found.parameters.get('direction', '')}"


def parse_turn(position: WindRiverPosition, text: str) -> list[int]:
    """The steps of a turn's text; `position` is the one before it and stays as it is."""
    if position.is_over:
        raise position.refusal(st.PASS)
    after = position.copy()
    steps: list[int] = []
    for part in text.split("; "):
        for step in _part_steps(part, text):
            if after.turn != position.turn:
                raise IllegalStep(problems.TURN_COMPLETE, part=part)
            after.play(step)
            steps.append(step)
    if after.turn == position.turn:
        raise _unfinished(after)
    exact = turn_text(position, steps)
    if exact != text:
        raise BadNotation(common.NOT_EXACT, exact=exact)
    return steps


def _part_steps(part: str, text: str) -> list[int]:
    kind, _, rest = part.partition(" ")
    words = rest.split(" ") if rest else []
    if kind in ("pass", "earn"):
        if words:
            raise BadNotation(problems.STRAY_WORDS, kind=kind)
        return [st.PASS if kind == "pass" else st.EARN]
    if kind in ("set", "new", "tent", "herd") and len(words) != 1:
        raise BadNotation(problems.ONE_WORD, kind=kind)
    if kind in ("bison", "lose") and not words:
        raise BadNotation(problems.NO_WORDS, kind=kind)
    if kind in ("set", "lose", "new"):
        first = {"set": st.SET, "lose": st.LOSE, "new": st.NEW}[kind]
        return [first + hex_ for word in words for hex_ in _hexes(word, repeats=kind == "lose")]
    if kind in ("bison", "tent", "herd"):
        first = {"bison": st.BISON, "tent": st.TENT, "herd": st.HERD}[kind]
        return [first + move for word in words for move in _moves(word, kind)]
    raise BadNotation(problems.UNKNOWN_WORD, kind=kind, written=text)


def _hexes(word: str, repeats: bool) -> list[int]:
    name, count = _repeated(word) if repeats else (word, 1)
    hex_ = parse_hex(name)
    if hex_ is None:
        raise BadNotation(problems.UNKNOWN_HEX, word=word)
    return [hex_] * count


def _moves(word: str, kind: str) -> list[int]:
    name, count = _repeated(word) if kind == "bison" else (word, 1)
    match = _MOVE.fullmatch(name)
    hex_ = parse_hex(match[1]) if match else None
    if match is None or hex_ is None:
        raise BadNotation(problems.UNKNOWN_MOVE, word=word)
    direction = DIRECTIONS.index(match[2])
    if kind != "tent" and direction > 2:
        raise IllegalStep(problems.BISON_NEVER_WEST, word=word)
    return [direction * HEXES + hex_] * count


def _repeated(word: str) -> tuple[str, int]:
    """`c3*2` is c3 twice; `*1` is never written."""
    match = _REPEATED.fullmatch(word)
    if match is None:
        return word, 1
    count = int(match[2])
    if not 2 <= count <= _MOST_REPEATS:
        raise BadNotation(problems.BAD_REPEAT, word=word, count=count)
    return match[1], count


def _unfinished(position: WindRiverPosition) -> IllegalStep:
    if position.phase == SETTING:
        return IllegalStep(problems.SET_MISSING)
    if position.phase == HERDING:
        return IllegalStep(problems.BISON_MISSING, left=position.left)
    if position.phase == LOSING:
        return IllegalStep(problems.LOSE_MISSING, left=position.left)
    return IllegalStep(problems.EXTRA_MISSING)
