"""The commands that start a server, and how it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from resource import RLIMIT_FSIZE, setrlimit
from socket import socket
from typing import Any
from urllib.parse import urlsplit

import pytest
from click.testing import CliRunner
from tests.server.playing import PATIENCE, Guest, Running, answer, browser, running
from websockets.exceptions import ConnectionClosed

from greatplains.cli import cli
from greatplains.commands.serve import listen
from greatplains.core.rng import Rng
from greatplains.server.http.reach import own_address
from greatplains.server.settings import Settings
from greatplains.server.store.filelock import lock
from greatplains.server.store.migrating import HEAD


async def start(*words: str) -> tuple[asyncio.subprocess.Process, Running]:
    """The command in a process of its own, and where it serves."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "greatplains",
        *words,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    address = next(word for word in line.split() if word.startswith("http://"))
    return process, Running(None, address)  # type: ignore[arg-type]


async def more_lines(process: asyncio.subprocess.Process, count: int) -> list[str]:
    """What it writes after the line with its address."""
    assert process.stdout is not None
    return [(await process.stdout.readline()).decode().rstrip("\n") for _ in range(count)]


async def end(process: asyncio.subprocess.Process, how: signal.Signals) -> int:
    """The exit code after a signal."""
    process.send_signal(how)
    async with asyncio.timeout(PATIENCE):
        _, log = await process.communicate()
    assert process.returncode is not None
    assert how == signal.SIGKILL or b"writer" not in log, "the store is closed before the event loop ends"
    return process.returncode


@pytest.mark.anyio
@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
async def test_it_says_good_bye_and_loses_nothing(store_url: str, how: signal.Signals, code: int) -> None:
    words = ("serve", "--port", "0", "--database", store_url, "--bots", "0")
    process, server = await start(*words)
    ann = await Guest.arrive(server)
    table = await ann.create("me", "me", game="bison")
    async with ann.sit(table) as seated:
        await ann.turn(table, Rng(1, "end"))
        before = await ann.sight(table)
        assert await end(process, how) == code
        with pytest.raises(ConnectionClosed) as closed:
            await seated.hear("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    await ann.http.aclose()
    process, server = await start(*words)
    again = Guest(server, ann.token, ann.person)
    assert await again.sight(table) == before
    await again.http.aclose()
    assert await end(process, signal.SIGTERM) == 143


@pytest.mark.anyio
async def test_what_was_acknowledged_survives_a_kill(store_url: str) -> None:
    words = ("serve", "--port", "0", "--database", store_url, "--bots", "0")
    process, server = await start(*words)
    ann = await Guest.arrive(server)
    table = await ann.create("me", "me", game="bison")
    rng = Rng(1, "kill")
    for turn in range(1, 6):
        assert (await ann.turn(table, rng))["turn"] == turn
    assert await end(process, signal.SIGKILL) == -signal.SIGKILL
    await ann.http.aclose()
    process, server = await start(*words)
    again = Guest(server, ann.token, ann.person)
    assert (await again.sight(table))["turn"] == 6
    await again.turn(table, rng)
    await again.http.aclose()
    assert await end(process, signal.SIGTERM) == 143


@pytest.mark.anyio
async def test_play_keeps_the_games_of_the_household(tmp_path: Path) -> None:
    file = tmp_path / "home" / "games.sqlite"
    process, server = await start("play", "--no-browser", "--database", f"sqlite:///{file}")
    async with browser(server) as http:
        assert "Great Plains" in (await http.get("/")).text
        assert answer(await http.get("/health"))["status"] == "alive"
        assert answer(await http.get("/ready"))["status"] == "ready"
        assert (await http.get("/metrics")).status_code == 404
    assert file.exists()
    assert await end(process, signal.SIGINT) == 130


@pytest.mark.anyio
async def test_play_opens_the_browser_only_where_there_is_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, program = tmp_path / "opened", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    program.chmod(0o755)
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    for browser_command in ("", str(program)):
        monkeypatch.setenv("BROWSER", browser_command)
        process, server = await start("play", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}")
        async with browser(server) as http:
            assert answer(await http.get("/health"))["status"] == "alive"
        async with asyncio.timeout(PATIENCE):
            while browser_command and not opened.exists():
                await asyncio.sleep(0.01)
        assert await end(process, signal.SIGINT) == 130
        assert opened.exists() == bool(browser_command)
        assert not browser_command or opened.read_text().strip() == server.address


@pytest.mark.anyio
async def test_play_can_be_opened_to_the_network(tmp_path: Path) -> None:
    process, shown = await start("play", "--lan", "--no-browser", "--database", f"sqlite:///{tmp_path / 'g.sqlite'}")
    where = urlsplit(shown.address)
    assert where.hostname == own_address()
    # Whoever listens at 127.0.0.1 alone does not answer here. The shown address itself a firewall may close.
    async with browser(replace(shown, address=f"http://127.0.0.2:{where.port}")) as http:
        assert answer(await http.get("/ready"))["status"] == "ready"
    assert "Everybody in your network can play along at that address." in await more_lines(process, 3)
    assert await end(process, signal.SIGINT) == 130


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("browser_command", "said"),
    [("", "Open it in your browser."), ("true", "It opens in your browser; if it does not, go to that address.")],
)
async def test_play_tells_a_newcomer_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser_command: str, said: str
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("BROWSER", browser_command)
    process, _ = await start("play", "--database", f"sqlite:///{tmp_path / 'games.sqlite'}")
    assert await more_lines(process, 2) == [said, "Games are kept. Ctrl-C ends it."]
    assert await end(process, signal.SIGINT) == 130


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "nonsense"], "The database must be"),
        (["--bus", "nonsense"], "The bus must be"),
        (["--port", "65536"], "--port: a port is a number from 0 to 65535, not 65536."),
        (["--host", "nowhere.invalid"], "cannot listen"),
        (["--host", "ü..ü"], "cannot listen at ü..ü port 0: it is no address."),
        (["--host", ""], "--host must be an address to listen at, not “”."),
        (["--database", "sqlite:////proc/nowhere/games.sqlite"], "cannot be opened"),
        (["--database", "sqlite:///:memory:"], "must be a file"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_sentence(words: list[str], said: str) -> None:
    assert said in refused("serve", "--port", "0", *words)


def test_a_port_is_taken_before_the_server_is_ready() -> None:
    """Two that start at once must not both believe that it is theirs."""
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port, or_any=True) as second:
            assert second.getsockname()[1] != port
        assert "Address already in use" in refused("serve", "--port", str(port))


