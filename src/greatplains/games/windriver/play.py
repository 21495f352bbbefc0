"""What the steps of Wind River do: setting tents, bison, supply, extra actions, the end."""

from __future__ import annotations

from mypy_extensions import i64

from greatplains.core.bits import bit
from greatplains.games.windriver.board import HEXES, LEADS_TO, PLAINS
from greatplains.games.windriver.state import (
    EXTRA,
    HERDING,
    LOSING,
    MOST_BISON,
    OVER,
    PRICE_OF_TENT,
)
from greatplains.games.windriver.steps import (
    BISON,
    EARN,
    HERD,
    LOSE,
    NEW,
    SET,
    TENT,
    WindRiverSteps,
)


class WindRiverPlay(WindRiverSteps):
    """What happens in a game of Wind River when a step is played."""

    def apply(self, step: i64) -> None:
        self.is_turn_start = False
        if step < SET:
            if step == EARN:
                self.resources[self.seat] += self.earnings(self.seat)
            self.end_turn()
        elif step < BISON:
            self.set_tent(step - SET)
        elif step < LOSE:
            self.move_unmoved_bison((step - BISON) % HEXES, (step - BISON) // HEXES)
        elif step < TENT:
            self.lose_tent(step - LOSE)
        elif step < NEW:
            self.move_tent((step - TENT) % HEXES, (step - TENT) // HEXES)
        elif step < HERD:
            self.resources[self.seat] -= PRICE_OF_TENT
            self.put_tent(self.seat, step - NEW)
            self.end_turn()
        else:
            self.move_bison((step - HERD) % HEXES, (step - HERD) // HEXES)
            self.end_turn()

    def set_tent(self, hex_: i64) -> None:
        """Set-up: one tent each, then a second one each (Wind River 2)."""
        self.put_tent(self.seat, hex_)
        self.left -= 1
        self.pass_turn_on()
        if self.left == 0:
            self.begin_turn()

    def move_bison(self, hex_: i64, direction: i64) -> i64:
        """One bison goes one hex; where it arrived."""
        target = LEADS_TO[hex_ * 6 + direction]
        bison = self.bison
        bison[hex_] -= 1
        self.full &= ~bit(hex_)
        if bison[hex_] == 0:
            self.herd &= ~bit(hex_)
        if target != PLAINS:
            bison[target] += 1
            self.herd |= bit(target)
            if bison[target] == MOST_BISON:
                self.full |= bit(target)
        return target

    def move_unmoved_bison(self, hex_: i64, direction: i64) -> None:
        """Phase 1; it ends when enough have moved or none that has not moved can (W8)."""
        target = self.move_bison(hex_, direction)
        if self.bison[hex_] == self.arrived[hex_]:
            self.ready &= ~bit(hex_)
        if target != PLAINS:
            self.note_arrival(target)
        self.left -= 1
        if self.left == 0 or not self.can_herd():
            self.supply()

    def supply(self) -> None:
        """Phase 2: pay for the unsupplied tents as far as the resources go; the rest is to be lost."""
        need = self.need(self.seat)
        paid = self.resources[self.seat]
        if need < paid:
            paid = need
        self.resources[self.seat] -= paid
        self.left = need - paid
        self.phase = LOSING if self.left > 0 else EXTRA

    def lose_tent(self, hex_: i64) -> None:
        """An unsupplied tent returns to the hand (W11, W12)."""
        self.take_tent(self.seat, hex_)
        self.left -= 1
        if self.left == 0:
            if self.is_board_empty():
                self.end_turn()  # W9: no extra action
            else:
                self.phase = EXTRA

    def move_tent(self, hex_: i64, direction: i64) -> None:
        """A tent goes to the next hex or to the Great Plains; entering a hex of others costs everybody there."""
        seat = self.seat
        target = LEADS_TO[hex_ * 6 + direction]
        self.take_tent(seat, hex_)
        if target == PLAINS:
            self.on_plains[seat] += 1
        else:
            self.pay_for_crowding(target)
            self.put_tent(seat, target)
        self.end_turn()

    def pay_for_crowding(self, hex_: i64) -> None:
        """The mover pays 1 in all, each other player there 1 if it can (W7)."""
        other: i64
        crowded = False
        for other in range(self.players):
            if other != self.seat and self.tents[other * HEXES + hex_] > 0:
                crowded = True
                if self.resources[other] > 0:
                    self.resources[other] -= 1
        if crowded:
            self.resources[self.seat] -= 1

    def pass_turn_on(self) -> None:
        """The next seat is to move."""
        self.turn += 1
        self.is_turn_start = True
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0

    def end_turn(self) -> None:
        """The game is over when no tent is on the board (Wind River 4)."""
        self.pass_turn_on()
        if self.is_board_empty():
            self.phase = OVER
            self.is_over = True
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """As many bison are to move as the player has tents on the board; none without tents (W4)."""
        self.phase = HERDING
        self.left = self.on_board[self.seat]
        self.begin_herding()
        if self.left == 0 or not self.can_herd():
            self.supply()
