"""Every lesson: its position can be reached, the model answer is right, the other turn is legal and is not it."""

from __future__ import annotations

import re

import pytest

from greatplains.core.draft import draft_turn
from greatplains.core.errors import IllegalStep
from greatplains.games import GAMES
from greatplains.lessons import COURSES, Lesson, course, find_lesson

LESSONS = [pytest.param(lesson, id=f"{game}-{lesson.id}") for game in COURSES for lesson in course(game)]


def is_right(lesson: Lesson, text: str) -> bool:
    start = lesson.start()
    draft = draft_turn(lesson.rules, start, lesson.rules.parse_turn(start, text))
    assert draft.text() == text
    return lesson.is_right(start, draft.steps, draft.position)


def test_each_game_has_eight_to_twelve_lessons_with_names_of_their_own() -> None:
    assert set(COURSES) == set(GAMES)
    for game in COURSES:
        names = [lesson.id for lesson in course(game)]
        assert 8 <= len(names) <= 12
        assert len(set(names)) == len(names)
        assert all(re.fullmatch("[a-z]+", name) for name in names)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_model_answer_is_right(lesson: Lesson) -> None:
    assert is_right(lesson, lesson.model)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_other_turn_is_legal_and_not_it(lesson: Lesson) -> None:
    assert not is_right(lesson, lesson.other)


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_is_not_allowed_is_refused_with_the_usual_reason(lesson: Lesson) -> None:
    start = lesson.start()
    legal = set(start.legal_steps())
    step = next(step for step in range(lesson.rules.step_count) if step not in legal)
    with pytest.raises(IllegalStep) as refused:
        draft_turn(lesson.rules, start, [step])
    assert refused.value.sentence


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_pupil_is_to_move(lesson: Lesson) -> None:
    assert lesson.start().seat == 0, "The texts call the pupil's pieces blue."


def test_a_lesson_is_found_by_its_name() -> None:
    assert find_lesson("bison", "goal") is course("bison")[0]
    assert find_lesson("bison", "home") is None
    assert find_lesson("chess", "goal") is None
