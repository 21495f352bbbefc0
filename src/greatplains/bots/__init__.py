"""Bots: random, greedy and search, at several levels; and anybody's own."""

from greatplains.bots.bot import Bot, Side, sit
from greatplains.bots.roster import BOTS, dismiss, load_bot

__all__ = ["BOTS", "Bot", "Side", "dismiss", "load_bot", "sit"]
