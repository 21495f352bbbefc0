"""The games for Gymnasium: one learner at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from librt.vecs import vec

from greatplains.bots.bot import Bot, sit
from greatplains.bots.roster import load_bot
from greatplains.core.errors import BadOptions, IllegalStep
from greatplains.core.game import Game
from greatplains.core.position import Position, step_number
from greatplains.core.rng import Rng
from greatplains.envs import problems
from greatplains.envs.batch import write_rewards
from greatplains.envs.gamekind import GameKind, check_reset_options, whole_number
from greatplains.envs.rendering import RENDER_MODES, Pixels, check_render_mode, render
from greatplains.envs.spaces import ActionMask, Observation, action_space, mask_of, observation_of, observation_space


class VersusBots(gymnasium.Env[Observation, np.int64]):
    """A learner and 1-3 bots; an action is the number of a step, and the bots play between the learner's turns.

    `bots` is a level, or one for each opponent, or anybody's own as `module:Class`. `seat` is the learner's seat (None:
    drawn for each game). The legal steps are `info["action_mask"]` and, as SB3-contrib asks for them, `action_masks()`.
    An illegal step ends the game with the reward `penalty`; `info["illegal"]` says why. The reward of a game comes with
    its last step; a game that is broken off after `max_steps` of the learner has none.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        bots: str | Sequence[str] = "medium",
        seat: int | None = None,
        first: int | None = None,
        reward: str = "share",
        penalty: float = -1.0,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.kind = GameKind(game, players, options, first=first, reward=reward, max_steps=max_steps)
        self.bot_names = _bot_names(bots, self.kind.players)
        self.chosen_seat = None if seat is None else _seat(seat, self.kind.players)
        self.penalty = _penalty(penalty)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(game)
        self.action_space = action_space(self.kind)
        self.seat = 0
        self.steps_played = 0
        self.has_ended = True
        self.game: Game[Position] | None = None
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play up to the learner's first turn."""
        check_reset_options(options)
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(2**62)), "deal")
        rules, kind = self.kind.rules, self.kind
        self.game = Game(rules, rules.deal(kind.players, rng, kind.options, kind.first))
        self.seat = rng.below(kind.players) if self.chosen_seat is None else self.chosen_seat
        others = [seat for seat in range(kind.players) if seat != self.seat]
        self.bots = {
            seat: load_bot(name, rng.below(2**31 - 1)) for seat, name in zip(others, self.bot_names, strict=True)
        }
        self.steps_played = 0
        self.has_ended = False
        self._play_bots()
        self._show()
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a step of the learner's turn; after the last one the bots play theirs."""
        game = self._running()
        try:
            game.play(step_number(action))
        except IllegalStep as error:
            self.has_ended = True
            return self._observation(), self.penalty, True, False, {**self._info(), "illegal": str(error)}
        self.steps_played += 1
        self._play_bots()
        self._show()
        is_over = game.position.is_over
        is_cut = not is_over and self.steps_played == self.kind.max_steps
        self.has_ended = is_over or is_cut
        return self._observation(), self._reward() if is_over else 0.0, is_over, is_cut, self._info()

    def action_masks(self) -> ActionMask:
        """A 1 for each legal step; all zeros when the game has ended."""
        if self.has_ended or self.game is None:
            return np.zeros(self.kind.rules.step_count, np.int8)
        return mask_of(self.kind, self.game.position)

    def render(self) -> str | Pixels | None:
        """The game as everybody sees it."""
        if self.game is None:
            raise BadOptions(problems.NOT_DEALT)
        return render(self.kind.rules, self.game.position, self.render_mode)

    def _show(self) -> None:
        """Whoever watches is shown the table after every step."""
        if self.render_mode == "human":
            self.render()

    def _running(self) -> Game[Position]:
        if self.game is None or self.has_ended:
            raise BadOptions(problems.OVER)
        return self.game

    def _play_bots(self) -> None:
        """Every bot's turn until the learner's, or the end."""
        assert self.game is not None
        position = self.game.position
        while not position.is_over and position.seat != self.seat:
            for step in self.bots[position.seat].choose_turn(sit(self.game)):
                self.game.play(step)

    def _observation(self) -> Observation:
        assert self.game is not None
        return observation_of(self.kind, self.game.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _reward(self) -> float:
        assert self.game is not None
        rewards = vec[float]([0.0] * self.kind.players)
        write_rewards(self.kind.observer, self.game.position, self.kind.reward == "margin", rewards, 0)
        return float(rewards[self.seat])


def _bot_names(bots: object, players: int) -> list[str]:
    """One name for each opponent; every name is tried, so that a wrong one is told at once."""
    names = [bots] * (players - 1) if isinstance(bots, str) else bots
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadOptions(problems.BOTS)
    if len(names) != players - 1:
        raise BadOptions(problems.BOTS_COUNT, others=players - 1, found=len(names))
    for name in names:
        load_bot(name, 0)
    return list(names)


def _seat(seat: int, players: int) -> int:
    number = whole_number("seat", seat)
    if number >= players:
        raise BadOptions(problems.SEAT, last=players - 1, seat=number)
    return number


def _penalty(penalty: object) -> float:
    if isinstance(penalty, bool) or not isinstance(penalty, int | float) or not np.isfinite(penalty):
        raise BadOptions(problems.PENALTY)
    return float(penalty)
