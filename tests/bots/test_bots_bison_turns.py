"""Looking at whole turns of Bison: no kind of turn crowds out another."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.properties.tables import Table

from greatplains.bots.bison.turns import BisonTurns
from greatplains.bots.weights import evaluation
from greatplains.core.record import parse_record, replay
from greatplains.core.rng import Rng
from greatplains.games.bison.board import parse_space
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.rules import BisonRules
from greatplains.games.bison.state import ITEM_NAMES, TEPEE, WALK

RULES = BisonRules()
EVERY = 10**6


def opening(variant: int = 0) -> BisonPosition:
    return RULES.opening(Table("bison", 2, variant, 1, "even").start().setup)


def space(name: str) -> int:
    found = parse_space(name)
    assert found is not None
    return found


def turns_of(position: BisonPosition, beam: int = 3) -> list[str]:
    """The texts of all turns that are found, best first."""
    look = BisonTurns(evaluation("bison"), beam, Rng(1))
    return [RULES.turn_text(position, line.steps) for line in look.best_turns(position, EVERY)]


def action_of(text: str) -> str:
    return text.split("; ")[-1].split()[0]


def test_every_open_action_is_looked_at() -> None:
    position = opening()
    position.add_hunters(position.seat, space("c3p"), 2)
    position.add_hunters(position.seat, space("c3r"), 2)
    assert {action_of(text) for text in turns_of(position)} == {"tile", "tepee", "canoe", "gather", "walk", "trek"}
    position.used[position.seat] = 1 << WALK | 1 << TEPEE
    assert {action_of(text) for text in turns_of(position)} == {"tile", "canoe", "gather", "trek"}


def test_a_tepee_is_bought_to_be_built() -> None:
    """The purchase alone is worth nothing in the last season: only together with the building it is."""
    position = opening()
    position.season = position.seasons - 1
    position.add_hunters(position.seat, space("c3p"), 3)
    position.add_hunters(1 - position.seat, space("c4p"), 4)
    assert any("buy t3; tepee c3p:3" in text for text in turns_of(position))


def test_the_trades_a_purchase_needs_come_with_it() -> None:
    position = opening()
    for kind, animals in enumerate((9, 2, 4)):
        position.tracks[position.seat * 3 + kind] = animals
    assert any(text.startswith("trade b>s; buy t3") for text in turns_of(position))
    # Nothing is traded for a thing that is out of reach all the same.
    for kind in range(3):
        position.tracks[position.seat * 3 + kind] = 2
    assert not any("trade" in text for text in turns_of(position))


def test_what_is_sold_out_is_not_bought() -> None:
    position = opening()
    position.market[position.seat * len(ITEM_NAMES)] = 0
    assert not any("buy h" in text for text in turns_of(position))


def test_several_hunters_move_at_once_in_one_order_only() -> None:
    position = opening()
    position.add_hunters(position.seat, space("c3p"), 2)
    position.add_hunters(position.seat, space("d3m"), 1)
    moves = [tuple(sorted(text.split()[1:])) for text in turns_of(position, 50) if text.startswith("walk ")]
    assert any(len([part for part in move if ">" in part]) > 1 for move in moves)
    assert len(moves) == len(set(moves))


def test_payments_take_from_the_largest_tracks() -> None:
    position = opening()
    for kind, animals in enumerate((3, 8, 5)):
        position.tracks[position.seat * 3 + kind] = animals
    paid = [text.split()[-1] for text in turns_of(position) if text.startswith("tile") and text.split()[-2] == "p4"]
    assert paid
    assert set(paid) == {"-s5t2"}


@pytest.mark.parametrize("variant", [1, 2])
def test_variants_build_on_several_spaces(variant: int) -> None:
    position = opening(variant)
    position.add_hunters(position.seat, space("c3p"), 1)
    position.add_hunters(position.seat, space("d3m"), 2)
    builds = [text.split() for text in turns_of(position) if text.startswith("tepee ")]
    assert any(sum(":" in part for part in text) == 2 for text in builds)


def test_overflow_is_looked_at_step_by_step() -> None:
    """At a scoring nobody takes an action: animals above 15 are traded, spent or let go."""
    position = opening()
    for track in range(6):
        position.tracks[track] = 15
    river = space("c3r")
    position.add_hunters(position.seat, river, 1)
    position.turn_of_season = 4 * position.players - 1
    position.used[position.seat] = 0b111 << 1
    seat = position.seat
    for step in RULES.parse_turn(position, "tile d2/0"):
        position.apply(step)
    assert position.seat == seat
    assert all(text.startswith("over") for text in turns_of(position))


def test_a_purchase_that_leaves_too_little_shortens_no_turn() -> None:
    """With fewer animals an action closes by itself; at the end of a season the next step would be an overflow's."""
    record = parse_record(Path(__file__).with_name("short_of_animals.json").read_bytes())
    position = replay(record, {"bison": RULES}).position
    for beam in (2, 3, 6, 8):
        for line in BisonTurns(evaluation("bison"), beam, Rng(1)).best_turns(position, EVERY):
            after = position.copy()
            for step in line.steps:
                assert after.turn == position.turn
                after.play(step)
            assert after.turn == position.turn + 1
