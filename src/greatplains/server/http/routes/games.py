"""What there is to play: games, bots, all steps of a game, and how its board is drawn."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, reduce
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIFormat, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, QueryParameter

from greatplains.bots.roster import BOTS
from greatplains.core.contract import Option
from greatplains.core.errors import BadOptions
from greatplains.core.problems import UNKNOWN_GAME, UNKNOWN_OPTION
from greatplains.drawing.registry import DRAWINGS
from greatplains.games import GAMES
from greatplains.server.domain import sight
from greatplains.server.domain.clock import PRESETS, Control
from greatplains.server.domain.refusals import NotFound, Refusal
from greatplains.server.domain.shapes import Step
from greatplains.server.http.cached import CachedAnswer, respond, version
from greatplains.server.http.routes.caller import COST, REFUSALS, TheServer

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
    clocks: dict[str, Control]  # good choices of time, by name
    idle_days: float  # a table nobody has touched for so long is put away, and can be taken up again
    import_days: float  # a table made of a record goes after so long, unless it is kept


class StepPage(msgspec.Struct, frozen=True):
    """Every step of a game, by its number."""

    steps: list[Step]


FileName = Annotated[str, QueryParameter(max_length=255, description="Its end says how it is written, as in `.json`")]


@dataclass
class _WithFile(Operation):
    """The body is the file as it is, because each game has a parser of its own for it; here it is described."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))
        self.request_body = RequestBody({"application/octet-stream": file}, "The file", required=True)


def _spec(kind: Any) -> dict[int, ResponseSpec]:
    """The answer is encoded beforehand; here it is described."""
    return REFUSALS | {
        200: ResponseSpec(kind, description="The same until the version changes", generate_examples=False)
    }


def _either(kinds: Iterable[type]) -> Any:
    """One of these types."""
    return reduce(operator.or_, kinds)


_BOARDS = _either(drawing.art.kind for drawing in DRAWINGS.values())
_SHEETS = _either(sheet.kind for drawing in DRAWINGS.values() for sheet in drawing.sheets.values())
_SHEETS_TOLD = "\n\n".join(
    f"`{game}/art/{name}/{{{sheet.key}}}`: {sheet.title}. {sheet.sentence}"
    for game, drawing in DRAWINGS.items()
    for name, sheet in drawing.sheets.items()
)


class GamesController(Controller):
    """What there is to play."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="Games and bots", responses=REFUSALS)
    async def offer(self, server: TheServer) -> Offer:
        """What can be asked for when a table is set up."""
        games = [
            GameInfo(rules.name, rules.title, rules.least_players, rules.most_players, list(rules.options))
            for rules in GAMES.values()
        ]
        idle, kept = server.settings.idle_days, server.settings.import_days
        return Offer(games, list(BOTS), version(), dict(PRESETS), idle, kept)

    @get("/{game:str}/steps", summary="All steps of a game", media_type="application/json", responses=_spec(StepPage))
    async def steps(self, request: Request[Any, Any, Any], game: FromPath[str], v: Version = "") -> Response[bytes]:
        """What each number means, whether it is legal at the moment or not."""
        return respond(request, _steps(_known(game)), v)

    @post(
        "/{game:str}/options/{option:str}",
        summary="Read a file for an option of a game",
        status_code=200,
        responses=REFUSALS | {200: ResponseSpec(Any, description="The value", generate_examples=False)},
        operation_class=_WithFile,
        opt={COST: 20},
    )
    async def option(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        option: FromPath[str],
        name: FileName,
        server: TheServer,
    ) -> Response[Any]:
        """What the file says, checked: a table can be set up with it as the value of the option. Nothing is kept."""
        rules = GAMES[_known(game)]
        if all(known.name != option for known in rules.options):
            raise NotFound(UNKNOWN_OPTION, key=option)
        # Parsing a file that was written to be slow takes a while.
        return Response(await server.aside.run(rules.read_option, option, name, await request.body()))

    @get("/{game:str}/art", summary="The board of a game", media_type="application/json", responses=_spec(_BOARDS))
    async def art(self, request: Request[Any, Any, Any], game: FromPath[str], v: Version = "") -> Response[bytes]:
        """Where everything lies, and what it looks like."""
        return respond(request, _art(_known(game)), v)

    @get(
        "/{game:str}/art/{sheet:str}/{key:str}",
        summary="A part of the board that is asked for by itself",
        description=_SHEETS_TOLD,
        media_type="application/json",
        responses=_spec(_SHEETS),
    )
    async def sheet(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        sheet: FromPath[str],
        key: FromPath[str],
        server: TheServer,
        v: Version = "",
    ) -> Response[bytes]:
        if sheet not in DRAWINGS[_known(game)].sheets:
            raise NotFoundException
        drawn = _drawn.get((game, sheet, key))
        if drawn is None:  # drawing it for the first time takes a while
            drawn = _drawn[game, sheet, key] = await server.aside.run(_sheet, game, sheet, key)
        return respond(request, drawn, v)


def _known(game: str) -> str:
    """The name of a game that there is."""
    if game not in GAMES:
        raise NotFound(UNKNOWN_GAME.under(""), game=game, games=list(GAMES))
    return game


@cache
def _steps(game: str) -> CachedAnswer:
    return CachedAnswer.of(StepPage(sight.all_steps(game)))


@cache
def _art(game: str) -> CachedAnswer:
    return CachedAnswer.of(DRAWINGS[game].art.draw())


# Of Bison's tiles there are 600; what is refused is not kept.
_drawn: dict[tuple[str, str, str], CachedAnswer] = {}


def _sheet(game: str, sheet: str, key: str) -> CachedAnswer:
    try:
        return CachedAnswer.of(DRAWINGS[game].sheets[sheet].draw(key))
    except BadOptions as error:
        raise Refusal(error.reason, **error.parameters) from None
