"""Nobody is sent what they may not know (`leaking.py` says how that is looked for), and what looks for it can fail."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET
from sqlalchemy import select
from tests.server.leaking import (
    COMBINATIONS,
    MORE_COMBINATIONS,
    Leaked,
    Playwright,
    Stage,
    draw_game,
    fixed,
    length,
    listening,
    must_not_be_in,
)
from tests.server.worlds import Fate, world

from greatplains.core.draft import Draft
from greatplains.core.rng import Rng
from greatplains.games.bison import view as bison_view
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.rules import BisonRules
from greatplains.server.domain import decisions, records, shapes, sight
from greatplains.server.domain.table import Table
from greatplains.server.live import messages as ms
from greatplains.server.live import session as socket_module
from greatplains.server.store import Outbox
from greatplains.server.store.schema import deals
from greatplains.server.store.sqlite import SqliteDatabase

pytestmark = pytest.mark.anyio


@pytest.fixture
def lines() -> Iterator[list[str]]:
    with listening() as lines:
        yield lines


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    return fixed(monkeypatch)


@pytest.fixture
def stage(tmp_path: Path, empty_sqlite: Path, fate: Fate, lines: list[str]) -> Stage:
    return Stage(tmp_path, empty_sqlite, fate, lines)


@pytest.mark.parametrize(
    ("name", "players", "variant"),
    COMBINATIONS
    + [pytest.param(*one, marks=pytest.mark.whole) for one in MORE_COMBINATIONS if one not in COMBINATIONS],
)
async def test_nobody_is_sent_what_they_may_not_know(stage: Stage, name: str, players: int, variant: int) -> None:
    rng = Rng(players * 10 + variant, f"leaks in {name}")
    game = draw_game(name, players, variant, rng)
    await stage.check(game, length(name, players, rng), rng)


@pytest.mark.parametrize(("name", "players", "variant"), [("bison", 3, 1), ("wind-river", 2, 0)])
async def test_a_game_that_is_over_shows_everything_but_secrets_of_people(
    stage: Stage, name: str, players: int, variant: int
) -> None:
    rng = Rng(7, f"the end of {name}")
    game = draw_game(name, players, variant, rng)
    stage.fate.begin(game.deal)
    async with world(stage.settings()) as here:
        playwright = Playwright(here, game, rng)
        await playwright.open()
        await playwright.finish()
        await here.settle()
        assert playwright.table.status == "finished"
        assert game.deal.salt in here.said_to("nobody").decode()
        secrets = [token.partition(".")[2] for token in here.tokens.values()]
        must_not_be_in(here.said_to("nobody").decode(), secrets, "nobody")
        must_not_be_in("\n".join(stage.lines), [*stage.fate.made, game.deal.salt], "the log")


# It must be able to fail: each of these opens a hole, and the test above must fall into it. Holes are made where
# compiled code looks things up: in what is not compiled itself.


def _show_a_hand(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the hand of the seat to move."""
    patch.setattr(BisonRules, "view", lambda self, position, seat: bison_view.view(position, position.seat))


def _show_the_stack(patch: pytest.MonkeyPatch) -> None:
    """The tile on top of the stack is in every view."""

    def view(self: BisonRules, position: BisonPosition, seat: int | None) -> Any:
        return {**bison_view.view(position, seat), "next": list(position.stack)[-1]}

    patch.setattr(BisonRules, "view", view)


def _show_discards(patch: pytest.MonkeyPatch) -> None:
    """How the whole stack adds up: a number, and still it tells something."""

    def view(self: BisonRules, position: BisonPosition, seat: int | None) -> Any:
        stack = list(position.stack)
        return {**bison_view.view(position, seat), "checksum": sum(n * tile for n, tile in enumerate(stack))}

    patch.setattr(BisonRules, "view", view)


def _show_whole_drafts(patch: pytest.MonkeyPatch) -> None:
    """A whole draft is shown with the seat's eyes: the tile of the next season is in it."""
    shown = sight.shown_draft

    def leaky(table: Table, draft: Draft[Any], with_parts: bool = False) -> shapes.Draft:
        return replace_view(shown(table, draft, with_parts), table.rules.view(draft.position, draft.seat))

    patch.setattr(sight, "shown_draft", leaky)


def replace_view(draft: shapes.Draft, view: Any) -> shapes.Draft:
    return shapes.Draft(draft.seat, draft.turn, draft.steps, draft.legal, view, draft.text, draft.parts)


def _promise_with_the_secret(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decisions, "promise", lambda secret: secret)


def _put_the_setup_into_records(patch: pytest.MonkeyPatch) -> None:
    export = records.export

    def leaky(table: Table, seats: list[int]) -> str:
        assert table.deal is not None
        return export(table, seats)[:-1] + ', "stack": ' + json.dumps(list(table.deal.setup.stack)) + "}"

    patch.setattr(records, "export", leaky)


def _send_drafts_to_everybody(patch: pytest.MonkeyPatch) -> None:
    step = socket_module.Session.step

    async def leaky(self: socket_module.Session, message: ms.PlayStep) -> None:
        await step(self, message)
        for connection in self.hub._connections[self.connection.table_id]:
            connection.send(b'{"type":"presence","present":[]}')

    patch.setitem(socket_module._HANDLERS, ms.PlayStep, leaky)


