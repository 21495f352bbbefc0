"""A game to look at: its curve, a picture of a position, small or large, a film of all of them. All of it as spectators
see it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from greatplains.bots.forecast import Forecast
from greatplains.drawing import small_picture
from greatplains.drawing.painter import Order
from greatplains.drawing.registry import DRAWINGS
from greatplains.server.domain import sight
from greatplains.server.domain.standing import FINISHED
from greatplains.server.domain.table import Table
from greatplains.server.http.cached import ASK_AGAIN, FOR_GOOD, CachedAnswer, etag_of, matches_etag, respond
from greatplains.server.http.routes.caller import COST, REFUSALS, TableId, TheServer
from greatplains.server.http.routes.games import Version

_SECONDS_A_TURN: Final = 1.0
# Of a game so many turns are told that changed it, if they moved somebody's chance by so many of a hundred.
_MOST_TURNING_POINTS: Final = 3
_SMALLEST_SWING: Final = 10
_ROUNDING: Final = 2


class CurveFigure(msgspec.Struct, frozen=True):
    """One kind of figure: for each seat its value at the opening and after each turn."""

    title: str
    lines: list[list[int]]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn with which the chance of a seat changed for good: from so many of a hundred in the round before to so many
    in the round that it began."""

    turn: int
    seat: int
    before: int
    after: int


class Curve(msgspec.Struct, frozen=True):
    """How a game went: its score first, then what seats had; and the turns that ended a chapter, such as a season.

    Of a game that is over `chances` has for each seat how many of a hundred games it would have won from there, in the
    eyes of the bots, at the opening and after each turn; `turning_points` are the turns that changed most of it, in the
    order they were made. Both are empty while a game runs: nobody is to be told by it how they stand.
    """

    figures: list[CurveFigure]
    chapters: list[int]
    chances: list[list[int]]
    turning_points: list[TurningPoint]


class Glimpse(msgspec.Struct, frozen=True):
    """A position at a glance: the board as a small SVG, the score of each seat, and where the game is, if it has
    chapters, such as seasons."""

    svg: str
    scores: list[int]
    chapter: int | None
    chapters: int | None


def _file(kind: str) -> dict[int, ResponseSpec]:
    return REFUSALS | {200: ResponseSpec(bytes, description=kind, generate_examples=False, media_type=f"image/{kind}")}


class PicturesController(Controller):
    """Pictures."""

    path = "/api/tables/{table_id:str}"
    tags = ("records",)

    @get("/curve", summary="How a game went", responses=REFUSALS, opt={COST: 5})
    async def curve(self, table_id: TableId, server: TheServer) -> Curve:
        """The figures of every seat, turn by turn."""
        table = await server.tables.get(table_id)
        found: Curve | None = table.shown.get("curve")
        if found is None:
            turns = len(table.turns)
            found = await server.aside.run(_curve, table)
            if turns == len(table.turns):
                table.shown["curve"] = found
        return found

    @get(
        "/glimpses/{turn:int}",
        summary="A position at a glance",
        media_type="application/json",
        responses=REFUSALS | {200: ResponseSpec(Glimpse, description="A small board", generate_examples=False)},
        opt={COST: 3},
    )
    async def glimpse(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        turn: FromPath[int],
        server: TheServer,
        v: Version = "",
    ) -> Response[bytes]:
        """After so many turns, 0 for the opening: for lists of games. Of a game that is over it never changes, so with
        `v` it is kept."""
        table = await server.tables.get(table_id)
        name = _name(table, turn)
        found = server.glimpses.find(name)
        if found is None:
            found = await server.aside.run(_glimpse, table, turn)
            server.glimpses.keep(name, found, len(found.body) + len(found.compressed))
        return respond(request, found, v if table.status == FINISHED else "")

    @get("/pictures/{turn:int}", summary="A picture of a position", responses=_file("png"), opt={COST: 5})
    async def picture(
        self, request: Request[Any, Any, Any], table_id: TableId, turn: FromPath[int], server: TheServer
    ) -> Response[bytes]:
        """After so many turns, 0 for the opening; a PNG. Not to be had where pictures are not installed."""
        table = await server.tables.get(table_id)
        name = _name(table, turn)
        drawn = server.pictures.find(name)
        if drawn is None:
            view = await server.aside.run(sight.past_view, table, None, turn, None)
            drawn = await server.pictures.get(name, Order([view], [], []))
        return _answer(request, drawn, "image/png", FOR_GOOD if table.status == FINISHED else ASK_AGAIN)

    @get("/film", summary="A game as a film", responses=_file("gif"), opt={COST: 20})
    async def film(self, request: Request[Any, Any, Any], table_id: TableId, server: TheServer) -> Response[bytes]:
        """Every position for a second, with the turn that led to it; a GIF."""
        table = await server.tables.get(table_id)
        name = _name(table, len(table.turns), "film")
        drawn = server.pictures.find(name)
        if drawn is None:
            drawn = await server.pictures.get(name, await server.aside.run(_film, table))
        return _answer(request, drawn, "image/gif", ASK_AGAIN, f"greatplains-{table.created.game}.gif")


