"""Lessons: which there are, what one looks like, and what it says to a turn."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from greatplains.lessons import COURSES, course
from greatplains.server.domain.shapes import Draft
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TheCaller, TheServer
from greatplains.server.live import lessons
from greatplains.server.live.lessons import Verdict
from greatplains.server.live.messages import StepNumber, Welcome
from greatplains.server.live.study import ShownTurn

# No turn has so many.
_Steps = Annotated[list[StepNumber], Meta(max_length=200)]
_LESSON_BYTES = 100


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game in order, and those that I have done."""

    game: str
    lessons: list[str]
    done: list[str]


class TriedSteps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of a turn, from its first on."""

    steps: _Steps


class LessonsController(Controller):
    """Learning to play."""

    path = "/api/lessons"
    tags = ("lessons",)
    request_max_body_size = SHORT_BODY

    @get("/", summary="All lessons", responses=REFUSALS)
    async def courses(self, caller: TheCaller, server: TheServer) -> list[Course]:
        """By game, in the order in which they are learnt."""
        known = [] if caller.identity is None else await server.store.people.lessons_of(caller.identity)
        found = []
        for game in COURSES:
            names = [lesson.id for lesson in course(game)]
            found.append(Course(game, names, [name for name in names if (game, name) in known]))
        return found

    @get("/{game:str}/{lesson:str}", summary="A lesson", responses=REFUSALS, opt={COST: 2})
    async def look(self, game: FromPath[str], lesson: FromPath[str]) -> Welcome:
        """Its position, as a table says hello: a lesson is no table, and nobody else sees it."""
        return lessons.open_lesson(lessons.get_lesson(game, lesson))

    @post("/{game:str}/{lesson:str}/draft", summary="Try steps", status_code=200, responses=REFUSALS)
    async def draft(self, game: FromPath[str], lesson: FromPath[str], data: JSONBody[TriedSteps]) -> Draft:
        """How it looks with these steps, and which may follow."""
        return lessons.show_draft(lessons.get_lesson(game, lesson), data.steps)

    @post("/{game:str}/{lesson:str}/turns", summary="Answer a lesson", status_code=200, responses=REFUSALS)
    async def answer(
        self,
        game: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[TriedSteps],
        caller: TheCaller,
        server: TheServer,
    ) -> Verdict:
        """Is this turn what the lesson asks for? One that is right is remembered of whoever has an identity."""
        verdict = lessons.judge(lessons.get_lesson(game, lesson), data.steps)
        if verdict.right and caller.identity is not None:
            server.limits.count_written(caller.identity, _LESSON_BYTES)
            await server.store.people.note_lesson(caller.identity, game, lesson, time.time())
        return verdict

    @get("/{game:str}/{lesson:str}/model", summary="The model answer", responses=REFUSALS)
    async def model(self, game: FromPath[str], lesson: FromPath[str]) -> ShownTurn:
        """A turn that is right, for those who want to see it."""
        return lessons.show_model(lessons.get_lesson(game, lesson))
