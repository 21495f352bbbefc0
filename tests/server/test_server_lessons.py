"""Lessons on the server: looked at, tried and answered without a table, and remembered of whoever did them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, answer, browser

from greatplains.lessons import COURSES, Lesson, course

pytestmark = pytest.mark.anyio


def steps_of(lesson: Lesson, text: str) -> list[int]:
    return [int(step) for step in lesson.rules.parse_turn(lesson.start(), text)]


def path(lesson: Lesson) -> str:
    return f"/lessons/{lesson.rules.name}/{lesson.id}"


async def refused(asking: Any) -> str:
    with pytest.raises(Refused) as caught:
        await asking
    return str(caught.value.code)


async def test_every_lesson_is_done_step_by_step_and_leaves_no_table(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    for game in COURSES:
        for lesson in course(game):
            welcome = await ann.get(path(lesson))
            assert welcome["sight"]["mine"] == [0] == [welcome["sight"]["to_move"]]
            legal, tried = welcome["sight"]["legal"], []
            draft: dict[str, Any] = {}
            for step in steps_of(lesson, lesson.model):
                assert step in [one["step"] for one in legal], lesson.id
                tried.append(step)
                draft = await ann.post(f"{path(lesson)}/draft", steps=tried)
                legal = draft["legal"]
            assert draft["text"] == lesson.model
            wrong = await ann.post(f"{path(lesson)}/turns", steps=steps_of(lesson, lesson.other))
            assert wrong == {"right": False, "update": None}
            right = await ann.post(f"{path(lesson)}/turns", steps=tried)
            assert right["right"]
            assert right["update"]["turns"][-1]["steps"][-1]["step"] == tried[-1]
            shown = await ann.get(f"{path(lesson)}/model")
            assert [step["step"] for step in shown["steps"]] == tried
        done = {one["game"]: one for one in await ann.get("/lessons")}[game]
        assert done["done"] == done["lessons"] == [lesson.id for lesson in course(game)]
    assert (await ann.get("/tables/mine/all"))["tables"] == []


async def test_progress_is_kept_with_the_identity(server: Running, guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    lesson = course("bison")[0]
    for _ in range(2):  # again is the same as once
        await ann.post(f"{path(lesson)}/turns", steps=steps_of(lesson, lesson.model))
    again = Guest(server, ann.token, ann.person)
    assert (await again.get("/lessons"))[0]["done"] == [lesson.id]
    assert (await bob.get("/lessons"))[0]["done"] == []
    await again.http.aclose()


async def test_nobody_in_particular_may_try_all_of_it(server: Running) -> None:
    lesson = course("wind-river")[0]
    async with browser(server) as http:
        assert answer(await http.get("/api/lessons"))[0]["done"] == []
        tried = {"steps": steps_of(lesson, lesson.model)}
        assert answer(await http.post(f"/api{path(lesson)}/turns", json=tried))["right"]


async def test_what_is_not_allowed_has_its_usual_reason(guest: MakeGuest) -> None:
    ann, lesson = await guest("Ann"), course("bison")[0]
    with pytest.raises(Refused) as caught:
        await ann.post(f"{path(lesson)}/draft", steps=[20, 20, 20])
    assert caught.value.status == 422
    assert caught.value.problem["sentence"]
    assert not (await ann.post(f"{path(lesson)}/turns", steps=[15]))["right"], "A turn that is not whole is none."


async def test_bad_questions_get_a_clear_answer(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    assert await refused(ann.get("/lessons/bison/none")) == "unknown_lesson"
    assert await refused(ann.get("/lessons/chess/goal")) == "unknown_lesson"
    assert await refused(ann.post("/lessons/bison/goal/draft", steps=[0] * 201)) == "malformed"
    assert await refused(ann.post("/lessons/bison/goal/draft", steps="all")) == "malformed"
    assert (await ann.get("/lessons"))[0]["done"] == []


async def test_a_lesson_shows_what_its_pupil_may_see_alone(guest: MakeGuest) -> None:
    """The tile in the rival's hand and the stack stay where they are, though the record holds them."""
    ann = await guest("Ann")
    said = (await ann.http.get("/api/lessons/bison/goal")).text
    assert '"stack":["' not in said
    welcome = await ann.get("/lessons/bison/goal")
    hands = [seat["hand"] for seat in welcome["sight"]["views"][0]["view"]["seats"]]
    assert hands[0] is not None
    assert hands[1] is None
