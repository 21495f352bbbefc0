"""What is seen of a game outside its table: curve, pictures, film, and the preview of a link. Without secrets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.server.playing import Guest, Refused, browser, running

from greatplains.core.rng import Rng
from greatplains.drawing import painter
from greatplains.server.domain.refusals import NotFound, TooMany
from greatplains.server.http import pictures
from greatplains.server.http.kept import Kept
from greatplains.server.http.pictures import Pictures
from greatplains.server.http.routes import pictures as routes
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]
PAGE = "<!doctype html><html><head><title>Great Plains</title></head><body></body></html>"
RECORDS = Path(__file__).parents[1] / "records" / "valid"
ORDER = painter.Order([{}], [], [])


async def begun(ann: Guest, game: str = "bison", turns: int = 3) -> str:
    table = await ann.create("me", "me", game=game)
    rng = Rng(1, "pictures")
    for _ in range(turns):
        await ann.turn(table, rng)
    return table


async def test_the_curve_of_a_game_has_a_figure_for_every_turn_and_seat(guest: MakeGuest) -> None:
    ann, eve = await guest(), await guest()
    table = await begun(ann, turns=5)
    curve = await eve.get(f"/tables/{table}/curve")
    assert {len(line) for figure in curve["figures"] for line in figure["lines"]} == {6}
    assert {len(figure["lines"]) for figure in curve["figures"]} == {2}
    assert curve["figures"][1]["lines"][0][0] == 30  # animals of the first seat at the opening: 10 of each kind
    await ann.turn(table, Rng(2, "pictures"))
    assert len((await eve.get(f"/tables/{table}/curve"))["figures"][0]["lines"][0]) == 7


async def test_a_game_that_has_not_begun_has_no_curve(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "open")
    with pytest.raises(Refused) as refused:
        await ann.get(f"/tables/{table}/curve")
    assert refused.value.code == "not_started"


async def test_a_picture_is_a_postcard_and_kept(guest: MakeGuest) -> None:
    pytest.importorskip("resvg_py")
    ann = await guest()
    table = await begun(ann, "wind-river", 2)
    answer = await ann.http.get(f"/api/tables/{table}/pictures/1")
    assert answer.headers["content-type"] == "image/png"
    assert [int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
    assert answer.headers["cache-control"] == "no-cache"  # while it runs turns may be taken back
    known = {"if-none-match": answer.headers["etag"]}
    assert (await ann.http.get(f"/api/tables/{table}/pictures/1", headers=known)).status_code == 304
    assert (await ann.http.get(f"/api/tables/{table}/pictures/9")).json()["code"] == "no_turn"
    await ann.post(f"/tables/{table}/seats/0/resign")
    assert "immutable" in (await ann.http.get(f"/api/tables/{table}/pictures/1")).headers["cache-control"]


async def test_the_painter_is_shown_what_spectators_see(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are hidden from it even if whoever asks holds one."""
    asked: list[Any] = []

    async def painted(order: painter.Order) -> bytes:
        asked.append(json.loads(order.encode()))
        return b"a picture"

    monkeypatch.setattr(pictures, "_painted", painted)
    monkeypatch.setattr(pictures, "_NEEDED", ())
    ann = await guest()
    table = await begun(ann)
    for what in ("pictures/2", "film"):
        assert (await ann.http.get(f"/api/tables/{table}/{what}")).status_code in (200, 404)
    for order in asked:
        for view in order["views"]:
            assert view["seat"] is None
            assert all(seat["hand"] is None for seat in view["seats"])


async def test_a_film_shows_every_position(guest: MakeGuest) -> None:
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    ann = await guest()
    table = await begun(ann, "wind-river", 3)
    answer = await ann.http.get(f"/api/tables/{table}/film")
    assert answer.headers["content-type"] == "image/gif"
    assert image.open(BytesIO(answer.content)).n_frames == 4


