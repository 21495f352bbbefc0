"""Wind River (Dirk Liekens): follow the herd east, and bring your tents to the Great Plains.

Players 2-4 · everything open · no chance after the first player is drawn · a turn is moving as many bison as you have
tents, supplying them, and one extra action · most tents in the Great Plains win.
"""
