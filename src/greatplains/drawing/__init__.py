"""Pictures: a view of either game as SVG."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.contract import View
from greatplains.drawing import bison, windriver
from greatplains.drawing.markup import Picture

_PICTURES: Final[dict[str, Callable[[View], Picture]]] = {
    "bison": bison.picture,
    "wind-river": windriver.picture,
}


def picture(view: View) -> Picture:
    """The view drawn."""
    return _PICTURES[view["game"]](view)


def svg(view: View) -> str:
    """The view drawn, as an SVG document that needs nothing else."""
    return picture(view).svg()
