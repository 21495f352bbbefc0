from __future__ import annotations

import pytest
from tests.playthroughs import playthrough

from greatplains.games import GAMES


@pytest.mark.parametrize("which", playthrough.PLAYTHROUGHS, ids=lambda which: playthrough.name(*which))
def test_playthrough_is_as_written_down(which: tuple[str, int, int | None]) -> None:
    """If a rule was meant to change: `python tests/playthroughs/playthrough.py`, and read the difference."""
    golden = (playthrough.FOLDER / f"{playthrough.name(*which)}.txt").read_text(encoding="utf-8")
    assert playthrough.text(*which).splitlines() == golden.splitlines()


def test_every_game_and_number_of_players_has_a_playthrough() -> None:
    wanted = {
        (game, players)
        for game, rules in GAMES.items()
        for players in range(rules.least_players, rules.most_players + 1)
    }
    assert {(game, players) for game, players, _ in playthrough.PLAYTHROUGHS} == wanted
    assert {variant for game, _, variant in playthrough.PLAYTHROUGHS if game == "bison"} == {0, 1, 2}


def test_no_playthrough_lies_about_unused() -> None:
    names = {playthrough.name(*which) for which in playthrough.PLAYTHROUGHS}
    assert {path.stem for path in playthrough.FOLDER.glob("*.txt")} == names
