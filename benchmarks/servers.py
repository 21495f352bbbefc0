"""The servers that benchmarks/server.py starts: ours, boardgame.io's, and throw-away PostgreSQL and Redis servers."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

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
        "CACHED_TABLES",
    )
}
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


@contextmanager
def postgres_and_redis() -> Iterator[tuple[str, str]]:
    """URLs of a PostgreSQL database and a Redis that are gone afterwards. PostgreSQL writes durably, as installed."""
    with tempfile.TemporaryDirectory(prefix="greatplains-") as name, _redis() as bus, _postgres(Path(name)) as database:
        yield database, bus


def missing_servers() -> list[str]:
    """The programs that are not installed here."""
    return [name for name in ("redis-server", "postgres", "initdb") if _program(name) is None]


@contextmanager
def _redis() -> Iterator[str]:
    port = _free_port()
    process = subprocess.Popen(
        [str(_program("redis-server")), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait(lambda: socket.create_connection(("127.0.0.1", port), 1).close())
        yield f"redis://127.0.0.1:{port}"
    finally:
        _end(process)


@contextmanager
def _postgres(folder: Path) -> Iterator[str]:
    # PostgreSQL does not run as root; its Debian package brings a user of its own.
    as_user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    data, port = folder / "data", _free_port()
    folder.chmod(0o755)
    data.mkdir()
    if as_user:
        shutil.chown(data, **as_user)
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": "/", **as_user}
    subprocess.run(
        [str(_program("initdb")), "-D", str(data), "--auth=trust", "--username=plains", "--encoding=UTF8"],
        check=True,
        **quiet,
    )
    options = ("listen_addresses=127.0.0.1", f"unix_socket_directories={data}", "log_min_messages=fatal")
    process = subprocess.Popen(
        [str(_program("postgres")), "-D", str(data), "-p", str(port), *(f"--{option}" for option in options)],
        stderr=subprocess.DEVNULL,
        **quiet,
    )
    try:
        _wait(lambda: socket.create_connection(("127.0.0.1", port), 1).close())
        yield f"postgresql://plains@127.0.0.1:{port}/postgres"
    finally:
        _end(process)


def _program(name: str) -> str | None:
    """Where a program is; Debian keeps those of PostgreSQL in a folder for each version."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(versions[-1]) if versions else None)


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _wait(attempt: Callable[[], None]) -> None:
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            return attempt()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def _end(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
