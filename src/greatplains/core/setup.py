"""Checks of a set-up that are the same for every game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from greatplains.core import problems
from greatplains.core.contract import Rules
from greatplains.core.errors import BadOptions
from greatplains.core.options import unknown_option
from greatplains.core.rng import Rng


def check_players(rules: Rules[Any], players: int, first: int) -> None:
    """The game is made for that many players, and one of them begins."""
    if not rules.least_players <= players <= rules.most_players:
        raise BadOptions(
            problems.PLAYERS,
            title=rules.title,
            least=rules.least_players,
            most=rules.most_players,
            players=players,
        )
    if not 0 <= first < players:
        raise BadOptions(problems.FIRST, last=players - 1, first=first)


def check_unknown(options: Mapping[str, Any], known: Collection[str]) -> None:
    """No option stands there that the game does not have."""
    for key in options:
        if key not in known:
            raise unknown_option(key)


def choose_first(rules: Rules[Any], players: int, first: int | None, rng: Rng) -> int:
    """The seat that begins: chosen, or drawn at random."""
    if first is None:
        check_players(rules, players, 0)
        return rng.below(players)
    return first
