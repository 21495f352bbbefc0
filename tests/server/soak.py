"""What the suite does for a while, for long: kills under load, messages nobody would send, a look at all that leaves.

    make soak                                      all of it: 1,000 kills on each store, a million messages of each kind
    make soak SOAK="--kills 100 --seed 7 fuzz"     less of it, with other chances, or one part (fuzz, leaks, sqlite …)

Each part is done in rounds, with a server, a store and a seed of their own. After each round its part of the report is
written (`.build/soak/PART.json`): whoever is interrupted goes on where they were when they ask for the same seed again,
and several parts can be run at once. It ends with 0 if all was done and nothing was wrong, with 1 if something was, and
with 3 if the time was over before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import create_engine
from tests.server.killing import Story, alone, kill_and_compare, together
from tests.server.services import postgres, redis

from greatplains.core.rng import Rng
from greatplains.server.store.migrating import migrate

KILLS_A_ROUND: Final = 50
SOCKET_MESSAGES_A_ROUND: Final = 50_000
# One of so many fuzzed messages is a request: each takes a hundred times as long as a message. With many of them in a
# round it matters little that the first of each kind takes longest.
ONE_REQUEST_OF: Final = 40
MOST_FAILURES: Final = 3

# What was done in one round, by name; what counts for the part comes first.
Counts = Counter[str]


def kill_alone(seed: int, wanted: int, folder: Path) -> Counts:
    """SIGKILLs of one server with SQLite."""
    with alone(f"sqlite:///{folder / 'games.sqlite'}", folder) as cluster:
        story = Story(seed, min(wanted, KILLS_A_ROUND))
        asyncio.run(kill_and_compare(cluster, story))
    return told(story)


def kill_together(seed: int, wanted: int, folder: Path) -> Counts:
    """SIGKILLs of two servers with PostgreSQL and Redis, and of those; every other round behind nginx."""
    with postgres() as database, redis() as bus:
        database.run("CREATE DATABASE games")
        with together(database.url("games"), database, bus, folder, is_behind_proxy=seed % 2 == 0) as cluster:
            story = Story(seed, min(wanted, KILLS_A_ROUND))
            asyncio.run(kill_and_compare(cluster, story))
    return told(story)


def told(story: Story) -> Counts:
    return Counter(
        kills=story.kills,
        during_start=story.during_start,
        acknowledged=story.acknowledged,
        sent_again=story.sent_again,
        games=story.games,
        turns=story.turns,
        restarts=story.restarts.total(),
    )


def fuzz(seed: int, wanted: int, folder: Path) -> Counts:
    """Requests and messages nobody would send."""
    # Loading schemathesis takes a second, and the servers that are killed do not want it.
    from tests.server.fuzzing import send_anything, send_turns

    messages = min(wanted, SOCKET_MESSAGES_A_ROUND)
    people = ("Ann", "Zoe", "nobody")
    for who in people:
        url = f"sqlite:///{folder / who}.sqlite"
        asyncio.run(send_anything(url, who, messages // 4, random.Random(f"{seed} {who}")))
    asyncio.run(send_turns(f"sqlite:///{folder / 'Bob'}.sqlite", messages // 4, random.Random(f"{seed} Bob")))
    requests = send_requests(seed, max(1, messages // ONE_REQUEST_OF), folder)
    return Counter(messages=messages // 4 * 4 + requests, requests=requests)


def send_requests(seed: int, wanted: int, folder: Path) -> int:
    """As many requests as that, or a few more, drawn from the description; how many it were."""
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import seed as seeded
    from schemathesis import GenerationMode
    from schemathesis.core.result import Ok
    from tests.server.fuzzing_http import schema, send, strangers_at

    sent = 0
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    each = max(1, wanted // (2 * len(operations)))
    with strangers_at(folder / "http.sqlite") as fuzzed:
        for number, operation in enumerate(operations):
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

                def one(case: Any) -> None:
                    nonlocal sent
                    sent += 1
                    send(case, fuzzed)

                examples = settings(
                    max_examples=each,
                    phases=[Phase.generate],
                    database=None,
                    deadline=None,
                    suppress_health_check=list(HealthCheck),
                )
                try:
                    drawn = given(case=operation.as_strategy(mode))(one)
                    seeded(f"{seed} {number} {mode}")(examples(drawn))()
                except Exception as error:
                    # There is no wrong way to ask for what takes nothing.
                    if type(error).__name__ not in ("Unsatisfiable", "SkipTest"):
                        raise
    return sent


def look_for_leaks(seed: int, wanted: int, folder: Path) -> Counts:
    """Messages and answers of one game of each kind, looked through for what their readers may not know."""
    from tests.server.leaking import MORE_COMBINATIONS, Stage, draw_game, fixed, length, listening

    empty = folder / "empty.sqlite"
    engine = create_engine(f"sqlite:///{empty}")
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    counts: Counts = Counter()
    for name, players, variant in MORE_COMBINATIONS:
        if counts["messages"] >= wanted:
            break
        with pytest.MonkeyPatch.context() as patch, listening() as lines:
            stage = Stage(folder, empty, fixed(patch), lines)
            rng = Rng(seed, f"leaks in {name} {players} {variant}")
            asyncio.run(stage.check(draw_game(name, players, variant, rng), length(name, players, rng), rng))
        for world in folder.glob("world-*"):
            world.unlink()
        counts.update(messages=stage.looked_through, worlds=stage.worlds, games=1)
    return counts


PARTS: Final[dict[str, tuple[Callable[[int, int, Path], Counts], str]]] = {
    "sqlite": (kill_alone, "kills"),
    "cluster": (kill_together, "kills"),
    "fuzz": (fuzz, "messages"),
    "leaks": (look_for_leaks, "messages"),
}


@dataclass
class Report:
    """How far a part has come."""

    part: str
    seed: int
    rounds: int = 0
    seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path, part: str, seed: int) -> Report:
        """What was written before, if it was for this seed."""
        if path.exists():
            known = cls(**json.loads(path.read_text(encoding="utf-8")))
            if known.seed == seed:
                return known
        return cls(part, seed)

    def write(self, path: Path) -> None:
        half = path.with_suffix(".half")
        half.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")
        half.replace(path)

    def line(self) -> str:
        counts = ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in self.counts.items())
        failed = len(self.failures)
        wrong = "nothing wrong" if not failed else "one round failed" if failed == 1 else f"{failed} rounds failed"
        return f"{self.part:8} {self.rounds:4} rounds, {self.seconds:7.0f} s: {counts or 'nothing yet'}; {wrong}"


def soak(part: str, seed: int, wanted: int, seconds: float, folder: Path) -> Report:
    """Round after round, until enough is done or the time is over."""
    do, what = PARTS[part]
    path = folder / f"{part}.json"
    report = Report.read(path, part, seed)
    ends = time.monotonic() + seconds
    while report.counts.get(what, 0) < wanted and time.monotonic() < ends and len(report.failures) < MOST_FAILURES:
        round_seed = seed * 100_000 + report.rounds
        begun = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="soak-") as scratch:
            try:
                done = do(round_seed, wanted - report.counts.get(what, 0), Path(scratch))
            except (Exception, BaseExceptionGroup):  # several failures of one request come as the latter
                report.failures.append(f"seed {round_seed}\n{traceback.format_exc()}")
                print(report.failures[-1], file=sys.stderr, flush=True)
                done = Counter()
        report.rounds += 1
        report.seconds += time.monotonic() - begun
        report.counts = dict(Counter(report.counts) + done)
        report.write(path)
        print(report.line(), flush=True)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n")[0], formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; without any, all of them")
    parser.add_argument("--kills", type=int, default=1000, help="on each store")
    parser.add_argument("--messages", type=int, default=1_000_000, help="sent, and looked through")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="for each part, at most; a round is finished"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, default=Path(".build/soak"), help="the folder of the report")
    asked = parser.parse_args()
    unknown = [part for part in asked.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    asked.report.mkdir(parents=True, exist_ok=True)
    wanted = {"kills": asked.kills, "messages": asked.messages}
    whole, failed = True, False
    lines = []
    for part in asked.parts or PARTS:
        what = PARTS[part][1]
        report = soak(part, asked.seed, wanted[what], asked.seconds, asked.report)
        whole &= report.counts.get(what, 0) >= wanted[what]
        failed |= bool(report.failures)
        lines.append(report.line())
    print("\n".join(lines))
    sys.exit(1 if failed else 0 if whole else 3)


if __name__ == "__main__":
    main()
