"""The games of a batch that one process plays: those from `start` up to `stop`."""

from __future__ import annotations

from typing import Final

from greatplains.core.errors import BadOptions
from greatplains.core.position import Position
from greatplains.core.rng import Rng, resume
from greatplains.envs import problems
from greatplains.envs.batch import Batch
from greatplains.envs.gamekind import GameKind
from greatplains.envs.rowblocks import BLOCKS, RowBlocks

_RNG_BYTES: Final = 8
_LENGTH_BYTES: Final = 8
_HEAD: Final = _RNG_BYTES + _LENGTH_BYTES


class GameShare:
    """Plays some of the games of a batch, and writes their rows where all processes read them."""

    def __init__(self, kind: GameKind, blocks: RowBlocks, start: int, stop: int) -> None:
        self.kind = kind
        self.start = start
        self.stop = stop
        self.blocks = blocks
        self.targets = [blocks.target(number, start, stop) for number in range(BLOCKS)]
        self.batch = Batch(
            kind.observer, kind.dealer, kind.players, stop - start, kind.reward == "margin", kind.max_steps
        )

    def reset(self, seeds: list[int], block: int) -> None:
        """Deal every game from its seed."""
        self.batch.reset([Rng(seed, "deal") for seed in seeds])
        self.batch.write(self.targets[block])

    def step(self, block: int) -> None:
        """Play the steps that stand in the common memory."""
        self.batch.step(self.blocks.steps_of(self.start, self.stop), self.targets[block])

    def write(self, block: int) -> None:
        """The rows of the games as they stand."""
        self.batch.write(self.targets[block])

    def position(self, game: int) -> Position:
        """The position of a game of this share."""
        return self.batch.positions[game - self.start]

    def save(self, game: int) -> bytes:
        """All that decides how a game goes on."""
        place = game - self.start
        state, length = self.batch.rngs[place].state, self.batch.lengths[place]
        head = int(state).to_bytes(_RNG_BYTES, "big") + int(length).to_bytes(_LENGTH_BYTES, "big")
        return head + self.batch.positions[place].to_bytes()

    def load(self, game: int, saved: bytes) -> None:
        """Let a game that `save` wrote stand in the place of this one."""
        position, rng, length = read_saved(self.kind, saved)
        self.batch.put(game - self.start, position, rng, length)

    def load_all(self, saved: list[bytes]) -> None:
        """Every game as it was saved."""
        positions, rngs, lengths = zip(*(read_saved(self.kind, state) for state in saved), strict=True)
        self.batch.fill(list(positions), list(rngs), list(lengths))

    def save_all(self) -> list[bytes]:
        """Every game of this share."""
        return [self.save(game) for game in range(self.start, self.stop)]


def read_saved(kind: GameKind, saved: object) -> tuple[Position, Rng, int]:
    """A game that was saved: its position, its random numbers, and the steps played in it."""
    if not isinstance(saved, bytes) or len(saved) < _HEAD:
        raise BadOptions(problems.NOT_SAVED)
    state, length = (int.from_bytes(saved[at : at + 8], "big") for at in (0, _RNG_BYTES))
    position = kind.rules.from_bytes(saved[_HEAD:])
    if not 0 < state < 2**62 or length >= 2**62 or position.is_over:
        raise BadOptions(problems.NOT_SAVED)
    if position.players != kind.players:
        raise BadOptions(problems.SAVED_PLAYERS, players=kind.players, found=int(position.players))
    return position, resume(state), length
