"""The bots that think: they look at whole turns, and the stronger levels search on from them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import exp
from typing import Any, Final

from greatplains.bots.bot import Side
from greatplains.bots.evaluation import value_buffer
from greatplains.bots.levels import Level, level_of
from greatplains.bots.lookahead import Line, Lookahead
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.treesearch import CURIOSITY, SHARPNESS, TreeSearch
from greatplains.bots.weights import evaluation, learnt
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng

# Whole turns that are few enough to look at every one of them when they end the game.
_FEW_TURNS: Final = 4000
_PROBES: Final = 8
# Turns this close to the best are as good to a bot, so that it does not play the same game every time.
_JITTER: Final = 0.1
# The same for turns that were searched: so much less of a share of the win.
_NEAR: Final = 0.01


class Thinker:
    """A bot of a level: one of ours by its name, or anybody's own. It is given the game with its first turn."""

    def __init__(self, level: Level | str, seed: int) -> None:
        self.level = level
        self.rng = Rng(seed, "thinker")
        self.table = ("", 0)
        self.lookahead: Lookahead | None = None
        self.tree: TreeSearch | None = None

    def __getstate__(self) -> dict[str, Any]:
        """What it learnt of the game is learnt again by a copy; a search begins anew with every turn."""
        return {**self.__dict__, "lookahead": None, "tree": None}

    def choose_turn(self, seat: Side) -> list[int]:
        """Every turn if the game ends with it, else the search or the best that is seen at once."""
        level = self._level(seat.rules.name)
        position = seat.imagine(self.rng)
        lookahead, tree = self._learn(seat.rules.name, position.players, level)
        last = _last_turns(lookahead, position)
        if last:
            return last[0].steps
        if level.simulations_for(position.players) > 0:
            return self._search(tree, seat, level, position.players)
        lines = lookahead.best_turns(position, level.turns)
        until = level.opening * position.players
        if position.turn < until:
            lines = _foreseen(lookahead, lines, position.seat, until)
        return lines[self.pick([line.worth for line in lines], level, position.players)].steps

    def _level(self, game: str) -> Level:
        return level_of(self.level, game) if isinstance(self.level, str) else self.level

    def _learn(self, game: str, players: int, level: Level) -> tuple[Lookahead, TreeSearch]:
        if self.lookahead is None or self.tree is None or self.table != (game, players):
            self.table = (game, players)
            judge = learnt(game) if level.evaluation_for(players) == "learnt" else evaluation(game)
            look = KNOWLEDGE[game].lookahead(judge, level.beam, self.rng, _JITTER)
            look.shortlist = level.shortlist
            self.lookahead = look
            self.tree = TreeSearch(look, level.turns, CURIOSITY, SHARPNESS, _JITTER)
            self.tree.opening = level.opening
        return self.lookahead, self.tree

    def _search(self, tree: TreeSearch, seat: Side, level: Level, players: int) -> list[int]:
        """As many simulations as the level has, as long as there is time and they may still change something."""
        until = time.monotonic() + level.seconds
        tree.begin()
        for left in range(level.simulations_for(players) - 1, -1, -1):
            tree.iterate(seat.imagine(self.rng))
            if len(tree.root.edges) == 1 or tree.is_decided(left) or time.monotonic() > until:
                break
        if level.temperature_for(players) > 0.0:
            looked_at = tree.looked_at()
            return looked_at[self.pick([tree.promise(edge) for edge in looked_at], level, players)].steps
        good = tree.good_turns(_NEAR)
        return good[self.rng.below(len(good))]

    def pick(self, worths: Sequence[float], level: Level, players: int) -> int:
        """The first turn, or with a temperature another now and then, though none that throws the game away.

        None of the others counts as better than the first, whatever it is worth.
        """
        temperature = level.temperature_for(players)
        if temperature == 0.0:
            return 0
        losses = [max(0.0, worths[0] - worth) for worth in worths]
        chances = [exp(-loss / temperature) if loss <= level.slip else 0.0 for loss in losses]
        drawn = self.rng.below(10**6) / 10**6 * sum(chances)
        for at, chance in enumerate(chances):
            drawn -= chance
            if drawn < 0:
                return at
        return 0


def _foreseen(lookahead: Lookahead, lines: list[Line], seat: int, until: int) -> list[Line]:
    """The same turns, best first by what becomes of them before the turn of that number."""
    for line in lines:
        line.worth = lookahead.worth(lookahead.play_on(line.position, until), seat)
    return sorted(lines, key=lambda line: line.worth, reverse=True)


def _last_turns(lookahead: Lookahead, position: Position) -> list[Line]:
    """All turns, best first, when whatever is played ends the game; else none."""
    if not position.may_end_this_turn() or _goes_on(position):
        return []
    lines = lookahead.every_turn(position, _FEW_TURNS)
    if not all(line.position.is_over for line in lines):
        return []
    # A narrow win over two rivals counts more than a narrow loss to one of them, whatever the lead says.
    return sorted(lines, key=lambda line: _win_share(line.position, position.seat), reverse=True)


def _goes_on(position: Position) -> bool:
    """Does the game go on after one of some random turns? Then not every turn need be looked at to see that."""
    rng = Rng(position.turn, "turns that end the game")
    for _ in range(_PROBES):
        after = position.copy()
        random_turn(after, rng)
        if not after.is_over:
            return True
    return False


def _win_share(position: Position, seat: int) -> float:
    values = value_buffer()
    position.win_shares(values)
    return values[seat]
