"""Many games stepped at once, with the loop inside compiled code. `batched.py` is the way in.

Rows are put together a few at a time, where they stay in the processor's cache, and leave it once, for the memory they
are read from (`rowblocks.py`).
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from greatplains.core.position import Position, mask_buffer
from greatplains.core.rng import Rng
from greatplains.envs.dealer import Dealer
from greatplains.envs.observer import Observer, write_legal

NO_LIMIT: Final = 0
# Rows that are put together before they are handed on: those of Bison take 150 kB.
_ROWS: Final = 64
# So many games stay near, in the processor's cache.
_NEAR: Final = 512


def write_rewards(observer: Observer, position: Position, is_margin: bool, rewards: vec[float], start: i64) -> None:
    """Each seat's reward for a game that is over: its share of the win, or its lead over the best of the others."""
    players = position.players
    seat: i64
    other: i64
    if not is_margin:
        shares = vec[float]([0.0, 0.0, 0.0, 0.0])
        position.win_shares(shares)
        for seat in range(players):
            rewards[start + seat] = shares[seat]
        return
    for seat in range(players):
        best: i64 = 0
        for other in range(players):
            if other != seat:
                score = observer.score(position, other)
                if score > best:
                    best = score
        rewards[start + seat] = float(observer.score(position, seat) - best)


class Target:
    """Memory for the rows of some games: a piece of it for each kind of row, as bytes."""

    def __init__(
        self,
        observation: memoryview,
        legal: memoryview,
        seat: memoryview,
        reward: memoryview,
        terminated: memoryview,
        truncated: memoryview,
    ) -> None:
        self.observation: memoryview = observation
        self.legal: memoryview = legal
        self.seat: memoryview = seat
        self.reward: memoryview = reward
        self.terminated: memoryview = terminated
        self.truncated: memoryview = truncated


