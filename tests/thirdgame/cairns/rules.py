"""The rules of Cairns behind the contract of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.thirdgame.cairns import position as at
from tests.thirdgame.cairns import problems
from tests.thirdgame.cairns.position import CAIRNS, HAND, STONES, CairnsPosition

from greatplains.core import problems as common
from greatplains.core.bits import members
from greatplains.core.contract import Meaning, Option, Outcome, Part, Rules, Setup, Standing, View, decide
from greatplains.core.errors import BadNotation, BadOptions, BadPosition, unknown_step
from greatplains.core.options import usual_options
from greatplains.core.rng import Rng
from greatplains.core.setup import check_players, check_unknown, choose_first

_TURN: Final = re.compile(r"([1-9][0-9]?) (a|b|c|away)")
_WHY: Final = {"most": "most weight", "less": "less weight"}


class CairnsRules(Rules[CairnsPosition]):
    """Cairns behind the contract of a game."""

    name = CairnsPosition.game
    title = "Cairns"
    version = "1.0"
    known_versions = ("1.0",)
    least_players = 2
    most_players = 4
    step_count = at.STEPS
    problems = problems.PROBLEMS
    options: tuple[Option, ...] = (
        Option("steep", "flag", (False, True), False, "On steep cairns a stone must be larger by three."),
    )

    # Setting up.

    def check_setup(self, setup: Setup) -> Setup:
        check_players(self, setup.players, setup.first)
        options = usual_options(self) | dict(setup.options)
        check_unknown(options, usual_options(self))
        if not isinstance(options["steep"], bool):
            raise BadOptions(problems.STEEP)
        wanted = HAND * setup.players
        known = {str(stone) for stone in range(1, STONES + 1)}
        if len(setup.stack) != wanted or len(known.intersection(setup.stack)) != wanted:
            raise BadOptions(problems.STACK_FORM, wanted=wanted)
        return Setup(setup.players, setup.first, options, setup.stack)

    def deal(self, players: int, rng: Rng, options: Mapping[str, Any] | None = None, first: int | None = None) -> Setup:
        first = choose_first(self, players, first, rng)
        check_players(self, players, first)
        stones = [str(stone) for stone in range(1, STONES + 1)]
        rng.shuffle(stones)
        return self.check_setup(Setup(players, first, options or {}, tuple(stones[: HAND * players])))

    def opening(self, setup: Setup) -> CairnsPosition:
        position = CairnsPosition()
        position.players, position.seat = setup.players, setup.first
        position.is_steep = setup.options["steep"]
        for place, stone in enumerate(setup.stack):
            position.hands[place % setup.players] |= 1 << (int(stone) - 1)
        return position

    # The score.

    def outcome(self, position: CairnsPosition) -> Outcome:
        seats = range(position.players)
        return decide([position.weight(seat) for seat in seats], [position.laid[seat].bit_count() for seat in seats])

    def breakdown(self, position: CairnsPosition) -> list[Part]:
        """One part: all that was laid."""
        weights = [position.weight(seat) for seat in range(position.players)]
        standings = [
            Standing(
                seat, 1 + sum(other > own for other in weights), own, "most" if own == max(weights) else "less", {}
            )
            for seat, own in enumerate(weights)
        ]
        return [Part("cairns", (), sum(weights), tuple(sorted(standings, key=lambda one: (one.rank, one.seat))))]

    def why(self, standing: Standing) -> str:
        return _WHY[standing.why]

    # What a seat may see.

    def view(self, position: CairnsPosition, seat: int | None) -> View:
        return {
            "game": self.name,
            "players": position.players,
            "seat": seat,
            "to_move": position.seat,
            "turn": position.turn,
            "over": position.is_over,
            "steep": position.is_steep,
            "tops": dict(zip(CAIRNS, position.tops, strict=True)),
            "taken": position.taken,
            "away": _stones(position.away),
            "seats": [
                {
                    "weight": position.weight(other),
                    "laid": _stones(position.laid[other]),
                    "stones": position.hands[other].bit_count(),
                    "hand": _stones(position.hands[other]) if other == seat else None,
                }
                for other in range(position.players)
            ],
        }

    def views(self, position: CairnsPosition, seats: Sequence[int | None]) -> list[View]:
        return [self.view(position, seat) for seat in seats]

    def resample(self, position: CairnsPosition, seat: int | None, rng: Rng) -> CairnsPosition:
        """The others hold stones that the seat has not seen, any of them."""
        dealt = position.copy()
        seen = position.away | position.laid[0] | position.laid[1] | position.laid[2] | position.laid[3]
        seen |= 1 << (position.taken - 1) if position.taken else 0
        seen |= position.hands[seat] if seat is not None else 0
        unseen = [1 << stone for stone in range(STONES) if not seen >> stone & 1]
        for other in range(position.players):
            if other != seat:
                dealt.hands[other] = sum(
                    unseen.pop(rng.below(len(unseen))) for _ in range(position.hands[other].bit_count())
                )
        return dealt

    # Words.

    def meaning(self, step: int) -> Meaning:
        if at.TAKE <= step < at.LAY:
            return Meaning("take", {"stone": step - at.TAKE + 1})
        if at.LAY <= step < at.AWAY:
            return Meaning("lay", {"cairn": CAIRNS[step - at.LAY]})
        if step == at.AWAY:
            return Meaning("away")
        raise unknown_step(step, at.STEPS)

    def turn_text(self, position: CairnsPosition, steps: Sequence[int]) -> str:
        stone, place = (self.meaning(step) for step in steps)
        return f"{stone.parameters['stone']} {place.parameters.get('cairn', 'away')}"

    def parse_turn(self, position: CairnsPosition, text: str) -> list[int]:
        found = _TURN.fullmatch(text)
        if found is None:
            raise BadNotation(problems.NOT_A_TURN, text=text)
        place = at.AWAY if found[2] == "away" else at.LAY + CAIRNS.index(found[2])
        steps = [at.TAKE + int(found[1]) - 1, place]
        after = position.copy()
        for step in steps:
            after.play(step)
        if self.turn_text(position, steps) != text:
            raise BadNotation(common.NOT_EXACT, exact=self.turn_text(position, steps))
        return steps

    def from_bytes(self, data: bytes) -> CairnsPosition:
        if not _is_position(data):
            raise BadPosition(common.NOT_A_POSITION, title=self.title)
        return at.from_bytes(data)


def _is_position(data: object) -> bool:
    """Every stone that was dealt lies somewhere once, and as many turns were played as stones have left the hands."""
    if not isinstance(data, bytes) or len(data) != at.BYTES or not 2 <= data[0] <= 4 or data[1] >= data[0]:
        return False
    position = at.from_bytes(data)
    sets = [*position.hands, *position.laid, position.away, 1 << position.taken - 1 if position.taken else 0]
    stones = sorted(stone for found in sets for stone in members(found))
    in_hand = sum(len(members(hand)) for hand in position.hands)
    return (
        stones == sorted(set(stones))
        and len(stones) == HAND * position.players == position.turn + in_hand + bool(position.taken)
        and max([*position.tops, position.taken]) <= STONES
        and bool(position.taken) != position.is_turn_start
        and position.is_over == (position.turn == HAND * position.players)
        and (position.is_over or position.taken > 0 or position.hands[position.seat] > 0)
        and position.to_bytes() == data
    )


def _why(own: int, weights: list[int]) -> str:
    return "most" if own == max(weights) else "less"


def _stones(bits: int) -> list[int]:
    return [stone + 1 for stone in members(bits)]
