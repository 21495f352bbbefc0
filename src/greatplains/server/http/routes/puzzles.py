"""Puzzles: which there are, what one looks like, what it says to a turn, and how solvers are rated."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from greatplains.puzzles import Puzzle, puzzles_of
from greatplains.puzzles.collection import COLLECTIONS, is_read
from greatplains.server.domain.puzzle_ratings import NEWCOMER, unsolved
from greatplains.server.domain.shapes import Draft
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, Caller, TheCaller, ThePerson, TheServer
from greatplains.server.http.routes.lessons import TriedSteps
from greatplains.server.live import puzzles
from greatplains.server.live.messages import Update, Welcome
from greatplains.server.live.puzzles import Solution
from greatplains.server.work.puzzle_answers import is_right

_TRY_BYTES = 200
_Theme = Annotated[str, Meta(max_length=32)]


class PuzzleTheme(msgspec.Struct, frozen=True):
    """What puzzles are about, how many there are, and how many of them I have tried and solved at the first try."""

    theme: str
    puzzles: int
    tried: int
    solved: int


class PuzzleCollection(msgspec.Struct, frozen=True):
    """The puzzles of a game, that of today, and my rating: None until I have tried one."""

    game: str
    today: str
    themes: list[PuzzleTheme]
    rating: int | None


class OpenPuzzle(msgspec.Struct, frozen=True):
    """A puzzle: its position, as a table says hello, what it is about, how hard it seems and is, and how my first try
    went, if there was one."""

    welcome: Welcome
    theme: str
    difficulty: str
    rating: int
    tries: int
    solved: bool | None


class NextPuzzle(msgspec.Struct, frozen=True):
    """One to practise with."""

    puzzle: str


class RatingChange(msgspec.Struct, frozen=True):
    """My rating before and after a first try."""

    before: int
    after: int


class PuzzleAnswered(msgspec.Struct, frozen=True):
    """What a puzzle says to a turn: is it `right`, to a hair, and what does it give away of the chance to win? Of one
    that is right `update` tells, and `solution` what there is to say. `rating` changes with the first try."""

    right: bool
    loss: float
    update: Update | None
    solution: Solution | None
    rating: RatingChange | None


class PuzzleSolved(msgspec.Struct, frozen=True):
    """The solution; who asks for it without having tried has failed."""

    solution: Solution
    rating: RatingChange | None


async def read_puzzles(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: they are read with the first questions about any of them, which takes too long for the event loop."""
    for game in COLLECTIONS:
        if not is_read(game):
            await asyncio.to_thread(puzzles_of, game)


class PuzzlesController(Controller):
    """Find the turn."""

    path = "/api/puzzles"
    tags = ("puzzles",)
    guards = (read_puzzles,)
    request_max_body_size = SHORT_BODY

    @get("/", summary="All puzzles", responses=REFUSALS, opt={COST: 2})
    async def collections(self, caller: TheCaller, server: TheServer) -> list[PuzzleCollection]:
        """By game and theme, with what I have tried."""
        who = caller.identity
        tried = [] if who is None else await server.store.puzzles.tried_by(who)
        ratings = {} if who is None else await server.store.puzzles.ratings_of(who)
        known = {(one.game, one.puzzle): one.is_solved for one in tried}
        found = []
        for game in COLLECTIONS:
            themes = []
            for theme, names in puzzles.themes(game).items():
                mine = [known[game, name] for name in names if (game, name) in known]
                themes.append(PuzzleTheme(theme, len(names), len(mine), sum(mine)))
            rating = ratings[game].shown if game in ratings else None
            found.append(PuzzleCollection(game, puzzles.todays(game, time.time()).id, themes, rating))
        return found

    @get("/{game:str}", summary="A puzzle to practise with", responses=REFUSALS, opt={COST: 2})
    async def practise(
        self, game: FromPath[str], caller: TheCaller, server: TheServer, theme: FromQuery[_Theme | None] = None
    ) -> NextPuzzle:
        """One that I have not tried, about as hard as I am good; about one theme or any."""
        who = caller.identity
        tried = [] if who is None else await server.store.puzzles.tried_by(who)
        ratings = {} if who is None else await server.store.puzzles.ratings_of(who)
        drawn = puzzles.to_practise(
            game,
            theme,
            {one.puzzle for one in tried if one.game == game},
            ratings.get(game, NEWCOMER),
            await server.store.puzzles.puzzle_ratings(game),
            secrets.randbelow,
        )
        return NextPuzzle(drawn.id)

    @get("/{game:str}/{puzzle:str}", summary="A puzzle", responses=REFUSALS, opt={COST: 2})
    async def look(
        self, game: FromPath[str], puzzle: FromPath[str], caller: TheCaller, server: TheServer
    ) -> OpenPuzzle:
        """Its position, as whoever is to move sees it: a puzzle is no table, and nobody else sees it."""
        found = puzzles.get_puzzle(game, puzzle)
        store = server.store.puzzles
        rating = await store.rating_of(game, puzzle, unsolved(found.difficulty))
        solved = None if caller.identity is None else await store.first_try(caller.identity, game, puzzle)
        return OpenPuzzle(puzzles.open_puzzle(found), found.theme, found.difficulty, rating.shown, rating.tries, solved)

    @post("/{game:str}/{puzzle:str}/draft", summary="Try steps of a puzzle", status_code=200, responses=REFUSALS)
    async def draft(self, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[TriedSteps]) -> Draft:
        """How it looks with these steps, and which may follow."""
        return puzzles.show_draft(puzzles.get_puzzle(game, puzzle), data.steps)

    @post("/{game:str}/{puzzle:str}/turns", summary="Answer a puzzle", status_code=200, responses=REFUSALS)
    async def answer(
        self,
        game: FromPath[str],
        puzzle: FromPath[str],
        data: JSONBody[TriedSteps],
        caller: TheCaller,
        person: ThePerson,
        server: TheServer,
    ) -> PuzzleAnswered:
        """Is this turn the best one, to a hair? The first try counts."""
        found = puzzles.get_puzzle(game, puzzle)
        turn = puzzles.whole_turn(found, data.steps)
        address = caller.sender.address
        loss = await server.puzzle_answers.loss(found, turn, lambda: server.limits.count_hint(person.id, address))
        right = is_right(loss)
        rating = await _tried(server, caller, found, right)
        update = puzzles.told(found, turn) if right else None
        return PuzzleAnswered(right, loss, update, puzzles.solution(found) if right else None, rating)

    @post("/{game:str}/{puzzle:str}/solution", summary="Show the solution", status_code=200, responses=REFUSALS)
    async def show(
        self, game: FromPath[str], puzzle: FromPath[str], caller: TheCaller, person: ThePerson, server: TheServer
    ) -> PuzzleSolved:
        """The best turn, and why."""
        found = puzzles.get_puzzle(game, puzzle)
        return PuzzleSolved(puzzles.solution(found), await _tried(server, caller, found, is_solved=False))


async def _tried(server: TheServer, caller: Caller, puzzle: Puzzle, is_solved: bool) -> RatingChange | None:
    """Note a first try; one of many changes nothing."""
    who = caller.identity
    assert who is not None
    store = server.store.puzzles
    if await store.first_try(who, puzzle.game, puzzle.id) is not None:
        return None
    server.limits.count_written(who, _TRY_BYTES)
    rated = await store.add_try(who, puzzle.game, puzzle.id, unsolved(puzzle.difficulty), is_solved, time.time())
    return None if rated is None else RatingChange(rated.before.shown, rated.after.shown)
