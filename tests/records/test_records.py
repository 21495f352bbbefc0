"""Records in files: the valid ones replay and are written again as they are; each invalid one is refused for its fault.

A file in `invalid/` holds one record that is wrong in one way, and is named after it: what is wrong with the head, the
options, the tile set, the stack, the list of turns or the result, or the rule of Bison or Wind River a turn breaks.
`invalid/expected.json` says for each file the number of the turn (0: the head, number of turns + 1: the result) and the
code of the reason.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from greatplains.core.contract import Setup
from greatplains.core.errors import BadRecord
from greatplains.core.record import (
    Record,
    begin,
    parse_record,
    play_recorded,
    read_lines,
    record_line,
    record_of,
    replay,
)
from greatplains.games import GAMES

HERE = Path(__file__).parent
VALID = sorted((HERE / "valid").iterdir())
INVALID = sorted(path for path in (HERE / "invalid").iterdir() if path.suffix == ".jsonl")
EXPECTED: dict[str, dict[str, Any]] = json.loads((HERE / "invalid" / "expected.json").read_text(encoding="utf-8"))

RECORDS = [
    pytest.param(path.name, line, id=f"{path.stem}-{number}")
    for path in VALID
    for number, line in read_lines(path.read_bytes())
]
# Others may write a record with other blanks, escapes and order of keys; what we write has the same bytes every time.
WRITTEN_BY_OTHERS = {"examples_windriver.jsonl", "others_writing.jsonl"}
HEAD_AREAS = ("head", "options", "tiles", "stack")
GAME_AREAS = {"bison": "bison", "windriver": "wind-river"}
AREAS = (*HEAD_AREAS, *GAME_AREAS, "turns", "result")


def the_line(path: Path) -> bytes:
    lines = [line for _, line in read_lines(path.read_bytes())]
    assert len(lines) == 1
    return lines[0]


@cache
def refusal(line: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(parse_record(line), GAMES)
    return caught.value


# Valid records.


@pytest.mark.parametrize(("name", "line"), RECORDS)
def test_a_valid_record_replays(name: str, line: bytes) -> None:
    record = parse_record(line)
    game = replay(record, GAMES)
    assert tuple(game.turns) == record.turns
    assert game.position.is_over == (record.result is not None)
    assert game.outcome() == record.result
    assert record_of(game, record.extra) == record


@pytest.mark.parametrize(("name", "line"), RECORDS)
def test_a_valid_record_is_written_again_as_it_is(name: str, line: bytes) -> None:
    record = parse_record(line)
    written = record_line(record)
    assert "\n" not in written
    assert parse_record(written) == record
    assert parse_record(written.encode()) == record
    assert record_line(parse_record(written)) == written
    if name not in WRITTEN_BY_OTHERS:
        assert written.encode() == line


@pytest.mark.parametrize(("name", "line"), RECORDS)
def test_any_beginning_of_a_game_is_a_record_without_a_result(name: str, line: bytes) -> None:
    """`result` is absent while the game is running: cut off anywhere, a record is a running game."""
    record = parse_record(line)
    for turns in {0, len(record.turns) // 2, max(0, len(record.turns) - 1)}:
        assert replay(Record(record.game, record.setup, record.turns[:turns]), GAMES).outcome() is None


def test_the_valid_records_show_all_there_is() -> None:
    """Both games with 2 to 4 players, all variants, own tiles, running games, unknown keys, overflow, draws."""
    records = [parse_record(line) for path in VALID for _, line in read_lines(path.read_bytes())]
    whole = [record for record in records if record.result]
    kinds = {(record.game, record.setup.players, record.setup.options.get("variant")) for record in whole}
    assert kinds == {("bison", players, variant) for players in (2, 3, 4) for variant in (0, 1, 2)} | {
        ("wind-river", players, None) for players in (2, 3, 4)
    }
    assert any(isinstance(record.setup.options.get("tiles"), dict) for record in whole)
    assert {record.game for record in records if record.result is None} == {"bison", "wind-river"}
    assert any(record.extra for record in records)
    assert any(record.result and len(record.result.winners) > 1 for record in records)
    assert {first for record in records for first in [record.setup.first]} == {0, 1, 2, 3}
    texts = [turn for record in records for turn in record.turns]
    assert "over" in texts
    for sign in (
        r"over trade .>.",
        r"over buy",
        r"; buy",
        r"\*2",
        r"bison .*; lose .*; tent",
        r"new ",
        r"herd ",
        r":0",
    ):
        assert any(re.search(sign, text) for text in texts), sign


def test_unknown_keys_are_kept() -> None:
    """Unknown top-level keys are kept and ignored by the rules."""
    for _, line in read_lines((HERE / "valid" / "unknown_keys.jsonl").read_bytes()):
        record, data = parse_record(line), json.loads(line)
        assert record.extra
        for key, value in record.extra.items():
            assert data[key] == value
            assert json.loads(record_line(record))[key] == value
        assert (
            replay(record, GAMES).turns
            == replay(Record(record.game, record.setup, record.turns, record.result), GAMES).turns
        )


def test_the_order_of_keys_means_nothing() -> None:
    """The same record with all keys the other way round is the same record."""
    for path in VALID:
        for _, line in read_lines(path.read_bytes()):
            turned = json.dumps(turn_round(json.loads(line)))
            assert parse_record(turned) == parse_record(line)
            replay(parse_record(turned), GAMES)


def turn_round(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: turn_round(value[key]) for key in reversed(value)}
    return value


def test_wind_river_options_are_empty_or_absent() -> None:
    """Wind River: `{}` or absent."""
    head = '"format": "greatplains/1", "game": "wind-river", "players": 2, "first": 1, "turns": []'
    assert parse_record(f'{{{head}, "options": {{}}}}') == parse_record(f"{{{head}}}")
    assert parse_record(f"{{{head}}}").setup == Setup(2, 1)


# Invalid records.


def test_every_invalid_file_has_its_expected_reason_and_the_other_way_round() -> None:
    assert {path.name for path in INVALID} == set(EXPECTED)
    assert {path.name for path in (HERE / "invalid").iterdir()} == set(EXPECTED) | {"expected.json"}
    assert len(INVALID) >= 90


@pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)
def test_an_invalid_record_is_refused(path: Path) -> None:
    error = refusal(the_line(path))
    assert {"turn": error.turn, "code": error.code} == EXPECTED[path.name]


@pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)
def test_the_reason_is_in_plain_words(path: Path) -> None:
    """A record is refused with the reason in plain words."""
    error = refusal(the_line(path))
    assert re.match(r"[A-Z“0-9a-f]", error.sentence)
    assert error.sentence.endswith(".")
    assert len(error.sentence.split()) >= 3
    assert not re.search(r"Traceback|Error\b|Exception|<class|object at|line \d+, in |None\b", error.sentence)
    assert error.sentence in str(error)


@pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)
def test_an_invalid_file_is_named_after_its_fault(path: Path) -> None:
    """The name says where the fault is: the head, a turn of one of the games, or the result."""
    area = path.stem.split("_")[0]
    assert re.fullmatch(rf"({'|'.join(AREAS)})(_[a-z0-9]+)+", path.stem)
    turn = EXPECTED[path.name]["turn"]
    if area in HEAD_AREAS:
        assert turn == 0
        return
    data = json.loads(the_line(path))
    if area in GAME_AREAS:
        assert data["game"] == GAME_AREAS[area]
    assert turn == len(data["turns"]) + (area == "result")


@pytest.mark.parametrize(
    "path", [path for path in INVALID if EXPECTED[path.name]["turn"] > 0], ids=lambda path: path.stem
)
def test_nothing_else_is_wrong_with_an_invalid_record(path: Path) -> None:
    """Cut off before the fault, and with the right result in place of a wrong one, the record is a good one."""
    data = json.loads(the_line(path))
    turn = EXPECTED[path.name]["turn"]
    rest = {key: value for key, value in data.items() if key != "result"}
    good = parse_record(json.dumps({**rest, "turns": data["turns"][: turn - 1]}))
    game = begin(good, GAMES)
    for number, text in enumerate(good.turns, start=1):
        play_recorded(game, number, text)
    assert replay(record_of(game), GAMES).turns == data["turns"][: turn - 1]


def test_the_first_fault_counts() -> None:
    """Of several faults the first in the order of the record is reported."""
    data = json.loads(the_line(HERE / "invalid" / "windriver_set_on_a_tent.jsonl"))
    wrong_result = {"scores": [9, 9], "tiebreaks": [0, 0], "winners": [0, 1]}
    error = refusal(json.dumps({**data, "turns": [*data["turns"], "nonsense"], "result": wrong_result}).encode())
    assert (error.turn, error.code) == (2, "hex_taken")
    assert error.text == "set c1"


def test_turns_are_counted_with_every_over_entry() -> None:
    """The number of the turn counts every entry of `turns`."""
    path = HERE / "valid" / "bison_overflow.jsonl"
    for _, line in read_lines(path.read_bytes()):
        data = json.loads(line)
        overs = [number for number, text in enumerate(data["turns"], start=1) if text.startswith("over")]
        number = overs[0] + 1
        data["turns"][number - 1] = "nonsense"
        assert refusal(json.dumps(data).encode()).turn == number


def test_the_reason_names_what_was_found() -> None:
    """An object is not called null."""
    head = {"format": "greatplains/1", "game": "wind-river", "players": 2, "first": 0}
    assert "not an object" in refusal(json.dumps({**head, "turns": [{}]}).encode()).sentence
    assert "not null" in refusal(json.dumps({**head, "turns": [None]}).encode()).sentence
