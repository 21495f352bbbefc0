"""Lessons as tables that are nowhere kept: put together from their record, looked at and answered like any other table.

Nothing remembers what a pupil tries: the steps come with every request, and are judged on a copy of the position.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from greatplains.core.draft import Draft
from greatplains.lessons import Lesson, find_lesson
from greatplains.server.domain import events as ev
from greatplains.server.domain import problems, sight
from greatplains.server.domain.refusals import NotFound
from greatplains.server.domain.shapes import Draft as ShownDraft
from greatplains.server.domain.shapes import Step
from greatplains.server.domain.shuffle import Deal, commitment, setup_text
from greatplains.server.domain.table import Table
from greatplains.server.live.messages import Update, Welcome
from greatplains.server.live.updates import Shows, update, welcome

PUPIL: Final = ev.Person("pupil", "You", "#2f6f8f")
_RIVAL: Final = "easy"
_SHOWS: Final = Shows(turns=True, parts=True, changes=False)


class ShownTurn(msgspec.Struct, frozen=True):
    """A turn to be drawn on the board: as it is written, and step by step."""

    text: str
    steps: list[Step]


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
    return welcome(_table(lesson), PUPIL, 0, None, [PUPIL], _SHOWS, time.time())


def show_draft(lesson: Lesson, steps: Sequence[int]) -> ShownDraft:
    """How it looks with these steps, and what may follow; a step that is not legal is refused as ever."""
    table = _table(lesson)
    return sight.shown_draft(table, _draft(table, steps), with_parts=True)


def show_model(lesson: Lesson) -> ShownTurn:
    """The turn that is right."""
    steps = lesson.rules.parse_turn(_table(lesson).position, lesson.model)
    return ShownTurn(lesson.model, sight.shown_steps(lesson.rules.name, steps))


def judge(lesson: Lesson, steps: Sequence[int]) -> Verdict:
    """Is the turn what the lesson asks for? One that is not whole or not legal is refused."""
    table = _table(lesson)
    draft = _draft(table, steps)
    text = lesson.rules.turn_text(draft.start, draft.steps) if draft.is_whole else None
    if text is None or not lesson.is_right(draft.start, draft.steps, draft.position):
        return Verdict(right=False, update=None)
    told: Any = msgspec.Raw(update(_build(lesson, text), PUPIL.id, table.seq, _SHOWS))
    return Verdict(right=True, update=told)


def _draft(table: Table, steps: Sequence[int]) -> Draft[Any]:
    assert table.position is not None
    draft: Draft[Any] = Draft(table.rules, table.position)
    for step in steps:
        draft.play(step)
    return draft


@cache
def _table(lesson: Lesson) -> Table:
    return _build(lesson)


def _build(lesson: Lesson, *further: str) -> Table:
    """The table of the record, with these turns after it."""
    setup, rules = lesson.record.setup, lesson.rules
    table = Table(f"lesson-{lesson.id}")
    table.deal = Deal(setup, salt="")
    seats = ["open", *[f"bot:{_RIVAL}"] * (setup.players - 1)]
    promised = commitment("", setup_text(setup))
    happened: list[ev.AnyEvent] = [
        ev.Created(
            at=0.0,
            by=PUPIL,
            game=rules.name,
            options=dict(setup.options),
            seats=seats,
            first=setup.first,
            public=False,
            auto_start=False,
        ),
        ev.SeatTaken(at=0.0, seat=0, by=PUPIL),
        ev.Started(at=0.0, first=setup.first, commitment=promised, rules=rules.version),
    ]
    for event in happened:
        table.apply(event, ev.encode(event))
    for number, text in enumerate((*lesson.record.turns, *further), start=1):
        assert table.position is not None
        turn = ev.Turn(at=0.0, turn=number, seat=int(table.position.seat), text=text, by=None)
        table.apply(turn, ev.encode(turn))
    return table
