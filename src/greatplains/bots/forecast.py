"""Who will win, in the eyes of the bots: quick enough to be asked after every turn of a game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from greatplains.bots.evaluation import shares, value_buffer
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import evaluation, foreteller, is_learnt
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

_BEAM: Final = 2
_JITTER: Final = 0.3
_USUAL_PLAYOUTS: Final = 4


class Forecast:
    """Every seat's chance to win: what the learnt evaluation says of the position, which is calibrated.

    With `playouts`, greedy bots play on for so many rounds first, as often as that, and what nobody can see is dealt
    anew each time; a game without a learnt evaluation is always judged like that. The same seed gives the same chances.
    """

    def __init__(self, game: str, seed: int = 0, playouts: int = 0, rounds: int = 1) -> None:
        self.rules = GAMES[game]
        self.rng = Rng(seed, "forecast")
        self.evaluation = foreteller(game) if is_learnt(game) else evaluation(game)
        self.playouts = playouts if is_learnt(game) or playouts > 0 else _USUAL_PLAYOUTS
        self.rounds = rounds
        self.lookahead = KNOWLEDGE[game].lookahead(self.evaluation, _BEAM, self.rng, _JITTER)

    def shares(self, position: Position) -> list[float]:
        """A share of the win for each seat; they add up to 1."""
        if position.is_over or self.playouts == 0:
            values = value_buffer()
            self._judge(position if position.is_over or position.is_turn_start else self._finished(position), values)
            return list(values)[: position.players]
        total = [0.0] * position.players
        for _ in range(self.playouts):
            values = value_buffer()
            self._judge(self._played_on(position), values)
            total = [sum(pair) for pair in zip(total, values, strict=False)]
        return [share / self.playouts for share in total]

    def _finished(self, position: Position) -> Position:
        """After the turn that is under way: a network judges only what lies between turns."""
        return self.lookahead.best_turns(self.rules.resample(position, None, self.rng), 1)[0].position

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
