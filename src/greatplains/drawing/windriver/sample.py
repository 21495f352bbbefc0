"""The position of Wind River that the documentation shows."""

from __future__ import annotations

from typing import Final

from greatplains.core.contract import View
from greatplains.drawing.sample import Sample


def _liveliness(view: View, seat: int) -> int:
    """Many tents near bison, going east."""
    own = view["seats"][seat]
    camps = {name: content for name, content in view["hexes"].items() if content["tents"][seat]}
    east: int = sum(int(name[1:]) * content["tents"][seat] for name, content in camps.items())
    alone = [content for content in camps.values() if sum(content["tents"]) == content["tents"][seat]]
    bison: int = sum(min(content["bison"], 3) for content in alone)
    liveliness: int = 40 * own["plains"] + 12 * own["board"] - 4 * own["hungry"] + own["resources"]
    return liveliness + 2 * east + 3 * bison


SAMPLE: Final = Sample(seed=82, turns=69, liveliness=_liveliness, options={})
