"""Cairns for OpenSpiel: every stone is drawn at a chance node, and seen by one seat alone."""

from __future__ import annotations

from typing import Final

from tests.thirdgame.cairns.position import HAND, STONES, CairnsPosition

from greatplains.core.bits import members
from greatplains.core.contract import Setup
from greatplains.core.rng import Rng
from greatplains.envs.openspiel.adapter import Adapter
from greatplains.envs.openspiel.world import World


class CairnsWorld(World):
    """The stones are drawn one by one before the first turn; an outcome is the number of a stone, from 0."""

    position: CairnsPosition

    def __init__(self, game: str, setup: Setup) -> None:
        super().__init__(game, setup)
        self.drawn: tuple[int, ...] = ()
        self.position.hands = [0] * 4

    @property
    def is_drawing(self) -> bool:
        return len(self.drawn) < HAND * self.position.players

    def unseen(self) -> list[int]:
        return [stone for stone in range(STONES) if stone not in self.drawn]

    def outcome_name(self, outcome: int) -> str:
        return f"draw {outcome + 1}"

    def draw(self, outcome: int) -> None:
        seat = self._drawer(len(self.drawn))
        self.drawn += (outcome,)
        self.position.hands[seat] |= 1 << outcome
        self.tell_all(f" {seat} draw")
        self.seen[seat] += f" {outcome + 1}"
        self.tell_all(";")

    def hand(self, seat: int) -> str:
        return " ".join(str(stone + 1) for stone in members(self.position.hands[seat]))

    def hands_so_far(self, seat: int) -> str:
        own = [stone for place, stone in enumerate(self.drawn) if self._drawer(place) == seat]
        return " ".join(str(stone + 1) for stone in own)

    def dealt(self, rng: Rng) -> CairnsPosition:
        position, rest = self.position.copy(), self.unseen()
        for place in range(len(self.drawn), HAND * position.players):
            position.hands[self._drawer(place)] |= 1 << rest.pop(rng.below(len(rest)))
        return position

    def unknown_draws(self, seat: int) -> tuple[list[int], list[int]]:
        held = [place for place, stone in enumerate(self.drawn) if self._holds_another(seat, place, stone)]
        return held, self.unseen() + [self.drawn[place] for place in held]

    def _holds_another(self, seat: int, place: int, stone: int) -> bool:
        owner = self._drawer(place)
        return owner != seat and bool(self.position.hands[owner] >> stone & 1)

    def _drawer(self, place: int) -> int:
        return place % int(self.position.players)


ADAPTER: Final = Adapter(
    title="Cairns",
    world=CairnsWorld,
    outcomes=STONES,
    draws=lambda players: HAND * players,
    has_secrets=True,
    longest=lambda players: 2 * HAND * players,
)