def _log_the_deal(patch: pytest.MonkeyPatch) -> None:
    write = SqliteDatabase.write

    async def leaky(self: SqliteDatabase, statements: Any) -> Any:
        logging.getLogger("greatplains").info("stored %s", [parameters for _, parameters in statements])
        return await write(self, statements)

    patch.setattr(SqliteDatabase, "write", leaky)


def _score_the_stack(patch: pytest.MonkeyPatch) -> None:
    """What a region is worth tells something about the tiles to come."""
    breakdown = BisonRules.breakdown

    def leaky(self: BisonRules, position: BisonPosition) -> Any:
        first, *others = breakdown(self, position)
        return [replace(first, worth=first.worth + list(position.stack)[-1]), *others]

    patch.setattr(BisonRules, "breakdown", leaky)


def _look_back_with_other_eyes(patch: pytest.MonkeyPatch) -> None:
    """Of several turns at once, everybody is told what one seat saw between them."""
    views, told_turn = BisonRules.views, shapes.ToldTurn
    seen: dict[int, Any] = {}  # by the turn after which it was

    def noted(self: BisonRules, position: BisonPosition, seats: Any) -> Any:
        found = views(self, position, seats)
        seen.update((view["turn"], view) for seat, view in zip(seats, found, strict=True) if seat == 0)
        return found

    def leaky(turn: int, steps: Any, scored: bool = False, views: Any = UNSET, parts: Any = UNSET) -> Any:
        of_one = views if views is UNSET else [shapes.SeatView(view.seat, seen[turn]) for view in views]
        return told_turn(turn, steps, scored, of_one, parts)

    patch.setattr(BisonRules, "views", noted)
    patch.setattr(sight, "ToldTurn", leaky)


def _tell_steps_by_the_stack(patch: pytest.MonkeyPatch) -> None:
    """A turn has a step more, that says which tile comes next."""
    changes, told_turn = BisonRules.changes, shapes.ToldTurn
    position: BisonPosition | None = None

    def noted(self: BisonRules, before: BisonPosition, after: BisonPosition, seats: Any) -> Any:
        nonlocal position
        position = after
        return changes(self, before, after, seats)

    def leaky(turn: int, steps: Any, *more: Any) -> Any:
        step = shapes.Step(int(position.stack[-1]), "draw", {}) if position is not None else None
        return told_turn(turn, steps if step is None else [*steps, step], *more)

    patch.setattr(BisonRules, "changes", noted)
    patch.setattr(sight, "ToldTurn", leaky)


def _change_parts_by_the_stack(patch: pytest.MonkeyPatch) -> None:
    """So many parts are said to be the same as there are in a number that nobody knows."""
    patch.setattr(BisonRules, "changed_parts", lambda self, known, now: [0] * now.stack[-1])


def _change_views_with_other_eyes(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what a turn changes for one seat."""
    changes = BisonRules.changes

    def leaky(self: BisonRules, before: BisonPosition, after: BisonPosition, seats: Any) -> Any:
        return changes(self, before, after, [0 for _ in seats])

    patch.setattr(BisonRules, "changes", leaky)


def _draft_parts_by_the_stack(patch: pytest.MonkeyPatch) -> None:
    """The same, of a turn that is not made yet."""
    changed = BisonRules.changed_parts

    def leaky(self: BisonRules, known: BisonPosition, now: BisonPosition) -> Any:
        return [0] * now.stack[-1] if now.turn == known.turn else changed(self, known, now)

    patch.setattr(BisonRules, "changed_parts", leaky)


def _tell_the_stack(patch: pytest.MonkeyPatch) -> None:
    """A message to somebody elsewhere names a tile that is still to be drawn."""
    about = Outbox.about

    async def leaky(self: Outbox, table_ids: Any) -> Any:
        found = await about(self, table_ids)
        for row in await self._database.read(select(deals)):
            found[row.table_id].people["nobody"] = row.setup[-12:-4]
        return found

    patch.setattr(Outbox, "about", leaky)


HOLES = [
    _tell_the_stack,
    _look_back_with_other_eyes,
    _tell_steps_by_the_stack,
    _change_parts_by_the_stack,
    _change_views_with_other_eyes,
    _draft_parts_by_the_stack,
    _score_the_stack,
    _show_a_hand,
    _show_the_stack,
    _show_discards,
    _show_whole_drafts,
    _promise_with_the_secret,
    _put_the_setup_into_records,
    _send_drafts_to_everybody,
    _log_the_deal,
]


@pytest.mark.parametrize("hole", HOLES, ids=lambda hole: hole.__name__.strip("_"))
async def test_a_hole_is_found(stage: Stage, hole: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hole(monkeypatch)
    with pytest.raises(Leaked):
        await look_through_a_season(stage, Rng(4, "holes"))


async def look_through_a_season(stage: Stage, rng: Rng) -> None:
    """Up to a draft of its last turn, and beyond it, when tiles were drawn."""
    for turns in (7, 9):
        await stage.check(draw_game("bison", 2, 0, rng), turns, rng)
