"""Greedy bots against each other: how strong an evaluation is with no search at all."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from greatplains.bots.evaluation import value_buffer
from greatplains.bots.lookahead import Lookahead
from greatplains.bots.registry import KNOWLEDGE
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.learn.selfplay import judge_of

_BEAM: Final = 8
# As the bots have it: turns that are nearly as good as the best are played now and then.
_JITTER: Final = 0.05


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, played from every seat by the first of two evaluations; files of networks, empty for hand-made."""

    game: str
    players: int
    seed: int
    number: int
    networks: bytes
    rival: bytes
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Results:
    """The share of the win in each game of a deal, and marks by which the same game is known again."""

    shares: tuple[float, ...]
    games: tuple[str, ...]


def play_deal(deal: Deal) -> Results:
    """Play the deal from the real opening, once from each seat."""
    rules = GAMES[deal.game]
    setup = rules.deal(deal.players, Rng(deal.seed, f"contest deal {deal.number}"), dict(deal.options))
    shares, marks = [], []
    for own in range(deal.players):
        rng = Rng(deal.seed, f"contest deal {deal.number} seat {own}")
        lookers = [_lookahead(deal.game, deal.networks, rng), _lookahead(deal.game, deal.rival, rng)]
        position = rules.opening(setup)
        played = blake2b(digest_size=8)
        while not position.is_over:
            line = lookers[0 if position.seat == own else 1].best_turns(position, 1)[0]
            played.update(repr(line.steps).encode())
            position = line.position
        values = value_buffer()
        position.win_shares(values)
        shares.append(values[own])
        marks.append(played.hexdigest())
    return Results(tuple(shares), tuple(marks))


def _lookahead(game: str, networks: bytes, rng: Rng) -> Lookahead:
    return KNOWLEDGE[game].lookahead(judge_of(game, networks), _BEAM, rng, _JITTER)
