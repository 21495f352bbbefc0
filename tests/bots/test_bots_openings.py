"""From the real opening no level throws its game away, and none plays the same game again and again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from greatplains.bots import load_bot, sit
from greatplains.bots.levels import LEVELS, level_of
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.games.windriver.position import WindRiverPosition

# Turns of each seat, those of the set-up among them, before which nobody should be out of a game of Wind River.
OPENING = 6
# Of twelve seats, so many may be out by then.
MISTAKES = 2
THINKING = LEVELS[-2:]
CHEAP = [name for name in LEVELS if all(level_of(name, game).simulations == 0 for game in GAMES)]


@dataclass(frozen=True)
class Table:
    """A table from the real opening: the levels by seat, and a number that decides deal and seeds."""

    game: str
    levels: Sequence[str]
    number: int
    options: dict[str, Any] | None = None

    def played(self, turns: int | None = None) -> Game[Any]:
        """The game after so many turns, or when it is over."""
        with pytest.MonkeyPatch.context() as patch:
            if not set(self.levels) & set(THINKING):
                # Time stands still: they think as long as they would on a machine that is quick enough.
                patch.setattr(time, "monotonic", lambda: 0.0)
            return self._played(turns)

    def _played(self, turns: int | None) -> Game[Any]:
        rules = GAMES[self.game]
        game = Game(rules, rules.deal(len(self.levels), Rng(self.number, "opening"), self.options))
        bots = [load_bot(level, 10 * self.number + seat) for seat, level in enumerate(self.levels)]
        while not game.position.is_over and (turns is None or len(game.turns) < turns):
            for step in bots[game.position.seat].choose_turn(sit(game)):
                game.play(step)
        return game


def out_early(levels: Sequence[str], numbers: range) -> list[str]:
    """Who has no tent left on the board of Wind River before any game should be lost, and how it went."""
    found: list[str] = []
    for number in numbers:
        game = Table("wind-river", levels, number).played(OPENING * len(levels))
        position = game.position
        assert isinstance(position, WindRiverPosition)
        found += [
            f"{level} on seat {seat}: {'; '.join(game.turns[seat :: len(levels)])}"
            for seat, level in enumerate(levels)
            if position.on_board[seat] == 0
        ]
    return found


@pytest.mark.parametrize("level", CHEAP)
def test_a_level_stays_in_the_game_and_opens_in_different_ways(level: str) -> None:
    """Two at a table of Wind River. Before they were mended, medium was out in all games, and they were two games."""
    numbers = range(6)
    opened = [Table("wind-river", [level] * 2, number).played(2 * OPENING) for number in numbers]
    assert not any(game.position.is_over for game in opened), "over within six turns a seat"
    assert len(out_early([level] * 2, numbers)) <= MISTAKES, "a beginner's mistakes are few"
    assert len({tuple(game.turns) for game in opened}) >= 4, "the same game again and again"


@pytest.mark.parametrize("players", [3, 4])
def test_the_best_of_the_quick_levels_stays_in_the_game_with_more_players(players: int) -> None:
    assert out_early([CHEAP[-1]] * players, range(1)) == []


# The long form: whole games of all levels; of those that think for long, one table.

TABLES = [(level, players) for level in LEVELS for players in (2, 3, 4) if level not in THINKING or players == 2]


@pytest.mark.whole
@pytest.mark.parametrize(("level", "players"), TABLES)
def test_wind_river_is_played_out_by_every_level(level: str, players: int) -> None:
    games = [Table("wind-river", [level] * players, number).played() for number in range(2 if level in THINKING else 4)]
    lengths = [len(game.turns) / players for game in games]
    assert min(lengths) > OPENING, "a game was over within six turns a seat"
    best = [max(outcome.scores) for game in games if (outcome := game.outcome())]
    assert min(best) >= 1, "nobody brought a tent home"
    wanted = 1.5 if level in CHEAP else 2  # who is careless loses some on the way
    assert sum(best) >= wanted * len(games), "the winners brought hardly a tent home"
    assert len({tuple(game.turns) for game in games}) >= len(games) - 1, "the same game again and again"


@pytest.mark.whole
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS[:-2])))
def test_levels_that_meet_stay_in_the_game(weaker: str, stronger: str, players: int) -> None:
    mixed = [weaker if seat % 2 else stronger for seat in range(players)]
    assert len(out_early(mixed, range(2))) <= (MISTAKES if weaker in CHEAP else 0)


@pytest.mark.whole
@pytest.mark.parametrize("variant", [0, 1, 2])
@pytest.mark.parametrize(("level", "players"), [table for table in TABLES if table[0] not in THINKING])
def test_bison_is_played_to_some_purpose_by_every_level(level: str, players: int, variant: int) -> None:
    """Everybody has animals in the end, in every variant, and no two games are the same."""
    games = [Table("bison", [level] * players, number, {"variant": variant}).played() for number in range(2)]
    scores = [score for game in games if (outcome := game.outcome()) for score in outcome.scores]
    assert min(scores) >= 8, f"a seat ended with {min(scores)} animals"
    assert len({tuple(game.turns) for game in games}) == len(games)
