"""Take pictures of every page of the web client: `make screenshots` writes them to .build/screenshots.

    python -m scripts.screenshots [--only WORD …] [--docs]

On a phone, upright and on its side, on a desktop and in 4K, by day and at dusk, in four languages. `--only` takes those
alone whose names have all the words (`--only bison phone de`); `--docs` takes those of README and documentation, in
English, and writes them to docs/pictures/web.

A server of the installed package runs in this process, with shuffles from fixed seeds. Four people play the games of
the drawings in docs/pictures by HTTP to the same positions; then Chromium looks at the pages as one of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
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
from greatplains.puzzles import puzzles_of
from greatplains.server.domain import decisions
from greatplains.server.domain.shuffle import Deal, Shared
from greatplains.server.settings import read_settings

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / ".build" / "screenshots"
DOCS: Final = ROOT / "docs" / "pictures" / "web"
_TOUCHED: Final = {"has_touch": True, "is_mobile": True}
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, **_TOUCHED},
    "landscape": {"viewport": {"width": 844, "height": 390}, **_TOUCHED},
    "4k": {"viewport": {"width": 3840, "height": 2160}},
}
LANGUAGES: Final = {"en": "en-GB", "de": "de-CH", "fr": "fr-CH", "it": "it-CH"}
# What README and documentation show.
IN_DOCS: Final = ("home", "lobby", "settings", "bison", "wind-river", "replay", "rules-bison", "rules-wind-river")
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
NAMES: Final = ("Ann", "Bob", "Cora", "Dan")
COLOURS: Final = ("#2c6db5", "#c03a2b", "#d9a21b", "#2f7d4f")
CHAT: Final = ((1, "Who let the herd out?"), (3, "Wait until you see my canoe."))
_REVIEWED: Final = 4
_SETTLED: Final = 400.0  # milliseconds after the last request
# The page has come, and no part of it says that it is still on its way.
_IS_THERE: Final = """() => document.querySelector('#app > *')
  && !document.querySelector('.loading, .board .notice, [aria-busy=true]')
  && (!document.querySelector('.stage') || document.querySelector('.stage .living'))
  && (!document.querySelector('.stage') || innerWidth < 1100 || !location.pathname.startsWith('/table/')
    || document.querySelector('[role=log]'))"""


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
        self.tables["waiting"] = await self.looker.create("me", "open", "bot:medium", game="bison")

    async def end(self) -> None:
        """A game that is over, with its result, and one that is reviewed."""
        line = (ROOT / "tests" / "records" / "valid" / "windriver_two_players.jsonl").read_text(encoding="utf-8")
        record = json.loads(line.splitlines()[0])
        self.tables["over"] = (await self.looker.post("/records", **record))["id"]
        # The first turns of it, reviewed.
        del record["result"]
        record["turns"] = record["turns"][:_REVIEWED]
        table = self.tables["review"] = (await self.looker.post("/records", **record))["id"]
        await self.looker.post(f"/tables/{table}/review")
        while (await self.looker.get(f"/tables/{table}/review"))["state"] != "done":
            await asyncio.sleep(0.2)

    def pages(self) -> dict[str, str]:
        """Every page by the name of its picture."""
        bison, wind_river = self.tables["bison"], self.tables["wind-river"]
        return {
            "home": "/",
            "lobby": "/lobby",
            "settings": "/settings",
            "bison": f"/table/{bison}",
            "wind-river": f"/table/{wind_river}",
            "waiting": f"/table/{self.tables['waiting']}",
            "result": f"/table/{self.tables['over']}",
            "replay": f"/replay/{bison}/30",
            "review": f"/replay/{self.tables['review']}/{_REVIEWED}",
            "games": "/games",
            "learn": "/learn",
            "lesson-bison": "/learn/bison/cost",
            "lesson-wind-river": "/learn/wind-river/herds",
            "puzzles": "/puzzles",
            **{f"puzzle-{game}": f"/puzzles/{game}/{next(iter(puzzles_of(game)))}" for game in DRAWINGS},
            "rules-bison": "/rules/bison",
            "rules-wind-river": "/rules/wind-river",
            "shuffle": "/shuffle",
            "missing": "/nowhere",
        }


@dataclass(frozen=True)
class Look:
    """One way to look at the pages."""

    screen: str
    theme: Literal["light", "dark"]
    language: str

    def named(self, page: str, is_for_docs: bool) -> str:
        words = [page, self.screen, self.theme, *([] if is_for_docs else [self.language])]
        return "-".join(words)


def main() -> None:
    """Write all pictures, or those that are asked for."""
    parser = argparse.ArgumentParser(description="Take pictures of every page of the web client.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="only those with all these words")
    parser.add_argument("--docs", action="store_true", help="those of README and documentation, into docs/pictures/web")
    options = parser.parse_args()
    program = find_chromium()
    if program is None:
        sys.exit("Chromium is needed to take pictures: make browser")
    with gathered() as people, chromium(program) as browser:
        wanted = _wanted(people, options.only, options.docs)
        if not wanted:
            sys.exit(f"There is no picture with {' and '.join(options.only)} in its name.")
        folder = DOCS if options.docs else FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        taken, total = 0, sum(map(len, wanted.values()))
        for look, names in wanted.items():
            print(f"{taken:>4} of {total}: {look.screen}, {look.theme}, {look.language}", flush=True)
            take_pictures(browser, people, look, {folder / f"{name}.png": page for name, page in names.items()})
            taken += len(names)
        print(f"{total} pictures in {folder.relative_to(ROOT)}")


def _wanted(people: Gathering, only: list[str], is_for_docs: bool) -> dict[Look, dict[str, str]]:
    """For each look the pictures by their names, and what they show."""
    looks = [Look(screen, theme, language) for language in LANGUAGES for screen in SCREENS for theme in THEMES]
    if is_for_docs:
        looks = [look for look in looks if look.language == "en" and look.screen in ("desktop", "phone")]
    pages = [page for page in people.pages() if not is_for_docs or page in IN_DOCS]
    wanted = {}
    for look in looks:
        names = {look.named(page, is_for_docs): page for page in pages}
        # Words are whole: “rules” and “bison” are in “rules-bison”, “de” is not in “desktop”.
        found = {name: page for name, page in names.items() if set(only) <= {page, *name.split("-")}}
        if found:
            wanted[look] = found
    return wanted


def take_pictures(browser: Browser, people: Gathering, look: Look, pictures: Mapping[Path, str]) -> None:
    visitor = visit(
        browser,
        people.address,
        color_scheme=look.theme,
        reduced_motion="reduce",
        locale=LANGUAGES[look.language],
        **SCREENS[look.screen],
    )
    settle(visitor.go(link_to(people.looker)))
    for path, page in pictures.items():
        settle(visitor.go(people.pages()[page]))
        if page == "result":
            visitor.page.locator(".over button").first.click()
            visitor.page.locator("dialog table").first.wait_for()
            visitor.page.wait_for_timeout(_SETTLED)
        visitor.page.screenshot(path=path)
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
        settings = read_settings(os.environ, database=database, bots=1, requests_at_once=100_000)
        async with running(settings) as server:
            try:
                guests = [await Guest.arrive(server, name) for name in NAMES]
                for guest, colour in zip(guests, COLOURS, strict=True):
                    await guest.http.patch("/api/me", json={"colour": colour})
                people = Gathering(server, guests)
                for game in DRAWINGS:
                    await people.play(game)
                await people.wait_for_company()
                await people.end()
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
