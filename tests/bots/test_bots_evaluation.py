"""Evaluations treat all seats alike, and their weights have names."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from math import log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from tests.properties.tables import Table, tables
from tests.rules.windriver.table import GREEN, PURPLE, RED, lay_out

from greatplains.bots.bison import evaluation as bison_evaluation
from greatplains.bots.evaluation import lead, shares, value_buffer
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import WEIGHTS, evaluation, stored_weights, weights_text
from greatplains.core.game import Game
from greatplains.core.position import Position
from greatplains.games.bison.board import parse_space
from greatplains.games.bison.rules import BisonRules
from greatplains.games.bison.state import ITEM_NAMES

FEATURES = {game: known.features for game, known in KNOWLEDGE.items()}


def worth(game: str, position: Position) -> list[float]:
    values = value_buffer()
    evaluation(game).worth(position, values)
    return list(values)[: position.players]


# Seats.


@settings(max_examples=25)
@given(tables(), st.integers(1, 3), st.integers(0, 400))
def test_rotating_the_seats_rotates_the_worth(table: Table, shift: int, steps: int) -> None:
    """The same steps with another first player: what was one seat's is now another's."""
    game = table.start()
    setup = game.setup
    twin = Game(table.rules, replace(setup, first=(setup.first + shift) % table.players))
    for number, step in enumerate(table.steps(game.position)):
        if number == steps:
            break
        game.position.apply(step)
        twin.position.play(step)
    here, there = worth(table.game, game.position), worth(table.game, twin.position)
    rotated = [there[(seat + shift) % table.players] for seat in range(table.players)]
    assert rotated == pytest.approx(here)


def test_swapped_camps_swap_the_worth() -> None:
    camps = {RED: "c3 d5*2", GREEN: "d5 e2", PURPLE: "f6"}
    swapped = {GREEN: camps[RED], PURPLE: camps[GREEN], RED: camps[PURPLE]}
    herd = "c2*3 c3 d5*2 e6"
    here = lay_out(players=3, bison=herd, tents=camps, resources=[5, 0, 2], plains=[1, 3, 0])
    there = lay_out(players=3, bison=herd, tents=swapped, resources=[2, 5, 0], plains=[0, 1, 3])
    red, green, purple = worth("wind-river", here.position)
    assert worth("wind-river", there.position) == pytest.approx([purple, red, green])


@settings(max_examples=15)
@given(tables())
def test_at_the_end_the_winners_are_worth_most(table: Table) -> None:
    game = table.start()
    for step in table.steps(game.position):
        game.position.apply(step)
    values = worth(table.game, game.position)
    winners = table.rules.outcome(game.position).winners
    assert tuple(seat for seat, value in enumerate(values) if value == max(values)) == winners


# Shares and lead.

values_of_seats = st.lists(st.floats(-200, 200), min_size=2, max_size=4)


@given(values_of_seats)
def test_shares_add_up_to_1_and_keep_the_order(worths: list[float]) -> None:
    players = len(worths)
    values: vec[float] = vec[float](worths)
    shares(values, players)
    assert sum(values) == pytest.approx(1.0)
    assert min(values) > 0.0
    for one in range(players):
        for other in range(players):
            if worths[one] >= worths[other]:
                assert values[one] >= values[other]


@given(st.lists(st.floats(-10, 10), min_size=2, max_size=4))
def test_lead_and_shares_tell_the_same(worths: list[float]) -> None:
    """The lead is the share against the shares of the others, as a logarithm."""
    players = len(worths)
    values: vec[float] = vec[float](worths)
    leads = [lead(values, seat, players) for seat in range(players)]
    shares(values, players)
    for seat in range(players):
        others = sum(values[other] for other in range(players) if other != seat)
        assert leads[seat] == pytest.approx(log(values[seat] / others), abs=1e-6)


@given(values_of_seats)
def test_the_lead_of_two_is_mutual(worths: list[float]) -> None:
    values: vec[float] = vec[float](worths[:2])
    assert lead(values, 0, 2) == pytest.approx(-lead(values, 1, 2))


# Weights.


@pytest.mark.parametrize("game", FEATURES)
def test_every_feature_has_its_weights_and_every_weight_its_feature(game: str) -> None:
    text = KNOWLEDGE[game].read(WEIGHTS)
    table = tomllib.loads(text)
    assert tuple(table) == FEATURES[game]
    columns = KNOWLEDGE[game].moments
    assert all(len(row) == columns if columns > 1 else isinstance(row, float) for row in table.values())
    assert len(stored_weights(game)) == columns * len(FEATURES[game])


@pytest.mark.parametrize("game", FEATURES)
def test_weights_written_are_read_again(game: str) -> None:
    weights = stored_weights(game)
    text = weights_text(game, weights, "a command")
    assert "# Found by: a command" in text.splitlines()
    table = tomllib.loads(text)
    rows = [table[feature] if game == "bison" else [table[feature]] for feature in FEATURES[game]]
    assert [row[column] for column in range(len(rows[0])) for row in rows] == pytest.approx(weights, abs=1e-4)


@pytest.mark.parametrize("game", FEATURES)
def test_every_weight_counts(game: str) -> None:
    """In some position, it alone makes a seat worth something."""
    count = len(stored_weights(game))
    silent = set(range(count))
    single = [evaluation(game, [float(number == place) for number in range(count)]) for place in range(count)]
    values = value_buffer()
    for position in positions_of_play(game):
        for place in sorted(silent):
            single[place].worth(position, values)
            if any(values):
                silent.remove(place)
    assert silent == set()


def positions_of_play(game: str) -> Iterator[Position]:
    """A random game, and a position with what is rare in it."""
    table = Table(game, 2, 0, 1, "spender")
    position = table.start().position
    for number, step in enumerate(table.steps(position)):
        if number % 10 == 0:
            yield position
        position.apply(step)
    if game == "bison":
        for season in (0, 2, 5):
            rich = BisonRules().opening(table.start().setup)
            rich.season = season
            rich.turn_of_season = 1
            for track in range(3):
                rich.tracks[track] = 15
            rich.reserve[ITEM_NAMES.index("t3")] = 1
            # A large tepee, a firm one, and a river where hunters decide.
            rich.set_piece(0, space("c3p"), 3)
            rich.set_piece(0, space("c4m"), 2)
            rich.add_hunters(0, space("d3m"), 1)
            rich.add_hunters(0, space("c3r"), 2)
            rich.add_hunters(1, space("c4r"), 1)
            yield rich
    else:
        camps = {RED: "c1 c2 c3 c4 c5 c6", GREEN: "c3 d2"}
        yield lay_out(bison="c1*5 c2", tents=camps, resources=[0, 9], plains=[1, 0]).position


def space(name: str) -> int:
    found = parse_space(name)
    assert found is not None
    return found


def test_own_weights_are_used() -> None:
    position = BisonRules().opening(Table("bison", 2, 0, 1, "even").start().setup)
    weights = [0.0] * len(stored_weights("bison"))
    weights[bison_evaluation.FEATURES.index("stock")] = 1.0
    values = value_buffer()
    evaluation("bison", weights).worth(position, values)
    assert list(values)[:2] == [30.0, 30.0]
