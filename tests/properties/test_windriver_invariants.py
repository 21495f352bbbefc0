"""What never changes in Wind River, whatever is played."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.tables import Table, played, tables

from greatplains.core.bits import members
from greatplains.games.windriver import board
from greatplains.games.windriver.board import HEXES, IN_PLAY, NOWHERE, PLAINS
from greatplains.games.windriver.state import HERDING


@settings(max_examples=40)
@given(tables("wind-river"))
def test_pieces_are_conserved(table: Table) -> None:
    """Seven tents each, 0-10 resources, at most five bison on a hex, nothing outside the lanes in play."""
    for position in played(table):
        in_play = members(IN_PLAY[position.players])
        for seat in range(position.players):
            on_board = sum(position.tents[seat * HEXES + hex_] for hex_ in in_play)
            assert on_board == position.on_board[seat]
            assert on_board + position.on_plains[seat] + position.in_hand(seat) == 7
            assert position.in_hand(seat) >= 0
            assert 0 <= position.resources[seat] <= 10
        for hex_ in range(HEXES):
            assert 0 <= position.bison[hex_] <= (5 if hex_ in in_play else 0)
            assert 0 <= position.unmoved(hex_) <= position.bison[hex_]
            assert hex_ in in_play or all(position.tents[seat * HEXES + hex_] == 0 for seat in range(4))


@settings(max_examples=40)
@given(tables("wind-river"))
def test_bison_never_go_west(table: Table) -> None:
    """Half columns from the west: no part of the board's west ever holds more bison than before."""
    for before, after in pairwise(played(table)):
        for half_column in range(13):
            west = [hex_ for hex_ in range(HEXES) if 2 * (hex_ % 6) + hex_ // 6 % 2 < half_column]
            assert sum(after.bison[hex_] for hex_ in west) <= sum(before.bison[hex_] for hex_ in west)
        assert 0 <= sum(before.bison) - sum(after.bison) <= 1


@settings(max_examples=40)
@given(tables("wind-river"))
def test_the_sets_agree_with_the_counts(table: Table) -> None:
    for position in played(table):
        for hex_ in range(HEXES):
            assert position.herd >> hex_ & 1 == (position.bison[hex_] > 0)
            assert position.full >> hex_ & 1 == (position.bison[hex_] == 5 or not IN_PLAY[position.players] >> hex_ & 1)
            assert position.phase != HERDING or position.ready >> hex_ & 1 == (position.unmoved(hex_) > 0)
            for seat in range(position.players):
                assert position.camps[seat] >> hex_ & 1 == (position.tents[seat * HEXES + hex_] > 0)


@settings(max_examples=40)
@given(tables("wind-river"))
def test_the_game_ends_when_the_last_tent_leaves_the_board(table: Table) -> None:
    """Wind River 4."""
    positions = played(table)
    for position in positions[2 * table.players : -1]:
        assert any(position.on_board)
        assert not position.is_over
    assert not any(positions[-1].on_board)
    assert positions[-1].is_over


@given(st.integers(0, 2**36 - 1), st.integers(0, 2**36 - 1))
def test_ways_of_a_set_of_pieces_are_those_of_each(pieces: int, barred: int) -> None:
    """The shifts of whole sets against `leads_to`, hex by hex: Wind River 1, W5."""
    ways = (board.can_go_e, board.can_go_ne, board.can_go_se, board.can_go_w, board.can_go_nw, board.can_go_sw)
    for direction, can_go in enumerate(ways):
        targets = {hex_: board.leads_to(hex_, direction) for hex_ in members(pieces)}
        free = [
            hex_
            for hex_, target in targets.items()
            if target == PLAINS or (target != NOWHERE and not barred >> target & 1)
        ]
        assert members(can_go(pieces, barred)) == free
