"""Both games for OpenSpiel: `import greatplains.envs.openspiel`, then `pyspiel.load_game("greatplains_bison")`.

`greatplains_bison`: parameters `players` (2-4), `first` (the seat that begins), `variant` (0-2) and `tiles`
(`standard`, or the path of a tile file).
Tiles are drawn at chance nodes, and each is hidden in a hand until it is laid.

`greatplains_wind_river`: parameters `players` and `first`. Everything is open, and nothing is left to chance.

The seats are alike, so drawing the first player would only change their names: `first` is a parameter, not a draw.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    raise ModuleNotFoundError(
        "OpenSpiel is not installed; it comes with: pip install 'greatplains[openspiel]'.", name="pyspiel"
    )

from greatplains.envs.openspiel.games import BisonGame, GreatPlainsState, WindRiverGame
from greatplains.envs.openspiel.rollouts import CompiledRollouts

__all__ = ["BisonGame", "CompiledRollouts", "GreatPlainsState", "WindRiverGame"]
