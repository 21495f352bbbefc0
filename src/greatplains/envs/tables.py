"""Many tables for Gymnasium's `make_vec`: at each one learner plays with bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from greatplains.core.errors import BadOptions, IllegalStep
from greatplains.envs import problems
from greatplains.envs.gamekind import check_reset_options, whole_number
from greatplains.envs.rendering import RENDER_MODES, Pixels
from greatplains.envs.spaces import ActionMask, Observation
from greatplains.envs.versus import VersusBots

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class VersusTables(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`num_envs` tables of `VersusBots`, which says what the other arguments are.

    A table whose game has ended is dealt anew by the next step (`AutoresetMode.NEXT_STEP`). Until then its mask is all
    zeros, and that step is not played, whatever it is: 0 will do, which is what the spaces of Gymnasium and
    `spaces.sample_steps` draw from such a mask.
    """

    metadata = {  # noqa: RUF012 # as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, num_envs: int, game: str, players: int = 2, **arguments: Any) -> None:
        self.num_envs = whole_number("num_envs", num_envs, least=1)
        self.tables = [VersusBots(game, players, **arguments) for _ in range(self.num_envs)]
        table = self.tables[0]
        self.render_mode = table.render_mode
        self.single_observation_space = table.observation_space
        self.single_action_space = table.action_space
        self.observation_space = batch_space(table.observation_space, self.num_envs)
        self.action_space = batch_space(table.action_space, self.num_envs)
        self._has_ended = np.zeros(self.num_envs, np.bool_)
        self._is_dealt = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game at every table; table i of the seed s deals what `VersusBots` deals of s + i."""
        check_reset_options(options)
        seen = [table.reset(seed=number) for table, number in zip(self.tables, self._seeds(seed), strict=True)]
        self._has_ended[:] = False
        self._is_dealt = True
        return np.stack([observation for observation, _ in seen]), self._infos([info for _, info in seen])

    def step(
        self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]
    ) -> tuple[Observation, Rewards, Flags, Flags, dict[str, Any]]:
        """A step at every table; where the game has ended with the step before, the next one is dealt instead."""
        if not self._is_dealt:
            raise BadOptions(problems.NOT_DEALT)
        if len(actions) != self.num_envs:
            raise IllegalStep(problems.MALFORMED_STEPS, count=self.num_envs, found=f"{len(actions)} steps")
        observations, infos = [], []
        rewards = np.zeros(self.num_envs)
        terminated, truncated = np.zeros((2, self.num_envs), np.bool_)
        for number, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            if self._has_ended[number]:
                observation, info = table.reset()
            else:
                observation, rewards[number], terminated[number], truncated[number], info = table.step(action)
            observations.append(observation)
            infos.append(info)
        self._has_ended = terminated | truncated
        return np.stack(observations), rewards, terminated, truncated, self._infos(infos)

    def action_masks(self) -> ActionMask:
        """A row for each table with a 1 for each legal step; all zeros where the game has ended."""
        return np.stack([table.action_masks() for table in self.tables])

    def render(self) -> tuple[str | Pixels, ...] | None:
        """Every table as everybody sees it."""
        drawn = [table.render() for table in self.tables]
        return tuple(picture for picture in drawn if picture is not None) or None

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None or isinstance(seed, int | np.integer):
            return [None if seed is None else int(seed) + number for number in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadOptions(problems.SEEDS, count=self.num_envs, found=len(seed))
        return seed

    def _infos(self, infos: list[dict[str, Any]]) -> dict[str, Any]:
        """Those of all tables, as Gymnasium puts them together."""
        gathered: dict[str, Any] = {}
        for number, info in enumerate(infos):
            gathered = self._add_info(gathered, info, number)
        return gathered
