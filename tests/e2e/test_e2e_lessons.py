"""Lessons: every one is done by clicking, one by keys, one in the list of words; all that stays is progress."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.browsing import DESKTOP, PHONE, Visitor
from tests.e2e.hands import BisonKeys, BisonMouse, MakeHand, WindRiverMouse, Words
from tests.e2e.hosting import liking
from tests.e2e.studying import Student, says

from greatplains.lessons import COURSES, course, find_lesson

Visit = Callable[..., Visitor]
LESSONS = Path(__file__).parents[2] / "web" / "src" / "games"
MICE: dict[str, MakeHand] = {"bison": BisonMouse, "wind-river": WindRiverMouse}


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_a_lesson_says_what_it_thinks_of_a_turn(visitor: Visit, viewport: ViewportSize) -> None:
    somebody = visitor(viewport=viewport, reduced_motion="reduce")
    page, lesson = somebody.page, find_lesson("bison", "canoe")
    assert lesson is not None
    somebody.go("/")
    page.get_by_role("link", name="Learn to play").click()
    expect(page.locator('a[data-lesson="canoe"]')).to_contain_text("Canoe")
    pupil = Student(somebody, BisonMouse)
    pupil.open_lesson(lesson)
    says(page).to_contain_text("Red leads the river with three hunters.")
    board = page.locator(".stage").first.bounding_box()
    pupil.play(lesson, lesson.other)
    says(page).to_contain_text("That is allowed, but")
    page.get_by_role("button", name="Undo").first.click()
    says(page).not_to_contain_text("That is allowed, but")
    page.get_by_role("button", name="Give me a hint").click()
    says(page).to_contain_text("A canoe of 1 is free.")
    page.get_by_role("button", name="Show the turn").click()
    expect(page.locator(".stage .proposed")).not_to_have_count(0)
    pupil.ear.until(lambda: pupil.ear.drafted == 0)
    pupil.play(lesson, lesson.model)
    says(page).to_contain_text("A canoe holds a river against any number of hunters.")
    assert page.locator(".stage").first.bounding_box() == board, "The board stays where it is."
    page.get_by_role("link", name="All lessons").first.click()
    expect(page.locator('a[data-lesson="canoe"] .done')).to_be_visible()
    somebody.go("/")
    expect(page.locator("main .cards")).to_be_visible()
    expect(page.locator("#mine")).to_have_count(0)


@pytest.mark.whole
@pytest.mark.parametrize("game", list(COURSES))
def test_every_lesson_is_done_by_clicking(visitor: Visit, game: str) -> None:
    pupil = Student(visitor(reduced_motion="reduce"), MICE[game])
    for lesson in course(game):
        pupil.open_lesson(lesson)
        pupil.play(lesson, lesson.model)
        says(pupil.page).to_contain_text("Right!")
    pupil.visitor.go(f"/learn/{game}")
    expect(pupil.page.locator("li .done")).to_have_count(len(course(game)))


@pytest.mark.whole
def test_a_lesson_is_done_by_keys(visitor: Visit) -> None:
    pupil, lesson = Student(visitor(reduced_motion="reduce"), BisonKeys), find_lesson("bison", "canoe")
    assert lesson is not None
    pupil.open_lesson(lesson)
    pupil.play(lesson, lesson.model)
    says(pupil.page).to_contain_text("Right!")


@pytest.mark.whole
def test_a_lesson_is_done_in_words(visitor: Visit) -> None:
    pupil, lesson = Student(visitor(**liking(lists=True, motion="none")), Words), find_lesson("wind-river", "earn")
    assert lesson is not None
    pupil.open_lesson(lesson)
    pupil.play(lesson, lesson.model)
    says(pupil.page).to_contain_text("Right!")


@pytest.mark.whole
@pytest.mark.parametrize("game", list(COURSES))
@pytest.mark.parametrize("locale", ["de-CH", "fr-FR", "it-IT"])
def test_every_lesson_is_told_in_the_own_language(visitor: Visit, locale: str, game: str) -> None:
    somebody = visitor(locale=locale, reduced_motion="reduce")
    leads = leads_of(game, locale[:2])
    assert leads.keys() == {lesson.id for lesson in course(game)}
    for lesson, lead in leads.items():
        says(somebody.go(f"/learn/{game}/{lesson}")).to_contain_text(lead)
    titles = somebody.go("/learn").locator("a[data-lesson]")
    expect(titles).to_have_count(sum(len(course(game)) for game in COURSES))


def leads_of(game: str, language: str) -> dict[str, str]:
    """The first line of every lesson, as it is written for the web client."""
    file = LESSONS / game.replace("-", "") / "lessons" / f"{language}.ts"
    lead = re.compile(r"^  (\w+): \{.*?^    lead:\s+'((?:[^'\\]|\\.)*)',$", re.MULTILINE | re.DOTALL)
    found = lead.findall(file.read_text(encoding="utf-8"))
    return {lesson: lead.replace("\\'", "'").partition(". ")[0] for lesson, lead in found}


def test_a_lesson_that_is_not_there(visitor: Visit) -> None:
    page = visitor().go("/learn/bison/nothing")
    expect(page.get_by_text("There is no such lesson")).to_be_visible()
