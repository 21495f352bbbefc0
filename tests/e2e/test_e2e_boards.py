"""Boards look as they did: compared with small pictures in tests/e2e/boards.

make board-pictures     takes them anew, after a change of the look that is meant
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import pytest
from PIL import Image
from playwright.sync_api import Page, ViewportSize
from tests.e2e.browsing import Visitor
from tests.e2e.hosting import Host, read_record
from tests.e2e.pictures import distance, keep, load, take_board

Visit = Callable[..., Visitor]
_FOLDER: Final = Path(__file__).parent / "boards"
_WIDE: Final[ViewportSize] = {"width": 960, "height": 600}
_UPRIGHT: Final[ViewportSize] = {"width": 480, "height": 640}
# A piece that is missing makes 13 or more (the last test tries it), the same board on the same machine 0.
_MOST: Final = 9
_POSITIONS: Final = {"bison": ("bison_two_players", 30), "wind-river": ("windriver_two_players", 40)}


def _open(visitor: Visit, address: str, game: str, viewport: ViewportSize, theme: Literal["light", "dark"]) -> Page:
    """A position of a game that was played, as everybody sees it."""
    record, turn = _POSITIONS[game]
    host = Host.arrive(address, "Ann")
    table = host.open_record(read_record(record))
    somebody = visitor(
        viewport=viewport, color_scheme=theme, reduced_motion="reduce", bypass_csp=True, **host.identity()
    )
    page = somebody.go(f"/replay/{table}/{turn}")
    page.locator(".stage .living use").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize(
    ("game", "viewport", "theme"),
    [
        ("bison", _WIDE, "light"),
        ("bison", _WIDE, "dark"),
        ("wind-river", _WIDE, "light"),
        ("wind-river", _WIDE, "dark"),
        ("wind-river", _UPRIGHT, "light"),
    ],
    ids=["bison", "bison at dusk", "wind-river", "wind-river at dusk", "wind-river upright"],
)
def test_a_board_looks_as_it_did(
    visitor: Visit,
    address: str,
    game: str,
    viewport: ViewportSize,
    theme: Literal["light", "dark"],
    request: pytest.FixtureRequest,
) -> None:
    name = f"{game}{'-upright' if viewport == _UPRIGHT else ''}-{theme}.png"
    seen = take_board(_open(visitor, address, game, viewport, theme))
    if os.environ.get("RENEW_BOARDS"):
        keep(seen, _FOLDER / name)
    found = distance(seen, load(_FOLDER / name))
    if found > _MOST:
        seen.save(Path(str(request.config.rootpath), ".build", f"seen-{name}"))
    assert found <= _MOST, f"the board is another: {found} of at most {_MOST}; .build/seen-{name} shows it"


@pytest.mark.parametrize("game", ["bison", "wind-river"])
def test_a_piece_that_is_gone_and_a_board_that_moved_are_noticed(visitor: Visit, address: str, game: str) -> None:
    page = _open(visitor, address, game, _WIDE, "light")
    before = take_board(page)
    assert distance(before, load(_FOLDER / f"{game}-light.png")) <= _MOST
    page.evaluate(_HIDE_A_PIECE)
    assert distance(take_board(page), before) > _MOST
    assert distance(_moved(before), before) > _MOST


# One tent, or one camp of hunters.
_HIDE_A_PIECE: Final = """() => {
  const piece = document.querySelector('.living .tents, .living g[data-place]:has(use)');
  piece.style.display = 'none';
}"""


def _moved(picture: Image.Image) -> Image.Image:
    """The same board, six pixels of a page further right."""
    other = picture.copy()
    other.paste(picture, (1, 0))
    return other
