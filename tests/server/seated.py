"""A table of Bison with three people on it, made of its events alone: no server, no store."""

from __future__ import annotations

from typing import Any

from greatplains.games import GAMES
from greatplains.server.domain import decisions
from greatplains.server.domain import events as ev
from greatplains.server.domain.shuffle import Deal
from greatplains.server.domain.table import Table

PEOPLE = [ev.Person(f"p{seat}", f"Person {seat}", "#000000") for seat in range(3)]


def begin(setup: Any, rules: str = GAMES["bison"].version, game: str = "bison") -> Table:
    """A table for three with that set-up."""
    table = Table("t")
    created = ev.Created(
        at=0.0,
        by=PEOPLE[0],
        game=game,
        options=dict(setup.options),
        seats=["open"] * 3,
        first=setup.first,
        public=True,
        auto_start=True,
    )
    happened: list[ev.AnyEvent] = [created]
    happened += [ev.SeatTaken(at=0.0, seat=seat, by=person) for seat, person in enumerate(PEOPLE)]
    happened.append(ev.Started(at=0.0, first=setup.first, commitment="c", rules=rules))
    table.deal = Deal(setup, "salt")
    for event in happened:
        table.apply(event, ev.encode(event))
    return table


def play(table: Table, text: str) -> None:
    """The next turn, by whoever is to move."""
    seat = table.to_move
    assert seat is not None
    decision = decisions.play_turn(table, seat, PEOPLE[seat], table.next_turn, 0.0, text)
    for event in decision.events:
        table.apply(event, ev.encode(event), None, decision.after, decision.steps)
