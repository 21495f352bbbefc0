"""What there is to play: games, bots, all steps of a game, and how its board is drawn."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIFormat, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, QueryParameter

from greatplains.bots.roster import BOTS
from greatplains.core.contract import Option
from greatplains.drawing.bison.art import BisonArt, TileArt, parse_face, tile_art
from greatplains.drawing.bison.art import board_art as bison_art
from greatplains.drawing.windriver.art import WindRiverArt
from greatplains.drawing.windriver.art import board_art as wind_river_art
from greatplains.games import GAMES
from greatplains.games.bison.problems import FACE
from greatplains.games.bison.tilefile import parse_tile_file
from greatplains.server.domain import sight
from greatplains.server.domain.refusals import Refusal
from greatplains.server.domain.shapes import Step
from greatplains.server.http.cached import CachedAnswer, respond, version
from greatplains.server.http.routes.caller import REFUSALS

Version = Annotated[str, QueryParameter(max_length=64, description="`version` of `/api/games`, to keep the answer")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, and what can be chosen when it is set up."""

    name: str
    title: str
    least_players: int
    most_players: int
    options: list[Option]


class Offer(msgspec.Struct, frozen=True):
    """The games, and the levels of bots, weakest first.

    `version` changes when steps or drawings may have changed; asked for with it as `v`, they can be kept for good.
    """

    games: list[GameInfo]
    bots: list[str]
    version: str


class StepPage(msgspec.Struct, frozen=True):
    """Every step of a game, by its number."""

    steps: list[Step]


class TileFaces(msgspec.Struct, frozen=True):
    """A tile set as the option `tiles` of a table takes it: a, d, bison, salmon, turkey of each tile by its id."""

    start: dict[str, list[int]]
    draw: dict[str, list[int]]


FileName = Annotated[str, QueryParameter(max_length=255, description="`.json` at its end means JSON, else it is TOML")]


@dataclass
class _WithFile(Operation):
    """The body is the file as it is, because tile files are checked by their own parser; here it is described."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))
        self.request_body = RequestBody({"application/octet-stream": file}, "A tile file", required=True)


def _spec(kind: type) -> dict[int, ResponseSpec]:
    """The answer is encoded beforehand; here it is described."""
    return REFUSALS | {
        200: ResponseSpec(kind, description="The same until the version changes", generate_examples=False)
    }


class GamesController(Controller):
    """What there is to play."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="Games and bots", responses=REFUSALS)
    async def offer(self) -> Offer:
        """What can be asked for when a table is set up."""
        games = [
            GameInfo(rules.name, rules.title, rules.least_players, rules.most_players, list(rules.options))
            for rules in GAMES.values()
        ]
        return Offer(games, list(BOTS), version())

    @get("/bison/steps", summary="All steps of Bison", media_type="application/json", responses=_spec(StepPage))
    async def bison_steps(self, request: Request[Any, Any, Any], v: Version = "") -> Response[bytes]:
        """What each number means, whether it is legal at the moment or not."""
        return respond(request, _steps("bison"), v)

    @get(
        "/wind-river/steps", summary="All steps of Wind River", media_type="application/json", responses=_spec(StepPage)
    )
    async def wind_river_steps(self, request: Request[Any, Any, Any], v: Version = "") -> Response[bytes]:
        """What each number means, whether it is legal at the moment or not."""
        return respond(request, _steps("wind-river"), v)

    @get("/bison/art", summary="The board of Bison", media_type="application/json", responses=_spec(BisonArt))
    async def bison(self, request: Request[Any, Any, Any], v: Version = "") -> Response[bytes]:
        """Where everything lies, and what it looks like."""
        return respond(request, _bison(), v)

    # Drawing a tile for the first time takes a while, and the event loop has others to serve.
    @get(
        "/bison/art/tiles/{face:str}",
        summary="A tile of Bison",
        media_type="application/json",
        responses=_spec(TileArt),
        sync_to_thread=True,
    )
    def tile(self, request: Request[Any, Any, Any], face: FromPath[str], v: Version = "") -> Response[bytes]:
        """`face` is a-d-bison-salmon-turkey of the tile as it lies: each turn of a third adds 2 to a, modulo 6."""
        return respond(request, _tile(face), v)

    @post(
        "/bison/tiles",
        summary="Read a tile file of Bison",
        status_code=200,
        responses=REFUSALS,
        operation_class=_WithFile,
    )
    async def tiles(self, request: Request[Any, Any, Any], name: FileName) -> TileFaces:
        """The faces of a printed copy, checked: a table can be set up with them. Nothing is kept."""
        # Parsing a file that was written to be slow takes a while, and the event loop has others to serve.
        return TileFaces(**await asyncio.to_thread(parse_tile_file, name, await request.body()))

    @get(
        "/wind-river/art",
        summary="The board of Wind River",
        media_type="application/json",
        responses=_spec(WindRiverArt),
    )
    async def wind_river(self, request: Request[Any, Any, Any], v: Version = "") -> Response[bytes]:
        """Where everything lies, and what it looks like."""
        return respond(request, _wind_river(), v)


@cache
def _steps(game: str) -> CachedAnswer:
    return CachedAnswer.of(StepPage(sight.all_steps(game)))


@cache
def _bison() -> CachedAnswer:
    return CachedAnswer.of(bison_art())


@cache
def _wind_river() -> CachedAnswer:
    return CachedAnswer.of(wind_river_art())


# There are 600 faces in all; refused texts are not kept.
@cache
def _tile(text: str) -> CachedAnswer:
    face = parse_face(text)
    if face is None:
        raise Refusal(FACE, face=text)
    return CachedAnswer.of(tile_art(face))
