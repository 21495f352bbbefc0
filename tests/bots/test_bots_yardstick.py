"""The bots of 0.1.0 that progress is measured against: they play today as they played then."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest
from benchmarks.yardstick.bots import YARDSTICKS
from benchmarks.yardstick.thinker import Thinker
from tests.bots.seated import game_after
from tests.properties.tables import Table

from greatplains.bots import sit
from greatplains.core.game import Game


def play_on(game: Game[Any], bot: str, turns: int) -> list[str]:
    """The next turns, all by a bot of that name."""
    before = len(game.turns)
    for number in range(turns):
        for step in YARDSTICKS[bot](number).choose_turn(sit(game)):
            game.play(step)
    return list(game.turns[before:])


WIND_RIVER = Table("wind-river", 2, 0, 3, "even")
BISON = Table("bison", 3, 1, 3, "even")


@pytest.mark.parametrize(
    ("bot", "table", "after", "turns"),
    [
        ("medium-0.1", WIND_RIVER, 0, ["set c6", "set d6", "set e6", "set f6", "bison c1e c2e; lose c6; tent e6e"]),
        ("greedy-0.1", WIND_RIVER, 8, ["herd f3e", "bison e3e*2; earn", "herd f3e", "bison d3se d1e; earn"]),
        ("hard-0.1", WIND_RIVER, 8, ["herd f3e"]),
        ("greedy-0.1", BISON, 9, ["trek d2p>c3m", "walk b2r>b2m*2 -s1t1"]),
        ("medium-0.1", BISON, 20, ["tile a2/2 m5 -b4s6", "tile c2/2 p3 -b1s3"]),
    ],
)
def test_it_plays_as_version_0_1_played(bot: str, table: Table, after: int, turns: list[str]) -> None:
    assert play_on(game_after(table, after), bot, len(turns)) == turns


def test_given_more_time_it_searches_longer_than_its_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second a simulation, ninety seconds; by itself it makes eighty simulations."""
    bot = Thinker("hard", 1, seconds=90.0)
    ticks = map(float, count())
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: next(ticks))
        bot.choose_turn(sit(game_after(WIND_RIVER, 8)))
    assert bot.tree is not None
    assert 90 <= bot.tree.root.visits <= 91
