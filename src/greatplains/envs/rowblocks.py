"""The memory that the rows of a batch lie in. It is used again as soon as nobody looks at it.

A batch has three blocks, each with room for the rows of one step. The first two take turns: what was handed out of one
stays as it was for as long as anybody holds a part of it. Whoever holds on to both gets copies, by way of the third.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from mmap import mmap
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final, NamedTuple
from weakref import ref

import numpy as np
import numpy.typing as npt

from greatplains.envs.batch import Target
from greatplains.envs.spaces import ActionMask, Observation

BLOCKS: Final = 3
_SPARE: Final = BLOCKS - 1
_STEP_BYTES: Final = 8
# Pieces begin at multiples of this: a line of the processor's cache.
_LINE: Final = 64
_MEMORY_FOLDER: Final = Path("/dev/shm")


class Rows(NamedTuple):
    """What the seats to move see and may do, one row a game, and what the step before brought.

    `observation` and `action_mask` are for the seat to move, `seat`. `reward` has a column for each seat. Where
    `terminated` or `truncated` is true, the game has ended with this step and the row is already of the next one.
    """

    observation: Observation
    action_mask: ActionMask
    seat: npt.NDArray[np.int64]
    reward: npt.NDArray[np.float64]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Measures:
    """How large the rows of a batch are."""

    count: int
    entries: int
    steps: int
    players: int

    def columns(self) -> tuple[tuple[type[np.generic], tuple[int, ...]], ...]:
        """Type and shape of each array of `Rows`, in their order."""
        count = self.count
        return (
            (np.uint8, (count, self.entries)),
            (np.int8, (count, self.steps)),
            (np.int64, (count,)),
            (np.float64, (count, self.players)),
            (np.bool_, (count,)),
            (np.bool_, (count,)),
        )


class RowBlocks:
    """The steps of all games, and the blocks for their rows, in one piece of memory that processes may share."""

    def __init__(self, measures: Measures, memory: mmap) -> None:
        self.measures = measures
        self.memory = memory
        self.blocks = [_Block(measures, memory, start) for start in _starts(measures)]
        self.steps: npt.NDArray[np.int64] = np.ndarray((measures.count,), np.int64, memory)

    def free_block(self) -> int:
        """A block that may be written to."""
        return next((number for number in range(_SPARE) if self.blocks[number].is_free()), _SPARE)

    def rows(self, number: int, is_writable: bool) -> Rows:
        """The rows of a block: where they lie, if nobody may write to them and there is another block to go on with."""
        if number != _SPARE and not is_writable:
            return self.blocks[number].lease()
        copies = [array.copy() for array in self.blocks[number].arrays]
        for array in copies:
            array.flags.writeable = is_writable
        return Rows._make(copies)

    def steps_of(self, start: int, stop: int) -> bytes:
        """The steps of some of the games, as `Batch` reads them."""
        return self.memory[start * _STEP_BYTES : stop * _STEP_BYTES]

    def target(self, number: int, start: int, stop: int) -> Target:
        """Where the rows of some of the games belong."""
        arrays = [array[start:stop].reshape(-1).view(np.uint8) for array in self.blocks[number].arrays]
        return Target(*(array.data for array in arrays))


class _Block:
    """Room for the rows of one step."""

    def __init__(self, measures: Measures, memory: mmap, start: int) -> None:
        self.memory = memory
        self.columns = measures.columns()
        self.offsets = _offsets(measures, start)
        self.arrays = self._arrays(memory)
        self.legal = self.arrays[1].reshape(-1)
        self.holder: ref[npt.NDArray[np.uint8]] | None = None

    def is_free(self) -> bool:
        """Does nobody hold rows of it?"""
        return self.holder is None or self.holder() is None

    def lease(self) -> Rows:
        """The rows, to be read. The block is not free before the last array that was made of them is gone."""
        whole = np.frombuffer(self.memory, np.uint8)
        whole.flags.writeable = False
        self.holder = ref(whole)
        return Rows._make(self._arrays(whole))

    def _arrays(self, memory: Any) -> list[npt.NDArray[Any]]:
        return [
            np.ndarray(shape, kind, memory, offset)
            for (kind, shape), offset in zip(self.columns, self.offsets, strict=True)
        ]


def own_memory(measures: Measures) -> mmap:
    """Memory for the rows of one process."""
    return mmap(-1, _starts(measures)[-1] + _block_bytes(measures))


def shared_memory(measures: Measures) -> tuple[mmap, Path]:
    """The same, for several processes: a file that is held in memory, to be removed once all of them have opened it."""
    size = _starts(measures)[-1] + _block_bytes(measures)
    try:
        return _memory_file(size, _MEMORY_FOLDER)
    except OSError:  # no such folder, or it is too small
        return _memory_file(size, None)


def open_memory(path: Path) -> mmap:
    """Memory that another process has made."""
    with path.open("r+b") as file:
        return mmap(file.fileno(), 0)


def _memory_file(size: int, folder: Path | None) -> tuple[mmap, Path]:
    handle, name = mkstemp(prefix="greatplains-", dir=folder)
    try:
        os.ftruncate(handle, size)
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(handle, 0, size)  # refused now, rather than a crash when it is written to
        return mmap(handle, size), Path(name)
    except OSError:
        Path(name).unlink()
        raise
    finally:
        os.close(handle)


def _starts(measures: Measures) -> list[int]:
    """Where each block begins, after the steps."""
    first = _rounded(measures.count * _STEP_BYTES)
    return [first + number * _block_bytes(measures) for number in range(BLOCKS)]


def _offsets(measures: Measures, start: int) -> list[int]:
    """Where each array of a block begins."""
    offsets = []
    for kind, shape in measures.columns():
        offsets.append(start)
        start += _rounded(int(np.prod(shape)) * np.dtype(kind).itemsize)
    return offsets


def _block_bytes(measures: Measures) -> int:
    return sum(_rounded(int(np.prod(shape)) * np.dtype(kind).itemsize) for kind, shape in measures.columns())


def _rounded(size: int) -> int:
    return -(-size // _LINE) * _LINE
