"""Games that were stored are replayed to the same end, under the rules they were played with, or not at all."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, select
from sqlalchemy import text as sql
from tests.server import seated
from tests.server.storing import Stored, put_in, stored_games, take_out

from greatplains.core.contract import Rules
from greatplains.core.record import begin, check_result, parse_record, play_recorded
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import records, sight
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import Refusal
from greatplains.server.domain.shuffle import is_kept, parse_setup
from greatplains.server.domain.table import Table
from greatplains.server.live.messages import NewTable
from greatplains.server.live.service import TableService
from greatplains.server.running import opened
from greatplains.server.settings import Settings
from greatplains.server.store import BOT_TURN, Job
from greatplains.server.store.jobs import new_job
from greatplains.server.store.migrating import migrate
from greatplains.server.store.schema import jobs
from greatplains.server.work.bot_turns import BotTurns

pytestmark = pytest.mark.anyio

GAMES_KEPT = [
    path for rules in GAMES.values() for version in rules.known_versions for path in stored_games(rules.name, version)
]


def read(path: Path) -> Stored:
    stored: Stored = json.loads(path.read_text(encoding="utf-8"))
    return stored


def names(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", GAMES_KEPT, ids=names)
async def test_a_stored_game_comes_out_as_it_did(settings: Settings, path: Path) -> None:
    async with opened(settings) as server:
        table_id = await put_in(server, read(path))
    async with opened(settings) as server:
        table = await server.tables.get(table_id)
        assert table.started is not None
        assert table.started.rules == path.parent.name
        assert table.status == "finished"
        assert table.position is not None
        assert table.position.is_over
        assert table.rules.outcome(table.position) == table.outcome
        assert table.reveal is not None
        assert is_kept(table.rules, parse_setup(table.reveal.setup), table.started.commitment, table.reveal.salt, None)
        record = parse_record(records.export(table, []).encode())
    game = begin(record, GAMES)
    for number, text in enumerate(record.turns, start=1):
        play_recorded(game, number, text)
    check_result(game, record)


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_games_of_every_version_are_kept(rules: Rules[Any]) -> None:
    """Also of this one: `python -m tests.server.storing` plays them."""
    assert rules.version in rules.known_versions
    for version in rules.known_versions:
        assert stored_games(rules.name, version), version


def test_games_of_the_first_release_stay_known() -> None:
    assert {path.parent.name for path in GAMES_KEPT} >= {"0.1.0"}


BUMPED = """
import asyncio
import sys
import greatplains
greatplains.__version__ = "9.9.9"
from greatplains.core.record import record_line, record_of
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain.records import import_record
from greatplains.server.live.messages import NewTable
from greatplains.server.running import opened
from greatplains.server.settings import Settings

async def main():
    async with opened(Settings(database=sys.argv[1], bots=0)) as server:
        ann, _ = await server.identities.make_guest("Ann", "#b5482f")
        for rules in GAMES.values():
            table = await server.service.create(ann, NewTable(rules.name, ["me"] * rules.least_players, {}))
            print(table.started.rules, table.status)
            line = record_line(record_of(Game(rules, rules.deal(rules.least_players, Rng(1)))))
            print(import_record(line.encode(), ann, 0.0).events[1].rules)

asyncio.run(main())
"""


def test_another_version_of_the_program_begins_games_of_the_same_rules(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BUMPED, f"sqlite:///{tmp_path}/games.sqlite"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    expected = [line for rules in GAMES.values() for line in (f"{rules.version} running", rules.version)]
    assert done.stdout.splitlines() == expected


def test_what_is_stored_is_the_version_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a game that began under rules that nobody knows any more is not replayed."""
    rules = GAMES["bison"]
    setup = rules.deal(3, Rng(1))
    assert seated.begin(setup).can_replay
    monkeypatch.setattr(rules, "version", "0.2.0")
    monkeypatch.setattr(rules, "known_versions", ("0.2.0",))
    assert not seated.begin(setup, rules="0.1.0").can_replay
    assert seated.begin(setup, rules="0.2.0").can_replay


def of_other_rules(stored: Stored, most_events: int | None = None) -> Stored:
    """The same game, begun under rules that nobody here knows; with a limit one that still runs."""
    events = [dict(row) for row in stored["events"]][:most_events]
    for row in events:
        body = json.loads(row["body"])
        if body["kind"] == "started":
            row["body"] = json.dumps({**body, "rules": "99.0"})
    row = dict(stored["tables"][0])
    if most_events is not None:
        row |= {"status": "running", "newest": most_events}
    return {**stored, "tables": [row], "events": events}


