"""Whatever comes in as a record, the only way to refuse it is `BadRecord`; and whatever is accepted can be written."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatplains.core.errors import BadRecord
from greatplains.core.record import parse_record, read_lines, record_line, replay
from greatplains.games import GAMES

VALID = Path(__file__).parent / "valid"

# A running and a finished game of each game, short enough to be replayed often.
BASES: list[dict[str, Any]] = [
    json.loads(line)
    for name, number in (
        ("unknown_keys.jsonl", 1),
        ("bison_overflow.jsonl", 0),
        ("running_games.jsonl", 4),
        ("examples_windriver.jsonl", 0),
    )
    for _, line in [list(read_lines((VALID / name).read_bytes()))[number]]
]

any_text = st.text(st.characters(exclude_categories=()))
any_number = st.integers() | st.integers(min_value=10**30) | st.floats() | st.sampled_from([-1, 0, 2, 10**400])
any_json = st.recursive(
    st.none() | st.booleans() | any_number | any_text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(any_text, inner, max_size=4),
    max_leaves=12,
)


def refusal(line: str | bytes) -> BadRecord | None:
    """Why the record is refused, if it is. Any other error goes through and fails the test."""
    try:
        replay(parse_record(line), GAMES)
    except BadRecord as error:
        return error
    return None


def read(line: str | bytes) -> bool:
    """Is it a good record? If not, it is refused as it should be: with the number of a turn, a code and a sentence."""
    error = refusal(line)
    if error is None:
        return True
    assert error.turn >= 0
    assert error.code
    assert error.sentence.strip()
    return False


# Anything at all.


@given(st.binary())
def test_any_bytes(line: bytes) -> None:
    read(line)


@given(any_text)
def test_any_text(line: str) -> None:
    read(line)


@given(any_json)
def test_any_json(value: Any) -> None:
    read(json.dumps(value))


@given(
    st.fixed_dictionaries(
        {"format": st.just("greatplains/1"), "game": st.sampled_from(["bison", "wind-river"]) | any_json},
        optional={
            "players": st.integers(1, 5) | any_json,
            "first": st.integers(-1, 4) | any_json,
            "options": st.fixed_dictionaries(
                {"variant": st.integers(-1, 3) | any_json, "tiles": st.just("standard") | any_json}
            )
            | any_json,
            "stack": st.permutations([f"{number:02}" for number in range(1, 19)]).map(lambda ids: ids[:12]) | any_json,
            "turns": st.lists(st.sampled_from(["set c1", "set d6", "tile d2/0 +b", "over"]) | any_json) | any_json,
            "result": any_json,
            "note": any_json,
        },
    )
)
def test_any_head(data: dict[str, Any]) -> None:
    read(json.dumps(data))


# A good record with one edit.


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value within a JSON value."""
    found = [at]
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*at, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += places(item, (*at, index))
    return found


PLACES = [places(base) for base in BASES]


@st.composite
def edited_records(draw: st.DrawFn) -> str:
    """One value anywhere is replaced, taken away or doubled."""
    number = draw(st.integers(0, len(BASES) - 1))
    data = json.loads(json.dumps(BASES[number]))
    place = draw(st.sampled_from(PLACES[number]))
    if not place:
        return json.dumps(draw(any_json))
    holder = data
    for key in place[:-1]:
        holder = holder[key]
    kind = draw(st.sampled_from(["replace", "replace", "remove", "double"]))
    if kind == "replace":
        holder[place[-1]] = draw(any_json)
    elif kind == "remove":
        del holder[place[-1]]
    elif isinstance(holder, list):
        holder.insert(place[-1], holder[place[-1]])
    else:
        holder[draw(any_text)] = holder[place[-1]]
    return json.dumps(data)


@given(edited_records())
@settings(max_examples=150)
def test_a_record_with_one_value_edited(line: str) -> None:
    read(line)


