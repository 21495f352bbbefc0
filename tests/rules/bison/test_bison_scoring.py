"""Bison 4: who ranks where in a region, and what it brings."""

from __future__ import annotations

import pytest

from .table import RULES, Table, table

# One prairie of five spaces: c3p 1, d1p 1, e1p 3, c2p 0, d2p 2 bison.
PRAIRIE = ["07 c2/0", "08 d2/2", "09 d1/0", "01 e1/2"]
NOTHING = (0, 0, 0)


def prairie(players: int = 4, /, **pieces: str) -> Table:
    """The prairie at the end of a season, all tracks at 0."""
    tracks = dict.fromkeys(range(players), NOTHING)
    return table(players=players, season=2, tiles=PRAIRIE, pieces=pieces, tracks=tracks, turns_left=1)


def bison(t: Table) -> list[int]:
    """What each seat gets on the prairies."""
    return [animals[0] for animals in t.harvest()]


def test_the_prairie_is_one_region_of_seven() -> None:
    """Bison 1 region, for the examples below."""
    t = prairie()
    assert frozenset({"c3p", "d1p", "e1p", "c2p", "d2p"}) in t.regions("prairie")
    assert [t.animals(space) for space in ("c3p", "d1p", "e1p", "c2p", "d2p")] == [1, 1, 3, 0, 2]


# The worked examples: Yellow, Red, Green, Blue are the seats 0-3.


def test_example_1() -> None:
    """Example 1: a 2-tepee, two 1-tepees, a 1-tepee with hunters, hunters: 7, 3, 0, 2."""
    t = prairie(c3p="0 t2", d1p="1 t1", e1p="1 t1", c2p="2 h2 t1", d2p="3 h2")
    assert bison(t) == [7, 3, 0, 2]


def test_example_2() -> None:
    """Example 2: the same with Yellow and Green tied first: 3 each; Red 4; Blue 2."""
    t = prairie(c3p="0 t2", d1p="1 t1", e1p="1 t1", c2p="2 t2", d2p="3 h2")
    assert bison(t) == [3, 4, 3, 2]


def test_breakdown_says_why() -> None:
    """Example 1: the breakdown gives the same awards and the place of each seat."""
    t = prairie(c3p="0 t2", d1p="1 t1", e1p="1 t1", c2p="2 h2 t1", d2p="3 h2")
    (part,) = [part for part in RULES.breakdown(t.position) if "e1p" in part.places]
    assert (part.name, part.worth) == ("prairie", 7)
    found = [(standing.seat, standing.rank, standing.award, standing.why) for standing in part.standings]
    assert found == [(0, 1, 7, "alone_first"), (1, 2, 3, "alone_second"), (2, 3, 0, "below"), (3, 3, 2, "below")]
    assert all(RULES.why(standing) for standing in part.standings)


# Places.


def test_alone_in_a_region() -> None:
    """Bison 4 first: one player alone first: A, wherever it stands."""
    assert bison(prairie(c2p="2 h1")) == [0, 0, 7, 0]


def test_alone_first() -> None:
    """Bison 4 first: A for the first, whoever else is there."""
    assert bison(prairie(d1p="0 h1", e1p="1 h1", c2p="2 h2"))[2] == 7


@pytest.mark.parametrize(
    ("pieces", "awards"),
    [
        ({"c3p": "0 h1", "d2p": "1 h1"}, [3, 3, 0, 0]),
        ({"c3p": "0 t1", "d2p": "1 t1", "e1p": "2 t1"}, [3, 3, 3, 0]),
        ({"c3p": "0 h1", "d2p": "1 h1", "e1p": "2 h1", "c2p": "3 h1"}, [3, 3, 3, 3]),
    ],
)
def test_tied_for_first(pieces: dict[str, str], awards: list[int]) -> None:
    """Bison 4 tied first: A // 2 each, be it two, three or four of them."""
    assert bison(prairie(**pieces)) == awards


