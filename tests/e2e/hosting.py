"""People who set the scene for tests of pages: they lay tables and play by plain requests, and lend their identity."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page
from tests.e2e.browsing import Visitor

from greatplains.core.game import Game
from greatplains.core.record import parse_record
from greatplains.games import GAMES
from greatplains.puzzles import puzzles_of
from greatplains.server.http.identities import COOKIE

_RECORDS = Path(__file__).parents[1] / "records" / "valid"


def read_record(name: str, number: int = 0) -> dict[str, Any]:
    """A record among the examples: which file, and which of its lines."""
    lines = (_RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    record: dict[str, Any] = json.loads(lines[number])
    return record


def liking(**preferences: object) -> dict[str, Any]:
    """Settings of a browser whose owner has chosen so before, to be given to `visitor`."""
    return {"kept": {"greatplains.preferences": json.dumps(preferences)}}


@dataclass(frozen=True)
class Host:
    """Somebody whom the server knows."""

    address: str
    token: str
    person: dict[str, str]

    @classmethod
    def arrive(cls, address: str, name: str) -> Host:
        answer = _ask(address, "POST", "/api/guests", {"name": name}, None)
        return cls(address, answer["token"], answer["person"])

    def ask(self, method: str, path: str, body: object = None) -> Any:
        return _ask(self.address, method, path, body, self.token)

    def identity(self, **preferences: object) -> dict[str, Any]:
        """Settings of a browser that is this person's, to be given to `visitor`."""
        cookie = {"name": COOKIE, "value": self.token, "url": self.address}
        person = {"greatplains.person": json.dumps(self.person)}
        return {"cookies": [cookie], "kept": person | liking(**preferences)["kept"]}

    def lay(self, game: str, seats: list[str], **wish: object) -> str:
        """Set up a table; the first seat begins."""
        table: str = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "first": 0, **wish})["table"]["id"]
        return table

    def sit(self, table: str, seat: int) -> None:
        self.ask("POST", f"/api/tables/{table}/seats/{seat}")

    def commit(self, table: str, turn: int, text: str) -> None:
        self.ask("POST", f"/api/tables/{table}/turns", {"turn": turn, "text": text})

    def draft(self, table: str, luck: random.Random) -> dict[str, Any]:
        """Draft a whole turn by chance."""
        draft: dict[str, Any] = self.ask("GET", f"/api/tables/{table}/draft")
        while draft["text"] is None:
            step = luck.choice(draft["legal"])["step"]
            draft = self.ask("POST", f"/api/tables/{table}/draft/steps", {"step": step})
        return draft

    def make_turn(self, table: str, luck: random.Random) -> None:
        """Make a whole turn by chance."""
        draft = self.draft(table, luck)
        self.commit(table, draft["turn"], draft["text"])

    def look(self, table: str) -> dict[str, Any]:
        """What this person sees of a game."""
        sight: dict[str, Any] = self.ask("GET", f"/api/tables/{table}")["sight"]
        return sight

    def to_move(self, table: str) -> int:
        """The number of the seat whose turn it is."""
        seat: int = self.look(table)["to_move"]
        return seat

    def open_record(self, record: dict[str, Any]) -> str:
        table: str = self.ask("POST", "/api/records", record)["id"]
        return table


def lay_bison(hosts: list[Host], turns: int, seed: int = 1) -> str:
    """A game of some turns, made by chance; that of the first host is drafted and ready to be confirmed."""
    table, luck = lay_for(hosts, "bison"), random.Random(seed)
    play_by_chance(hosts, table, lambda sight: sight["turn"] > turns and sight["to_move"] == 0, luck)
    hosts[0].draft(table, luck)
    return table


def lay_wind_river(hosts: list[Host], turns: int) -> str:
    """The same. Nothing is shuffled, so the turns are those of a game that was played; chance would lose at once."""
    record = read_record("windriver_two_players")
    table = lay_for(hosts, "wind-river", first=record["first"])
    play_record(hosts, table, record, turns)
    hosts[hosts[0].to_move(table)].draft(table, random.Random(1))
    return table