@given(st.integers(0, len(BASES) - 1), st.data())
@settings(max_examples=150)
def test_a_record_with_one_turn_edited(number: int, data: st.DataObject) -> None:
    """A fault is never reported before the turn that was edited."""
    base = BASES[number]
    turn = data.draw(st.integers(0, len(base["turns"]) - 1))
    text = base["turns"][turn]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 3)))
    # Half a character is no JSON at all, whichever turn it stands in.
    signs = st.text(st.sampled_from("abcdef123456 prmbstenw;:*/<>,+-0\0") | st.characters(codec="utf-8"), max_size=3)
    edited = text[:start] + data.draw(signs) + text[end:]
    turns = [*base["turns"][:turn], edited, *base["turns"][turn + 1 :]]
    error = refusal(json.dumps({**base, "turns": turns}))
    assert error is None or error.turn > turn


@given(st.integers(0, len(BASES) - 1), st.data())
@settings(max_examples=150)
def test_a_record_with_some_bytes_edited(number: int, data: st.DataObject) -> None:
    line = json.dumps(BASES[number]).encode()
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 8)))
    read(line[:start] + data.draw(st.binary(max_size=8)) + line[end:])


@given(st.sampled_from(["bison", "wind-river"]), st.lists(any_text, max_size=3))
def test_any_turn_texts(game: str, turns: list[str]) -> None:
    base = next(base for base in BASES if base["game"] == game)
    read(json.dumps({**base, "turns": turns}))


# Values that break readers, in every place of a record.

NASTY = {
    "infinite": "1e400",
    "minus infinite": "-1e400",
    "5000 digits": "9" * 5000,
    "4300 digits": "9" * 4300,
    "minus 4300 digits": "-" + "9" * 4300,
    "a million digits": "1" * 1_000_000,
    "tiny": "1e-400",
    "whole with a point": "2.0",
    "whole with an exponent": "2e0",
    "minus zero": "-0",
    "NaN": "NaN",
    "Infinity": "-Infinity",
    "negative": "-7",
    "true": "true",
    "null": "null",
    "empty text": '""',
    "lone surrogate escape": '"\\ud800"',
    "surrogates the wrong way round": '"\\udc00\\ud800"',
    "NUL escape": '"\\u0000"',
    "NUL": '"\0"',
    "braces": '"{0} {turn} {text} {x.__class__} {"',
    "very long text": '"' + "bison a1e " * 100_000 + '"',
    "empty list": "[]",
    "empty object": "{}",
    "deep list": "[" * 100_000 + "]" * 100_000,
    "deep object": '{"a":' * 100_000 + "1" + "}" * 100_000,
    "unclosed": "[" * 100_000,
    "long list": "[" + "0," * 100_000 + "0]",
}
WAYS: dict[str, tuple[str, ...]] = {
    "whole": (),
    "format": ("format",),
    "game": ("game",),
    "players": ("players",),
    "first": ("first",),
    "options": ("options",),
    "variant": ("options", "variant"),
    "tiles": ("options", "tiles"),
    "start tiles": ("options", "tiles", "start"),
    "face": ("options", "tiles", "start", "S1"),
    "stack": ("stack",),
    "turns": ("turns",),
    "result": ("result",),
    "scores": ("result", "scores"),
    "unknown": ("unknown",),
}
MARK = "@@"


def with_raw(way: tuple[str, ...], raw: str, *, within_list: bool) -> str:
    """The text of a record in which a raw piece of JSON stands at the end of the way."""
    value: Any = [MARK] if within_list else MARK
    for key in reversed(way[1:]):
        value = {"tiles": "standard", "variant": 0, key: value} if key in ("tiles", "variant") else {key: value}
    data = {**BASES[0], way[0]: value} if way else value
    return json.dumps(data).replace(f'"{MARK}"', raw)