def test_no_second_place_behind_a_tie() -> None:
    """Bison 4 tied first, B9: the others count as third or fourth: the animals on their own spaces."""
    assert bison(prairie(c3p="0 t1", d1p="1 t1", d2p="2 h5", e1p="3 h1")) == [3, 3, 2, 3]
    assert bison(prairie(c3p="0 t1", d1p="1 t1", c2p="2 h5")) == [3, 3, 0, 0]


def test_alone_second() -> None:
    """Bison 4 second: A // 2, whatever its own spaces show."""
    assert bison(prairie(c3p="0 t1", c2p="1 h1")) == [7, 3, 0, 0]
    assert bison(prairie(c3p="0 t1", e1p="1 h2", d2p="2 h1", c2p="3 h1")) == [7, 3, 2, 0]


def test_tied_for_second() -> None:
    """Bison 4 tied second: each the animals on the region's spaces that it occupies."""
    assert bison(prairie(c3p="0 t1", e1p="1 h1", d2p="2 h1")) == [7, 3, 2, 0]
    assert bison(prairie(d1p="0 t1", c3p="1 h1", d2p="2 h1", c2p="3 h1")) == [7, 1, 2, 0]


def test_below_a_tie_for_second() -> None:
    """Bison 4 below: everybody below gets the animals on its own spaces."""
    assert bison(prairie(c3p="0 t2", c2p="1 t1", d1p="2 t1", e1p="3 h3")) == [7, 0, 1, 3]


def test_third_and_fourth() -> None:
    """Bison 4 below: third and fourth, each what its own spaces show, all of them together."""
    assert bison(prairie(c2p="0 t4", c3p="1 t3", d2p="2 t2", e1p="3 t1")) == [7, 3, 2, 3]
    assert bison(prairie(c2p="0 t4", c3p="1 t3", d2p="2 h1", e1p="2 h1")) == [7, 3, 5, 0]


def test_who_is_not_there_gets_nothing() -> None:
    """Bison 4 rank: rank the players *present*."""
    assert bison(prairie()) == [0, 0, 0, 0]
    assert bison(prairie(c3p="3 h1")) == [0, 0, 0, 7]


@pytest.mark.parametrize(("tile", "animals", "half"), [("07", 1, 0), ("09", 2, 1), ("08", 3, 1), ("01", 4, 2)])
def test_halves_are_rounded_down(tile: str, animals: int, half: int) -> None:
    """Bison 4 second, Bison 4 tied first: A // 2."""
    for pieces, awards in [
        ({"c3p": "0 h1", "d2p": "1 h1"}, [half, half]),
        ({"c3p": "0 h2", "d2p": "1 h1"}, [animals, half]),
    ]:
        t = table(tiles=[f"{tile} d2/0"], pieces=pieces, tracks={0: NOTHING, 1: NOTHING}, turns_left=1)
        assert bison(t) == awards


# Rank.


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["t4"], ["t3", "t2"]),
        (["t4"], ["h8 t3", "t2", "t2", "t1"]),
        (["t3"], ["t2", "t2", "h4 t1"]),
        (["t2", "t2"], ["h5 t2", "t1"]),
        (["t2"], ["t1", "h5 t1"]),
        (["t1", "t1"], ["h7 t1"]),
        (["t1"], ["h8"]),
        (["t4", "t1"], ["h3 t4"]),
        (["t4", "t3"], ["t4", "t2", "t2"]),
        (["h2 t3"], ["h1 t3"]),
        (["h3"], ["h2"]),
        (["h1", "h2"], ["h2"]),
    ],
)
def test_order_of_strength(better: list[str], worse: list[str]) -> None:
    """Bison 4 rank, B2: pieces of value 4, of 3, of 2, of 1, then hunters, compared in that order."""
    groups = [f"0 {group}" for group in better] + [f"1 {group}" for group in worse]
    pieces = dict(zip(["c3p", "d1p", "e1p", "c2p", "d2p"], groups, strict=False))
    assert len(pieces) == len(groups)
    assert bison(prairie(2, **pieces)) == [7, 3]
    mirrored = {space: f"{1 - int(text[0])}{text[1:]}" for space, text in pieces.items()}
    assert bison(prairie(2, **mirrored)) == [3, 7]


