"""Bison: Thunder on the Prairie (Wolfgang Kramer, Michael Kiesling): hunting grounds that grow tile by tile.

Players 2-4 · hidden: the tile in each hand and the stack · chance: the order of the tiles and the first player ·
4-6 seasons of four actions each · most animals at the last scoring win · variants 0, 1, 2 · tile sets are data.
"""
