"""The learnt evaluation: the network in whole numbers, what it is shown, and the files it is kept in."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.test_bots_fairness import with_other_hidden_tiles
from tests.properties.tables import Table, played, tables

from greatplains.bots.evaluation import lead, shares, value_buffer
from greatplains.bots.inputs import Inputs, input_table
from greatplains.bots.network import ACTIVATION_BITS, FIRST_BITS, SECOND_BITS
from greatplains.bots.networkfile import BadNetwork, NetworkFile, Weights, input_parts, network_of, parse_network
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import evaluation, learnt, stored_networks
from greatplains.core.playout import play_to_end
from greatplains.core.position import mask_buffer
from greatplains.core.rng import Rng
from greatplains.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
LEARNT = sorted(KNOWLEDGE)


def inputs_of(game: str) -> Inputs:
    make = KNOWLEDGE[game].inputs
    assert make is not None
    return make(evaluation(game))


def random_weights(sizes: tuple[int, ...], most: int, rng: Rng) -> Weights:
    """Some of every size up to `most`, either way."""

    def draw(count: int, limit: int) -> list[int]:
        return [rng.below(2 * limit + 1) - limit for _ in range(count)]

    layers = list(pairwise(sizes))
    return Weights(
        sizes,
        tuple(draw(before * after, most) for before, after in layers),
        tuple(draw(after, 1000 * most) for _, after in layers),
    )


def plain_outputs(weights: Weights, values: list[int]) -> list[int]:
    """What a network says, added up in the plainest way."""
    for at, bits in enumerate((FIRST_BITS, SECOND_BITS, None)):
        outputs = weights.sizes[at + 1]
        sums = [
            bias
            + sum(value * weight for value, weight in zip(values, weights.weights[at][place::outputs], strict=True))
            for place, bias in enumerate(weights.biases[at])
        ]
        if bits is not None:
            unit = 2 ** (bits - ACTIVATION_BITS)
            sums = [min(max((2 * total + unit) // (2 * unit), 0), 1023) for total in sums]
        values = sums
    return values


@pytest.mark.parametrize("sizes", [(7, 8, 8, 4), (30, 13, 5, 4), (11, 64, 32, 4)])
@pytest.mark.parametrize("most", [3, 200, 900])
def test_a_network_says_what_plain_sums_say(sizes: tuple[int, ...], most: int) -> None:
    rng = Rng(most, str(sizes))
    weights = random_weights(sizes, most, rng)
    network = network_of(weights)
    for _ in range(20):
        values = [(rng.below(2001) - 1000) * (rng.below(3) > 0) for _ in range(sizes[0])]
        assert list(network.run(vec[i64](values)))[:4] == plain_outputs(weights, values)


@settings(max_examples=20)
@given(tables(), st.integers(0, 60))
def test_the_inputs_stay_within_what_is_said_of_them(table: Table, place: int) -> None:
    sight = inputs_of(table.game)
    known = KNOWLEDGE[table.game]
    most = [part.most for part in input_parts(known) for _ in range(part.count)]
    starts = [position for position in played(table) if position.is_turn_start and not position.is_over]
    sight.write(starts[place % len(starts)])
    row = [int(value) for value in sight.row]
    assert len(row) == len(most)
    assert all(abs(value) <= limit for value, limit in zip(row, most, strict=True))


@settings(max_examples=20)
@given(tables("bison"), st.integers(0, 60))
def test_the_inputs_hold_nothing_that_is_hidden(table: Table, place: int) -> None:
    starts = [position for position in played(table) if position.is_turn_start and not position.is_over]
    position = starts[place % len(starts)]
    sight = inputs_of("bison")
    sight.write(position)
    row = list(sight.row)
    twin = with_other_hidden_tiles(position, table.seed)
    # The own tile is nothing that others may know: it is not among the inputs either.
    stack = list(twin.stack)
    own = position.draw_of(position.seat)
    other = next((at for at in range(len(stack)) if at > own), own)
    stack[own], stack[other] = stack[other], stack[own]
    twin.set_stack(stack)
    sight.write(twin)
    assert list(sight.row) == row


def test_inputs_count_seats_from_the_one_to_move() -> None:
    """A game that is turned round the table looks the same."""
    rules = GAMES["wind-river"]
    rows = []
    for first in range(3):
        position, rng = rules.opening(rules.deal(3, Rng(1), first=first)), Rng(3)
        for _ in range(60):
            if not position.is_over:
                position.apply(position.random_step(mask_buffer(), rng))
        while not position.is_turn_start:
            position.apply(position.random_step(mask_buffer(), rng))
        sight = inputs_of("wind-river")
        sight.write(position)
        rows.append(list(sight.row))
    assert rows[0] == rows[1] == rows[2]
    assert any(rows[0])


@pytest.mark.parametrize("game", LEARNT)
def test_the_page_has_the_inputs_of_the_code(game: str) -> None:
    known = KNOWLEDGE[game]
    assert input_table(known.seat_parts, known.table_parts) in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", LEARNT)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_learnt_evaluation_gives_chances_between_turns_and_the_result_at_the_end(game: str, players: int) -> None:
    rules, judge, values = GAMES[game], learnt(game), value_buffer()
    position = rules.opening(rules.deal(players, Rng(players)))
    judge.worth(position, values)
    odds = [lead(values, seat, players) for seat in range(players)]
    shares(values, players)
    assert sum(list(values)[:players]) == pytest.approx(1)
    assert all(0.01 < share < 0.99 for share in list(values)[:players])
    assert odds == pytest.approx([log(share / (1 - share)) for share in list(values)[:players]])
    play_to_end(position, mask_buffer(), Rng(2))
    judge.worth(position, values)
    shares(values, players)
    final = value_buffer()
    position.win_shares(final)
    assert list(values)[:players] == pytest.approx(list(final)[:players], abs=1e-6)


@pytest.mark.parametrize("game", LEARNT)
def test_stored_networks_are_small_and_say_how_they_were_made(game: str) -> None:
    data = KNOWLEDGE[game].folder.joinpath("network.bin").read_bytes()
    assert len(data) < 1_000_000
    file = stored_networks(game)
    assert parse_network(file.to_bytes(), game, KNOWLEDGE[game]) == file
    assert file.made_by["command"].startswith(f"greatplains learn {game} --rounds ")


def damaged(game: str, change: str) -> bytes:
    """A file of networks with something wrong."""
    inputs = sum(part.count for part in input_parts(KNOWLEDGE[game]))
    good = NetworkFile(game, (random_weights((inputs, 8, 8, 4), 5, Rng(1)),) * 3)
    data = good.to_bytes()
    sizes: tuple[int, ...] = (inputs + 1, 8, 8, 4)
    changes: dict[str, Any] = {
        "nothing": data,
        "empty": b"",
        "no networks": b"PK\x03\x04" + data,
        "cut off": data[:-50],
        "no JSON": data.replace(b'{"game"', b'{"game'),
        "garbage": data[:-50] + bytes(50),
        "longer": NetworkFile(game, (*good.networks, good.networks[0])).to_bytes(),
        "other inputs": NetworkFile(game, (random_weights(sizes, 5, Rng(1)),) * 3).to_bytes(),
        "other game": replace(good, game="chess").to_bytes(),
        "huge weights": NetworkFile(game, (random_weights((inputs, 8, 8, 4), 10**6, Rng(1)),) * 3).to_bytes(),
        "no sharpness": replace(good, sharpness=(1.0, 0.0, 1.0)).to_bytes(),
        "sharpness is no number": replace(good, sharpness=(1.0, float("nan"), 1.0)).to_bytes(),
    }
    return bytes(changes[change])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("empty", "no file of networks"),
        ("no networks", "no file of networks"),
        ("cut off", "damaged"),
        ("no JSON", "damaged"),
        ("garbage", "damaged"),
        ("longer", "other inputs"),
        ("other inputs", "other inputs"),
        ("other game", "chess instead of wind-river"),
        ("huge weights", "too large"),
        ("no sharpness", "damaged"),
        ("sharpness is no number", "damaged"),
    ],
)
def test_what_is_no_file_of_networks_is_refused_by_name(change: str, sentence: str) -> None:
    known = KNOWLEDGE["wind-river"]
    parse_network(damaged("wind-river", "nothing"), "wind-river", known)
    with pytest.raises(BadNetwork, match=sentence):
        parse_network(damaged("wind-river", change), "wind-river", known)
