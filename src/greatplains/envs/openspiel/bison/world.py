"""Bison as OpenSpiel plays it: the tiles are drawn one by one, and each is seen by one seat alone."""

from __future__ import annotations

from typing import Final

from greatplains.core.contract import Setup
from greatplains.core.errors import IllegalStep
from greatplains.core.rng import Rng
from greatplains.envs import problems
from greatplains.envs.openspiel.world import World
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import SEASONS
from greatplains.games.bison.steps import LAY, TARGET
from greatplains.games.bison.tiles import DRAW_TILES, START_TILES

# What stands in the stack where no tile has been drawn yet. It is never looked at.
_UNDRAWN: Final = 0


def draws(players: int) -> int:
    """How many tiles are drawn in a game: every seat draws one in every season."""
    return players * SEASONS[players]


class BisonWorld(World):
    """Each season every seat draws a tile, in turn order, and keeps it to itself until it is laid."""

    position: BisonPosition

    def __init__(self, game: str, setup: Setup) -> None:
        super().__init__(game, setup)
        self.draws = 0
        self.position.set_stack([_UNDRAWN] * draws(setup.players))
        self.position.tiles_in_hand = 0

    @property
    def is_drawing(self) -> bool:
        return self.draws < (self.position.season + 1) * self.position.players

    def unseen(self) -> list[int]:
        """The draw tiles, from 0, that have not been drawn."""
        drawn = {self.position.stack[place] for place in range(self.draws)}
        return [tile - START_TILES for tile in range(START_TILES, START_TILES + DRAW_TILES) if tile not in drawn]

    def outcome_name(self, outcome: int) -> str:
        if not 0 <= outcome < DRAW_TILES:
            raise IllegalStep(problems.UNKNOWN_DRAW, last=DRAW_TILES - 1, outcome=outcome)
        return f"draw {self.position.tiles.ids[START_TILES + outcome]}"

    def draw(self, outcome: int) -> None:
        """The next seat of the season draws that tile."""
        name = self.outcome_name(outcome)
        if outcome not in self.unseen():
            raise IllegalStep(problems.DRAWN, piece=f"Tile {name.split()[1]}")
        position = self.position
        seat = self._drawer(self.draws)
        stack = list(position.stack)
        stack[self.draws] = START_TILES + outcome
        position.set_stack(stack)
        position.tiles_in_hand |= 1 << seat
        self.draws += 1
        self.tell_all(f" {seat} draw")
        self.seen[seat] += f" {name.split()[1]}"
        self.tell_all(";")

    def play(self, step: int) -> None:
        """After the last step of a season everybody draws."""
        super().play(step)
        if self.is_drawing:
            self.position.tiles_in_hand = 0

    def shown_by(self, step: int) -> str:
        """A tile that is laid."""
        return f" {self.hand(self.position.seat)}" if LAY <= step < TARGET else ""

    def hand(self, seat: int) -> str:
        """The name of the tile in the hand of the seat."""
        position = self.position
        return position.tiles.ids[position.stack[position.draw_of(seat)]] if position.holds_tile(seat) else ""

    def hands_so_far(self, seat: int) -> str:
        """The names of all tiles the seat has drawn."""
        position, names = self.position, self.position.tiles.ids
        drawn = [place for place in range(self.draws) if self._drawer(place) == seat]
        return " ".join(names[position.stack[place]] for place in drawn)

    def _drawer(self, place: int) -> int:
        """Who draws the tile at that place of the stack: every season begins with the next seat (Bison 3)."""
        season, turn = divmod(place, self.position.players)
        return (self.position.first + season + turn) % self.position.players

    def dealt(self, rng: Rng) -> BisonPosition:
        position = self.position.copy()
        stack = list(position.stack)
        rest = self.unseen()
        for place in range(self.draws, len(stack)):
            stack[place] = START_TILES + rest.pop(rng.below(len(rest)))
        position.set_stack(stack)
        if self.is_drawing:
            position.tiles_in_hand = (1 << position.players) - 1
        return position

    def unknown_draws(self, seat: int) -> tuple[list[int], list[int]]:
        """The tiles in other hands; they may be any that were not drawn, or change places."""
        position = self.position
        held = [other for other in range(position.players) if other != seat and position.holds_tile(other)]
        places = sorted(position.draw_of(other) for other in held)
        return places, self.unseen() + [position.stack[place] - START_TILES for place in places]
