"""Fairness of the schedule."""

from collections import Counter, defaultdict
from itertools import islice

import pytest

from greatplains.arena.schedule import Pairing, field_blocks, first_pairings, pairings, whole_blocks

SIZES = [(bots, seats) for seats in (2, 3, 4) for bots in range(2, 8)]


def names(bots: int) -> list[str]:
    return [f"bot {number}" for number in range(bots)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_after_every_block_each_bot_has_sat_on_each_seat_equally_often(bots: int, seats: int) -> None:
    sittings: Counter[tuple[str, int]] = Counter()
    blocks: defaultdict[int, list[Pairing]] = defaultdict(list)
    for pairing in first_pairings(names(bots), seats, whole_blocks(bots, seats, 150)):
        blocks[pairing.block].append(pairing)
    for block in blocks.values():
        sittings.update((bot, seat) for pairing in block for seat, bot in enumerate(pairing.bots))
        assert len(sittings) == bots * seats
        assert len(set(sittings.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_a_deal_is_shared_by_the_rotations_of_one_field_and_nobody_else(bots: int, seats: int) -> None:
    deals: defaultdict[int, list[tuple[str, ...]]] = defaultdict(list)
    for pairing in first_pairings(names(bots), seats, whole_blocks(bots, seats, 100)):
        deals[pairing.deal].append(pairing.bots)
    for games in deals.values():
        first = games[0]
        assert games == [first[turn:] + first[:turn] for turn in range(seats)]
    assert sorted(deals) == list(range(1, len(deals) + 1))


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_all_fields_take_turns(bots: int, seats: int) -> None:
    games = sum(len(block) * seats for block in field_blocks(bots, seats))
    met = Counter(frozenset(Counter(pairing.bots).items()) for pairing in first_pairings(names(bots), seats, 2 * games))
    assert set(met.values()) == {2 * seats}


def test_with_fewer_bots_than_seats_every_field_has_every_bot() -> None:
    fields = {tuple(sorted(pairing.bots)) for pairing in islice(pairings(["a", "b"], 4), 12)}
    assert fields == {("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")}


def test_a_bot_named_twice_sits_twice() -> None:
    games = [pairing.bots for pairing in first_pairings(["greedy", "greedy", "random"], 3, 3)]
    assert games == [("greedy", "greedy", "random"), ("greedy", "random", "greedy"), ("random", "greedy", "greedy")]


def test_neighbours_change_from_cycle_to_cycle() -> None:
    games = first_pairings(["a", "b", "c"], 3, 6)
    assert [game.bots for game in games if game.bots[0] == "a"] == [("a", "b", "c"), ("a", "c", "b")]


def test_games_are_numbered_from_1_and_the_first_ones_do_not_depend_on_how_many_follow() -> None:
    few, many = first_pairings(names(5), 3, 30), first_pairings(names(5), 3, 90)
    assert many[:30] == few
    assert [pairing.number for pairing in many] == list(range(1, 91))


@pytest.mark.parametrize(
    ("bots", "seats", "games", "rounded"),
    [(2, 2, 1, 2), (2, 2, 400, 400), (4, 3, 400, 408), (3, 3, 10, 12), (5, 3, 16, 30), (10, 4, 1, 40), (4, 2, 9, 12)],
)
def test_games_are_rounded_up_to_whole_blocks(bots: int, seats: int, games: int, rounded: int) -> None:
    assert whole_blocks(bots, seats, games) == rounded
    scheduled = first_pairings(names(bots), seats, rounded + 1)
    assert scheduled[rounded - 1].block < scheduled[rounded].block
