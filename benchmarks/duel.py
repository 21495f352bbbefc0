"""Two settings of the levels against each other: how the levels were spaced.

    python -m benchmarks.duel bison novice beginner --games 200
    python -m benchmarks.duel wind-river hard,simulations=8,temperature=0.2 medium --players 4
    python -m benchmarks.duel bison easy novice --variant 2
    python -m benchmarks.duel bison easy novice --own-tiles

The first bot sits alone among bots like the second, and every deal is played once from each seat. A bot is a level, and
after it whatever of it is to be different (`levels.toml` says what there is). Games begin as at a table; Bison goes
through its variants deal by deal, unless one is asked for; with --own-tiles every deal has a tile set of its own, its
corners, sides and animals drawn by chance. Bots have as many simulations as they are given, whatever the clock says, so
the same seed plays the same games on every machine. Who ties for the win shares it. Intervals are for 95 %, over deals,
and times are those of the processor.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, fields, replace
from math import inf
from statistics import fmean
from typing import Any, Final

from greatplains.arena.intervals import mean_interval
from greatplains.bots import sit
from greatplains.bots.levels import LEVELS, Level, level_of
from greatplains.bots.thinker import Thinker
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.games.bison.tilefile import standard_tiles
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, START_IDS

CORNERS: Final = 6
VARIANTS: Final = 3
PROGRESS: Final = 10
KINDS: Final[dict[str, type]] = {
    "beam": int,
    "turns": int,
    "shortlist": int,
    "opening": int,
    "simulations": int,
    "temperature": float,
    "slip": float,
    "evaluation": str,
}
assert {field.name for field in fields(Level)} == {*KINDS, "seconds"}


def setting(text: str, game: str) -> Level:
    """A level, with what is different after it."""
    name, *changes = text.split(",")
    if name not in LEVELS:
        sys.exit(f"{name} is no level. There are {', '.join(LEVELS)}.")
    changed: dict[str, Any] = {"seconds": inf}
    for change in changes:
        key, _, value = change.partition("=")
        if key not in KINDS:
            sys.exit(f"{key} is nothing of a level. There are {', '.join(KINDS)}.")
        try:
            changed[key] = KINDS[key](value)
        except ValueError:
            sys.exit(f"{value!r} is no value for {key}.")
    return replace(level_of(name, game), **changed)


def drawn_tiles(rng: Rng) -> dict[str, dict[str, list[int]]]:
    """A tile set as a printed copy might have it, every face drawn by chance."""
    faces = {}
    for tile_id in standard_tiles().ids:
        first, second = sorted((rng.below(ANIMALS_ON_A_TILE + 1), rng.below(ANIMALS_ON_A_TILE + 1)))
        animals = [first, second - first, ANIMALS_ON_A_TILE - second]
        faces[tile_id] = [rng.below(CORNERS), 1 + rng.below(CORNERS - 1), *animals]
    return {
        "start": {tile_id: faces[tile_id] for tile_id in START_IDS},
        "draw": {tile_id: face for tile_id, face in faces.items() if tile_id not in START_IDS},
    }


@dataclass(frozen=True)
class Options:
    """What is played of a game: a variant, or one after the other, and whether with tiles of one's own."""

    variant: int | None
    own_tiles: bool

    def of_deal(self, game: str, deal: int, seed: int) -> dict[str, Any] | None:
        """The options of a deal."""
        if game != "bison":
            return None
        found: dict[str, Any] = {"variant": deal % VARIANTS if self.variant is None else self.variant}
        if self.own_tiles:
            found["tiles"] = drawn_tiles(Rng(seed, f"tiles {deal}"))
        return found


def play(
    game: str,
    deal: int,
    seed: int,
    options: dict[str, Any] | None,
    levels: list[Level],
    seat: int,
    seconds: tuple[list[float], list[float]],
) -> Any:
    """One game, with the first level on a seat and the second on all others."""
    rules = GAMES[game]
    players = len(levels)
    table = Game(rules, rules.deal(players, Rng(seed, f"duel {deal}"), options))
    bots = [Thinker(level, 10**6 * seed + 1000 * deal + 10 * seat + at) for at, level in enumerate(levels)]
    while not table.position.is_over:
        mover = table.position.seat
        start = time.process_time()
        steps = bots[mover].choose_turn(sit(table))
        seconds[mover != seat].append(time.process_time() - start)
        for step in steps:
            table.play(step)
    return table.outcome()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("first", help="a level, and what is different: hard,simulations=8")
    parser.add_argument("second", help="its opponents")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole deals (100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--variant", type=int, choices=range(VARIANTS), help="of Bison, for all deals (one after another)"
    )
    parser.add_argument("--own-tiles", action="store_true", help="play Bison with tile sets that chance has drawn")
    chosen = parser.parse_args()
    if chosen.game != "bison" and (chosen.variant is not None or chosen.own_tiles):
        parser.error("only Bison has variants and tiles.")
    options = Options(chosen.variant, chosen.own_tiles)
    lone, other = setting(chosen.first, chosen.game), setting(chosen.second, chosen.game)
    deals = max(2, -(-chosen.games // chosen.players))
    won: list[float] = []
    scores: list[int] = []
    seconds: tuple[list[float], list[float]] = ([], [])
    for deal in range(deals):
        shares = 0.0
        for seat in range(chosen.players):
            levels = [lone if at == seat else other for at in range(chosen.players)]
            drawn = options.of_deal(chosen.game, deal, chosen.seed)
            outcome = play(chosen.game, deal, chosen.seed, drawn, levels, seat, seconds)
            scores += outcome.scores
            shares += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        won.append(shares / chosen.players)
        if (deal + 1) % PROGRESS == 0:
            print(f"{deal + 1} of {deals} deals: {100 * fmean(won):.1f} %", file=sys.stderr, flush=True)
    share = mean_interval(won)
    assert share is not None
    print(
        f"{chosen.game} for {chosen.players}, {chosen.first} against {chosen.second}: {100 * share.mean:.1f} % "
        f"({100 * max(0.0, share.low):.1f}–{100 * min(1.0, share.high):.1f}) of {deals * chosen.players} games, "
        f"{1000 * fmean(seconds[0]):.1f} and {1000 * fmean(seconds[1]):.1f} ms a turn; "
        f"a seat scores {min(scores)} to {max(scores)}, {fmean(scores):.1f} on average"
    )


if __name__ == "__main__":
    main()
