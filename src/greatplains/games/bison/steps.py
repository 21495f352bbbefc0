"""The steps of Bison: their numbers, and which are legal.

| steps | kind | what it names |
|---|---|---|
| 0-8 | buy | item: hunter, tepee 1-4, canoe 1-4 |
| 9-14 | trade | b>s b>t s>b s>t t>b t>s |
| 15-20 | action | tile, tepee, canoe, gather, walk, trek |
| 21 | done | no (more) hunters; at overflow: let the rest go |
| 22-36 | place | terrain * 5 + hunters - 1 |
| 37-39 | gain | kind |
| 40-50 | pay bison | how many |
| 51-61 | pay salmon | how many; turkeys pay the rest |
| 62-142 | lay | rotation * 27 + cell |
| 143-223 | target | space to gather on |
| 224-304 | join | space a hunter joins from |
| 305-385 | from | space a hunter leaves |
| 386-466 | to | space where it stops |
| 467-736 | tepee | value * 54 + space |
| 737-871 | canoe | value * 27 + cell |

A payment is asked for only where there is a choice, and an action closes by itself when no further hunter can take
part (B14), so no legal step leads into a dead end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core.bits import bit, lowest_bit
from greatplains.games.bison.board import CELLS, LANDS, ROTATIONS
from greatplains.games.bison.state import (
    ACTIONS_A_SEASON,
    ARRIVING,
    BISON,
    BUILDING,
    CANOES,
    CHOOSING,
    GAINING,
    HUNTERS,
    ITEMS,
    JOINING,
    LAYING,
    LEAVING,
    MOST_HUNTERS,
    OVERFLOWING,
    PAYING_BISON,
    PAYING_SALMON,
    PLACING,
    PRICE,
    SALMON,
    TARGETING,
    TEPEE,
    TEPEES,
    TRACK_END,
    TREK,
    TURKEY,
    BisonState,
)

BUY: Final = 0
TRADE: Final = 9
ACTION: Final = 15
DONE: Final = 21
PLACE: Final = 22
GAIN: Final = 37
PAY_BISON: Final = 40
PAY_SALMON: Final = 51
LAY: Final = 62
TARGET: Final = 143
JOIN: Final = 224
FROM: Final = 305
TO: Final = 386
BUILD_TEPEE: Final = 467
BUILD_CANOE: Final = 737
STEPS: Final = 872

# What each trade gives away and brings.
TRADE_GIVES: Final[vec[i64]] = vec[i64]([BISON, BISON, SALMON, SALMON, TURKEY, TURKEY])
TRADE_BRINGS: Final[vec[i64]] = vec[i64]([SALMON, TURKEY, BISON, TURKEY, BISON, SALMON])
TRADES: Final = 6
TRADE_RATE: Final = 3

_ALL_ACTIONS: Final[i64] = 0b111111


class BisonSteps(BisonState):
    """What may be done in a position of Bison: the one authority for what is legal."""

    def legal_masks(self, masks: vec[i64]) -> i64:
        phase = self.phase
        masks[0] = 0
        if phase == CHOOSING:
            masks[1] = self.purchases() | self.trades(TRADE_RATE) << TRADE | self.open_actions() << ACTION
            return 1
        if phase == LEAVING:
            masks[1] = bit(DONE)
            masks[2] = FROM
            masks[3] = self.land_departures()
            masks[4] = FROM + LANDS
            masks[5] = self.river_departures()
            return 3
        if phase == ARRIVING:
            return self.arrival_masks(masks)
        if phase == LAYING:
            rotation: i64
            for rotation in range(ROTATIONS):
                masks[2 * rotation] = LAY + rotation * CELLS
                masks[2 * rotation + 1] = self.open
            return ROTATIONS
        if phase == PLACING:
            masks[1] = bit(DONE) | self.placements() << PLACE
            return 1
        if phase == GAINING:
            masks[1] = self.gains() << GAIN
            return 1
        if phase == PAYING_BISON:
            masks[1] = self.payments(BISON) << PAY_BISON
            return 1
        if phase == PAYING_SALMON:
            masks[1] = self.payments(SALMON) << PAY_SALMON
            return 1
        if phase == BUILDING:
            masks[1] = bit(DONE)
            return self.build_masks(masks)
        if phase == TARGETING:
            masks[1] = bit(DONE)
            masks[2] = TARGET
            masks[3] = self.hunter_lands[self.seat]
            masks[4] = TARGET + LANDS
            masks[5] = self.hunter_rivers[self.seat]
            return 3
        if phase == JOINING:
            # Whoever gathers has chosen to use hunters; the first one must come.
            masks[1] = bit(DONE) if self.spent > 0 else 0
            masks[2] = JOIN
            masks[3] = self.hunter_lands[self.seat] & ~self.origin_land()
            masks[4] = JOIN + LANDS
            masks[5] = self.hunter_rivers[self.seat] & ~self.origin_river()
            return 3
        if phase == OVERFLOWING:
            # Only trading is offered at the last scoring (B5).
            bought = self.purchases() if self.season < self.seasons - 1 else 0
            masks[1] = bought | self.trades(TRACK_END + 1) << TRADE | bit(DONE)
            return 1
        return 0

    def is_settled(self) -> bool:
        """Does the board show all that was chosen so far?

        Not while an action was only named, or a hunter only picked up.
        """
        if self.phase in (LAYING, ARRIVING):
            return False
        return self.spent > 0 or self.phase not in (BUILDING, TARGETING, JOINING, LEAVING)

    def may_end_this_turn(self) -> bool:
        """Could the game be over after this turn? In the last season with the last action or an overflow."""
        if self.season < self.seasons - 1:
            return False
        return self.phase == OVERFLOWING or self.turn_of_season == ACTIONS_A_SEASON * self.players - 1

    def purchases(self) -> i64:
        """Items of the own market that the seat can pay for."""
        tracks = self.tracks
        own = self.seat * 3
        purse = tracks[own]
        if tracks[own + 1] < purse:
            purse = tracks[own + 1]
        if tracks[own + 2] < purse:
            purse = tracks[own + 2]
        found: i64 = 0
        if purse == 0:
            return found
        market = self.market
        first = self.seat * ITEMS
        item: i64
        for item in range(ITEMS):
            if PRICE[item] <= purse and market[first + item] > 0:
                found |= bit(item)
        return found

    def trades(self, least: i64) -> i64:
        """Trades of a kind of which there are at least so many, into a track below 15."""
        tracks = self.tracks
        own = self.seat * 3
        found: i64 = 0
        if tracks[own] >= least:
            found = 0b000011
        if tracks[own + 1] >= least:
            found |= 0b001100
        if tracks[own + 2] >= least:
            found |= 0b110000
        if tracks[own] >= TRACK_END:
            found &= ~0b010100
        if tracks[own + 1] >= TRACK_END:
            found &= ~0b100001
        if tracks[own + 2] >= TRACK_END:
            found &= ~0b001010
        return found

    def open_actions(self) -> i64:
        """Actions not taken this season; the tile must be laid with the last one at the latest."""
        used = self.used[self.seat]
        if not used & 1 and self.turn_of_season >= (ACTIONS_A_SEASON - 1) * self.players:
            return 1
        return _ALL_ACTIONS & ~used

    def placements(self) -> i64:
        """A terrain and a number of hunters that are in the reserve and can be paid for."""
        most = i64(self.reserve[self.seat * ITEMS + HUNTERS])
        if most > self.limit:
            most = self.limit
        numbers = bit(most) - 1
        return numbers | numbers << MOST_HUNTERS | numbers << 2 * MOST_HUNTERS

    def gains(self) -> i64:
        """Tracks below 15 (B6)."""
        tracks = self.tracks
        own = self.seat * 3
        found: i64 = 0
        kind: i64
        for kind in range(3):
            if tracks[own + kind] < TRACK_END:
                found |= bit(kind)
        return found

    def payments(self, kind: i64) -> i64:
        """How many animals of a kind can be paid so that the later kinds can pay the rest."""
        most = self.tracks[self.seat * 3 + kind]
        if most > self.due:
            most = self.due
        least = self.due - self.later_stock(kind)
        if least < 0:
            least = 0
        return bit(most + 1) - bit(least)

    def later_stock(self, kind: i64) -> i64:
        """Animals of the kinds after this one."""
        own = self.seat * 3
        later = self.tracks[own + TURKEY]
        if kind == BISON:
            later += self.tracks[own + SALMON]
        return later

    def land_departures(self) -> i64:
        """Land spaces from which a hunter that has not moved can get somewhere."""
        rest = self.resting_land
        found: i64 = 0
        while rest != 0:
            if self.can_leave(lowest_bit(rest)):
                found |= rest & -rest
            rest &= rest - 1
        return found

    def river_departures(self) -> i64:
        """The same for rivers."""
        rest = self.resting_river
        found: i64 = 0
        while rest != 0:
            if self.can_leave(LANDS + lowest_bit(rest)):
                found |= rest & -rest
            rest &= rest - 1
        return found

    def can_leave(self, space: i64) -> bool:
        """Is there a space within reach where a hunter may stop?"""
        if self.near_land[space] & ~self.foreign_lands(self.seat) != 0:
            return True
        if self.near_river[space] & ~self.foreign_rivers(self.seat) != 0:
            return True
        return self.action == TREK and self.reach(space, 0) | self.reach(space, 1) != 0

    def arrival_masks(self, masks: vec[i64]) -> i64:
        """Where the hunter that left `origin` may stop: within reach and not on a space of another player."""
        masks[0] = TO
        masks[2] = TO + LANDS
        if self.action == TREK:
            masks[1] = self.reach(self.origin, 0)
            masks[3] = self.reach(self.origin, 1)
        else:
            masks[1] = self.near_land[self.origin] & ~self.foreign_lands(self.seat)
            masks[3] = self.near_river[self.origin] & ~self.foreign_rivers(self.seat)
        return 2

    def reach(self, space: i64, river: i64) -> i64:
        """Lands (or rivers) within three steps where a hunter may stop; it may pass through anything laid."""
        near_land = self.near_land
        near_river = self.near_river
        lands = near_land[space]
        rivers = near_river[space]
        seen_lands: i64 = 0
        seen_rivers: i64 = 0
        for _ in range(2):
            new_lands = lands & ~seen_lands
            new_rivers = rivers & ~seen_rivers
            seen_lands = lands
            seen_rivers = rivers
            while new_lands != 0:
                stop = lowest_bit(new_lands)
                lands |= near_land[stop]
                rivers |= near_river[stop]
                new_lands &= new_lands - 1
            while new_rivers != 0:
                stop = LANDS + lowest_bit(new_rivers)
                lands |= near_land[stop]
                rivers |= near_river[stop]
                new_rivers &= new_rivers - 1
        if river:
            return rivers & ~self.foreign_rivers(self.seat) & ~self.origin_bits(space, 1)
        return lands & ~self.foreign_lands(self.seat) & ~self.origin_bits(space, 0)

    def origin_bits(self, space: i64, river: i64) -> i64:
        """The space itself, as a set of rivers or of lands."""
        if space >= LANDS:
            return bit(space - LANDS) if river else 0
        return 0 if river else bit(space)

    def origin_land(self) -> i64:
        """`origin` as a set of lands."""
        return self.origin_bits(self.origin, 0)

    def origin_river(self) -> i64:
        """`origin` as a set of rivers."""
        return self.origin_bits(self.origin, 1)

    def build_masks(self, masks: vec[i64]) -> i64:
        """For each value the spaces that can get it; returns the number of pairs."""
        value: i64
        if self.action == TEPEE:
            for value in range(5):
                masks[2 + 2 * value] = BUILD_TEPEE + value * LANDS
                masks[3 + 2 * value] = 0
            self.add_builds(masks, self.lands[self.seat] & ~self.changed_land, 0, TEPEES)
        else:
            for value in range(5):
                masks[2 + 2 * value] = BUILD_CANOE + value * CELLS
                masks[3 + 2 * value] = 0
            self.add_builds(masks, self.rivers[self.seat] & ~self.changed_river, LANDS, CANOES)
        return 6

    def add_builds(self, masks: vec[i64], spaces: i64, first: i64, pieces: i64) -> None:
        """Values above the present one take hunters from the space; values below (variant 2) from the reserve (B3)."""
        reserve = self.reserve
        own = self.seat * ITEMS
        budget = self.limit - self.spent
        spare = i64(reserve[own + HUNTERS]) if self.variant == 2 else 0
        value: i64
        while spaces != 0:
            space = first + lowest_bit(spaces)
            here = spaces & -spaces
            present = i64(self.pieces[space])
            up = i64(self.hunters[space])
            if up > budget:
                up = budget
            down = spare if spare < budget else budget
            for value in range(5):
                if value > present:
                    if value - present > up or reserve[own + pieces + value] == 0:
                        continue
                elif value == present or present - value > down or (value > 0 and reserve[own + pieces + value] == 0):
                    continue
                masks[3 + 2 * value] |= here
            spaces &= spaces - 1

    def can_build(self) -> bool:
        """Is there anything to build, enlarge or (variant 2) reduce?"""
        masks = vec[i64]([0] * 12)
        self.build_masks(masks)
        return (masks[3] | masks[5] | masks[7] | masks[9] | masks[11]) != 0

    def can_depart(self) -> bool:
        """Can any hunter that has not moved get anywhere?"""
        return self.land_departures() != 0 or self.river_departures() != 0

    def can_join(self) -> bool:
        """Are there own hunters on another space than the one gathered on?"""
        return (self.hunter_lands[self.seat] & ~self.origin_land()) != 0 or (
            self.hunter_rivers[self.seat] & ~self.origin_river()
        ) != 0

    def can_gather(self) -> bool:
        """Do own hunters stand on two spaces at least?"""
        lands = self.hunter_lands[self.seat]
        rivers = self.hunter_rivers[self.seat]
        if lands == 0:
            return rivers & (rivers - 1) != 0
        return rivers != 0 or lands & (lands - 1) != 0
