"""Bots: random, greedy and search, at several levels; and anybody's own."""

from greatplains.bots.bot import Bot, Seat, sit
from greatplains.bots.roster import BOTS, load_bot

__all__ = ["BOTS", "Bot", "Seat", "load_bot", "sit"]
