"""How often what the learnt evaluation foretells comes true, for two, three and four players.

    python benchmarks/calibration.py wind-river --games 2000 --svg calibration.svg

Plays games that nothing was learnt from (greedy bots by the learnt evaluation, as in self-play: temperatures, a turn
now and then that nobody chose, all variants), asks `greatplains.bots.forecast` before every turn for every seat's
chance, and compares: of the seats that were given 60 to 70 %, how many won? Intervals are for 95 %, over games, for
positions of one game share its result. NumPy is needed.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import shares, value_buffer
from greatplains.bots.inputs import FEATURE_UNIT, size_of
from greatplains.bots.network import OUTPUT_BITS
from greatplains.bots.networkfile import network_of
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import stored_networks
from greatplains.commands.workers import in_order
from greatplains.drawing.markup import element, words
from greatplains.games import GAMES
from greatplains.learn.harvest import Harvest, harvest
from greatplains.learn.plan import PLAYERS
from greatplains.learn.selfplay import Task, play_task

_BINS = 10
_CHUNK = 50
_SIZE = 260.0
_MARGIN = 46.0


@dataclass(frozen=True, slots=True)
class Bin:
    """Seats whose chance lay in one range: how many, what was foretold and what came, on average; and its interval."""

    low: float
    seats: int
    foretold: float
    won: float
    reach: float


def _played(task: Task) -> Harvest:
    return harvest((task, play_task(task)))


def bins(game: str, players: int, games: int, seed: int, jobs: int) -> list[Bin]:
    """Play, foretell, and sort by what was foretold."""
    file = stored_networks(game)
    known = KNOWLEDGE[game]
    network = network_of(file.networks[players - 2])
    trust, sharpness = file.trust[players - 2], file.sharpness[players - 2]
    # Where the inputs hold what the hand-made evaluation says of each seat.
    worth_at = [len(known.features) + seat * size_of(known.seat_parts) for seat in range(players)]
    tasks = [Task(game, players, seed, "calibration", at, _CHUNK, file.to_bytes()) for at in range(0, games, _CHUNK)]
    in_bins: list[list[tuple[float, float, int]]] = [[] for _ in range(_BINS)]
    for found in in_order(_played, tasks, jobs):
        chosen = ~found.is_random
        for row, won, number in zip(found.rows[chosen], found.shares[chosen], found.games[chosen], strict=True):
            outputs = network.run(vec[i64]([int(value) for value in row]))
            values = value_buffer()
            for seat in range(players):
                worth = int(row[worth_at[seat]]) / FEATURE_UNIT
                values[seat] = (int(outputs[seat]) / 2**OUTPUT_BITS + trust * worth) * sharpness
            shares(values, players)
            for seat in range(players):
                of_bin = in_bins[min(_BINS - 1, int(_BINS * values[seat]))]
                of_bin.append((values[seat], float(won[seat]), int(number)))
    return [_bin(at / _BINS, entries) for at, entries in enumerate(in_bins) if entries]


def _bin(low: float, entries: list[tuple[float, float, int]]) -> Bin:
    count = len(entries)
    foretold = sum(entry[0] for entry in entries) / count
    won = sum(entry[1] for entry in entries) / count
    by_game: dict[int, float] = {}
    for _, share, number in entries:
        by_game[number] = by_game.get(number, 0.0) + share - won
    return Bin(low, count, foretold, won, 1.96 * sqrt(sum(value**2 for value in by_game.values())) / count)


def picture(game: str, found: dict[int, list[Bin]]) -> str:
    """A square for each number of players: foretold to the right, won upwards; on the diagonal all is well."""
    width = len(found) * (_SIZE + _MARGIN) + _MARGIN
    height = _SIZE + 2 * _MARGIN
    parts = [element("rect", width=width, height=height, fill="#fff")]
    for place, (players, rows) in enumerate(found.items()):
        left, bottom = _MARGIN + place * (_SIZE + _MARGIN), _MARGIN + _SIZE

        def x(value: float, left: float = left) -> float:
            return left + _SIZE * value

        def y(value: float, bottom: float = bottom) -> float:
            return bottom - _SIZE * min(1.0, max(0.0, value))

        parts.append(element("rect", x=left, y=_MARGIN, width=_SIZE, height=_SIZE, fill="none", stroke="#999"))
        parts.append(element("line", x1=x(0), y1=y(0), x2=x(1), y2=y(1), stroke="#bbb"))
        title = f"{GAMES[game].title}, {players} players"
        parts.append(element("text", words(title), x=x(0.5), y=_MARGIN - 14, text_anchor="middle", font_size=15))
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
            label = f"{100 * tick:.0f}"
            parts.append(element("text", label, x=x(tick), y=bottom + 16, text_anchor="middle", font_size=11))
            parts.append(element("text", label, x=left - 6, y=y(tick) + 4, text_anchor="end", font_size=11))
        parts.append(
            element("text", "foretold, %", x=x(0.5), y=bottom + 34, text_anchor="middle", font_size=12, fill="#555")
        )
        for row in rows:
            parts.append(
                element(
                    "line",
                    x1=x(row.foretold),
                    y1=y(row.won - row.reach),
                    x2=x(row.foretold),
                    y2=y(row.won + row.reach),
                    stroke="#1f5673",
                )
            )
            parts.append(element("circle", cx=x(row.foretold), cy=y(row.won), r=4, fill="#1f5673"))
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        font_family="sans-serif",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(KNOWLEDGE))
    parser.add_argument("--games", type=int, default=2000, help="for each number of players (2000)")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--svg", help="write the plot there")
    chosen = parser.parse_args()
    found = {players: bins(chosen.game, players, chosen.games, chosen.seed, chosen.jobs) for players in PLAYERS}
    for players, rows in found.items():
        seats = sum(row.seats for row in rows)
        off = sum(row.seats * abs(row.won - row.foretold) for row in rows) / seats
        print(f"\n{chosen.game}, {players} players, {chosen.games} games: {100 * off:.1f} points off on average")
        print("| foretold | seats | on average | won |\n|---|--:|--:|--:|")
        for row in rows:
            name = f"{100 * row.low:.0f}–{100 * row.low + 100 / _BINS:.0f} %"
            won = f"{100 * row.won:.1f} ± {100 * row.reach:.1f} %"
            print(f"| {name} | {row.seats:,} | {100 * row.foretold:.1f} % | {won} |")
    if chosen.svg:
        Path(chosen.svg).write_text(f"{picture(chosen.game, found)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
