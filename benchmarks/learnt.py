"""The learnt evaluation against the hand-made one: greedy bots, no search, from the real opening.

    python benchmarks/learnt.py                      both games, two, three and four players, 200 games a line
    python benchmarks/learnt.py bison --variants     Bison in each of its variants

One seat plays by the learnt evaluation, all others by the hand-made one; every deal is played from every seat. Who ties
for the win shares it. Intervals are for 95 %, over deals; `different` counts games that are no repetition of another.
NumPy is needed.
"""

from __future__ import annotations

import argparse
from typing import Any

from greatplains.arena.intervals import mean_interval
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import stored_networks
from greatplains.commands.workers import in_order
from greatplains.games import GAMES
from greatplains.learn.contest import Deal, play_deal
from greatplains.learn.plan import PLAYERS

_VARIANTS = "variant"


def line(game: str, players: int, games: int, seed: int, jobs: int, options: dict[str, Any]) -> str:
    """Play one line of the table."""
    networks = stored_networks(game).to_bytes()
    deals = -(-games // players)
    tasks = [Deal(game, players, seed, number, networks, b"", tuple(options.items())) for number in range(deals)]
    results = list(in_order(play_deal, tasks, jobs))
    interval = mean_interval([sum(found.shares) / players for found in results])
    assert interval is not None
    different = len({mark for found in results for mark in found.games})
    name = " ".join([game, *(f"{key} {value}" for key, value in options.items())])
    share = f"{100 * interval.mean:.1f} % ({100 * max(0.0, interval.low):.1f}–{100 * min(1.0, interval.high):.1f})"
    return f"| {name} | {players} | {100 / players:.0f} % | {share} | {players * deals} | {different} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=sorted(KNOWLEDGE))
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--games", type=int, default=200, help="of each line (200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--variants", action="store_true", help="a line for each variant, where there are any")
    chosen = parser.parse_args()
    print("| game | players | even share | learnt against hand-made | games | different |\n|---|--:|--:|--:|--:|--:|")
    for game in chosen.game:
        values = [option.values for option in GAMES[game].options if option.name == _VARIANTS and chosen.variants]
        for options in [{_VARIANTS: value} for value in values[0]] if values else [{}]:
            for players in chosen.players:
                print(line(game, players, chosen.games, chosen.seed, chosen.jobs, options), flush=True)


if __name__ == "__main__":
    main()
