"""What the cards of the seats have in common in all games."""

from __future__ import annotations

from typing import Final

from greatplains.drawing import pieces
from greatplains.drawing.markup import Look, Point, circle, element, group, label
from greatplains.drawing.palette import GOLD, INK, PAPER, PLAYERS, SANS, SHADE, WHITE

BADGE: Final = 17.0


def card(seat: int, at: Point, width: float, height: float, is_to_move: bool, *content: str) -> str:
    """A card of paper with the player's colour and symbol; the seat to move has a golden rim."""
    player = PLAYERS[seat]
    sheet: Look = {"width": width, "height": height, "rx": 10}
    rim = (GOLD, 4.0) if is_to_move else (SHADE, 1.4)
    return group(
        element("title", player.name),
        element("rect", **sheet, x=3, y=4, fill=SHADE, fill_opacity=".5"),
        element("rect", **sheet, fill=PAPER, stroke=rim[0], stroke_width=rim[1]),
        circle((0.0, 24.0), BADGE, player.colour, stroke=WHITE, stroke_width=3),
        pieces.symbol(player, (0.0, 24.0), 1.7),
        *content,
        at=at,
        data_card=seat,
        data_to_move="yes" if is_to_move else None,
    )


def figure(text: object, at: Point, size: float = 17.0, **attributes: object) -> str:
    """A number or a few letters on a card."""
    return label(text, at, size, font_family=SANS, font_weight="bold", fill=INK, **attributes)
