"""The contract of a game: what every game offers to bots, notation, server, client and checkers.

A `Position` (core/position.py, compiled) knows its legal steps and plays them. `Rules` is the rest of a game: setting
up, words, views, scores. Neither knows any game by name; `greatplains.games.GAMES` lists the ones there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

from greatplains.core.changes import difference
from greatplains.core.errors import BadOptions
from greatplains.core.position import Position
from greatplains.core.problems import OPTION_NO_FILE
from greatplains.core.reason import Problems
from greatplains.core.rng import Rng

P = TypeVar("P", bound=Position)

# What may leave the rules: plain values that any encoder can write.
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins. With it and the turns, a game replays without any random source.

    `stack` are the pieces that chance has put in order, by their ids; it is empty where there are none.
    """

    players: int
    first: int
    options: Mapping[str, Any] = field(default_factory=dict)
    stack: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; all tied seats win in a draw."""

    scores: tuple[int, ...]
    tiebreaks: tuple[int, ...]
    winners: tuple[int, ...]


def decide(scores: Sequence[int], tiebreaks: Sequence[int]) -> Outcome:
    """The higher score wins, then the higher tie-break; whoever is still tied shares the win."""
    best = max(zip(scores, tiebreaks, strict=True))
    winners = tuple(seat for seat, pair in enumerate(zip(scores, tiebreaks, strict=True)) if pair == best)
    return Outcome(tuple(scores), tuple(tiebreaks), winners)


def best_among(outcome: Outcome, seats: Sequence[int]) -> tuple[int, ...]:
    """Who of these seats wins, if only they are ranked."""
    standing = {seat: (outcome.scores[seat], outcome.tiebreaks[seat]) for seat in seats}
    best = max(standing.values())
    return tuple(seat for seat, pair in standing.items() if pair == best)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a step means: its kind and named parameters, to be put into words at the edge."""

    kind: str
    parameters: dict[str, str | int] = field(default_factory=dict)


# Not frozen, which would take four times as long to make: there are some for every turn and every part of a score.
@dataclass(slots=True)
class Standing:
    """What one seat gets out of one part of the score: its rank there, why, and the award."""

    seat: int
    rank: int
    award: int
    why: str
    facts: dict[str, int]


@dataclass(slots=True)
class Part:
    """One part of the score, e.g. a region: what it is worth and how the seats stand in it, best first."""

    name: str
    places: tuple[str, ...]
    worth: int
    standings: tuple[Standing, ...]


# "choice": one of the values. "flag": false or true. "file": one of the named values, or what a file says.
OptionKind = Literal["choice", "flag", "file"]


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen when a game is set up, told so that any edge can make a form of it.

    `values` are those that have a name, `default` is the usual one, and `sentence` says what the choice is about. An
    option of the kind "file" takes what a player's own file says as well: `rules.read_option` makes a value of it.
    """

    name: str
    kind: OptionKind
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    sentence: str


class Rules(Protocol[P]):
    """The rules of one game: setting up, words, views and scores. `P` is the type of its positions.

    `name` is what records and commands call it, `title` what people do. It is for `least_players` to `most_players`,
    its steps are the numbers below `step_count`, `options` can be chosen when it is set up, and `problems` are what it
    refuses of its own.

    `version` is that of the rules, whatever that of the program: stored games say under which they began. It changes
    when a turn comes out differently. `known_versions` are those under which a game comes out today as it did then
    (tests/server/stored/ has games of each to prove it); one whose rules are no longer kept is taken out.
    """

    name: str
    title: str
    version: str
    known_versions: tuple[str, ...]
    least_players: int
    most_players: int
    step_count: int
    options: tuple[Option, ...]
    problems: Problems

    def check_setup(self, setup: Setup) -> Setup:
        """The set-up, with everything checked; what is wrong with it raises `BadOptions`."""
        ...

    def read_option(self, name: str, file_name: str, data: bytes) -> Any:
        """The value that a file gives an option of the kind "file"; a file that gives none raises `BadOptions`.

        Of `file_name` only the suffix matters; it is quoted in refusals. A game without such options needs none of it.
        """
        raise BadOptions(OPTION_NO_FILE, key=name)

    def deal(self, players: int, rng: Rng, options: Mapping[str, Any] | None = None, first: int | None = None) -> Setup:
        """A set-up with everything drawn that chance decides; `first`, the seat that begins, may be chosen instead.

        Options that are left out are the usual ones.
        """
        ...

    def opening(self, setup: Setup) -> P:
        """The position before the first step of a checked set-up."""
        ...

    def outcome(self, position: P) -> Outcome:
        """Scores, tie-breaks and winners: final when the game is over, as it stands now before."""
        ...

    def settled(self, position: P) -> Sequence[int]:
        """The seats whose score and tie-break certainly stay as they are, whatever anybody does. A game that stays open
        to its end needs none of it."""
        return ()

    def certain_winners(self, position: P, ranked: Sequence[int]) -> tuple[int, ...]:
        """Who of the ranked seats wins, if that is certain whatever anybody does; else nobody."""
        return ()

    def breakdown(self, position: P) -> list[Part]:
        """Where points come from, part by part, as it stands now."""
        ...

    def changed_parts(self, before: P, after: P) -> list[int | Part | View] | None:
        """`breakdown` of `after`, told to who knows that of `before`: the place (from 0) of a part that was there,
        or the part itself where it is new or has changed, ready to be encoded. None where nothing has."""
        known, parts = self.breakdown(before), self.breakdown(after)
        return None if known == parts else [known.index(part) if part in known else part for part in parts]

    def has_scored(self, before: P, after: P) -> bool:
        """Was something scored with the turn between these positions, as at the end of a season? `breakdown` of the
        position after it says what. A game that is scored once, at its end, needs none of it."""
        return False

    def learnt(self, before: P, after: P) -> Sequence[int]:
        """The seats that have seen something with the turn between these positions that was hidden from them before: a
        turn after which somebody knows more cannot be taken back. A game that hides nothing needs none of it."""
        return ()

    def why(self, standing: Standing) -> str:
        """The reason of a standing in plain words."""
        ...

    def view(self, position: P, seat: int | None) -> View:
        """All that a seat (None: a spectator) may see. Nothing else leaves the rules."""
        ...

    def views(self, position: P, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats. Values that are the same for all of them are the same objects."""
        ...

    def changes(self, before: P, after: P, seats: Sequence[int | None]) -> list[View]:
        """What is different in the views of these seats, between two positions of one game (core/changes.py)."""
        pairs = zip(self.views(before, seats), self.views(after, seats), strict=True)
        return [difference(old, new) for old, new in pairs]

    def resample(self, position: P, seat: int | None, rng: Rng) -> P:
        """The same position for that seat, with everything it cannot see dealt anew."""
        ...

    def meaning(self, step: int) -> Meaning:
        """What a step means."""
        ...

    def turn_text(self, position: P, steps: Sequence[int]) -> str:
        """The turn in the notation of records; `position` is the one before it."""
        ...

    def parse_turn(self, position: P, text: str) -> list[int]:
        """The steps of a turn's text, or `BadNotation` or `IllegalStep`. Changes nothing."""
        ...

    def from_bytes(self, data: bytes) -> P:
        """The position that `position.to_bytes()` wrote; bytes that are none raise `BadPosition`."""
        ...
