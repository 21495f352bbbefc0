"""The steps of Wind River: their numbers, and which are legal.

| steps | kind | what it names |
|---|---|---|
| 0 | pass | no extra action |
| 1 | earn | |
| 2-37 | set | hex |
| 38-145 | bison | direction * 36 + hex: a bison of the herding phase |
| 146-181 | lose | hex: an unsupplied tent is removed |
| 182-397 | tent | direction * 36 + hex: a tent moves |
| 398-433 | new | hex |
| 434-541 | herd | direction * 36 + hex: one more bison |
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.games.windriver.board import (
    CLOSED,
    HEXES,
    IN_PLAY,
    can_go_e,
    can_go_ne,
    can_go_nw,
    can_go_se,
    can_go_sw,
    can_go_w,
)
from greatplains.games.windriver.state import (
    EXTRA,
    HERDING,
    LOSING,
    PRICE_OF_TENT,
    SETTING,
    WindRiverState,
)

PASS: Final = 0
EARN: Final = 1
SET: Final = 2
BISON: Final = 38
LOSE: Final = 146
TENT: Final = 182
NEW: Final = 398
HERD: Final = 434
STEPS: Final = 542


class WindRiverSteps(WindRiverState):
    """What may be done in a position of Wind River: the one authority for what is legal."""

    def legal_masks(self, masks: vec[i64]) -> i64:
        phase = self.phase
        if phase == HERDING:
            self.bison_masks(masks, 0, BISON, self.ready)
            return 3
        if phase == EXTRA:
            return self.extra_masks(masks)
        if phase == LOSING:
            masks[0] = LOSE
            masks[1] = self.hungry_camps(self.seat)
            return 1
        if phase == SETTING:
            camps = self.camps
            masks[0] = SET
            masks[1] = IN_PLAY[self.players] & ~(camps[0] | camps[1] | camps[2] | camps[3])
            return 1
        return 0

    def may_end_this_turn(self) -> bool:
        """Could the game be over after this turn? Only if all tents that are left are the mover's."""
        return self.other_camps(self.seat) == 0 and self.phase != SETTING

    def bison_masks(self, masks: vec[i64], at: i64, base: i64, herd: i64) -> None:
        """The ways of the given bison: e, ne or se, never onto a sixth bison's hex; three pairs from `at` on."""
        full = self.full
        masks[at] = base
        masks[at + 1] = can_go_e(herd, full)
        masks[at + 2] = base + HEXES
        masks[at + 3] = can_go_ne(herd, full)
        masks[at + 4] = base + 2 * HEXES
        masks[at + 5] = can_go_se(herd, full)

    def extra_masks(self, masks: vec[i64]) -> i64:
        """Pass, and whichever of the four extra actions is possible."""
        seat = self.seat
        masks[0] = PASS
        masks[1] = 1
        camps = self.camps[seat]
        if camps == 0:
            self.bison_masks(masks, 2, HERD, self.herd)
            return 4
        if self.earnings(seat) > 0:
            masks[1] = 3
        others = self.other_camps(seat)
        self.tent_masks(masks, camps, others)
        masks[14] = NEW
        masks[15] = 0
        if self.resources[seat] >= PRICE_OF_TENT and self.in_hand(seat) > 0:
            masks[15] = camps & ~others
        self.bison_masks(masks, 16, HERD, self.herd)
        return 11

    def tent_masks(self, masks: vec[i64], camps: i64, others: i64) -> None:
        """The ways of own tents, six pairs from 2 on; the mover must be able to pay for entering others' hexes (W7)."""
        barred = CLOSED[self.players]
        if self.resources[self.seat] == 0:
            barred |= others
        masks[2] = TENT
        masks[3] = can_go_e(camps, barred)
        masks[4] = TENT + HEXES
        masks[5] = can_go_ne(camps, barred)
        masks[6] = TENT + 2 * HEXES
        masks[7] = can_go_se(camps, barred)
        masks[8] = TENT + 3 * HEXES
        masks[9] = can_go_w(camps, barred)
        masks[10] = TENT + 4 * HEXES
        masks[11] = can_go_nw(camps, barred)
        masks[12] = TENT + 5 * HEXES
        masks[13] = can_go_sw(camps, barred)

    def can_herd(self) -> bool:
        """Can a bison that has not moved in this phase still move?"""
        ready = self.ready
        full = self.full
        return (can_go_e(ready, full) | can_go_ne(ready, full) | can_go_se(ready, full)) != 0
