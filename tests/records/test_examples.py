"""The example games of both games, kept word for word: all of them replay to their results."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatplains.core.contract import Outcome
from greatplains.core.record import parse_record, read_lines, replay
from greatplains.games import GAMES

VALID = Path(__file__).parent / "valid"

# Players, variant, number of turns, scores, tie-breaks, winners.
BISON = [
    (2, 0, 53, (13, 11), (0, 0), (0,)),
    (2, 1, 48, (19, 9), (5, 2), (0,)),
    (2, 2, 48, (10, 9), (1, 2), (0,)),
    (3, 0, 61, (18, 16, 11), (3, 1, 0), (0,)),
    (3, 1, 60, (8, 6, 11), (2, 0, 1), (2,)),
    (3, 2, 61, (7, 14, 9), (0, 2, 0), (1,)),
    (4, 0, 64, (7, 6, 6, 11), (0, 1, 0, 3), (3,)),
    (4, 1, 64, (14, 6, 6, 22), (3, 0, 2, 4), (3,)),
    (4, 2, 66, (15, 2, 1, 9), (0, 0, 0, 0), (0,)),
]
WIND_RIVER = [
    (2, None, 52, (0, 3), (0, 0), (1,)),
    (2, None, 57, (2, 0), (1, 0), (0,)),
    (3, None, 103, (1, 0, 0), (0, 0, 0), (0,)),
    (3, None, 78, (2, 1, 3), (0, 0, 0), (2,)),
    (4, None, 160, (0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 2, 3)),
    (4, None, 96, (0, 2, 1, 0), (0, 0, 0, 0), (1,)),
]


def lines(name: str) -> list[bytes]:
    return [line for _, line in read_lines((VALID / name).read_bytes())]


def test_there_are_fifteen_examples() -> None:
    assert len(lines("examples_bison.jsonl")) == len(BISON)
    assert len(lines("examples_windriver.jsonl")) == len(WIND_RIVER)


@pytest.mark.parametrize(
    ("name", "number", "facts"),
    [("examples_bison.jsonl", number, facts) for number, facts in enumerate(BISON)]
    + [("examples_windriver.jsonl", number, facts) for number, facts in enumerate(WIND_RIVER)],
)
def test_an_example_replays_to_its_result(
    name: str,
    number: int,
    facts: tuple[int, int | None, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]],
) -> None:
    players, variant, turns, scores, tiebreaks, winners = facts
    record = parse_record(lines(name)[number])
    assert (record.setup.players, record.setup.options.get("variant"), len(record.turns)) == (players, variant, turns)
    game = replay(record, GAMES)
    assert game.outcome() == Outcome(scores, tiebreaks, winners)
    assert game.turns == list(record.turns)
