"""Cairns for programs that learn: before the judges of PettingZoo and Gymnasium, and in batches."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from greatplains.core.rng import Rng
from greatplains.envs import aec
from greatplains.envs.aec import AecGame
from greatplains.envs.batched import BatchedGames
from greatplains.envs.layout import layout_table
from greatplains.envs.registration import register
from greatplains.envs.registry import ENCODINGS
from greatplains.envs.spaces import parts_of
from greatplains.games import GAMES

pytestmark = pytest.mark.whole

PLAYERS = [2, 3, 4]


@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_finds_nothing_wrong(players: int) -> None:
    api_test(aec.cairns(players, steep=True), num_cycles=100)
    seed_test(lambda: AecGame("cairns", players), num_cycles=60)


@pytest.mark.filterwarnings("ignore:.*render.*:UserWarning")
@pytest.mark.parametrize("players", PLAYERS)
def test_gymnasium_finds_nothing_wrong(players: int) -> None:
    name = register("cairns")
    assert name == "GreatPlains/Cairns-v0"
    try:
        check_env(gymnasium.make(name, players=players, bots="greedy", disable_env_checker=True).unwrapped)
    finally:
        del gymnasium.registry[name]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_batch_plays_the_games_that_the_rules_deal(players: int) -> None:
    rules = GAMES["cairns"]
    games, rng = BatchedGames("cairns", 6, players), Rng(9)
    rows = games.reset(40)
    positions = [rules.opening(rules.deal(players, Rng(40 + number, "deal"))) for number in range(6)]
    for _ in range(2 * 4 * players):
        for number, position in enumerate(positions):
            assert rows.seat[number] == position.seat
            assert list(np.flatnonzero(rows.action_mask[number])) == position.legal_steps()
            hand = parts_of("cairns", rows.observation[number])["hand"]
            view = rules.view(position, position.seat)
            assert [stone + 1 for stone in np.flatnonzero(hand)] == view["seats"][position.seat]["hand"]
        steps = [position.legal_steps()[rng.below(len(position.legal_steps()))] for position in positions]
        for position, step in zip(positions, steps, strict=True):
            position.play(step)
        rows = games.step(steps)
    assert rows.terminated.all()
    assert rows.reward.sum(axis=1) == pytest.approx([1.0] * 6)


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_it_is_drawn(mode: str) -> None:
    env = AecGame("cairns", render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert len(drawn) > 100


def test_the_parts_of_an_observation_leave_no_gap() -> None:
    encoding = ENCODINGS["cairns"]
    at = 0
    for part in encoding.layout:
        assert part.start == at
        at = part.end
    assert at == encoding.observer.size
    assert "stone on top" in layout_table(encoding.layout)


def test_batches_of_several_processes_and_copies_go_on_alike() -> None:
    games = BatchedGames("cairns", 5, 3, processes=2)
    rows = games.reset(3)
    for _ in range(4):
        rows = games.step(rows.action_mask.argmax(axis=1))
    twin = pickle.loads(pickle.dumps(games))
    alone = BatchedGames("cairns", 5, 3)
    alone.reset(0)
    for number in range(5):
        alone.load(number, games.save(number))
    for _ in range(30):
        steps = rows.action_mask.argmax(axis=1)
        rows = games.step(steps)
        for other in (twin, alone):
            theirs = other.step(steps)
            assert np.array_equal(theirs.observation, rows.observation)
            assert np.array_equal(theirs.reward, rows.reward)
    games.close()
    twin.close()


def test_the_state_and_many_tables() -> None:
    env = AecGame("cairns", 3)
    env.reset(seed=1)
    assert env.state() in env.state_space
    name = register("cairns")
    try:
        tables = gymnasium.make_vec(name, num_envs=2, players=3, bots="random")
        observations, _ = tables.reset(seed=1)
        assert observations in tables.observation_space
    finally:
        del gymnasium.registry[name]
