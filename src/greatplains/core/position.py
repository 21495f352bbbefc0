"""The compiled half of the contract of a game: what a position can do.

Legal steps are given as *masks*: pairs (base, bits), where bit i stands for the step base + i. Listing, counting,
testing and drawing a random step all read the same masks, so there is one authority for what is legal.
"""

from __future__ import annotations

from operator import index
from typing import ClassVar, Final, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greatplains.core.bits import count_bits, lowest_bit, nth_bit
from greatplains.core.errors import IllegalStep
from greatplains.core.notebook import painted
from greatplains.core.problems import MALFORMED_STEP
from greatplains.core.rng import Rng

# What `help` shows of this module; of a compiled function it cannot tell where it comes from.
__all__ = ["MASK_PAIRS", "Position", "draw_step", "mask_buffer", "share_win", "step_number"]

# No position of any game needs more pairs than this.
MASK_PAIRS: Final = 16


def mask_buffer() -> vec[i64]:
    """Room for the masks of one position and the running counts of a draw, to be reused from step to step."""
    return vec[i64]([0] * (3 * MASK_PAIRS))


def step_number(step: object) -> int:
    """The number of a step, given as any kind of whole number (NumPy's too)."""
    if hasattr(step, "__index__"):
        return index(cast(SupportsIndex, step))
    raise IllegalStep(MALFORMED_STEP, found=type(step).__name__)


def share_win(standings: vec[i64], players: i64, shares: vec[float]) -> None:
    """The best standing wins; whoever has it shares the win."""
    best = standings[0]
    seat: i64
    for seat in range(players):
        if standings[seat] > best:
            best = standings[seat]
    winners = 0.0
    for seat in range(players):
        if standings[seat] == best:
            winners += 1.0
    for seat in range(players):
        shares[seat] = 1.0 / winners if standings[seat] == best else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A position of a game: whose turn it is, what may be done, and doing it.

    `game` is the name of the game, `players` their number, `seat` the one to move, `turn` counts the whole turns
    played. `is_turn_start` is false in the middle of a turn, and `is_over` true when the game has ended.
    A step is a number: `legal_steps()` lists those that may be played now, `play` plays one and refuses any other,
    `apply` trusts its caller. What a step means is said by the rules of the game (`rules.meaning`).
    Positions are equal if all that matters for what follows is, hidden things included; `to_bytes()` is a key to them.
    A position that is played on changes its hash: keep copies in sets and dictionaries.
    """

    game: ClassVar[str] = ""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.is_turn_start: bool = True
        self.is_over: bool = False

    # What each game supplies.

    def legal_masks(self, masks: vec[i64]) -> i64:
        """Write the legal steps as pairs (base, bits), ascending, and return how many pairs there are.

        Bit i of a pair stands for the step base + i. `masks` is a `mask_buffer()`, to be reused from step to step.
        """
        raise NotImplementedError

    def apply(self, step: i64) -> None:
        """Carry out a step taken from the legal ones. Not checked: `play` is the checked way in."""
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent copy: what is played on one does not change the other."""
        raise NotImplementedError

    def refusal(self, step: int) -> Exception:
        """Why a step that is not legal is not: an error that names the rule."""
        raise NotImplementedError

    def win_shares(self, shares: vec[float]) -> None:
        """Write each seat's share of the win as it stands, in all 1: final when the game is over."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The position, compactly: `rules.from_bytes` reads it. Pickle writes the same.

        Equal positions, and no others, have the same bytes: a key for tables of positions.
        """
        raise NotImplementedError

    def summary(self) -> str:
        """How the game stands, in a few words that everybody may hear; a game need not say anything."""
        return ""

    def is_settled(self) -> bool:
        """Does the board show all that was chosen so far? (Not while a piece is in the air.)"""
        return True

    def may_end_this_turn(self) -> bool:
        """Could the game be over after this turn?"""
        raise NotImplementedError

    # What follows from it.

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        told = f"<{self.game} for {self.players}, "
        if self.is_over:
            told += f"over after {self.turn} turns"
        else:
            told += f"turn {self.turn + 1}, seat {self.seat} to move"
            if not self.is_turn_start:
                told += " (its turn has begun)"
        summary = self.summary()
        return f"{told}; {summary}>" if summary else f"{told}>"

    def _repr_svg_(self) -> str | None:
        """What notebooks show: the board, as the seat to move sees it."""
        return painted(self)

    def play(self, step: SupportsIndex) -> None:
        """Play one step; what is no step, or not a legal one, raises `IllegalStep` and changes nothing."""
        number = step_number(step)
        if not self.is_legal(number):
            raise self.refusal(number)
        self.apply(number)

    def is_legal(self, step: SupportsIndex) -> bool:
        """Is this one of the legal steps?"""
        number = step_number(step)
        if number < 0 or number >= 2**31:
            return False
        wanted: i64 = number
        masks = mask_buffer()
        pairs = self.legal_masks(masks)
        pair: i64
        for pair in range(pairs):
            bit = wanted - masks[2 * pair]
            if 0 <= bit < 62 and (masks[2 * pair + 1] >> bit) & 1:
                return True
        return False

    def legal_steps(self) -> list[int]:
        """The legal steps in ascending order; empty only when the game is over."""
        masks = mask_buffer()
        pairs = self.legal_masks(masks)
        steps: list[int] = []
        pair: i64
        for pair in range(pairs):
            base = masks[2 * pair]
            bits = masks[2 * pair + 1]
            while bits != 0:
                steps.append(base + lowest_bit(bits))
                bits &= bits - 1
        return steps

    def random_step(self, masks: vec[i64], rng: Rng) -> i64:
        """One of the legal steps, each as likely as the others. It is not played.

        `masks` is a `mask_buffer()`, to be reused from step to step.
        """
        return draw_step(self, masks, rng)


def draw_step(position: Position, masks: vec[i64], rng: Rng) -> i64:
    """What `random_step` gives. A function, because a method that anybody may override cannot be inlined."""
    pairs = position.legal_masks(masks)
    count: i64 = 0
    pair: i64
    for pair in range(pairs):
        count += count_bits(masks[2 * pair + 1])
        masks[2 * MASK_PAIRS + pair] = count
    chosen = rng.below(count)
    pair = 0
    while masks[2 * MASK_PAIRS + pair] <= chosen:
        pair += 1
    if pair > 0:
        chosen -= masks[2 * MASK_PAIRS + pair - 1]
    return masks[2 * pair] + nth_bit(masks[2 * pair + 1], chosen)
