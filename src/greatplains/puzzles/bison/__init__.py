"""What puzzles of Bison are about."""

from greatplains.puzzles.bison.theme import theme

__all__ = ["theme"]
