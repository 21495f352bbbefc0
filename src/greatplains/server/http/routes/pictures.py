"""A game to look at: its curve, a picture of a position, a film of all of them. All of it as spectators see it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from greatplains.drawing.painter import Order
from greatplains.drawing.registry import DRAWINGS
from greatplains.server.domain import sight
from greatplains.server.domain.table import Table
from greatplains.server.http.cached import ASK_AGAIN, FOR_GOOD, etag_of, matches_etag
from greatplains.server.http.routes.caller import REFUSALS, TableId, TheServer

_SECONDS_A_TURN = 1.0


class CurveFigure(msgspec.Struct, frozen=True):
    """One kind of figure: for each seat its value at the opening and after each turn."""

    title: str
    lines: list[list[int]]


class Curve(msgspec.Struct, frozen=True):
    """How a game went: its score first, then what seats had; and the turns that ended a chapter, such as a season."""

    figures: list[CurveFigure]
    chapters: list[int]


def _file(kind: str) -> dict[int, ResponseSpec]:
    return REFUSALS | {200: ResponseSpec(bytes, description=kind, generate_examples=False, media_type=f"image/{kind}")}


class PicturesController(Controller):
    """Pictures."""

    path = "/api/tables/{table_id:str}"
    tags = ("records",)

    @get("/curve", summary="How a game went", responses=REFUSALS)
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

    @get("/pictures/{turn:int}", summary="A picture of a position", responses=_file("png"))
    async def picture(
        self, request: Request[Any, Any, Any], table_id: TableId, turn: FromPath[int], server: TheServer
    ) -> Response[bytes]:
        """After so many turns, 0 for the opening; a PNG. Not to be had where pictures are not installed."""
        table = await server.tables.get(table_id)
        name = f"{table_id}/{turn}"
        drawn = server.pictures.find(name)
        if drawn is None:
            view = await server.aside.run(sight.past_view, table, None, turn, None)
            drawn = await server.pictures.get(name, Order([view], [], []))
        return _answer(request, drawn, "image/png", FOR_GOOD)

    @get("/film", summary="A game as a film", responses=_file("gif"))
    async def film(self, request: Request[Any, Any, Any], table_id: TableId, server: TheServer) -> Response[bytes]:
        """Every position for a second, with the turn that led to it; a GIF."""
        table = await server.tables.get(table_id)
        name = f"{table_id}/film/{len(table.turns)}"
        drawn = server.pictures.find(name)
        if drawn is None:
            drawn = await server.pictures.get(name, await server.aside.run(_film, table))
        return _answer(request, drawn, "image/gif", ASK_AGAIN, f"greatplains-{table.created.game}.gif")


def _curve(table: Table) -> Curve:
    looks = list(sight.past_looks(table))
    chronicle = DRAWINGS[table.created.game].chronicle
    figures = [
        CurveFigure(figure.title, [list(line) for line in zip(*(figure.read(*look) for look in looks), strict=True)])
        for figure in chronicle.figures
    ]
    return Curve(figures, chronicle.ended_chapters([view for view, _ in looks]))


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
