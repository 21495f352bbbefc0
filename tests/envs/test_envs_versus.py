"""The Gymnasium environment, before Gymnasium's own judge and ours."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from greatplains.core.errors import BadOptions
from greatplains.core.rng import Rng
from greatplains.envs.versus import VersusBots

Kind = tuple[str, int]


def play_on(env: VersusBots, seed: int, choices: Rng) -> list[Any]:
    """A game of random steps, and everything that was seen."""
    observation, info = env.reset(seed=seed)
    seen: list[Any] = [(observation.tobytes(), info["seat"])]
    ended = False
    while not ended:
        legal = np.flatnonzero(info["action_mask"])
        assert (env.action_masks() == info["action_mask"]).all()
        observation, reward, terminated, truncated, info = env.step(legal[choices.below(len(legal))])
        assert "illegal" not in info
        ended = terminated or truncated
        seen.append((observation.tobytes(), reward, terminated, truncated))
    return seen


# check_env tries steps that are not legal here, and asks for render modes that Gymnasium has no name for.
@pytest.mark.filterwarnings("ignore:.*render.*:UserWarning")
def test_gymnasium_finds_nothing_wrong(kind: Kind) -> None:
    game, players = kind
    name = {"bison": "GreatPlains/Bison-v0", "wind-river": "GreatPlains/WindRiver-v0"}[game]
    check_env(gymnasium.make(name, players=players, bots="random", disable_env_checker=True).unwrapped)


@pytest.mark.parametrize("bots", ["random", "novice", "easy"])
def test_the_same_seed_gives_the_same_game(kind: Kind, bots: str) -> None:
    first, second = (play_on(VersusBots(*kind, bots=bots, max_steps=12), 4, Rng(7)) for _ in range(2))
    assert first == second
    assert len(first) > 6


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("bots", ["random", "novice"])
def test_a_copy_in_mid_game_goes_on_in_the_same_way(kind: Kind, bots: str, duplicate: Any) -> None:
    env = VersusBots(*kind, bots=bots, max_steps=12)
    env.reset(seed=5)
    for _ in range(5):
        env.step(int(env.action_masks().argmax()))
    other = duplicate(env)
    for again in (env, other):
        for _ in range(5):
            again.step(int(again.action_masks().argmax()))
    assert other.game.turns == env.game.turns  # type: ignore[union-attr]
    assert (other.reset()[0] == env.reset()[0]).all()


def test_every_level_can_be_played_against() -> None:
    for level in ("greedy", "easy", "hard", "expert"):
        env = VersusBots("wind-river", bots=level, max_steps=3)
        assert len(play_on(env, 1, Rng(1))) == 4


def test_opponents_may_differ_and_the_seat_be_chosen() -> None:
    env = VersusBots("bison", 3, bots=["random", "novice"], seat=2, variant=1)
    seen = play_on(env, 1, Rng(1))
    assert seen[0][1] == 2
    assert set(env.bots) == {0, 1}


def test_a_seat_is_drawn_for_each_game() -> None:
    env = VersusBots("wind-river", 4, bots="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_an_illegal_step_ends_the_game_with_the_penalty(kind: Kind) -> None:
    env = VersusBots(*kind, bots="random", penalty=-2.5)
    actions: tuple[Any, ...] = (10**6, -1, "walk", None)
    for action in actions:
        env.reset(seed=2)
        observation, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (-2.5, True, False)
        assert info["illegal"]
        assert observation in env.observation_space
        assert not info["action_mask"].any()
        with pytest.raises(BadOptions, match="There is no game under way"):
            env.step(0)


def test_the_reward_is_the_learners(kind: Kind) -> None:
    for seed in range(3):
        env = VersusBots(*kind, bots="random")
        reward = play_on(env, seed, Rng(seed))[-1][1]
        assert env.game is not None
        outcome = env.game.outcome()
        assert outcome is not None
        assert reward == (env.seat in outcome.winners) / len(outcome.winners)


def test_a_game_can_be_broken_off() -> None:
    seen = play_on(VersusBots("bison", bots="random", max_steps=5), 1, Rng(1))
    assert len(seen) == 6
    assert seen[-1][1:] == (0.0, False, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"bots": "genius"}, "There is no bot “genius”"),
        ({"bots": ["random", "random"]}, "bots needs as many names as there are opponents: 1, not 2."),
        ({"bots": [3]}, "bots is the name of a bot, or a list of names."),
        ({"bots": None}, "bots is the name of a bot, or a list of names."),
        ({"seat": 2}, "The seat must be 0 to 1, not 2."),
        ({"penalty": "much"}, "The penalty must be a number."),
        ({"penalty": float("nan")}, "The penalty must be a number."),
        ({"variant": 1}, "There is no option “variant” in this game."),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        VersusBots("wind-river", **arguments)
    assert refused.value.sentence.startswith(sentence)


def test_a_wrong_call_is_told_what_is_wrong() -> None:
    env = VersusBots("wind-river", bots="random")
    for call in (env.render, lambda: env.step(0)):
        with pytest.raises(BadOptions, match="reset the environment"):
            call()
