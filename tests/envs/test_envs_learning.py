"""A learner that knows nothing of Wind River beats random play after a short run. `make test-rl` runs it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from greatplains.envs.versus import VersusBots

# Torch and SB3 warn about their own affairs.
pytestmark = [pytest.mark.learning, pytest.mark.filterwarnings("default")]

STEPS = 40_000
GAMES = 200
TABLES = 8


def opponent_table() -> VersusBots:
    return VersusBots("wind-river", bots="random")


def share_of(model: Any, games: int, seed: int) -> float:
    """The mean share of the win over games whose deals the learner has not seen."""
    env = opponent_table()
    total = 0.0
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        has_ended = False
        while not has_ended:
            step, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool), deterministic=False)
            observation, reward, terminated, truncated, info = env.step(int(step))
            has_ended = terminated or truncated
            total += reward
    return total / games


def test_a_learner_beats_random_play() -> None:
    import_module("torch").set_num_threads(1)
    tables = import_module("stable_baselines3.common.vec_env").DummyVecEnv([opponent_table] * TABLES)
    model = import_module("sb3_contrib").MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=6,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.005,
        seed=1,
        device="cpu",
    )
    before = share_of(model, GAMES, seed=10**6)
    model.learn(STEPS)
    after = share_of(model, GAMES, seed=10**6)
    print(f"share of the win: {before:.3f} before, {after:.3f} after {STEPS} steps")
    # The share of an even match differs from a half by less than three of its standard deviations.
    chance = 3 * 0.5 / np.sqrt(GAMES)
    assert abs(before - 0.5) < chance
    assert after > 0.7 + chance
