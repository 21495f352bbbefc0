"""Many games stepped at once, with the loop inside compiled code. `batched.py` is the way in.

Every step writes fresh rows, so that what was handed out before stays as it was.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from greatplains.core.position import Position, mask_buffer
from greatplains.core.rng import Rng
from greatplains.envs.dealer import Dealer
from greatplains.envs.observer import Observer, write_legal

NO_LIMIT: Final = 0


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


class Batch:
    """Games of one kind, side by side. A game that ends is dealt anew in the same step.

    What the last step gave, row by row: `observations` and `legal` (of the seat to move), `seats` (which seat that is),
    `rewards` (one for each seat), `terminated` and `truncated`.
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
        self.positions: list[Position] = []
        self.rngs: list[Rng] = []
        self.blank_observations: vec[u8] = _repeated(observer.blank(players), count)
        self.blank_legal: vec[u8] = _repeated(observer.no_steps, count)
        self.no_rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.no_flags: vec[u8] = vec[u8]([0] * count)
        self.lengths: vec[i64] = vec[i64]([0] * count)
        self.observations: vec[u8] = self.blank_observations
        self.legal: vec[u8] = self.blank_legal
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = self.no_rewards
        self.terminated: vec[u8] = self.no_flags
        self.truncated: vec[u8] = self.no_flags

    def reset(self, rngs: list[Rng]) -> None:
        """Deal every game anew, each from its own random numbers."""
        self.rngs = rngs
        self.positions = [self.dealer.deal(rng) for rng in rngs]
        game: i64
        for game in range(self.count):
            self.lengths[game] = 0
        self.begin_rows()
        for game in range(self.count):
            self.write_rows(game)

    def first_illegal(self, steps: list[int]) -> i64:
        """The first game whose step is not legal, -1 if all are."""
        width = self.observer.steps
        legal = self.legal
        game: i64
        for game in range(self.count):
            step: i64 = steps[game]
            if step < 0 or step >= width or legal[game * width + step] == 0:
                return game
        return -1

    def step(self, steps: list[int]) -> None:
        """Play one step in each game. Not checked: ask `first_illegal` before."""
        self.begin_rows()
        game: i64
        for game in range(self.count):
            position = self.positions[game]
            position.apply(steps[game])
            self.lengths[game] += 1
            if position.is_over:
                write_rewards(self.observer, position, self.is_margin, self.rewards, game * self.players)
                self.terminated[game] = 1
                self.deal_again(game)
            elif self.lengths[game] == self.max_steps:
                self.truncated[game] = 1
                self.deal_again(game)
            self.write_rows(game)

    def deal_again(self, game: i64) -> None:
        """The next game in the place of one that ended."""
        self.positions[game] = self.dealer.deal(self.rngs[game])
        self.lengths[game] = 0

    def begin_rows(self) -> None:
        """Fresh rows, blank."""
        self.observations = self.blank_observations[:]
        self.legal = self.blank_legal[:]
        self.seats = self.seats[:]
        self.rewards = self.no_rewards[:]
        self.terminated = self.no_flags[:]
        self.truncated = self.no_flags[:]

    def write_rows(self, game: i64) -> None:
        """What the seat to move sees and may do."""
        position = self.positions[game]
        seat = position.seat
        self.seats[game] = seat
        self.observer.write(position, seat, self.observations, game * self.observer.size)
        write_legal(position, self.masks, self.legal, game * self.observer.steps)


def _repeated(row: vec[u8], count: i64) -> vec[u8]:
    rows = vec[u8](capacity=len(row) * count)
    for _ in range(count):
        for entry in row:
            rows = append(rows, entry)
    return rows
