"""Puzzles: solved and failed, on a phone and a desktop; solved by keys alone, and in the list of words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.browsing import DESKTOP, PHONE, Visitor
from tests.e2e.hands import WindRiverKeys, WindRiverMouse, Words
from tests.e2e.hosting import liking
from tests.e2e.studying import Student, says

from greatplains.puzzles import Puzzle, puzzles_of

Visit = Callable[..., Visitor]


def river(number: int) -> Puzzle:
    """One of those with a short best turn."""
    short = sorted(puzzles_of("wind-river").values(), key=lambda one: (len(one.best), one.id))
    return short[number]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_a_puzzle_is_solved_and_one_is_failed(visitor: Visit, viewport: ViewportSize) -> None:
    somebody = visitor(viewport=viewport, reduced_motion="reduce")
    page = somebody.page
    somebody.go("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("link", name="Puzzle of the day")).to_have_count(2)
    solver, puzzle = Student(somebody, WindRiverMouse), river(0)
    solver.open_puzzle(puzzle)
    says(page).to_contain_text("Find the best one.")
    if viewport == PHONE:  # What everybody has is in sight, and more of it a touch away.
        page.locator(".chips li button").first.click()
        expect(page.get_by_role("dialog", name="Players").get_by_text("Resources").first).to_be_visible()
        page.keyboard.press("Escape")
    solver.play(puzzle, puzzle.best)
    says(page).to_contain_text("Right!")
    says(page).to_contain_text("Your rating: 1500 →")
    says(page).to_contain_text(puzzle.reasons[0].sentence[:12])
    other = river(1)
    solver.open_puzzle(other)
    page.get_by_role("button", name="Show the solution").first.click()
    # Not by a touch alone: the first try would be spent.
    asked = page.get_by_role("dialog", name="Show the solution")
    asked.get_by_role("button", name="Cancel").click()
    says(page).to_contain_text("Find the best one.")
    page.get_by_role("button", name="Show the solution").first.click()
    asked.get_by_role("button", name="Show the solution").click()
    says(page).to_contain_text("The best turn:")
    expect(page.locator(".stage .proposed")).not_to_have_count(0)
    page.locator("section.tray").get_by_role("link", name="All puzzles").click()
    expect(page.locator('button[data-theme="any"]').last).to_contain_text("1 solved of 2 tried")
    somebody.go("/")
    expect(page.locator("#mine")).to_have_count(0)


def test_a_puzzle_is_failed_by_a_turn_that_gives_something_away(visitor: Visit) -> None:
    solver, puzzle = Student(visitor(reduced_motion="reduce"), WindRiverMouse), river(2)
    worst = max(puzzle.turns, key=lambda turn: turn.loss)
    solver.open_puzzle(puzzle)
    solver.play(puzzle, worst.text)
    says(solver.page).to_contain_text("gives away")
    says(solver.page).not_to_contain_text("Right!")
    # Another try is right, and the first one counts.
    solver.open_puzzle(puzzle)
    solver.play(puzzle, puzzle.best)
    says(solver.page).to_contain_text("Right!")
    solver.visitor.go("/puzzles")
    expect(solver.page.locator('button[data-theme="any"]').last).to_contain_text("0 solved of 1 tried")


def test_a_puzzle_is_solved_by_keys(visitor: Visit) -> None:
    solver, puzzle = Student(visitor(reduced_motion="reduce"), WindRiverKeys), river(0)
    solver.open_puzzle(puzzle)
    solver.play(puzzle, puzzle.best)
    says(solver.page).to_contain_text("Right!")


def test_a_puzzle_is_solved_in_words(visitor: Visit) -> None:
    solver, puzzle = Student(visitor(**liking(lists=True, motion="none")), Words), river(0)
    solver.open_puzzle(puzzle)
    solver.play(puzzle, puzzle.best)
    says(solver.page).to_contain_text("Right!")


def test_a_puzzle_that_is_not_there(visitor: Visit) -> None:
    page = visitor().go("/puzzles/bison/nothing")
    expect(page.get_by_text("There is no such puzzle")).to_be_visible()
