"""Reviews of games that are over: asked for by anybody who has an identity, seen by all who may see the table."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import QueryParameter

from greatplains.server.domain import problems
from greatplains.server.domain.refusals import TooMany
from greatplains.server.domain.shapes import Explained, Step
from greatplains.server.domain.sight import must_be_over, shown_steps
from greatplains.server.domain.table import Table
from greatplains.server.http.context import Context
from greatplains.server.http.routes.caller import COST, REFUSALS, TableId, TheCaller, ThePerson, TheServer
from greatplains.server.store import Clash

_DAY: Final = 24 * 3600.0
# Turns of one answer.
_MOST_TURNS: Final = 40


class ReviewChoice(msgspec.Struct, frozen=True):
    """A turn that could have been played, with its steps; the chances that it promises to each seat, and how the game
    would go on."""

    text: str
    steps: list[Step]
    chances: list[float]
    line: list[str]


class ReviewEntry(msgspec.Struct, frozen=True):
    """What a seat won (above 0) or lost."""

    seat: int
    amount: int
    reason: Explained


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turn: everybody's chances with the best turn and with the one that was played, what it gave away, its mark, the
    luck of what its seat has drawn, the best turns, and why they are better."""

    turn: int
    seat: int
    text: str
    before: list[float]
    after: list[float]
    loss: float
    mark: Literal["brilliant", "best", "good", "inaccuracy", "mistake", "blunder"]
    forced: bool
    luck: list[float]
    best: list[ReviewChoice]
    reasons: list[Explained]
    entries: list[ReviewEntry]


class ReviewBooked(msgspec.Struct, frozen=True):
    """What was won or lost, and with which turn."""

    turn: int
    amount: int
    reason: Explained


class SeatReview(msgspec.Struct, frozen=True):
    """How a seat played: accuracy up to 100 (None: it never had a choice), how many turns have each mark, what its
    draws were worth, and the most it won and lost at once."""

    seat: int
    accuracy: float | None
    mean_loss: float | None
    marks: dict[str, int]
    luck: float
    won: list[ReviewBooked]
    lost: list[ReviewBooked]


class ReviewSummary(msgspec.Struct, frozen=True):
    """What it comes to; `course` are everybody's chances at the opening and after each turn."""

    seats: list[SeatReview]
    course: list[list[float]]
    turning_points: list[int]


class Review(msgspec.Struct, frozen=True):
    """A review as far as it is done. `reviewed` are some turns after the one that was named; `known` is how many there
    are by now, of `turns`. With the last of them comes the summary."""

    state: Literal["none", "growing", "done"]
    turns: int
    known: int
    reviewed: list[ReviewedTurn]
    summary: ReviewSummary | None


class ReviewsController(Controller):
    """Reviews."""

    path = "/api/tables/{table_id:str}/review"
    tags = ("records",)

    @get("/", summary="The review of a game", responses=REFUSALS, opt={COST: 2})
    async def show(
        self, table_id: TableId, server: TheServer, after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
    ) -> Review:
        """The turns after that one, as many as there are by now, or as fit into an answer. Ask again while it grows."""
        table = await server.tables.get(table_id)
        return await _review(server, table, after)

    @post("/", summary="Ask for a review", status_code=200, responses=REFUSALS, opt={COST: 5})
    async def ask(self, table_id: TableId, caller: TheCaller, person: ThePerson, server: TheServer) -> Review:
        """Of a game that is over, or of a record from elsewhere. There is one of each game, whoever asks first."""
        table = await server.tables.get(table_id)
        must_be_over(table)
        if await server.store.reviews.find(table_id) is None:
            now = time.time()
            lately = await server.store.reviews.asked_lately(person.id, now - _DAY)
            if lately.times >= server.settings.reviews_a_day:
                raise TooMany(problems.REVIEWS, seconds=round(max(1.0, lately.first_at + _DAY - now)))
            # Of this process alone, but of those who ask for many at the same moment, too.
            server.limits.count_review(person.id, caller.sender.address)
            with suppress(Clash):  # somebody else has just asked for it
                await server.store.reviews.ask(table_id, person.id, len(table.turns), now)
            server.review_wanted()
        return await _review(server, table, 0)


async def _review(server: Context, table: Table, after: int) -> Review:
    asked = await server.store.reviews.find(table.id)
    if asked is None:
        return Review("none", len(table.turns), 0, [], None)
    known = await server.store.reviews.count_turns(table.id)
    bodies = await server.store.reviews.turns_after(table.id, after, _MOST_TURNS)
    reviewed = [_turn(table, body) for body in bodies]
    if asked.summary is None:
        return Review("growing", asked.turns, known, reviewed, None)
    return Review("done", asked.turns, known, reviewed, msgspec.json.decode(asked.summary, type=ReviewSummary))


def _turn(table: Table, body: str) -> ReviewedTurn:
    """A turn as it was stored, with what its steps mean."""
    stored = msgspec.json.decode(body)
    best = [
        ReviewChoice(
            choice["text"], shown_steps(table.created.game, choice["steps"]), choice["chances"], choice["line"]
        )
        for choice in stored["best"]
    ]
    return msgspec.structs.replace(msgspec.convert({**stored, "best": []}, ReviewedTurn), best=best)
