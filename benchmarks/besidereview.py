"""What players notice of a review: how long their turns take while one runs, beside the times without it.

    python -m benchmarks.besidereview [--seconds 20] [--rounds 5] [--players 4]

A server is started as anybody would start it. Some play turns at tables of their own, one after the other; in every
second window somebody else has a long game of Bison reviewed meanwhile. Windows alternate, so that a machine that gets
slower does so for both. Printed are the times from sending a turn to its receipt, and at last by how much the p95 of
all windows with a review is above that of all without one, with the 95 % interval of that: two thousand times as many
windows of both kinds are drawn from those that were measured, and as many turns from each of them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from benchmarks.attacks import play, server

from greatplains.commands.randomplay import random_game
from greatplains.core.record import record_line
from greatplains.games import GAMES

_PLAYERS_OF_REVIEWED = 4
_DRAWN = 2000


async def ask_for_review(http: httpx.AsyncClient, number: int) -> str:
    """Another game than before, for a game is reviewed once; where its review is found."""
    made = (await http.post("/api/guests", json={})).json()
    http.headers["authorization"] = f"Bearer {made['token']}"
    line = record_line(random_game(GAMES["bison"], _PLAYERS_OF_REVIEWED, {}, 7, number))
    table = (await http.post("/api/records", content=line)).json()["id"]
    where = f"/api/tables/{table}/review"
    (await http.post(where)).raise_for_status()
    return where


async def window(seconds: float, players: int, number: int, is_reviewing: bool) -> tuple[list[float], str]:
    """The times of all turns in a window, and what the review came to."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, _):
        async with httpx.AsyncClient(base_url=address, timeout=30, trust_env=False) as http:
            where = await ask_for_review(http, number) if is_reviewing else ""
            until = time.monotonic() + seconds
            tables = await asyncio.gather(*(play(address, lambda: time.monotonic() > until) for _ in range(players)))
            said = ""
            if where:
                review: dict[str, Any] = (await http.get(where)).json()
                said = f"{len(review['reviewed'])} turns reviewed, {review['state']}"
        return [taken for times in tables for taken in times], said


def p95(times: list[float]) -> float:
    """Milliseconds that one turn of twenty takes longer than."""
    return statistics.quantiles(times, n=20)[-1] * 1000


def spread(alone: list[list[float]], beside: list[list[float]]) -> tuple[float, float]:
    """Within which the share lies, by which turns beside a review take longer: turns of one window belong together."""
    luck = random.Random(1)

    def drawn(windows: list[list[float]]) -> float:
        chosen = luck.choices(windows, k=len(windows))
        return p95([taken for window in chosen for taken in luck.choices(window, k=len(window))])

    found = sorted(drawn(beside) / drawn(alone) - 1 for _ in range(_DRAWN))
    return found[_DRAWN // 40], found[-_DRAWN // 40]


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="of each window (20)")
    parser.add_argument("--rounds", type=int, default=5, help="windows with a review, and as many without (5)")
    parser.add_argument("--players", type=int, default=4, help="who play at once (4)")
    chosen = parser.parse_args()
    found: dict[bool, list[list[float]]] = {False: [], True: []}
    print(f"{'window':8} {'turns':>6} {'p50 ms':>8} {'p95 ms':>8}")
    for number in range(1, chosen.rounds + 1):
        for is_reviewing in (False, True):
            times, said = asyncio.run(window(chosen.seconds, chosen.players, number, is_reviewing))
            found[is_reviewing].append(times)
            name = "review" if is_reviewing else "alone"
            middle = statistics.median(times) * 1000
            print(f"{name:8} {len(times):6} {middle:8.1f} {p95(times):8.1f}  {said}", flush=True)
    alone, beside = (p95([taken for times in found[kind] for taken in times]) for kind in (False, True))
    low, high = spread(found[False], found[True])
    print(
        f"p95 alone {alone:.1f} ms, beside a review {beside:.1f} ms: {100 * (beside / alone - 1):+.0f} % "
        f"({100 * low:+.0f} to {100 * high:+.0f} %)"
    )


if __name__ == "__main__":
    main()
