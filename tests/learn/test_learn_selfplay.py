"""Self-play and matches: what is kept of games, and that the same seed plays them again."""

from __future__ import annotations

import numpy as np
import pytest
from tests.bots.test_bots_network import random_weights

from greatplains.bots.networkfile import NetworkFile, input_parts
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import stored_networks
from greatplains.core.rng import Rng
from greatplains.learn.contest import Deal, play_deal
from greatplains.learn.selfplay import Harvest, Task, _targets, play_task


def some_networks(game: str) -> bytes:
    inputs = sum(part.count for part in input_parts(KNOWLEDGE[game]))
    return NetworkFile(game, (random_weights((inputs, 8, 8, 4), 9, Rng(3)),) * 3, trust=(0.5,) * 3).to_bytes()


def same(one: Harvest, other: Harvest) -> bool:
    names = ("rows", "targets", "shares", "scores", "games")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("is_learnt", [False, True])
def test_harvests_hold_whole_results_for_every_seat(players: int, is_learnt: bool) -> None:
    networks = some_networks("wind-river") if is_learnt else b""
    harvest = play_task(Task("wind-river", players, 7, "test", 40, 3, networks))
    assert set(harvest.games) <= {40, 41, 42}
    assert len(harvest.rows) == len(harvest.targets) == len(harvest.shares) == len(harvest.scores) > 10
    for values in (harvest.shares, harvest.targets):
        assert values[:, :players].sum(1) == pytest.approx(1, abs=1e-5)
        assert not values[:, players:].any()
    assert is_learnt != np.array_equal(harvest.shares, harvest.targets)
    for number in set(harvest.games):
        assert len({tuple(sorted(row)) for row in harvest.scores[harvest.games == number].tolist()}) == 1


def test_the_same_task_is_played_again_wherever_its_games_are_cut() -> None:
    whole = play_task(Task("wind-river", 3, 7, "test", 0, 2))
    parts = [play_task(Task("wind-river", 3, 7, "test", at, 1)) for at in range(2)]
    assert np.array_equal(whole.rows, np.concatenate([part.rows for part in parts]))
    assert same(whole, play_task(Task("wind-river", 3, 7, "test", 0, 2)))
    assert not same(whole, play_task(Task("wind-river", 3, 8, "test", 0, 2)))


def test_targets_come_mostly_from_the_result_and_stop_at_random_turns() -> None:
    said = [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]]
    won = [1.0, 0.0]
    last = [0.05 + 0.95, 0.0]
    middle = [0.05 * 0.2 + 0.95 * last[0], 0.05 * 0.8 + 0.95 * last[1]]
    assert _targets(said, [False, False, False], won)[1:] == [pytest.approx(middle), pytest.approx(last)]
    # A random turn in the middle: the first position hears of it only what was said before it was played.
    assert _targets(said, [False, True, False], won)[0] == pytest.approx(said[1])


def test_a_deal_is_played_from_every_seat_and_again() -> None:
    deal = Deal("wind-river", 3, 1, 4, some_networks("wind-river"), b"")
    results = play_deal(deal)
    assert len(results.shares) == len(results.games) == 3
    assert all(0 <= share <= 1 for share in results.shares)
    assert play_deal(deal) == results


@pytest.mark.whole
def test_the_stored_networks_of_wind_river_beat_the_hand_made_evaluation() -> None:
    networks = stored_networks("wind-river").to_bytes()
    results = [play_deal(Deal("wind-river", 3, 1, number, networks, b"")) for number in range(3)]
    assert sum(share for found in results for share in found.shares) / 9 > 0.5
