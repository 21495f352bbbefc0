from __future__ import annotations

import json

import pytest
from tests.perft import perft_counts

from greatplains.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_counts_are_as_written_down(game: str) -> None:
    golden = json.loads((perft_counts.FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    counted = {
        name: perft_counts.count(game, players, variant, turns)
        for name, players, variant, turns in perft_counts.cases(game)
    }
    assert counted == golden


def test_first_counts_follow_from_the_rules() -> None:
    """By hand: 24, 30, 36 free hexes for the first tent; in Bison six actions and what 10/10/10 can buy and trade."""
    wind_river = [perft_counts.count("wind-river", players, 0, 0)[:2] for players in (2, 3, 4)]
    assert wind_river == [[24, 24 * 23], [30, 30 * 29], [36, 36 * 35]]
    assert perft_counts.count("bison", 2, 0, 0)[0] == 6 + 9 + 6
