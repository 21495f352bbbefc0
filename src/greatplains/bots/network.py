"""A small network in whole numbers: what the learnt evaluations are run by.

Two hidden layers. Weights, sums and activations are whole numbers, so a network gives the same everywhere, compiled or
interpreted. Two sums share one number of 64 bits, each with 32 of them: one multiplication serves two weights. No sum
can outgrow its half, which is checked when a network is made (`networkfile.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Sums that are added up side by side, two in each of four numbers.
BLOCK: Final = 8
# The unit of activations, of sums in the hidden layers and of the outputs: 2 to this power is 1.
ACTIVATION_BITS: Final = 6
FIRST_BITS: Final = 12
SECOND_BITS: Final = 14
OUTPUT_BITS: Final = 16
# An activation is cut off here (at 16).
MOST: Final[i64] = 1023
# What a sum must stay below.
SUM_LIMIT: Final = 2**31

_LOW: Final[i64] = 0xFFFFFFFF
_SIGN: Final[i64] = 0x80000000


class Layer:
    """Sums of inputs times weights; `shift` brings them to the unit of activations.

    `packed` holds the weights by input, two outputs in each number; `start` the sums before anything is added.
    """

    def __init__(self, inputs: int, outputs: int, weights: list[int], bias: list[int], shift: int) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        width = (outputs + BLOCK - 1) // BLOCK * BLOCK
        self.pairs: i64 = width // 2
        self.shift: i64 = shift
        rows = [weights[at * outputs : (at + 1) * outputs] for at in range(inputs)]
        # Half a unit more, so that the shift rounds to the nearest.
        rounded = [number + (1 << shift >> 1) for number in bias]
        self.packed: vec[i64] = vec[i64]([pair for row in rows for pair in _pairs(row, width)])
        self.start: vec[i64] = vec[i64](_pairs(rounded, width))
        self.used: vec[i64] = vec[i64]([0] * inputs)
        self.sums: vec[i64] = vec[i64]([0] * width)

    def run(self, values: vec[i64]) -> None:
        """Fill in `sums`."""
        used = self.used
        packed = self.packed
        start = self.start
        sums = self.sums
        pairs = self.pairs
        count: i64 = 0
        place: i64
        for place in range(self.inputs):
            if values[place] != 0:
                used[count] = place
                count += 1
        pair: i64 = 0
        while pair < pairs:
            first = start[pair]
            second = start[pair + 1]
            third = start[pair + 2]
            fourth = start[pair + 3]
            for place in range(count):
                which = used[place]
                value = values[which]
                at = which * pairs + pair
                first += value * packed[at]
                second += value * packed[at + 1]
                third += value * packed[at + 2]
                fourth += value * packed[at + 3]
            self.unpack(first, 2 * pair)
            self.unpack(second, 2 * pair + 2)
            self.unpack(third, 2 * pair + 4)
            self.unpack(fourth, 2 * pair + 6)
            pair += 4
        if self.shift > 0:
            for place in range(self.outputs):
                active = sums[place] >> self.shift
                sums[place] = 0 if active < 0 else MOST if active > MOST else active

    def unpack(self, pair: i64, at: i64) -> None:
        """The two sums of a number."""
        low = ((pair & _LOW) ^ _SIGN) - _SIGN
        self.sums[at] = low
        self.sums[at + 1] = (pair - low) >> 32


class Network:
    """Inputs, two hidden layers, and a log-chance to win for each seat, counted from the one to move."""

    def __init__(self, layers: list[Layer]) -> None:
        self.first: Layer = layers[0]
        self.second: Layer = layers[1]
        self.last: Layer = layers[2]

    def run(self, values: vec[i64]) -> vec[i64]:
        """The outputs, in units of 2**-OUTPUT_BITS; they stay until it is run again."""
        self.first.run(values)
        self.second.run(self.first.sums)
        self.last.run(self.second.sums)
        return self.last.sums


def _pairs(numbers: list[int], width: int) -> list[int]:
    """Numbers two by two: the second of each pair 32 bits higher."""
    padded = numbers + [0] * (width - len(numbers))
    return [padded[at] + (padded[at + 1] << 32) for at in range(0, width, 2)]
