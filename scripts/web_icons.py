"""The icons of the app: `python -m scripts.web_icons` draws them anew from `web/public/favicon.svg`.

Whoever installs the site may cut its icon to any shape: the drawing fills the square, and what matters stays in the middle.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from greatplains.drawing.markup import Picture, element
from greatplains.drawing.raster import png

_PUBLIC: Final = Path("web", "public")
_SIZES: Final = (192, 512)
_GRASS: Final = "#8fae55"
_SIDE: Final = 64.0


def main() -> None:
    """Draw all of them."""
    drawn = (_PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    ground = element("rect", x=-8, y=-8, width=_SIDE + 16, height=_SIDE + 16, fill=_GRASS)
    icon = Picture("Great Plains", (-8.0, -8.0, _SIDE + 16, _SIDE + 16), {}, ground + drawn)
    for size in _SIZES:
        (_PUBLIC / f"icon-{size}.png").write_bytes(png(icon, size))


if __name__ == "__main__":
    main()
