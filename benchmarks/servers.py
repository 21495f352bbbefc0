"""The servers that benchmarks/server.py starts: ours, boardgame.io's, and throw-away PostgreSQL and Redis servers."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.server.services import postgres, redis

_HERE: Final = Path(__file__).resolve().parent
_PEER: Final = _HERE / "peers" / "boardgame.js"
# The limits stay in place, where a single machine that plays everybody does not reach them.
_NO_LIMITS: Final = {
    f"GREATPLAINS_{name}": "1000000"
    for name in (
        "NEW_GUESTS_A_MINUTE",
        "REQUESTS_A_SECOND",
        "REQUESTS_AT_ONCE",
        "TABLES_A_GUEST",
        "SOCKETS_A_GUEST",
        "SOCKETS_AN_ADDRESS",
        "CONNECTIONS_AN_ADDRESS",
        "CACHED_TABLES",
    )
} | {f"GREATPLAINS_{name}": "1000000000" for name in ("CACHED_BYTES", "WRITTEN_BYTES_A_DAY", "OUTGOING_BYTES_IN_ALL")}
_PATIENCE: Final = 60.0
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Running:
    """A server process and where it answers."""

    address: str
    process: subprocess.Popen[Any]

    def cpu_seconds(self) -> float:
        """Processor time of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """Bytes in use that no other process shares."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


@contextmanager
def our_server(database: str, cores: Sequence[int], bus: str = "") -> Iterator[Running]:
    """`greatplains serve`, as anybody would start it, on these cores."""
    words = ["serve", "--port", "0", "--bots", "0", "--database", database, "--log-level", "warning"]
    command = [sys.executable, "-m", "greatplains", *words, *(["--bus", bus] if bus else [])]
    with _started(command, cores, "served at ", env={**os.environ, **_NO_LIMITS, "PYTHONUNBUFFERED": "1"}) as running:
        yield running


@contextmanager
def peer_server(modules: Path, view: str, cores: Sequence[int]) -> Iterator[Running]:
    """boardgame.io in memory, with a game whose state is `view`."""
    environment = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    with _started(["node", str(_PEER)], cores, "ready at ", says=view, env=environment) as running:
        yield running


@contextmanager
def _started(
    command: Sequence[str], cores: Sequence[int], mark: str, says: str = "", **options: Any
) -> Iterator[Running]:
    """A process on these cores, once it has written where it serves."""
    process = subprocess.Popen(
        ["taskset", "--cpu-list", ",".join(map(str, cores)), *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        **options,
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(says)
        process.stdin.close()
        line = next((line for line in process.stdout if mark in line), None)
        if line is None:
            sys.exit(f"{command[0]} did not start; see its message above.")
        place = line.partition(mark)[2].strip()
        yield Running(place if "://" in place else f"http://127.0.0.1:{place}", process)
    finally:
        _end(process)


@dataclass(frozen=True)
class Databases:
    """A PostgreSQL database and a Redis, where they are and which processes they are."""

    url: str
    bus: str
    processes: tuple[int, ...]

    def cpu_seconds(self) -> float:
        """Processor time of both so far, with all processes that PostgreSQL has started, those that ended included."""
        total = 0.0
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            if int(path.parent.name) in self.processes:
                total += sum(map(int, fields[11:15])) / _TICKS
            elif int(fields[1]) in self.processes:
                total += sum(map(int, fields[11:13])) / _TICKS
        return total


@contextmanager
def postgres_and_redis() -> Iterator[Databases]:
    """A PostgreSQL database and a Redis that are gone afterwards. PostgreSQL writes durably, as installed."""
    with redis() as bus, postgres(settings=()) as database:
        yield Databases(database.url("postgres"), bus.url, (bus.service.pid, database.service.pid))


@contextmanager
def scratch(folder: Path) -> Iterator[str]:
    """A folder for databases, gone afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as name:
        yield str(Path(name).absolute())


def _end(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
