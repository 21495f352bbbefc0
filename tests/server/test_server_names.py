"""Round one screen each seat has a name of its own: in views of the table, in lists, in records, and in a rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from tests.server.playing import Guest, Json, Refused

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


def names(table: Json) -> list[str | None]:
    return [seat["person"] and seat["person"]["name"] for seat in table["seats"]]


async def test_seats_of_a_new_table_are_named(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me", "me", names=["Ada", "", "Cleo"])
    assert names((await ann.see(table))["table"]) == ["Ada", "Ann", "Cleo"]
    line = next(line for line in (await ann.get("/tables/mine"))["tables"] if line["id"] == table)
    assert [seat["name"] for seat in line["seats"]] == ["Ada", "Ann", "Cleo"]
    assert (await ann.sight(table))["mine"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("seats", "wanted", "code"),
    [
        (["me", "open"], ["Ada"], "one_seat"),
        (["me", "me", "open"], ["", "", "Bob"], "one_seat"),
        (["me", "me"], ["", "", "Bob"], "one_seat"),
        (["me", "me"], ["x" * 31], "name_long"),
        (["me", "me"], ["a\u202eb"], "name_signs"),
        (["me", "me"], [" "], "name_empty"),
        (["me", "me"], ["x"] * 17, "malformed"),
    ],
)
async def test_names_that_cannot_be_are_refused(
    guest: MakeGuest, seats: list[str], wanted: list[str], code: str
) -> None:
    ann = await guest()
    with pytest.raises(Refused) as refused:
        await ann.create(*seats, names=wanted)
    assert refused.value.code == code
    assert (await ann.get("/tables/mine"))["tables"] == []


async def test_a_seat_is_named_before_the_game_and_in_it(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", "open")
    with pytest.raises(Refused) as alone:
        await ann.put(f"/tables/{table}/seats/0/name", name="Ada")
    assert alone.value.code == "one_seat"
    await ann.post(f"/tables/{table}/seats/1")
    await ann.put(f"/tables/{table}/seats/1/name", name="  Ada ")
    await bob.post(f"/tables/{table}/seats/2")
    with pytest.raises(Refused) as foreign:
        await bob.put(f"/tables/{table}/seats/1/name", name="Eve")
    assert foreign.value.code == "not_your_seat"
    state = (await ann.see(table))["table"]
    assert (state["status"], names(state)) == ("running", ["Ann", "Ada", "Bob"])
    before = state["seq"]
    await ann.put(f"/tables/{table}/seats/0/name", name="Abe")
    await ann.put(f"/tables/{table}/seats/0/name", name="Abe")
    state = (await ann.see(table))["table"]
    assert (state["seq"], names(state)) == (before + 1, ["Abe", "Ada", "Bob"])


async def test_names_are_in_the_record_and_stay_for_a_rematch(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me", names=["Ada", "Bea"])
    await ann.post(f"/tables/{table}/seats/0/resign")
    record = await ann.get(f"/tables/{table}/record")
    assert record["names"] == ["Ada", "Bea"]
    again = (await ann.post(f"/tables/{table}/rematch"))["table"]
    assert names((await ann.see(again))["table"]) == ["Ada", "Bea"]


async def test_names_stay_for_whoever_joins_a_rematch(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "me", "open", names=["Ada", "Bea"])
    await bob.post(f"/tables/{table}/seats/2")
    for seat in (0, 1):
        await ann.post(f"/tables/{table}/seats/{seat}/resign")
    again = (await bob.post(f"/tables/{table}/rematch"))["table"]
    await ann.post(f"/tables/{table}/rematch")
    assert names((await ann.see(again))["table"]) == ["Ada", "Bea", "Bob"]
