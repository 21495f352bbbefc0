"""Who will win, in the eyes of the bots: quick enough to be asked after every turn of a game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from greatplains.bots.evaluation import shares, value_buffer
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import evaluation
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

_BEAM: Final = 2
_JITTER: Final = 0.3


class Forecast:
    """Every seat's chance to win: greedy bots play on for a round or so, then the evaluation judges; several times.

    What nobody can see is dealt anew each time. The same seed gives the same chances.
    """

    def __init__(self, game: str, seed: int = 0, playouts: int = 4, rounds: int = 1) -> None:
        self.rules = GAMES[game]
        self.playouts = playouts
        self.rounds = rounds
        self.rng = Rng(seed, "forecast")
        self.evaluation = evaluation(game)
        self.lookahead = KNOWLEDGE[game].lookahead(self.evaluation, _BEAM, self.rng, _JITTER)

    def shares(self, position: Position) -> list[float]:
        """A share of the win for each seat; they add up to 1."""
        playouts = 1 if position.is_over else self.playouts
        total = [0.0] * position.players
        for _ in range(playouts):
            values = value_buffer()
            self._judge(self._played_on(position), values)
            total = [sum(pair) for pair in zip(total, values, strict=False)]
        return [share / playouts for share in total]

    def _played_on(self, position: Position) -> Position:
        ahead = self.rules.resample(position, None, self.rng)
        for _ in range(self.rounds * position.players):
            if ahead.is_over:
                break
            ahead = self.lookahead.best_turns(ahead, 1)[0].position
        return ahead

    def _judge(self, position: Position, values: vec[float]) -> None:
        if position.is_over:
            position.win_shares(values)
        else:
            self.evaluation.worth(position, values)
            shares(values, position.players)
