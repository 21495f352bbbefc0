"""Puzzles on the server: looked at, tried and answered without a table; the first try counts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Refused, Running, answer, browser

from greatplains.puzzles import Puzzle, puzzles_of
from greatplains.puzzles.collection import COLLECTIONS
from greatplains.server.domain.puzzle_ratings import NEWCOMER, rate, unsolved
from greatplains.server.live.puzzles import todays

pytestmark = pytest.mark.anyio


def some(game: str, count: int = 1) -> list[Puzzle]:
    return list(puzzles_of(game).values())[:count]


def steps_of(puzzle: Puzzle, text: str) -> list[int]:
    return [int(step) for step in puzzle.rules.parse_turn(puzzle.start(), text)]


def path(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game}/{puzzle.id}"


def wrong(puzzle: Puzzle) -> str:
    return max(puzzle.turns, key=lambda turn: turn.loss).text


async def refused(asking: Any) -> str:
    with pytest.raises(Refused) as caught:
        await asking
    return str(caught.value.code)


@pytest.mark.parametrize("game", list(COLLECTIONS))
async def test_a_puzzle_is_solved_step_by_step_and_leaves_no_table(guest: MakeGuest, game: str) -> None:
    ann = await guest("Ann")
    for puzzle in some(game, 2):
        opened = await ann.get(path(puzzle))
        sight = opened["welcome"]["sight"]
        assert sight["mine"] == [sight["to_move"]] == [puzzle.start().seat]
        assert opened["solved"] is None
        assert opened["rating"] == unsolved(puzzle.difficulty).shown
        tried = steps_of(puzzle, puzzle.best)
        draft = await ann.post(f"{path(puzzle)}/draft", steps=tried)
        assert draft["text"] == puzzle.best
        said = await ann.post(f"{path(puzzle)}/turns", steps=tried)
        assert said["right"]
        assert said["update"]["turns"][-1]["steps"][-1]["step"] == tried[-1]
        assert said["solution"]["reasons"][0]["sentence"]
        assert said["rating"]["after"] > said["rating"]["before"]
        assert (await ann.get(path(puzzle)))["solved"] is True
    assert (await ann.get("/tables/mine/all"))["tables"] == []


async def test_the_first_try_counts(guest: MakeGuest) -> None:
    ann, (puzzle,) = await guest("Ann"), some("wind-river")
    said = await ann.post(f"{path(puzzle)}/turns", steps=steps_of(puzzle, wrong(puzzle)))
    assert not said["right"]
    assert said["loss"] > 0.03
    assert said["solution"] is said["update"] is None
    expected, _ = rate(NEWCOMER, unsolved(puzzle.difficulty), is_solved=False)
    assert said["rating"] == {"before": NEWCOMER.shown, "after": expected.shown}
    again = await ann.post(f"{path(puzzle)}/turns", steps=steps_of(puzzle, puzzle.best))
    assert again["right"]
    assert again["rating"] is None
    opened = await ann.get(path(puzzle))
    assert opened["solved"] is False
    assert opened["tries"] == 1
    assert opened["rating"] > unsolved(puzzle.difficulty).shown
    mine = next(one for one in await ann.get("/puzzles") if one["game"] == "wind-river")
    assert mine["rating"] == expected.shown
    theme = next(one for one in mine["themes"] if one["theme"] == puzzle.theme)
    assert (theme["tried"], theme["solved"]) == (1, 0)


async def test_whoever_looks_at_the_solution_has_failed(guest: MakeGuest) -> None:
    ann, (puzzle,) = await guest("Ann"), some("bison")
    shown = await ann.post(f"{path(puzzle)}/solution")
    assert shown["solution"]["best"]["text"] == puzzle.best
    assert shown["rating"]["after"] < shown["rating"]["before"]
    assert (await ann.post(f"{path(puzzle)}/solution"))["rating"] is None
    assert (await ann.get(path(puzzle)))["solved"] is False


async def test_a_turn_that_nobody_thought_of_is_judged(guest: MakeGuest) -> None:
    """Any other turn gives away something or is as good: a search says which, the same each time."""
    ann, (puzzle,) = await guest("Ann"), some("wind-river")
    known = {turn.text for turn in puzzle.turns}
    steps: list[int] = []
    legal = (await ann.get(path(puzzle)))["welcome"]["sight"]["legal"]
    text = None
    while text is None:
        steps.append(legal[-1]["step"])
        draft = await ann.post(f"{path(puzzle)}/draft", steps=steps)
        legal, text = draft["legal"], draft["text"]
    assert text not in known
    said = await ann.post(f"{path(puzzle)}/turns", steps=steps)
    again = await ann.post(f"{path(puzzle)}/turns", steps=steps)
    assert (said["right"], said["loss"]) == (again["right"], again["loss"])


async def test_practice_gives_what_was_not_tried(guest: MakeGuest) -> None:
    ann, (puzzle,) = await guest("Ann"), some("bison")
    await ann.post(f"{path(puzzle)}/solution")
    for _ in range(12):
        drawn = (await ann.get("/puzzles/bison", theme=puzzle.theme))["puzzle"]
        assert drawn != puzzle.id
        assert puzzles_of("bison")[drawn].theme == puzzle.theme
    assert (await ann.get("/puzzles/bison"))["puzzle"] in puzzles_of("bison")


async def test_today_is_the_same_for_everybody(server: Running, guest: MakeGuest) -> None:
    ann = await guest("Ann")
    async with browser(server) as http:
        theirs = answer(await http.get("/api/puzzles"))
    assert [one["today"] for one in theirs] == [one["today"] for one in await ann.get("/puzzles")]
    days = {todays("bison", day * 86_400.0).id for day in range(30)}
    assert len(days) > 15
    assert todays("bison", 0.0) is todays("bison", 86_399.0)


async def test_bad_questions_get_a_clear_answer(server: Running, guest: MakeGuest) -> None:
    ann, (puzzle,) = await guest("Ann"), some("bison")
    assert await refused(ann.get("/puzzles/bison/none")) == "unknown_puzzle"
    assert await refused(ann.get("/puzzles/chess/none")) == "unknown_game"
    assert await refused(ann.get("/puzzles/chess")) == "unknown_game"
    assert await refused(ann.get("/puzzles/bison", theme="race")) == "unknown_theme"
    assert await refused(ann.post(f"{path(puzzle)}/draft", steps=[0] * 201)) == "malformed"
    assert await refused(ann.post(f"{path(puzzle)}/turns", steps=[])) == "not_whole"
    assert (await ann.get(path(puzzle)))["solved"] is None, "Half a turn is no try."
    async with browser(server) as http:
        nobody = await http.post(f"/api{path(puzzle)}/turns", json={"steps": steps_of(puzzle, puzzle.best)})
        assert nobody.status_code == 401


async def test_a_puzzle_shows_what_its_seat_may_see_alone(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    for puzzle in some("bison", 3):
        said = (await ann.http.get(f"/api{path(puzzle)}")).text
        assert '"stack":["' not in said
        seat = int(puzzle.start().seat)
        (shown,) = (await ann.get(path(puzzle)))["welcome"]["sight"]["views"]
        hands = [one["hand"] for one in shown["view"]["seats"]]
        assert [hand for number, hand in enumerate(hands) if number != seat] == [None] * (len(hands) - 1)


async def test_progress_is_in_my_data_and_goes_with_me(guest: MakeGuest) -> None:
    ann, bob, (puzzle,) = await guest("Ann"), await guest("Bob"), some("wind-river")
    await ann.post(f"{path(puzzle)}/turns", steps=steps_of(puzzle, puzzle.best))
    kept = (await ann.http.get("/api/me/data")).json()
    assert [(one["game"], one["puzzle"], one["solved"]) for one in kept["puzzles"]] == [("wind-river", puzzle.id, True)]
    assert kept["puzzle_ratings"][0]["tries"] == 1
    before = (await bob.get(path(puzzle)))["tries"]
    assert before == 1
    gone = await ann.http.request("DELETE", "/api/me")
    assert gone.status_code < 300, gone.text
    assert (await bob.get(path(puzzle)))["tries"] == 1, "The puzzle keeps its rating."
