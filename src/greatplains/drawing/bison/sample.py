"""The position of Bison that the documentation shows."""

from __future__ import annotations

from typing import Final

from greatplains.core.contract import View
from greatplains.drawing.sample import Sample


def _liveliness(view: View, seat: int) -> int:
    """Large pieces and many hunters on the map, and animals left to pay for more."""
    own = [space for space in view["spaces"].values() if space["seat"] == seat]
    animals: int = min(sum(view["seats"][seat]["tracks"].values()), 12)
    camps: int = sum(6 * space["value"] + 3 * space["hunters"] for space in own)
    return animals + camps


SAMPLE: Final = Sample(seed=54, turns=56, liveliness=_liveliness, options={"variant": 1})
