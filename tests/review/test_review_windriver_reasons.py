"""Why a turn of Wind River is better: each reason in a position where it is true, and in one where it is not."""

from __future__ import annotations

from tests.rules.windriver.table import GREEN, RED, RULES, Table, lay_out

from greatplains.review.explanation import Explanation
from greatplains.review.windriver.entries import entries
from greatplains.review.windriver.reasons import explain, sooner


def reasons(better: Table, other: Table, *later: Table, before: Table | None = None) -> dict[str, Explanation]:
    start = (before or other).position
    found = explain(RED, start, better.position, other.position, [each.position for each in later])
    return {each.reason.code: each for each in found}


def test_tents_come_home() -> None:
    home, away = lay_out(tents={RED: "c1"}, plains=[2, 0]), lay_out(tents={RED: "c1 c6"}, plains=[1, 0])
    assert reasons(home, away)["home"].parameters == {"tents": 2, "other": 1}
    assert "home" not in reasons(away, home)


def test_tents_come_home_at_once_that_would_come_anyway() -> None:
    home, away = lay_out(tents={RED: "c1"}, plains=[2, 0]), lay_out(tents={RED: "c1 c6"}, plains=[1, 0])
    (found,) = sooner(RED, (home.position, away.position), (home.position, home.position))
    assert found.sentence == "It brings a tent home to the Great Plains at once: 2 are there, otherwise 1 for now."
    assert sooner(RED, (home.position, home.position), (home.position, home.position)) == []
    assert sooner(RED, (home.position, away.position), (home.position, away.position)) == []  # that is “home”


def test_a_rival_is_kept_from_home() -> None:
    kept, came = lay_out(tents={RED: "c1"}), lay_out(tents={RED: "c1"}, plains=[0, 1])
    assert reasons(kept, came)["rival_home"].parameters == {"rival": "red", "tents": 0, "other": 1}
    assert "rival_home" not in reasons(came, kept)


def test_tents_are_lost_where_they_stood() -> None:
    before = lay_out(bison="c3", tents={RED: "c3 d4"})
    kept, lost = lay_out(tents={RED: "c3 d4"}), lay_out(tents={RED: "c3"})
    assert reasons(kept, lost, before=before)["tents_lost"].parameters == {"hexes": ["d4"]}
    assert "tents_lost" not in reasons(lost, kept, before=before)
    assert "tents_lost" not in reasons(kept, lost, before=lost)  # it was never there


def test_a_new_tent_is_no_tent_saved() -> None:
    more, fewer = lay_out(tents={RED: "c3*2"}), lay_out(tents={RED: "c3"})
    assert reasons(more, fewer)["new_tent"].parameters == {"tents": 2, "other": 1}
    assert "new_tent" not in reasons(more, fewer, before=more)
    assert "new_tent" not in reasons(fewer, more)


def test_what_was_lost_in_the_game_is_told_where_more_bison_would_have_been() -> None:
    fed, starved = lay_out(bison="d4*2", tents={RED: "d4"}), lay_out(bison="d5*2", tents={RED: "d4"})
    gone = lay_out(bison="d5*2", tents={GREEN: "c1"})
    found = reasons(fed, starved, starved, gone)["lost_later"]
    assert found.parameters == {"hex": "d4", "turn": gone.position.turn}
    assert "lost_later" not in reasons(fed, starved, starved, starved)
    assert "lost_later" not in reasons(starved, fed, starved, gone)


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
