"""What puzzles of Wind River are about."""

from greatplains.puzzles.windriver.theme import theme

__all__ = ["theme"]
