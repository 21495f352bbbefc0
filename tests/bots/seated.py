"""Bots at tables: small ones that are quick in the interpreted build, and games they play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.properties.tables import Table

from greatplains.bots import BOTS, Bot, load_bot, sit
from greatplains.bots.levels import Level
from greatplains.bots.thinker import Thinker
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
if str(EXAMPLES) not in sys.path:
    sys.path.append(str(EXAMPLES))

# The kinds of bots there are, with budgets counted in simulations only: the clock never ends their thinking.
_SEARCH: Final = Level(beam=1, turns=3, simulations=3, seconds=1e9)
_QUICK: Final = Level(beam=1, turns=4, temperature=0.5, seconds=1e9)
QUICK_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": BOTS["random"],
    "careless": partial(Thinker, _QUICK),
    "search": partial(Thinker, _SEARCH),
    "my_bot:MyBot": partial(load_bot, "my_bot:MyBot"),
}
SEEDED_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    **QUICK_BOTS,
    **{name: BOTS[name] for name in ("greedy", "beginner", "novice", "easy")},
}


def game_after(table: Table, turns: int) -> Game[Any]:
    """The game after that many random turns, or before its last one if it is shorter."""
    game = table.start()
    rng = Rng(table.seed, "turns before")
    while len(game.turns) < turns:
        steps = random_turn(game.position.copy(), rng)
        ahead = game.position.copy()
        for step in steps:
            ahead.apply(step)
        if ahead.is_over:
            break
        for step in steps:
            game.play(step)
    return game


def play_out(game: Game[Any], bots: Sequence[Bot]) -> None:
    """Play on to the end, every turn checked: legal steps, and a whole turn, no more and no less."""
    while not game.position.is_over:
        seat = sit(game)
        before = len(game.turns)
        steps = bots[seat.number].choose_turn(seat)
        for number, step in enumerate(steps):
            assert len(game.turns) == before, f"the turn was over after {number} of {len(steps)} steps"
            game.play(step)
        assert len(game.turns) == before + 1, "a half-made turn"


def whole_turns(start: Position) -> list[tuple[list[int], Position]]:
    """Every sequence of steps that makes a turn, and where it leads."""
    found: list[tuple[list[int], Position]] = []
    half_made: list[tuple[list[int], Position]] = [([], start)]
    while half_made:
        steps, position = half_made.pop()
        for step in position.legal_steps():
            after = position.copy()
            after.apply(step)
            (found if after.turn != start.turn else half_made).append(([*steps, step], after))
    return found
