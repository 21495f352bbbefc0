"""Pictures of boards, small and without letters, and how far two of them are from each other.

A board is compared as somebody sees it from far away: fonts, the smoothing of edges and a hundredth of a shade do not
count; a piece that is missing or stands elsewhere does.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Page

_WIDTH: Final = 200  # of what is kept
# No letters; the board fills the window and covers all else, however high the bars round it are.
_BARE: Final = """
.board:has(.stage) text, .controls { visibility: hidden !important }
.board:has(.stage) {
  position: fixed !important; inset: 0; z-index: 99; background: var(--ground);
  width: 100vw !important; height: 100vh !important;
}
"""


def take_board(page: Page) -> Image.Image:
    """The board of a page whose Content-Security-Policy is bypassed."""
    page.add_style_tag(content=_BARE)
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)  # the window has another size, and the board is fitted to it
    return shrunk(page.screenshot())


def shrunk(png: bytes) -> Image.Image:
    whole = Image.open(io.BytesIO(png)).convert("RGB")
    return whole.resize((_WIDTH, round(whole.height * _WIDTH / whole.width)), Image.Resampling.BOX)


def load(path: Path) -> Image.Image:
    return Image.open(path).convert("RGB")


def keep(picture: Image.Image, path: Path) -> None:
    picture.save(path, optimize=True)


def distance(one: Image.Image, other: Image.Image) -> int:
    """How much the places differ that differ most, from 0 to 255; 255 if the pictures have other shapes."""
    if one.size != other.size:
        return 255
    blurred = [picture.filter(ImageFilter.GaussianBlur(0.7)) for picture in (one, other)]
    difference = ImageChops.difference(*blurred).convert("L").filter(ImageFilter.BoxBlur(1))
    return int(difference.getextrema()[1])  # type: ignore[arg-type]
