"""Why a turn of Bison is better: each reason in a position where it is true, and in one where it is not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bison.table import RULES, Table, table

from greatplains.review.bison.entries import entries
from greatplains.review.bison.reasons import explain
from greatplains.review.bison.regions import lands
from greatplains.review.bison.sentences import REGION_MORE
from greatplains.review.explanation import Explanation
from greatplains.review.stretch import Stretch

# One prairie of seven bison: c3p 1, d1p 1, e1p 3, c2p 0, d2p 2.
PRAIRIE = ["07 c2/0", "08 d2/2", "09 d1/0", "01 e1/2"]


def prairie(tracks: Any = None, season: int = 2, turns_left: int = 3, **pieces: str) -> Table:
    return table(season=season, tiles=PRAIRIE, pieces=pieces, tracks=tracks, turns_left=turns_left)


def reasons(better: Table, other: Table, *later: Table, seat: int = 0) -> dict[str, Explanation]:
    start, came = other.position, Stretch(tuple(each.position for each in later))
    found = explain(seat, Stretch((start, better.position)), Stretch((start, other.position)), came)
    return {each.reason.code: each for each in found}


def test_a_region_that_is_led_alone_brings_more() -> None:
    alone, shared = prairie(c3p="0 h2", e1p="1 h1"), prairie(c3p="0 h1", e1p="1 h1")
    found = reasons(alone, shared)["region_more"]
    assert (found.parameters["how"], found.parameters["award"], found.parameters["other"]) == ("alone", 7, 3)
    assert found.sentence.startswith("It leads alone in the prairie c2, c3, d1, …, for 7 bison, otherwise 3.")
    assert "region_more" not in reasons(shared, alone)
    assert "region_more" not in reasons(alone, alone)


def test_the_lead_is_shared_instead_of_lost() -> None:
    shared, second = prairie(c3p="0 h2", e1p="1 h2"), prairie(d1p="0 h1", e1p="1 h2")
    assert reasons(shared, prairie(e1p="1 h2"))["region_more"].parameters["how"] == "shared"
    assert "region_more" not in reasons(second, shared)


def test_a_rival_is_kept_from_leading_alone() -> None:
    shared, lost = prairie(c3p="0 h2", e1p="1 h2"), prairie(c3p="0 h1", e1p="1 h2")
    found = reasons(shared, lost)["region_denied"].parameters
    assert (found["rival"], found["award"], found["other"]) == ("red", 3, 7)
    assert "region_denied" not in reasons(lost, shared)


def test_who_took_it_in_the_game_is_told_only_where_somebody_did() -> None:
    alone, shared = prairie(c3p="0 h2", e1p="1 h1"), prairie(c3p="0 h1", e1p="1 h1")
    taken = prairie(c3p="0 h1", e1p="1 h2", turns_left=2)
    found = reasons(alone, shared, shared, taken)["taken_later"].parameters
    assert (found["rival"], found["turn"]) == ("red", taken.position.turn)
    assert "taken_later" not in reasons(alone, shared, shared, alone)
    assert "taken_later" not in reasons(alone, shared)


def test_what_was_taken_in_the_game_is_named_as_it_lay_there() -> None:
    """The tile on e1 was never laid: nobody led a region with e1."""
    better, played = prairie(c3p="0 h2"), table(season=2, tiles=PRAIRIE[:3], turns_left=3)
    taken = table(season=2, tiles=PRAIRIE[:3], pieces={"c3p": "1 h1"}, turns_left=2)
    found = reasons(better, played, played, taken)
    assert found["region_more"].parameters["places"] == ["c2", "c3", "d1", "…"]
    assert found["taken_later"].parameters["places"] == ["c2", "c3", "d1", "d2"]


def test_a_region_that_is_led_grows_with_a_tile() -> None:
    small = table(season=2, tiles=PRAIRIE[:3], pieces={"c3p": "0 h1"}, turns_left=3)
    large = prairie(c3p="0 h1")
    found = reasons(large, small)["region_grows"].parameters
    assert (found["how"], found["worth"], found["other"]) == ("alone", 7, 4)
    assert "region_grows" not in reasons(small, large)


def test_a_region_that_brings_more_without_growing_is_not_said_to_grow() -> None:
    """Second with one more animal of the own space, in a region that is worth as much."""
    pieces = {"c3p": "1 h3", "e1p": "2 h2"}
    better = table(players=3, season=2, tiles=PRAIRIE, pieces={**pieces, "d2p": "0 h1"}, turns_left=3)
    other = table(players=3, season=2, tiles=PRAIRIE, pieces={**pieces, "d1p": "0 h1"}, turns_left=3)
    found = reasons(better, other)
    assert "region_grows" not in found
    assert found["region_more"].parameters["award"] > found["region_more"].parameters["other"]


def test_a_region_that_falls_apart_in_one_position_is_one_land() -> None:
    whole, parts = RULES.breakdown(prairie().position), RULES.breakdown(table(season=2).position)
    joined = [land for land in lands(whole, parts) if any("e1p" in part.places for part in land.better)]
    assert [len(land.better) for land in joined] == [1]
    assert sum(len(land.better) for land in lands(whole, parts)) == len(whole)
    assert sum(len(land.other) for land in lands(whole, parts)) == len(parts)


def test_a_tepee_is_told_where_there_was_none() -> None:
    built, hunters = prairie(c3p="0 t2"), prairie(c3p="0 h2")
    found = reasons(built, hunters)["guarded"]
    assert found.sentence == (
        "Its tepee of 2 on c3 holds the prairie c2, c3, d1, …, 7 bison: hunters alone cannot take it."
    )
    assert "guarded" not in reasons(hunters, built)
    assert "guarded" not in reasons(prairie(c3p="1 t2"), hunters)
    assert "guarded" not in reasons(built, prairie(c3p="0 t1"))


def test_a_tepee_that_does_not_lead_holds_nothing() -> None:
    found = reasons(prairie(c3p="0 t2", e1p="1 t2"), prairie(c3p="0 h2", e1p="1 t2"))
    assert "guarded" not in found
    assert found["built"].sentence == "It has a tepee of 2 on c3, which hunters alone cannot beat."


@pytest.mark.parametrize(("award", "told"), [(1, "1 turkey,"), (2, "2 turkeys,")])
def test_one_turkey_and_two_turkeys(award: int, told: str) -> None:
    parameters = {
        "how": "alone",
        "terrain": "mountain",
        "places": ["c1"],
        "award": award,
        "animal": "turkey",
        "other": 0,
    }
    assert f"for {told}" in Explanation(REGION_MORE, parameters).sentence


def test_a_canoe_is_a_canoe() -> None:
    assert reasons(prairie(c3r="0 c1"), prairie())["guarded"].parameters["piece"] == "canoe"


def test_hunters_come_onto_the_board() -> None:
    more, fewer = prairie(c3p="0 h3"), prairie(c3p="0 h1")
    assert reasons(more, fewer)["hunters"].parameters == {"hunters": 3, "other": 1}
    assert "hunters" not in reasons(fewer, more)


def test_hunters_stand_where_they_bring_nothing() -> None:
    # c2p has no bison: two rivals lead, and who is third gets the animals of its own space.
    pieces = {"c3p": "1 h3", "e1p": "2 h2"}
    idle = table(players=3, season=2, tiles=PRAIRIE, pieces={**pieces, "c2p": "0 h1"}, turns_left=3)
    busy = table(players=3, season=2, tiles=PRAIRIE, pieces={**pieces, "d2p": "0 h1"}, turns_left=3)
    assert reasons(busy, idle)["idle"].parameters == {"hunters": 0, "other": 1}
    assert "idle" not in reasons(idle, busy)


def test_animals_are_saved() -> None:
    rich, poor = prairie({0: (9, 9, 9)}), prairie({0: (9, 9, 5)})
    assert reasons(rich, poor)["stock"].parameters == {"animals": 27, "other": 23}
    assert "stock" not in reasons(poor, rich)
    assert "stock" not in reasons(rich, prairie({0: (9, 9, 8)}))  # one animal is no reason


def test_what_exceeds_a_track_is_told_before_it_is_lost() -> None:
    full, spent = prairie({0: (14, 9, 9)}, c3p="0 h1"), prairie({0: (8, 9, 9)}, c3p="0 h1")
    assert reasons(spent, full)["overflow"].parameters == {"animals": 0, "other": 6}
    assert "overflow" not in reasons(full, spent)


def test_in_the_last_season_tracks_begin_at_0() -> None:
    full, spent = (prairie({0: (bison, 9, 9)}, season=6, c3p="0 h1") for bison in (14, 8))
    assert "overflow" not in reasons(spent, full)


def played(t: Table, text: str) -> list[tuple[int, int, str]]:
    steps, before = RULES.parse_turn(t.position, text), t.position.copy()
    t.play(text)
    found = entries(before, steps, t.position)
    return [(entry.seat, entry.amount, entry.why.reason.code) for entry in found]


def test_a_scoring_is_booked_region_by_region_and_a_turn_before_it_is_not() -> None:
    last = prairie(turns_left=1, c3p="0 h2", e1p="1 h1")
    assert set(played(last, "canoe +t")) == {(0, 7, "scored"), (1, 3, "scored")}
    assert played(prairie(c3p="0 h2", e1p="1 h1"), "canoe +t") == []


def test_what_is_paid_is_booked() -> None:
    free, dear = (prairie(turns_left=4, c3p="0 h3") for _ in range(2))
    for t in (free, dear):
        t.position.used[t.seat] = 0
    assert played(free, "walk c3p>c3r") == []
    assert played(dear, "walk c3p>c3r*2 -b1s1") == [(0, -2, "paid")]


@pytest.mark.parametrize(("text", "lost"), [("over", 6), ("over trade b>s", 3), ("over trade b>s; trade b>s", 0)])
def test_what_is_lost_above_15_is_booked(text: str, lost: int) -> None:
    t = prairie({0: (14, 2, 2)}, turns_left=1, c3p="0 h2")
    t.play("canoe +t")
    assert t.tracks(0)[0] == 21
    assert played(t, text) == ([(0, -lost, "spilt")] if lost else [])
