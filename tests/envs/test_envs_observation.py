"""An observation says exactly what the view of the seat says."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.envs.seen import entries_of
from tests.properties.tables import Table, played, tables

from greatplains.core.contract import View
from greatplains.core.position import mask_buffer
from greatplains.core.rng import Rng
from greatplains.envs.registry import ENCODINGS
from greatplains.games import GAMES


def observed(table: Table, position: Any, seat: int) -> bytes:
    return bytes(ENCODINGS[table.game].observer.observe(position, seat))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_parts_fill_the_observation_without_gaps(game: str) -> None:
    end = 0
    for part in ENCODINGS[game].layout:
        assert part.start == end, part.name
        assert not part.names or len(part.names) in part.shape, part.name
        end = part.end
    assert end == ENCODINGS[game].observer.size
    assert ENCODINGS[game].observer.steps == GAMES[game].step_count


@settings(max_examples=12)
@given(tables())
def test_every_entry_is_what_the_view_says_and_within_its_bound(table: Table) -> None:
    for position in played(table)[::3]:
        for seat in range(table.players):
            found = observed(table, position, seat)
            wanted = entries_of(table.rules.view(position, seat), getattr(position, "tiles", None))
            assert set(wanted) == {part.name for part in ENCODINGS[table.game].layout}
            for part in ENCODINGS[table.game].layout:
                assert list(found[part.start : part.end]) == wanted[part.name], part.name
                assert max(wanted[part.name]) <= part.high, part.name


def seen_from_seat(view: View) -> str:
    """The view with the seats counted from the one that looks."""
    players, own = view["players"], view["seat"]
    turned: View = dict(view)
    turned["seats"] = view["seats"][own:] + view["seats"][:own]
    turned["seat"] = 0
    for key in ("to_move", "totem"):
        if key in view:
            turned[key] = (view[key] - own) % players
    if view["game"] == "bison":
        spaces = view["spaces"].items()
        turned["spaces"] = {
            name: {**here, "seat": None if here["seat"] is None else (here["seat"] - own) % players}
            for name, here in spaces
        }
    else:
        turned["hexes"] = {
            name: {**here, **{key: here[key][own:] + here[key][:own] for key in ("tents", "hungry")}}
            for name, here in view["hexes"].items()
        }
    return json.dumps(turned, sort_keys=True)


@settings(max_examples=12)
@given(tables())
def test_nothing_of_the_view_is_lost(table: Table) -> None:
    views: dict[bytes, str] = {}
    for position in played(table):
        for seat in range(table.players):
            view = seen_from_seat(table.rules.view(position, seat))
            assert views.setdefault(observed(table, position, seat), view) == view


@settings(max_examples=40)
@given(tables(), st.integers(0, 10**6))
def test_what_a_seat_cannot_see_changes_nothing(table: Table, seed: int) -> None:
    for position in played(table)[::10]:
        for seat in range(table.players):
            other = table.rules.resample(position, seat, Rng(seed))
            assert observed(table, other, seat) == observed(table, position, seat)


@settings(max_examples=20)
@given(tables())
def test_the_mask_has_a_one_for_each_legal_step(table: Table) -> None:
    masks = mask_buffer()
    for position in played(table):
        row = ENCODINGS[table.game].observer.legal(position, masks)
        assert np.flatnonzero(row).tolist() == position.legal_steps()
        assert len(row) == table.rules.step_count
