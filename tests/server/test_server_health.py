"""`greatplains health`, as probes of containers ask it."""

from __future__ import annotations

import asyncio

import pytest
from click.testing import CliRunner, Result
from tests.server.playing import Running

from greatplains.cli import cli

pytestmark = pytest.mark.anyio


async def ask(port: object, **settings: str) -> Result:
    return await asyncio.to_thread(
        CliRunner().invoke, cli, ["health", "--port", str(port)], env=settings, standalone_mode=False
    )


async def test_a_server_that_can_serve_is_healthy(server: Running) -> None:
    port = server.address.rpartition(":")[2]
    result = await ask(port, GREATPLAINS_HOST="0.0.0.0")
    assert (result.exit_code, result.output) == (0, "It is ready.\n")


async def test_where_nothing_answers_it_says_so() -> None:
    result = await ask(9)
    assert (result.exit_code, result.output) == (1, "Nothing answers at 127.0.0.1 port 9.\n")
