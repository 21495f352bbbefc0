"""Requests nobody would send, drawn from the description of the interface: answered as described, and never a fault.

A stranger with an identity sends them. Two people play at a table meanwhile, and nothing there may change.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from tests.server.playing import PATIENCE, Guest, running

from greatplains.core.rng import Rng
from greatplains.server.http.app import describe
from greatplains.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
SHAPE = {"code": str, "parameters": dict, "sentence": str, "rule": str}


@dataclass
class Fuzzed:
    """A server in a thread of its own, a stranger's token, and tables to try it on."""

    address: str
    token: str
    tables: list[str]
    loop: asyncio.AbstractEventLoop
    ann: Guest
    table: str

    def events(self) -> list[Any]:
        """What has happened at the table of others; strangers may talk there, and no more."""
        seen: Future[Any] = asyncio.run_coroutine_threadsafe(self.ann.get(f"/tables/{self.table}/events"), self.loop)
        return [one for one in seen.result()["events"] if one["event"]["kind"] != "chat"]


@contextmanager
def strangers_at(path: Path) -> Iterator[Fuzzed]:
    """A server with this SQLite file, and what is to be tried on it."""
    started: Future[Fuzzed] = Future()
    thread = threading.Thread(target=lambda: asyncio.run(_serve(path, started)))
    thread.start()
    fuzzed = started.result(timeout=PATIENCE)
    _tables[:] = fuzzed.tables
    try:
        yield fuzzed
    finally:
        fuzzed.loop.call_soon_threadsafe(_stop(fuzzed.loop).set)
        thread.join()


_stops: dict[asyncio.AbstractEventLoop, asyncio.Event] = {}


def _stop(loop: asyncio.AbstractEventLoop) -> asyncio.Event:
    return _stops.setdefault(loop, asyncio.Event())


async def _serve(path: Path, started: Future[Fuzzed]) -> None:
    limits: dict[str, Any] = {"requests_a_second": 1e9, "requests_at_once": 10**9, "new_guests_a_minute": 1e9}
    limits |= {"tables_a_guest": 10**6, "chats_a_table": 10**6}
    async with running(Settings(database=f"sqlite:///{path}", bots=0, **limits)) as server:
        ann, bob, stranger = [await Guest.arrive(server, name) for name in ("Ann", "Bob", "Zoe")]
        table = await ann.create("me", "open", game="bison", first=0)
        await bob.post(f"/tables/{table}/seats/1")
        await ann.turn(table, Rng(1, "fuzz"))
        own = await stranger.create("me", "me", game="wind-river")
        over = await stranger.create("me", "me", game="wind-river")
        for _ in range(8):  # no more: a film of it is drawn while the machine may be busy
            await stranger.turn(over, Rng(2, "fuzz"))
        await stranger.post(f"/tables/{over}/seats/0/resign")
        waiting = await ann.create("open", "open", game="bison", public=True)
        loop = asyncio.get_running_loop()
        tables = [table, own, over, waiting]
        started.set_result(Fuzzed(server.address, stranger.token, tables, loop, ann, table))
        await _stop(loop).wait()
        for guest in (ann, bob, stranger):
            await guest.http.aclose()


# Whoever has deleted themselves would be refused everything from then on.
schema: Any = schemathesis.openapi.from_dict(json.loads(json.dumps(describe()))).exclude(
    method="DELETE", path="/api/me"
)
# A body that is too large is not looked into, whatever else is wrong with it.
schema.config.checks.negative_data_rejection.expected_statuses = [
    *schema.config.checks.negative_data_rejection.expected_statuses,
    "413",
]
_chosen = random.Random(1)
_tables: list[str] = []


@schema.hook  # type: ignore[untyped-decorator]
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Most ids that are drawn are of no table; then there is nothing to break."""
    if path_parameters and "table_id" in path_parameters and _tables and _chosen.random() < 0.8:
        path_parameters["table_id"] = _chosen.choice(_tables)
    return path_parameters


def send(case: schemathesis.Case[Any], fuzzed: Fuzzed) -> None:
    """It is answered as described, and nothing has changed at the table of others."""
    before = fuzzed.events()
    headers = {"authorization": f"Bearer {fuzzed.token}"}
    response = case.call(base_url=fuzzed.address, headers=headers, timeout=5 * PATIENCE)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        refusal = response.json()
        assert {name: type(value) for name, value in refusal.items()} == SHAPE
    assert fuzzed.events() == before
