"""Why a turn of Wind River is better: each reason in a position where it is true, and in one where it is not."""

from __future__ import annotations

from typing import Any

from tests.rules.windriver.table import GREEN, RED, RULES, Table, lay_out, opening

from greatplains.games.windriver.position import WindRiverPosition
from greatplains.review.explanation import Explanation
from greatplains.review.stretch import Stretch
from greatplains.review.turns import explain as reasons_of
from greatplains.review.windriver.entries import entries
from greatplains.review.windriver.reasons import explain

Turns = Stretch[WindRiverPosition]


def reasons(better: Table, other: Table, later: Turns | None = None, before: Table | None = None) -> dict[str, Any]:
    """Why one table is better than the other, whatever turns have led there."""
    start = (before or other).position
    return told(Stretch((start, better.position)), Stretch((start, other.position)), later)


def told(better: Turns, other: Turns, later: Turns | None = None) -> dict[str, Explanation]:
    found = explain(RED, better, other, later or Stretch(()))
    return {each.reason.code: each for each in found}


def stretch(table: Table, *texts: str) -> Turns:
    """The table and what the turns make of it."""
    positions, turns = [table.position.copy()], []
    for text in texts:
        turns.append(tuple(RULES.parse_turn(table.position, text)))
        table.play(text)
        positions.append(table.position.copy())
    return Stretch(tuple(positions), tuple(turns))


def test_tents_come_home() -> None:
    home, away = lay_out(tents={RED: "c1"}, plains=[2, 0]), lay_out(tents={RED: "c1 c6"}, plains=[1, 0])
    assert reasons(home, away)["home"].parameters == {"tents": 2, "other": 1}
    assert "home" not in reasons(away, home)


def test_tents_come_home_at_once_that_would_come_anyway() -> None:
    home, away = lay_out(tents={RED: "c1"}, plains=[2, 0]), lay_out(tents={RED: "c1 c6"}, plains=[1, 0])
    later, start = lay_out(tents={RED: "c1"}, plains=[2, 0]).position, away.position
    turns = ((), ())
    found = reasons_of(
        RULES, Stretch((start, home.position, later), turns), Stretch((start, away.position, later), turns)
    )
    assert found[0].sentence == "It brings a tent home to the Great Plains at once: 2 are there, otherwise 1 for now."
    found = reasons_of(
        RULES, Stretch((start, home.position, later), turns), Stretch((start, away.position, start), turns)
    )
    assert found[0].reason.code == "home"


def test_a_rival_is_kept_from_home() -> None:
    kept, came = lay_out(tents={RED: "c1"}), lay_out(tents={RED: "c1"}, plains=[0, 1])
    assert reasons(kept, came)["rival_home"].parameters == {"rival": "red", "tents": 0, "other": 1}
    assert "rival_home" not in reasons(came, kept)


def hungry() -> Table:
    """Red's tents on c1 and d2 have no bison, and nothing to pay with."""
    return lay_out(bison="c2 e2 f1 f5", tents={RED: "c1 d2", GREEN: "f6"})


def test_tents_are_lost_where_they_stood() -> None:
    none, both = (
        stretch(hungry(), "bison e2ne f1ne; lose c1; pass"),
        stretch(hungry(), "bison f1ne f5ne; lose c1 d2; pass"),
    )
    assert told(none, both)["tents_lost"].parameters == {"hexes": ["d2"]}  # c1 is lost either way
    assert "new_tent" not in told(none, both)
    assert "tents_lost" not in told(both, none)
    assert "tents_lost" not in told(none, none)


def test_a_tent_that_has_moved_is_not_lost() -> None:
    def start() -> Table:
        return lay_out(bison="c1 c3 e2 f1", tents={RED: "c1 d2", GREEN: "f6"})

    kept, lost = stretch(start(), "bison e2ne f1ne; pass"), stretch(start(), "bison f1ne c3e; lose d2; tent c1e")
    assert told(kept, lost)["tents_lost"].parameters == {"hexes": ["d2"]}
    assert "tents_lost" not in told(kept, stretch(start(), "bison e2ne f1ne; tent c1e"))


def test_a_new_tent_is_no_tent_saved() -> None:
    more, fewer = lay_out(tents={RED: "c3*2"}), lay_out(tents={RED: "c3"})
    assert reasons(more, fewer)["new_tent"].parameters == {"tents": 2, "other": 1}
    assert "new_tent" not in reasons(fewer, more)


def test_what_was_lost_in_the_game_is_told_where_more_bison_would_have_been() -> None:
    def starved(tents: str = "d4") -> Table:
        return lay_out(bison="d5*2", tents={RED: tents, GREEN: "c1"})

    fed = lay_out(bison="d4*2", tents={RED: "d4", GREEN: "c1"})
    gone = stretch(starved(), "bison d5e; lose d4; pass")
    found = reasons(fed, starved(), gone)["lost_later"]
    assert found.parameters == {"hex": "d4", "turn": gone.end.turn}
    assert "lost_later" not in reasons(fed, starved(), Stretch((starved().position,)))
    assert "lost_later" not in reasons(starved(), fed, gone)
    # Another tent was lost, and that on d4 has moved away.
    moved = stretch(lay_out(bison="d4 d5*2", tents={RED: "d4 c6", GREEN: "c1"}), "bison d5e*2; lose c6; tent d4e")
    assert "lost_later" not in reasons(fed, starved(), moved)


