"""What the steps of Bison do: actions, payments, seasons and their scoring."""

from __future__ import annotations

from mypy_extensions import i64, u8

from greatplains.core.bits import bit, lowest_bit
from greatplains.games.bison.board import CELLS, LANDS
from greatplains.games.bison.scoring import score_terrain
from greatplains.games.bison.state import (
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
    TURKEY,
)
from greatplains.games.bison.steps import (
    ACTION,
    BUILD_CANOE,
    BUILD_TEPEE,
    BUY,
    DONE,
    FROM,
    GAIN,
    JOIN,
    LAY,
    PAY_BISON,
    PAY_SALMON,
    PLACE,
    TARGET,
    TO,
    TRADE,
    TRADE_BRINGS,
    TRADE_GIVES,
    TRADE_RATE,
    BisonSteps,
)


class BisonPlay(BisonSteps):
    """What happens in a game of Bison when a step is played."""

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
        self.add_to_reserve(item, 1)
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
        self.add_to_reserve(HUNTERS, -count)
        self.add_hunters(self.seat, terrain * CELLS + self.origin, count)
        self.spent = count
        self.close_action()

    def add_to_reserve(self, item: i64, count: i64) -> None:
        """Put items into the reserve of the seat to move, or take them away (count < 0)."""
        place = self.seat * ITEMS + item
        self.reserve[place] = u8(i64(self.reserve[place]) + count)

    def build(self, space: i64, value: i64, pieces: i64) -> None:
        """Change the tepee or canoe of a space; the difference in value is the number of hunters used."""
        seat = self.seat
        present = i64(self.pieces[space])
        used = value - present
        self.add_to_reserve(HUNTERS, used)
        self.add_hunters(seat, space, -used)
        if present > 0:
            self.add_to_reserve(pieces + present, 1)
        if value > 0:
            self.add_to_reserve(pieces + value, -1)
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
