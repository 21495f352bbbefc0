"""Throw-away PostgreSQL, Redis and nginx on loopback: on free ports, in folders of their own, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 120.0  # seconds a server may take to answer on a machine that is busy with other things

_DEBIAN = Path("/usr/lib/postgresql")
_USER = "greatplains"
# Nothing here has to survive a power cut; what survives the kill of any process is the same with these.
_HASTE = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200")


class CannotStart(Exception):
    """A server is not installed, or does not start."""


@dataclass
class Service:
    """A server of one kind: `start` and `end` it as often as you like, it stays at its port."""

    command: list[str]
    port: int
    folder: Path
    # PostgreSQL does not run as root.
    user: str | None = None
    _process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder, user=self.user
            )
        until = time.monotonic() + PATIENCE
        while not _answers(self.port):
            if self._process.poll() is not None or time.monotonic() > until:
                self.end(signal.SIGKILL)
                raise CannotStart(f"{self.command[0]}: {(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        """Its process, while it runs."""
        assert self._process is not None
        return self._process.pid

    def end(self, how: signal.Signals) -> None:
        """Send it a signal, and wait until it has gone."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


@dataclass
class Postgres:
    """A PostgreSQL server; whoever connects from this machine may do everything."""

    service: Service

    def url(self, database: str) -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self.service.port}/{database}"

    def run(self, statements: str, database: str = "postgres") -> None:
        """One statement that cannot be part of a transaction, such as CREATE DATABASE, or several in one."""
        until = time.monotonic() + PATIENCE
        while (failed := self._psql(statements, database)) is not None:
            # The port is open before the database is ready for work.
            is_starting = "starting up" in failed or "not yet accepting" in failed
            if not is_starting or time.monotonic() > until:
                raise CannotStart(failed)
            time.sleep(0.05)

    def _psql(self, statements: str, database: str) -> str | None:
        words = [postgres_program("psql"), "-qX", "-d", self.url(database), "-c", statements]
        result = subprocess.run(words, capture_output=True, text=True)
        return result.stderr if result.returncode else None


@dataclass
class Redis:
    """A Redis server that keeps nothing."""

    service: Service

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.service.port}"


@contextmanager
def postgres(settings: Sequence[str] = _HASTE) -> Iterator[Postgres]:
    """A PostgreSQL server until the block ends."""
    user = _unprivileged_user()
    with _folder(user) as folder:
        data = folder / "data"
        set_up = [postgres_program("initdb"), "-D", str(data), "-U", _USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        made = subprocess.run([*set_up, "--locale=C"], capture_output=True, text=True, cwd=folder, user=user)
        if made.returncode:
            raise CannotStart(made.stderr)
        haste = [word for setting in settings for word in ("-c", setting)]
        command = [postgres_program("postgres"), "-D", str(data), "-h", "127.0.0.1", "-k", "", *haste]
        with _running([*command, "-p"], folder, user, signal.SIGINT) as service:
            server = Postgres(service)
            server.run("SELECT 1")
            yield server


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis server until the block ends."""
    program = shutil.which("redis-server")
    if program is None:
        raise CannotStart("redis-server is not installed; see: make services")
    with _folder(None) as folder:
        command = [program, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
        with _running([*command, "--port"], folder, None, signal.SIGTERM) as service:
            yield Redis(service)


@contextmanager
def nginx(sites: str) -> Iterator[str]:
    """The address of an nginx with these sites until the block ends; `PORT` in them becomes the port to listen at."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        raise CannotStart("nginx is not installed; see: make services")
    with _folder(None) as folder:
        folder.chmod(0o755)  # root lets somebody else do the work
        port = free_port()
        kept = [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
        lines = ["daemon off;", f"pid {folder}/pid;", "error_log stderr;", "events { worker_connections 4096; }"]
        lines += ["http {", "access_log off;", *kept, sites.replace("PORT", str(port)), "}"]
        (folder / "nginx.conf").write_text("\n".join(lines), encoding="utf-8")
        words = [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
        service = Service(words, port, folder)
        service.start()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            service.end(signal.SIGTERM)


def postgres_program(name: str) -> str:
    """Where a program of PostgreSQL is. Debian keeps those of the server out of the path, by version."""
    folders = sorted(_DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    found = [shutil.which(name, path=str(folder)) for folder in folders if (folder / "initdb").exists()]
    program = next(iter(found), None) or shutil.which(name)
    if program is None:
        raise CannotStart(f"{name} of PostgreSQL is not installed; see: make services")
    return program


@contextmanager
def _running(command: list[str], folder: Path, user: str | None, end: signal.Signals) -> Iterator[Service]:
    """The server at a free port, which is the last word of its command."""
    service = _start(command, folder, user)
    try:
        yield service
    finally:
        service.end(end)


def _start(command: list[str], folder: Path, user: str | None, attempts: int = 5) -> Service:
    port = free_port()
    service = Service([*command, str(port)], port, folder, user)
    try:
        service.start()
    except CannotStart:
        # Somebody else may have taken the port meanwhile.
        if attempts == 1:
            raise
        return _start(command, folder, user, attempts - 1)
    return service


def free_port() -> int:
    """A port at which nobody listens now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _answers(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def _folder(user: str | None) -> Iterator[Path]:
    # Not below pytest's folder, which nobody but its owner can enter.
    with tempfile.TemporaryDirectory(prefix="greatplains-") as name:
        if user is not None:
            shutil.chown(name, user)
        yield Path(name)


def _unprivileged_user() -> str | None:
    """Whom to run as, if we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)
