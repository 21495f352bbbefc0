"""The bots of 0.1.0: they look at whole turns, and the stronger levels search on from them."""

from __future__ import annotations

import time
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from benchmarks.yardstick.bison.evaluation import FEATURES as BISON_FEATURES
from benchmarks.yardstick.bison.evaluation import MOMENTS, BisonEvaluation
from benchmarks.yardstick.bison.turns import BisonTurns
from benchmarks.yardstick.evaluation import Evaluation, value_buffer
from benchmarks.yardstick.lookahead import Line, Lookahead
from benchmarks.yardstick.treesearch import TreeSearch
from benchmarks.yardstick.windriver.evaluation import FEATURES as WIND_RIVER_FEATURES
from benchmarks.yardstick.windriver.evaluation import WindRiverEvaluation

from greatplains.bots.bot import Side
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng

_HERE: Final = Path(__file__).parent
_FEW_TURNS: Final = 4000
_PROBES: Final = 8
_CURIOSITY: Final = 1.0
_SHARPNESS: Final = 1.0
_JITTER: Final = 0.05
# More than any search of seconds gets through.
_ENDLESS: Final = 10**9


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays a game."""

    beam: int
    turns: int
    seconds: float
    simulations: int = 0


@cache
def level_of(name: str, game: str) -> Level:
    """What the level of that name did in a game."""
    return Level(**_table("levels.toml")[game][name])


@cache
def _table(file: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / file).read_text(encoding="utf-8"))


def evaluation(game: str) -> Evaluation:
    """The evaluation of a game, with its weights of then."""
    if game == "bison":
        table = _table("bison/weights.toml")
        return BisonEvaluation([float(table[name][moment]) for moment in range(MOMENTS) for name in BISON_FEATURES])
    table = _table("windriver/weights.toml")
    return WindRiverEvaluation([float(table[name]) for name in WIND_RIVER_FEATURES])


class Thinker:
    """A bot of a level of 0.1.0; with `seconds`, a search goes on for just so long instead of to its simulations."""

    def __init__(self, level: str, seed: int, seconds: float | None = None) -> None:
        self.level = level
        self.seconds = seconds
        self.rng = Rng(seed, "thinker")
        self.game = ""
        self.lookahead: Lookahead | None = None
        self.tree: TreeSearch | None = None

    def choose_turn(self, seat: Side) -> list[int]:
        """Every turn if the game ends with it, else the search or the best that is seen at once."""
        level = level_of(self.level, seat.rules.name)
        lookahead, tree = self._learn(seat.rules.name, level)
        position = seat.imagine(self.rng)
        last = _last_turns(lookahead, position)
        if last:
            return last[0].steps
        if level.simulations > 0:
            return self._search(tree, seat, level)
        return lookahead.best_turns(position, level.turns)[0].steps

    def _learn(self, game: str, level: Level) -> tuple[Lookahead, TreeSearch]:
        if self.lookahead is None or self.tree is None or self.game != game:
            self.game = game
            kind = BisonTurns if game == "bison" else Lookahead
            look = kind(evaluation(game), level.beam, self.rng, _JITTER)
            self.lookahead = look
            self.tree = TreeSearch(look, level.turns, _CURIOSITY, _SHARPNESS, _JITTER)
        return self.lookahead, self.tree

    def _search(self, tree: TreeSearch, seat: Side, level: Level) -> list[int]:
        until = time.monotonic() + (level.seconds if self.seconds is None else self.seconds)
        tree.begin()
        for _ in range(level.simulations if self.seconds is None else _ENDLESS):
            tree.iterate(seat.imagine(self.rng))
            if len(tree.root.edges) == 1 or time.monotonic() > until:
                break
        return tree.best_turn()


def _last_turns(lookahead: Lookahead, position: Position) -> list[Line]:
    if not position.may_end_this_turn() or _goes_on(position):
        return []
    lines = lookahead.every_turn(position, _FEW_TURNS)
    if not all(line.position.is_over for line in lines):
        return []
    return sorted(lines, key=lambda line: _win_share(line.position, position.seat), reverse=True)


def _goes_on(position: Position) -> bool:
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
