"""Gymnasium's `make` and `make_vec`: many tables at once are the same tables as one at a time."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from greatplains.core.errors import BadOptions, IllegalStep
from greatplains.envs.aec import AecGame
from greatplains.envs.spaces import sample_steps
from greatplains.envs.tables import VersusTables
from greatplains.envs.versus import VersusBots

Kind = tuple[str, int]
NAMES = {"bison": "GreatPlains/Bison-v0", "wind-river": "GreatPlains/WindRiver-v0"}


@pytest.mark.parametrize("lines", ["import greatplains.envs; prefix = ''", "prefix = 'greatplains.envs:'"])
def test_a_new_python_makes_every_game_by_its_name(lines: str) -> None:
    program = f"""
import gymnasium
{lines}
for name in {list(NAMES.values())}:
    env = gymnasium.make(prefix + name, bots="random")
    env.reset(seed=1)
    tables = gymnasium.make_vec(prefix + name, num_envs=2, bots="random")
    tables.reset(seed=1)
    print(type(env.unwrapped).__name__, type(tables).__name__)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["VersusBots VersusTables"] * 2, done.stderr


def test_each_table_is_the_one_played_alone(kind: Kind) -> None:
    game, players = kind
    tables = gymnasium.make_vec(NAMES[game], num_envs=3, players=players, bots="random", max_steps=25)
    assert isinstance(tables, VersusTables)
    alone = [VersusBots(game, players, bots="random", max_steps=25) for _ in range(3)]
    observations, infos = tables.reset(seed=11)
    seen: list[Any] = [env.reset(seed=11 + number) for number, env in enumerate(alone)]
    has_ended, ended = [False] * 3, 0
    rng = np.random.default_rng(1)
    for _ in range(80):
        for number, (observation, info) in enumerate(seen):
            assert (observations[number] == observation).all()
            assert (infos["action_mask"][number] == info["action_mask"]).all()
            assert infos["seat"][number] == info["seat"]
        assert (tables.action_masks() == infos["action_mask"]).all()
        steps = sample_steps(infos["action_mask"], rng)
        observations, rewards, terminated, truncated, infos = tables.step(steps)
        assert observations in tables.observation_space
        for number, env in enumerate(alone):
            if has_ended[number]:
                seen[number], reward, over, cut = env.reset(), 0.0, False, False
            else:
                observation, reward, over, cut, info = env.step(int(steps[number]))
                seen[number] = observation, info
            assert (rewards[number], terminated[number], truncated[number]) == (reward, over, cut)
            has_ended[number] = over or cut
            ended += has_ended[number]
    assert ended > 3


def test_every_legal_step_is_drawn_as_often_as_the_others() -> None:
    masks = np.tile(np.array([[0, 1, 1, 0, 1], [0, 0, 0, 0, 0], [1, 0, 0, 0, 1]], np.int8), (2000, 1))
    drawn = sample_steps(masks, np.random.default_rng(1)).reshape(2000, 3)
    assert [np.bincount(column, minlength=5).tolist() for column in drawn.T] == [
        [0, pytest.approx(667, abs=100), pytest.approx(667, abs=100), 0, pytest.approx(667, abs=100)],
        [2000, 0, 0, 0, 0],
        [pytest.approx(1000, abs=120), 0, 0, 0, pytest.approx(1000, abs=120)],
    ]
    assert sample_steps(masks[0], np.random.default_rng(1)) in (1, 2, 4)
    assert sample_steps(masks.reshape(2, 3000, 5), np.random.default_rng(1)).shape == (2, 3000)


def test_the_mask_of_a_game_that_has_ended_is_safe_to_sample_from() -> None:
    tables = VersusTables(4, "wind-river", bots="random", max_steps=3)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    _, infos = tables.reset(seed=1)
    tables.action_space.seed(1)
    rng, ended = np.random.default_rng(1), 0
    for number in range(40):
        masks = infos["action_mask"]
        drawn = tables.action_space.sample(mask=tuple(masks)) if number % 2 else sample_steps(masks, rng)
        for mask, step in zip(masks, drawn, strict=True):
            assert mask[step] == 1 if mask.any() else step == 0
        _, _, terminated, truncated, infos = tables.step(drawn)
        assert "illegal" not in infos
        has_ended = terminated | truncated
        assert (infos["action_mask"].any(axis=1) == ~has_ended).all()
        ended += int(has_ended.sum())
    assert ended > 10


def test_steps_are_drawn_evenly_from_the_legal_ones() -> None:
    masks = np.zeros((3000, 7), np.int8)
    masks[:1500, [2, 3, 6]] = 1
    masks[1500:2999, 5] = 1
    drawn = sample_steps(masks, np.random.default_rng(3))
    counts = np.bincount(drawn[:1500], minlength=7)
    assert set(np.flatnonzero(counts)) == {2, 3, 6}
    assert min(counts[[2, 3, 6]]) > 400
    assert (drawn[1500:2999] == 5).all()
    assert drawn[2999] == 0


def test_an_illegal_step_ends_the_game_of_its_table_only() -> None:
    tables = VersusTables(2, "wind-river", bots="random")
    _, infos = tables.reset(seed=1)
    steps = infos["action_mask"].argmax(axis=1)
    steps[1] = 0
    _, rewards, terminated, _, infos = tables.step(steps)
    assert terminated.tolist() == [False, True]
    assert rewards.tolist() == [0.0, -1.0]
    assert infos["_illegal"].tolist() == [False, True]


def test_tables_are_drawn() -> None:
    tables = VersusTables(2, "wind-river", bots="random", render_mode="svg")
    tables.reset(seed=1)
    drawn = tables.render()
    assert drawn is not None
    assert [str(picture)[:4] for picture in drawn] == ["<svg", "<svg"]


def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="num_envs must be at least 1"):
        VersusTables(0, "bison")
    tables = VersusTables(2, "bison", bots="random")
    with pytest.raises(BadOptions, match="reset the environment first"):
        tables.step([0, 0])
    with pytest.raises(BadOptions, match="There are 2 games, but 3 seeds"):
        tables.reset(seed=[1, 2, 3])
    tables.reset(seed=[1, 2])
    with pytest.raises(IllegalStep, match="an array of 2 whole numbers"):
        tables.step([0])


@pytest.mark.parametrize(
    "env",
    [
        AecGame("bison"),
        VersusBots("bison", bots="random"),
        VersusTables(2, "bison", bots="random"),
    ],
)
def test_options_of_a_reset_are_refused(env: Any) -> None:
    with pytest.raises(BadOptions, match=r"reset takes no options \(variant, seat\): those of the game are given"):
        env.reset(seed=1, options={"variant": 1, "seat": 0})
    with pytest.raises(BadOptions, match=r"reset takes no options \(1\): those of the game are given"):
        env.reset(seed=1, options=1)
    env.reset(seed=1, options={})
    env.reset(seed=1)


@pytest.mark.filterwarnings("ignore::UserWarning")  # Gymnasium says by them what it raises as well
def test_what_is_refused_in_another_process_is_told_in_the_same_words() -> None:
    tables = gymnasium.make_vec("GreatPlains/WindRiver-v0", num_envs=2, bots="random", vectorization_mode="async")
    with pytest.raises(BadOptions, match=r"reset takes no options \(variant\): those of the game are given"):
        tables.reset(seed=1, options={"variant": 1})
    tables.close(terminate=True)
