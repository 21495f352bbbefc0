"""What there is to play: games, options, steps and drawings; kept by browsers as long as they are the same."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import pytest
from tests.server.playing import Guest, Running, browser

from greatplains.core.errors import BadOptions
from greatplains.games import GAMES
from greatplains.games.bison.tilefile import parse_tile_file

pytestmark = pytest.mark.anyio

MakeGuest = Callable[[], Awaitable[Guest]]

PATHS = [
    "/api/games/bison/steps",
    "/api/games/wind-river/steps",
    "/api/games/bison/art",
    "/api/games/bison/art/tiles/2-3-1-1-1",
    "/api/games/bison/art/sets/standard",
    "/api/games/wind-river/art",
]
MOST_BYTES = dict.fromkeys(PATHS, 20_000) | {"/api/games/bison/art/sets/standard": 32_000}  # 57 drawings in one


@pytest.fixture
async def http(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(server) as http:
        yield http


async def test_a_form_can_be_made_from_the_offer(http: httpx.AsyncClient) -> None:
    offer = (await http.get("/api/games")).json()
    bison, wind_river = offer["games"]
    assert bison["options"] == [
        {"name": option.name, "kind": option.kind, "values": list(option.values), "default": option.default}
        | {"sentence": option.sentence}
        for option in GAMES["bison"].options
    ]
    assert [(option["name"], option["kind"], option["default"]) for option in bison["options"]] == [
        ("variant", "choice", 0),
        ("tiles", "file", "standard"),
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
    assert len(data) < MOST_BYTES[path]
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
    assert (refused.status_code, refused.json()["code"]) in ((400, "face"), (404, "not_found"))


@pytest.mark.parametrize("path", ["chess/steps", "chess/art", "chess/art/tiles/0-3-1-1-1", "Bison/art"])
async def test_an_unknown_game_is_refused(http: httpx.AsyncClient, path: str) -> None:
    refused = await http.get(f"/api/games/{path}")
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown_game")


@pytest.mark.parametrize("path", ["wind-river/art/tiles/0-3-1-1-1", "bison/art/hexes/a1", "bison/art/tiles", "bison/x"])
async def test_what_is_not_drawn_is_not_found(http: httpx.AsyncClient, path: str) -> None:
    refused = await http.get(f"/api/games/{path}")
    assert (refused.status_code, refused.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/options/tiles", 404, "unknown_game"),
        ("wind-river/options/tiles", 404, "unknown_option"),
        ("bison/options/weather", 404, "unknown_option"),
        ("bison/options/variant", 422, "option_no_file"),
        ("bison/tiles", 404, "not_found"),
    ],
)
async def test_a_file_for_what_takes_none_is_refused(
    http: httpx.AsyncClient, path: str, status: int, code: str
) -> None:
    refused = await http.post(f"/api/games/{path}", params={"name": "own.toml"}, content=b"")
    assert (refused.status_code, refused.json()["code"]) == (status, code)


async def test_every_game_has_steps_and_art(http: httpx.AsyncClient) -> None:
    for game in (await http.get("/api/games")).json()["games"]:
        for page in ("steps", "art"):
            assert (await http.get(f"/api/games/{game['name']}/{page}")).status_code == 200


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


TILE_FILES = [
    ("own.toml", b"[start]\nS1 = [0, 3, 1, 1, 1]\n"),
    ("own.toml", b"[start\n"),
    ("own.json", b"[1, 2]"),
    ("own.json", b'{"start": '),
    ("own.toml", b"# Fl\xe4che"),
    ("own.toml", b"# " + b"-" * 20_000),
    ("a\x01\u2028\ud7ff.toml", b""),
]


@pytest.mark.parametrize(("name", "content"), TILE_FILES)
async def test_a_wrong_tile_file_is_refused_by_the_sentence_of_the_command_line(
    http: httpx.AsyncClient, name: str, content: bytes
) -> None:
    with pytest.raises(BadOptions) as caught:
        parse_tile_file(name, content)
    answer = await http.post("/api/games/bison/options/tiles", params={"name": name}, content=content)
    assert answer.status_code == 422
    assert answer.json()["code"] == caught.value.code
    assert answer.json()["sentence"] == caught.value.sentence


async def test_a_tile_file_becomes_the_tiles_of_a_table(http: httpx.AsyncClient, guest: MakeGuest) -> None:
    """TOML in, and what comes out can be wished for; the record then holds it."""
    faces = {
        "start": {tile: [0, 3, 0, 3, 0] for tile in ("S1", "S2", "S3")},
        "draw": {f"x{number}": [number % 6, 1 + number % 5, 3, 0, 0] for number in range(18)},
    }
    lines = [[f"[{part}]", *(f"{tile} = {face}" for tile, face in tiles.items())] for part, tiles in faces.items()]
    text = "\n".join(line for part in lines for line in part)
    read = (
        await http.post("/api/games/bison/options/tiles", params={"name": "own.toml"}, content=text.encode())
    ).json()
    assert read == faces
    ann = await guest()
    table = await ann.create("me", "me", game="bison", options={"variant": 0, "tiles": read}, first=1)
    record = await ann.get(f"/tables/{table}/record")
    assert (record["first"], record["options"]["tiles"]) == (1, faces)


async def test_no_more_of_a_tile_file_is_read_than_of_any_body(http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/games/bison/options/tiles", params={"name": "own.toml"}, content=b"#" * 1_000_001)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert (await http.post("/api/games/bison/options/tiles", content=b"")).status_code == 400
