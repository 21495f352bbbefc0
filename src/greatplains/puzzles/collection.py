"""The puzzles of each game that come with the program."""

from __future__ import annotations

from importlib import resources
from threading import Lock
from typing import Final

from greatplains.core.record import parse_record, read_lines
from greatplains.puzzles.puzzle import Puzzle, puzzle_of

# The folder of each game that has puzzles.
COLLECTIONS: Final = {"bison": "bison", "wind-river": "windriver"}
# What puzzles are about, by game, in the order in which they are shown.
THEMES: Final[dict[str, tuple[str, ...]]] = {
    "bison": ("tile", "build", "contest", "overflow"),
    "wind-river": ("supply", "starve", "race", "build"),
}
# Those that were read, each once, in whatever thread.
_READ: Final[dict[str, dict[str, Puzzle]]] = {}
_READING: Final = Lock()


def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, in the order in which they were found; of one that has none, none."""
    if game not in COLLECTIONS:
        return {}
    with _READING:
        if game not in _READ:
            file = resources.files("greatplains.puzzles").joinpath(COLLECTIONS[game], "puzzles.jsonl")
            found = (puzzle_of(parse_record(line)) for _, line in read_lines(file.read_bytes()))
            _READ[game] = {puzzle.id: puzzle for puzzle in found}
        return _READ[game]


def is_read(game: str) -> bool:
    """Were they read before? It takes a tenth of a second."""
    return game in _READ


def find_puzzle(game: str, puzzle: str) -> Puzzle | None:
    """The puzzle of that id."""
    return puzzles_of(game).get(puzzle)