@pytest.mark.parametrize("nasty", NASTY)
@pytest.mark.parametrize("way", WAYS)
def test_nasty_values_anywhere(way: str, nasty: str) -> None:
    """Deep nesting, huge numbers, surrogates, NUL, NaN, long texts: refused or accepted, but never another error."""
    for within_list in (False, True):
        line = with_raw(WAYS[way], NASTY[nasty], within_list=within_list)
        read(line)
        read(line.encode())


@pytest.mark.parametrize("way", ["game", "players", "variant", "tiles", "face", "stack", "turns", "result", "unknown"])
def test_nesting_of_any_depth(way: str) -> None:
    """However near a value comes to the depth that a reader can bear, the answer is a game or `BadRecord`."""
    limit = sys.getrecursionlimit()
    for depth in [*range(1, limit - 250, 50), *range(limit - 250, limit + 20)]:
        read(with_raw(WAYS[way], "[" * depth + "]" * depth, within_list=False))


# What is accepted can be written, sent and read again.


@pytest.mark.parametrize("nasty", NASTY)
def test_accepted_values_are_written_and_read_again(nasty: str) -> None:
    """Unknown keys are kept: the line we write is UTF-8 and says the same."""
    for line in (
        with_raw(("unknown",), NASTY[nasty], within_list=False),
        with_raw(("unknown",), f'{{"in": {NASTY[nasty]}}}', within_list=True),
    ):
        if not read(line):
            continue
        record = parse_record(line)
        written = record_line(record).encode("utf-8")
        assert parse_record(written) == record


def test_an_accepted_record_of_any_depth_is_written_and_read_again() -> None:
    """What could be read can be written: at the same depth of calls."""
    limit = sys.getrecursionlimit()
    for depth in [*range(1, limit - 250, 50), *range(limit - 250, limit + 20)]:
        line = with_raw(("unknown",), "[" * depth + "]" * depth, within_list=False)
        if read(line):
            assert record_line(parse_record(line)).count("[") >= depth


def test_an_accepted_tile_id_is_written_and_read_again() -> None:
    """Draw ids are any distinct texts without blanks: whatever is accepted can be stored as UTF-8."""
    draw = {f"{number:02}": [0, 3, 1, 1, 1] for number in range(1, 18)}
    start = {f"S{number}": [0, 3, 1, 1, 1] for number in (1, 2, 3)}
    for name in ("é", "\U0001f9ac", "\ud800", "\0", '"', "\\", "{0}", "x" * 10_000):
        tiles = {"start": start, "draw": {**draw, name: [0, 3, 1, 1, 1]}}
        data = {
            "format": "greatplains/1",
            "game": "bison",
            "players": 2,
            "first": 0,
            "options": {"variant": 0, "tiles": tiles},
            "stack": [name, *list(draw)[:11]],
            "turns": ["tile d2/0 +b"],
        }
        line = json.dumps(data)
        if read(line):
            assert parse_record(record_line(parse_record(line)).encode("utf-8")) == parse_record(line)


@pytest.mark.parametrize("turn", ["\ud800", "set \udfff", "pass\ud83e"])
def test_a_reason_can_be_shown(turn: str) -> None:
    """A sentence that quotes a bad text can be printed and sent as UTF-8."""
    with pytest.raises(BadRecord) as caught:
        replay(parse_record(json.dumps({**BASES[2], "turns": [turn]})), GAMES)
    assert str(caught.value).encode("utf-8")


# Files.


def test_lines_of_a_file() -> None:
    """Blank lines are passed over and lines are counted from 1, with either kind of line end."""
    assert list(read_lines(b"")) == []
    assert [number for number, _ in read_lines(b"\n{}\r\n  \n\t\n[]")] == [2, 5]
    for data in (b"{}\n[]", b"{}\r\n[]\r\n", b"\n\n{}\n[]\n\n"):
        assert [json.loads(line) for _, line in read_lines(data)] == [{}, []]


@given(st.binary())
def test_any_file(data: bytes) -> None:
    for number, line in read_lines(data):
        assert number >= 1
        read(line)
