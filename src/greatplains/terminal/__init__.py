"""The games as text for a terminal, with colours where there are any. Draws views and breakdowns; knows no rules."""

from greatplains.terminal.pages import GamePages
from greatplains.terminal.registry import PAGES

__all__ = ["PAGES", "GamePages"]
