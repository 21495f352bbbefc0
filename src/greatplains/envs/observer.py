"""What a seat sees of a position as a row of small numbers, and its legal steps as a row of 0 and 1.

Rows are `vec[u8]`: NumPy reads them without a copy. A row begins as a copy of the *blank* one, which holds what never
changes in a game, so that only what is not 0 has to be written. What *lasts*, once it is there, is written first: who
shows the same game again and again keeps it, and copies it instead.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from greatplains.core.bits import lowest_bit
from greatplains.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The eyes of one game; each game has a subclass.

    `size` is the number of entries of an observation, `steps` that of a mask; `has_lasting` says whether any of the
    entries last.
    """

    def __init__(self, size: int, steps: int, has_lasting: bool = False) -> None:
        self.size: i64 = size
        self.steps: i64 = steps
        self.has_lasting: bool = has_lasting
        self.no_steps: vec[u8] = vec[u8]([0] * steps)

    # What each game supplies.

    def blank(self, players: i64) -> vec[u8]:
        """A row with the entries that are the same throughout a game of that many players."""
        raise NotImplementedError

    def write(self, position: Position, seat: i64, row: vec[u8], start: i64) -> None:
        """Write what the seat sees into a row that begins at `start`, blank but for what lasts."""
        raise NotImplementedError

    def score(self, position: Position, seat: i64) -> i64:
        """The points of a seat: final when the game is over."""
        raise NotImplementedError

    # What a game may supply.

    def write_lasting(self, position: Position, written: i64, row: vec[u8], start: i64) -> i64:
        """Write what stays to the end of the game, whoever looks. `written` says what of it is in the row already: what
        this gave for the row before, 0 for a blank one."""
        return 0

    def fetch_position(self, position: Position) -> i64:
        """Read a little of each piece of the position itself, which says where all else lies; what comes of it means
        nothing.

        The positions of thousands of games do not stay in the processor's cache. Read here, one game after another and
        nothing waiting for anything, they come from memory side by side (a quarter of the time of a step).
        """
        return 0

    def fetch_step(self, position: Position) -> i64:
        """The same, of what a step is going to read."""
        return 0

    def fetch_row(self, position: Position) -> i64:
        """The same, of what a row is made of besides."""
        return 0

    # What follows from it.

    def observe(self, position: Position, seat: i64) -> vec[u8]:
        """All that the seat may see."""
        row = self.blank(position.players)
        self.write_lasting(position, 0, row, 0)
        self.write(position, seat, row, 0)
        return row

    def legal(self, position: Position, masks: vec[i64]) -> vec[u8]:
        """One entry for each step of the game: 1 if it is legal."""
        row = self.no_steps[:]
        write_legal(position, masks, row, 0)
        return row


class BlindObserver(Observer):
    """No eyes at all, for those who want the legal steps and the results of a game alone: rows without entries."""

    def __init__(self, observer: Observer) -> None:
        super().__init__(0, int(observer.steps))
        self.observer: Observer = observer

    def blank(self, players: i64) -> vec[u8]:
        return vec[u8]()

    def write(self, position: Position, seat: i64, row: vec[u8], start: i64) -> None:
        """There is nothing to be written."""

    def score(self, position: Position, seat: i64) -> i64:
        return self.observer.score(position, seat)

    def fetch_position(self, position: Position) -> i64:
        return self.observer.fetch_position(position)

    def fetch_step(self, position: Position) -> i64:
        return self.observer.fetch_step(position)


def write_legal(position: Position, masks: vec[i64], row: vec[u8], start: i64) -> None:
    """Write a 1 for each legal step into a row of zeros that begins at `start`."""
    pairs = position.legal_masks(masks)
    pair: i64
    for pair in range(pairs):
        base = start + masks[2 * pair]
        bits = masks[2 * pair + 1]
        while bits != 0:
            row[base + lowest_bit(bits)] = 1
            bits &= bits - 1