def refused(*words: str) -> str:
    """The sentence with which a command is refused; `play` may notice before that it has no pages."""
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 2
    (sentence,) = [line for line in result.stderr.splitlines() if not line.startswith("NOTICE: ")]
    return sentence


@pytest.mark.parametrize(
    "words",
    [
        ["--database", "postgresql://somebody@nowhere:port/games"],
        ["--database", "postgresql://somebody@127.0.0.1:1/games?frobnicate=1"],
        ["--bus", "redis://nowhere:port"],
        ["--bus", "redis://["],
    ],
)
def test_an_address_that_cannot_be_read_is_refused_and_not_repeated(words: list[str], store_url: str) -> None:
    if find_spec("asyncpg") is None or find_spec("redis") is None:
        pytest.skip("greatplains[cluster] is not installed")
    sentence = refused("serve", "--port", "0", "--database", store_url, *words)
    assert "URL" in sentence
    assert "nowhere" not in sentence


BOTH = pytest.mark.parametrize("command", ["serve", "play"])


@BOTH
def test_a_port_in_use_is_refused_in_one_sentence(command: str, tmp_path: Path) -> None:
    with socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        sentence = refused(command, "--port", str(port), "--database", f"sqlite:///{tmp_path}/games.sqlite")
    assert sentence.endswith(f": The server cannot listen at 127.0.0.1 port {port}: Address already in use.")


@BOTH
def test_games_that_are_open_already_are_refused_in_one_sentence(command: str, sqlite_url: str, tmp_path: Path) -> None:
    with lock(f"{tmp_path}/games.sqlite"):
        sentence = refused(command, "--port", "0", "--database", sqlite_url)
    assert sentence.endswith(": Another server has these games open already; it must end first.")


@BOTH
def test_a_database_that_is_a_directory_is_refused_in_one_sentence(command: str, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    sentence = refused(command, "--port", "0", "--database", f"sqlite:///{folder}")
    assert sentence.endswith(f": The database “{folder}” cannot be opened: it is a directory.")
    assert list(tmp_path.iterdir()) == [folder]


@BOTH
def test_a_database_of_a_newer_version_is_refused_in_one_sentence(
    command: str, sqlite_url: str, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    sentence = refused(command, "--port", "0", "--database", sqlite_url)
    assert sentence.endswith(
        ": The games were kept by a newer version of Great Plains (its schema is 9999; the newest known here is "
        f"{HEAD}): install that version, or restore a backup that is older."
    )


@BOTH
def test_a_folder_in_which_nothing_can_be_written_is_refused_in_one_sentence(command: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    # Root may write everywhere but where the kernel itself says no.
    database = f"{'/sys' if os.geteuid() == 0 else tmp_path}/games.sqlite"
    with pytest.raises(OSError, match=r"games\.sqlite") as refusal:
        Path(database).touch()
    sentence = refused(command, "--port", "0", "--database", f"sqlite:///{database}")
    assert sentence.endswith(f": The database “{database}” cannot be opened: {refusal.value.strerror}.")
    tmp_path.chmod(0o755)


def test_a_directory_that_has_been_removed_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "removed"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    assert refused("serve", "--port", "0").endswith(
        ": The database “greatplains.sqlite” cannot be opened: No such file or directory."
    )


@BOTH
def test_a_full_disk_is_refused_in_one_sentence(command: str, tmp_path: Path) -> None:
    def small_files() -> None:
        setrlimit(RLIMIT_FSIZE, (4096, 4096))

    database = tmp_path / "games.sqlite"
    words = (command, "--port", "0", "--database", f"sqlite:///{database}")
    done = subprocess.run(
        [sys.executable, "-m", "greatplains", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=small_files,
    )
    *notices, sentence = done.stderr.splitlines()
    assert all(line.startswith("NOTICE: ") for line in notices)
    assert f": The database “{database}” cannot be opened: " in sentence
    assert done.returncode == 2


@pytest.mark.anyio
async def test_the_name_of_a_database_file_may_hold_any_sign(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "what? a=b & 100%41 #1.sqlite"
    async with running(replace(settings, database=f"sqlite:///{file}")) as server, browser(server) as http:
        assert answer(await http.get("/ready"))["status"] == "ready"
    assert file.exists()


@pytest.mark.anyio
async def test_the_address_is_only_believed_from_a_trusted_proxy(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    count: Callable[[Any, str], None] = lambda self, address: seen.append(address)  # noqa: E731
    monkeypatch.setattr("greatplains.server.http.limits.Limits.count_address", count)
    forwarded = {"x-forwarded-for": "10.0.0.1, 192.0.2.7"}
    for trusted in ("", "127.0.0.1", "127.0.0.1,192.0.2.7", "*"):
        async with running(replace(settings, trusted_proxies=trusted)) as server, browser(server) as http:
            await http.get("/health", headers=forwarded)
    assert seen == ["127.0.0.1", "192.0.2.7", "10.0.0.1", "192.0.2.7"]