def owner(table: Table) -> Person:
    person = table.seats[0].person
    assert person is not None
    return person


def wishes(desk: TableService, table: Table) -> list[Any]:
    """All that could change the table."""
    ann = owner(table)
    return [
        desk.commit(ann, table.id, table.next_turn, "walk +b", None),
        desk.resign(ann, table.id, 0, "easy"),
        desk.chat(ann, table.id, "Hello", None),
        desk.mute(ann, table.id, "somebody", True),
        desk.draft(ann, table.id),
    ]


async def test_a_game_of_unknown_rules_is_not_replayed(settings: Settings) -> None:
    """What its events tell is shown; nothing is worked out, and nothing is added."""
    stored = of_other_rules(read(stored_games("bison", GAMES["bison"].version)[0]), 12)
    async with opened(settings) as server:
        table = await server.tables.get(await put_in(server, stored))
        assert table.status == "foreign"
        assert table.position is None
        assert sight.table_info(table).rules == "99.0"
        assert len(sight._sight(table, (0,)).views) == 0
        for wanted in wishes(server.service, table):
            with pytest.raises(Refusal) as refused:
                await wanted
            assert refused.value.code == "is_foreign"
        for look in (lambda: records.export(table, [0]), lambda: sight.past_view(table, owner(table).id, 0, None)):
            with pytest.raises(Refusal) as hidden:
                look()
            assert hidden.value.code == "is_foreign"
        assert table.seq == 12


async def test_a_finished_game_of_unknown_rules_keeps_its_result_and_record(settings: Settings) -> None:
    stored = of_other_rules(read(stored_games("bison", GAMES["bison"].version)[0]))
    async with opened(settings) as server:
        table = await server.tables.get(await put_in(server, stored))
        assert table.status == "finished"
        assert table.outcome is not None
        record = parse_record(records.export(table, []).encode())
        assert record.result == table.outcome
        with pytest.raises(Refusal) as refused:
            sight.past_view(table, None, 1, None)
        assert refused.value.code == "is_foreign"


async def test_a_game_of_unknown_rules_is_archived_and_its_bot_is_left_to_others(settings: Settings) -> None:
    stored = of_other_rules(read(stored_games("bison", GAMES["bison"].version)[0]), 12)
    async with opened(settings) as server:
        table_id = await put_in(server, stored)
        await server.store.database.write([new_job(table_id, BOT_TURN, 9, 0.0)])
        bots = BotTurns(server.tables, server.store, "here", settings, server.metrics, lambda: None)
        await bots._make_turn(Job(BOT_TURN, table_id, 9, "", 0.0, 0), bots._pool)
        assert len(await server.store.database.read(select(jobs))) == 1
        await server.service.archive(table_id, time.time())
        assert (await server.tables.get(table_id)).status == "archived"
        assert await server.archive_idle() == 0


async def test_a_database_of_the_first_schema_opens_and_its_bots_play_on(tmp_path: Path) -> None:
    """Before there were jobs of other kinds, the turns of bots had a table of their own."""
    async with opened(Settings(database=f"sqlite:///{tmp_path / 'new.sqlite'}", bots=0)) as server:
        ann, _ = await server.identities.make_guest("Ann", "#b5482f")
        table = await server.service.create(ann, NewTable("wind-river", ["bot:random", "bot:random"], first=0))
        stored = await take_out(server, table.id)
    old = f"sqlite:///{tmp_path / 'old.sqlite'}"
    engine = create_engine(old)
    with engine.begin() as connection:
        migrate(connection, "0001")
        for name in ("tables", "seats", "events", "deals"):
            known = {column["name"] for column in inspect(connection).get_columns(name)}
            rows = [{column: value for column, value in row.items() if column in known} for row in stored[name]]
            connection.execute(sql(f"INSERT INTO {name} ({', '.join(rows[0])}) VALUES (:{', :'.join(rows[0])})"), rows)
        connection.execute(sql("INSERT INTO bot_tasks VALUES (:table, 1, 0.0, NULL, 0.0, 0)"), {"table": table.id})
    engine.dispose()
    async with opened(Settings(database=old, bots=1)) as server, asyncio.timeout(60):
        with engine.connect() as connection:
            assert not inspect(connection).has_table("bot_tasks")
        engine.dispose()
        while (await server.tables.get(table.id)).status != "finished":
            await asyncio.sleep(0.05)
        assert await server.store.database.read(select(jobs)) == []
