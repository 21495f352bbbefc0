"""Puzzles: those that are shipped can be set and solved, and the same seed finds the same ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from greatplains.core.contract import Meaning
from greatplains.core.record import parse_record, read_lines, replay
from greatplains.games import GAMES
from greatplains.puzzles import THEMES, Puzzle, find_puzzle, puzzles_of
from greatplains.puzzles.answer import loss_of
from greatplains.puzzles.collection import COLLECTIONS
from greatplains.puzzles.finder import Task, look_again, search_game
from greatplains.puzzles.puzzle import DIFFICULTIES, GAP, HAIR, puzzle_line, puzzle_of
from greatplains.puzzles.registry import theme_of
from greatplains.review.bison.sentences import BUILT, REGION_MORE
from greatplains.review.explanation import Explanation


def every_puzzle(game: str) -> list[Puzzle]:
    return list(puzzles_of(game).values())


@pytest.mark.parametrize("game", list(COLLECTIONS))
def test_every_shipped_puzzle_is_whole(game: str) -> None:
    """It replays, its turns are legal, one of them is right and those that are not are clearly worse."""
    shipped = every_puzzle(game)
    assert len(shipped) > 50
    for puzzle in shipped:
        played = replay(puzzle.record, GAMES)
        before = puzzle.start()
        assert before.to_bytes() == played.position.to_bytes()
        assert puzzle.theme in THEMES[game]
        assert puzzle.difficulty in DIFFICULTIES
        assert puzzle.turns[0].loss == 0.0
        assert all(turn.is_right or turn.loss >= GAP - 0.0005 for turn in puzzle.turns), puzzle.id
        assert any(not turn.is_right for turn in puzzle.turns)
        assert all(reason.sentence for reason in puzzle.reasons)
        assert puzzle.reasons
        for turn in puzzle.turns:
            after = before.copy()
            for step in puzzle.rules.parse_turn(before, turn.text):
                after.apply(step)
            assert puzzle.known_loss(before, after) == turn.loss


@pytest.mark.parametrize("game", list(COLLECTIONS))
def test_a_puzzle_is_written_as_it_was_read(game: str) -> None:
    for puzzle in every_puzzle(game)[:20]:
        line = puzzle_line(puzzle)
        assert puzzle_line(puzzle_of(parse_record(line))) == line
        assert puzzle_of(parse_record(line)).id == puzzle.id
        assert find_puzzle(game, puzzle.id) is puzzle
        assert len(list(read_lines(line.encode()))) == 1
    assert find_puzzle(game, "none") is None
    assert puzzles_of("chess") == {}


@pytest.mark.parametrize("game", list(COLLECTIONS))
def test_turns_that_nobody_thought_of_are_judged(game: str) -> None:
    """Even if it were not known, the best turn is as good as itself, and the worst known one is not."""
    for puzzle in every_puzzle(game)[:2]:
        before = puzzle.start()
        worst = max(puzzle.turns, key=lambda turn: turn.loss)
        right, wrong = (puzzle.rules.parse_turn(before, text) for text in (puzzle.best, worst.text))
        assert loss_of(puzzle, right) == 0.0
        assert loss_of(puzzle, wrong) == worst.loss
        unknowing = replace(puzzle, turns=puzzle.turns[:1])
        assert loss_of(unknowing, wrong, rounds=48) > HAIR
        assert loss_of(unknowing, wrong, rounds=8) == loss_of(unknowing, wrong, rounds=8)


def test_the_same_seed_finds_the_same_puzzles() -> None:
    found = [
        [
            puzzle_line(puzzle)
            for number in (7, 11)
            for puzzle, _ in search_game(Task("wind-river", 1, number, 96)).puzzles
        ]
        for _ in range(2)
    ]
    assert found[0] == found[1] != []
    for line in found[0]:
        puzzle = puzzle_of(parse_record(line))
        assert puzzle.start().seat == replay(puzzle.record, GAMES).position.seat


def test_puzzles_are_looked_at_again_when_the_evaluation_changes() -> None:
    """Wind River's were: they say what the evaluation of today says, and what is none any more is dropped."""
    puzzle = every_puzzle("wind-river")[0]
    outdated = replace(puzzle, chance=0.5, turns=tuple(replace(turn, loss=0.5) for turn in puzzle.turns))
    again = look_again(outdated)
    assert again is not None
    assert puzzle_line(again) == puzzle_line(puzzle)
    assert look_again(replace(puzzle, turns=tuple(reversed(puzzle.turns)))) is None


def test_a_puzzle_of_bison_is_one_only_where_there_is_something_to_see() -> None:
    walk, take = Meaning("action", {"action": "walk"}), Meaning("gain", {"animal": "bison"})
    more, built = (Explanation(reason, {}) for reason in (REGION_MORE, BUILT))
    assert theme_of("bison", [walk], [more]) == "contest"
    assert theme_of("bison", [walk, take], [more]) is None
    assert theme_of("bison", [Meaning("action", {"action": "tepee"})], [built]) is None


@pytest.mark.parametrize("game", list(COLLECTIONS))
def test_the_theme_of_a_shipped_puzzle_is_that_of_its_turn_and_reasons(game: str) -> None:
    for puzzle in every_puzzle(game):
        before = puzzle.start()
        meanings = [puzzle.rules.meaning(step) for step in puzzle.rules.parse_turn(before, puzzle.best)]
        assert theme_of(game, meanings, puzzle.reasons) == puzzle.theme


@pytest.mark.parametrize("game", list(COLLECTIONS))
def test_no_shipped_puzzle_gives_a_reason_that_is_none(game: str) -> None:
    """No region grows to what it is worth anyway, and no tent is saved that the best turn, or its line, gives up."""
    for puzzle in every_puzzle(game):
        position, given_up = puzzle.start(), set()
        seat = int(position.seat)
        for text in (puzzle.best, *puzzle.line):
            is_own = int(position.seat) == seat
            for step in puzzle.rules.parse_turn(position, text):
                meant = puzzle.rules.meaning(step)
                if is_own and meant.kind == "lose":
                    given_up.add(meant.parameters["hex"])
                position.apply(step)
        for reason in puzzle.reasons:
            assert not given_up & {
                *(reason.parameters["hexes"] if reason.reason.code in ("tents_lost", "stray") else ())
            }, puzzle.id
            if reason.reason.code == "region_grows":
                assert reason.parameters["worth"] > reason.parameters["other"], puzzle.id
