"""What a state of OpenSpiel holds: a position whose tiles are drawn one by one, and all that each seat has seen."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from greatplains.core.contract import Setup, View
from greatplains.core.errors import IllegalStep
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import SEASONS
from greatplains.games.bison.steps import LAY, TARGET
from greatplains.games.bison.tiles import DRAW_TILES, START_TILES

# What stands in the stack where no tile has been drawn yet. It is never looked at.
_UNDRAWN: Final = 0


@cache
def step_names(game: str) -> tuple[str, ...]:
    """What each step is called: `lay c5 1`, `from b4m`, `pay bison 2`."""
    meanings = map(GAMES[game].meaning, range(GAMES[game].step_count))
    return tuple(" ".join([found.kind, *map(str, found.parameters.values())]) for found in meanings)


class Table:
    """A position, and for each seat (and, last, for a spectator) a line with everything it has seen happen."""

    def __init__(self, game: str, setup: Setup) -> None:
        self.game = game
        self.position: Any = GAMES[game].opening(setup)
        self.seen = [f"seat {seat}:" for seat in range(setup.players)] + ["spectator:"]

    def copy(self) -> Table:
        """An independent copy."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.seen = self.seen[:]
        return other

    def __deepcopy__(self, memo: object) -> Table:
        """OpenSpiel clones states so; a position is copied much faster than it is written and read."""
        return self.copy()

    @property
    def is_drawing(self) -> bool:
        """Is chance to decide something before anybody moves?"""
        return False

    def unseen(self) -> list[int]:
        """What chance can decide for: the outcomes of a draw."""
        return []

    def outcome_name(self, outcome: int) -> str:
        """What an outcome of a draw is called."""
        raise IllegalStep("no_draw", "Nothing is drawn in this game.", "Steps")

    def draw(self, outcome: int) -> None:
        """Let chance decide so."""
        raise IllegalStep("no_draw", "Nothing is drawn in this game.", "Steps")

    def play(self, step: int) -> None:
        """Play a step; everybody sees it."""
        seat, shown = self.position.seat, self.shown_by(step)
        self.position.play(step)
        self.tell_all(f" {seat} {step_names(self.game)[step]}{shown};")

    def shown_by(self, step: int) -> str:
        """What was hidden and is shown to all by the step."""
        return ""

    def tell_all(self, words: str) -> None:
        """Everybody has seen this."""
        self.seen = [line + words for line in self.seen]

    def hand(self, seat: int) -> str:
        """What only that seat sees: nothing, unless a game has something to hide."""
        return ""

    def hands_so_far(self, seat: int) -> str:
        """What only that seat saw when it came, from the beginning on."""
        return ""

    def view(self, seat: int | None) -> View:
        """What the seat, or a spectator, sees."""
        return GAMES[self.game].view(self.position, seat)

    def dealt(self, rng: Rng) -> Position:
        """A copy of the position in which nothing is left to chance: what is still to be drawn is dealt."""
        copied: Position = self.position.copy()
        return copied

    def unknown_draws(self, seat: int) -> tuple[list[int], list[int]]:
        """Which draws of the game so far (by number, from 0) a seat does not know, and what they may have been."""
        return [], []


class BisonTable(Table):
    """Each season every seat draws a tile, in turn order, and keeps it to itself until it is laid."""

    position: BisonPosition

    def __init__(self, setup: Setup) -> None:
        super().__init__("bison", setup)
        self.draws = 0
        self.position.set_stack([_UNDRAWN] * (setup.players * SEASONS[setup.players]))
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
            sentence = "A draw is a number from 0 to {last}, not {outcome}."
            raise IllegalStep("unknown_draw", sentence, "Steps", last=DRAW_TILES - 1, outcome=outcome)
        return f"draw {self.position.tiles.ids[START_TILES + outcome]}"

    def draw(self, outcome: int) -> None:
        """The next seat of the season draws that tile."""
        name = self.outcome_name(outcome)
        if outcome not in self.unseen():
            raise IllegalStep("drawn", "Tile {tile} has been drawn already.", "Bison 3", tile=name.split()[1])
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
