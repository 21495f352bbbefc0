"""Every kind of event in the life of a table.

An event holds nothing that anybody at the table may not know: events are shown as they are stored. What is secret lies
elsewhere: the shuffle in `deals` until `finished` reveals it, the key of a resent command in a column of its own.
Stored events are read for ever: a field may be added with a default, none may change its meaning.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from greatplains.server.domain.clock import Control

# How a game came to its end: it was played to it, all but one gave up, nobody could change who wins any more, the time
# of all but one was over, or all agreed to leave it, without a winner.
Ending = Literal["played", "resigned", "settled", "time", "agreed"]
# What can be proposed to the others: to take back turns, to let the game rest, to take it up again, to leave it for
# good, and to let a bot play for somebody who is not there.
Wish = Literal["take_back", "pause", "resume", "end", "stand_in"]


class Event(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True):
    """Something that happened at a table, `at` seconds since 1970."""

    at: float


class Person(msgspec.Struct, frozen=True):
    """Somebody as the table shows them."""

    id: str
    name: str
    colour: str


class Origin(msgspec.Struct, frozen=True):
    """A position of another table: after so many turns."""

    table: str
    turn: int


class Created(Event, tag="created", frozen=True, kw_only=True):
    """The table was set up. A seat is `open` or `bot:<level>`; `first` None: drawn when the game starts. `commitment`
    is the promise about the server's part of the shuffle; with `shuffles` the game waits for the creator's part.

    `stand_in` plays on for whoever resigns or has no time left: a level of bots, or `nobody`; `clock` is how much time
    there is, None: all of it. Of a rematch `kept_for` says for whom each
    seat is kept; None: for nobody in particular. A game that was played on from another has its turns up to there, and
    `came_from` says where that is.
    """

    by: Person
    game: str
    options: dict[str, Any]
    seats: list[str]
    first: int | None
    public: bool
    auto_start: bool
    rematch_of: str | None = None
    stand_in: str = "medium"
    kept_for: list[Person | None] = []
    commitment: str | None = None
    shuffles: bool = False
    clock: Control | None = None
    came_from: Origin | None = None


class SeatTaken(Event, tag="seat_taken", frozen=True, kw_only=True):
    """Somebody sat down, and perhaps added random bytes to the shuffle."""

    seat: int
    by: Person
    random: str = ""


class SeatLeft(Event, tag="seat_left", frozen=True, kw_only=True):
    """Somebody got up before the start; the seat is open again."""

    seat: int
    by: Person


class Named(Event, tag="named", frozen=True, kw_only=True):
    """Whoever plays several seats round one screen said who sits on this one."""

    seat: int
    by: Person
    name: str


class Shuffled(Event, tag="shuffled", frozen=True, kw_only=True):
    """Somebody who sits added random bytes to the shuffle."""

    by: Person
    random: str


class BotSeated(Event, tag="bot_seated", frozen=True, kw_only=True):
    """Before the start the host gave a seat to a bot, or another level to the bot there; None: it is open again."""

    seat: int
    by: Person
    bot: str | None


class Started(Event, tag="started", frozen=True, kw_only=True):
    """The game began. `commitment` is the promise about the shuffle that `finished` redeems; `random` is what each seat
    had added to it, None if seats had no part in it."""

    first: int
    commitment: str
    rules: str
    random: list[str] | None = None


class Turn(Event, tag="turn", frozen=True, kw_only=True):
    """A whole turn. They are numbered from 1; a number is never given again, also where turns are taken back. `by` is
    None when a bot made it."""

    turn: int
    seat: int
    text: str
    by: str | None


class Resigned(Event, tag="resigned", frozen=True, kw_only=True):
    """The older form of `gave_up`, in games of 0.1.0: the seat became the bot's, which is ranked in it."""

    seat: int
    by: Person
    bot: str


class GaveUp(Event, tag="gave_up", frozen=True, kw_only=True):
    """Somebody resigned: the seat is out of the ranking. `bot` plays on, a level or `nobody`; None: the game is over
    with it."""

    seat: int
    by: Person
    bot: str | None


class TimedOut(Event, tag="timed_out", frozen=True, kw_only=True):
    """The time of a seat is over. What `gave_up` means, it means, but for that nobody wanted it."""

    seat: int
    by: Person
    bot: str | None


class Outage(Event, tag="outage", frozen=True, kw_only=True):
    """Nobody served between those moments: whose time ran gets these seconds of it back."""

    began: float
    ended: float
    seconds: float


class Holiday(Event, tag="holiday", frozen=True, kw_only=True):
    """Somebody's time stands still from `begins` until `ends`, and an earlier holiday ends when this one begins. One
    without length: they are back."""

    by: Person
    begins: float
    ends: float