def test_hunters_break_a_tie_of_tepees() -> None:
    """Bison 4 rank, B2: hunters, not animals: the one with fewer bison on its spaces is first."""
    assert bison(prairie(2, c2p="0 h1 t1", e1p="1 t1")) == [7, 3]


def test_animals_do_not_break_a_tie() -> None:
    """Bison 4 rank, B2: equal pieces and hunters are a tie, whatever the spaces show."""
    assert bison(prairie(2, c2p="0 h1 t1", e1p="1 h1 t1")) == [3, 3]


def test_hunters_beside_tepees_count_from_all_spaces() -> None:
    """Bison 4 rank: the number of hunters in the whole region."""
    assert bison(prairie(2, c2p="0 t1", c3p="0 h1", d1p="0 h1", e1p="1 h1 t1")) == [7, 3]


def test_only_pieces_in_the_region_count() -> None:
    """Bison 4 rank: a 4-tepee elsewhere does not help."""
    t = prairie(2, c3p="0 h1", d3p="0 t4", d2p="1 h2")
    assert t.harvest() == [(3 + 1, 0, 0), (7, 0, 0)]


def test_neighbouring_terrain_does_not_count() -> None:
    """Bison 4 rank: mountains and rivers beside the prairie are other regions."""
    t = prairie(2, c3p="0 h1", c3m="0 t4", c3r="0 c4", d2p="1 h2")
    assert [animals[0] for animals in t.harvest()] == [3, 7]


# Terrains and regions.


def test_each_terrain_brings_its_animal() -> None:
    """Bison 4 order: prairies bring bison, mountains turkeys, rivers salmon."""
    tracks = {0: NOTHING, 1: NOTHING}
    t = table(pieces={"c3p": "0 h1", "c4m": "1 h1", "d3r": "0 h1", "c3r": "1 c1"}, tracks=tracks, turns_left=1)
    assert t.harvest() == [(1, 1, 0), (0, 3, 1)]  # three salmon: canoe first, hunter second


def test_regions_are_scored_one_by_one() -> None:
    """Bison 4 order: all prairie regions, each for itself."""
    t = table(pieces={"c3p": "0 h1", "c4p": "1 h1", "d3p": "1 h1"}, tracks={0: NOTHING, 1: NOTHING}, turns_left=1)
    assert t.harvest() == [(1, 0, 0), (2, 0, 0)]


def test_rivers_are_ranked_by_canoes() -> None:
    """Bison 4 rank: the same for canoes on rivers: 3 salmon, 1, and the own space for the third."""
    tracks = dict.fromkeys(range(3), NOTHING)
    t = table(players=3, pieces={"c3r": "0 h5", "c4r": "1 c1", "d3r": "2 c2"}, tracks=tracks, turns_left=1)
    assert [animals[1] for animals in t.harvest()] == [1, 1, 3]


def test_mountains_are_ranked_by_tepees() -> None:
    """Bison 4 rank, B11: tepees on mountains."""
    t = table(
        tiles=["07 d2/1"],  # mountain in the north-east and east: joins d3m; three turkeys
        pieces={"d2m": "0 h3", "d3m": "1 t1"},
        tracks={0: NOTHING, 1: NOTHING},
        turns_left=1,
    )
    assert frozenset({"d2m", "d3m"}) in t.regions("mountain")
    assert t.harvest() == [(0, 0, 2), (0, 0, 4)]


def test_scoring_adds_to_the_tracks() -> None:
    """Bison 4 first: on top of what a player has."""
    t = table(pieces={"c3p": "0 h1"}, tracks={0: (4, 5, 6), 1: (1, 2, 3)}, turns_left=1)
    t.play("canoe +t")
    assert (t.tracks(0), t.tracks(1)) == ((5, 5, 6), (1, 2, 4))


def test_unlaid_tiles_do_not_score() -> None:
    """Bison 4 order: only what lies on the table."""
    t = table(hands={0: "01"}, tracks={0: NOTHING, 1: NOTHING}, turns_left=1)
    assert t.harvest() == [NOTHING, NOTHING]
