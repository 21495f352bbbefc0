"""The games for OpenSpiel: `import greatplains.envs.openspiel`, then `pyspiel.load_game("greatplains_bison")`.

Every game has the parameters `players`, `first` (the seat that begins) and its options; docs/openspiel.md lists them.
What chance decides is drawn at chance nodes, and what is hidden stays so.

The seats are alike, so drawing the first player would only change their names: `first` is a parameter, not a draw.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    raise ModuleNotFoundError(
        "OpenSpiel is not installed; it comes with: pip install 'greatplains[openspiel]'.", name="pyspiel"
    )

from greatplains.envs.openspiel.games import GreatPlainsGame, GreatPlainsState
from greatplains.envs.openspiel.rollouts import CompiledRollouts

__all__ = ["CompiledRollouts", "GreatPlainsGame", "GreatPlainsState"]
