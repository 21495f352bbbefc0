"""Sets of small numbers as the bits of one integer.

Bit sets here never use more than 62 bits, so they are never negative and every
operation gives the same number compiled (64-bit words) and interpreted (unbounded integers).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# De Bruijn multiplication: one product and one look-up instead of a loop over the bits.
_HIGHEST: Final[i64] = 0x2000000000000000
_DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89
_INDEX: Final[vec[i64]] = vec[i64](
    [next(bit for bit in range(64) if ((1 << bit) * 0x03F79D71B4CB0A89) >> 58 & 63 == slot) for slot in range(64)]
)


def bit(number: i64) -> i64:
    """The set of one number."""
    # Not `1 << number`: mypyc writes a literal that small into C as a 32-bit number, and bits from 31 on are lost.
    return _HIGHEST >> (61 - number)


def count_bits(bits: i64) -> i64:
    """How many numbers the set holds."""
    # 0x1555... and not 0x5555...: mypyc keeps literals of more than 62 bits as Python objects.
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 0x7F


def lowest_bit(bits: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return _INDEX[(((bits & -bits) * _DE_BRUIJN) >> 58) & 63]


def nth_bit(bits: i64, n: i64) -> i64:
    """The n-th smallest number (from 0) in a set of more than n numbers."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


def members(bits: int) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    rest: i64 = bits
    while rest != 0:
        found.append(lowest_bit(rest))
        rest &= rest - 1
    return found
