"""Messages on their way: in the order in which they came, and several in one go."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.playing import Guest, running

from greatplains.core.rng import Rng
from greatplains.server.counters import Counts, Times
from greatplains.server.http.socket_buffers import Inbox, Outbox, text_frames
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio


class Wire(asyncio.Transport):
    """Keeps what is written, a piece for each write."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return self.is_closed


@pytest.mark.parametrize(
    ("length", "head"),
    [
        (0, "81 00"),
        (125, "81 7d"),
        (126, "81 7e 00 7e"),
        (65_535, "81 7e ff ff"),
        (65_536, "81 7f 00 00 00 00 00 01 00 00"),
    ],
)
def test_a_text_is_one_whole_frame(length: int, head: str) -> None:
    """RFC 6455, 5.2: the final frame of a text, unmasked, its length in 1, 3 or 9 bytes."""
    assert text_frames([b"x" * length]) == bytes.fromhex(head) + b"x" * length


async def test_messages_of_one_round_go_out_together() -> None:
    outbox, one, two = Outbox(asyncio.get_running_loop()), Wire(), Wire()
    outbox.put(one, b"a")
    outbox.put(two, b"b")
    outbox.put(one, b"c")
    assert (one.writes, two.writes) == ([], [])
    await asyncio.sleep(0)
    assert (one.writes, two.writes) == ([text_frames([b"a", b"c"])], [text_frames([b"b"])])
    outbox.put(one, b"d")
    await asyncio.sleep(0)
    assert one.writes[1:] == [text_frames([b"d"])]


async def test_nothing_is_written_to_one_who_has_gone() -> None:
    outbox, one, gone = Outbox(asyncio.get_running_loop()), Wire(), Wire()
    outbox.put(gone, b"a")
    outbox.put(one, b"a")
    gone.is_closed = True
    await asyncio.sleep(0)
    assert (len(one.writes), gone.writes) == (1, [])


async def test_what_is_flushed_is_not_sent_again() -> None:
    outbox, one = Outbox(asyncio.get_running_loop()), Wire()
    outbox.put(one, b"a")
    outbox.flush()
    assert one.writes == [text_frames([b"a"])]
    await asyncio.sleep(0)
    assert len(one.writes) == 1


async def test_messages_are_read_in_their_order() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    inbox.put_nowait("a")
    inbox.put_nowait("b")
    assert (inbox.qsize(), inbox.empty()) == (2, False)
    assert [await inbox.get(), await inbox.get()] == ["a", "b"]
    assert inbox.empty()


async def test_a_reader_waits_for_the_next_message() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not reading.done()
    inbox.put_nowait("a")
    inbox.put_nowait("b")
    assert [await reading, await inbox.get()] == ["a", "b"]


async def test_a_reader_that_gave_up_takes_nothing_away() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    inbox.put_nowait("a")
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert await inbox.get() == "a"


def test_kinds_are_counted() -> None:
    counts = Counts()
    for kind in ("Turn", "Chat", "Turn"):
        counts.count(kind)
    assert counts.of == {"Turn": 2, "Chat": 1}


def test_times_are_counted_up_to_each_bound() -> None:
    times = Times([0.5, 1.0])
    for seconds in (0.25, 0.5, 0.75, 8.0):
        times.observe(seconds)
    assert times.up_to() == [("0.5", 2.0), ("1.0", 3.0), ("+Inf", 4.0)]
    assert times.sum == 9.5


async def test_a_host_can_watch_what_is_stored(settings: Settings) -> None:
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me")
        for number in range(3):
            await ann.turn(table, Rng(number, "metrics"))
        lines = (await ann.http.get("/metrics")).text.splitlines()
        await ann.http.aclose()
    assert 'greatplains_events_total{kind="Turn"} 3.0' in lines
    assert 'greatplains_events_total{kind="Created"} 1.0' in lines
    (stored,) = (line for line in lines if line.startswith("greatplains_commit_seconds_count"))
    assert stored.endswith(" 4.0"), "One commit for the table, and one for each turn."
    assert 'greatplains_commit_seconds_bucket{le="+Inf"} 4.0' in lines
