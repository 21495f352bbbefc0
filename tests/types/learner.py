"""What somebody may write who trains: each line says what their type checker knows."""

from typing import assert_type

import numpy as np
import numpy.typing as npt

from greatplains.core.game import Game
from greatplains.core.position import Position
from greatplains.envs.aec import AecGame
from greatplains.envs.batched import BatchedGames, Rows
from greatplains.envs.versus import VersusBots

# Many games in one call.
games = BatchedGames("bison", 64, players=3, variant=1)
rows = games.reset(seed=7)
assert_type(rows, Rows)
assert_type(rows.observation, npt.NDArray[np.uint8])
assert_type(rows.action_mask, npt.NDArray[np.int8])
assert_type(rows.terminated, npt.NDArray[np.bool_])
assert_type(games.step(rows.action_mask.argmax(axis=1)), Rows)

# Gymnasium.
env = VersusBots("wind-river", bots="hard")
observation, info = env.reset(seed=7)
assert_type(observation, npt.NDArray[np.uint8])
assert_type(env.action_masks(), npt.NDArray[np.int8])
assert_type(env.step(3)[1], float)
assert_type(env.step(np.int64(3))[2], bool)
assert_type(env.game, Game[Position] | None)

# PettingZoo has no types of its own; what is ours does.
table = AecGame("bison", players=3)
assert_type(table.agents, list[str])
assert_type(table.position, Position | None)
assert_type(table.observe("seat_0")["observation"], npt.NDArray[np.uint8])
assert_type(table.observe("seat_0")["action_mask"], npt.NDArray[np.int8])
table.step(3)
table.step(None)
