"""Who plays whom and where: every bot sits on every seat equally often.

A field is the bots of one game. Each field is dealt once and played once for every rotation of it over the seats, so
that luck of the deal and of the seat falls on all alike. Fields come in blocks; over a block, all bots have played the
same number of games on each seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, count, islice, permutations

# The bots of a field, as numbers in the list of bots.
Field = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: its number from 1, its block, the deal it shares with others, and the bots by seat."""

    number: int
    block: int
    deal: int
    bots: tuple[str, ...]


def pairings(bots: Sequence[str], seats: int) -> Iterator[Pairing]:
    """The games in their order, without end: the first ones are the same however many are played."""
    blocks = field_blocks(len(bots), seats)
    number = deal = block = 0
    for cycle in count():
        for fields in blocks:
            block += 1
            for field in fields:
                deal += 1
                for sitting in rotations(arranged(field, cycle)):
                    number += 1
                    yield Pairing(number, block, deal, tuple(bots[bot] for bot in sitting))


def whole_blocks(bots: int, seats: int, games: int) -> int:
    """That many games, rounded up to whole blocks."""
    sizes = [len(fields) * seats for fields in field_blocks(bots, seats)]
    cycles, left = divmod(games, sum(sizes))
    total = cycles * sum(sizes)
    for size in sizes:
        if left <= 0:
            break
        total, left = total + size, left - size
    return total


def field_blocks(bots: int, seats: int) -> list[list[Field]]:
    """All fields, in blocks: those that become one another when every bot hands its place to the next in the list."""
    seen: set[Field] = set()
    blocks: list[list[Field]] = []
    for field in fields_of(bots, seats):
        block: list[Field] = []
        while field not in seen:
            seen.add(field)
            block.append(field)
            field = tuple(sorted((bot + 1) % bots for bot in field))
        if block:
            blocks.append(block)
    return blocks


def fields_of(bots: int, seats: int) -> list[Field]:
    """Every choice of bots for the seats; where there are fewer bots than seats, every field that has them all."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [field for field in combinations_with_replacement(range(bots), seats) if len(set(field)) == bots]


def arranged(field: Field, cycle: int) -> Field:
    """The field in one of its orders round the table: each cycle takes the next, so that neighbours change."""
    orders = list(permutations(field[1:]))
    return (field[0], *orders[cycle % len(orders)])


def rotations(sitting: Field) -> Iterator[Field]:
    """The bots move up by one seat until each has had every seat."""
    for turn in range(len(sitting)):
        yield sitting[turn:] + sitting[:turn]


def first_pairings(bots: Sequence[str], seats: int, games: int) -> list[Pairing]:
    """The games from the first to the one of that number."""
    return list(islice(pairings(bots, seats), games))
