"""Many games at once are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatplains.core.errors import BadOptions, IllegalStep
from greatplains.core.rng import Rng
from greatplains.envs.aec import AecGame
from greatplains.envs.batched import BatchedGames
from greatplains.games import GAMES

Kind = tuple[str, int]


def legal_step(mask: Any, rng: Rng) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


@settings(max_examples=15)
@given(
    st.sampled_from(sorted(GAMES)),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.sampled_from(["share", "margin"]),
    st.sampled_from([None, 50]),
)
def test_each_game_is_the_one_played_alone(
    game: str, players: int, seed: int, reward: str, max_steps: int | None
) -> None:
    count, rng = 3, Rng(seed)
    batch = BatchedGames(game, count, players, reward=reward, max_steps=max_steps)
    alone = [AecGame(game, players, reward=reward, max_steps=max_steps) for _ in range(count)]
    rows = batch.reset(seed)
    for number, env in enumerate(alone):
        env.reset(seed=seed + number)
    for _ in range(400):
        for number, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{rows.seat[number]}"
            assert (rows.observation[number] == seen["observation"]).all()
            assert (rows.action_mask[number] == seen["action_mask"]).all()
        steps = [legal_step(mask, rng) for mask in rows.action_mask]
        rows = batch.step(np.array(steps))
        for number, (env, step) in enumerate(zip(alone, steps, strict=True)):
            env.step(step)
            assert rows.terminated[number] == all(env.terminations.values())
            assert rows.truncated[number] == all(env.truncations.values())
            assert rows.reward[number].tolist() == list(env.rewards.values())
            if rows.terminated[number] or rows.truncated[number]:
                env.reset()


def test_games_that_end_are_dealt_anew(kind: Kind) -> None:
    batch = BatchedGames(kind[0], 5, kind[1])
    rows = batch.reset(3)
    rng = Rng(1)
    ended = 0
    for _ in range(800):
        rows = batch.step([legal_step(mask, rng) for mask in rows.action_mask])
        ended += int(rows.terminated.sum())
        assert (rows.reward.sum(axis=1) == rows.terminated).all()
        assert rows.action_mask.any(axis=1).all()
    assert ended >= 5


def test_the_same_seed_gives_the_same_games(kind: Kind) -> None:
    runs = []
    for _ in range(2):
        batch = BatchedGames(kind[0], 4, kind[1])
        rows, rng, seen = batch.reset(8), Rng(8), []
        for _ in range(300):
            rows = batch.step([legal_step(mask, rng) for mask in rows.action_mask])
            seen.append([array.tobytes() for array in rows])
        runs.append(seen)
    assert runs[0] == runs[1]


def test_a_list_of_seeds_has_one_for_each_game() -> None:
    several = BatchedGames("bison", 3).reset(np.array([7, 7, 8]))
    assert (several.observation[0] == several.observation[1]).all()
    assert (several.observation[2] == BatchedGames("bison", 1).reset(8).observation[0]).all()


def test_what_was_handed_out_stays_as_it_was() -> None:
    for writable in (False, True):
        batch = BatchedGames("wind-river", 2, writable=writable)
        rows = batch.reset(1)
        before = [array.copy() for array in rows]
        batch.step([legal_step(mask, Rng(1)) for mask in rows.action_mask])
        assert all((array == old).all() for array, old in zip(rows, before, strict=True))
        assert {array.flags.writeable for array in rows} == {writable}


@pytest.mark.parametrize("steps", [[0, 0], [9999, 3], [-1, 3], [2**40, 3], np.array([2**64 - 1, 3], np.uint64)])
def test_one_illegal_step_changes_nothing(steps: Any) -> None:
    batch = BatchedGames("wind-river", 2)
    rows = batch.reset(1)
    with pytest.raises(IllegalStep, match="Game 0: "):
        batch.step(steps)
    after = batch.step([legal_step(mask, Rng(1)) for mask in rows.action_mask])
    other = BatchedGames("wind-river", 2)
    rows = other.reset(1)
    wanted = other.step([legal_step(mask, Rng(1)) for mask in rows.action_mask])
    assert (after.observation == wanted.observation).all()


@pytest.mark.parametrize("steps", [[0], [[0, 0]], [[0], [0, 0]], [0.0, 1.0], [2**70, 0], "ab", None])
def test_steps_of_the_wrong_form_are_refused(steps: Any) -> None:
    batch = BatchedGames("wind-river", 2)
    batch.reset(1)
    with pytest.raises(IllegalStep, match="an array of 2 whole numbers"):
        batch.step(steps)


def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="count must be at least 1, not 0"):
        BatchedGames("bison", 0)
    batch = BatchedGames("bison", 2)
    with pytest.raises(BadOptions, match="reset the environment first"):
        batch.step([0, 0])
    with pytest.raises(BadOptions, match="There are 2 games, but 3 seeds"):
        batch.reset([1, 2, 3])
    with pytest.raises(BadOptions, match="seed must be a whole number, not float"):
        batch.reset(0.5)  # type: ignore[arg-type]
