"""Games as records: out of a table, and into one to look through it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from greatplains.core.contract import Outcome
from greatplains.core.errors import BadRecord
from greatplains.core.record import FORMAT, Record, begin, check_result, parse_record, play_recorded, record_line
from greatplains.games import GAMES
from greatplains.server.domain import events as ev
from greatplains.server.domain import problems
from greatplains.server.domain.decisions import Decision
from greatplains.server.domain.refusals import Conflict
from greatplains.server.domain.shuffle import Deal, commitment, setup_text
from greatplains.server.domain.sight import must_be_whole
from greatplains.server.domain.standing import FINISHED
from greatplains.server.domain.table import Table
from greatplains.server.domain.texts import NAME_LENGTH, check_options_size, plain_text
from greatplains.server.domain.variations import MOST_LINES, MOST_TURNS, is_line

# Far longer than any game; a record must not keep the server busy.
_MOST_TURNS: Final = 1000
# What is said of a game beside its turns.
_MOST_COMMENTS: Final = 200
_COMMENT_LENGTH: Final = 1000
# Of all that might have been so many turns are played, each of so many characters at most.
_MOST_VARIED_TURNS: Final = 200
_TURN_LENGTH: Final = 2000
# What the store needs for an event besides its text, about.
_ROW_BYTES: Final = 150


def export(table: Table, seats: Sequence[int]) -> str:
    """The record of a game that is over. Of a running one: its turns, and the views of these seats or the spectators'.

    What is hidden stays hidden: a running game is no whole record, and its format says so.
    """
    must_be_whole(table)
    if table.started is None or table.deal is None:
        raise Conflict(problems.NOT_STARTED)
    setup, created = table.deal.setup, table.created
    extra: dict[str, Any] = {"table": table.id, "names": _names(table), "rules": table.started.rules}
    if table.notes is not None and table.notes.comments:
        extra["comments"] = [{"turn": comment.turn, "text": comment.text} for comment in table.notes.comments]
    if created.came_from is not None:
        extra["came_from"] = {"table": created.came_from.table, "turn": created.came_from.turn}
    if table.variations:
        extra["variations"] = [{"turn": line.turn, "turns": line.turns} for line in table.variations]
    extra["commitment"] = table.started.commitment
    if table.started.random is not None:
        extra["shuffle"] = {"random": table.started.random, "first": created.first}
    if table.status == FINISHED:
        extra["salt"] = table.deal.salt
        return record_line(
            Record(created.game, setup, tuple(table.turns), _result(table), extra | _how_it_ended(table))
        )
    if table.position is None:
        raise Conflict(problems.IS_FOREIGN)
    running = {
        "format": f"{FORMAT}-running",
        "game": created.game,
        "players": setup.players,
        "first": setup.first,
        "options": dict(setup.options),
        "turns": table.turns,
        "views": [table.rules.view(table.position, seat) for seat in seats or (None,)],
        **extra,
    }
    return json.dumps(running, ensure_ascii=False)


def _names(table: Table) -> list[str | None]:
    if table.notes is not None and table.notes.names:
        return [name or None for name in table.notes.names]
    return [(seat.player.name or None) if seat.player else seat.bot for seat in table.seats]


def _result(table: Table) -> Outcome | None:
    """A record has the result that the rules come to, for all seats; of a game that was not played to its end, none."""
    return table.outcome if table.reveal is None or table.reveal.ended == "played" else None


def _how_it_ended(table: Table) -> dict[str, Any]:
    """What the rules do not know: who resigned, and who won a game that was not played to its end."""
    found: dict[str, Any] = {}
    resigned = [seat.seat for seat in table.seats if seat.is_out]
    if resigned:
        found["resigned"] = resigned
    if table.reveal is not None and table.reveal.ended != "played":
        found |= {"ended": table.reveal.ended, "winners": table.reveal.winners}
    return found


def import_record(data: bytes, by: ev.Person, now: float) -> Decision:
    """The events of a table that shows the record, or `BadRecord`. Replays the whole game: not for the event loop."""
    record = parse_record(data)
    if len(record.turns) > _MOST_TURNS:
        raise BadRecord(problems.TOO_LONG, turn=0, text="", most=_MOST_TURNS)
    check_options_size(record.setup.options)
    game = begin(record, GAMES)
    deal = Deal(game.setup, salt="")
    created = ev.Created(
        at=now,
        by=by,
        game=record.game,
        options=dict(game.setup.options),
        seats=["open"] * game.setup.players,
        first=game.setup.first,
        public=False,
        auto_start=False,
    )
    promised = commitment(deal.salt, setup_text(deal.setup))
    started = ev.Started(at=now, first=game.setup.first, commitment=promised, rules=game.rules.version)
    happened: list[ev.AnyEvent] = [created, started]
    for number, text in enumerate(record.turns, start=1):
        seat = int(game.position.seat)
        play_recorded(game, number, text)
        happened.append(ev.Turn(at=now, turn=number, seat=seat, text=text, by=None))
    check_result(game, record)
    if record.result is not None:
        result = record.result
        happened.append(
            ev.Finished(
                at=now,
                scores=list(result.scores),
                tiebreaks=list(result.tiebreaks),
                winners=list(result.winners),
                salt=deal.salt,
                setup=setup_text(deal.setup),
            )
        )
    names, comments, lines = _noted_names(record), _comments(record), _variations(record)
    imported = ev.Imported(at=now, by=by, names=names, comments=comments, variations=lines)
    return Decision([*happened, imported], deal)


def _noted_names(record: Record) -> list[str]:
    """Who played, if the record says so in a way that is understood: one text a seat."""
    names = record.extra.get("names")
    if not isinstance(names, list) or len(names) != record.setup.players:
        return []
    found = [plain_text(name[:NAME_LENGTH]) if isinstance(name, str) else "" for name in names]
    return found if any(found) else []


def _comments(record: Record) -> list[ev.Comment]:
    """`comments` of a record: `[{"turn": 12, "text": "…"}, …]`. The format knows nothing of it: anything else may stand
    there, and is let be; but what is understood has to be short."""
    noted = record.extra.get("comments")
    found: list[ev.Comment] = []
    for comment in noted if isinstance(noted, list) else ():
        turn, text = (comment.get("turn"), comment.get("text")) if isinstance(comment, dict) else (None, None)
        if type(turn) is not int or not 0 <= turn <= len(record.turns) or not isinstance(text, str):
            continue
        if len(text) > _COMMENT_LENGTH or len(found) == _MOST_COMMENTS:
            raise BadRecord(problems.COMMENTS, turn=0, text="", most=_MOST_COMMENTS, length=_COMMENT_LENGTH)
        if plain := plain_text(text):
            found.append(ev.Comment(turn, plain))
    return sorted(found, key=lambda comment: comment.turn)


def _variations(record: Record) -> list[ev.Variation]:
    """`variations` of a record: `[{"turn": 12, "turns": ["…", …]}, …]`, each what might have followed after so many
    turns. The format knows nothing of it: what is not understood, not legal or too much is let be."""
    noted = record.extra.get("variations")
    lines: list[ev.Variation] = []
    left = _MOST_VARIED_TURNS
    for line in noted if isinstance(noted, list) else ():
        turn, turns = (line.get("turn"), line.get("turns")) if isinstance(line, dict) else (None, None)
        if type(turn) is not int or not 0 <= turn <= len(record.turns) or not isinstance(turns, list):
            continue
        is_short = 0 < len(turns) <= min(MOST_TURNS, left) and len(lines) < MOST_LINES
        if is_short and all(isinstance(text, str) and len(text) <= _TURN_LENGTH for text in turns):
            left -= len(turns)
            lines.append(ev.Variation(turn, turns))
    if not lines:
        return []
    # The game once more, whatever their number.
    game, branches = begin(record, GAMES), {line.turn for line in lines}
    positions = {0: game.position.copy()}
    for number, text in enumerate(record.turns[: max(branches)], start=1):
        play_recorded(game, number, text)
        if number in branches:
            positions[number] = game.position.copy()
    return [line for line in lines if is_line(positions[line.turn].copy(), game.rules, line.turns)]


def stored_bytes(decision: Decision) -> int:
    """About how much a decision adds to the store."""
    return sum(len(ev.encode(event)) + _ROW_BYTES for event in decision.events)
