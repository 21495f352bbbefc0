"""Letters that a database does not take, in every place where somebody can write one: refused, and never a fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.conftest import MakeGuest

from greatplains.commands.randomplay import random_game
from greatplains.core.record import record_line
from greatplains.games import GAMES
from greatplains.server.http.app import describe

pytestmark = pytest.mark.anyio

# PostgreSQL has no text with the first of them; the second is no text at all.
LETTERS = ("%00", "%ED%A0%80", "a%00b")


def questions(table: str) -> Iterator[tuple[str, str]]:
    """Every request with a bad letter in one of its places: method and address."""
    good = {"table_id": table, "game": "bison", "turn": "1", "seat": "0", "sheet": "tiles"}
    for path, operations in describe()["paths"].items():
        for method, operation in operations.items():
            parameters = operation.get("parameters", [])
            named = {one["name"]: good.get(one["name"], "x") for one in parameters if one["in"] == "path"}
            for one in parameters:
                for letter in LETTERS:
                    if one["in"] == "path":
                        yield method, filled(path, named | {one["name"]: letter})
                    elif one["in"] == "query":
                        yield method, f"{filled(path, named)}?{quote(one['name'])}={letter}"


def filled(path: str, named: dict[str, str]) -> str:
    for name, value in named.items():
        path = path.replace(f"{{{name}}}", value)
    return path


async def test_no_address_leads_to_a_fault(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "open")
    asked = list(questions(table))
    faults = [one for one in asked if (await ann.http.request(*one, json={})).status_code >= 500]
    assert faults == []
    assert len(asked) > 200


async def test_no_text_leads_to_a_fault(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me")
    bad = "a\x00b"
    record = json.loads(record_line(random_game(GAMES["wind-river"], 2, {}, 3, 1)))
    bodies: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/guests", {"name": bad}),
        ("PATCH", "/me", {"name": bad}),
        ("PATCH", "/me", {"colour": bad}),
        ("POST", "/links", {"token": bad}),
        ("POST", "/links/owner", {"token": bad}),
        ("POST", "/tables", {"game": "bison", "seats": ["me", bad]}),
        ("POST", "/tables", {"game": bad, "seats": ["me", "me"]}),
        ("POST", "/tables", {"game": "bison", "seats": ["me", "me"], "options": {bad: bad}}),
        ("POST", "/tables", {"game": "bison", "seats": ["me", "me"], "names": [bad, bad]}),
        ("POST", "/tables", {"game": "bison", "seats": ["me", "me"], "clock": {"pace": "days", "zone": bad}}),
        ("POST", f"/tables/{table}/chat", {"text": bad}),
        ("POST", f"/tables/{table}/mute", {"who": bad}),
        ("POST", f"/tables/{table}/turns", {"turn": 1, "text": bad}),
        ("POST", f"/tables/{table}/explore", {"turn": 0, "turns": [bad]}),
        ("POST", f"/tables/{table}/variations", {"turn": 0, "turns": [bad]}),
        ("PUT", f"/tables/{table}/seats/0/name", {"name": bad}),
        ("PUT", f"/tables/{table}/seats/0/bot", {"bot": bad}),
        ("PUT", f"/me/notes/{table}", {"text": bad}),
        ("PUT", "/me/telling", {"zone": bad}),
        ("POST", "/me/channels", {"kind": "webhook", "target": f"https://example.org/{bad}"}),
        ("POST", "/me/channels", {"kind": "mail", "target": f"{bad}@example.org"}),
        ("POST", "/me/channels", {"kind": "push", "target": "https://example.org/", "keys": {bad: bad}}),
        ("POST", "/me/passkeys", {"name": bad, "credential": {bad: bad}}),
        ("POST", "/passkeys", {"credential": {"id": bad}}),
        ("POST", "/mail/links", {"address": f"{bad}@example.org"}),
        ("POST", "/mail/confirm", {"token": bad}),
        ("POST", "/records", record | {"names": [bad, bad], "comments": [{"turn": 1, "text": bad}], bad: bad}),
        ("POST", "/records", record | {"options": {bad: bad}}),
    ]
    for method, path, body in bodies:
        said = await ann.http.request(method, f"/api{path}", json=body)
        assert said.status_code < 500, (method, path, body)
    for other in ("GET /tables/mine/all", f"GET /tables/{table}/events", "GET /me/data"):
        method, _, path = other.partition(" ")
        assert (await ann.http.request(method, f"/api{path}")).status_code == 200
