"""What lies on the table in Bison, and whose turn it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from greatplains.core.bits import bit, lowest_bit
from greatplains.core.position import Position, share_win
from greatplains.games.bison.board import ACROSS, CELLS, LANDS, MOUNTAIN, PRAIRIE, RIVER, ROUND, SPACES
from greatplains.games.bison.tiles import TileSet, start_places

# Kinds of animals, in the order of the tracks and of the notation; and the animal of each terrain.
BISON: Final = 0
SALMON: Final = 1
TURKEY: Final = 2
KINDS: Final = ("bison", "salmon", "turkey")
KIND_LETTERS: Final = "bst"
KIND_OF_TERRAIN: Final[vec[i64]] = vec[i64]([BISON, TURKEY, SALMON])

FIRST_ANIMALS: Final = 10
TRACK_END: Final = 15

# Items of a reserve or a market: the hunters, the tepees of value 1-4, the canoes of value 1-4.
HUNTERS: Final = 0
TEPEES: Final = 0  # + value
CANOES: Final = 4  # + value
ITEMS: Final = 9
ITEM_NAMES: Final = ("h", "t1", "t2", "t3", "t4", "c1", "c2", "c3", "c4")
FIRST_RESERVE: Final = (4, 1, 1, 0, 0, 1, 1, 0, 0)
FIRST_MARKET: Final = (4, 1, 1, 1, 1, 1, 1, 1, 1)
# Of each animal.
PRICE: Final[vec[i64]] = vec[i64]([1, 1, 2, 3, 4, 1, 2, 3, 4])

# The six actions, as bits of `used`.
TILE: Final = 0
TEPEE: Final = 1
CANOE: Final = 2
GATHER: Final = 3
WALK: Final = 4
TREK: Final = 5
ACTIONS: Final = ("tile", "tepee", "canoe", "gather", "walk", "trek")
ACTIONS_A_SEASON: Final = 4

MOST_HUNTERS: Final = 5
# Animals to pay by number of hunters.
COST: Final[vec[i64]] = vec[i64]([0, 0, 2, 4, 7, 10])

# Seasons by number of players (B1).
SEASONS: Final = {2: 6, 3: 5, 4: 4}

# What the seat to move is asked for.
CHOOSING: Final = 0  # buy, trade or an action
LAYING: Final = 1  # a cell and a rotation
PLACING: Final = 2  # a space of the new tile and a number of hunters
BUILDING: Final = 3  # a space and the value it gets
TARGETING: Final = 4  # the space to gather on
JOINING: Final = 5  # a space from which a hunter joins
LEAVING: Final = 6  # a space from which a hunter moves
ARRIVING: Final = 7  # the space where it stops
GAINING: Final = 8  # the animal for an action without hunters
PAYING_BISON: Final = 9
PAYING_SALMON: Final = 10
OVERFLOWING: Final = 11  # buy or trade what exceeds 15, or let it go
OVER: Final = 12

NOWHERE: Final = -1
_CELL_BITS: Final[i64] = (1 << CELLS) - 1


class BisonState(Position):
    """Tiles, pieces and tracks, with the bit sets that make legality quick to see.

    By cell: `tile_at` (tile * 3 + rotation, -1 for none), and the sets `laid` and `open` (where a tile may be laid).
    By space: `hunters`, `pieces` (value of the tepee or canoe), `animals`, `region` (the cells of the region the space
    belongs to) and `near_land`, `near_river` (the spaces one step away). Copies have the ground in common
    until one of them lays a tile (`shares_ground`).
    By seat: `lands`, `rivers` (spaces with own pieces), `hunter_lands`, `hunter_rivers` (with own hunters), `tracks`
    (seat * 3 + kind), `reserve` and `market` (seat * 9 + item) and `used` (actions taken this season).
    Of the turn under way: `action`, `spent` (hunters used), `limit` (hunters that can be paid for), `due` (animals to
    pay), `origin` (the space a hunter leaves, the space gathered on, the new tile's cell), `changed_land` and
    `changed_river` (spaces built on), `resting`, `resting_land` and `resting_river` (hunters that have not moved).
    Of the season: `season`, `turn_of_season`, `tiles_in_hand` (seats); of its scoring: `terrain`, `overflow_turn`.
    What is counted on each space or of each item takes a byte: small positions are copied sooner, and more of them stay
    in the processor's cache.
    """

    def __init__(self) -> None:
        """An empty table: `set_up` or `copy_to` fills it. (A copy must not pay for a set-up it throws away.)"""
        # Not by super().__init__(): mypyc would no longer know that every attribute is there (4 % of a random game).
        self.players = 0
        self.seat = 0
        self.turn = 0
        self.is_turn_start = True
        self.is_over = False
        self.tiles: TileSet = _NO_TILES
        self.variant: i64 = 0
        self.first: i64 = 0
        self.seasons: i64 = 0
        self.stack: vec[i64] = vec[i64]()
        self.season: i64 = 0
        self.turn_of_season: i64 = 0
        self.tiles_in_hand: i64 = 0
        self.terrain: i64 = 0
        self.overflow_turn: i64 = 0
        self.phase: i64 = CHOOSING
        self.action: i64 = TILE
        self.spent: i64 = 0
        self.limit: i64 = 0
        self.due: i64 = 0
        self.origin: i64 = 0
        self.changed_land: i64 = 0
        self.changed_river: i64 = 0
        self.resting_land: i64 = 0
        self.resting_river: i64 = 0
        self.shares_ground: bool = False
        self.laid: i64 = 0
        self.open: i64 = 0
        self.tile_at: vec[i16] = vec[i16]()
        self.hunters: vec[u8] = vec[u8]()
        self.resting: vec[u8] = vec[u8]()
        self.pieces: vec[u8] = vec[u8]()
        self.animals: vec[u8] = vec[u8]()
        self.region: vec[i64] = vec[i64]()
        self.near_land: vec[i64] = vec[i64]()
        self.near_river: vec[i64] = vec[i64]()
        self.lands: vec[i64] = vec[i64]()
        self.rivers: vec[i64] = vec[i64]()
        self.hunter_lands: vec[i64] = vec[i64]()
        self.hunter_rivers: vec[i64] = vec[i64]()
        self.tracks: vec[i64] = vec[i64]()
        self.reserve: vec[u8] = vec[u8]()
        self.market: vec[u8] = vec[u8]()
        self.used: vec[i64] = vec[i64]()

    def set_up(self, players: int, first: int, variant: int, tiles: TileSet, stack: list[int]) -> None:
        """Bison 2: the start tiles round the totem, ten animals of each kind, the first reserve and market."""
        self.players = players
        self.tiles = tiles
        self.variant = variant
        self.first = first
        self.seasons = SEASONS[players]
        self.stack = vec[i64](stack)
        self.tile_at = vec[i16]([NOWHERE] * CELLS)
        self.hunters = vec[u8]([0] * SPACES)
        self.resting = vec[u8]([0] * SPACES)
        self.pieces = vec[u8]([0] * SPACES)
        self.animals = vec[u8]([0] * SPACES)
        self.region = vec[i64]([0] * SPACES)
        self.near_land = vec[i64]([0] * SPACES)
        self.near_river = vec[i64]([0] * SPACES)
        self.lands = vec[i64]([0] * 4)
        self.rivers = vec[i64]([0] * 4)
        self.hunter_lands = vec[i64]([0] * 4)
        self.hunter_rivers = vec[i64]([0] * 4)
        self.tracks = vec[i64]([FIRST_ANIMALS] * 12)
        self.reserve = vec[u8]([count for _ in range(4) for count in FIRST_RESERVE])
        self.market = vec[u8]([count for _ in range(4) for count in FIRST_MARKET])
        self.used = vec[i64]([0] * 4)
        for tile, (cell, rotation) in enumerate(start_places()):
            self.lay_tile(tile, cell, rotation)
        self.begin_season()

    def copy_to(self, other: BisonState) -> None:
        """Make the other position equal to this one."""
        other.players = self.players
        other.seat = self.seat
        other.turn = self.turn
        other.is_turn_start = self.is_turn_start
        other.is_over = self.is_over
        other.tiles = self.tiles
        other.variant = self.variant
        other.first = self.first
        other.seasons = self.seasons
        other.stack = self.stack
        other.season = self.season
        other.turn_of_season = self.turn_of_season
        other.tiles_in_hand = self.tiles_in_hand
        other.terrain = self.terrain
        other.overflow_turn = self.overflow_turn
        other.phase = self.phase
        other.action = self.action
        other.spent = self.spent
        other.limit = self.limit
        other.due = self.due
        other.origin = self.origin
        other.changed_land = self.changed_land
        other.changed_river = self.changed_river
        other.resting_land = self.resting_land
        other.resting_river = self.resting_river
        other.laid = self.laid
        other.open = self.open
        # The ground changes only where a tile is laid: until then, copies have it in common.
        self.shares_ground = True
        other.shares_ground = True
        other.tile_at = self.tile_at
        other.animals = self.animals
        other.region = self.region
        other.near_land = self.near_land
        other.near_river = self.near_river
        other.hunters = self.hunters[:]
        other.resting = self.resting[:]
        other.pieces = self.pieces[:]
        other.lands = self.lands[:]
        other.rivers = self.rivers[:]
        other.hunter_lands = self.hunter_lands[:]
        other.hunter_rivers = self.hunter_rivers[:]
        other.tracks = self.tracks[:]
        other.reserve = self.reserve[:]
        other.market = self.market[:]
        other.used = self.used[:]

    # Seasons and hands.

    def set_stack(self, stack: list[int]) -> None:
        """Let the tiles be drawn in another order. (Copies share the stack, so it is never changed in place.)"""
        self.stack = vec[i64](stack)

    def begin_season(self) -> None:
        """The totem passes to the left and everybody draws a tile (Bison 3)."""
        self.turn_of_season = 0
        self.seat = self.totem_seat()
        self.tiles_in_hand = (1 << self.players) - 1
        seat: i64
        for seat in range(self.players):
            self.used[seat] = 0

    def totem_seat(self) -> i64:
        """The first player of the season."""
        return (self.first + self.season) % self.players

    def draw_of(self, seat: i64) -> i64:
        """The place in the stack of the tile the seat drew this season: drawn in turn order from the totem on."""
        return self.season * self.players + (seat - self.totem_seat() + self.players) % self.players

    def holds_tile(self, seat: i64) -> bool:
        """Has the seat still to lay the tile it drew this season?"""
        return (self.tiles_in_hand >> seat) & 1 == 1

    # The ground.

    def lay_tile(self, tile: i64, cell: i64, rotation: i64) -> None:
        """Put a tile on the board: link its spaces with what lies round it and join the regions."""
        if self.shares_ground:
            self.own_ground()
        face = tile * 3 + rotation
        self.tile_at[cell] = i16(face)
        self.laid |= bit(cell)
        self.open = (self.open | ROUND[cell]) & ~self.laid
        terrain: i64
        for terrain in range(3):
            space = terrain * CELLS + cell
            self.animals[space] = u8(self.tiles.animals[tile * 3 + terrain])
            self.region[space] = bit(cell)
        # On one tile the river lies between prairie and mountain (Bison 1, adjacency).
        self.link(PRAIRIE * CELLS + cell, RIVER * CELLS + cell)
        self.link(MOUNTAIN * CELLS + cell, RIVER * CELLS + cell)
        side: i64
        for side in range(6):
            other = ACROSS[cell * 6 + side]
            if other != NOWHERE and self.tile_at[other] != NOWHERE:
                self.link_across(cell, other, side)

    def own_ground(self) -> None:
        """Make what copies have in common this position's own, before it changes."""
        self.tile_at = self.tile_at[:]
        self.animals = self.animals[:]
        self.region = self.region[:]
        self.near_land = self.near_land[:]
        self.near_river = self.near_river[:]
        self.shares_ground = False

    def link_across(self, cell: i64, other: i64, side: i64) -> None:
        """Link the lands that meet at the shared side, and the rivers that both end in one of its corners."""
        face = i64(self.tile_at[cell])
        other_face = i64(self.tile_at[other])
        land = self.land_at_side(face, side) * CELLS + cell
        other_land = self.land_at_side(other_face, side + 3) * CELLS + other
        self.link(land, other_land)
        corners = self.tiles.river_corners[face]
        other_corners = self.tiles.river_corners[other_face]
        # Corner i of a cell is corner i + 4 of the neighbour across side i, corner i + 1 is its corner i + 3.
        if ((corners >> side) & (other_corners >> (side + 4) % 6) & 1) != 0 or (
            (corners >> (side + 1) % 6) & (other_corners >> (side + 3) % 6) & 1
        ) != 0:
            self.link(RIVER * CELLS + cell, RIVER * CELLS + other)

    def land_at_side(self, face: i64, side: i64) -> i64:
        """Prairie or mountain."""
        return PRAIRIE if (self.tiles.prairie_sides[face] >> side % 6) & 1 else MOUNTAIN

    def link(self, space: i64, other: i64) -> None:
        """Let two spaces touch; of one terrain, they belong to one region."""
        self.add_near(space, other)
        self.add_near(other, space)
        if space // CELLS == other // CELLS:
            joined = self.region[space] | self.region[other]
            first = space // CELLS * CELLS
            rest = joined
            while rest != 0:
                self.region[first + lowest_bit(rest)] = joined
                rest &= rest - 1

    def add_near(self, space: i64, other: i64) -> None:
        """The other space is one step away from this one."""
        if other < LANDS:
            self.near_land[space] |= bit(other)
        else:
            self.near_river[space] |= bit(other - LANDS)

    # Pieces.

    def add_hunters(self, seat: i64, space: i64, count: i64) -> None:
        """Put hunters of the seat on the space, or take them away (count < 0)."""
        self.hunters[space] = u8(i64(self.hunters[space]) + count)
        if space < LANDS:
            here = bit(space)
            if self.hunters[space] > 0:
                self.hunter_lands[seat] |= here
                self.lands[seat] |= here
            else:
                self.hunter_lands[seat] &= ~here
                if self.pieces[space] == 0:
                    self.lands[seat] &= ~here
        else:
            here = bit(space - LANDS)
            if self.hunters[space] > 0:
                self.hunter_rivers[seat] |= here
                self.rivers[seat] |= here
            else:
                self.hunter_rivers[seat] &= ~here
                if self.pieces[space] == 0:
                    self.rivers[seat] &= ~here

    def set_piece(self, seat: i64, space: i64, value: i64) -> None:
        """Let the seat's tepee (on land) or canoe (on a river) of the space have that value; 0 for none."""
        self.pieces[space] = u8(value)
        self.add_hunters(seat, space, 0)
        if value > 0:
            if space < LANDS:
                self.lands[seat] |= bit(space)
            else:
                self.rivers[seat] |= bit(space - LANDS)

    def foreign_lands(self, seat: i64) -> i64:
        """Land spaces with pieces of other players."""
        lands = self.lands
        return lands[(seat + 1) & 3] | lands[(seat + 2) & 3] | lands[(seat + 3) & 3]

    def foreign_rivers(self, seat: i64) -> i64:
        """River spaces with pieces of other players."""
        rivers = self.rivers
        return rivers[(seat + 1) & 3] | rivers[(seat + 2) & 3] | rivers[(seat + 3) & 3]

    def owner(self, space: i64) -> i64:
        """The seat with pieces on the space, -1 if none."""
        seat: i64
        for seat in range(self.players):
            if space < LANDS:
                if (self.lands[seat] >> space) & 1:
                    return seat
            elif (self.rivers[seat] >> (space - LANDS)) & 1:
                return seat
        return NOWHERE

    def stock(self, seat: i64) -> i64:
        """All animals of the seat."""
        tracks = self.tracks
        return tracks[seat * 3] + tracks[seat * 3 + 1] + tracks[seat * 3 + 2]

    def lowest_track(self, seat: i64) -> i64:
        """Animals of the rarest kind."""
        tracks = self.tracks
        low = tracks[seat * 3]
        if tracks[seat * 3 + 1] < low:
            low = tracks[seat * 3 + 1]
        if tracks[seat * 3 + 2] < low:
            low = tracks[seat * 3 + 2]
        return low

    def win_shares(self, shares: vec[float]) -> None:
        """Write each seat's share of the win: by animals in all, then by the lowest track (Bison 4 end)."""
        standings = self.lands[:]
        seat: i64
        for seat in range(self.players):
            standings[seat] = self.stock(seat) * 16 + self.lowest_track(seat)
        share_win(standings, self.players, shares)

    def owned_cells(self, seat: i64, terrain: i64) -> i64:
        """The cells on whose prairie, mountain or river the seat has pieces."""
        if terrain == RIVER:
            return self.rivers[seat]
        return (self.lands[seat] >> terrain * CELLS) & _CELL_BITS


_NO_TILES: Final = TileSet({}, False)
