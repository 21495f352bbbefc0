"""Colours, letters and the signs of the players: a warm, printed map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GROUND: Final = "#efe6d2"
PAPER: Final = "#f6efde"
GRID: Final = "#cdbf9f"
INK: Final = "#2e241b"
OUTLINE: Final = "#5b4a34"
SHADE: Final = "#a8936c"
WHITE: Final = "#fffdf6"

PRAIRIE_LIGHT: Final = "#a9c46d"
PRAIRIE: Final = "#92b057"
PRAIRIE_DARK: Final = "#6f9140"
FLOWERS: Final = ("#f3e3a2", "#f0b65c", "#fffdf6")

MOUNTAIN_LIGHT: Final = "#d3ac7e"
MOUNTAIN: Final = "#bd8f5d"
MOUNTAIN_DARK: Final = "#966a3f"
PEAK_LIT: Final = "#e3c196"
SNOW: Final = "#f4ecdd"
PINE: Final = "#5f7a48"

WATER: Final = "#4f93b8"
WATER_LIGHT: Final = "#8fc4dc"
WATER_DARK: Final = "#3f7fa5"
BANK: Final = "#e8dcb0"

HIDE: Final = "#6a4630"
MANE: Final = "#3b2417"
HORN: Final = "#f1e4c6"
SALMON: Final = "#e9825f"
SALMON_EDGE: Final = "#fff3e6"
SALMON_BACK: Final = "#c95f45"
TURKEY: Final = "#7b2f2a"
TURKEY_DARK: Final = "#40231a"
TURKEY_FAN: Final = "#e7b98a"
GOLD: Final = "#d9a441"
SCARLET: Final = "#c8372d"
TEAL: Final = "#2f6f73"

# Grassland from the dry west to the lush east, and what lies round it.
GRASS_FROM_WEST: Final = ("#dcc68b", "#d2c37f", "#c1c172", "#aebc66", "#9ab55c", "#87ab53")
SKY: Final = ("#9fc7cf", "#d5e2d2", "#f7e6bf")
SUN: Final = "#f2c063"
SUN_GLOW: Final = "#f8dc9b"
CLOUD: Final = "#fbf5e6"
FAR_RANGE: Final = "#9fb0ae"
NEAR_RANGE: Final = "#7d8f8d"
HILLS: Final = ("#b7bf8d", "#a3b577")
PLAINS: Final = ("#9dbb5f", "#8aaf56")


def colours() -> dict[str, str]:
    """Every colour that has a name, by its name: `water_light`."""
    return {
        name.lower(): value
        for name, value in globals().items()
        if name.isupper() and isinstance(value, str) and value.startswith("#")
    }


SERIF: Final = "Georgia, 'Palatino Linotype', 'Times New Roman', serif"
SANS: Final = "'Gill Sans', 'Trebuchet MS', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"


@dataclass(frozen=True, slots=True)
class Player:
    """How a seat is told from the others: always by colour and by symbol."""

    name: str
    symbol: str
    colour: str
    dark: str
    pale: str
    on_colour: str


PLAYERS: Final = (
    Player("blue", "triangle", "#2c6db5", "#1d4b80", "#cfdcea", WHITE),
    Player("red", "circle", "#c03a2b", "#86271c", "#f0d3cb", WHITE),
    Player("yellow", "square", "#d9a21b", "#8a6508", "#f5e6bd", INK),
    Player("green", "diamond", "#2f7d4f", "#1d5334", "#cfe0d0", WHITE),
)
