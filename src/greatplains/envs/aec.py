"""The games for PettingZoo: the seats take their steps one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final, SupportsIndex

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from pettingzoo import AECEnv

from greatplains.core.errors import BadOptions
from greatplains.core.position import Position, step_number
from greatplains.core.rng import Rng
from greatplains.envs import problems
from greatplains.envs.batch import write_rewards
from greatplains.envs.gamekind import GameKind, check_reset_options, deal_stream
from greatplains.envs.registry import ENCODINGS
from greatplains.envs.rendering import RENDER_MODES, Pixels, check_render_mode, render
from greatplains.envs.spaces import (
    MaskedObservation,
    Observation,
    action_space,
    mask_of,
    mask_space,
    observation_of,
    state_space,
)
from greatplains.envs.spaces import observation_space as observations_of

# What PettingZoo's own test gives to `reset`, to see that there is room for it.
_OPTION_OF_API_TEST: Final = "options"


class AecGame(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game of 2-4 agents, `seat_0` to `seat_3`; an action is the number of a step.

    An observation is `{"observation": what the agent sees, "action_mask": its legal steps}`; the mask of an agent that
    is not to move is all zeros. An illegal step raises `IllegalStep`, says why, and changes nothing.
    Rewards come with the last step only; a game that is broken off after `max_steps` has none.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "greatplains_v0", "render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        first: int | None = None,
        reward: str = "share",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.kind = GameKind(game, players, options, first=first, reward=reward, max_steps=max_steps)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observations_of(game), "action_mask": mask_space(self.kind)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.kind) for agent in self.possible_agents}
        self.state_space = state_space(game, players)
        self.position: Position | None = None
        self.steps_played = 0
        self._rng: Rng | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """What `observe` gives."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """What `step` takes."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed deals the same game, and without one the games after it are the same too.

        There are no `options`: those of the game are given when the environment is made.
        """
        check_reset_options(options, _OPTION_OF_API_TEST)
        self._rng = deal_stream(seed, self._rng)
        self.position = self.kind.deal(self._rng)
        self.steps_played = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> MaskedObservation:
        """What the agent sees, and may do."""
        position = self._dealt()
        seat = self.seat_of[self._known(agent)]
        may_step = seat == position.seat and agent in self.terminations and not self.truncations[agent]
        mask = mask_of(self.kind, position) if may_step else np.zeros(self.kind.rules.step_count, np.int8)
        return {"observation": observation_of(self.kind, position, seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent to move sees, and what has come of its last step."""
        self._dealt()
        if not self.agents:
            raise BadOptions(problems.ALL_LEFT)
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def state(self) -> Observation:
        """What all agents see together, a row for each: for critics that may know more than those who play.

        What nobody has seen, as the tiles of a stack, is not in it.
        """
        position = self._dealt()
        return np.stack([observation_of(self.kind, position, seat) for seat in range(self.kind.players)])

    def step(self, action: SupportsIndex | None) -> None:
        """Play a step for the agent to move; an agent whose game has ended takes None."""
        position = self._dealt()
        agent = self.agent_selection
        if not self.agents:
            raise BadOptions(problems.ALL_LEFT)
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position.play(step_number(action))
        self.steps_played += 1
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self.possible_agents[position.seat]
        if position.is_over:
            self._end(self.terminations)
            self._reward(position)
        elif self.steps_played == self.kind.max_steps:
            self._end(self.truncations)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Pixels | None:
        """The game as everybody sees it."""
        return render(self.kind.rules, self._dealt(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _known(self, agent: str) -> str:
        if agent not in self.seat_of:
            raise BadOptions(problems.AGENT, agent=agent)
        return agent

    def _dealt(self) -> Position:
        if self.position is None:
            raise BadOptions(problems.NOT_DEALT)
        return self.position

    def _end(self, ended: dict[str, bool]) -> None:
        for agent in self.agents:
            ended[agent] = True

    def _reward(self, position: Position) -> None:
        rewards = vec[float]([0.0] * self.kind.players)
        write_rewards(self.kind.observer, position, self.kind.reward == "margin", rewards, 0)
        self.rewards = {agent: rewards[seat] for agent, seat in self.seat_of.items()}
        self._accumulate_rewards()


def __getattr__(name: str) -> Callable[..., AecGame]:
    """Every game by its name: `from greatplains.envs.aec import wind_river`, then `wind_river(players=3)`."""
    game = name.replace("_", "-")
    if game not in ENCODINGS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return partial(AecGame, game)
