"""Copies of the database: made under load, put back, and complete."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner
from tests.server.playing import Guest, Running, running
from tests.server.processes import NOBODY, run_without_rights

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
    assert f"cannot be copied to “{tmp_path}/no/folder”: No such file or directory." in refused(
        "backup", str(tmp_path / "no" / "folder"), "--database", store_url
    )
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


def succeeds(*words: str) -> None:
    result = CliRunner().invoke(cli, words)
    assert (result.exit_code, result.output) == (0, "")


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def copy(store_url: str, tmp_path: Path) -> Path:
    """A copy of a database, as everybody may read it."""
    copy = tmp_path / "copy.sqlite"
    succeeds("backup", str(copy), "--database", store_url)
    copy.chmod(0o644)
    return copy


def test_a_copy_is_for_its_owner_only(store_url: str, tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").chmod(0o644)
    succeeds("backup", str(tmp_path / "copy.sqlite"), "--database", store_url)
    assert mode_of(tmp_path / "copy.sqlite") == 0o600


def test_a_database_put_back_where_none_was_is_for_its_owner_only(copy: Path, tmp_path: Path) -> None:
    succeeds("restore", str(copy), "--database", f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert mode_of(tmp_path / "new.sqlite") == 0o600


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_a_database_that_is_replaced_keeps_its_mode(copy: Path, store_url: str, tmp_path: Path, mode: int) -> None:
    (tmp_path / "games.sqlite").chmod(mode)
    succeeds("restore", str(copy), "--database", store_url, "--replace")
    assert mode_of(tmp_path / "games.sqlite") == mode


def test_a_link_to_the_database_stays_a_link(copy: Path, tmp_path: Path) -> None:
    link, there = tmp_path / "link.sqlite", tmp_path / "there.sqlite"
    there.touch()
    link.symlink_to(there)
    succeeds("restore", str(copy), "--database", f"sqlite:///{link}", "--replace")
    assert link.is_symlink()
    assert there.stat().st_size > 0


def test_a_directory_is_no_database(copy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert "is a directory" in refused("restore", str(copy), "--database", f"sqlite:///{folder}", "--replace")
    assert not list(tmp_path.glob("folder.*"))
    assert "is a directory" in refused("restore", str(folder), "--database", f"sqlite:///{tmp_path}/new", "--replace")
    assert "is a directory" in refused("backup", str(tmp_path / "new"), "--database", f"sqlite:///{folder}")


@pytest.fixture
def state() -> Iterator[Path]:
    """A folder of the user that the server runs as, which is not the one that restores."""
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    with TemporaryDirectory() as name:
        os.chown(name, NOBODY, NOBODY)
        yield Path(name)


def owners(path: Path) -> tuple[int, int]:
    return path.stat().st_uid, path.stat().st_gid


def test_root_leaves_a_database_to_its_owner(copy: Path, state: Path) -> None:
    database = state / "games.sqlite"
    database.touch(0o600)
    os.chown(database, NOBODY, NOBODY)
    succeeds("restore", str(copy), "--database", f"sqlite:///{database}", "--replace")
    assert (owners(database), mode_of(database)) == ((NOBODY, NOBODY), 0o600)
    assert owners(state / "games.sqlite.lock") == (NOBODY, NOBODY)


def test_root_gives_a_new_database_to_the_owner_of_the_folder(copy: Path, state: Path) -> None:
    succeeds("restore", str(copy), "--database", f"sqlite:///{state / 'games.sqlite'}")
    assert {owners(path) for path in state.iterdir()} == {(NOBODY, NOBODY)}


def test_what_cannot_be_left_to_its_owner_is_not_replaced(copy: Path, state: Path) -> None:
    database, readable = state / "games.sqlite", state / "copy.sqlite"
    database.write_bytes(b"of root")
    readable.write_bytes(copy.read_bytes())
    done = run_without_rights("restore", str(readable), "--database", f"sqlite:///{database}", "--replace")
    assert done.stderr == (
        f"greatplains restore: The owner of “{database}” cannot be kept: Operation not permitted; "
        "run this as root, or as that owner.\n"
    )
    assert done.returncode == 2
    assert (database.read_bytes(), owners(database)) == (b"of root", (0, 0))
    assert not list(state.glob(".*"))


def test_a_full_disk_leaves_nothing_behind(store_url: str, copy: Path, tmp_path: Path) -> None:
    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    before = (tmp_path / "games.sqlite").read_bytes()
    for words in (("backup", str(tmp_path / "new.sqlite")), ("restore", str(copy), "--replace")):
        done = subprocess.run(
            [sys.executable, "-m", "greatplains", *words, "--database", store_url],
            preexec_fn=small_files,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "cannot be copied to" in done.stderr
    assert (tmp_path / "games.sqlite").read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} - {"games.sqlite.lock"} == {"games.sqlite", "copy.sqlite"}
