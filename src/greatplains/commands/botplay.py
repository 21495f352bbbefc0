"""Games between bots. The same seed and number give the same deal as for random players, and each bot its own seed."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final

from greatplains.arena import problems
from greatplains.arena.match import Forfeit, Table
from greatplains.commands.randomplay import deal
from greatplains.core.contract import Rules
from greatplains.core.errors import GreatPlainsError
from greatplains.core.game import Game
from greatplains.core.record import Record, record_of
from greatplains.core.rng import Rng

_SEEDS: Final = 2**31 - 1


class GameLost(GreatPlainsError):
    """A bot did what no player may do, and there is no game."""


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot on that seat in the game of that number."""
    return Rng(seed, f"game {number} bot {seat}").below(_SEEDS)


def bot_game(
    rules: Rules[Any],
    names: Sequence[str],
    options: Mapping[str, Any],
    seed: int,
    number: int,
    first: int | None = None,
    move_seconds: float | None = None,
) -> Record:
    """The record of a whole game, with the names of the bots by seat."""
    game = Game(rules, deal(rules, len(names), options, seed, number, first))
    for _ in bot_turns(bot_table(game, names, seed, number, move_seconds), number):
        pass
    return record_of(game, {"bots": list(names)})


def bot_table(
    game: Game[Any], names: Sequence[str | None], seed: int, number: int, move_seconds: float | None = None
) -> Table:
    """The bots of the game of that number at their table; None is a seat that somebody else plays."""
    return Table(game, names, [bot_seed(seed, number, seat) for seat in range(len(names))], move_seconds)


def bot_turns(table: Table, number: int) -> Generator[tuple[str, list[int]], None, None]:
    """Play a game to its end, and tell the text and the steps of every turn."""
    game = table.game
    try:
        with table.seated():
            while not game.position.is_over:
                before = game.position.copy()
                table.play_turn()
                yield game.turns[-1], game.rules.parse_turn(before, game.turns[-1])
    except Forfeit as forfeit:
        name = table.names[table.seat]
        # Its name is said once: a long one would leave no room for the reason.
        reason = forfeit.sentence.removeprefix(f"“{name}” ")
        raise GameLost(problems.GAME_LOST, number=number, turn=len(game.turns) + 1, name=name, reason=reason) from None