class Batch:
    """Games of one kind, side by side. A game that ends is dealt anew in the same step.

    What a step gives goes to a `Target`, a row a game: what the seat to move sees and may do, which seat that is,
    a reward for each seat, and whether the game has ended or was broken off.
    """

    def __init__(
        self, observer: Observer, dealer: Dealer, players: int, count: int, is_margin: bool, max_steps: int
    ) -> None:
        self.observer: Observer = observer
        self.dealer: Dealer = dealer
        self.players: i64 = players
        self.count: i64 = count
        self.is_margin: bool = is_margin
        self.max_steps: i64 = max_steps
        self.masks: vec[i64] = mask_buffer()
        self.positions: vec[Position] = vec[Position]()
        self.rngs: list[Rng] = []
        self.lengths: vec[i64] = vec[i64]([0] * count)
        self.fetched: i64 = 0  # kept, so that no compiler leaves out what is read for it
        rows: i64 = _ROWS if count > _ROWS else count
        # What observations begin as: those of a game with what lasts in it, or only blank ones.
        self.begun: vec[u8] = _repeated(observer.blank(players), count if observer.has_lasting else rows)
        self.written: vec[i64] = vec[i64]([0] * count)
        self.blank_legal: vec[u8] = _repeated(observer.no_steps, rows)
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.terminated: vec[u8] = vec[u8]([0] * count)
        self.truncated: vec[u8] = vec[u8]([0] * count)

    def reset(self, rngs: list[Rng]) -> None:
        """Deal every game anew, each from its own random numbers."""
        self.rngs = rngs
        self.positions = vec[Position]([self.dealer.deal(rng) for rng in rngs])
        game: i64
        for game in range(self.count):
            self.lengths[game] = 0
            self.begin_row(game)

    def fill(self, positions: list[Position], rngs: list[Rng], lengths: list[int]) -> None:
        """Let these games stand in the places of all."""
        self.positions = vec[Position](positions)
        self.rngs = rngs
        self.lengths = vec[i64](lengths)
        game: i64
        for game in range(self.count):
            self.begin_row(game)

    def put(self, game: int, position: Position, rng: Rng, length: int) -> None:
        """Let this position stand in the place of that game."""
        self.positions[game] = position
        self.rngs[game] = rng
        self.lengths[game] = length
        self.begin_row(game)

    def step(self, steps: bytes, target: Target) -> None:
        """Play one step in each game and write the rows. `steps` are numbers of eight bytes, and are not checked."""
        start: i64 = 0
        while start < self.count:
            stop = self.end_of_piece(start)
            game: i64
            if self.count > _NEAR:
                self.fetch(start, stop)
            for game in range(start, stop):
                self.play(game, read_i64_le(steps, 8 * game))
            self.write_piece(start, stop, target)
            start = stop
        self.write_ends(target)

    def fetch(self, start: i64, stop: i64) -> None:
        """Read ahead what some of the games are going to need; where that lies stands in the positions themselves."""
        observer, positions = self.observer, self.positions
        game: i64
        found: i64 = 0
        for game in range(start, stop):
            found ^= observer.fetch_position(positions[game])
        for game in range(start, stop):
            position = positions[game]
            found ^= observer.fetch_step(position) ^ observer.fetch_row(position)
        self.fetched ^= found  # a sum would outgrow 64 bits

    def write(self, target: Target) -> None:
        """Write the rows of the games as they stand: no step brought anybody anything."""
        self.forget_ends()
        start: i64 = 0
        while start < self.count:
            stop = self.end_of_piece(start)
            self.write_piece(start, stop, target)
            start = stop
        self.write_ends(target)

    def play(self, game: i64, step: i64) -> None:
        """Play a step, and deal anew where that was the last one."""
        position = self.positions[game]
        position.apply(step)
        self.lengths[game] += 1
        if self.terminated[game] != 0:
            self.forget_end(game)
        self.truncated[game] = 0
        if position.is_over:
            write_rewards(self.observer, position, self.is_margin, self.rewards, game * self.players)
            self.terminated[game] = 1
            self.deal_again(game)
        elif self.lengths[game] == self.max_steps:
            self.truncated[game] = 1
            self.deal_again(game)

    def deal_again(self, game: i64) -> None:
        """The next game in the place of one that ended."""
        self.positions[game] = self.dealer.deal(self.rngs[game])
        self.lengths[game] = 0
        self.begin_row(game)

    def begin_row(self, game: i64) -> None:
        """Another game stands there: nothing of the one before lasts."""
        if self.written[game] == 0:
            return
        self.written[game] = 0
        blank = self.observer.blank(self.players)
        size = self.observer.size
        entry: i64
        for entry in range(size):
            self.begun[game * size + entry] = blank[entry]

    def forget_end(self, game: i64) -> None:
        """The step before this one ended the game before this one."""
        self.terminated[game] = 0
        seat: i64
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0.0

    def forget_ends(self) -> None:
        """No game has ended with the last step."""
        game: i64
        for game in range(self.count):
            self.forget_end(game)
            self.truncated[game] = 0

    def end_of_piece(self, start: i64) -> i64:
        """The first game whose row is not put together with that of `start`."""
        stop = start + _ROWS
        return stop if stop < self.count else self.count

    def write_piece(self, start: i64, stop: i64, target: Target) -> None:
        """What the seats to move see and may do, for some of the games."""
        size, steps = self.observer.size, self.observer.steps
        rows = stop - start
        begin: i64 = 0
        game: i64
        if self.observer.has_lasting:
            begin = start * size
            for game in range(start, stop):
                written = self.written[game]
                self.written[game] = self.observer.write_lasting(self.positions[game], written, self.begun, game * size)
        observations = self.begun[begin : begin + rows * size]
        legal = self.blank_legal[: rows * steps]
        row: i64
        for row in range(rows):
            position = self.positions[start + row]
            seat = position.seat
            self.seats[start + row] = seat
            self.observer.write(position, seat, observations, row * size)
            write_legal(position, self.masks, legal, row * steps)
        target.observation[start * size : stop * size] = memoryview(observations)
        target.legal[start * steps : stop * steps] = memoryview(legal)

    def write_ends(self, target: Target) -> None:
        """Whose row it is, and what the step brought."""
        target.seat[:] = memoryview(self.seats).cast("B")
        target.reward[:] = memoryview(self.rewards).cast("B")
        target.terminated[:] = memoryview(self.terminated)
        target.truncated[:] = memoryview(self.truncated)


def _repeated(row: vec[u8], count: i64) -> vec[u8]:
    rows = vec[u8](capacity=len(row) * count)
    for _ in range(count):
        for entry in row:
            rows = append(rows, entry)
    return rows
