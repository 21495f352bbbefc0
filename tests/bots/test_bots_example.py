"""The example for bot authors: short, seeded, and clearly better than chance."""

from __future__ import annotations

import pytest
from tests.bots.seated import EXAMPLES, play_out
from tests.properties.tables import Table

from greatplains.bots import load_bot


def test_it_has_fewer_than_40_lines() -> None:
    assert len((EXAMPLES / "my_bot.py").read_text(encoding="utf-8").splitlines()) < 40


def test_the_documentation_shows_it_as_it_is() -> None:
    page = (EXAMPLES.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"```python\n{(EXAMPLES / 'my_bot.py').read_text(encoding='utf-8')}```" in page


@pytest.mark.parametrize("game_name", ["bison", "wind-river"])
def test_it_beats_random(game_name: str) -> None:
    """12 games of two, six in each seat; a shared win counts half."""
    won = 0.0
    for number in range(12):
        own = number % 2
        game = Table(game_name, 2, 0, number // 2, "even").start()
        names = ["my_bot:MyBot" if seat == own else "random" for seat in range(2)]
        play_out(game, [load_bot(name, number) for name in names])
        outcome = game.outcome()
        assert outcome is not None
        won += (own in outcome.winners) / len(outcome.winners)
    assert won >= 9.0


@pytest.mark.parametrize("game_name", ["bison", "wind-river"])
def test_same_seed_same_game(game_name: str) -> None:
    games = [Table(game_name, 2, 1, 2, "even").start() for _ in range(2)]
    for game in games:
        play_out(game, [load_bot("my_bot:MyBot", seat) for seat in range(2)])
    assert games[0].turns == games[1].turns
