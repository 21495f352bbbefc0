"""Cairns, the game that shows what adding a game takes (docs/adding-a-game.md): only tests know it.

Sixteen stones, 1 to 16, are shuffled, and each of two to four players gets four, which nobody else sees. A turn is
taking one of one's stones and laying it on one of three cairns, if it is larger than the stone on top, or putting it
away. Who laid the most weight wins; if that is equal, who laid more stones. On steep cairns (an option) a stone must be
larger by at least three.
"""