# How pictures are kept.


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often something was painted; every picture has ten bytes."""
    times: list[int] = []

    async def paint(order: painter.Order) -> bytes:
        await asyncio.sleep(0)
        times.append(1)
        return b"1234567890"

    monkeypatch.setattr(pictures, "_painted", paint)
    monkeypatch.setattr(pictures, "_NEEDED", ())
    return times


async def test_those_who_want_the_same_picture_wait_for_one(painted: list[int]) -> None:
    kept = Pictures()
    await asyncio.gather(*(kept.get("one", ORDER) for _ in range(5)))
    assert len(painted) == 1


async def test_the_picture_nobody_wanted_for_longest_makes_room(painted: list[int]) -> None:
    kept = Pictures(most_bytes=25)
    for name in ("one", "two", "one", "three"):
        await kept.get(name, ORDER)
    assert [kept.find(name) is not None for name in ("one", "two", "three")] == [True, False, True]
    assert len(painted) == 3


async def test_too_many_who_wait_are_sent_away(painted: list[int]) -> None:
    kept = Pictures()
    answers = await asyncio.gather(*(kept.get(str(name), ORDER) for name in range(12)), return_exceptions=True)
    assert sum(isinstance(answer, TooMany) for answer in answers) == 4
    assert await kept.get("later", ORDER) == b"1234567890"


async def test_without_what_makes_pixels_there_are_no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_NEEDED", ("no_such_module",))
    with pytest.raises(NotFound):
        await Pictures().get("one", ORDER)


# The preview of a link.


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "index.html").write_text(PAGE)
    return tmp_path / "built"


async def test_a_shared_link_says_who_plays_and_shows_a_picture(settings: Settings, client_folder: Path) -> None:
    async with running(replace(settings, client=str(client_folder))) as server, browser(server) as http:
        ann = await Guest.arrive(server, 'Ann "<b>')
        table = await begun(ann, turns=2)
        for path, turn in ((f"/table/{table}", 2), (f"/replay/{table}/1", 1), (f"/replay/{table}/99", 2)):
            answer = await http.get(path)
            page = answer.text
            assert 'og:title" content="Bison: Ann &quot;&lt;b&gt; – Ann' in page
            assert "<b>" not in page
            image = re.search('og:image" content="([^"]+)"', page)
            if server.server.pictures.can_paint:
                assert image is not None
                assert image.group(1) == f"{server.address}/api/tables/{table}/pictures/{turn}"
            known = {"if-none-match": answer.headers["etag"]}
            assert (await http.get(path, headers=known)).status_code == 304
        assert (await http.get("/table/nothing")).text == PAGE
        assert (await http.get("/rules/bison")).text == PAGE
        await ann.http.aclose()


@pytest.mark.parametrize("game", ["bison", "wind-river"])
async def test_a_glimpse_is_a_small_board_that_never_changes(guest: MakeGuest, game: str) -> None:
    ann, eve = await guest(), await guest()
    table = await begun(ann, game, 3)
    version = (await eve.get("/games"))["version"]
    answer = await eve.http.get(f"/api/tables/{table}/glimpses/3?v={version}")
    glimpse = answer.json()
    assert ElementTree.fromstring(glimpse["svg"]).tag.endswith("svg")
    assert len(glimpse["scores"]) == 2
    assert (glimpse["chapter"], glimpse["chapters"]) == ((1, 6) if game == "bison" else (None, None))
    assert answer.headers["cache-control"] == "no-cache"  # while it runs turns may be taken back
    known = {"if-none-match": answer.headers["etag"]}
    assert (await eve.http.get(f"/api/tables/{table}/glimpses/3", headers=known)).status_code == 304
    await ann.turn(table, Rng(3, "pictures"))
    assert (await eve.get(f"/tables/{table}/glimpses/3")) == glimpse
    assert (await eve.get(f"/tables/{table}/glimpses/0"))["svg"] != glimpse["svg"]
    assert (await eve.http.get(f"/api/tables/{table}/glimpses/9")).json()["code"] == "no_turn"
    await ann.post(f"/tables/{table}/seats/0/resign")
    answer = await eve.http.get(f"/api/tables/{table}/glimpses/3?v={version}")
    assert answer.json() == glimpse
    assert "immutable" in answer.headers["cache-control"]


async def test_a_glimpse_is_the_same_for_whoever_holds_tiles(guest: MakeGuest) -> None:
    ann, eve = await guest(), await guest()
    table = await begun(ann, "bison", 2)
    assert await ann.get(f"/tables/{table}/glimpses/2") == await eve.get(f"/tables/{table}/glimpses/2")
    views = (await ann.sight(table))["views"]
    held = [view["view"]["seats"][view["seat"]]["hand"]["tile"] for view in views]
    svg = (await eve.get(f"/tables/{table}/glimpses/2"))["svg"]
    drawn = set(re.findall(r'data-tile="([^"]+)"', svg))
    assert len(held) == 2
    assert drawn >= {"S1", "S2", "S3"}
    assert not drawn & set(held)


async def test_glimpses_are_kept_and_bounded() -> None:
    kept: Kept[str] = Kept(10)
    kept.keep("one", "1", 4)
    kept.keep("two", "2", 4)
    assert kept.find("one") == "1"
    kept.keep("three", "3", 4)
    assert (kept.find("one"), kept.find("two"), kept.find("three")) == ("1", None, "3")
    kept.keep("one", "1", 2)
    kept.keep("four", "4", 4)
    assert (kept.find("one"), kept.find("three"), kept.find("four")) == ("1", "3", "4")


async def test_a_running_game_tells_nobody_how_they_stand(guest: MakeGuest) -> None:
    ann = await guest()
    table = await begun(ann, turns=3)
    curve = await ann.get(f"/tables/{table}/curve")
    assert (curve["chances"], curve["turning_points"]) == ([], [])


async def test_the_turning_points_of_a_game_are_where_chances_changed_for_good(guest: MakeGuest) -> None:
    ann = await guest()
    line = (RECORDS / "bison_two_players.jsonl").read_text(encoding="utf-8").splitlines()[1]
    made = (await ann.http.post("/api/records", content=line)).json()
    curve = await ann.get(f"/tables/{made['id']}/curve")
    record = json.loads(line)
    assert [len(line) for line in curve["chances"]] == [len(record["turns"]) + 1] * 2
    assert [line[-1] == 100 for line in curve["chances"]] == [seat in record["result"]["winners"] for seat in range(2)]
    points = curve["turning_points"]
    assert 1 <= len(points) <= 3
    assert points == sorted(points, key=lambda point: point["turn"])
    assert all(point["after"] - point["before"] >= 10 for point in points)


def test_a_chance_that_goes_up_and_down_with_every_turn_is_no_turning_point() -> None:
    tempo = [[50 + 10 * (turn % 2), 50 - 10 * (turn % 2)] for turn in range(12)]
    assert routes._turning_points(tempo) == []
    turned = tempo[:6] + [[seat + (30 if place == 1 else -30) for place, seat in enumerate(pair)] for pair in tempo[6:]]
    assert [(point.turn, point.seat, point.before, point.after) for point in routes._turning_points(turned)] == [
        (6, 1, 45, 75)
    ]
