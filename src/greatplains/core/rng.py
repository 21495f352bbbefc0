"""Random numbers that are the same on every machine, compiled or interpreted.

Nothing inside the rules draws a number; whoever deals, resamples or plays at random is handed an `Rng`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

# Multiply-with-carry: the product stays below 2**62, so no 64-bit overflow has to be imitated in the interpreter.
# 698769069 * 2**32 - 1 and half of it are prime, which gives a period of about 2**60.
_MULTIPLIER: Final[i64] = 698769069
_LOW: Final[i64] = 0xFFFFFFFF


class Rng:
    """A small, fast stream of random numbers.

    The stream's name makes independent streams out of one seed: `Rng(7, "deal")`, `Rng(7, "game 12")`.
    """

    def __init__(self, seed: int, stream: str = "") -> None:
        self.state: i64 = _state_of(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest())

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return resume, (self.state,)

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, for limits below 2**31."""
        state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        self.state = state
        return (((state ^ (state >> 32)) & _LOW) * limit) >> 32

    def shuffle(self, items: list[str]) -> None:
        """Put the items into a random order."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]


def resume(state: int) -> Rng:
    """Random numbers that go on where others stood."""
    rng = Rng(0)
    rng.state = state
    return rng


def keyed(key: bytes) -> Rng:
    """Random numbers that follow from a key alone, of eight bytes."""
    return resume(_state_of(key))


def _state_of(digest: bytes) -> int:
    return int.from_bytes(digest, "big") % (698769069 * 2**32 - 2) + 1
