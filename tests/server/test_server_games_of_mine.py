"""All one's games: in order, by game, status and name, page after page."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused

from greatplains.server.live import lobby

pytestmark = pytest.mark.anyio


async def ids(guest: Guest, **query: Any) -> list[str]:
    """Of all pages."""
    found: list[str] = []
    after = ""
    while True:
        page = await guest.get("/tables/mine/all", **query, after=after)
        found += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            return found
        after = page["next"]


async def test_games_are_found_by_game_status_and_name(guest: MakeGuest) -> None:
    ann, bob, zoe = await guest("Ann"), await guest("Bob Åberg"), await guest("Zoe")
    with_bob = await ann.create("me", "open", game="bison")
    await bob.post(f"/tables/{with_bob}/seats/1")
    with_bot = await ann.create("me", "bot:easy")
    both = await ann.create("me", "me")
    only_bots = await ann.create("bot:random", "bot:random", game="bison")
    await zoe.create("me", "open")
    await ann.post(f"/tables/{with_bot}/seats/0/resign")
    assert await ids(ann) == [only_bots, both, with_bot, with_bob]
    assert await ids(bob) == [with_bob]
    assert await ids(ann, game="bison") == [only_bots, with_bob]
    assert await ids(ann, status="finished") == [with_bot]
    assert await ids(ann, opponent="ÅBERG") == [with_bob]
    assert await ids(ann, opponent="ann") == [], "oneself is no opponent"
    assert await ids(ann, opponent="easy", status="running") == []


async def test_pages_go_on_however_few_fit(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE", 2)
    monkeypatch.setattr(lobby, "_LOOKS", 2)
    ann = await guest("Ann")
    tables = [await ann.create("me", "open" if number % 3 else "me") for number in range(11)]
    assert await ids(ann) == tables[::-1]
    assert await ids(ann, status="running") == tables[::3][::-1]
    assert await ids(ann, game="bison") == []


@pytest.mark.parametrize(
    ("query", "code"),
    [({"game": "chess"}, "unknown_game"), ({"status": "lost"}, "status"), ({"after": "x"}, "page")],
)
async def test_what_is_asked_wrongly_is_said(guest: MakeGuest, query: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        await (await guest("Ann")).get("/tables/mine/all", **query)
    assert (refused.value.status, refused.value.code) == (400, code)


async def test_games_that_wait_come_first_and_the_most_urgent_of_them_before_all(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    tables = []
    for turn in (None, 5 * 86_400, 2 * 86_400, 7 * 86_400):
        clock = None if turn is None else {"pace": "days", "turn": turn}
        tables.append(await bob.create("me", "open", first=1, clock=clock))
        await ann.post(f"/tables/{tables[-1]}/seats/1")
    without, five, two, seven = tables
    of_bob = await ann.create("me", "open", first=1, clock={"pace": "days", "turn": 86_400})
    await bob.post(f"/tables/{of_bob}/seats/1")
    mine = (await ann.get("/tables/mine"))["tables"]
    assert [table["id"] for table in mine] == [two, five, seven, without, of_bob]
    assert [table["waiting"] for table in mine] == [True] * 4 + [False]
    due = [table["deadline"] for table in mine]
    assert due[:3] == sorted(due[:3])
    assert due[3] is None
