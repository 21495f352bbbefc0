"""Everything that goes over a socket, in both directions, and the parts that HTTP answers share with it.

Messages are JSON objects with a `type`. The schema of all of them is written by `greatplains messages`; the types of
the web client are made from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from greatplains.server.events import AnyEvent, Person
from greatplains.server.refusals import Problem

Key = Annotated[
    str,
    Meta(
        min_length=1, max_length=64, pattern="^[!-~]+$", description="chosen by the sender; the same one is done once"
    ),
]
StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TurnNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
TurnText = Annotated[str, Meta(max_length=2000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
PersonId = Annotated[str, Meta(max_length=64)]


# What both sides talk about.


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: `person` or `bot` is set, or it is open."""

    seat: int
    person: Person | None
    bot: str | None


class Result(msgspec.Struct, frozen=True):
    """How the game ended; all tied seats win."""

    scores: list[int]
    tiebreaks: list[int]
    winners: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table, without the game on it."""

    id: str
    game: str
    options: dict[str, Any]
    status: str
    public: bool
    auto_start: bool
    first: int | None
    creator: Person
    seats: list[SeatInfo]
    seq: int
    turn: int
    to_move: int | None
    imported: bool
    rematch: str | None
    rematch_of: str | None
    muted: list[str]
    commitment: str | None
    rules: str | None
    result: Result | None


class Step(msgspec.Struct, frozen=True):
    """A legal step: its number, and what it means."""

    step: int
    kind: str
    parameters: dict[str, str | int]


class PlayedTurn(msgspec.Struct, frozen=True):
    """A turn that was made: as it is written, and its steps."""

    turn: int
    seat: int
    text: str
    steps: list[Step]


class SeatView(msgspec.Struct, frozen=True):
    """What one seat sees; `seat` None: what everybody may see."""

    seat: int | None
    view: dict[str, Any]


class Draft(msgspec.Struct, frozen=True, tag_field="type", tag="draft"):
    """The turn a seat is drafting, and the steps that may follow. `text` is there once the turn is whole.

    A whole draft is shown as everybody will see it: what the seat draws next is drawn when the turn is made.
    """

    seat: int
    turn: int
    steps: list[Step]
    legal: list[Step]
    view: dict[str, Any]
    text: str | None


class Sight(msgspec.Struct, frozen=True):
    """The table as one identity may see it after event `seq`: a view for each own seat, else the spectators'.

    `legal` lists the steps with which the turn can begin, when it is the turn of one of the own seats.
    """

    seq: int
    status: str
    turn: int
    to_move: int | None
    mine: list[int]
    views: list[SeatView]
    legal: list[Step]
    result: Result | None


class Numbered(msgspec.Struct, frozen=True):
    """An event with its number."""

    seq: int
    event: AnyEvent


class Present(msgspec.Struct, frozen=True):
    """Somebody who has the table open."""

    id: str
    name: str
    colour: str


# From the client.


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wants: its game, and for each seat `open`, `me` or `bot:<level>`."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    first: int | None = None
    public: bool = False
    auto_start: bool = True


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """First message: the number of the newest event that is known, 0 for none."""

    last_seq: Seq = 0


class PlayStep(msgspec.Struct, tag_field="type", tag="step", forbid_unknown_fields=True):
    """Add a step to the draft of the seat to move."""

    step: StepNumber


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last step of the draft."""


class UndoAll(msgspec.Struct, tag_field="type", tag="undo_all", forbid_unknown_fields=True):
    """Begin the turn anew."""


class Commit(msgspec.Struct, tag_field="type", tag="commit", forbid_unknown_fields=True):
    """Make a turn: the text, or nothing for the draft. `turn` is the number of the turn it was made for."""

    turn: TurnNumber
    text: TurnText | None = None
    key: Key | None = None


class Say(msgspec.Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something at the table."""

    text: str
    key: Key | None = None


class Mute(msgspec.Struct, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """Mute somebody at the own table, or let them speak again."""

    who: PersonId
    muted: bool = True


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = Hello | PlayStep | Undo | UndoAll | Commit | Say | Mute | Ping


# From the server.


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: the table, what it looks like from here, and the events that are not known yet."""

    you: Person | None
    table: TableInfo
    sight: Sight
    events: list[Numbered]
    draft: Draft | None
    present: list[Present]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The table has gone on. `table` is there when more than turns and chat have happened, `sight` unless the game
    looks the same as before."""

    events: list[Numbered]
    sight: Sight | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """It is stored, as event `seq`."""

    seq: int
    key: str | None
    turn: int | None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not done, and why; `sight` is how the table stands."""

    problem: Problem
    key: str | None
    sight: Sight | None


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who has the table open now."""

    present: list[Present]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


ServerMessage = Welcome | Update | Draft | Ack | Refused | Presence | Pong

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
# A message as it is sent.
encode: Final = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """The JSON schema of all messages: `client` sends, `server` answers."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Great Plains table",
        "type": "object",
        "properties": {"client": client, "server": server},
        "$defs": components,
    }
