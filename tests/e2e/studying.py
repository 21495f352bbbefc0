"""People who do lessons and solve puzzles on their pages: positions that are kept nowhere, and answer by HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Page, Response, expect
from tests.e2e.browsing import Visitor
from tests.e2e.hands import MakeHand, Wish
from tests.e2e.hearing import Ear

from greatplains.core.contract import Rules
from greatplains.core.position import Position
from greatplains.lessons import Lesson
from greatplains.puzzles import Puzzle


class Study(Protocol):
    """A position in which there is something to do."""

    @property
    def rules(self) -> Rules[Any]: ...

    def start(self) -> Position: ...


class StudyEar(Ear):
    """Hears the answers of lessons and puzzles."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self._answers: list[Response] = []
        visitor.listen("response", lambda answer: self._answers.append(answer))

    def forget(self) -> None:
        """Another one begins; what was not read of the one before cannot be read any more."""
        self._answers.clear()
        self.sight, self.draft = {}, None

    def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.page.wait_for_timeout(20)
            while self._answers:
                self._take(self._answers.pop(0))

    def _take(self, answer: Response) -> None:
        if "/api/lessons/" not in answer.url and "/api/puzzles/" not in answer.url:
            return
        if not answer.ok:
            self.refused += 1
        elif answer.url.endswith("/draft"):
            self.draft = answer.json()
        elif answer.request.method == "GET":
            said = answer.json()
            said = said.get("welcome", said)
            if "sight" in said:
                self.sight, self.draft = said["sight"], None


class Student:
    """Somebody who does lessons, or solves puzzles."""

    def __init__(self, visitor: Visitor, hand: MakeHand) -> None:
        self.visitor, self.page = visitor, visitor.page
        self._make_hand = hand
        self.ear = StudyEar(visitor)

    def open_lesson(self, lesson: Lesson) -> None:
        self._open(f"/learn/{lesson.rules.name}/{lesson.id}")

    def open_puzzle(self, puzzle: Puzzle) -> None:
        self._open(f"/puzzles/{puzzle.game}/{puzzle.id}")

    def _open(self, path: str) -> None:
        self.ear.forget()
        self.visitor.go(path)
        self.ear.until(lambda: bool(self.ear.sight))
        self.page.locator(".stage svg").first.wait_for()
        self.hand = self._make_hand(self.page, self.ear, Calm(1))

    def play(self, study: Study, text: str) -> None:
        """Make a whole turn."""
        ear, is_ended = self.ear, False
        for step in study.rules.parse_turn(study.start(), text):
            legal = ear.legal
            wanted = next((one for one in legal if one["step"] == step), None)
            if wanted is None:  # the page has proposed another payment, and all of it is paid
                break
            before = ear.drafted
            is_ended = self.hand.make(wanted, legal)
            if is_ended:
                break
            ear.until(lambda before=before: ear.drafted > before)  # type: ignore[misc]
        if not is_ended:
            self.hand.confirm()


class Calm(Wish):
    """Does things the plain way."""

    def prefers(self) -> bool:
        return False


def says(page: Page) -> Any:
    """What stands in the panel of a lesson or puzzle."""
    return expect(page.locator("section.study").locator("visible=true").first)
