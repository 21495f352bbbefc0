"""Lessons, each a position that is studied."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from greatplains.lessons import Lesson, find_lesson
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import NotFound
from greatplains.server.domain.shapes import Draft
from greatplains.server.live.messages import Update, Welcome
from greatplains.server.live.study import ShownTurn, Study


class Verdict(msgspec.Struct, frozen=True):
    """What a lesson says to a turn that is legal: is it `right`? Then the turn is made, and `update` tells of it."""

    right: bool
    update: Update | None


def get_lesson(game: str, name: str) -> Lesson:
    """The lesson of that name, or `NotFound`."""
    found = find_lesson(game, name)
    if found is None:
        raise NotFound(problems.UNKNOWN_LESSON, lesson=name)
    return found


def open_lesson(lesson: Lesson) -> Welcome:
    """What somebody is told who comes to the lesson."""
    return _study(lesson).open()


def show_draft(lesson: Lesson, steps: Sequence[int]) -> Draft:
    """How it looks with these steps, and what may follow; a step that is not legal is refused as ever."""
    return _study(lesson).show_draft(steps)


def show_model(lesson: Lesson) -> ShownTurn:
    """The turn that is right."""
    return _study(lesson).shown(lesson.model)


def judge(lesson: Lesson, steps: Sequence[int]) -> Verdict:
    """Is the turn what the lesson asks for? One that is not whole or not legal is refused."""
    study = _study(lesson)
    draft = study.draft(steps)
    text = lesson.rules.turn_text(draft.start, draft.steps) if draft.is_whole else None
    if text is None or not lesson.is_right(draft.start, draft.steps, draft.position):
        return Verdict(right=False, update=None)
    told: Any = study.update(text)
    return Verdict(right=True, update=told)


@cache
def _study(lesson: Lesson) -> Study:
    return Study(f"lesson-{lesson.id}", lesson.rules, lesson.record)
