"""What never changes in Bison, whatever is played."""

from __future__ import annotations

import json
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.tables import Table, played, tables

from greatplains.core.bits import members
from greatplains.core.rng import Rng
from greatplains.games.bison.board import CELLS, LANDS, SPACES
from greatplains.games.bison.state import CANOES, HUNTERS, ITEMS, OVERFLOWING, TEPEES


@settings(max_examples=30)
@given(tables("bison"))
def test_pieces_are_conserved(table: Table) -> None:
    """8 hunters; tepees and canoes 1, 1, 2, 2, 3, 4 each: in reserve, in the market or on the board (Bison 2)."""
    for position in played(table):
        for seat in range(position.players):
            own = [space for space in range(SPACES) if position.owner(space) == seat]
            held = [
                position.reserve[seat * ITEMS + item] + position.market[seat * ITEMS + item] for item in range(ITEMS)
            ]
            assert held[HUNTERS] + sum(position.hunters[space] for space in own) == 8
            for value, number in {1: 2, 2: 2, 3: 1, 4: 1}.items():
                on_land = sum(position.pieces[space] == value for space in own if space < LANDS)
                on_water = sum(position.pieces[space] == value for space in own if space >= LANDS)
                assert held[TEPEES + value] + on_land == number
                assert held[CANOES + value] + on_water == number
        assert min(position.reserve) >= 0
        assert min(position.market) >= 0


@settings(max_examples=30)
@given(tables("bison"))
def test_tracks_stay_between_0_and_15_outside_overflow(table: Table) -> None:
    """Bison 2, Bison 4."""
    for position in played(table):
        tracks = list(position.tracks)[: 3 * position.players]
        assert min(tracks) >= 0
        if position.phase != OVERFLOWING:
            assert max(tracks) <= 15
        else:
            assert max(tracks[3 * position.seat : 3 * position.seat + 3]) > 15


@settings(max_examples=30)
@given(tables("bison"))
def test_a_space_belongs_to_one_player(table: Table) -> None:
    """Bison 3 movement; and the sets of spaces agree with the pieces on them."""
    for position in played(table):
        seats = range(position.players)
        for space in range(SPACES):
            sets = position.lands if space < LANDS else position.rivers
            hunter_sets = position.hunter_lands if space < LANDS else position.hunter_rivers
            place = space if space < LANDS else space - LANDS
            owners = [seat for seat in seats if sets[seat] >> place & 1]
            hunters = [seat for seat in seats if hunter_sets[seat] >> place & 1]
            is_occupied = position.hunters[space] > 0 or position.pieces[space] > 0
            assert len(owners) == is_occupied
            assert hunters == (owners if position.hunters[space] > 0 else [])
            assert not is_occupied or position.laid >> space % CELLS & 1


@settings(max_examples=20)
@given(tables("bison"))
def test_links_and_regions_do_not_depend_on_the_order_of_laying(table: Table) -> None:
    """What is linked tile by tile equals what is linked anew, row by row, from the bytes."""
    position = played(table)[-1]
    anew = table.rules.from_bytes(position.to_bytes())
    for field in ("near_land", "near_river", "region", "animals", "lands", "rivers", "hunter_lands", "hunter_rivers"):
        assert list(getattr(anew, field)) == list(getattr(position, field)), field
    assert (anew.laid, anew.open) == (position.laid, position.open)
    for space in range(SPACES):
        near = members(position.near_land[space]) + [LANDS + cell for cell in members(position.near_river[space])]
        for other in near:
            back = position.near_land[other] >> space if space < LANDS else position.near_river[other] >> space - LANDS
            assert back & 1, "neighbours are neighbours of each other"


@settings(max_examples=30)
@given(tables("bison"))
def test_the_stack_comes_out_and_everybody_takes_four_actions_a_season(table: Table) -> None:
    """Bison 2, Bison 3."""
    positions = played(table)
    for before, after in pairwise(positions):
        if after.season > before.season or after.is_over > before.is_over:
            # At an overflow the four actions lie behind; else the last step was part of the last of them.
            assert before.turn_of_season >= 4 * before.players - 1
            laid = {before.tiles.ids[after.tile_at[cell] // 3] for cell in members(after.laid)}
            drawn = list(before.stack)[: (before.season + 1) * before.players]
            assert laid == {"S1", "S2", "S3", *(before.tiles.ids[tile] for tile in drawn)}
    end = positions[-1]
    assert len(members(end.laid)) == 3 + len(end.stack)
    assert end.season == end.seasons - 1


@settings(max_examples=40)
@given(tables("bison"), st.integers(0, 300))
def test_hidden_tiles_do_not_change_any_view(table: Table, steps: int) -> None:
    """Positions that differ only in what a seat cannot see give byte-identical views and explanations."""
    positions = played(table)
    position = positions[min(steps, len(positions) - 1)]
    for seat in [None, *range(position.players)]:
        hidden = list(range((position.season + 1) * position.players, len(position.stack)))
        hidden += [
            position.draw_of(other) for other in range(position.players) if other != seat and position.holds_tile(other)
        ]
        laid = {position.tile_at[cell] // 3 for cell in members(position.laid)}
        kept = {position.stack[place] for place in range(len(position.stack)) if place not in hidden}
        unknown = [str(tile) for tile in range(3, 21) if tile not in laid | kept]
        Rng(steps, str(seat)).shuffle(unknown)
        other_stack = list(position.stack)
        for place, tile in zip(hidden, unknown, strict=False):
            other_stack[place] = int(tile)
        twin = position.copy()
        twin.set_stack(other_stack)
        assert json.dumps(table.rules.view(twin, seat)) == json.dumps(table.rules.view(position, seat))
        assert table.rules.breakdown(twin) == table.rules.breakdown(position)
        assert twin.legal_steps() == position.legal_steps()
        illegal = next(step for step in range(872) if not position.is_legal(step))
        assert str(twin.refusal(illegal)) == str(position.refusal(illegal))


def test_resampling_deals_hidden_tiles_evenly() -> None:
    """Every tile a seat does not know comes up in another hand, its own hand never changes, nothing comes up twice."""
    table = Table("bison", 3, 0, 5, "even")
    position = table.start().position
    own = position.stack[position.draw_of(0)]
    seen: dict[int, int] = {}
    for seed in range(1700):
        dealt = table.rules.resample(position, 0, Rng(seed))
        assert dealt.stack[dealt.draw_of(0)] == own
        assert len(set(dealt.stack)) == len(dealt.stack)
        other = dealt.stack[dealt.draw_of(1)]
        seen[other] = seen.get(other, 0) + 1
    assert set(seen) == set(range(3, 21)) - {own}
    assert all(50 <= count <= 150 for count in seen.values())
