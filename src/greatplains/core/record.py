"""Game records: one JSON object a game. Reading checks everything; writing is exact.

A record replays without any random source (format `greatplains/1`). Keys the rules do not know are kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from greatplains.core import problems
from greatplains.core.contract import Outcome, P, Rules, Setup
from greatplains.core.errors import BadNotation, BadOptions, BadRecord, GreatPlainsError, IllegalStep
from greatplains.core.game import Game
from greatplains.core.reason import Reason
from greatplains.core.strictjson import parse_json

FORMAT: Final = "greatplains/1"
_KEYS: Final = ("format", "game", "players", "first", "options", "stack", "turns", "result")
# What is refused where a part of the result is not what the game ended with.
_WRONG_RESULT: Final = {
    "scores": problems.RESULT_SCORES,
    "tiebreaks": problems.RESULT_TIEBREAKS,
    "winners": problems.RESULT_WINNERS,
}
_RESULT_KEYS: Final = tuple(_WRONG_RESULT)


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it stands in a file: its form is checked, its turns are not replayed yet."""

    game: str
    setup: Setup
    turns: tuple[str, ...]
    result: Outcome | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)


def parse_record(line: str | bytes) -> Record:
    """Read one record; whatever is wrong with its form is a fault of the head (turn 0) or of the result."""
    try:
        data = parse_json(line)
    except ValueError as error:
        raise _head(problems.NOT_JSON, error=_first_line(error)) from None
    if not isinstance(data, dict):
        raise _head(problems.NOT_OBJECT, found=_kind(data))
    if data.get("format") != FORMAT:
        raise _head(problems.FORMAT, wanted=FORMAT)
    game = data.get("game")
    if not isinstance(game, str):
        raise _head(problems.GAME)
    turns = data.get("turns")
    if not isinstance(turns, list):
        raise _head(problems.TURNS)
    for number, turn in enumerate(turns, start=1):
        if not isinstance(turn, str):
            raise BadRecord(problems.TURN_FORM, turn=number, text="", found=_kind(turn))
    setup = Setup(
        players=_whole(data, "players"),
        first=_whole(data, "first"),
        options=_options(data),
        stack=_stack(data),
    )
    result = _result(data["result"], len(turns)) if "result" in data else None
    extra = {key: value for key, value in data.items() if key not in _KEYS}
    return Record(game, setup, tuple(turns), result, extra)


def record_line(record: Record) -> str:
    """The record as one line of JSON, always with the same bytes for the same game."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "players": record.setup.players,
        "first": record.setup.first,
    }
    if record.setup.options:
        data["options"] = dict(record.setup.options)
    if record.setup.stack:
        data["stack"] = list(record.setup.stack)
    data["turns"] = list(record.turns)
    if record.result is not None:
        data["result"] = {key: list(getattr(record.result, key)) for key in _RESULT_KEYS}
    data.update(record.extra)
    return json.dumps(data, ensure_ascii=False)


def record_of(game: Game[Any], extra: Mapping[str, Any] | None = None) -> Record:
    """The record of a game, running or over. It holds the whole stack: for players use `rules.view`."""
    return Record(game.rules.name, game.setup, tuple(game.turns), game.outcome(), extra or {})


def replay(record: Record, rules: Mapping[str, Rules[P]]) -> Game[P]:
    """Play a whole record; the first fault raises `BadRecord` with the number of its turn."""
    game = begin(record, rules)
    for number, text in enumerate(record.turns, start=1):
        play_recorded(game, number, text)
    check_result(game, record)
    return game


def begin(record: Record, rules: Mapping[str, Rules[P]]) -> Game[P]:
    """The game before its first turn."""
    if record.game not in rules:
        raise _head(problems.UNKNOWN_GAME, game=record.game, games=list(rules))
    try:
        return Game(rules[record.game], record.setup)
    except BadOptions as error:
        raise _as_record_error(error, 0, "") from None


def play_recorded(game: Game[Any], number: int, text: str) -> None:
    """Play one turn of a record."""
    if game.position.is_over:
        raise BadRecord(problems.AFTER_END, turn=number, text=text)
    try:
        game.play_turn(text)
    except (BadNotation, IllegalStep) as error:
        raise _as_record_error(error, number, text) from None


def check_result(game: Game[Any], record: Record) -> None:
    """`result` is absent while the game is running and required once it is over."""
    number = len(record.turns) + 1
    outcome = game.outcome()
    if outcome is None:
        if record.result is not None:
            raise BadRecord(problems.RESULT_EARLY, turn=number, text="")
        return
    if record.result is None:
        raise BadRecord(problems.RESULT_MISSING, turn=number, text="")
    for key, reason in _WRONG_RESULT.items():
        claimed, right = list(getattr(record.result, key)), list(getattr(outcome, key))
        if claimed != right:
            raise BadRecord(reason, turn=number, text="", claimed=claimed, right=right)


def read_lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Numbered lines of a file of records, without the blank ones."""
    for number, line in enumerate(data.split(b"\n"), start=1):
        if line.strip():
            yield number, line


def _whole(data: Mapping[str, Any], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _head(problems.WHOLE_NUMBER, key=key)
    return value


def _options(data: Mapping[str, Any]) -> Mapping[str, Any]:
    value = data.get("options", {})
    if not isinstance(value, dict):
        raise _head(problems.OPTIONS)
    return value


def _stack(data: Mapping[str, Any]) -> tuple[str, ...]:
    value = data.get("stack", [])
    if not isinstance(value, list) or not all(isinstance(piece, str) for piece in value):
        raise _head(problems.STACK)
    return tuple(value)


def _result(value: Any, turns: int) -> Outcome:
    fields: list[tuple[int, ...]] = []
    for key in _RESULT_KEYS:
        numbers = value.get(key) if isinstance(value, dict) else None
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise BadRecord(problems.RESULT_FORM, turn=turns + 1, text="", key=key)
        fields.append(tuple(numbers))
    if len(value) != len(_RESULT_KEYS):
        raise BadRecord(problems.RESULT_STRAY, turn=turns + 1, text="")
    return Outcome(*fields)


def _head(reason: Reason, **parameters: object) -> BadRecord:
    return BadRecord(reason, turn=0, text="", **parameters)


def _as_record_error(error: GreatPlainsError, turn: int, text: str) -> BadRecord:
    return BadRecord(error.reason, turn=turn, text=text, **error.parameters)


def _first_line(error: BaseException) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def _kind(value: object) -> str:
    kinds = {
        dict: "object",
        list: "list",
        str: "text",
        int: "number",
        float: "number",
        bool: "boolean",
    }
    return kinds.get(type(value), "null")
