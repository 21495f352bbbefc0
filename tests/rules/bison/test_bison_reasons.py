"""Why something is not allowed: every refusal has a code, a sentence and a rule, and changes nothing."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import RULES, STEP, Table, table

Step = tuple[str | int, ...]


def steps_to(*steps: Step) -> Table:
    t = table(
        variant=2,
        pieces={"c3p": "0 h3 t1", "c4m": "0 h1", "c3r": "0 h1 c1", "d3m": "1 h1"},
        tracks={0: (9, 9, 9)},
        reserve={0: "h2 t2 c2"},
    )
    for step in steps:
        t.position.play(STEP[step])
    return t


PHASES: dict[str, list[Step]] = {
    "choose": [],
    "lay": [("action", "tile")],
    "place": [("action", "tile"), ("lay", "d2", 0)],
    "build": [("action", "tepee")],
    "build on": [("action", "tepee"), ("build", "c3p", 2)],
    "target": [("action", "gather")],
    "join": [("action", "gather"), ("target", "c4m")],
    "join on": [("action", "gather"), ("target", "c4m"), ("join", "c3r")],
    "from": [("action", "trek")],
    "to": [("action", "trek"), ("from", "c3p")],
    "from on": [("action", "walk"), ("from", "c3p"), ("to", "c3r")],
    "gain": [("action", "walk"), ("done",)],
    "pay bison": [("action", "tile"), ("lay", "d2", 0), ("place", "prairie", 2)],
    "pay salmon": [("action", "tile"), ("lay", "d2", 0), ("place", "prairie", 2), ("pay bison", 0)],
}


def overflow() -> Table:
    t = table(pieces={"c3p": "0 h1"}, tracks={0: (15, 10, 15), 1: (0, 0, 0)}, turns_left=1)
    t.play("canoe +t")
    return t


def ended() -> Table:
    t = table(season=6, turns_left=1)
    t.play("canoe +t")
    return t


def every_phase() -> dict[str, Table]:
    tables = {name: steps_to(*steps) for name, steps in PHASES.items()}
    return tables | {"overflow": overflow(), "over": ended()}


@pytest.mark.parametrize("phase", every_phase())
def test_every_illegal_step_has_its_reason(phase: str) -> None:
    """Records refusal: in every phase of a turn, every step that is not legal names a reason and changes nothing."""
    t = every_phase()[phase]
    assert str(RULES.view(t.position, None)["phase"]) == phase.removesuffix(" on")
    before = t.position.to_bytes()
    legal = set(t.position.legal_steps())
    for step in range(RULES.step_count):
        if step not in legal:
            assert not t.position.is_legal(step)
            with pytest.raises(IllegalStep) as caught:
                t.position.play(step)
            assert caught.value.code
            assert caught.value.rule.startswith(("Bison ", "B"))
            assert "{" not in caught.value.sentence
    assert t.position.to_bytes() == before


@pytest.mark.parametrize("step", [-1, 872, 10**6, 2**31, 2**70])
def test_numbers_that_are_no_steps(step: int) -> None:
    """Records refusal: a number that names nothing."""
    t = table()
    with pytest.raises(IllegalStep) as caught:
        t.position.play(step)
    assert caught.value.code == "unknown_step"


@pytest.mark.parametrize(
    ("phase", "step", "code", "rule"),
    [
        ("choose", ("lay", "d2", 0), "not_now", "Bison 3"),
        ("lay", ("lay", "a1", 0), "cell_apart", "Bison 3 tile"),
        ("lay", ("lay", "c3", 0), "cell_taken", "Bison 3 tile"),
        ("lay", ("done",), "not_now", "Bison 3"),
        ("place", ("place", "prairie", 3), "reserve", "Bison 3 tile"),
        ("build", ("build", "c3p", 4), "no_piece", "Bison 3 tepee"),
        ("build", ("build", "c3r", 2), "wrong_terrain", "Bison 3 tepee, B11"),
        ("build", ("build", "d3m", 1), "no_hunter", "Bison 3 tepee"),
        ("build on", ("build", "c3p", 1), "changed_already", "Bison 3 variant 1"),
        ("target", ("target", "d3m"), "no_hunter", "Bison 3 movement"),
        ("join", ("done",), "gather_someone", "Bison 3 gather"),
        ("join", ("join", "c4m"), "same_space", "B17"),
        ("join on", ("join", "c3r"), "no_hunter", "Bison 3 movement"),
        ("from", ("from", "d3m"), "no_hunter", "Bison 3 movement"),
        ("to", ("to", "c3p"), "no_move", "Bison 3 movement"),
        ("to", ("to", "d3m"), "occupied", "Bison 3 movement"),
        ("to", ("to", "d2p"), "no_tile", "Bison 3 movement"),
        ("to", ("done",), "not_now", "Bison 3"),
        ("gain", ("done",), "not_now", "Bison 3"),
        ("pay bison", ("pay bison", 3), "too_much", "Bison 3 cost"),
        ("pay bison", ("pay bison", 10), "too_few", "Bison 3 cost"),
        ("pay salmon", ("pay salmon", 3), "too_much", "Bison 3 cost"),
        ("pay salmon", ("pay bison", 1), "not_now", "Bison 3"),
        ("overflow", ("trade", "salmon", "bison"), "not_exceeding", "Bison 4, B13"),
        ("overflow", ("trade", "bison", "turkey"), "track_full", "Bison 3 trade, B13"),
        ("overflow", ("action", "walk"), "not_now", "Bison 3"),
        ("over", ("action", "walk"), "game_over", "Bison 4 end"),
    ],
)
def test_reason_of_a_step(phase: str, step: Step, code: str, rule: str) -> None:
    """Records refusal: the first rule that stands against it."""
    with pytest.raises(IllegalStep) as caught:
        every_phase()[phase].position.play(STEP[step])
    assert (caught.value.code, caught.value.rule) == (code, rule)


def test_payment_that_the_other_animals_cannot_complete() -> None:
    """Bison 3 cost: with one salmon and no turkey at least one bison must pay."""
    t = table(pieces={"c3p": "0 h2"}, tracks={0: (5, 1, 0)})
    for step in [("action", "walk"), ("from", "c3p"), ("to", "c3r"), ("from", "c3p"), ("to", "c3r")]:
        t.step(*step)
    assert t.choices("pay bison") == {"1", "2"}
    with pytest.raises(IllegalStep) as caught:
        t.step("pay bison", 0)
    assert (caught.value.code, caught.value.rule) == ("too_little", "Bison 3 cost")


@pytest.mark.parametrize("text", ["walk c3p>c3r", "buy h; tile d2/9", "tile c3/0 +b", "trade b>s; trek +q", "over"])
def test_reason_is_a_sentence(text: str) -> None:
    """Records refusal: the reason in plain words, with the rule behind it."""
    error = table().refused(text)
    assert error.sentence[0] in "“ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert error.sentence.endswith(".")
    assert str(error) == f"{error.sentence} ({error.rule})"


@pytest.mark.parametrize(
    ("pieces", "reserve", "text", "rule"),
    [
        ({}, "h4", "walk c3p>c3r", "Bison 3 movement"),
        ({}, "h4", "trek c3p>c3r", "Bison 3 movement"),
        ({}, "h4", "gather c3p<c3r", "Bison 3 movement"),
        ({"c3p": "0 h2"}, "h4", "gather c3p<c3r", "Bison 3 gather"),
        ({"c3p": "0 h1", "c3r": "1 h1", "d3m": "1 h1"}, "h4", "walk c3p>c3r", "Bison 3 movement"),
        ({"c3p": "0 h1"}, "h4", "walk c3p>c3r*2 -b2", "Bison 3 movement"),
        ({"c3p": "0 h2"}, "h4", "walk c3p>c3r*2 c3r>c3m -b4", "Bison 3 movement"),
        ({}, "h4 t1", "tepee c3p:1", "Bison 3 tepee"),
        ({"c3p": "0 h1"}, "h4", "tepee c3p:1", "Bison 3 tepee"),
        ({"c3p": "0 h1"}, "h4 t2", "tepee c3p:2 -b2", "Bison 3 tepee"),
        ({"c3r": "0 h1"}, "h4", "canoe c3r:1", "Bison 3 canoe"),
        ({"c3p": "0 t1"}, "h4 t2", "tepee c3p:0", "Bison 3 variant 2"),
        ({}, "h0", "tile d2/0 p1", "Bison 3 tile"),
    ],
)
def test_reason_when_nothing_else_could_be_done_either(
    pieces: dict[str, str], reserve: str, text: str, rule: str
) -> None:
    """Records refusal, B14: an action that has closed by itself still says what was wrong with the turn written.

    “The turn asks for an animal to gain” is no reason a player understands who has just tried to walk.
    """
    error = table(pieces=pieces, reserve={0: reserve}).refused(text)
    assert isinstance(error, IllegalStep)
    assert error.rule in (rule, "Bison 3 cost, B14")


@pytest.mark.parametrize("text", ["tepee c3p:1 c4p:1 -b2", "tepee c3p:2 c4p:1 -b4"])
def test_reason_for_a_second_change_in_the_base_game(text: str) -> None:
    """Records refusal, Bison 3 variant 0: several changes belong to variant 1, and the reason says so."""
    error = table(pieces={"c3p": "0 h2", "c4p": "0 h1"}).refused(text)
    assert isinstance(error, IllegalStep)
    assert "variant" in error.rule
