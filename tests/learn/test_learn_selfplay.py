"""Self-play and matches: what is kept of games, and that the same seed plays them again."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import pytest
from tests.bots.test_bots_network import random_weights

from greatplains.bots.networkfile import NetworkFile, input_parts
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.treesearch import TreeSearch
from greatplains.bots.weights import stored_networks
from greatplains.core.contract import Rules
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.learn import selfplay
from greatplains.learn.contest import Deal, play_deal
from greatplains.learn.harvest import Harvest, followed, harvest, join
from greatplains.learn.selfplay import Task, play_task


def some_networks(game: str) -> bytes:
    inputs = sum(part.count for part in input_parts(KNOWLEDGE[game]))
    return NetworkFile(game, (random_weights((inputs, 8, 8, 4), 9, Rng(3)),) * 3, trust=(0.5,) * 3).to_bytes()


def played(task: Task) -> Harvest:
    return harvest((task, play_task(task)))


def same(one: Harvest, other: Harvest) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Harvest))


@pytest.mark.parametrize(
    ("game", "players", "is_learnt"),
    # One game of Bison is enough: uncompiled it takes long.
    [
        *(("wind-river", players, is_learnt) for players in (2, 3, 4) for is_learnt in (False, True)),
        ("bison", 2, False),
    ],
)
def test_harvests_hold_whole_results_for_every_seat(game: str, players: int, is_learnt: bool) -> None:
    count = 3 if game == "wind-river" else 1
    found = played(Task(game, players, 7, "test", 40, count, some_networks(game) if is_learnt else b""))
    assert set(found.games) == set(range(40, 40 + count))
    assert len(found.rows) > 10
    assert {len(getattr(found, field.name)) for field in fields(Harvest)} == {len(found.rows)}
    assert found.is_last.sum() == count
    assert set(found.movers) == set(range(players))
    assert found.shares[:, :players].sum(1) == pytest.approx(1, abs=1e-5)
    assert not found.shares[:, players:].any()
    for number in set(found.games):
        of_game = found.games == number
        for values in (found.scores[of_game, :players], found.shares[of_game, :players]):
            by_seat = [np.roll(row, mover) for row, mover in zip(values, found.movers[of_game], strict=True)]
            assert len({tuple(row) for row in by_seat}) == 1


def test_the_same_task_is_played_again_wherever_its_games_are_cut() -> None:
    whole = played(Task("wind-river", 3, 7, "test", 0, 2))
    parts = [played(Task("wind-river", 3, 7, "test", at, 1)) for at in range(2)]
    assert same(whole, join(parts))
    assert same(whole, played(Task("wind-river", 3, 7, "test", 0, 2)))
    assert not same(whole, played(Task("wind-river", 3, 8, "test", 0, 2)))


@pytest.mark.parametrize("game", sorted(KNOWLEDGE))
def test_games_may_be_played_by_a_search_and_are_played_again(game: str) -> None:
    players = 3 if game == "wind-river" else 2
    at_once, searched = (Task(game, players, 7, "test", 0, 1, b"", simulations) for simulations in (0, 12))
    found = played(searched)
    assert found.is_last.sum() == 1
    assert found.shares[:, :players].sum(1) == pytest.approx(1, abs=1e-5)
    assert same(found, played(searched))
    assert not same(found, played(at_once))


def test_a_search_of_self_play_sees_no_more_than_its_seat_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position that is searched from was dealt anew for the seat to move."""
    rules: Rules[Any] = GAMES["bison"]
    dealt: list[Position] = []

    def resampled(position: Position, seat: int | None, rng: Rng) -> Position:
        assert seat == position.seat
        found: Position = type(rules).resample(rules, position, seat, rng)
        dealt.append(found)
        return found

    looked_from: list[Position] = []

    class Tree:  # not one of its kind: nothing interpreted may be below a compiled class
        def __init__(self, *settings: Any) -> None:
            self.tree = TreeSearch(*settings)

        def iterate(self, position: Position) -> None:
            looked_from.append(position)
            self.tree.iterate(position)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.tree, name)

    monkeypatch.setattr(rules, "resample", resampled, raising=False)
    monkeypatch.setattr(selfplay, "TreeSearch", Tree)
    play_task(Task("bison", 2, 7, "test", 0, 1, b"", 2))
    assert len(looked_from) > 20
    assert all(one is other for one, other in zip(looked_from, dealt, strict=True))


def followed_for(is_random: list[bool], movers: list[int], last: tuple[int, ...]) -> list[list[float]]:
    """What is learnt of three positions, by seats; the first seat has won."""
    by_seat = np.array([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]], np.float32)
    turned = [np.roll(row, -mover) for row, mover in zip(by_seat, movers, strict=True)]
    shares = np.array([np.roll([1.0, 0.0], -mover) for mover in movers], np.float32)
    lessons = Harvest(
        rows=np.zeros((3, 1), np.int16),
        shares=shares,
        scores=shares,
        games=np.zeros(3, np.int32),
        movers=np.array(movers, np.int8),
        is_last=np.array([at in last for at in range(3)]),
        is_random=np.array(is_random),
    )
    found = followed(lessons, np.array(turned, np.float32), 0.9)
    return [np.roll(row, mover).tolist() for row, mover in zip(found, movers, strict=True)]


@pytest.mark.parametrize("movers", [[0, 0, 0], [0, 1, 0], [1, 1, 0]])
def test_what_is_learnt_of_a_position_comes_from_those_after_it_and_from_the_result(movers: list[int]) -> None:
    last = [1.0, 0.0]
    middle = [0.1 * 0.2 + 0.9 * last[0], 0.1 * 0.8]
    first = [0.1 * 0.6 + 0.9 * middle[0], 0.1 * 0.4 + 0.9 * middle[1]]
    found = followed_for([False] * 3, movers, (2,))
    assert found == [pytest.approx(first), pytest.approx(middle), pytest.approx(last)]


def test_nothing_is_learnt_from_beyond_a_random_turn_or_another_game() -> None:
    # Of a random turn in the middle, the first position hears only what was said before it was played.
    assert followed_for([False, True, False], [0, 1, 0], (2,))[0] == pytest.approx([0.6, 0.4])
    assert followed_for([False, False, True], [0, 1, 0], (2,))[1] == pytest.approx([0.2, 0.8])
    assert followed_for([False] * 3, [0, 1, 0], (0, 2))[0] == pytest.approx([1.0, 0.0])


def test_a_deal_is_played_from_every_seat_and_again() -> None:
    deal = Deal("wind-river", 3, 1, 4, some_networks("wind-river"), b"")
    results = play_deal(deal)
    assert len(results.shares) == len(results.games) == 3
    assert all(0 <= share <= 1 for share in results.shares)
    assert play_deal(deal) == results


@pytest.mark.whole
@pytest.mark.parametrize("game", sorted(KNOWLEDGE))
def test_the_stored_networks_beat_the_hand_made_evaluation(game: str) -> None:
    networks = stored_networks(game).to_bytes()
    results = [play_deal(Deal(game, 3, 1, number, networks, b"")) for number in range(3)]
    assert sum(share for found in results for share in found.shares) / 9 > 1 / 3
