"""The worked examples of the rule books that no other file has, each with its book and where it stands there.

“German” is the German rule book, “Italian” the Italian one, “first French” and “second French” the two French
translations. Examples that several books share are named after the German one.
"""

from __future__ import annotations

import pytest

from .table import RULES, Table, own_tiles, table

YELLOW, RED = 0, 1


def whole_table() -> Table:
    """The table of the German 4.4, Beispiel 3, with one turn left before its scoring."""
    faces = own_tiles(
        S1=[0, 3, 1, 1, 1],
        S2=[0, 3, 0, 1, 2],
        S3=[0, 3, 0, 1, 2],
        **{"01": [0, 2, 1, 1, 1], "02": [0, 2, 1, 1, 1], "03": [1, 2, 1, 2, 0]},
    )
    pieces = {
        "c3p": "1 h1",  # prairie 1
        "d1p": "0 h1",  # prairie 2
        "e1p": "1 h1",
        "d3m": "0 t1",  # mountain 2
        "e1m": "1 h1",
        "c4m": "1 h1",  # mountain 3
        "c3r": "0 c1",  # river 1
        "c4r": "1 h1",
        "e1r": "1 c1",  # river 3
        "d1r": "0 h1",
    }
    tiles = ["01 d1/1", "02 e1/2", "03 d2/2"]
    return table(season=2, tiles=tiles, tile_set=faces, pieces=pieces, turns_left=1)


def sizes(t: Table, terrain: str) -> list[tuple[int, int]]:
    """Spaces and animals of each region of a terrain."""
    return sorted((len(region), sum(map(t.animals, region))) for region in t.regions(terrain))


def test_a_whole_table_has_the_regions_of_the_book() -> None:
    """Example 6 (German 4.4, Beispiel 3): ten regions; river 2 is one space, though the Italian book says two."""
    t = whole_table()
    assert sizes(t, "prairie") == [(1, 0), (1, 0), (2, 2), (2, 2)]
    assert sizes(t, "mountain") == [(1, 1), (1, 2), (4, 4)]
    assert sizes(t, "river") == [(1, 2), (2, 2), (3, 3)]


def test_a_whole_table_is_scored_as_in_the_book() -> None:
    """Example 6 (German 4.4, Beispiel 3): Yellow 1 + 4 + 4 = 9, Red 3 + 4 + 3 = 10 (bison, salmon, turkeys below)."""
    yellow, red = whole_table().harvest()
    assert (yellow, sum(yellow)) == ((1, 4, 4), 9)
    assert (red, sum(red)) == ((3, 3, 4), 10)


def test_b22_the_whole_table_cannot_be_laid_with_the_standard_start_tiles() -> None:
    """B22: the book has two prairies of two spaces with bison, the others have none. Our three start prairies have a
    bison each and touch nowhere, so two of them would have to be a prairie of two spaces, which they cannot."""
    t = table()
    assert [t.animals(f"{cell}p") for cell in ("c3", "c4", "d3")] == [1, 1, 1]
    assert t.regions("prairie") == {frozenset({f"{cell}p"}) for cell in ("c3", "c4", "d3")}


GATHERED = {"d2m": "0 h1", "c3p": "0 h1", "c4r": "0 h1", "e2m": "1 h2"}
EVERY_TEPEE = "h0 t1 t2 t3"


@pytest.mark.parametrize(("value", "payment"), [(1, ""), (2, " -t2"), (3, " -t4")])
def test_two_gather_to_one_and_build(value: int, payment: str) -> None:
    """Example 7, Bison 3 gather (German 4.3.1 A, Beispiel): two join the one on the mountain for 2 animals; any tepee
    they then build takes over the mountain of three spaces and 4 turkeys."""
    t = table(tiles=["06 d2/1", "02 e2/1"], pieces=GATHERED, reserve={YELLOW: EVERY_TEPEE})
    assert (3, 4) in sizes(t, "mountain")
    for wrong in ("", " -b1", " -b4"):
        t.illegal(f"gather d2m<c3p,c4r{wrong}", "wrong_payment", "Bison 3 cost")
    t.play("gather d2m<c3p,c4r -b2")
    assert (t.space("d2m"), t.tracks(YELLOW)) == ("0 h3", (8, 10, 10))
    t.play("gather +b", f"tepee d2m:{value}{payment}")
    assert t.space("d2m") == f"0 {f'h{3 - value} ' if value < 3 else ''}t{value}"
    assert mountain_award(t, YELLOW) == 4


def mountain_award(t: Table, seat: int) -> int:
    """What the largest mountain would bring now."""
    parts = [part for part in RULES.breakdown(t.position) if part.name == "mountain"]
    largest = max(parts, key=lambda part: len(part.places))
    return next(standing.award for standing in largest.standings if standing.seat == seat)


