"""What holds for every game behind the contract: legality, copies, bytes, texts, records, views."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from tests.properties.tables import Table, tables

from greatplains.core.contract import View
from greatplains.core.errors import IllegalStep
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.record import parse_record, record_line, record_of, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES


def position_after(table: Table, steps: int) -> Position:
    position: Position = table.start().position
    for _, step in zip(range(steps), table.steps(position), strict=False):
        position.apply(step)
    return position


@settings(max_examples=60)
@given(tables(), st.integers(0, 250))
def test_every_legal_step_plays_and_every_other_is_refused(table: Table, steps: int) -> None:
    position = position_after(table, steps)
    before = position.to_bytes()
    legal = position.legal_steps()
    assert legal == sorted(set(legal))
    assert bool(legal) != position.is_over
    for step in [-1, *range(table.rules.step_count), table.rules.step_count, 2**31, 2**70]:
        if step in legal:
            after = position.copy()
            after.play(step)
            assert after.to_bytes() != before
        else:
            assert not position.is_legal(step)
            with pytest.raises(IllegalStep) as refused:
                position.play(step)
            assert refused.value.sentence.strip()
            assert refused.value.rule
            assert "{" not in refused.value.sentence
    assert position.to_bytes() == before


@settings(max_examples=60)
@given(tables(), st.integers(0, 250))
def test_no_step_leads_into_a_dead_end(table: Table, steps: int) -> None:
    position = position_after(table, steps)
    turn = position.turn
    for step in position.legal_steps():
        after = position.copy()
        after.apply(step)
        if after.turn == turn:
            random_turn(after, Rng(step))
        assert after.turn == turn + 1
        assert after.is_turn_start


@settings(max_examples=15)
@given(tables())
def test_a_copy_is_independent(table: Table) -> None:
    position = table.start().position
    for number, step in enumerate(table.steps(position)):
        copied = position.copy()
        before = copied.to_bytes()
        if number % 25 == 0:
            random_turn(position.copy(), Rng(number))
            assert position.to_bytes() == before
        position.apply(step)
        assert copied.to_bytes() == before
        copied.apply(step)
        assert copied.to_bytes() == position.to_bytes()


@settings(max_examples=60)
@given(tables(), st.integers(0, 250))
def test_positions_survive_bytes_pickle_and_deepcopy(table: Table, steps: int) -> None:
    position = position_after(table, steps)
    data = position.to_bytes()
    assert len(data) < 600
    for twin in (table.rules.from_bytes(data), pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert twin.to_bytes() == data
        assert twin.legal_steps() == position.legal_steps()
        assert views(table, twin) == views(table, position)
        # Everything that follows is the same too: nothing that matters was left out of the bytes.
        ahead, twin_ahead = position.copy(), twin.copy()
        rng, twin_rng = Rng(steps), Rng(steps)
        for _ in range(3):
            if not ahead.is_over:
                assert random_turn(ahead, rng) == random_turn(twin_ahead, twin_rng)
        assert ahead.to_bytes() == twin_ahead.to_bytes()


@settings(max_examples=40)
@given(tables())
def test_text_and_record_round_trips_and_replay_equals_play(table: Table) -> None:
    game = table.start()
    before = game.position.copy()
    draft: list[int] = []
    for step in table.steps(game.position):
        draft.append(step)
        game.play(step)
        if game.position.is_turn_start:
            assert table.rules.parse_turn(before, game.turns[-1]) == draft
            assert table.rules.turn_text(before, draft) == game.turns[-1]
            before, draft = game.position.copy(), []
    record = record_of(game, {"event": "a property"})
    line = record_line(record)
    assert parse_record(line) == record
    assert record_line(parse_record(line)) == line
    again = replay(parse_record(line), GAMES)
    assert again.position.to_bytes() == game.position.to_bytes()
    assert again.turns == game.turns
    assert again.outcome() == game.outcome()


@settings(max_examples=40)
@given(tables(), st.integers(1, 200))
def test_a_running_game_has_a_record_without_result(table: Table, steps: int) -> None:
    game = table.start()
    for _, step in zip(range(steps), table.steps(game.position), strict=False):
        game.play(step)
    while game.draft:
        game.undo()
    record = record_of(game)
    assert (record.result is None) != game.position.is_over
    again = replay(parse_record(record_line(record)), GAMES)
    assert again.position.to_bytes() == game.position.to_bytes()


@settings(max_examples=40)
@given(tables(), st.integers(0, 250))
def test_undo_takes_back_one_step(table: Table, steps: int) -> None:
    game: Game[Position] = table.start()
    stepper = table.steps(game.position)
    states: list[bytes] = []
    for _ in range(steps):
        if game.position.is_over:
            return
        if not game.draft:
            states = []
        states.append(game.position.to_bytes())
        game.play(next(stepper))
    while game.draft:
        game.undo()
        assert game.position.to_bytes() == states.pop()


def views(table: Table, position: Position) -> list[str]:
    seats: list[int | None] = [None, *range(position.players)]
    shown: list[View] = [table.rules.view(position, seat) for seat in seats]
    return [json.dumps(view) for view in shown]


@settings(max_examples=60)
@given(tables(), st.integers(0, 250), st.integers(0, 10**6))
def test_resampling_keeps_the_view_of_the_seat(table: Table, steps: int, seed: int) -> None:
    position = position_after(table, steps)
    before = position.to_bytes()
    for seat in [None, *range(position.players)]:
        dealt = table.rules.resample(position, seat, Rng(seed))
        assert json.dumps(table.rules.view(dealt, seat)) == json.dumps(table.rules.view(position, seat))
        if position.seat == seat or table.game == "wind-river":
            assert dealt.legal_steps() == position.legal_steps()
    assert position.to_bytes() == before


@settings(max_examples=40)
@given(tables())
def test_scores_of_the_outcome_decide_the_winners(table: Table) -> None:
    position = table.start().position
    for step in table.steps(position):
        position.apply(step)
    outcome = table.rules.outcome(position)
    best = max(zip(outcome.scores, outcome.tiebreaks, strict=True))
    assert [(outcome.scores[seat], outcome.tiebreaks[seat]) for seat in outcome.winners] == [best] * len(
        outcome.winners
    )
    assert len(outcome.scores) == len(outcome.tiebreaks) == position.players


@settings(max_examples=60)
@given(tables(), st.integers(0, 400))
def test_win_shares_in_the_compiled_half_agree_with_the_outcome(table: Table, steps: int) -> None:
    """The tie-breaks stand in `win_shares` (for searches) and in `outcome` (for people): they must say the same."""
    position = position_after(table, steps)
    shares = vec[float]([0.0] * 4)
    position.win_shares(shares)
    winners = table.rules.outcome(position).winners
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(position.players)]
    assert list(shares)[: position.players] == expected


@pytest.mark.parametrize("game", sorted(GAMES))
def test_same_seed_same_game(game: str) -> None:
    first, second = (Table(game, 3, 1, 42, "even") for _ in range(2))
    assert position_after(first, 300).to_bytes() == position_after(second, 300).to_bytes()
    assert position_after(Table(game, 3, 1, 43, "even"), 300).to_bytes() != position_after(first, 300).to_bytes()


@pytest.mark.parametrize("malformed", ["walk", "15", 15.0, None, [15], b"15"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_no_whole_number_is_no_step(game: str, malformed: Any) -> None:
    position = Table(game, 2, 0, 1, "even").start().position
    before = position.to_bytes()
    with pytest.raises(IllegalStep) as refused:
        position.play(malformed)
    assert refused.value.code == "malformed_step"
    assert position.to_bytes() == before
