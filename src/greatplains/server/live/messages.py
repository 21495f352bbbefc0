"""Everything that goes over a socket, in both directions.

Messages are JSON objects with a `type`. The schema of all of them is written by `greatplains messages`; the types of
the web client are made from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from greatplains.core.contract import Part
from greatplains.server.domain.clock import Control
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import Problem
from greatplains.server.domain.shapes import (
    ChangedParts,
    Draft,
    Numbered,
    Receipt,
    Sight,
    SightChanges,
    TableInfo,
    ToldTurn,
)

Key = Annotated[
    str,
    Meta(
        min_length=1, max_length=64, pattern="^[!-~]+$", description="chosen by the sender; the same one is done once"
    ),
]
StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
# Of one turn; no turn has so many.
Steps = Annotated[list[StepNumber], Meta(max_length=400)]
TurnNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
TurnText = Annotated[str, Meta(max_length=2000)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
# What somebody adds to a shuffle: 16 bytes as hexadecimal digits. (`$` would let a line feed pass in Python.)
Random = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}(?![\s\S])")]
RANDOM_OR_NONE: Final = r"^([0-9a-f]{32})?(?![\s\S])"
PersonId = Annotated[str, Meta(max_length=64)]


# From the client.


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wants: its game, and for each seat `open`, `me` or `bot:<level>`. `stand_in` plays on for
    whoever resigns or has no time left where more than two are ranked: a level of bots, or `nobody`. Of several seats
    that are `me`, round one screen, `names` says who sits there; empty: oneself."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    first: int | None = None
    public: bool = False
    auto_start: bool = True
    stand_in: str = "medium"
    shuffles: bool = False  # the creator adds to the shuffle, and the game waits for it
    names: Annotated[list[str], Meta(max_length=16)] = []
    clock: Control | None = None  # how much time there is; None: all of it


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """First message: the number of the newest event that is known, 0 for none; and what else shall be told: `turns`
    step by step, and the `parts` that points come from. With `changes` an update says of one turn only what it has
    changed."""

    last_seq: Seq = 0
    turns: bool = False
    parts: bool = False
    changes: bool = False


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


class Looked(msgspec.Struct, tag_field="type", tag="looked", forbid_unknown_fields=True):
    """Somebody has the table before their eyes: of what has happened there so far nobody needs to tell them."""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = Hello | PlayStep | Undo | UndoAll | Commit | Say | Mute | Looked | Ping


# From the server.


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: the table, what it looks like from here, and the events that are not known yet. For those
    who asked for them, `turns` are those among the events, and `parts` is where points come from. `now` is the
    server's time, by which its clocks run. `away` says of those who sit there and are not present since when. Whoever
    is `told` of tables elsewhere says `looked` when they look at this one."""

    you: Person | None
    table: TableInfo
    sight: Sight
    events: list[Numbered]
    draft: Draft | None
    present: list[Person]
    now: float
    away: dict[str, float]
    turns: list[ToldTurn] | UnsetType = UNSET
    parts: list[Part] | UnsetType = UNSET
    told: bool | UnsetType = UNSET


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The table has gone on. `table` is there when more than turns and chat have happened, `sight` unless the game
    looks the same as before; in its place `changes`, for those who asked for them, when one turn is all that is new.
    For those who asked for them, `turns` are those among the events, and `parts` is there
    when points come from elsewhere than before."""

    events: list[Numbered]
    sight: Sight | UnsetType = UNSET
    changes: SightChanges | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    turns: list[ToldTurn] | UnsetType = UNSET
    parts: ChangedParts | UnsetType = UNSET


class Ack(Receipt, frozen=True, tag_field="type", tag="ack"):
    """The receipt of a command that came over the socket, with its key."""

    key: str | None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not done, and why; `sight` is how the table stands."""

    problem: Problem
    key: str | None
    sight: Sight | None


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who has the table open now; of those who sit there and have not, since when they are `away`."""

    present: list[Person]
    away: dict[str, float]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


ServerMessage = Welcome | Update | Draft | Ack | Refused | Presence | Pong

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


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
