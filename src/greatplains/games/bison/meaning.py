"""What the steps of Bison mean: kind and named parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.contract import Meaning
from greatplains.core.errors import unknown_step
from greatplains.games.bison import steps as st
from greatplains.games.bison.board import CELLS, LANDS, TERRAINS, cell_name, space_name
from greatplains.games.bison.state import ACTIONS, ITEM_NAMES, KINDS, MOST_HUNTERS


def meaning(step: int) -> Meaning:
    """Kind and parameters of a step."""
    for first, end, explain in _MEANINGS:
        if first <= step < end:
            return explain(step - first)
    raise unknown_step(step, st.STEPS)


def _space_meaning(kind: str) -> Callable[[int], Meaning]:
    return lambda number: Meaning(kind, {"space": space_name(number)})


# First step of each kind, first step after it, and what its number means.
_MEANINGS: Final[tuple[tuple[int, int, Callable[[int], Meaning]], ...]] = (
    (st.BUY, st.TRADE, lambda item: Meaning("buy", {"item": ITEM_NAMES[item]})),
    (
        st.TRADE,
        st.ACTION,
        lambda number: Meaning(
            "trade", {"gives": KINDS[st.TRADE_GIVES[number]], "brings": KINDS[st.TRADE_BRINGS[number]]}
        ),
    ),
    (st.ACTION, st.DONE, lambda action: Meaning("action", {"action": ACTIONS[action]})),
    (st.DONE, st.PLACE, lambda _: Meaning("done")),
    (
        st.PLACE,
        st.GAIN,
        lambda number: Meaning(
            "place", {"terrain": TERRAINS[number // MOST_HUNTERS], "hunters": number % MOST_HUNTERS + 1}
        ),
    ),
    (st.GAIN, st.PAY_BISON, lambda kind: Meaning("gain", {"animal": KINDS[kind]})),
    (st.PAY_BISON, st.PAY_SALMON, lambda count: Meaning("pay bison", {"count": count})),
    (st.PAY_SALMON, st.LAY, lambda count: Meaning("pay salmon", {"count": count})),
    (
        st.LAY,
        st.TARGET,
        lambda number: Meaning("lay", {"cell": cell_name(number % CELLS), "rotation": number // CELLS}),
    ),
    (st.TARGET, st.JOIN, _space_meaning("target")),
    (st.JOIN, st.FROM, _space_meaning("join")),
    (st.FROM, st.TO, _space_meaning("from")),
    (st.TO, st.BUILD_TEPEE, _space_meaning("to")),
    (
        st.BUILD_TEPEE,
        st.BUILD_CANOE,
        lambda number: Meaning("build", {"space": space_name(number % LANDS), "value": number // LANDS}),
    ),
    (
        st.BUILD_CANOE,
        st.STEPS,
        lambda number: Meaning("build", {"space": space_name(LANDS + number % CELLS), "value": number // CELLS}),
    ),
)
