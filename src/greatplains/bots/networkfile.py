"""Networks as files: a line that names what it is, a line of JSON about it, then all weights, compressed.

What is read is checked: sizes, and that no sum of the network can outgrow the room it has.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from greatplains.bots import problems
from greatplains.bots.evaluation import Evaluation
from greatplains.bots.inputs import Part
from greatplains.bots.knowledge import Knowledge
from greatplains.bots.learnt import LearntEvaluation
from greatplains.bots.network import (
    ACTIVATION_BITS,
    FIRST_BITS,
    MOST,
    SECOND_BITS,
    SUM_LIMIT,
    Layer,
    Network,
)
from greatplains.core.errors import GreatPlainsError

MAGIC: Final = b"greatplains network 1\n"
# The networks of a file are for two, three and four players; each has an output for each of four seats.
PLAYERS: Final = (2, 3, 4)
OUTPUTS: Final = 4
_LAYERS: Final = 3
# No real file is larger than this when unpacked, so nothing else is unpacked.
_MOST_BYTES: Final = 16 * 2**20
_SHIFTS: Final = (FIRST_BITS - ACTIVATION_BITS, SECOND_BITS - ACTIVATION_BITS, 0)
_SHARPEST: Final = 10.0


class BadNetwork(GreatPlainsError):
    """A file that holds no network for this game."""


@dataclass(frozen=True)
class Weights:
    """The weights of one network in whole numbers: `sizes` from the inputs to the outputs, then layer by layer."""

    sizes: tuple[int, ...]
    weights: tuple[Sequence[int], ...]
    """By layer, input by input, as many as the layer has outputs."""
    biases: tuple[Sequence[int], ...]


@dataclass(frozen=True)
class NetworkFile:
    """All networks of a game, and where they come from."""

    game: str
    networks: tuple[Weights, ...]
    trust: tuple[float, ...] = (0.0, 0.0, 0.0)
    """How much of the hand-made worth is added to what each network says."""
    sharpness: tuple[float, ...] = (1.0, 1.0, 1.0)
    made_by: dict[str, Any] = field(default_factory=dict)
    """The command that made the weights, and figures about them."""

    def to_bytes(self) -> bytes:
        """The file."""
        header = {
            "game": self.game,
            "sizes": [list(network.sizes) for network in self.networks],
            "trust": list(self.trust),
            "sharpness": list(self.sharpness),
            "made_by": self.made_by,
        }
        numbers = array("i")
        for network in self.networks:
            for weights, bias in zip(network.weights, network.biases, strict=True):
                numbers.extend(weights)
                numbers.extend(bias)
        if sys.byteorder == "big":
            numbers.byteswap()
        text = json.dumps(header, ensure_ascii=False)
        return MAGIC + text.encode() + b"\n" + zlib.compress(numbers.tobytes(), 9)


def parse_network(data: bytes, game: str, known: Knowledge) -> NetworkFile:
    """What a file holds; refused if it is not the networks of this game."""
    if not data.startswith(MAGIC):
        raise BadNetwork(problems.NETWORK_KIND)
    line, _, packed = data[len(MAGIC) :].partition(b"\n")
    try:
        header = json.loads(line)
        found, sizes = header["game"], header["sizes"]
        trust, sharpness = ([float(value) for value in header[key]] for key in ("trust", "sharpness"))
        made_by = dict(header["made_by"])
        shapes = [tuple(int(size) for size in shape) for shape in sizes]
    except (ValueError, KeyError, TypeError):
        raise BadNetwork(problems.NETWORK_DAMAGED) from None
    if found != game:
        raise BadNetwork(problems.NETWORK_GAME, game=game, found=str(found))
    inputs = sum(part.count for part in input_parts(known))
    if len(shapes) != len(PLAYERS) or any(
        len(shape) != _LAYERS + 1
        or shape[0] != inputs
        or shape[-1] != OUTPUTS
        or not all(0 < size <= 4096 for size in shape)
        for shape in shapes
    ):
        raise BadNetwork(problems.NETWORK_SHAPE, inputs=inputs)
    if len(trust) != len(PLAYERS) or not all(-_SHARPEST <= value <= _SHARPEST for value in trust):
        raise BadNetwork(problems.NETWORK_DAMAGED)
    if len(sharpness) != len(PLAYERS) or not all(0.0 < value <= _SHARPEST for value in sharpness):
        raise BadNetwork(problems.NETWORK_DAMAGED)
    networks = _cut(_unpacked(packed), shapes)
    for network in networks:
        check_sums(network, known)
    return NetworkFile(game, networks, tuple(trust), tuple(sharpness), made_by)


def learnt_evaluation(file: NetworkFile, linear: Evaluation, known: Knowledge) -> LearntEvaluation:
    """An evaluation that is run by the networks of a file."""
    assert known.inputs is not None, "nobody reads networks for a game without inputs"
    networks = [network_of(net) for net in file.networks]
    return LearntEvaluation(linear, known.inputs(linear), networks, list(file.trust), list(file.sharpness))


def network_of(weights: Weights) -> Network:
    """The network with these weights, ready to run."""
    sizes = weights.sizes
    return Network(
        [
            Layer(sizes[at], sizes[at + 1], list(weights.weights[at]), list(weights.biases[at]), _SHIFTS[at])
            for at in range(_LAYERS)
        ]
    )


def input_parts(known: Knowledge) -> list[Part]:
    """The parts of the inputs in their order: those of a seat four times, then those of the table."""
    return [*known.seat_parts * 4, *known.table_parts]


def check_sums(network: Weights, known: Knowledge) -> None:
    """No sum may outgrow half of a number, whatever the inputs are."""
    most = [part.most for part in input_parts(known) for _ in range(part.count)]
    for at in range(_LAYERS):
        outputs = network.sizes[at + 1]
        weights = network.weights[at]
        for place in range(outputs):
            total = abs(network.biases[at][place]) + (1 << _SHIFTS[at])
            total += sum(abs(weight) * limit for weight, limit in zip(weights[place::outputs], most, strict=True))
            if total >= SUM_LIMIT:
                raise BadNetwork(problems.NETWORK_LARGE)
        most = [int(MOST)] * outputs


def _unpacked(packed: bytes) -> array[int]:
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(packed, _MOST_BYTES)
    except zlib.error:
        raise BadNetwork(problems.NETWORK_DAMAGED) from None
    if not unpacker.eof or len(data) % 4:
        raise BadNetwork(problems.NETWORK_DAMAGED)
    numbers = array("i")
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _cut(numbers: array[int], shapes: list[tuple[int, ...]]) -> tuple[Weights, ...]:
    place = 0
    networks = []
    for shape in shapes:
        weights, biases = [], []
        for at in range(_LAYERS):
            count = shape[at] * shape[at + 1]
            weights.append(numbers[place : place + count])
            biases.append(numbers[place + count : place + count + shape[at + 1]])
            place += count + shape[at + 1]
        networks.append(Weights(shape, tuple(weights), tuple(biases)))
    if place != len(numbers):
        raise BadNetwork(problems.NETWORK_DAMAGED)
    return tuple(networks)
