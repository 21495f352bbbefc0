"""Puzzles: positions of games between bots in which one turn is clearly best, and not the one that first comes to mind.

What stands here is all that is needed to set one; `finder` finds them, and `answer` judges turns that nobody thought
of.
"""

from greatplains.puzzles.collection import THEMES, find_puzzle, puzzles_of
from greatplains.puzzles.puzzle import Puzzle

__all__ = ["THEMES", "Puzzle", "find_puzzle", "puzzles_of"]
