"""People who play at a table through its page: each with an ear, a wish and a hand."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect
from tests.e2e.browsing import Visitor
from tests.e2e.hands import MakeHand, Wish
from tests.e2e.hearing import Ear

_MOST_TURNS = 400
_LOST = 4000  # a code by which a connection may be closed from outside


class Player:
    """Somebody at a table, with a page, an ear, and a hand."""

    def __init__(self, visitor: Visitor, wish: Wish, hand: MakeHand) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.wish = wish
        self.ear = Ear(visitor)
        self.result = self.page.get_by_role("dialog", name="The game is over")
        self.hand = hand(self.page, self.ear, wish)
        # Looked for before every click, so not by its role, which would be worked out for everything on the page.
        visitor.answer(self.page.locator("button", has_text="Skip the scoring"), self.hand.press)

    def sit_down(self, table: str) -> None:
        """Open the page of a game at which the visitor has a seat."""
        self.visitor.go(f"/table/{table}")
        self.ear.until(lambda: self.ear.is_running)

    def make_turn(self) -> None:
        """One turn of an own seat, step by step, and confirmed."""
        ear, turn = self.ear, self.ear.turn
        is_ended = False
        while not is_ended and not ear.is_whole:
            before = ear.drafted
            legal = ear.legal
            is_ended = self.hand.make(self.wish.choose(legal), legal)
            ear.until(lambda before=before: ear.drafted > before or ear.turn > turn or ear.is_over)  # type: ignore[misc]
        if not is_ended:
            self.hand.confirm()
        ear.until_made(turn)

    def play_on(self, most: int = _MOST_TURNS) -> None:
        """Make all own turns until the game is over, or so many."""
        for _ in range(most):
            self.ear.until(lambda: self.ear.is_over or self.ear.is_mine)
            if self.ear.is_over:
                return
            self.make_turn()

    def play_out(self, rival: Callable[[int], None]) -> None:
        """Make all own turns until the game is over; the rival is told the number of the turn to make."""
        ear = self.ear
        while not ear.is_over:
            turn = ear.turn
            if ear.is_mine:
                self.make_turn()
            else:
                rival(turn)
                ear.until_made(turn)

    def scores_shown(self) -> dict[str, int]:
        """What the dialog at the end says, by name."""
        expect(self.result).to_be_visible()
        rows = self.result.locator("tbody tr:has(td.figure)")
        return {
            row.locator("th").inner_text().strip(): int(row.locator("td.figure").first.inner_text())
            for row in rows.all()
        }


class Line:
    """The connection of somebody, to be cut and mended: Chromium that is told to be offline leaves sockets alone."""

    def __init__(self, visitor: Visitor) -> None:
        self._context = visitor.context
        self._is_cut = False
        self._is_hanging = False
        self._ends: list[WebSocketRoute] = []
        visitor.is_spoilt = True
        visitor.page.route_web_socket(re.compile("/socket$"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close(code=_LOST)
        else:
            server = socket.connect_to_server()
            self._ends = [socket, server]
            socket.on_message(lambda said: None if self._is_hanging else server.send(said))
            server.on_message(lambda said: None if self._is_hanging else socket.send(said))

    def hang(self) -> None:
        """From now on everything is swallowed, and nobody is told."""
        self._is_hanging = True

    def cut(self) -> None:
        self._is_cut = True
        self._context.set_offline(True)
        self.drop()

    def drop(self) -> None:
        """What is open now is closed; another one may be opened."""
        for end in self._ends:
            end.close(code=_LOST)

    def mend(self) -> None:
        self._is_cut = self._is_hanging = False
        self._context.set_offline(False)


def set_up(visitor: Visitor, game: str, *seats: str, first: int | None = None) -> str:
    """A table of somebody's own, and the visitor at its page; gives the id of the table."""
    request, origin = visitor.context.request, {"Origin": visitor.address}
    assert request.post(f"{visitor.address}/api/guests", data={}, headers=origin).ok
    wish = {"game": game, "seats": list(seats), "first": first}
    response = request.post(f"{visitor.address}/api/tables", data=wish, headers=origin)
    assert response.ok, response.text()
    table = str(response.json()["table"]["id"])
    visitor.go(f"/table/{table}")
    return table
