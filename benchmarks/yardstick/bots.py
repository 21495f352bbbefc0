"""The bots of 0.1.0 by name: `benchmarks.yardstick.bots:Expert` wherever a bot is named as `module:Class`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benchmarks.yardstick.thinker import Thinker


class Expert(Thinker):
    """`expert-0.1`."""

    def __init__(self, seed: int) -> None:
        super().__init__("expert", seed)


class Hard(Thinker):
    """`hard-0.1`."""

    def __init__(self, seed: int) -> None:
        super().__init__("hard", seed)


class Medium(Thinker):
    """`medium-0.1`."""

    def __init__(self, seed: int) -> None:
        super().__init__("medium", seed)


class Greedy(Thinker):
    """`greedy-0.1`."""

    def __init__(self, seed: int) -> None:
        super().__init__("greedy", seed)


YARDSTICKS: Final[dict[str, Callable[[int], Thinker]]] = {
    "expert-0.1": Expert,
    "hard-0.1": Hard,
    "medium-0.1": Medium,
    "greedy-0.1": Greedy,
}
