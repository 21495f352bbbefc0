"""Copies of the database: made under load, put back, and complete."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.playing import Guest, Running, running

from greatplains.cli import cli
from greatplains.core.rng import Rng
from greatplains.server.settings import Settings


@pytest.fixture
def store_url(sqlite_url: str) -> str:
    """Only SQLite is copied by us."""
    return sqlite_url


@pytest.fixture
def bus_url() -> str:
    return ""


async def command(*words: str) -> int:
    """The exit code of a `greatplains` of its own, while this process goes on serving."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "greatplains", *words)
    return await process.wait()


async def play_on(guest: Guest, table: str, made: list[int], enough: asyncio.Event) -> None:
    """Turn after turn; `made` gets the number of each that was acknowledged."""
    rng = Rng(1, table)
    while not enough.is_set() and (await guest.sight(table))["status"] == "running":
        made.append((await guest.turn(table, rng))["turn"])


@pytest.mark.anyio
async def test_a_copy_made_under_load_has_every_turn_that_was_acknowledged_before(
    settings: Settings, store_url: str, tmp_path: Path
) -> None:
    copy, enough = tmp_path / "copy.sqlite", asyncio.Event()
    async with running(settings) as server:
        guests = [await Guest.arrive(server) for _ in range(4)]
        tables = [await guest.create("me", "me") for guest in guests]
        made: list[list[int]] = [[] for _ in guests]
        playing = [
            asyncio.create_task(play_on(guest, table, turns, enough))
            for guest, table, turns in zip(guests, tables, made, strict=True)
        ]
        while min(map(len, made)) < 2:
            await asyncio.sleep(0.01)
        before = [turns[-1] for turns in made]
        assert await command("backup", str(copy), "--database", store_url) == 0
        while not any(turns[-1] > known for turns, known in zip(made, before, strict=True)):
            await asyncio.sleep(0.01)
        enough.set()
        await asyncio.gather(*playing)
    assert await command("restore", str(copy), "--database", store_url, "--replace") == 0
    async with running(settings) as server:
        for guest, table, turns, known in zip(guests, tables, made, before, strict=True):
            again = Guest(server, guest.token, guest.person)
            found = (await again.sight(table))["turn"] - 1
            assert known <= found <= turns[-1]
            await again.http.aclose()
            await guest.http.aclose()


@pytest.mark.anyio
async def test_no_server_has_its_database_replaced(server: Running, store_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert await command("backup", str(copy), "--database", store_url) == 0
    assert await command("restore", str(copy), "--database", store_url, "--replace") == 2


def refused(*words: str) -> str:
    """The sentence with which a command is refused."""
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    return result.stderr


def test_what_cannot_be_copied_is_refused_in_one_sentence(store_url: str, tmp_path: Path) -> None:
    there, elsewhere = str(tmp_path / "games.sqlite"), str(tmp_path / "copy.sqlite")
    assert "there already" in refused("backup", there, "--database", store_url)
    assert "no database" in refused("backup", elsewhere, "--database", f"sqlite:///{tmp_path}/none.sqlite")
    assert "pg_dump" in refused("backup", elsewhere, "--database", "postgresql://somebody@nowhere/games")
    assert "cannot be copied" in refused("backup", str(tmp_path / "no" / "folder"), "--database", store_url)
    assert "no file" in refused("restore", elsewhere, "--database", store_url, "--replace")
    assert "there already" in refused("restore", there, "--database", store_url)


def test_what_is_no_copy_is_not_put_back(store_url: str, tmp_path: Path) -> None:
    text, foreign = tmp_path / "text", tmp_path / "foreign.sqlite"
    text.write_text("no database at all, but longer than the head of one " * 10)
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE something (id)")
    connection.close()
    before = (tmp_path / "games.sqlite").read_bytes()
    assert "cannot be copied" in refused("restore", str(text), "--database", store_url, "--replace")
    assert "no database of Great Plains" in refused("restore", str(foreign), "--database", store_url, "--replace")
    assert (tmp_path / "games.sqlite").read_bytes() == before
    assert not list(tmp_path.glob(".*.part"))
