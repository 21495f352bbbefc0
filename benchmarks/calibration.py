"""How often what is said of the chances comes true, for two, three and four players.

    python benchmarks/calibration.py wind-river --games 2000 --svg calibration.svg
    python benchmarks/calibration.py wind-river --games 2000 --fit
    python benchmarks/calibration.py wind-river --reviews losses.jsonl --svg reviews.svg

The first plays games that nothing was learnt from (greedy bots by the learnt evaluation, as in self-play: temperatures,
a turn now and then that nobody chose, all variants), asks before every turn for every seat's chance, as
`greatplains.bots.forecast` tells it, and compares: of the seats that were given 60 to 70 %, how many won? Intervals are
for 95 %, over games, for positions of one game share its result. NumPy is needed.

With --fit one half of the games says by what the log-chances have to be multiplied, and the table is that of the other
half; the lines that are printed first belong into `calibration.toml` in the folder of the game.

With --reviews no game is played: what is compared are the graphs of reviewed games, which `benchmarks/review.py
--levels -o losses.jsonl` has written.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from greatplains.bots.inputs import FEATURE_UNIT, size_of
from greatplains.bots.network import OUTPUT_BITS
from greatplains.bots.networkfile import network_of
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import digest_of_networks, stored_networks, stored_sharpness
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

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Said:
    """Positions of many games: what was said of each seat, its share of the win, and the number of the game.

    What was said are logarithms of chances, each up to what is the same for all seats.
    """

    logs: Numbers
    won: Numbers
    games: NDArray[np.int64]

    def some(self, chosen: NDArray[np.bool_]) -> Said:
        """Only these positions."""
        return Said(self.logs[chosen], self.won[chosen], self.games[chosen])

    def chances(self, sharpness: float) -> Numbers:
        """What is said when the logarithms are multiplied by that."""
        powers = np.exp((self.logs - self.logs.max(1, keepdims=True)) * sharpness)
        chances: Numbers = powers / powers.sum(1, keepdims=True)
        return chances


@dataclass(frozen=True, slots=True)
class Bin:
    """Seats whose chance lay in one range: how many, what was said and what came, on average; and its interval."""

    low: float
    seats: int
    said: float
    won: float
    reach: float


def _played(task: Task) -> Harvest:
    return harvest((task, play_task(task)))


def foretold(game: str, players: int, games: int, seed: int, jobs: int) -> Said:
    """Play, and say before every turn what the networks say, before anything is calibrated."""
    file = stored_networks(game)
    known = KNOWLEDGE[game]
    network = network_of(file.networks[players - 2])
    trust = file.trust[players - 2]
    # Where the inputs hold what the hand-made evaluation says of each seat.
    worth_at = [len(known.features) + seat * size_of(known.seat_parts) for seat in range(players)]
    tasks = [Task(game, players, seed, "calibration", at, _CHUNK, file.to_bytes()) for at in range(0, games, _CHUNK)]
    parts = []
    for found in in_order(_played, tasks, jobs):
        chosen = ~found.is_random
        # A network writes every answer into the same numbers.
        outputs = [list(network.run(vec[i64]([int(value) for value in row])))[:players] for row in found.rows[chosen]]
        logs = np.array([[int(value) for value in output] for output in outputs]) / 2**OUTPUT_BITS
        worths = found.rows[chosen][:, worth_at] / FEATURE_UNIT
        won = found.shares[chosen][:, :players].astype(np.float64)
        parts.append(Said(logs + trust * worths, won, found.games[chosen].astype(np.int64)))
    return Said(
        np.concatenate([part.logs for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


def reviewed(lines: Iterable[str], game: str) -> dict[int, Said]:
    """By number of players: what reviews say before every turn."""
    courses: dict[int, list[list[list[float]]]] = {}
    for line in lines:
        entry: dict[str, Any] = json.loads(line)
        if entry["task"]["game"] == game:
            courses.setdefault(entry["task"]["players"], []).append(entry["found"]["course"])
    return {
        players: Said(
            np.log(np.maximum(1e-6, np.array([chances for course in games for chances in course[:-1]]))),
            np.array([course[-1] for course in games for _ in course[:-1]]),
            np.array([number for number, course in enumerate(games) for _ in course[:-1]]),
        )
        for players, games in sorted(courses.items())
    }


def fitted(said: Said) -> float:
    """By what the logarithms must be multiplied to foretell best."""
    low, high = 0.2, 5.0
    for _ in range(30):
        third = (high - low) / 3
        if _surprise(said, low + third) < _surprise(said, high - third):
            high -= third
        else:
            low += third
    return round((low + high) / 2, 3)


def _surprise(said: Said, sharpness: float) -> float:
    return float(-(said.won * np.log(np.maximum(1e-12, said.chances(sharpness)))).sum())


def bins(said: Said, sharpness: float) -> list[Bin]:
    """Sorted by what was said."""
    chances = said.chances(sharpness)
    numbers = np.broadcast_to(said.games[:, None], chances.shape)
    found = []
    for at in range(_BINS):
        inside = np.minimum(_BINS - 1, (chances * _BINS).astype(int)) == at
        count = int(inside.sum())
        if count > 0:
            won = float(said.won[inside].mean())
            of_games = np.bincount(numbers[inside], said.won[inside] - won)
            reach = 1.96 * sqrt(float((of_games**2).sum())) / count
            found.append(Bin(at / _BINS, count, float(chances[inside].mean()), won, reach))
    return found


def picture(game: str, found: dict[int, list[Bin]]) -> str:
    """A square for each number of players: said to the right, won upwards; on the diagonal all is well."""
    width = len(found) * (_SIZE + _MARGIN) + _MARGIN
    height = _SIZE + 2 * _MARGIN
    parts = [element("rect", width=width, height=height, fill="#fff")]
    for place, (players, rows) in enumerate(found.items()):
        left, bottom = _MARGIN + place * (_SIZE + _MARGIN), _MARGIN + _SIZE

        def x(value: float, left: float = left) -> float:
            return round(left + _SIZE * value, 1)

        def y(value: float, bottom: float = bottom) -> float:
            return round(bottom - _SIZE * min(1.0, max(0.0, value)), 1)

        parts.append(element("rect", x=left, y=_MARGIN, width=_SIZE, height=_SIZE, fill="none", stroke="#999"))
        parts.append(element("line", x1=x(0), y1=y(0), x2=x(1), y2=y(1), stroke="#bbb"))
        title = f"{GAMES[game].title}, {players} players"
        parts.append(element("text", words(title), x=x(0.5), y=_MARGIN - 14, text_anchor="middle", font_size=15))
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
            label = f"{100 * tick:.0f}"
            parts.append(element("text", label, x=x(tick), y=bottom + 16, text_anchor="middle", font_size=11))
            parts.append(element("text", label, x=left - 6, y=y(tick) + 4, text_anchor="end", font_size=11))
        parts.append(
            element("text", "said, %", x=x(0.5), y=bottom + 34, text_anchor="middle", font_size=12, fill="#555")
        )
        for row in rows:
            parts.append(
                element(
                    "line",
                    x1=x(row.said),
                    y1=y(row.won - row.reach),
                    x2=x(row.said),
                    y2=y(row.won + row.reach),
                    stroke="#1f5673",
                )
            )
            parts.append(element("circle", cx=x(row.said), cy=y(row.won), r=4, fill="#1f5673"))
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        font_family="sans-serif",
    )


def table(game: str, players: int, rows: list[Bin], games: int) -> str:
    """What was said and what came, range by range."""
    off = sum(row.seats * abs(row.won - row.said) for row in rows) / sum(row.seats for row in rows)
    lines = [
        f"\n{GAMES[game].title}, {players} players, {games:,} games: {100 * off:.1f} points off on average",
        "| said | seats | on average | won |\n|---|--:|--:|--:|",
    ]
    for row in rows:
        name = f"{100 * row.low:.0f}–{100 * row.low + 100 / _BINS:.0f} %"
        won = f"{100 * row.won:.1f} ± {100 * row.reach:.1f} %"
        lines.append(f"| {name} | {row.seats:,} | {100 * row.said:.1f} % | {won} |")
    return "\n".join(lines)


def main() -> None:
    """Play or read, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(KNOWLEDGE))
    parser.add_argument("--games", type=int, default=2000, help="for each number of players (2000)")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fit", action="store_true", help="find what the log-chances have to be multiplied by")
    parser.add_argument("--reviews", type=Path, metavar="FILE", help="reviewed games instead of forecasts")
    parser.add_argument("--svg", type=Path, help="write the plot there")
    chosen = parser.parse_args()
    if chosen.reviews:
        with chosen.reviews.open(encoding="utf-8") as lines:
            said = reviewed(lines, chosen.game)
        sharpness = dict.fromkeys(said, 1.0)
    else:
        said = {players: foretold(chosen.game, players, chosen.games, chosen.seed, chosen.jobs) for players in PLAYERS}
        sharpness = dict(zip(PLAYERS, stored_sharpness(chosen.game), strict=True))
    if chosen.fit:
        sharpness = {players: fitted(each.some(each.games % 2 == 0)) for players, each in said.items()}
        said = {players: each.some(each.games % 2 == 1) for players, each in said.items()}
        print(f'networks = "{digest_of_networks(chosen.game)}"\nsharpness = {list(sharpness.values())}')
    found = {players: bins(each, sharpness[players]) for players, each in said.items()}
    for players, rows in found.items():
        print(table(chosen.game, players, rows, len(np.unique(said[players].games))))
    if chosen.svg:
        chosen.svg.write_text(f"{picture(chosen.game, found)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