def lay_for(hosts: list[Host], game: str, **wish: object) -> str:
    """A table at which all of them sit, the first one first."""
    table = hosts[0].lay(game, ["me", *["open"] * (len(hosts) - 1)], **wish)
    for seat, host in enumerate(hosts[1:], start=1):
        host.sit(table, seat)
    return table


def play_by_chance(hosts: list[Host], table: str, until: Callable[[dict[str, Any]], bool], luck: random.Random) -> None:
    """Make turns until the game is so; the seats are those of the hosts, in order."""
    while not until(sight := hosts[0].look(table)):
        hosts[sight["to_move"]].make_turn(table, luck)


def play_record(hosts: list[Host], table: str, line: dict[str, Any], turns: int | None = None) -> None:
    """Make the turns of a game that knows no chance up to one of them, each by the host who sits there."""
    record = parse_record(json.dumps(line))
    game = Game(GAMES[record.game], record.setup)
    for number, text in enumerate(record.turns[:turns], start=1):
        hosts[game.position.seat].commit(table, number, text)
        game.play_turn(text)


# Every page, by name, and what is there when all of it is.
PAGES = {
    "home": "section:has(#mine) ul a",
    "lobby": "main li a",
    "settings": "main form",
    "waiting": "main section input",
    "bison": "[role=log] [data-turn]",
    "wind-river": "[role=log] [data-turn]",
    "over": "[role=log] [data-turn]",
    "replay": "[role=log] [data-turn]",
    "games": "main ul a",
    "shuffle": "main h1",
    "rules/bison": "main figure",
    "rules/wind-river": "main figure",
    "learn": "main ol a",
    "learn/bison/goal": ".stage svg",
    "puzzles": "main a[href^='/puzzles/']",
    "puzzle": ".stage svg",
    "missing": "main a",
}


@dataclass(frozen=True)
class Scenery:
    """Tables of one host, so that every page has something to show."""

    host: Host
    bison: str
    wind_river: str
    waiting: str
    over: str
    imported: str

    def path(self, page: str) -> str:
        paths = {
            "home": "/",
            "waiting": f"/table/{self.waiting}",
            "bison": f"/table/{self.bison}",
            "wind-river": f"/table/{self.wind_river}",
            "over": f"/table/{self.over}",
            "replay": f"/replay/{self.imported}/20",
            "puzzle": f"/puzzles/bison/{next(iter(puzzles_of('bison')))}",
            "missing": "/no/such/page",
        }
        return paths.get(page, f"/{page}")


def set_scenery(address: str) -> Scenery:
    host = Host.arrive(address, "Ann")
    hosts = [host, Host.arrive(address, "Bea")]
    record = read_record("windriver_two_players", 1)
    over = lay_for(hosts, "wind-river", first=record["first"])
    play_record(hosts, over, record)
    return Scenery(
        host,
        bison=lay_bison(hosts, 12),
        wind_river=lay_wind_river(hosts, 23),
        waiting=host.lay("bison", ["me", "open", "open"], public=True),
        over=over,
        imported=host.open_record(read_record("bison_two_players")),
    )


def open_page(visitor: Visitor, scenery: Scenery, name: str) -> Page:
    """Go to the page of that name and wait until all of it is there."""
    page = visitor.go(scenery.path(name))
    page.locator(PAGES[name]).first.wait_for(state="attached")
    if scenery.path(name).startswith(("/table/", "/replay/")) and name != "waiting":
        page.locator(".stage svg").first.wait_for()
    return page


def must_read_well(text: str) -> None:
    """Nothing that was meant for programs is on the page."""
    found = re.search(r"undefined|\bnull\b|\bNaN\b|\[object |=>|\$\{|\b(common|home|table|chat|seat|replay)\.\w+", text)
    assert found is None, text[max(0, found.start() - 60) : found.end() + 60]


def _ask(address: str, method: str, path: str, body: object, token: str | None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    content = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data=content, headers=headers, method=method), timeout=30) as answer:
        return json.loads(answer.read() or b"null")
