"""The numbers of the steps are a promise: records of trained bots and clients rest on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatplains.core.contract import Setup
from greatplains.core.errors import IllegalStep
from greatplains.games import GAMES

FOLDER = Path(__file__).parent


def written(game: str) -> list[str]:
    rules = GAMES[game]
    meanings = [rules.meaning(step) for step in range(rules.step_count)]
    return [
        f"{step} {found.kind} {' '.join(f'{key}={value}' for key, value in found.parameters.items())}".rstrip()
        for step, found in enumerate(meanings)
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_numbering_is_as_written_down(game: str) -> None:
    assert written(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("game", "size"), [("bison", 872), ("wind-river", 542)])
def test_size_of_the_action_space(game: str, size: int) -> None:
    assert GAMES[game].step_count == size
    for step in (-1, size):
        with pytest.raises(IllegalStep):
            GAMES[game].meaning(step)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_two_steps_mean_the_same(game: str) -> None:
    meanings = [line.partition(" ")[2] for line in written(game)]
    assert len(set(meanings)) == len(meanings)


def test_order_of_legal_steps_in_the_openings() -> None:
    stack = ("08", "11", "16", "06", "07", "03", "18", "17", "13", "09", "01", "05")
    bison = GAMES["bison"].opening(Setup(2, 0, {"variant": 0, "tiles": "standard"}, stack))
    assert bison.legal_steps() == list(range(21))
    bison.play(15)  # tile
    around = [5, 6, 7, 10, 13, 16, 18, 21, 22]  # b2 b3 b4 c2 c5 d2 d4 e2 e3: the cells round the start tiles
    assert bison.legal_steps() == [62 + 27 * rotation + cell for rotation in range(3) for cell in around]
    wind_river = GAMES["wind-river"].opening(Setup(2, 0))
    assert wind_river.legal_steps() == list(range(2 + 12, 2 + 36))
