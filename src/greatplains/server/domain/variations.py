"""What might have been: lines that leave a game that is over after some turn. Explored by anybody, kept by those who
played it or opened its record; the game itself stays as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greatplains.core.draft import Draft
from greatplains.core.errors import GreatPlainsError
from greatplains.core.position import Position
from greatplains.server.domain import events as ev
from greatplains.server.domain import problems
from greatplains.server.domain.decisions import Decision, must_have_room
from greatplains.server.domain.refusals import Conflict, Forbidden, NotFound, TooMany
from greatplains.server.domain.shapes import Explored, ExploredTurn
from greatplains.server.domain.sight import must_be_over, shown_steps
from greatplains.server.domain.table import Table

# Turns of one line, and lines of a game.
MOST_TURNS: Final = 40
MOST_LINES: Final = 100


def explore(table: Table, turn: int, turns: Sequence[str], steps: Sequence[int]) -> Explored:
    """The position after so many turns of the game, these turns and these steps, with what may follow. What is not
    legal raises. Plays a line: not for the event loop."""
    rules = table.rules
    position = _branch(table, turn)
    played: list[ExploredTurn] = []
    for text in turns:
        seat, line = int(position.seat), _play(table, position, text)
        played.append(ExploredTurn(seat, text, shown_steps(rules.name, line)))
    if position.is_over:
        return Explored(None, played, [], [], rules.view(position, None), rules.breakdown(position), None)
    draft: Draft[Any] = Draft(rules, position)
    for step in steps:
        draft.play(step)
    return Explored(
        seat=draft.seat,
        played=played,
        steps=shown_steps(rules.name, draft.steps),
        legal=[] if draft.is_whole else shown_steps(rules.name, draft.position.legal_steps()),
        view=rules.view(draft.position, draft.seat),
        parts=rules.breakdown(draft.position),
        text=draft.text(),
    )


def check_line(table: Table, turn: int, turns: Sequence[str]) -> None:
    """Every turn of the line is legal, or it raises. Plays it: not for the event loop."""
    position = _branch(table, turn)
    for text in turns:
        _play(table, position, text)


def is_line(position: Position, rules: Any, turns: Sequence[str]) -> bool:
    """Can these turns follow? Changes the position."""
    try:
        for text in turns:
            if position.is_over:
                return False
            for step in rules.parse_turn(position, text):
                position.apply(step)
    except GreatPlainsError:
        return False
    return True


def keep_variation(table: Table, by: ev.Person, turn: int, turns: Sequence[str], now: float) -> Decision:
    """A line that was checked stays with the game, unless it is part of one that is there."""
    must_be_over(table)
    if not table.seats_of(by.id) and table.created.by.id != by.id:
        raise Forbidden(problems.NOT_PLAYER)
    if any(line.turn == turn and line.turns[: len(turns)] == list(turns) for line in table.variations):
        return Decision([])
    if len(table.variations) >= MOST_LINES:
        raise TooMany(problems.VARIATIONS, most=MOST_LINES)
    must_have_room(table)
    return Decision([ev.Varied(at=now, by=by, line=ev.Variation(turn, list(turns)))])


def _branch(table: Table, turn: int) -> Position:
    must_be_over(table)
    if not 0 <= turn <= len(table.turns):
        raise NotFound(problems.NO_TURN, turns=len(table.turns), turn=turn)
    return table.position_at(turn)


def _play(table: Table, position: Position, text: str) -> list[int]:
    if position.is_over:
        raise Conflict(problems.IS_FINISHED)
    steps = table.rules.parse_turn(position, text)
    for step in steps:
        position.apply(step)
    return steps
