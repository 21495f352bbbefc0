"""Random games to the end inside compiled code, for the searches of OpenSpiel (`mcts.MCTSBot`, `ismcts.ISMCTSBot`).

OpenSpiel's own `RandomRolloutEvaluator` works too; it goes through Python at every step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from greatplains.core.playout import play_to_end
from greatplains.core.position import mask_buffer
from greatplains.core.rng import Rng
from greatplains.envs.openspiel.games import GreatPlainsState, utilities


class CompiledRollouts(mcts.Evaluator):
    """What a state is worth: the mean of some random games from it. Every step is as likely as the others."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        if rollouts < 1:
            raise ValueError(f"At least 1 rollout is needed, not {rollouts}.")
        self.rollouts = rollouts
        self.rng = Rng(seed, "rollouts")

    def evaluate(self, state: GreatPlainsState) -> Any:
        """The mean result for each player."""
        masks = mask_buffer()
        total = np.zeros(state.world.position.players)
        for _ in range(self.rollouts):
            position = state.world.dealt(self.rng)
            play_to_end(position, masks, self.rng)
            total += utilities(position)
        return total / self.rollouts

    def prior(self, state: GreatPlainsState) -> list[tuple[int, float]]:
        """All steps alike; at a draw, what chance says."""
        if state.is_chance_node():
            return state.chance_outcomes()
        steps = state.legal_actions()
        return [(step, 1.0 / len(steps)) for step in steps]
