"""What is refused where pixels are wanted."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, Problems

PROBLEMS: Final = Problems("drawing")
_add: Final = PROBLEMS.add

WIDTH: Final = _add(
    "width",
    "A picture can be {least} to {most} pixels wide, not {width}.",
    least=NUMBER,
    most=NUMBER,
    width=NUMBER,
)
NO_PIXELS: Final = _add(
    "no_pixels",
    "What makes {kind} is not installed; it comes with: pip install 'greatplains[pictures]'.",
    kind=TEXT,
)
