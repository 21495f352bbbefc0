"""Pictures of tables in pixels: painted in another process, one at a time, and kept as long as there is room.

A position never changes, so neither does its picture. What makes pixels is optional (`greatplains[pictures]`):
without it there are no pictures.
"""

from __future__ import annotations

import asyncio
import sys
from importlib.util import find_spec
from typing import Final

from greatplains.drawing.painter import Order
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import NotFound, Unavailable
from greatplains.server.http.kept import Kept
from greatplains.server.http.waiting import WaitingLine

_NEEDED: Final = ("resvg_py", "PIL", "font_caladea", "font_manrope")
_MOST_BYTES: Final = 32 * 1024 * 1024
_MOST_OF_ADDRESS: Final = 8
_MOST: Final = 32
_LONGEST_SECONDS: Final = 120.0


class Pictures:
    """Those that one process has, and the one that is being painted."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self.can_paint = all(find_spec(module) is not None for module in _NEEDED)
        self._kept: Kept[bytes] = Kept(most_bytes)
        self._easel = WaitingLine(_MOST_OF_ADDRESS, _MOST)

    def find(self, name: str) -> bytes | None:
        """A picture that is kept."""
        return self._kept.find(name)

    async def get(self, name: str, order: Order) -> bytes:
        """The picture of that name: painted now if it is not kept. `TooMany` if too many wait for theirs."""
        if not self.can_paint:
            raise NotFound(problems.NOT_FOUND)
        async with self._easel.turn():
            # Somebody else may have waited for the same.
            found = self.find(name)
            if found is None:
                found = await _painted(order)
                self._kept.keep(name, found, len(found))
            return found


async def _painted(order: Order) -> bytes:
    pipe = asyncio.subprocess.PIPE
    painter = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "greatplains.drawing.painter", stdin=pipe, stdout=pipe
    )
    try:
        async with asyncio.timeout(_LONGEST_SECONDS):
            picture, _ = await painter.communicate(order.encode())
    except TimeoutError:
        raise Unavailable(problems.FAULT) from None
    finally:
        if painter.returncode is None:
            painter.kill()
            await painter.wait()
    if painter.returncode != 0:
        raise Unavailable(problems.FAULT)
    return picture
