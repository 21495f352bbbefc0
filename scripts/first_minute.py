"""A newcomer's first minutes, measured: `make first-minute`.

    python scripts/first_minute.py                     the committed state
    python scripts/first_minute.py --before 08357d8    and another commit before it, in the same run
    python scripts/first_minute.py --only play         without `make test`

The commit is cloned into an empty directory, with caches of its own that are empty. `make play` runs on a free port
until page, script and `/api/games` answer and a bot has made its first turn; then it is ended and started again. Then
`make test`, of the last commit twice as well. Prints what took how long, as a table.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).parents[1]
LONGEST_SECONDS: Final = 3600
PAUSE_SECONDS: Final = 0.1


@dataclass
class Newcomer:
    """A clone in an empty directory, and a home with empty caches."""

    folder: Path
    commit: str
    figures: list[tuple[str, float]] = field(default_factory=list)

    @property
    def clone(self) -> Path:
        return self.folder / "greatplains"

    def environment(self) -> dict[str, str]:
        """Nothing that was fetched before is found, and no setting of ours; how the network is reached stays."""
        home = self.folder / "home"
        ours = ("GREATPLAINS_", "PYTHON", "VIRTUAL_ENV", "XDG_", "MAKE", "UV_", "npm_", "CI", "DISPLAY")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        caches = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "xdg"}
        return (
            environment
            | {name: str(home / "caches" / folder) for name, folder in caches.items()}
            | {
                "XDG_DATA_HOME": str(home / "data"),
                "PYTHONUNBUFFERED": "1",
            }
        )

    def begin(self) -> None:
        (self.folder / "home").mkdir()
        with self.timed("clone"):
            subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(self.clone)], check=True)
            subprocess.run(
                ["git", "-c", "advice.detachedHead=false", "checkout", "--quiet", self.commit],
                cwd=self.clone,
                check=True,
            )

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        start = time.monotonic()
        yield
        self.note(what, time.monotonic() - start)

    def note(self, what: str, seconds: float) -> None:
        self.figures.append((what, seconds))
        print(f"  {what}: {seconds:.1f} s", flush=True)

    def play(self, time_name: str) -> None:
        """`make play`, until a game goes on in it."""
        port = free_port()
        # A commit from before there was `PLAY` takes the usual port, or a free one.
        words = ["make", "play", f"PLAY=--no-browser --port {port}", f"PYTHON={sys.executable}"]
        start = time.monotonic()
        process = subprocess.Popen(
            words,
            cwd=self.clone,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        said: list[str] = []
        reader = Thread(target=self.read, args=(process, said, start), daemon=True)
        reader.start()
        try:
            address = wait_for(lambda: address_in(said), process, said)
            wait_for(lambda: has_page(address), process, said)
            self.note(f"make play{time_name}: page, script and /api/games", time.monotonic() - start)
            first_turn(address)
            self.note(f"make play{time_name}: a bot's first turn", time.monotonic() - start)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(60)
            reader.join(10)

    def read(self, process: subprocess.Popen[str], said: list[str], start: float) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.rstrip())
            print(f"    {time.monotonic() - start:6.1f} s  {line.rstrip()}", flush=True)

    def test(self, time_name: str) -> None:
        with self.timed(f"make test{time_name}"):
            made = subprocess.run(
                ["make", "test", f"PYTHON={sys.executable}"],
                cwd=self.clone,
                env=self.environment(),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
        for line in made.stdout.splitlines():
            if re.match(r"[A-Z][^:]*: \d+ s$|NOT TESTED|FAILED|.* passed", line):
                print(f"    {line}")
        if made.returncode:
            print("\n".join(made.stdout.splitlines()[-60:]))
            sys.exit(f"make test fails at {self.commit}.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(found: Callable[[], Any], process: subprocess.Popen[str], said: list[str]) -> Any:
    deadline = time.monotonic() + LONGEST_SECONDS
    while not (answer := found()):
        if process.poll() is not None or time.monotonic() > deadline:
            os.killpg(process.pid, signal.SIGTERM)
            sys.exit("make play does not come up:\n" + "\n".join(said[-20:]))
        time.sleep(PAUSE_SECONDS)
    return answer


def address_in(said: list[str]) -> str | None:
    found = re.search(r"Great Plains is (?:ready )?at (http://\S+)", "\n".join(said))
    return found[1] if found else None


def has_page(address: str) -> bool:
    """Page, script and the list of games."""
    try:
        page = ask(address, "GET", "/").decode()
        scripts = re.findall(r'src="(/[^"]+\.js)"', page)
        return bool(
            scripts and all(ask(address, "GET", script) for script in scripts) and ask(address, "GET", "/api/games")
        )
    except (URLError, ConnectionError):
        return False


def first_turn(address: str) -> None:
    """Sit down with a bot that begins, and wait until it has made its turn."""
    token = json.loads(ask(address, "POST", "/api/guests", {"name": "Ann"}))["token"]
    table = {"game": "bison", "seats": ["me", "bot:medium"], "first": 1}
    made = json.loads(ask(address, "POST", "/api/tables", table, token))["table"]["id"]
    deadline = time.monotonic() + 120
    while json.loads(ask(address, "GET", f"/api/tables/{made}", None, token))["sight"]["turn"] < 2:
        if time.monotonic() > deadline:
            sys.exit("The bot makes no turn.")
        time.sleep(PAUSE_SECONDS)


def ask(address: str, method: str, path: str, body: object = None, token: str | None = None) -> bytes:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    content = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address + path, content, headers, method=method), timeout=30) as answer:
            found: bytes = answer.read()
            return found
    except HTTPError as error:
        sys.exit(f"{method} {path}: {error.code} {error.read().decode(errors='replace')}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="HEAD", help="what is measured (default: HEAD)")
    parser.add_argument("--before", metavar="COMMIT", help="measured first, and shown beside it")
    parser.add_argument("--only", choices=("play", "test"), help="leave the other out")
    wanted = parser.parse_args()
    commits = [commit for commit in (wanted.before, wanted.commit) if commit]
    columns: list[dict[str, float]] = []
    for commit in commits:
        name = subprocess.run(
            ["git", "rev-parse", "--short", commit], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.strip()
        print(f"{name}, {os.cpu_count()} cores, Python {sys.version.split()[0]}", flush=True)
        folder = Path(tempfile.mkdtemp(prefix="first-minute-"))
        try:
            newcomer = Newcomer(folder, name)
            newcomer.begin()
            if wanted.only != "test":
                newcomer.play("")
                newcomer.play(", again")
            if wanted.only != "play":
                newcomer.test("")
                if commit == commits[-1]:
                    newcomer.test(", again")
            columns.append(dict(newcomer.figures))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    print(f"\n| seconds | {' | '.join(commits)} |")
    print(f"|---|{'--:|' * len(commits)}")
    for what in columns[-1]:
        print(f"| {what} | {' | '.join(f'{column[what]:.1f}' if what in column else '' for column in columns)} |")


if __name__ == "__main__":
    main()
