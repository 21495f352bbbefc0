"""What is said about a table: the parts of messages and answers. What there is to see in them, `sight` decides."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from greatplains.core.contract import Part
from greatplains.server.domain.clock import Control
from greatplains.server.domain.events import AnyEvent, Ending, Origin, Person, Wish

# `foreign`: the game began under rules this server does not know. `damaged`: what is stored cannot be replayed. Both
# are shown as far as their events tell, and never replayed: a wrong position would look right.
Status = Literal["open", "running", "finished", "archived", "foreign", "damaged"]

# As it is sent.
encode: Final = msgspec.json.Encoder().encode


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at a table: taken by a person, by a bot of a level, or open.

    With both, the seat is the person's and the bot makes its turns; `is_absent`: because the others have agreed on it.
    `gave_up` is who sat there and resigned, or had no time left (`timed_out`), `is_out` that the seat is not ranked any
    more; an open seat of a rematch is `kept_for` somebody.
    """

    seat: int
    person: Person | None
    bot: str | None
    gave_up: Person | None = None
    is_out: bool = False
    kept_for: Person | None = None
    timed_out: bool = False
    is_absent: bool = False

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> Person | None:
        """Whose seat it is, or was until they resigned."""
        return self.person or self.gave_up


class Receipt(msgspec.Struct, frozen=True):
    """A command is stored, as event `seq`: the answer to it, however often it is sent."""

    seq: int
    turn: int | None


class Result(msgspec.Struct, frozen=True):
    """How the game ended; all tied seats win. Seats that are `out` are not ranked: somebody resigned there."""

    scores: list[int]
    tiebreaks: list[int]
    winners: list[int]
    ended: Ending
    out: list[int]


class OpenProposal(msgspec.Struct, frozen=True):
    """What somebody asks for, who has agreed, whose answer is waited for, and when it lapses."""

    by: Person
    what: Wish
    agreed: list[str]
    waits_for: list[str]
    lapses_at: float
    turns: int | None
    seat: int | None


class Times(msgspec.Struct, frozen=True):
    """The clock of a table: the seconds each seat has `left`, of the one whose time runs as it was at `since`, and when
    that is over."""

    left: list[float]
    seat: int | None
    since: float
    deadline: float | None


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, without the game on it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    auto_start: bool
    stand_in: str
    first: int | None
    creator: Person
    seats: list[Seat]
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
    clock: Control | None = None
    paused: bool = False
    proposal: OpenProposal | None = None
    holidays: dict[str, float] = {}  # who is on holiday, until when; it may be over by now
    waited_since: float | None = None  # when the turn began that is to be made
    came_from: Origin | None = None  # the position of another game that this one was played on from


class Step(msgspec.Struct, frozen=True):
    """A legal step: its number, and what it means."""

    step: int
    kind: str
    parameters: dict[str, str | int]


class Explained(msgspec.Struct, frozen=True):
    """A reason of the review: a program reads `code` and `parameters`, a person the sentence."""

    code: str
    parameters: dict[str, Any]
    sentence: str


class ExploredTurn(msgspec.Struct, frozen=True):
    """A turn of a line."""

    seat: int
    text: str
    steps: list[Step]


class Explored(msgspec.Struct, frozen=True):
    """How a game would stand after a line: who is to move (None: it would be over), the turns of the line, the steps of
    the next turn so far and those that may follow, the view of whoever is to move, and where points would come from.
    `text` is there once the turn is whole."""

    seat: int | None
    played: list[ExploredTurn]
    steps: list[Step]
    legal: list[Step]
    view: dict[str, Any]
    parts: list[Part]
    text: str | None


class Hint(msgspec.Struct, frozen=True):
    """What is best for the seat to move: the `kind` of turn, and then the turn of that number itself, the chance to win
    that it promises, and why."""

    turn: int
    kind: Explained
    text: str
    steps: list[Step]
    chance: float
    reasons: list[Explained]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A turn as the table remembers it: whose it was, its steps, and whether something was scored with it."""

    seat: int
    steps: tuple[int, ...]
    scored: bool


# Turns of the past are kept packed: there are many of them, and few are looked at.
pack_played: Final = msgspec.msgpack.Encoder().encode
unpack_played: Final = msgspec.msgpack.Decoder(Played).decode


class PlayedTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn that was made: as it is written, its steps, and whether something was scored with it."""

    turn: int
    seat: int
    text: str
    steps: list[Step]
    scored: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """What one seat sees; `seat` None: what everybody may see."""

    seat: int | None
    view: dict[str, Any]


class ToldTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the event of a turn does not say: its steps, and whether something was scored with it.

    How it looked after the newest turn, `sight` says. When several turns are told at once, the last few before it have
    `views`, and those of them that scored have `parts`, where the points came from.
    """

    turn: int
    steps: list[Step]
    scored: bool = False
    views: list[SeatView] | UnsetType = UNSET
    parts: list[Part] | UnsetType = UNSET


# Where points come from. A number stands for the part that had this place (from 0) in the list that is known: all
# others are new or have changed.
ChangedParts = list[int | Part]


class Draft(msgspec.Struct, frozen=True, tag_field="type", tag="draft"):
    """The turn a seat is drafting, and the steps that may follow. `text` is there once the turn is whole.

    A whole draft is shown as everybody will see it: what the seat draws next is drawn when the turn is made. `parts` is
    there for those who show parts, when the draft changes some.
    """

    seat: int
    turn: int
    steps: list[Step]
    legal: list[Step]
    view: dict[str, Any]
    text: str | None
    parts: ChangedParts | UnsetType = UNSET


class Sight(msgspec.Struct, frozen=True):
    """The table as one identity may see it after event `seq`: a view for each own seat, else the spectators'.

    `legal` lists the steps with which the turn can begin, when it is the turn of one of the own seats. `settled` are
    the seats whose score cannot change any more, `certain` those who win whatever anybody does; not there while there
    are none. `times` is there where there is a clock. `made` is how many turns stand, where some were taken back:
    `turn` is a number of its own then, one that was never given before.
    """

    seq: int
    status: Status
    turn: int
    to_move: int | None
    mine: list[int]
    views: list[SeatView]
    legal: list[Step]
    result: Result | None
    settled: list[int] | UnsetType = UNSET
    certain: list[int] | UnsetType = UNSET
    times: Times | UnsetType = UNSET
    made: int | UnsetType = UNSET


class SightChanges(msgspec.Struct, frozen=True):
    """How the table looks after one turn more, for those who know how it looked before: `views` holds what is different
    in each of the views they have, as core/changes.py says it; whose they are is known, so that all who see the same
    are told in the same bytes. `status`, `mine` and `result` are as they were."""

    seq: int
    turn: int
    to_move: int | None
    views: list[dict[str, Any]]
    legal: list[Step]
    settled: list[int] | UnsetType = UNSET
    certain: list[int] | UnsetType = UNSET
    times: Times | UnsetType = UNSET
    made: int | UnsetType = UNSET


class Numbered(msgspec.Struct, frozen=True):
    """An event with its number."""

    seq: int
    event: AnyEvent


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in that line: somebody's name, a bot, or open."""

    seat: int
    person: str | None
    name: str
    bot: str | None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a line of the lobby."""

    id: str
    game: str
    status: Status
    public: bool
    created_at: float
    touched_at: float
    turn: int
    to_move: int | None
    seats: list[SeatSummary]
    waiting: bool = False
    deadline: float | None = None  # when the time of whoever is to move runs out
