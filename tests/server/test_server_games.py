"""What there is to play: games, options, steps and drawings; kept by browsers as long as they are the same."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator

import httpx
import pytest
from tests.server.playing import Running, browser

from greatplains.games import GAMES

pytestmark = pytest.mark.anyio

PATHS = [
    "/api/games/bison/steps",
    "/api/games/wind-river/steps",
    "/api/games/bison/art",
    "/api/games/bison/art/tiles/2-3-1-1-1",
    "/api/games/wind-river/art",
]


@pytest.fixture
async def http(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(server) as http:
        yield http


async def test_a_form_can_be_made_from_the_offer(http: httpx.AsyncClient) -> None:
    offer = (await http.get("/api/games")).json()
    bison, wind_river = offer["games"]
    assert bison["options"] == [
        {"name": "variant", "values": [0, 1, 2], "is_open": False},
        {"name": "tiles", "values": ["standard"], "is_open": True},
    ]
    assert wind_river["options"] == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_step_is_listed_at_its_number(http: httpx.AsyncClient, game: str) -> None:
    steps = (await http.get(f"/api/games/{game}/steps")).json()["steps"]
    rules = GAMES[game]
    assert [step["step"] for step in steps] == list(range(rules.step_count))
    for step in steps:
        meaning = rules.meaning(step["step"])
        assert (step["kind"], step["parameters"]) == (meaning.kind, meaning.parameters)


@pytest.mark.parametrize("path", PATHS)
async def test_it_is_packed_for_whoever_can_unpack_it(http: httpx.AsyncClient, path: str) -> None:
    plain = await http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    async with http.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        data = b"".join([chunk async for chunk in packed.aiter_raw()])
    assert gzip.decompress(data) == plain.content
    assert len(data) < 20_000
    refused = await http.get(path, headers={"accept-encoding": "gzip;q=0, identity"})
    assert "content-encoding" not in refused.headers


@pytest.mark.parametrize("path", PATHS)
async def test_it_is_kept_for_good_by_version_and_asked_for_again_without(http: httpx.AsyncClient, path: str) -> None:
    version = (await http.get("/api/games")).json()["version"]
    first = await http.get(path, params={"v": version})
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert first.headers["content-type"] == "application/json"
    for query in ({}, {"v": "another"}):
        assert (await http.get(path, params=query)).headers["cache-control"] == "no-cache"
    again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert (await http.get(path, headers={"if-none-match": '"other"'})).status_code == 200


@pytest.mark.parametrize("face", ["6-3-1-1-1", "0-0-1-1-1", "0-3-3-1-0", "0-3", "x", "0-3-1-1-1-1", "%2e%2e"])
async def test_what_is_no_face_is_refused(http: httpx.AsyncClient, face: str) -> None:
    refused = await http.get(f"/api/games/bison/art/tiles/{face}")
    assert refused.status_code in (400, 404)
    assert refused.json()["code"] in ("face", "not_found")


async def test_an_unknown_game_is_refused(http: httpx.AsyncClient) -> None:
    refused = await http.get("/api/games/chess/steps")
    assert (refused.status_code, refused.json()["code"]) == (404, "not_found")


async def test_the_art_is_what_the_drawings_give(http: httpx.AsyncClient) -> None:
    art = (await http.get("/api/games/bison/art")).json()
    assert len(art["cells"]) == 27
    assert len(art["sides"]) == 6
    tile = (await http.get("/api/games/bison/art/tiles/2-3-1-1-1")).json()
    assert {"prairie", "mountain", "river", "ends", "lands", "bank", "water", "ripples", "animals", "places"} <= set(
        tile
    )
    assert json.dumps(tile["places"]["P"]["pieces"]) != "null"
    lanes = (await http.get("/api/games/wind-river/art")).json()
    assert len(lanes["hexes"]) == 36
