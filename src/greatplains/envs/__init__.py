"""The games for programs that learn: observations, PettingZoo, Gymnasium and batches of games.

The observations need nothing else; the environments need the extra `rl` (`pip install 'greatplains[rl]'`).
"""
