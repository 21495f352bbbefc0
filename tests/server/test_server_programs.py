"""A server starts no programs and imports no modules of anybody: its bots are those it knows by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.playing import Guest, Refused, running

from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("bot", ["exec:touch {path}", "tests.arena.misfits:Plain", "exec:"])
async def test_a_bot_that_is_not_of_the_house_is_refused_in_a_sentence(
    settings: Settings, tmp_path: Path, bot: str
) -> None:
    name = bot.format(path=tmp_path / "started")
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        with pytest.raises(Refused) as created:
            await ann.create("me", f"bot:{name}")
        table = await ann.create("me", "bot:random")
        with pytest.raises(Refused) as resigned:
            await ann.post(f"/tables/{table}/seats/0/resign", bot=name)
        await ann.http.aclose()
    for refused in (created.value, resigned.value):
        assert refused.code == "bot"
        assert refused.problem["sentence"].startswith(f"There is no bot “{name}”; the bots are random, ")
    assert not (tmp_path / "started").exists()
