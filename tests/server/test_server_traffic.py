"""Messages on their way: in the order in which they came, and several in one go."""

from __future__ import annotations

import asyncio
import itertools
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.playing import Guest, running

from greatplains.core.rng import Rng
from greatplains.server.counters import Counts, Times
from greatplains.server.http.socket_buffers import Frames, Outbox, text_frames
from greatplains.server.inbox import Inbox
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
    inbox = Inbox()
    inbox.put_nowait("a")
    inbox.put_nowait("b")
    assert (inbox.qsize(), inbox.empty()) == (2, False)
    assert [await inbox.get(), await inbox.get()] == ["a", "b"]
    assert inbox.empty()


async def test_a_reader_waits_for_the_next_message() -> None:
    inbox = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not reading.done()
    inbox.put_nowait("a")
    inbox.put_nowait("b")
    assert [await reading, await inbox.get()] == ["a", "b"]


async def test_a_reader_that_gave_up_takes_nothing_away() -> None:
    inbox = Inbox()
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
    async with running(replace(settings, metrics_token="watch")) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me")
        for number in range(3):
            await ann.turn(table, Rng(number, "metrics"))
        asked = await ann.http.get("/metrics", headers={"authorization": "Bearer watch"})
        lines = asked.text.splitlines()
        await ann.http.aclose()
    assert 'greatplains_events_total{kind="Turn"} 3.0' in lines
    assert 'greatplains_events_total{kind="Created"} 1.0' in lines
    (stored,) = (line for line in lines if line.startswith("greatplains_commit_seconds_count"))
    assert stored.endswith(" 4.0"), "One commit for the table, and one for each turn."
    assert 'greatplains_commit_seconds_bucket{le="+Inf"} 4.0' in lines


def frame(data: bytes, first: int = 0x81, mask: bytes = b"\x11\x22\x33\x44") -> bytes:
    """As a browser sends it."""
    size = len(data)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 127, 4000, 65_535])
def test_a_message_in_a_frame_of_its_own_is_read(size: int) -> None:
    message = random.Random(size).randbytes(size)
    frames = Frames(1 << 20)
    assert frames.whole_text(frame(message)) == message
    assert frames.whole_text(frame(message)) == message


@pytest.mark.parametrize(
    "data",
    [
        frame(b"ping", 0x89),
        frame(b"close", 0x88),
        frame(b"bytes", 0x82),
        frame(b"packed", 0xC1),
        frame(b"one") + frame(b"two"),
        b"\x81\x05hello",  # not masked
        b"\x81\xff" + (70_000).to_bytes(8, "big") + bytes(4 + 70_000),
        frame(b"x" * 1025),
    ],
    ids=["ping", "close", "bytes", "packed", "two", "unmasked", "huge", "too long"],
)
def test_all_other_frames_are_left_to_the_library(data: bytes) -> None:
    frames = Frames(1024)
    assert frames.whole_text(data) is None
    assert frames.whole_text(frame(b"next")) == b"next"


@given(st.data())
def test_a_frame_that_comes_in_pieces_is_never_taken_for_another(data: st.DataObject) -> None:
    """Whatever is not read is passed over whole: a text is read only where a frame begins and no message is open."""
    sent = data.draw(st.lists(st.tuples(st.sampled_from([0x81, 0x01, 0x80, 0x89, 0x82]), st.binary(max_size=200))))
    stream = b"".join(frame(payload, first, b"\x81\x81\x84\x81") for first, payload in sent)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=12)))
    starts: dict[int, bytes] = {}
    frames, at, is_open = Frames(1 << 20), 0, False
    for first, payload in sent:
        if first == 0x81 and not is_open:
            starts[at] = payload
        if first & 15 < 8:
            is_open = first < 128
        at += len(frame(payload, first))
    for begin, end in itertools.pairwise([0, *cuts, len(stream)]):
        text = frames.whole_text(stream[begin:end])
        if text is not None:
            assert starts[begin] == text
            assert end == begin + len(frame(text))
