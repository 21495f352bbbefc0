"""The games for programs that learn: observations, PettingZoo, Gymnasium and batches of games.

The observations need nothing else; the environments need the extra `rl` (`pip install 'greatplains[rl]'`). Where
Gymnasium is installed, it knows the games as soon as this package is imported.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from greatplains.envs.registration import register_all

    register_all()
