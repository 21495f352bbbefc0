"""Line 7: nobody becomes somebody else without being asked, and whoever does has a way back."""

from __future__ import annotations

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running

pytestmark = pytest.mark.anyio


async def test_a_link_says_whose_it_is_and_is_not_used_by_asking(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    link = await bob.post("/me/links")
    for _ in range(2):
        assert await ann.post("/links/owner", token=link["token"]) == bob.person
    assert (await ann.post("/links", token=link["token"]))["person"] == bob.person
    with pytest.raises(Refused) as used:
        await ann.post("/links/owner", token=link["token"])
    assert (used.value.status, used.value.code) == (401, "link")


async def test_a_way_back_lasts_and_works_once(guest: MakeGuest, server: Running) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open")
    way_back = (await ann.http.post("/api/me/links", params={"lasting": True})).json()
    other = (await bob.post("/me/links"))["token"]
    assert way_back["expires_at"] > 15 * 365 * 24 * 3600
    await ann.post("/links", token=other)
    recovered = await bob.post("/links", token=way_back["token"])
    assert recovered["person"] == ann.person
    again = Guest(server, recovered["token"], recovered["person"])
    assert [line["id"] for line in (await again.get("/tables/mine"))["tables"]] == [table]
    with pytest.raises(Refused):
        await again.post("/links", token=way_back["token"])
    await again.http.aclose()
