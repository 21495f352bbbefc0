"""What a seat sees of Bison, entry by entry. The table of the entries: `layout.py`, docs/environments.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from greatplains.core.bits import lowest_bit
from greatplains.core.position import Position
from greatplains.envs.observer import Observer
from greatplains.games.bison.board import CELLS, LANDS, SPACES
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import (
    ACTIONS_A_SEASON,
    ARRIVING,
    CHOOSING,
    ITEMS,
    JOINING,
    OVERFLOWING,
    PAYING_BISON,
    PAYING_SALMON,
    PLACING,
    SEASONS,
)
from greatplains.games.bison.steps import STEPS
from greatplains.games.bison.tiles import TileSet

# Where each part begins: planes of 27 cells, planes of 81 spaces, then single entries. Seats are counted from the one
# that looks.
OPEN_AT: Final = 0
LAID_AT: Final = 27
TILE_AT: Final = 54
ROTATION_AT: Final = 81
PRAIRIE_SIDES_AT: Final = 108  # + 27 * side
RIVER_CORNERS_AT: Final = 270  # + 27 * corner
ORIGIN_CELL_AT: Final = 432
ORIGIN_SPACE_AT: Final = 459
ANIMALS_AT: Final = 540
HUNTERS_AT: Final = 621  # + 81 * seat
VALUES_AT: Final = 945  # + 81 * seat
SEATS_AT: Final = 1269  # + SEAT_ENTRIES * seat
SEAT_ENTRIES: Final = 28
RESERVE_AT: Final = 3  # after the tracks of the seat
MARKET_AT: Final = 12
USED_AT: Final = 21
HOLDS_TILE_AT: Final = 27
HAND_AT: Final = 1381
HAND_SIDES_AT: Final = 1382
HAND_CORNERS_AT: Final = 1388
HAND_ANIMALS_AT: Final = 1394
PLAYERS_AT: Final = 1397
VARIANT_AT: Final = 1400
TO_MOVE_AT: Final = 1403
TOTEM_AT: Final = 1407
PHASE_AT: Final = 1411
SEASON_AT: Final = 1424
SEASONS_AT: Final = 1425
ROUND_AT: Final = 1426
STACK_AT: Final = 1427
SCORING_AT: Final = 1428
DRAFT_AT: Final = 1431
ACTION_AT: Final = 1432
SPENT_AT: Final = 1438
LIMIT_AT: Final = 1439
DUE_AT: Final = 1440
TURN_AT: Final = 1441
SIZE: Final = 1443


class FaceEntries:
    """What the tiles of a set write into a row: `entries` and their `places`, counted from the cell.

    Those of tile * 3 + rotation stand from `first` of it up to `first` of the next.
    """

    def __init__(self, tiles: TileSet) -> None:
        self.tiles: TileSet = tiles
        first: list[int] = [0]
        places: list[int] = []
        entries: list[int] = []
        for face in range(len(tiles.prairie_sides)):
            written = {LAID_AT: 1, TILE_AT: face // 3 + 1, ROTATION_AT: face % 3}
            for side in range(6):
                written[PRAIRIE_SIDES_AT + side * CELLS] = (tiles.prairie_sides[face] >> side) & 1
                written[RIVER_CORNERS_AT + side * CELLS] = (tiles.river_corners[face] >> side) & 1
            for terrain in range(3):
                written[ANIMALS_AT + terrain * CELLS] = tiles.animals[face // 3 * 3 + terrain]
            for place, entry in sorted(written.items()):
                if entry != 0:
                    places.append(place)
                    entries.append(entry)
            first.append(len(places))
        self.first: vec[i64] = vec[i64](first)
        self.places: vec[i64] = vec[i64](places)
        self.entries: vec[u8] = vec[u8]([u8(entry) for entry in entries])


class BisonObserver(Observer):
    """Everything but the tiles in other hands and in the stack."""

    def __init__(self) -> None:
        super().__init__(SIZE, STEPS, has_lasting=True)
        self.blanks: list[vec[u8]] = [_blank(players) for players in range(5)]
        self.faces: FaceEntries = FaceEntries(_NO_TILES)

    def blank(self, players: i64) -> vec[u8]:
        return self.blanks[players][:]

    def score(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, BisonPosition)
        return position.stock(seat)

    def fetch_position(self, position: Position) -> i64:
        assert isinstance(position, BisonPosition)
        counts = position.turn + position.seasons + position.spent + position.resting_land + position.laid
        return counts + len(position.hunters) + len(position.near_land) + len(position.tracks) + len(position.used)

    def fetch_step(self, position: Position) -> i64:
        assert isinstance(position, BisonPosition)
        tracks, hunters, market = position.tracks, position.hunters, position.market
        small = hunters[0] | hunters[SPACES - 1] | market[0]
        found = position.lands[0] + position.rivers[0] + position.hunter_lands[0] + position.hunter_rivers[0]
        return found + position.used[0] + tracks[0] + tracks[len(tracks) - 1] + i64(small)

    def fetch_row(self, position: Position) -> i64:
        assert isinstance(position, BisonPosition)
        tile_at, stack, pieces = position.tile_at, position.stack, position.pieces
        reserve, market = position.reserve, position.market
        small = pieces[0] | pieces[SPACES - 1] | reserve[0] | reserve[len(reserve) - 1] | market[len(market) - 1]
        found = stack[0] + stack[len(stack) - 1]
        return found + i64(tile_at[0]) + i64(tile_at[CELLS - 1]) + i64(small)

    def write(self, position: Position, seat: i64, row: vec[u8], start: i64) -> None:
        assert isinstance(position, BisonPosition)
        players = position.players
        other: i64
        for other in range(players):
            place = other - seat if other >= seat else other - seat + players
            self.write_pieces(position, other, row, start + place * SPACES)
            self.write_seat(position, other, row, start + SEATS_AT + place * SEAT_ENTRIES)
        if position.holds_tile(seat):
            self.write_hand(position, seat, row, start)
        mover = position.seat
        row[start + TO_MOVE_AT + (mover - seat if mover >= seat else mover - seat + players)] = 1
        totem = position.totem_seat()
        row[start + TOTEM_AT + (totem - seat if totem >= seat else totem - seat + players)] = 1
        row[start + VARIANT_AT + position.variant] = 1
        row[start + SEASON_AT] = u8(position.season + 1)
        row[start + ROUND_AT] = u8(self.round_of(position))
        row[start + STACK_AT] = u8((position.seasons - position.season - 1) * players)
        row[start + TURN_AT] = u8(position.turn >> 8)
        row[start + TURN_AT + 1] = u8(position.turn & 255)
        phase = position.phase
        row[start + PHASE_AT + phase] = 1
        if phase == OVERFLOWING:
            row[start + SCORING_AT + position.terrain] = 1
        if not position.is_turn_start:
            row[start + DRAFT_AT] = 1
            if phase not in (CHOOSING, OVERFLOWING):
                self.write_draft(position, row, start)

    def round_of(self, position: BisonPosition) -> i64:
        """The actions everybody has begun this season, 1 to 4; 4 stays through the scoring."""
        current = position.turn_of_season // position.players + 1
        return current if current < ACTIONS_A_SEASON else ACTIONS_A_SEASON

    def write_lasting(self, position: Position, written: i64, row: vec[u8], start: i64) -> i64:
        """The tiles on the board: which, how they lie, and what that gives; and where tiles may be laid."""
        assert isinstance(position, BisonPosition)
        laid = position.laid
        if laid == written:
            return laid
        rest = position.open
        while rest != 0:
            row[start + OPEN_AT + lowest_bit(rest)] = 1
            rest &= rest - 1
        if self.faces.tiles is not position.tiles:
            self.faces = FaceEntries(position.tiles)
        faces = self.faces
        first, places, entries = faces.first, faces.places, faces.entries
        tile_at = position.tile_at
        rest = laid & ~written
        while rest != 0:
            cell = lowest_bit(rest)
            row[start + OPEN_AT + cell] = 0
            face = i64(tile_at[cell])
            number: i64
            for number in range(first[face], first[face + 1]):
                row[start + cell + places[number]] = entries[number]
            rest &= rest - 1
        return laid

    def write_pieces(self, position: BisonPosition, seat: i64, row: vec[u8], start: i64) -> None:
        """The two planes of a seat's hunters, and of its tepees and canoes."""
        hunters, pieces = position.hunters, position.pieces
        rest = position.lands[seat]
        while rest != 0:
            space = lowest_bit(rest)
            row[start + HUNTERS_AT + space] = hunters[space]
            row[start + VALUES_AT + space] = pieces[space]
            rest &= rest - 1
        rest = position.rivers[seat]
        while rest != 0:
            space = LANDS + lowest_bit(rest)
            row[start + HUNTERS_AT + space] = hunters[space]
            row[start + VALUES_AT + space] = pieces[space]
            rest &= rest - 1

    def write_seat(self, position: BisonPosition, seat: i64, row: vec[u8], at: i64) -> None:
        """What lies before a seat."""
        tracks, reserve, market = position.tracks, position.reserve, position.market
        kind: i64
        for kind in range(3):
            row[at + kind] = u8(tracks[seat * 3 + kind])
        item: i64
        for item in range(ITEMS):
            row[at + RESERVE_AT + item] = reserve[seat * ITEMS + item]
            row[at + MARKET_AT + item] = market[seat * ITEMS + item]
        used = position.used[seat]
        while used != 0:
            row[at + USED_AT + lowest_bit(used)] = 1
            used &= used - 1
        if position.holds_tile(seat):
            row[at + HOLDS_TILE_AT] = 1

    def write_hand(self, position: BisonPosition, seat: i64, row: vec[u8], start: i64) -> None:
        """The own tile, as it would lie in rotation 0."""
        tile = position.stack[position.draw_of(seat)]
        row[start + HAND_AT] = u8(tile + 1)
        sides = position.tiles.prairie_sides[tile * 3]
        corners = position.tiles.river_corners[tile * 3]
        side: i64
        for side in range(6):
            row[start + HAND_SIDES_AT + side] = u8((sides >> side) & 1)
            row[start + HAND_CORNERS_AT + side] = u8((corners >> side) & 1)
        terrain: i64
        for terrain in range(3):
            row[start + HAND_ANIMALS_AT + terrain] = u8(position.tiles.animals[tile * 3 + terrain])

    def write_draft(self, position: BisonPosition, row: vec[u8], start: i64) -> None:
        """The action under way, for whoever is shown it."""
        phase = position.phase
        row[start + ACTION_AT + position.action] = 1
        row[start + SPENT_AT] = u8(position.spent)
        row[start + LIMIT_AT] = u8(position.limit)
        if phase in (PAYING_BISON, PAYING_SALMON):
            row[start + DUE_AT] = u8(position.due)
        elif phase == PLACING:
            row[start + ORIGIN_CELL_AT + position.origin] = 1
        elif phase in (JOINING, ARRIVING):
            row[start + ORIGIN_SPACE_AT + position.origin] = 1


def _blank(players: int) -> vec[u8]:
    row = vec[u8]([0] * SIZE)
    if players >= 2:
        row[PLAYERS_AT + players - 2] = 1
        row[SEASONS_AT] = u8(SEASONS[players])
    return row


_NO_TILES: Final = TileSet({}, False)
