"""What the page of somebody at a table was told, and that it was told no secrets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Request, TimeoutError, WebSocket
from tests.e2e.browsing import PATIENCE, Visitor
from tests.server.sights import sight_after

from greatplains.core.record import parse_record, replay
from greatplains.games import GAMES
from greatplains.server.domain.shuffle import Shared, is_kept

Json = dict[str, Any]


@dataclass(frozen=True)
class Heard:
    """Something that reached a page, whether the game was over by then, and what the table looked like after it."""

    text: str
    was_over: bool
    sight: Json | None = None


class Ear:
    """Hears everything that a page receives, and keeps what it says about the table."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.sight: Json = {}
        self.draft: Json | None = None
        self.refused = 0
        self.sockets = 0
        self.arrived = 0  # the turn that was to be made when the page was opened
        self._frames: list[Heard] = []
        self._requests: list[tuple[Request, bool]] = []
        self._bodies: list[Heard] = []
        self._socket: WebSocket | None = None
        visitor.listen("websocket", self._connected)
        visitor.listen("requestfinished", lambda request: self._requests.append((request, self.is_over)))

    @property
    def is_over(self) -> bool:
        return self.sight.get("status") == "finished"

    @property
    def is_running(self) -> bool:
        return self.sight.get("status") == "running"

    @property
    def is_mine(self) -> bool:
        """Is it the turn of an own seat?"""
        return self.is_running and self.sight["to_move"] in self.sight["mine"]

    @property
    def turn(self) -> int:
        return int(self.sight.get("turn", 0))

    @property
    def drafted(self) -> int:
        """How many steps the turn has so far."""
        return len(self.draft["steps"]) if self._has_draft and self.draft else 0

    @property
    def legal(self) -> list[Json]:
        legal: list[Json] = self.draft["legal"] if self._has_draft and self.draft else self.sight["legal"]
        return legal

    @property
    def is_whole(self) -> bool:
        return bool(self._has_draft and self.draft and self.draft["text"] is not None)

    @property
    def _has_draft(self) -> bool:
        return self.draft is not None and self.draft["turn"] == self.sight.get("turn")

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until what the page was told makes it so."""
        while not holds():
            socket = self._socket
            if socket is None or socket.is_closed():
                self.page.wait_for_event("websocket", timeout=PATIENCE)
                continue
            try:
                socket.wait_for_event("framereceived", lambda _: holds(), timeout=PATIENCE)
            except TimeoutError:
                raise
            except Error:
                continue  # this socket was closed; the next one goes on

    def until_made(self, turn: int) -> None:
        """Wait until the page knows of this turn."""
        self.until(lambda: self.is_over or self.turn > turn)

    def all_heard(self) -> Iterator[Heard]:
        """Everything that was received so far: messages and bodies of answers."""
        for request, was_over in self._requests:
            response = request.response()
            if response is not None and response.ok:
                self._bodies.append(Heard(response.body().decode(errors="replace"), was_over))
        self._requests.clear()
        yield from self._frames
        yield from self._bodies

    def _connected(self, socket: WebSocket) -> None:
        self._socket = socket
        self.sockets += 1
        socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        message: Json = json.loads(text)
        if message["type"] == "draft":
            self.draft = message
        elif message["type"] == "welcome":
            self.draft = message["draft"]
        elif message["type"] == "refused":
            self.refused += 1
        if "changes" in message:
            self.sight = sight_after(self.sight, message["changes"])
        self.sight = message.get("sight") or self.sight
        self.arrived = self.arrived or self.turn
        self._frames.append(Heard(text, self.is_over, self.sight if "changes" in message else None))


def must_keep_secrets(ear: Ear, record: Json) -> None:
    """While the game ran nothing reached the page but what its player may know: no stack, no salt, no other hand."""
    mine = set(ear.sight["mine"])
    early = [heard for heard in ear.all_heard() if not heard.was_over]
    assert not any(record["salt"] in heard.text for heard in early)
    told = [(heard, json.loads(heard.text)) for heard in early if heard.text.startswith("{")]
    objects = [item for _, message in told for item in _objects(message)]
    assert not [item for item in objects if {"salt", "seed"} & item.keys()]
    assert not [item for item in objects if isinstance(item.get("stack"), list)]
    # Changes hold parts of views: what they tell is seen in the whole that they lead to.
    wholes = [item for heard, message in told for item in _objects(heard.sight or message)]
    views = [item for item in wholes if "to_move" in item and "phase" in item]
    assert len(views) > len(record["turns"]) - ear.arrived + 1
    if record["game"] == "bison":
        hands = [(view["seat"], seat, one["hand"]) for view in views for seat, one in enumerate(view["seats"])]
        seen = {(viewer, seat) for viewer, seat, hand in hands if hand is not None}
        assert seen == {(seat, seat) for seat in mine}


def _objects(value: Any) -> Iterator[Json]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _objects(part)


def must_be_recorded(visitor: Visitor, table: str) -> Json:
    """The record of a game that is over: it replays to its result, and the shuffle is the one that was promised."""
    response = visitor.context.request.get(f"{visitor.address}/api/tables/{table}/record")
    assert response.ok
    record = parse_record(response.text())
    assert record.result is not None
    replay(record, GAMES)
    shared = Shared(**record.extra["shuffle"])
    assert is_kept(GAMES[record.game], record.setup, record.extra["commitment"], record.extra["salt"], shared)
    whole: Json = response.json()
    return whole