def _name(table: Table, turn: int, what: str = "") -> str:
    """Under which a picture is kept: after turns were taken back, others come under the same numbers."""
    return f"{table.id}/{what}/{turn}/{table.taken_back_at}"


def _glimpse(table: Table, turn: int) -> CachedAnswer:
    view, parts = sight.past_sight(table, None, turn, None)
    chronicle = DRAWINGS[table.created.game].chronicle
    chapters = chronicle.chapters(view)
    chapter = chronicle.chapter(view) if chapters is not None else None
    scores = chronicle.figures[0].read(view, parts)
    return CachedAnswer.of(Glimpse(small_picture(view).svg(), scores, chapter, chapters))


def _curve(table: Table) -> Curve:
    looks = list(sight.past_looks(table))
    chances = _chances(table) if table.status == FINISHED else []
    chronicle = DRAWINGS[table.created.game].chronicle
    figures = [
        CurveFigure(figure.title, [list(line) for line in zip(*(figure.read(*look) for look in looks), strict=True)])
        for figure in chronicle.figures
    ]
    chapters = chronicle.ended_chapters([view for view, _ in looks])
    return Curve(figures, chapters, [list(line) for line in zip(*chances, strict=True)], _turning_points(chances))


def _chances(table: Table) -> list[list[int]]:
    """Of each position how many of a hundred games each seat would win from there."""
    forecast = Forecast(table.created.game)
    return [[round(100 * share) for share in forecast.shares(position)] for position in table.positions()]


def _turning_points(chances: list[list[int]]) -> list[TurningPoint]:
    """The turns that changed most for good, of each the seat for whom it did, rather one that gained: the round from
    there on against the round before. From turn to turn chances go up and down, because it is good to be next."""
    players = len(chances[0]) if chances else 0
    swings = []
    for turn in range(1, len(chances)):
        before, after = _mean(chances[max(0, turn - players) : turn]), _mean(chances[turn : turn + players])
        for seat, (then, now) in enumerate(zip(before, after, strict=True)):
            # Between two seats a gain is a loss, but for rounding.
            gained = _ROUNDING if now > then else 0
            swings.append((abs(now - then), gained, TurningPoint(turn, seat, then, now)))
    found: list[TurningPoint] = []
    for change, _, point in sorted(swings, key=lambda swing: (-swing[0] - swing[1], swing[2].turn)):
        if change < _SMALLEST_SWING or len(found) == _MOST_TURNING_POINTS:
            break
        # The turns beside it belong to the same change.
        if all(abs(point.turn - other.turn) >= players for other in found):
            found.append(point)
    return sorted(found, key=lambda point: point.turn)


def _mean(round_of: list[list[int]]) -> list[int]:
    return [round(sum(line) / len(line)) for line in zip(*round_of, strict=True)]


def _film(table: Table) -> Order:
    views = [view for view, _ in sight.past_looks(table)]
    turns = range(1, len(views))
    words = ["The opening", *(f"{turn}. {table.turns[turn - 1]}" for turn in turns)]
    return Order(views, words, [None, *(table.played(turn).seat for turn in turns)], _SECONDS_A_TURN)


def _answer(
    request: Request[Any, Any, Any], drawn: bytes, kind: str, keeping: str, file_name: str | None = None
) -> Response[bytes]:
    headers = {"cache-control": keeping, "etag": etag_of(drawn)}
    if file_name is not None:
        headers["content-disposition"] = f'attachment; filename="{file_name}"'
    if matches_etag(request.headers.get("if-none-match", ""), headers["etag"]):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(drawn, media_type=kind, headers=headers)
