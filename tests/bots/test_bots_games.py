"""Every bot in whole games, in every seat and variant; the same again with the same seed."""

from __future__ import annotations

import pytest
from tests.bots.seated import QUICK_BOTS, SEEDED_BOTS, game_after, play_out
from tests.properties.tables import Table

from greatplains.bots import sit

THINKING = [name for name in QUICK_BOTS if name != "random"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [0, 1, 2])
@pytest.mark.parametrize("game_name", ["bison", "wind-river"])
def test_bots_play_whole_games(game_name: str, variant: int, players: int) -> None:
    """One bot among random ones; each kind plays with each number of players. (Wind River knows no variants.)"""
    game = Table(game_name, players, variant, players, "even").start()
    names = ["random"] * players
    names[variant % players] = THINKING[(variant + players) % len(THINKING)]
    play_out(game, [QUICK_BOTS[name](seat) for seat, name in enumerate(names)])
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners


@pytest.mark.parametrize("game_name", ["bison", "wind-river"])
@pytest.mark.parametrize("name", SEEDED_BOTS)
def test_the_end_of_a_game_is_played_by_every_bot(game_name: str, name: str) -> None:
    game = game_after(Table(game_name, 2, 0, 6, "even"), 45 if game_name == "bison" else 16)
    play_out(game, [SEEDED_BOTS[name](seat) for seat in range(2)])
    assert game.outcome() is not None


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_same_seed_same_games(name: str) -> None:
    games = [Table("wind-river", 2, 0, 3, "even").start() for _ in range(2)]
    for game in games:
        play_out(game, [QUICK_BOTS[name](seat) for seat in range(2)])
    assert games[0].turns == games[1].turns


@pytest.mark.parametrize("name", SEEDED_BOTS)
@pytest.mark.parametrize("game_name", ["bison", "wind-river"])
def test_same_seed_same_turn(name: str, game_name: str) -> None:
    game = game_after(Table(game_name, 3, 2, 9, "even"), 9)
    assert SEEDED_BOTS[name](4).choose_turn(sit(game)) == SEEDED_BOTS[name](4).choose_turn(sit(game))


@pytest.mark.parametrize("name", ["random", "careless", "novice", "my_bot:MyBot"])
def test_another_seed_another_turn(name: str) -> None:
    """Turns that are nearly as good are played now and then: no two games need be the same."""
    game = game_after(Table("wind-river", 2, 0, 2, "even"), 8)
    assert len({tuple(SEEDED_BOTS[name](seed).choose_turn(sit(game))) for seed in range(8)}) > 1


def test_a_bot_may_go_from_one_game_to_the_other() -> None:
    bot = SEEDED_BOTS["careless"](1)
    for game_name in ("bison", "wind-river", "bison"):
        game = game_after(Table(game_name, 2, 0, 1, "even"), 5)
        for step in bot.choose_turn(sit(game)):
            game.play(step)
        assert len(game.turns) == 6
