"""The steps of Bison: their numbers, which are legal, and what each does.

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
from greatplains.games.bison.position import (
    ACTIONS_A_SEASON,
    ARRIVING,
    BISON,
    BUILDING,
    CANOE,
    CANOES,
    CHOOSING,
    COST,
    GAINING,
    GATHER,
    HUNTERS,
    ITEMS,
    JOINING,
    LAYING,
    LEAVING,
    MOST_HUNTERS,
    OVER,
    OVERFLOWING,
    PAYING_BISON,
    PAYING_SALMON,
    PLACING,
    PRICE,
    SALMON,
    TARGETING,
    TEPEE,
    TEPEES,
    TILE,
    TRACK_END,
    TREK,
    TURKEY,
    BisonState,
)
from greatplains.games.bison.scoring import score_terrain

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


class BisonPosition(BisonState):
    """A position of Bison."""

    def copy(self) -> BisonPosition:
        other = BisonPosition()
        self.copy_to(other)
        return other

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        from greatplains.games.bison.storage import from_bytes

        return from_bytes, (self.to_bytes(),)

    def to_bytes(self) -> bytes:
        from greatplains.games.bison.storage import to_bytes

        return to_bytes(self)

    def refusal(self, step: int) -> Exception:
        from greatplains.games.bison.reasons import refusal

        return refusal(self, step)

    # What may be done.

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
        most = self.reserve[self.seat * ITEMS + HUNTERS]
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
        spare = reserve[own + HUNTERS] if self.variant == 2 else 0
        value: i64
        while spaces != 0:
            space = first + lowest_bit(spaces)
            here = spaces & -spaces
            present = self.pieces[space]
            up = self.hunters[space]
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

    # What happens.

    def apply(self, step: i64) -> None:
        self.is_turn_start = False
        if step >= BUILD_CANOE:
            self.build(LANDS + (step - BUILD_CANOE) % CELLS, (step - BUILD_CANOE) // CELLS, CANOES)
        elif step >= BUILD_TEPEE:
            self.build((step - BUILD_TEPEE) % LANDS, (step - BUILD_TEPEE) // LANDS, TEPEES)
        elif step >= TO:
            self.arrive(step - TO)
        elif step >= FROM:
            self.origin = step - FROM
            self.phase = ARRIVING
        elif step >= JOIN:
            self.join(step - JOIN)
        elif step >= TARGET:
            self.origin = step - TARGET
            self.phase = JOINING
        elif step >= LAY:
            self.lay((step - LAY) % CELLS, (step - LAY) // CELLS)
        elif step >= PAY_SALMON:
            self.pay(SALMON, step - PAY_SALMON)
            self.pay_rest()
        elif step >= PAY_BISON:
            self.pay(BISON, step - PAY_BISON)
            self.ask_for_salmon()
        elif step >= GAIN:
            self.tracks[self.seat * 3 + step - GAIN] += 1
            self.end_turn()
        elif step >= PLACE:
            self.place((step - PLACE) // MOST_HUNTERS, (step - PLACE) % MOST_HUNTERS + 1)
        elif step == DONE:
            if self.phase == OVERFLOWING:
                self.end_overflow()
            else:
                self.close_action()
        elif step >= ACTION:
            self.begin_action(step - ACTION)
        elif step >= TRADE:
            self.trade(step - TRADE)
        else:
            self.buy(step - BUY)

    def buy(self, item: i64) -> None:
        """Bought pieces go to the reserve."""
        own = self.seat * 3
        kind: i64
        for kind in range(3):
            self.tracks[own + kind] -= PRICE[item]
        self.market[self.seat * ITEMS + item] -= 1
        self.reserve[self.seat * ITEMS + item] += 1
        self.go_on_overflowing()

    def trade(self, number: i64) -> None:
        """Three animals of one kind for one of another."""
        self.tracks[self.seat * 3 + TRADE_GIVES[number]] -= TRADE_RATE
        self.tracks[self.seat * 3 + TRADE_BRINGS[number]] += 1
        self.go_on_overflowing()

    def go_on_overflowing(self) -> None:
        """An overflow is over as soon as no kind exceeds 15 (Bison 4)."""
        if self.phase == OVERFLOWING and not self.exceeds(self.seat):
            self.end_overflow()

    def begin_action(self, action: i64) -> None:
        """Place the marker; an action for which nothing can be done is one without hunters (B14)."""
        self.action = action
        self.used[self.seat] |= bit(action)
        self.spent = 0
        self.limit = self.affordable()
        if action == TILE:
            self.phase = LAYING
        elif action in (TEPEE, CANOE):
            self.changed_land = 0
            self.changed_river = 0
            self.phase = BUILDING
            if not self.can_build():
                self.close_action()
        elif action == GATHER:
            self.phase = TARGETING
            if not self.can_gather():
                self.close_action()
        else:
            self.rest_hunters()
            self.phase = LEAVING
            if not self.can_depart():
                self.close_action()

    def affordable(self) -> i64:
        """The most hunters whose cost the seat can pay."""
        stock = self.stock(self.seat)
        most: i64 = MOST_HUNTERS
        while COST[most] > stock:
            most -= 1
        return most

    def lay(self, cell: i64, rotation: i64) -> None:
        """The tile goes from the hand to the board."""
        self.lay_tile(self.stack[self.draw_of(self.seat)], cell, rotation)
        self.tiles_in_hand &= ~bit(self.seat)
        self.origin = cell
        self.phase = PLACING
        if self.placements() == 0:
            self.close_action()

    def place(self, terrain: i64, count: i64) -> None:
        """Hunters from the reserve stand as one group on one space of the new tile (B15)."""
        self.reserve[self.seat * ITEMS + HUNTERS] -= count
        self.add_hunters(self.seat, terrain * CELLS + self.origin, count)
        self.spent = count
        self.close_action()

    def build(self, space: i64, value: i64, pieces: i64) -> None:
        """Change the tepee or canoe of a space; the difference in value is the number of hunters used."""
        seat = self.seat
        own = seat * ITEMS
        present = self.pieces[space]
        used = value - present
        self.reserve[own + HUNTERS] += used
        self.add_hunters(seat, space, -used)
        if present > 0:
            self.reserve[own + pieces + present] += 1
        if value > 0:
            self.reserve[own + pieces + value] -= 1
        self.set_piece(seat, space, value)
        if space < LANDS:
            self.changed_land |= bit(space)
        else:
            self.changed_river |= bit(space - LANDS)
        self.spent += used if used > 0 else -used
        # One change in the base game, several in the variants.
        if self.variant == 0 or self.spent == self.limit or not self.can_build():
            self.close_action()

    def join(self, space: i64) -> None:
        """A hunter from anywhere joins the space gathered on."""
        self.add_hunters(self.seat, space, -1)
        self.add_hunters(self.seat, self.origin, 1)
        self.spent += 1
        if self.spent == self.limit or not self.can_join():
            self.close_action()

    def rest_hunters(self) -> None:
        """No own hunter has moved in this action yet."""
        self.resting_land = self.hunter_lands[self.seat]
        self.resting_river = self.hunter_rivers[self.seat]
        rest = self.resting_land
        while rest != 0:
            space = lowest_bit(rest)
            self.resting[space] = self.hunters[space]
            rest &= rest - 1
        rest = self.resting_river
        while rest != 0:
            space = LANDS + lowest_bit(rest)
            self.resting[space] = self.hunters[space]
            rest &= rest - 1

    def arrive(self, space: i64) -> None:
        """The hunter that left `origin` stops; it does not move again in this action."""
        self.resting[self.origin] -= 1
        if self.resting[self.origin] == 0:
            self.resting_land &= ~self.origin_land()
            self.resting_river &= ~self.origin_river()
        self.add_hunters(self.seat, self.origin, -1)
        self.add_hunters(self.seat, space, 1)
        self.spent += 1
        self.phase = LEAVING
        if self.spent == self.limit or not self.can_depart():
            self.close_action()

    def close_action(self) -> None:
        """No hunters bring an animal, several cost some."""
        if self.spent == 0:
            if self.gains() != 0:
                self.phase = GAINING
            else:
                self.end_turn()
            return
        self.due = COST[self.spent]
        payments = self.payments(BISON)
        if payments & (payments - 1) != 0:
            self.phase = PAYING_BISON
        else:
            self.pay(BISON, lowest_bit(payments))
            self.ask_for_salmon()

    def ask_for_salmon(self) -> None:
        """Payment goes on with salmon; only where there is a choice the player is asked."""
        payments = self.payments(SALMON)
        if payments & (payments - 1) != 0:
            self.phase = PAYING_SALMON
        else:
            self.pay(SALMON, lowest_bit(payments))
            self.pay_rest()

    def pay(self, kind: i64, count: i64) -> None:
        """Give animals of one kind."""
        self.tracks[self.seat * 3 + kind] -= count
        self.due -= count

    def pay_rest(self) -> None:
        """Turkeys pay what is still due."""
        self.pay(TURKEY, self.due)
        self.end_turn()

    def end_turn(self) -> None:
        """The next seat's action, or the scoring when everybody has taken four."""
        self.turn += 1
        self.is_turn_start = True
        self.phase = CHOOSING
        self.turn_of_season += 1
        if self.turn_of_season < ACTIONS_A_SEASON * self.players:
            self.seat += 1
            if self.seat == self.players:
                self.seat = 0
        else:
            self.begin_scoring()

    # Scoring of a season.

    def begin_scoring(self) -> None:
        """All tracks are set to 0 before the last scoring (Bison 4, end)."""
        if self.season == self.seasons - 1:
            place: i64
            for place in range(12):
                self.tracks[place] = 0
        self.terrain = 0
        self.overflow_turn = 0
        score_terrain(self, 0)
        self.go_on_scoring()

    def go_on_scoring(self) -> None:
        """Prairies, mountains, rivers; after each everybody beyond 15, in turn order, has an own turn."""
        while True:
            while self.overflow_turn < self.players:
                seat = (self.totem_seat() + self.overflow_turn) % self.players
                if self.exceeds(seat):
                    self.seat = seat
                    self.phase = OVERFLOWING
                    return
                self.overflow_turn += 1
            self.terrain += 1
            if self.terrain == 3:
                self.end_season()
                return
            self.overflow_turn = 0
            score_terrain(self, self.terrain)

    def exceeds(self, seat: i64) -> bool:
        """Has the seat more than 15 of a kind?"""
        tracks = self.tracks
        own = seat * 3
        return tracks[own] > TRACK_END or tracks[own + 1] > TRACK_END or tracks[own + 2] > TRACK_END

    def end_overflow(self) -> None:
        """What is still above 15 is lost (B10)."""
        own = self.seat * 3
        kind: i64
        for kind in range(3):
            if self.tracks[own + kind] > TRACK_END:
                self.tracks[own + kind] = TRACK_END
        self.turn += 1
        self.is_turn_start = True
        self.overflow_turn += 1
        self.go_on_scoring()

    def end_season(self) -> None:
        """The game is over after the last one."""
        if self.season == self.seasons - 1:
            self.phase = OVER
            self.is_over = True
            return
        self.phase = CHOOSING
        self.season += 1
        self.begin_season()
