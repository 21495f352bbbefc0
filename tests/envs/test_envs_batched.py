"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import copy
import gc
import multiprocessing
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatplains.core.errors import BadOptions, BadPosition, IllegalStep
from greatplains.core.rng import Rng
from greatplains.envs.aec import AecGame
from greatplains.envs.batched import BatchedGames
from greatplains.envs.gameprocesses import LostProcess
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
    with pytest.raises(BadOptions, match="observe must be True or False, not str"):
        BatchedGames("bison", 2, observe="no")  # type: ignore[arg-type]
    batch = BatchedGames("bison", 2)
    with pytest.raises(BadOptions, match="reset the environment first"):
        batch.step([0, 0])
    with pytest.raises(BadOptions, match="There are 2 games, but 3 seeds"):
        batch.reset([1, 2, 3])
    with pytest.raises(BadOptions, match="seed must be a whole number, not float"):
        batch.reset(0.5)  # type: ignore[arg-type]


# Processes, and games one by one.


def played(batch: BatchedGames, rng: Rng, steps: int) -> list[list[bytes]]:
    """Random steps, and all that was seen."""
    rows, seen = batch.rows(), []
    for _ in range(steps):
        rows = batch.step([legal_step(mask, rng) for mask in rows.action_mask])
        seen.append([array.tobytes() for array in rows])
    return seen


@pytest.fixture(scope="module", params=["bison", "wind-river"])
def shared_out(request: pytest.FixtureRequest) -> Iterator[BatchedGames]:
    games = BatchedGames(request.param, 7, 3, reward="margin", max_steps=60, processes=3)
    yield games
    games.close()


def test_games_of_several_processes_are_those_of_one(shared_out: BatchedGames) -> None:
    alone = BatchedGames(shared_out.kind.rules.name, 7, 3, reward="margin", max_steps=60)
    for seed in (5, 6):
        pairs: Iterator[tuple[Any, Any]] = zip(alone.reset(seed), shared_out.reset(seed), strict=True)
        for one, other in pairs:
            assert np.array_equal(one, other)
        assert played(alone, Rng(seed), 130) == played(shared_out, Rng(seed), 130)


def test_an_illegal_step_in_another_process_changes_nothing(shared_out: BatchedGames) -> None:
    rows = shared_out.reset(1)
    before = [shared_out.save(game) for game in range(7)]
    steps = rows.action_mask.argmax(axis=1)
    steps[6] = 871
    with pytest.raises(IllegalStep, match="Game 6: "):
        shared_out.step(steps)
    assert [shared_out.save(game) for game in range(7)] == before
    assert (shared_out.rows().observation == rows.observation).all()


@pytest.mark.parametrize("processes", [1, 2])
def test_games_without_observations_are_the_same_games(kind: Kind, processes: int) -> None:
    seeing = BatchedGames(kind[0], 4, kind[1], max_steps=90)
    blind = BatchedGames(kind[0], 4, kind[1], max_steps=90, observe=False, processes=processes)
    rows, wanted, rng = blind.reset(3), seeing.reset(3), Rng(3)
    for number in range(150):
        assert rows.observation.shape == (4, 0)
        pairs: Iterator[tuple[Any, Any]] = zip(rows[1:], wanted[1:], strict=True)
        assert all(np.array_equal(one, other) for one, other in pairs)
        if number == 75:
            assert blind.save(2) == seeing.save(2)
            blind, old = pickle.loads(pickle.dumps(blind)), blind
            old.close()
        steps = [legal_step(mask, rng) for mask in wanted.action_mask]
        rows, wanted = blind.step(steps), seeing.step(steps)
    seeing.load(0, blind.save(1))
    assert seeing.position(0) == blind.position(1)
    blind.close()


def test_the_end_of_a_process_is_told() -> None:
    before = set(multiprocessing.active_children())
    games = BatchedGames("wind-river", 4, processes=2)
    (other,) = set(multiprocessing.active_children()) - before
    rows = games.reset(1)
    other.kill()
    other.join()
    with pytest.raises(LostProcess, match="make a new batch"):
        games.step(rows.action_mask.argmax(axis=1))
    assert rows.action_mask.any(axis=1).all()  # what was handed out is still there
    games.close()


def test_processes_end_with_their_batch() -> None:
    before = set(multiprocessing.active_children())
    games = BatchedGames("wind-river", 4, processes=2)
    (other,) = set(multiprocessing.active_children()) - before
    del games
    gc.collect()
    assert not other.is_alive()