def test_four_walk_for_seven() -> None:
    """Example 7, Bison 3 walk (German 4.3.1 B, Beispiel): two meet on a river, from its prairie and its mountain, one
    goes from a river to the mountain beside it, one to a river: 4 hunters, 7 animals."""
    pieces = {"c4p": "1 h1", "c4m": "1 h1", "c3r": "1 h1", "d3p": "1 h1"}
    t = table(first=RED, pieces=pieces)
    moves = "walk c4p>c4r c4m>c4r c3r>c3m d3p>d3r"
    for wrong in ("", " -b4", " -b6", " -b10"):
        t.illegal(moves + wrong, "wrong_payment", "Bison 3 cost")
    t.play(f"{moves} -b3s2t2")
    assert t.pieces() == {"c4r": "1 h2", "c3m": "1 h1", "d3r": "1 h1"}
    assert t.tracks(RED) == (7, 8, 8)


@pytest.mark.parametrize(("value", "payment"), [(1, ""), (2, " -t2"), (3, " -t4")])
def test_three_trek_for_four_and_build(value: int, payment: str) -> None:
    """Example 7, Bison 3 trek (German 4.3.1 C, Beispiel): one goes over river and mountain to the next mountain, one
    from the river in two steps, one from a prairie in one: 3 hunters, 4 animals; then a tepee of value 1, 2 or 3."""
    pieces = {"d2p": "0 h1", "d2r": "0 h1", "c3p": "0 h1"}
    t = table(tiles=["06 d2/1"], pieces=pieces, reserve={0: EVERY_TEPEE})
    assert t.near("d2p") == {"d2r"}
    assert t.near("d2r") == {"d2p", "d2m"}
    assert "d3m" in t.near("d2m") & t.near("c3p")
    moves = "trek d2p>d3m d2r>d3m c3p>d3m"
    for wrong in ("", " -b3", " -b7"):
        t.illegal(moves + wrong, "wrong_payment", "Bison 3 cost")
    t.play(f"{moves} -b2s1t1")
    assert (t.pieces(), t.tracks(0)) == ({"d3m": "0 h3"}, (8, 9, 9))
    t.play("trek +b", f"tepee d3m:{value}{payment}")
    assert t.space("d3m") == f"0 {f'h{3 - value} ' if value < 3 else ''}t{value}"


@pytest.mark.parametrize(("hunters", "payment", "wrong"), [(3, " -b4", " -b3"), (4, " -b7", " -b6")])
def test_hunters_come_with_a_tile(hunters: int, payment: str, wrong: str) -> None:
    """Bison 3 tile, Bison 3 cost (German 4.3.1, Beispiel): 3 hunters cost 4 animals, 4 hunters cost 7."""
    t = table()
    t.illegal(f"tile d2/0 p{hunters}{wrong}", "wrong_payment", "Bison 3 cost")
    t.play(f"tile d2/0 p{hunters}{payment}")
    assert t.space("d2p") == f"0 h{hunters}"


@pytest.mark.parametrize(
    ("before", "text", "after", "reserve"),
    [
        ("0 h2", "canoe c3r:1", "0 h1 c1", "h1 c2"),
        ("0 h2", "canoe c3r:2 -s2", "0 c2", "h2 c1"),
        ("0 h1 c1", "canoe c3r:2", "0 c2", "h1 c1 c1"),
    ],
)
def test_canoes_on_a_river(before: str, text: str, after: str, reserve: str) -> None:
    """Bison 3 canoe (German 4.3.1, Beispiele): two hunters build 1 for nothing or 2 for 2 animals; one makes 1 a 2."""
    t = table(pieces={"c3r": before}, reserve={0: "h0 c1 c2"})
    t.play(text)
    assert (t.space("c3r"), t.reserve(0)) == (after, reserve)


def test_reducing_and_removing_twice_for_seven() -> None:
    """Example 5, Bison 3 variant 2 (second French 6.2, Exemple): 2 to 1, remove 1, remove 2: 4 hunters of the reserve,
    7 animals. In the other books the third change builds a 2."""
    t = table(variant=2, pieces={"c3m": "0 t2", "c4p": "0 t1", "d3p": "0 t2"}, reserve={0: "h4 t1"})
    text = "tepee c3m:1 c4p:0 d3p:0"
    for wrong in ("", " -b2", " -b4", " -b10"):
        t.illegal(text + wrong, "wrong_payment", "Bison 3 cost")
    t.play(f"{text} -b3s2t2")
    assert t.pieces() == {"c3m": "0 h1 t1", "c4p": "0 h1", "d3p": "0 h2"}
    assert t.reserve(0) == "h0 t1 t2 t2"