def test_the_way_home_is_shorter() -> None:
    near, far = lay_out(tents={RED: "c5 d5"}), lay_out(tents={RED: "c4 d5"})
    assert reasons(near, far)["way"].parameters == {"steps": 4, "other": 5}
    assert "way" not in reasons(far, near)
    assert "way" not in reasons(lay_out(tents={RED: "c5"}), far)  # with fewer tents the way is no shorter


def test_tents_have_bison_enough() -> None:
    fed, hungry = lay_out(bison="c3*2", tents={RED: "c3*2"}), lay_out(bison="c3", tents={RED: "c3*2"})
    found = reasons(fed, hungry)
    assert found["fed"].parameters == {"hexes": ["c3"]}
    assert found["bison_kept"].parameters == {"bison": 2, "hexes": ["c3"], "other": 1}
    assert not {"fed", "bison_kept"} & reasons(hungry, fed).keys()


def test_a_tent_went_where_there_are_no_bison() -> None:
    stayed, went = lay_out(bison="c2", tents={RED: "c2"}), lay_out(bison="c2", tents={RED: "c1"})
    assert reasons(stayed, went)["stray"].sentence == "Otherwise its tents on c1 lack bison."
    assert "stray" not in reasons(went, stayed)
    # In either case a tent is without bison.
    assert "stray" not in reasons(lay_out(bison="c2", tents={RED: "c3"}), went)


def test_a_tent_that_is_given_up_is_no_better_off() -> None:
    gave_up, before = stretch(hungry(), "bison e2ne f1ne; lose c1; pass"), Stretch((hungry().position,))
    stayed = Stretch((hungry().position, hungry().position))
    assert "stray" not in told(gave_up, stayed)
    assert "stray" not in told(gave_up, before)


def test_a_first_tent_is_set_where_bison_are() -> None:
    # For two: two bison on each hex of the columns 1 and 2, one on those of column 3.
    near, far = stretch(opening(2), "set c2"), stretch(opening(2), "set c5")
    found = told(near, far)["set_near"]
    assert found.parameters == {"hex": "c2", "bison": 6, "tents": 0}
    assert "set_near" not in told(far, near)
    hinted = told(near, Stretch((opening(2).position,)))["set_near"]
    assert hinted.parameters == found.parameters
    beside, alone = stretch(opening(2).play("set d2"), "set d3"), stretch(opening(2).play("set d2"), "set f2")
    assert told(alone, beside, None)["set_near"].parameters["tents"] == 0
    assert "set_near" not in told(beside, alone)
    later = lay_out(bison="c2", tents={RED: "c2", GREEN: "f6"})
    assert "set_near" not in told(stretch(later, "bison c2e; lose c2; pass"), Stretch((later.position,)))


def test_bison_elsewhere_do_not_count() -> None:
    elsewhere, nowhere = (lay_out(bison=bison, tents={RED: "c3"}) for bison in ("c3 d3*2", "c3"))
    assert "bison_kept" not in reasons(elsewhere, nowhere)


def test_a_rival_goes_hungry() -> None:
    hungry, fed = (lay_out(bison=bison, tents={RED: "c3", GREEN: "d3"}) for bison in ("c3", "c3 d3"))
    assert reasons(hungry, fed)["rival_hungry"].parameters == {"rival": "red", "tents": 1, "other": 0}
    assert "rival_hungry" not in reasons(fed, hungry)


def test_resources_and_what_earning_would_bring() -> None:
    rich = lay_out(bison="c3*4", tents={RED: "c3"}, resources=[4, 0])
    poor = lay_out(bison="c3*2", tents={RED: "c3"}, resources=[1, 0])
    found = reasons(rich, poor)
    assert found["resources"].parameters == {"resources": 4, "other": 1}
    assert found["earns"].parameters == {"earns": 3, "other": 1}
    assert not {"resources", "earns"} & reasons(poor, rich).keys()


def booked(table: Table, text: str) -> list[tuple[int, int, str, str]]:
    before, steps = table.position.copy(), RULES.parse_turn(table.position, text)
    table.play(text)
    found = entries(before, steps, table.position)
    return [(entry.seat, entry.amount, entry.why.reason.code, entry.why.parameters["hex"]) for entry in found]


def test_tents_that_come_home_and_tents_that_are_lost_are_booked() -> None:
    home = lay_out(bison="c6 d1", tents={RED: "c6", GREEN: "d1"})
    assert booked(home, "bison d1e; tent c6e") == [(RED, 1, "came_home", "c6")]
    lost = lay_out(bison="c6", tents={RED: "d1*2", GREEN: "c1"}, resources=[1, 0])
    assert booked(lost, "bison c6e; lose d1; pass") == [(RED, -1, "lost", "d1")]
    moved = lay_out(bison="c3 d1", tents={RED: "c3", GREEN: "d1"})
    assert booked(moved, "bison d1e; tent c3e") == []
