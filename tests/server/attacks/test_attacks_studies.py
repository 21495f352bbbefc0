"""Puzzles, lessons and hints: nothing of them is kept for whoever asks for what there is not, and those who want much
thought about do not keep others from theirs."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, running

from greatplains.core.playout import random_turn
from greatplains.core.record import parse_record
from greatplains.core.rng import Rng
from greatplains.lessons import course
from greatplains.puzzles import Puzzle, collection, puzzles_of
from greatplains.server.domain.shapes import Explained
from greatplains.server.settings import Settings
from greatplains.server.work.pool import BotPool
from greatplains.server.work.worker import HintAnswer, HintQuestion, PuzzleQuestion, PuzzleVerdict

pytestmark = pytest.mark.anyio

EVE = "192.0.2.1"
ANN = "192.0.2.2"


@pytest.mark.parametrize("collected", [puzzles_of, course])
def test_games_that_there_are_not_are_not_remembered(collected: Callable[[str], object]) -> None:
    """Their names are as long as a path can be, and there is no end of them."""
    collected("bison")
    tracemalloc.start()
    try:
        for number in range(200):
            assert not collected(f"{number:020000}")
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 100_000


async def test_puzzles_are_read_beside_the_event_loop(
    server: Running, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, loop = await guest("Ann"), asyncio.get_running_loop()
    read: list[bool] = []

    def parse(line: str) -> Any:
        try:
            read.append(asyncio.get_running_loop() is loop)
        except RuntimeError:
            read.append(False)
        return parse_record(line)

    monkeypatch.setattr("greatplains.puzzles.collection.parse_record", parse)
    for path in ("", "/bison", "/bison/none", "/bison/none/draft", "/bison/none/turns", "/bison/none/solution"):
        collection._READ.clear()
        said = await ann.http.request(
            "GET" if path.count("/") < 3 else "POST", f"/api/puzzles{path}", json={"steps": []}
        )
        assert said.status_code == (404 if "none" in path else 200)
        assert read
        assert not any(read), path
        read.clear()


def unknown_turns(puzzle: Puzzle, count: int) -> list[list[int]]:
    """Whole turns that were not looked at when the puzzle was found, each of which leads elsewhere."""
    start, rng = puzzle.start(), Rng(1, "unknown turns")
    found: dict[bytes, list[int]] = {}
    while len(found) < count:
        steps = [int(step) for step in random_turn(start.copy(), rng)]
        after = start.copy()
        for step in steps:
            after.apply(step)
        if puzzle.known_loss(start, after) is None:
            found[after.to_bytes()] = steps
    return list(found.values())


class Thinker:
    """In the place of the process of hints: thinks about one thing at a time, until it may go on."""

    def __init__(self) -> None:
        self.asked: list[HintQuestion | PuzzleQuestion] = []
        self.go_on = asyncio.Event()
        self.is_thinking = asyncio.Lock()

    async def ask(self, pool: BotPool, question: HintQuestion | PuzzleQuestion, kind: type) -> Any:
        async with self.is_thinking:
            self.asked.append(question)
            await self.go_on.wait()
        if isinstance(question, PuzzleQuestion):
            return PuzzleVerdict(0.5)
        return HintAnswer(Explained("turn_kind", {}, "A walk."), "walk", [], 0.5, [])


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    thinker = Thinker()
    monkeypatch.setattr(BotPool, "ask", lambda pool, question, kind: thinker.ask(pool, question, kind))
    return thinker


def at(guest: Guest, address: str) -> Guest:
    """Whoever asks from that address, as a proxy says."""
    guest.http.headers["x-forwarded-for"] = address
    return guest


async def test_whoever_wants_much_judged_keeps_nobody_else_waiting(settings: Settings, thinker: Thinker) -> None:
    """Eve, who is many, answers a puzzle in all ways there are; Ann answers one, and asks for a hint in her game."""
    puzzle = next(iter(puzzles_of("bison").values()))
    turns = unknown_turns(puzzle, 40)
    path = f"/api/puzzles/bison/{puzzle.id}/turns"
    async with running(replace(settings, trusted_proxies="127.0.0.1")) as server:
        eves = [at(await Guest.arrive(server), EVE) for _ in range(5)]
        ann, bob = at(await Guest.arrive(server), ANN), at(await Guest.arrive(server), ANN)
        table = await bob.create("me", "bot:random", first=0)
        flood = [
            asyncio.create_task(eves[number % 5].http.post(path, json={"steps": turns[number]})) for number in range(39)
        ]
        await settled(lambda: thinker.asked, flood, 31)
        hers = asyncio.create_task(ann.http.post(path, json={"steps": turns[39]}))
        his = asyncio.create_task(bob.http.post(f"/api/tables/{table}/hint"))
        await asyncio.sleep(0.2)
        assert not hers.done()
        assert not his.done()
        thinker.go_on.set()
        assert (await hers).status_code == (await his).status_code == 200
        of_ann = [number for number, asked in enumerate(thinker.asked) if is_other(asked, turns[39])]
        assert of_ann[0] <= 2, "One of Eve's is being thought about, and perhaps another one comes between."
        assert of_ann[1] <= 4
        said = [answer.status_code for answer in await asyncio.gather(*flood)]
        assert sorted(set(said)) == [200, 429]
        assert said.count(200) == 8
        await asyncio.gather(*(somebody.http.aclose() for somebody in (*eves, ann, bob)))


def is_other(asked: HintQuestion | PuzzleQuestion, steps: list[int]) -> bool:
    return isinstance(asked, HintQuestion) or asked.steps == steps


async def settled(begun: Callable[[], object], tasks: list[asyncio.Task[Any]], done: int) -> None:
    """Wait until something has begun, and so many were answered."""
    async with asyncio.timeout(30):
        while not begun() or sum(task.done() for task in tasks) < done:
            await asyncio.sleep(0.01)


async def test_what_was_refused_for_being_too_much_is_judged_when_there_is_room(
    settings: Settings, thinker: Thinker
) -> None:
    puzzle = next(iter(puzzles_of("wind-river").values()))
    turns = unknown_turns(puzzle, 9)
    path = f"/puzzles/wind-river/{puzzle.id}/turns"
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        waiting = [asyncio.create_task(ann.post(path, steps=steps)) for steps in turns[:8]]
        await settled(lambda: thinker.asked, [], 0)
        await asyncio.sleep(0.2)
        with pytest.raises(Refused) as refused:
            await ann.post(path, steps=turns[8])
        assert (refused.value.status, refused.value.code) == (429, "hints")
        assert refused.value.problem["parameters"]["seconds"] >= 1
        thinker.go_on.set()
        await asyncio.gather(*waiting)
        assert (await ann.post(path, steps=turns[8]))["loss"] == 0.5
        await ann.http.aclose()


async def test_whoever_waits_for_a_verdict_does_not_hold_up_the_end(settings: Settings, thinker: Thinker) -> None:
    puzzle = next(iter(puzzles_of("wind-river").values()))
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        path = f"/api/puzzles/wind-river/{puzzle.id}/turns"
        *turns, late = unknown_turns(puzzle, 4)
        waiting = [asyncio.create_task(ann.http.post(path, json={"steps": steps})) for steps in turns]
        await settled(lambda: thinker.asked, [], 0)
        async with asyncio.timeout(30):
            await server.server.stop_thinking()
            waiting.append(asyncio.create_task(ann.http.post(path, json={"steps": late})))
            said = [(answer.status_code, answer.json()["code"]) for answer in await asyncio.gather(*waiting)]
        assert said == [(409, "no_verdict")] * 4
        await ann.http.aclose()


async def test_nothing_but_a_turn_can_be_long(guest: MakeGuest) -> None:
    """However a turn comes, its steps are counted before the first of them is played."""
    ann = await guest("Ann")
    table = await ann.create("me", "me", game="bison", first=0)
    puzzle = next(iter(puzzles_of("bison").values()))
    lesson = course("bison")[0]
    steps = [0] * 20_000
    for path, body in (
        (f"/tables/{table}/turns", {"turn": 1, "steps": steps}),
        (f"/tables/{table}/explore", {"turn": 0, "steps": steps}),
        (f"/puzzles/bison/{puzzle.id}/draft", {"steps": steps}),
        (f"/puzzles/bison/{puzzle.id}/turns", {"steps": steps}),
        (f"/lessons/bison/{lesson.id}/draft", {"steps": steps}),
        (f"/lessons/bison/{lesson.id}/turns", {"steps": steps}),
    ):
        said = await ann.http.post(f"/api{path}", json=body)
        assert (said.status_code, said.json()["code"]) == (400, "malformed"), path
