"""What the steps of Wind River mean: kind and named parameters."""

from __future__ import annotations

from greatplains.core.contract import Meaning
from greatplains.core.errors import unknown_step
from greatplains.games.windriver import steps as st
from greatplains.games.windriver.board import DIRECTIONS, HEXES, hex_name


def meaning(step: int) -> Meaning:
    """Kind and parameters of a step."""
    if step == st.PASS:
        return Meaning("pass")
    if step == st.EARN:
        return Meaning("earn")
    for kind, first, end in (("set", st.SET, st.BISON), ("lose", st.LOSE, st.TENT), ("new", st.NEW, st.HERD)):
        if first <= step < end:
            return Meaning(kind, {"hex": hex_name(step - first)})
    for kind, first, end in (("bison", st.BISON, st.LOSE), ("tent", st.TENT, st.NEW), ("herd", st.HERD, st.STEPS)):
        if first <= step < end:
            direction, hex_ = divmod(step - first, HEXES)
            return Meaning(kind, {"hex": hex_name(hex_), "direction": DIRECTIONS[direction]})
    raise unknown_step(step, st.STEPS)
