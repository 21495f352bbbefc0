"""Games of Wind River in which everybody hurries east: some of them are decided before they are over."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from greatplains.core.rng import Rng
from greatplains.games import GAMES

RULES: Any = GAMES["wind-river"]


class Played(NamedTuple):
    """A game: its turns, and the positions before and after each."""

    turns: list[str]
    positions: list[Any]


def play(players: int, seed: int) -> Played:
    """A game of Wind River in which everybody hurries east; the first seat begins."""
    rng = Rng(seed, "hurry")
    position = RULES.opening(RULES.deal(players, rng, first=0))
    played = Played([], [position])
    while not position.is_over:
        before, position, steps = position, position.copy(), []
        while position.turn == before.turn and not position.is_over:
            legal = position.legal_steps()
            wanted = [step for step in legal if RULES.meaning(step).parameters.get("direction") == "e"] or legal
            steps.append(wanted[rng.below(len(wanted))])
            position.apply(steps[-1])
        played.turns.append(RULES.turn_text(before, steps))
        played.positions.append(position)
    return played


@cache
def hurried_games(players: int) -> list[Played]:
    return [play(players, seed) for seed in range(60)]