class Proposed(Event, tag="proposed", frozen=True, kw_only=True):
    """Somebody asks the others for something. `turns` is how many turns would be left (`take_back`), `seat` where a bot
    would play (`stand_in`)."""

    by: Person
    what: Wish
    turns: int | None = None
    seat: int | None = None


class Answered(Event, tag="answered", frozen=True, kw_only=True):
    """Somebody agrees with what was proposed last, or not, and then it has lapsed; its author takes it back by a no."""

    by: Person
    agrees: bool


class TakenBack(Event, tag="taken_back", frozen=True, kw_only=True):
    """Turns were taken back: of all that stood, the first `turns` stand. It takes a number as a turn does."""

    by: Person
    turns: int


class Paused(Event, tag="paused", frozen=True, kw_only=True):
    """The game rests, and so do all clocks."""

    by: Person


class Resumed(Event, tag="resumed", frozen=True, kw_only=True):
    """The game goes on."""

    by: Person


class HandedOver(Event, tag="handed_over", frozen=True, kw_only=True):
    """A bot makes the turns of somebody: of one whose score cannot change any more and who wants it so, or, where it
    was `agreed`, of one who is not there. None: they make them again."""

    seat: int
    by: Person
    bot: str | None
    agreed: bool = False


class Declined(Event, tag="declined", frozen=True, kw_only=True):
    """Somebody does not want the seat that was kept for them; it is open to anybody."""

    seat: int
    by: Person


class Chat(Event, tag="chat", frozen=True, kw_only=True):
    """Somebody said something. The text is plain: whoever shows it escapes it."""

    by: Person
    text: str


class Muted(Event, tag="muted", frozen=True, kw_only=True):
    """The creator of the table took away somebody's voice, or gave it back."""

    by: Person
    who: str
    muted: bool


class Finished(Event, tag="finished", frozen=True, kw_only=True):
    """The game is over; the shuffle is revealed, so that everybody can check the commitment.

    The result is that of the rules, for all seats. Of a game that was not played to its end scores are as they stood,
    and `winners` are those who are left or win for certain.
    """

    scores: list[int]
    tiebreaks: list[int]
    winners: list[int]
    salt: str
    setup: str
    ended: Ending = "played"


class Comment(msgspec.Struct, frozen=True):
    """What a record says of the position after a turn, 0 for the opening. Plain: whoever shows it escapes it."""

    turn: int
    text: str


class Variation(msgspec.Struct, frozen=True):
    """A line that leaves the game after so many of its turns, as texts."""

    turn: int
    turns: list[str]


class Varied(Event, tag="varied", frozen=True, kw_only=True):
    """Somebody keeps a line beside a game that is over."""

    by: Person
    line: Variation


class Imported(Event, tag="imported", frozen=True, kw_only=True):
    """The table shows a record from elsewhere; nobody plays on. `names` are those of its seats, `comments` what is said
    of its turns and `variations` what might have been, as far as the record has them."""

    by: Person
    names: list[str] = []
    comments: list[Comment] = []
    variations: list[Variation] = []


class Archived(Event, tag="archived", frozen=True, kw_only=True):
    """The table was put away: nobody had touched it for long, or `by` closed it before anybody else came."""

    by: Person | None = None


class Reopened(Event, tag="reopened", frozen=True, kw_only=True):
    """Somebody who sits there took up again what was put away."""

    by: Person


class Rematch(Event, tag="rematch", frozen=True, kw_only=True):
    """The same people can play again at another table."""

    by: Person
    table: str


class Unreadable(Event, tag="unreadable", frozen=True, kw_only=True):
    """Never stored: stands where the store holds no event that can be read, so that nothing looks whole that is not."""

    at: float = 0.0


AnyEvent = (
    Created
    | SeatTaken
    | SeatLeft
    | Named
    | Shuffled
    | BotSeated
    | Started
    | Turn
    | Resigned
    | GaveUp
    | HandedOver
    | TimedOut
    | Outage
    | Holiday
    | Proposed
    | Answered
    | TakenBack
    | Paused
    | Resumed
    | Declined
    | Chat
    | Muted
    | Finished
    | Imported
    | Varied
    | Archived
    | Reopened
    | Rematch
    | Unreadable
)

_DECODER: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)
_ENCODER: Final = msgspec.json.Encoder()


def encode(event: AnyEvent) -> str:
    """The event as it is stored."""
    return _ENCODER.encode(event).decode()


def decode(text: str) -> AnyEvent:
    """The event that `encode` wrote."""
    return _DECODER.decode(text)
