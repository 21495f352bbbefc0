"""Whoever wants more reviews than a day has is refused: nothing is queued for them, and nothing is thought."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.server.playing import Guest, Refused, running
from tests.server.test_server_reviews import beginning, opened

from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

MOST = 3
FLOOD = 8


async def test_a_flood_of_reviews_is_refused_and_survives_no_restart(settings: Settings) -> None:
    few = replace(settings, reviews_a_day=MOST, imports_an_hour=1000)
    async with running(few) as server:
        eve = await Guest.arrive(server)
        tables = [await opened(eve, beginning(seed, 1)) for seed in range(FLOOD)]
        asked = await asyncio.gather(*(eve.post(f"/tables/{table}/review") for table in tables), return_exceptions=True)
        refused = [error for error in asked if isinstance(error, Refused)]
        assert len(refused) == FLOOD - MOST
        assert {(error.status, error.code) for error in refused} == {(429, "reviews")}
        states = [(await eve.get(f"/tables/{table}/review"))["state"] for table in tables]
        assert states.count("growing") == MOST
        assert states.count("none") == FLOOD - MOST
        # Asking for what is there already costs nothing of it, however often.
        known = tables[states.index("growing")]
        for _ in range(2 * MOST):
            assert (await eve.post(f"/tables/{known}/review"))["state"] == "growing"
        await eve.http.aclose()
    async with running(few) as server:
        again = Guest(server, eve.token, eve.person)
        with pytest.raises(Refused) as error:
            await again.post(f"/tables/{tables[states.index('none')]}/review")
        assert error.value.code == "reviews"
        await again.http.aclose()


async def test_many_guests_of_one_address_share_a_limit(settings: Settings) -> None:
    few = replace(settings, reviews_a_day=2, address_factor=2.0, imports_an_hour=1000)
    async with running(replace(few, requests_at_once=5000)) as server:
        done, refusals = 0, set()
        for number in range(6):
            somebody = await Guest.arrive(server)
            table = await opened(somebody, beginning(number, 1))
            try:
                await somebody.post(f"/tables/{table}/review")
                done += 1
            except Refused as error:
                refusals.add(error.code)
            await somebody.http.aclose()
        assert done == 4
        assert refusals == {"reviews"}
