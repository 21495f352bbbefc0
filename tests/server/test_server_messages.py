"""The messages of a socket are a contract with every client: a change of the schema is a change on purpose."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.playing import Guest

from greatplains.cli import cli
from greatplains.server.live.messages import schema

PINNED = Path(__file__).parent / "messages.json"


def test_the_schema_is_the_one_that_was_agreed() -> None:
    """To change it: greatplains messages > tests/server/messages.json"""
    assert schema() == json.loads(PINNED.read_text(encoding="utf-8"))


def test_the_command_writes_the_schema() -> None:
    assert json.loads(CliRunner().invoke(cli, ["messages"]).stdout) == schema()


@pytest.mark.anyio
async def test_the_server_offers_both_descriptions(guest: Callable[[], Awaitable[Guest]]) -> None:
    ann = await guest()
    assert await ann.get("/messages.json") == schema()
    described = await ann.get("/openapi.json")
    paths = described["paths"]
    assert "/api/tables/{table_id}/turns" in paths
    for path, methods in paths.items():
        for operation in methods.values():
            assert operation["summary"], path
            assert operation["description"], path
    problem = paths["/api/tables"]["post"]["responses"]["422"]["content"]["application/json"]["schema"]
    assert problem["$ref"].endswith("Problem")