def test_there_are_no_more_processes_than_games() -> None:
    games = BatchedGames("bison", 1, processes=8)
    assert games.processes == 1
    with pytest.raises(BadOptions, match="processes must be at least 1, not 0"):
        BatchedGames("bison", 4, processes=0)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_goes_on_in_the_same_way(duplicate: Any, processes: int) -> None:
    games = BatchedGames("bison", 3, 2, variant=2, first=1, reward="margin", max_steps=90, processes=processes)
    twin = duplicate(games)
    with pytest.raises(BadOptions, match="reset the environment first"):
        twin.step([0, 0, 0])
    games.reset(4)
    played(games, Rng(1), 70)
    twin = duplicate(games)
    assert twin.processes == processes
    # Games end on the way, so that the next deals are the same too.
    wanted = played(games, Rng(2), 60)
    assert played(twin, Rng(2), 60) == wanted
    games.close()
    twin.close()


@settings(max_examples=10)
@given(st.sampled_from(sorted(GAMES)), st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 300))
def test_a_saved_game_goes_on_anywhere(game: str, players: int, seed: int, steps: int) -> None:
    games = BatchedGames(game, 2, players)
    games.reset(seed)
    played(games, Rng(seed), steps)
    saved = games.save(1)
    clones = BatchedGames(game, 3, players)
    clones.reset(0)
    for number in range(3):
        clones.load(number, saved)
    assert clones.save(2) == saved
    assert clones.position(0) == games.position(1)
    rng = Rng(seed)
    rows, wanted = clones.rows(), games.rows()
    for _ in range(60):
        assert (rows.observation == wanted.observation[1]).all()
        assert (rows.action_mask == wanted.action_mask[1]).all()
        step = legal_step(rows.action_mask[0], rng)
        rows, wanted = clones.step([step] * 3), games.step([legal_step(wanted.action_mask[0], rng), step])


def test_nothing_of_the_game_before_lasts(kind: Kind) -> None:
    games = BatchedGames(kind[0], 2, kind[1])
    opening = games.reset(5)
    saved, rng = games.save(0), Rng(5)
    played(games, rng, 120)
    games.load(0, saved)
    assert (games.rows().observation[0] == opening.observation[0]).all()
    played(games, rng, 120)
    assert (games.reset(5).observation == opening.observation).all()


def test_what_is_no_saved_game_is_refused() -> None:
    games = BatchedGames("wind-river", 2)
    games.reset(1)
    before = games.save(0)
    for saved in (b"", b"x" * 16, b"x" * 200, before[:-1], bytes(8) + before[8:], None):
        with pytest.raises((BadOptions, BadPosition)):
            games.load(0, saved)  # type: ignore[arg-type]
    three = BatchedGames("wind-river", 1, 3)
    three.reset(1)
    with pytest.raises(BadOptions, match="for 2 players, the saved one is for 3"):
        games.load(0, three.save(0))
    for number in (2, -1):
        with pytest.raises(BadOptions):
            games.load(number, before)
    with pytest.raises(BadOptions, match="There is no game 2: they are 0 to 1"):
        games.save(2)
    assert games.save(0) == before


def test_a_position_of_a_batch_is_a_copy() -> None:
    games = BatchedGames("bison", 2)
    games.reset(1)
    position = games.position(1)
    position.play(position.legal_steps()[0])
    assert games.position(1) != position


@pytest.mark.parametrize("processes", [1, 2])
def test_rows_that_are_kept_stay_as_they_were(processes: int) -> None:
    games = BatchedGames("bison", 70, processes=processes)
    rows, rng = games.reset(1), Rng(1)
    kept = []
    for _ in range(12):
        kept.append(
            (rows, [array.copy() for array in rows], rows.observation[3:5, 7:], rows.observation[3:5, 7:].copy())
        )
        rows = games.step([legal_step(mask, rng) for mask in rows.action_mask])
    for found, wanted, part, wanted_part in kept:
        assert all((array == old).all() for array, old in zip(found, wanted, strict=True))
        assert (part == wanted_part).all()
        assert not found.observation.flags.writeable
    games.close()


def test_a_part_of_a_row_is_enough_to_keep_it() -> None:
    games = BatchedGames("wind-river", 3)
    rng = Rng(1)
    part = games.reset(1).observation[1]
    before = part.copy()
    for _ in range(6):
        games.step([legal_step(mask, rng) for mask in games.rows().action_mask])
    assert (part == before).all()


def test_memory_is_used_again_when_nobody_holds_it() -> None:
    games = BatchedGames("wind-river", 100)
    rows, rng, places = games.reset(1), Rng(1), set()
    for _ in range(20):
        places.add(rows.observation.__array_interface__["data"][0])
        rows = games.step([legal_step(mask, rng) for mask in rows.action_mask])
    assert len(places) == 2
