"""Take pictures of every page of the web client: `make screenshots` writes them to docs/pictures/web.

A server of the installed package runs in this process, with shuffles from fixed seeds. Four people play the games of
the drawings in docs/pictures by HTTP to the same positions; then Chromium looks at the pages as one of them, on a phone
and on a desktop, by day and by night.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal
from unittest.mock import patch

import httpx
from playwright.sync_api import Browser, Page
from tests.e2e.browsing import chromium, find_chromium, visit
from tests.server.playing import Guest, Running, running

from greatplains.core.contract import Rules
from greatplains.core.rng import Rng
from greatplains.drawing.registry import DRAWINGS
from greatplains.games import GAMES
from greatplains.server.domain import decisions
from greatplains.server.domain.shuffle import Deal, Shared
from greatplains.server.settings import read_settings

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures" / "web"
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
    },
}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
NAMES: Final = ("Ann", "Bob", "Cora", "Dan")
COLOURS: Final = ("#2c6db5", "#c03a2b", "#d9a21b", "#2f7d4f")
CHAT: Final = ((1, "Who let the herd out?"), (3, "Wait until you see my canoe."))
_SETTLED: Final = 700.0  # milliseconds after the last request
# The page has come, and no part of it says that it is still on its way.
_IS_THERE: Final = (
    "document.querySelector('#app > *') && !document.querySelector('.loading, .notice, [aria-busy=true]')"
)


class Gathering:
    """Four people, and their tables: what every picture shows."""

    def __init__(self, server: Running, guests: list[Guest]) -> None:
        self.address = server.address
        self.guests = guests
        self.tables: dict[str, str] = {}  # by game
        self.seats: dict[str, list[Guest]] = {}

    @property
    def looker(self) -> Guest:
        """Whoever looks at the pages; it is their turn at both tables."""
        return self.guests[0]

    async def play(self, game: str) -> None:
        """The sample of a game, up to its position."""
        sample = DRAWINGS[game].sample
        position, texts = sample.play(GAMES[game])
        # The people sit so that the looker is to move at the end.
        turn_of = int(position.seat)
        seats = [self.guests[(seat - turn_of) % len(self.guests)] for seat in range(sample.players)]
        table = await seats[0].create(
            "me", *["open"] * (sample.players - 1), game=game, options=sample.options, first=0, public=True
        )
        for seat, guest in enumerate(seats[1:], start=1):
            await guest.post(f"/tables/{table}/seats/{seat}")
        for number, text in enumerate(texts, start=1):
            mover = seats[(await seats[0].sight(table))["to_move"]]
            await mover.post(f"/tables/{table}/turns", turn=number, text=text)
        for who, said in CHAT:
            await self.guests[who].post(f"/tables/{table}/chat", text=said)
        self.tables[game], self.seats[game] = table, seats

    async def wait_for_company(self) -> None:
        """Open tables, for the lobby."""
        for guest, (game, players) in zip(
            self.guests[1:], [("bison", 3), ("wind-river", 2), ("bison", 4)], strict=True
        ):
            await guest.create("me", *["open"] * (players - 1), game=game, public=True)

    def pages(self) -> dict[str, str]:
        """Every page by the name of its picture."""
        bison, wind_river = self.tables["bison"], self.tables["wind-river"]
        return {
            "home": "/",
            "lobby": "/lobby",
            "settings": "/settings",
            "bison": f"/table/{bison}",
            "wind-river": f"/table/{wind_river}",
            "replay": f"/replay/{bison}/30",
            "rules-bison": "/rules/bison",
            "rules-wind-river": "/rules/wind-river",
        }


def main() -> None:
    """Write all pictures, or those that are named on the command line."""
    program = find_chromium()
    if program is None:
        sys.exit("Chromium is needed to take pictures: make browser")
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with gathered() as people, chromium(program) as browser:
        for screen, size in SCREENS.items():
            for theme in THEMES:
                take_pictures(browser, people, screen, theme, size, wanted)


def take_pictures(
    browser: Browser,
    people: Gathering,
    screen: str,
    theme: Literal["light", "dark"],
    size: dict[str, Any],
    wanted: list[str],
) -> None:
    visitor = visit(browser, people.address, color_scheme=theme, reduced_motion="reduce", **size)
    settle(visitor.go(link_to(people.looker)))
    for name, path in people.pages().items():
        if not wanted or name in wanted:
            settle(visitor.go(path))
            visitor.page.screenshot(path=FOLDER / f"{name}-{screen}-{theme}.png")
    visitor.context.close()
    visitor.must_be_untroubled()


def link_to(guest: Guest) -> str:
    """A page that makes whoever opens it that guest: as people move from one device to another."""
    made = httpx.post(
        f"{guest.running.address}/api/me/links", headers={"authorization": f"Bearer {guest.token}"}, trust_env=False
    )
    path: str = made.raise_for_status().json()["path"]
    return path


def settle(page: Page) -> None:
    """Everything is there, and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(_IS_THERE)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(_SETTLED)


@contextmanager
def gathered() -> Iterator[Gathering]:
    """People at their tables, on a server in a thread of its own."""
    started: Future[Gathering] = Future()
    done: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()
    thread = threading.Thread(target=lambda: asyncio.run(_serve(started, done)))
    thread.start()
    try:
        yield started.result()
    finally:
        loop, stop = done.result()
        loop.call_soon_threadsafe(stop.set)
        thread.join()


async def _serve(started: Future[Gathering], done: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]]) -> None:
    stop = asyncio.Event()
    done.set_result((asyncio.get_running_loop(), stop))
    with tempfile.TemporaryDirectory() as folder, patch.object(decisions, "new_deal", _fixed_deal):
        database = f"sqlite:///{folder}/games.sqlite"
        settings = read_settings(os.environ, database=database, bots=0, requests_at_once=100_000)
        async with running(settings) as server:
            try:
                guests = [await Guest.arrive(server, name) for name in NAMES]
                for guest, colour in zip(guests, COLOURS, strict=True):
                    await guest.http.patch("/api/me", json={"colour": colour})
                people = Gathering(server, guests)
                for game in DRAWINGS:
                    await people.play(game)
                await people.wait_for_company()
            except BaseException as error:
                started.set_exception(error)
                raise
            started.set_result(people)
            await stop.wait()
            for guest in guests:
                await guest.http.aclose()


def _fixed_deal(rules: Rules[Any], players: int, options: Mapping[str, Any], shared: Shared, secret: str) -> Deal:
    """The shuffle of the game's sample, in the place of a secret one."""
    return Deal(rules.deal(players, Rng(DRAWINGS[rules.name].sample.seed), options, shared.first), secret)


if __name__ == "__main__":
    main()
