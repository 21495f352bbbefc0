"""Chances to win, asked after every turn of a game."""

from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from greatplains.bots import load_bot, sit
from greatplains.bots.forecast import Forecast
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import (
    CALIBRATION,
    NETWORK,
    SHOWN,
    WEIGHTS,
    digest_of_networks,
    stored_networks,
    stored_sharpness,
)
from greatplains.core.game import Game
from greatplains.core.playout import play_to_end, random_turn
from greatplains.core.position import mask_buffer
from greatplains.core.rng import Rng
from greatplains.games import GAMES


def opening(name: str, players: int, seed: int = 1) -> Any:
    rules = GAMES[name]
    return rules.opening(rules.deal(players, Rng(seed)))


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_of_all_seats_add_up_to_1_at_any_time(name: str, players: int) -> None:
    position, rng = opening(name, players), Rng(4)
    forecast = Forecast(name, playouts=1)
    for _ in range(6):
        before = position.to_bytes()
        shares = forecast.shares(position)
        assert position.to_bytes() == before
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        for _ in range(3):
            if not position.is_over:
                random_turn(position, rng)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_end_is_no_matter_of_opinion(name: str) -> None:
    position = opening(name, 3)
    play_to_end(position, mask_buffer(), Rng(2))
    winners = GAMES[name].outcome(position).winners
    assert Forecast(name).shares(position) == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]


def test_the_same_seed_gives_the_same_chances() -> None:
    position = opening("bison", 2)
    assert Forecast("bison", seed=3).shares(position) == Forecast("bison", seed=3).shares(position)


def test_a_good_player_is_expected_to_beat_one_that_plays_at_random() -> None:
    rules = GAMES["wind-river"]
    game = Game(rules, rules.deal(2, Rng(6), first=0))
    bots = [load_bot("easy", 1), load_bot("random", 1)]
    forecast = Forecast("wind-river", playouts=2)
    chances = []
    while not game.position.is_over:
        for step in bots[game.position.seat].choose_turn(sit(game)):
            game.play(step)
        chances.append(forecast.shares(game.position)[0])
    assert chances[-1] == 1.0
    assert fmean(chances[len(chances) // 2 :]) > 0.6


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for what the bots know of Wind River, without a calibration."""
    known = KNOWLEDGE["wind-river"]
    for name in (NETWORK, WEIGHTS, SHOWN):
        tmp_path.joinpath(name).write_bytes(known.folder.joinpath(name).read_bytes())
    monkeypatch.setitem(KNOWLEDGE, "wind-river", replace(known, folder=tmp_path))
    return tmp_path


def test_chances_are_as_sharp_as_the_calibration_says(folder: Path) -> None:
    position = opening("wind-river", 2)
    for _ in range(9):
        random_turn(position, Rng(3))
    own = stored_sharpness("wind-river")
    assert own == stored_networks("wind-river").sharpness
    plain = max(Forecast("wind-river").shares(position))
    text = f'networks = "{digest_of_networks("wind-river")}"\nsharpness = [{2 * own[0]}, 1.0, 1.0]\n'
    folder.joinpath(CALIBRATION).write_text(text, encoding="utf-8")
    sharp = max(Forecast("wind-river").shares(position))
    assert sharp / (1 - sharp) == pytest.approx((plain / (1 - plain)) ** 2)


def test_a_calibration_of_other_networks_is_none(folder: Path) -> None:
    folder.joinpath(CALIBRATION).write_text('networks = "others"\nsharpness = [2.0, 2.0, 2.0]\n', encoding="utf-8")
    assert stored_sharpness("wind-river") == stored_networks("wind-river").sharpness
