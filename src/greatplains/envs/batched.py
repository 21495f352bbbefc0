"""Many games in one call: NumPy in, NumPy out, with the loop inside compiled code, in one process or several."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from secrets import randbits
from typing import Any, Final
from weakref import finalize

import numpy as np
import numpy.typing as npt

from greatplains.core.errors import BadOptions, IllegalStep
from greatplains.core.position import Position
from greatplains.envs import problems
from greatplains.envs.gamekind import GameKind, whole_number
from greatplains.envs.gameprocesses import RemoteShare, let_go
from greatplains.envs.gameshare import GameShare, read_saved
from greatplains.envs.rowblocks import Measures, RowBlocks, Rows, own_memory, shared_memory

__all__ = ["BatchedGames", "Rows"]

_HUGE: Final = 2**62
# So many games more are played by this process than by each of the others, which hear of a step a tenth of a
# millisecond later: with 256 to 1,024 games in two processes a step takes a sixth to a quarter less time.
_HEAD_START: Final = 100
# So few games are looked through sooner one by one than by NumPy.
_FEW: Final = 32


class BatchedGames:
    """`count` games of one kind, side by side; a game that ends is dealt anew in the same step.

    Game i of seed s is the game that `AecGame` deals with the seed s + i. What was handed out stays as it was; it is
    read-only, unless `writable` asks for a copy. With `processes` above 1 the games are shared out to that many, this
    one among them; the others end with `close`, or with the batch.
    Without `observe`, rows have no observations.
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
        observe: bool = True,
        writable: bool = False,
        processes: int = 1,
        **options: Any,
    ) -> None:
        kind = GameKind(game, players, options, first=first, reward=reward, max_steps=max_steps, observe=observe)
        self._begin(kind, whole_number("count", count, least=1), whole_number("processes", processes, least=1))
        self.writable = writable

    def _begin(self, kind: GameKind, count: int, processes: int) -> None:
        self.kind = kind
        self.count = count
        self.processes = min(processes, count)
        self._measures = Measures(count, int(kind.observer.size), kind.rules.step_count, kind.players)
        head_start = min(_HEAD_START, count // (2 * self.processes)) if self.processes > 1 else 0
        shared_out = count - head_start
        bounds = [0, *(head_start + shared_out * (n + 1) // self.processes for n in range(self.processes))]
        self._others: list[RemoteShare] = []
        if self.processes == 1:
            self._blocks = RowBlocks(self._measures, own_memory(self._measures))
        else:
            self._begin_processes(bounds)
        self._share = GameShare(kind, self._blocks, 0, bounds[1])
        self._current = -1
        self._row_starts = np.arange(count) * self._measures.steps
        self.close = finalize(self, let_go, self._others)

    def _begin_processes(self, bounds: list[int]) -> None:
        memory, path = shared_memory(self._measures)
        try:
            for start, stop in pairwise(bounds[1:]):
                self._others.append(RemoteShare(self.kind, self._measures, path, start, stop))
            for other in self._others:
                other.answer()  # it has opened the memory
        except BaseException:
            let_go(self._others)
            raise
        finally:
            path.unlink()
        self._blocks = RowBlocks(self._measures, memory)

    def reset(self, seed: int | Sequence[int] | npt.NDArray[np.integer[Any]] | None = None) -> Rows:
        """Deal every game; a list of seeds has one for each."""
        seeds = self._seeds(seed)
        block = self._blocks.free_block()
        for other in self._others:
            other.ask("reset", seeds[other.start : other.stop], block)
        self._share.reset(seeds[: self._share.stop], block)
        return self._finish(block)

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> Rows:
        """Play one step in each game; one that is not legal raises `IllegalStep`, and then nothing has changed."""
        self._check_dealt()
        steps = self._numbers(actions)
        illegal = self._first_illegal(steps)
        if illegal >= 0:
            refusal = self.position(illegal).refusal(int(steps[illegal]))
            raise IllegalStep(problems.BATCH, game=illegal, why=refusal)
        self._blocks.steps[:] = steps
        block = self._blocks.free_block()
        for other in self._others:
            other.ask("step", block)
        self._share.step(block)
        return self._finish(block)

    def rows(self) -> Rows:
        """What the seats to move see and may do as the games stand; no step brought anybody anything."""
        self._check_dealt()
        block = self._blocks.free_block()
        for other in self._others:
            other.ask("write", block)
        self._share.write(block)
        return self._finish(block)

    # One game among them.

    def position(self, game: int) -> Position:
        """A copy of the position of a game, with all that is hidden in it."""
        return read_saved(self.kind, self.save(game))[0]

    def save(self, game: int) -> bytes:
        """All that decides how a game goes on: its position, what will be dealt after it, the steps played in it."""
        self._check_dealt()
        number = self._game(game)
        share = self._share_of(number)
        found: bytes = share.call("save", number) if isinstance(share, RemoteShare) else share.save(number)
        return found

    def load(self, game: int, saved: bytes) -> None:
        """Let a game that was saved, here or elsewhere, stand in the place of this one. `rows` shows it."""
        self._check_dealt()
        number = self._game(game)
        read_saved(self.kind, saved)
        share = self._share_of(number)
        if isinstance(share, RemoteShare):
            share.call("load", number, saved)
        else:
            share.load(number, saved)
        self.rows()

    def _share_of(self, game: int) -> GameShare | RemoteShare:
        return next((other for other in self._others if other.start <= game < other.stop), self._share)

    def _game(self, game: int) -> int:
        number = whole_number("game", game)
        if number >= self.count:
            raise BadOptions(problems.NO_GAME, game=number, last=self.count - 1)
        return number

    # All of them: pickle and copy.

    def __reduce__(self) -> tuple[Any, ...]:
        saved = None
        if self._current >= 0:
            saved = self._share.save_all()
            for other in self._others:
                saved += other.call("save_all")
        return _restore, (type(self), self.kind, self.count, self.processes, self.writable, saved)

    def _load_all(self, saved: list[bytes]) -> None:
        for other in self._others:
            other.ask("load_all", saved[other.start : other.stop])
        self._share.load_all(saved[: self._share.stop])
        for other in self._others:
            other.answer()
        self._current = 0
        self.rows()

    # Steps and seeds as they are given.

    def _check_dealt(self) -> None:
        if self._current < 0:
            raise BadOptions(problems.NOT_DEALT)

    def _seeds(self, seed: object) -> list[int]:
        """One for each game."""
        if seed is None:
            seed = randbits(62)
        if isinstance(seed, Sequence | np.ndarray):
            seeds = [whole_number("seed", number) for number in seed]
        else:
            start = whole_number("seed", seed)
            seeds = list(range(start, start + self.count))
        if len(seeds) != self.count:
            raise BadOptions(problems.SEEDS, count=self.count, found=len(seeds))
        return seeds

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

    def _first_illegal(self, steps: npt.NDArray[np.integer[Any]]) -> int:
        """The first game whose step is not legal, -1 if all are."""
        legal, width = self._blocks.blocks[self._current].legal, self._measures.steps
        if self.count > _FEW:
            is_step = (steps >= 0) & (steps < width)
            is_legal = is_step & (legal.take(self._row_starts + steps, mode="clip") == 1)
            return -1 if is_legal.all() else int(is_legal.argmin())
        for game, step in enumerate(steps.tolist()):
            if not 0 <= step < width or not legal[game * width + step]:
                return game
        return -1

    def _finish(self, block: int) -> Rows:
        """The rows of all processes, once they are done."""
        for other in self._others:
            other.answer()
        self._current = block
        return self._blocks.rows(block, self.writable)


def _restore(
    kind_of_batch: type[BatchedGames],
    kind: GameKind,
    count: int,
    processes: int,
    writable: bool,
    saved: list[bytes] | None,
) -> BatchedGames:
    """A batch that goes on exactly as the one that was pickled or copied."""
    games = kind_of_batch.__new__(kind_of_batch)
    games._begin(kind, count, processes)
    games.writable = writable
    if saved is not None:
        games._load_all(saved)
    return games
