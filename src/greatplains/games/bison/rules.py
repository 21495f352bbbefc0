"""The rules of Bison: what it offers to whoever plays, stores and shows games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from greatplains.core import problems as common
from greatplains.core.contract import Meaning, Option, Outcome, Part, Rules, Setup, Standing, View, decide
from greatplains.core.errors import BadOptions, BadPosition
from greatplains.core.options import usual_options
from greatplains.core.problems import NOT_A_POSITION
from greatplains.core.rng import Rng
from greatplains.core.setup import check_players, check_unknown, choose_first
from greatplains.games.bison import breakdown, changes, notation, problems, soundness
from greatplains.games.bison import steps as st
from greatplains.games.bison import view as views
from greatplains.games.bison.meaning import meaning
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import OVERFLOWING, SEASONS
from greatplains.games.bison.tilefile import STANDARD, as_option, parse_tile_file, read_new_tiles, read_tiles
from greatplains.games.bison.tiles import START_TILES, TileSet

VARIANTS: Final = (0, 1, 2)


class BisonRules(Rules[BisonPosition]):
    """Bison behind the contract of a game."""

    name = BisonPosition.game
    title = "Bison"
    version = "0.1.0"
    known_versions = ("0.1.0",)
    least_players = 2
    most_players = 4
    step_count = st.STEPS
    problems = problems.PROBLEMS
    options: tuple[Option, ...] = (
        Option(
            "variant",
            "choice",
            VARIANTS,
            0,
            "Variant 1 lets one action build on several spaces; variant 2 lets it take pieces back as well.",
        ),
        Option("tiles", "file", (STANDARD,), STANDARD, "The tiles as another printed copy has them: TOML or JSON."),
    )

    def check_setup(self, setup: Setup) -> Setup:
        check_players(self, setup.players, setup.first)
        variant, tiles = _check_options(setup.options)
        _check_stack(setup, tiles)
        return Setup(setup.players, setup.first, {"variant": variant, "tiles": as_option(tiles)}, setup.stack)

    def read_option(self, name: str, file_name: str, data: bytes) -> Any:
        return parse_tile_file(file_name, data) if name == "tiles" else super().read_option(name, file_name, data)

    def deal(self, players: int, rng: Rng, options: Mapping[str, Any] | None = None, first: int | None = None) -> Setup:
        """A set-up with the stack and the first seat drawn; options left out are variant 0 and the standard tiles."""
        chosen = usual_options(self) | dict(options or {})
        first = choose_first(self, players, first, rng)
        check_players(self, players, first)
        _check_options(chosen)
        tiles = read_new_tiles(chosen["tiles"])
        ids = tiles.ids[START_TILES:]
        rng.shuffle(ids)
        return self.check_setup(Setup(players, first, chosen, tuple(ids[: players * SEASONS[players]])))

    def opening(self, setup: Setup) -> BisonPosition:
        tiles = read_tiles(setup.options["tiles"])
        position = BisonPosition()
        stack = [tiles.number_of[tile_id] for tile_id in setup.stack]
        position.set_up(setup.players, setup.first, setup.options["variant"], tiles, stack)
        return position

    def outcome(self, position: BisonPosition) -> Outcome:
        tracks = [[position.tracks[seat * 3 + kind] for kind in range(3)] for seat in range(position.players)]
        return decide([sum(kinds) for kinds in tracks], [min(kinds) for kinds in tracks])

    def breakdown(self, position: BisonPosition) -> list[Part]:
        """All regions with what each would bring now."""
        return breakdown.breakdown(position)

    def changed_parts(self, before: BisonPosition, after: BisonPosition) -> list[int | Part | View] | None:
        return changes.changed_parts(before, after)

    def has_scored(self, before: BisonPosition, after: BisonPosition) -> bool:
        """A season is scored after its last action; spending what exceeds a track is no action (Bison 4)."""
        if before.phase == OVERFLOWING:
            return False
        return after.phase == OVERFLOWING or after.season != before.season or after.is_over

    def learnt(self, before: BisonPosition, after: BisonPosition) -> Sequence[int]:
        """Whoever draws sees a tile, and whoever else looks on sees one that is laid."""
        seats = range(after.players)
        drawn = {seat for seat in seats if after.season != before.season and after.holds_tile(seat)}
        layers = [seat for seat in seats if before.holds_tile(seat)] if after.laid != before.laid else []
        laid = [seat for seat in layers if after.season != before.season or not after.holds_tile(seat)]
        return sorted(drawn | {seat for seat in seats for layer in laid if seat != layer})

    def why(self, standing: Standing) -> str:
        return breakdown.WHY[standing.why]

    def view(self, position: BisonPosition, seat: int | None) -> View:
        return views.view(position, seat)

    def views(self, position: BisonPosition, seats: Sequence[int | None]) -> list[View]:
        return views.views(position, seats)

    def changes(self, before: BisonPosition, after: BisonPosition, seats: Sequence[int | None]) -> list[View]:
        return changes.changes(before, after, seats)

    def resample(self, position: BisonPosition, seat: int | None, rng: Rng) -> BisonPosition:
        return views.resample(position, seat, rng)

    def meaning(self, step: int) -> Meaning:
        return meaning(step)

    def turn_text(self, position: BisonPosition, steps: Sequence[int]) -> str:
        return notation.turn_text(position, steps)

    def parse_turn(self, position: BisonPosition, text: str) -> list[int]:
        return notation.parse_turn(position, text)

    def from_bytes(self, data: bytes) -> BisonPosition:
        position = soundness.read_position(data)
        if position is None:
            raise BadPosition(NOT_A_POSITION, title=self.title)
        return position


def _check_options(options: Mapping[str, Any]) -> tuple[int, TileSet]:
    keys = [option.name for option in BisonRules.options]
    check_unknown(options, keys)
    for key in keys:
        if key not in options:
            raise BadOptions(common.OPTION_MISSING, title=BisonRules.title, key=key)
    variant = options["variant"]
    if type(variant) is not int or variant not in VARIANTS:
        raise BadOptions(problems.VARIANT)
    return variant, read_tiles(options["tiles"])


def _check_stack(setup: Setup, tiles: TileSet) -> None:
    """Exactly the tiles that all seasons draw, each once (Bison 2, B1)."""
    wanted = setup.players * SEASONS[setup.players]
    if len(setup.stack) != wanted:
        raise BadOptions(problems.STACK_SIZE, wanted=wanted, found=len(setup.stack))
    for tile_id in setup.stack:
        if tile_id not in tiles.ids[START_TILES:]:
            raise BadOptions(problems.UNKNOWN_TILE, id=tile_id)
        if setup.stack.count(tile_id) > 1:
            raise BadOptions(problems.TILE_TWICE, id=tile_id)
