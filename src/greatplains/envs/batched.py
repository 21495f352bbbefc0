"""Many games in one call: NumPy in, NumPy out, with the loop inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from greatplains.core.errors import BadOptions, IllegalStep
from greatplains.core.rng import Rng
from greatplains.envs import problems
from greatplains.envs.batch import Batch
from greatplains.envs.gamekind import GameKind, whole_number
from greatplains.envs.spaces import ActionMask, Observation

Entry = TypeVar("Entry", bound=np.generic)
_HUGE: Final = 2**62


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


class BatchedGames:
    """`count` games of one kind, side by side; a game that ends is dealt anew in the same step.

    Game i of seed s is the game that `AecGame` deals with the seed s + i. The arrays are new with every step; they are
    read-only, unless `writable` asks for a copy.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        *,
        first: int | None = None,
        reward: str = "share",
        max_steps: int | None = None,
        writable: bool = False,
        **options: Any,
    ) -> None:
        self.kind = GameKind(game, players, options, first=first, reward=reward, max_steps=max_steps)
        self.count = whole_number("count", count, least=1)
        self.writable = writable
        kind = self.kind
        self._batch = Batch(
            kind.observer, kind.dealer, kind.players, self.count, kind.reward == "margin", kind.max_steps
        )
        self._is_dealt = False

    def reset(self, seed: int | Sequence[int] | npt.NDArray[np.integer[Any]] | None = None) -> Rows:
        """Deal every game; a list of seeds has one for each."""
        if seed is None:
            seed = randbits(62)
        if isinstance(seed, Sequence | np.ndarray):
            seeds = [whole_number("seed", number) for number in seed]
        else:
            start = whole_number("seed", seed)
            seeds = list(range(start, start + self.count))
        if len(seeds) != self.count:
            raise BadOptions(problems.SEEDS, count=self.count, found=len(seeds))
        self._batch.reset([Rng(number, "deal") for number in seeds])
        self._is_dealt = True
        return self._rows()

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> Rows:
        """Play one step in each game; one that is not legal raises `IllegalStep`, and then nothing has changed."""
        steps = self._checked(actions)
        self._batch.step(steps)
        return self._rows()

    def _checked(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> list[int]:
        if not self._is_dealt:
            raise BadOptions(problems.NOT_DEALT)
        numbers = self._numbers(actions)
        steps: list[int] = numbers.tolist()
        game = self._batch.first_illegal(steps)
        if game >= 0:
            refusal = self._batch.positions[game].refusal(steps[game])
            raise IllegalStep(problems.BATCH, game=game, why=refusal)
        return steps

    def _numbers(self, actions: object) -> npt.NDArray[np.integer[Any]]:
        """The steps as an array of one number for each game."""
        try:
            numbers = np.asarray(actions)
        except ValueError:  # lists within lists, of different lengths
            numbers = np.empty(0)
        if numbers.shape != (self.count,) or numbers.dtype.kind not in "iu":
            found = f"{numbers.dtype} of shape {numbers.shape}"
            raise IllegalStep(problems.MALFORMED_STEPS, count=self.count, found=found)
        # Compiled code knows no numbers above 2**63 - 1.
        return np.minimum(numbers, _HUGE).astype(np.int64) if numbers.dtype == np.uint64 else numbers

    def _rows(self) -> Rows:
        batch, count = self._batch, self.count
        return Rows(
            self._array(memoryview(batch.observations), np.uint8).reshape(count, -1),
            self._array(memoryview(batch.legal), np.int8).reshape(count, -1),
            self._array(memoryview(batch.seats), np.int64),
            self._array(memoryview(batch.rewards), np.float64).reshape(count, -1),
            self._array(memoryview(batch.terminated), np.bool_),
            self._array(memoryview(batch.truncated), np.bool_),
        )

    def _array(self, entries: memoryview, kind: type[Entry]) -> npt.NDArray[Entry]:
        """The entries where they are, or a copy of them that can be written to."""
        found = np.frombuffer(entries, kind)
        return found.copy() if self.writable else found
