"""Wind River 3, extra action *herd*: one more bison."""

from __future__ import annotations

from greatplains.core.errors import IllegalStep

from .table import GREEN, RED, lay_out

RULE = "Wind River 3 bison"


def test_one_more_bison() -> None:
    """Wind River 3 herd: one more bison than there are tents."""
    table = lay_out(bison="c3*2 d3", tents={RED: "c3"}).play("bison d3e; herd c3se")
    assert (table.bison, table.to_move) == ({"c3": 1, "d3": 1, "d4": 1}, GREEN)


def test_it_may_be_one_that_moved_already() -> None:
    """Wind River 3 herd: the only bison goes twice in one turn."""
    table = lay_out(bison="c3", tents={RED: "f1"}, resources=[5, 0])
    assert table.play("bison c3e; herd c4e").bison == {"c5": 1}


def test_it_may_be_one_that_has_not_moved() -> None:
    """Wind River 3 herd: any bison."""
    table = lay_out(bison="c3 e1", tents={RED: "f1"}, resources=[5, 0])
    assert table.play("bison c3e; herd e1ne").bison == {"c4": 1, "d1": 1}


def test_supply_is_not_checked_again() -> None:
    """Wind River 3 herd: the bison that fed the tent leaves after supply, and nothing is paid or lost."""
    table = lay_out(bison="c3 f6", tents={RED: "c3"}, resources=[0, 0])
    table.play("bison f6e; herd c3e")
    assert (table.tents(RED), table.resources) == ({"c3": 1}, [0, 0])


def test_it_follows_the_rules_of_phase_one() -> None:
    """Wind River 3 herd: by the rules of phase 1 - five bison, directions, edges, and a bison must be there."""
    table = lay_out(players=4, bison="c3 c4*5 d6 f1 a1 f3*2", tents={RED: "c3"}, phase="extra")
    table.refuses("herd c3e", IllegalStep, "hex_full", RULE)
    table.refuses("herd c3w", IllegalStep, "bison_never_west", RULE)
    table.refuses("herd d6ne", IllegalStep, "no_way", "W5")
    table.refuses("herd a1ne", IllegalStep, "no_way", "Wind River 1")
    table.refuses("herd f1se", IllegalStep, "no_way", "Wind River 1")
    table.refuses("herd e1e", IllegalStep, "no_bison", RULE)


def test_it_may_fill_a_hex_to_five() -> None:
    """Wind River 3 herd: the fifth bison may come."""
    table = lay_out(bison="c3 c4*4", tents={RED: "c3"}, phase="extra")
    assert table.play("herd c3e").bison == {"c4": 5}


def test_it_may_lead_out_of_the_game() -> None:
    """Wind River 3 herd: from column 6, `e` leaves the board."""
    assert lay_out(bison="c6", tents={RED: "c3"}, phase="extra").play("herd c6e").bison == {}


def test_one_bison_only() -> None:
    """Wind River 3 herd: one more, not two."""
    table = lay_out(bison="c3*3", tents={RED: "c3"}, phase="extra")
    table.refuses("herd c3e; herd c3e", IllegalStep, "turn_complete", "Wind River 3")


def test_the_herded_bison_may_move_in_the_next_players_turn() -> None:
    """Wind River 3 bison: the next player's phase begins with no bison moved."""
    table = lay_out(bison="c1", tents={RED: "f1", GREEN: "f2"}, resources=[5, 5])
    assert table.play("bison c1e; herd c2e", "bison c3e; herd c4e").bison == {"c5": 1}
