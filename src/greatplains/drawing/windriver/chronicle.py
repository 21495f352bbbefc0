"""What a plot shows of Wind River: tents and resources."""

from __future__ import annotations

from typing import Final

from greatplains.drawing.chronicle import Chronicle, from_seats

CHRONICLE: Final = Chronicle(
    (
        from_seats("Score: tents in the Great Plains", "plains"),
        from_seats("Tents on the board", "board"),
        from_seats("Resources", "resources"),
    )
)
