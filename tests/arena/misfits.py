"""Bots for the tests: some that break the rules of the arena, each in its own way, and some that keep them."""

import os
import sys
import time

from greatplains.bots import Side
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng

STALLS = "MISFIT_STALLS"


class Plain:
    """Takes the first legal step, always."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose_turn(self, seat: Side) -> list[int]:
        position = seat.imagine(self.rng)
        steps: list[int] = []
        while not steps or not position.is_turn_start:
            steps.append(position.legal_steps()[0])
            position.play(steps[-1])
        return steps


class Late:
    """Plays well, up to its third turn; then misbehaves."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, "random bot")
        self.turns = 0

    def choose_turn(self, seat: Side) -> list[int]:
        self.turns += 1
        position = seat.imagine(self.rng)
        return self.misbehave(seat) if self.turns == 3 else random_turn(position, self.rng)

    def misbehave(self, seat: Side) -> list[int]:
        raise NotImplementedError


class Raiser(Late):
    def misbehave(self, seat: Side) -> list[int]:
        raise ZeroDivisionError("nothing\nleft to divide by")


class Quitter(Late):
    def misbehave(self, seat: Side) -> list[int]:
        sys.exit("I resign")


class Cheat(Late):
    def misbehave(self, seat: Side) -> list[int]:
        legal = set(seat.imagine(self.rng).legal_steps())
        return [next(step for step in range(seat.rules.step_count) if step not in legal)]


class Dreamer(Late):
    def misbehave(self, seat: Side) -> list[int]:
        return [10**30]


class Unfinished(Late):
    def misbehave(self, seat: Side) -> list[int]:
        return random_turn(seat.imagine(self.rng), self.rng)[:-1]


class Silent(Late):
    def misbehave(self, seat: Side) -> list[int]:
        return []


class Greedy(Late):
    def misbehave(self, seat: Side) -> list[int]:
        return random_turn(seat.imagine(self.rng), self.rng) * 2


class Mumbler(Late):
    def misbehave(self, seat: Side) -> list[int]:
        return None  # type: ignore[return-value]


class Writer(Late):
    def misbehave(self, seat: Side) -> list[int]:
        return ["pass"]  # type: ignore[list-item]


class Sleeper(Late):
    def misbehave(self, seat: Side) -> list[int]:
        time.sleep(60)
        return []


class Spinner(Late):
    """Catches its own errors, and thinks for ever."""

    def misbehave(self, seat: Side) -> list[int]:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Crasher(Late):
    def misbehave(self, seat: Side) -> list[int]:
        os._exit(3)


class Stillborn:
    def __init__(self, seed: int) -> None:
        raise RuntimeError("no model file")

    def choose_turn(self, seat: Side) -> list[int]:
        return []


class Tired:
    """A random bot that plays some games in a process, and then, where STALLS is set, thinks until interrupted."""

    games = 0

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        Tired.games += 1

    def choose_turn(self, seat: Side) -> list[int]:
        if Tired.games > 4 and STALLS in os.environ:
            time.sleep(3600)
        return random_turn(seat.imagine(self.rng), self.rng)
