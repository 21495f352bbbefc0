"""Wind River 1: the hexes, which of them are in play, and where the six directions lead."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import GREEN, LANES, RED, lay_out, opening

PLAYERS = (2, 3, 4)
DIRECTIONS = ("e", "ne", "se", "w", "nw", "sw")
BISON_DIRECTIONS = ("e", "ne", "se")
# How a direction changes lane and column: from the unshifted lanes a, c, e and from the shifted lanes b, d, f.
UNSHIFTED = {"e": (0, 1), "w": (0, -1), "ne": (-1, 0), "se": (1, 0), "nw": (-1, -1), "sw": (1, -1)}
SHIFTED = {"e": (0, 1), "w": (0, -1), "ne": (-1, 1), "se": (1, 1), "nw": (-1, 0), "sw": (1, 0)}
PLAINS = "Great Plains"


def hexes(players: int) -> list[str]:
    return [f"{lane}{column}" for lane in LANES[players] for column in range(1, 7)]


def neighbour(name: str, direction: str, players: int) -> str | None:
    if name[1] == "6" and direction == "e":
        return PLAINS
    lane, column = (UNSHIFTED if name[0] in "ace" else SHIFTED)[direction]
    lanes = "abcdef"
    beyond = lanes.index(name[0]) + lane
    found = f"{lanes[beyond]}{int(name[1]) + column}" if 0 <= beyond < 6 else ""
    return found if found in hexes(players) else None


def test_the_board_has_six_lanes_of_six_hexes() -> None:
    """Wind River 1, W1: lanes a to f, columns 1 to 6."""
    assert opening(4).legal() == [f"set {lane}{column}" for lane in "abcdef" for column in range(1, 7)]


@pytest.mark.parametrize(("players", "lanes"), [(4, "abcdef"), (3, "bcdef"), (2, "cdef")])
def test_lanes_in_play(players: int, lanes: str) -> None:
    """Wind River 1: 4 players a-f, 3 players b-f, 2 players c-f."""
    assert opening(players).legal() == [f"set {lane}{column}" for lane in lanes for column in range(1, 7)]


@pytest.mark.parametrize(
    ("players", "lanes", "columns", "total"),
    [(4, "abcdef", (2, 2, 2), 36), (3, "bcdef", (2, 2, 2), 30), (2, "cdef", (2, 2, 1), 20)],
)
def test_bison_at_the_start(players: int, lanes: str, columns: tuple[int, ...], total: int) -> None:
    """Wind River 1, W2: two on every hex of columns 1 to 3, with two players one on column 3."""
    bison = opening(players).bison
    assert bison == {f"{lane}{column}": count for lane in lanes for column, count in enumerate(columns, start=1)}
    assert sum(bison.values()) == total


@pytest.mark.parametrize(
    ("start", "direction", "target"),
    [
        ("c3", "e", "c4"),
        ("c3", "ne", "b3"),
        ("c3", "se", "d3"),
        ("c3", "w", "c2"),
        ("c3", "nw", "b2"),
        ("c3", "sw", "d2"),
        ("d3", "e", "d4"),
        ("d3", "ne", "c4"),
        ("d3", "se", "e4"),
        ("d3", "w", "d2"),
        ("d3", "nw", "c3"),
        ("d3", "sw", "e3"),
    ],
)
def test_the_six_directions(start: str, direction: str, target: str) -> None:
    """Wind River 1: lanes b, d, f are shifted half a hex to the east."""
    table = lay_out(players=4, tents={RED: start}, phase="extra").play(f"tent {start}{direction}")
    assert table.tents(RED) == {target: 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_tents_go_to_every_neighbour_and_nowhere_else(players: int) -> None:
    """Wind River 1, W10: every hex in play and every direction; lanes out of play are closed."""
    for start in hexes(players):
        table = lay_out(players=players, tents={RED: start}, phase="extra")
        ways = {way: neighbour(start, way, players) for way in DIRECTIONS}
        assert table.legal("tent") == sorted(f"tent {start}{way}" for way, target in ways.items() if target)
        for way, target in ways.items():
            if target:
                moved = lay_out(players=players, tents={RED: start}, phase="extra").play(f"tent {start}{way}")
                assert moved.tents(RED) == ({} if target == PLAINS else {target: 1})
                assert moved.plains[RED] == (1 if target == PLAINS else 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_bison_go_to_every_eastern_neighbour_and_nowhere_else(players: int) -> None:
    """Wind River 1, Wind River 3 bison: e, ne or se; only `e` leaves the board, from column 6."""
    for start in hexes(players):
        ways = {way: neighbour(start, way, players) for way in BISON_DIRECTIONS}
        # A tent far from any bison: its owner must move one bison.
        table = lay_out(players=players, bison=start, tents={RED: "f1"}, resources=[1] * players)
        assert table.legal() == sorted(f"bison {start}{way}" for way, target in ways.items() if target)
        for way, target in ways.items():
            if target:
                table = lay_out(players=players, bison=start, tents={RED: "f1"}, resources=[1] * players)
                table.play(f"bison {start}{way}; pass")
                assert table.bison == ({} if target == PLAINS else {target: 1})


@pytest.mark.parametrize(
    ("start", "direction"),
    [("a1", "ne"), ("a6", "ne"), ("f1", "se"), ("f6", "se")],
)
def test_bison_cannot_leave_in_the_north_or_south(start: str, direction: str) -> None:
    """Wind River 3 bison: bison cannot leave at the north, south or west."""
    table = lay_out(players=4, bison=start, tents={RED: "c1"}, resources=[1, 0, 0, 0])
    # At the corner f6 there is no way se for two reasons, and W5 is the nearer one.
    rule = "W5" if start[1] == "6" else "Wind River 1"
    table.refuses(f"bison {start}{direction}; pass", IllegalStep, "no_way", rule)


@pytest.mark.parametrize("start", ["b6", "d6", "f6"])
@pytest.mark.parametrize("direction", ["ne", "se"])
def test_ne_and_se_of_column_six_are_no_way_out(start: str, direction: str) -> None:
    """W5: beyond column 6 of a shifted lane there is no ne or se, neither for bison nor for tents."""
    table = lay_out(players=4, bison=start, tents={RED: start}, resources=[1, 0, 0, 0])
    table.refuses(f"bison {start}{direction}; pass", IllegalStep, "no_way", "W5")
    table.refuses(f"bison {start}e; tent {start}{direction}", IllegalStep, "no_way", "W5")


@pytest.mark.parametrize(("start", "target"), [("c6", "b6"), ("a6", "b6"), ("e6", "f6")])
def test_column_six_of_an_unshifted_lane_has_neighbours_in_column_six(start: str, target: str) -> None:
    """Wind River 1: from an unshifted lane ne and se lead to the same column, also from column 6."""
    direction = "ne" if target < start else "se"
    table = lay_out(players=4, bison=start, tents={RED: "c1"}, resources=[1, 0, 0, 0])
    assert table.play(f"bison {start}{direction}; pass").bison == {target: 1}


@pytest.mark.parametrize(
    ("start", "direction"),
    [("c1", "w"), ("d1", "w"), ("c1", "nw"), ("c1", "sw"), ("a3", "ne"), ("a3", "nw"), ("f3", "se"), ("f3", "sw")],
)
def test_tents_stay_on_the_board_in_the_west_north_and_south(start: str, direction: str) -> None:
    """Wind River 1: there is no hex beyond the edge."""
    table = lay_out(players=4, tents={RED: start, GREEN: "e5"}, phase="extra")
    table.refuses(f"tent {start}{direction}", IllegalStep, "no_way", "Wind River 1")


@pytest.mark.parametrize(("players", "start"), [(2, "c3"), (3, "b3")])
def test_lanes_out_of_play_are_closed(players: int, start: str) -> None:
    """W10: neither bison nor tents enter a lane that is not in play."""
    table = lay_out(players=players, bison=start, tents={RED: start})
    table.refuses(f"bison {start}ne; pass", IllegalStep, "lane_out_of_play", "W10")
    table = lay_out(players=players, bison=start, tents={RED: start}, phase="extra")
    table.refuses(f"herd {start}ne", IllegalStep, "lane_out_of_play", "W10")
    table.refuses(f"tent {start}ne", IllegalStep, "lane_out_of_play", "W10")
    table.refuses(f"tent {start}nw", IllegalStep, "lane_out_of_play", "W10")


def test_the_same_lane_is_open_with_one_player_more() -> None:
    """W10: b3 is closed with two players and open with three."""
    assert lay_out(players=3, tents={RED: "c3"}, phase="extra").play("tent c3ne").tents(RED) == {"b3": 1}
