"""The rules of Wind River: what it offers to whoever plays, stores and shows games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greatplains.core.contract import Meaning, Option, Outcome, Part, Rules, Setup, Standing, View, best_among, decide
from greatplains.core.errors import BadOptions, BadPosition
from greatplains.core.problems import NOT_A_POSITION
from greatplains.core.rng import Rng
from greatplains.core.setup import check_players, check_unknown, choose_first
from greatplains.games.windriver import breakdown, changes, notation, problems, soundness
from greatplains.games.windriver import steps as st
from greatplains.games.windriver import view as views
from greatplains.games.windriver.meaning import meaning
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import SETTING


class WindRiverRules(Rules[WindRiverPosition]):
    """Wind River behind the contract of a game."""

    name = WindRiverPosition.game
    title = "Wind River"
    version = "0.1.0"
    known_versions = ("0.1.0",)
    least_players = 2
    most_players = 4
    step_count = st.STEPS
    problems = problems.PROBLEMS
    options: tuple[Option, ...] = ()

    def check_setup(self, setup: Setup) -> Setup:
        check_players(self, setup.players, setup.first)
        check_unknown(setup.options, ())
        if setup.stack:
            raise BadOptions(problems.NO_STACK)
        return Setup(setup.players, setup.first)

    def deal(self, players: int, rng: Rng, options: Mapping[str, Any] | None = None, first: int | None = None) -> Setup:
        return self.check_setup(Setup(players, choose_first(self, players, first, rng), options or {}))

    def opening(self, setup: Setup) -> WindRiverPosition:
        position = WindRiverPosition()
        position.set_up(setup.players, setup.first)
        return position

    def outcome(self, position: WindRiverPosition) -> Outcome:
        seats = range(position.players)
        return decide([position.on_plains[seat] for seat in seats], [position.resources[seat] for seat in seats])

    def settled(self, position: WindRiverPosition) -> Sequence[int]:
        """Without tents on the board there is nothing to bring to the plains, to earn or to pay, and no place for a new
        tent (W4); what is left is to drive a bison."""
        if position.phase == SETTING:
            return ()
        return [seat for seat in range(position.players) if position.on_board[seat] == 0]

    def certain_winners(self, position: WindRiverPosition, ranked: Sequence[int]) -> tuple[int, ...]:
        """Tents in the Great Plains stay there: whoever has the most and alone has tents on the board wins."""
        settled = self.settled(position)
        open_seats = [seat for seat in ranked if seat not in settled]
        if len(open_seats) > 1:  # which is so at nearly every turn of a game
            return ()
        leaders = best_among(self.outcome(position), ranked)
        if not open_seats:
            return leaders
        (most, *rest) = sorted((position.on_plains[seat] for seat in ranked), reverse=True)
        leads_clearly = bool(rest) and most > rest[0]
        return leaders if leads_clearly and tuple(open_seats) == leaders else ()

    def breakdown(self, position: WindRiverPosition) -> list[Part]:
        """One part: the tents in the Great Plains, with the resources that break a tie."""
        return breakdown.breakdown(position)

    def why(self, standing: Standing) -> str:
        return breakdown.WHY[standing.why]

    def view(self, position: WindRiverPosition, seat: int | None) -> View:
        return views.view(position, seat)

    def changed_parts(self, before: WindRiverPosition, after: WindRiverPosition) -> list[int | Part | View] | None:
        return changes.changed_parts(before, after)

    def changes(self, before: WindRiverPosition, after: WindRiverPosition, seats: Sequence[int | None]) -> list[View]:
        return changes.changes(before, after, seats)

    def views(self, position: WindRiverPosition, seats: Sequence[int | None]) -> list[View]:
        return views.views(position, seats)

    def resample(self, position: WindRiverPosition, seat: int | None, rng: Rng) -> WindRiverPosition:
        """Nothing is hidden: a copy."""
        return position.copy()

    def meaning(self, step: int) -> Meaning:
        return meaning(step)

    def turn_text(self, position: WindRiverPosition, steps: Sequence[int]) -> str:
        return notation.turn_text(position, steps)

    def parse_turn(self, position: WindRiverPosition, text: str) -> list[int]:
        return notation.parse_turn(position, text)

    def from_bytes(self, data: bytes) -> WindRiverPosition:
        position = soundness.read_position(data)
        if position is None:
            raise BadPosition(NOT_A_POSITION, title=self.title)
        return position
