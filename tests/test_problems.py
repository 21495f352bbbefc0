"""The tables of what is refused: every entry makes a sentence, and every code means one thing.

That each has a translation and each rule a paragraph is proved in the web client, whose types are made from the tables.
"""

import copy
import pickle
import re
from collections.abc import Callable
from string import Formatter
from typing import Final

import pytest

from greatplains.arena.problems import PROBLEMS as ARENA
from greatplains.bots.problems import PROBLEMS as BOTS
from greatplains.core import problems as common
from greatplains.core.errors import BadOptions, BadRecord, GreatPlainsError
from greatplains.core.reason import NUMBER, NUMBERS, TEXT, TEXTS, Kind, Problems, Reason, Words, words
from greatplains.drawing.problems import PROBLEMS as DRAWING
from greatplains.envs.problems import PROBLEMS as ENVS
from greatplains.games import GAMES
from greatplains.review.explanation import COMMON as REVIEW
from greatplains.review.registry import INSIGHTS
from greatplains.server.domain.problems import PROBLEMS as SERVER
from greatplains.server.host_problems import PROBLEMS as HOST

# What players can meet at a table of a game.
REACH: Final = {name: (common.PROBLEMS, SERVER, rules.problems) for name, rules in GAMES.items()}
OF_RECORDS: Final = [common.PROBLEMS, *(rules.problems for rules in GAMES.values())]
REASONS: Final = [REVIEW, *(insight.table for insight in INSIGHTS.values())]
TABLES: Final = [*OF_RECORDS, SERVER, HOST, ARENA, ENVS, BOTS, DRAWING, *REASONS]
ENTRIES: Final = [pytest.param(reason, id=f"{table.name}-{reason.code}") for table in TABLES for reason in table]
SAMPLES: Final[dict[Kind, list[object]]] = {NUMBER: [3], NUMBERS: [[1, 0]], TEXT: ["c3p"], TEXTS: [["a", "b"], []]}


def samples(kind: Kind) -> list[object]:
    return list(kind.phrases) if isinstance(kind, Words) else SAMPLES[kind]


def made_errors(reason: Reason) -> list[GreatPlainsError]:
    """The error with every word of every set in its place."""
    most = max([1, *(len(samples(kind)) for kind in reason.parameters.values())])
    rows = [
        {name: samples(kind)[turn % len(samples(kind))] for name, kind in reason.parameters.items()}
        for turn in range(most)
    ]
    return [GreatPlainsError(reason, **row) for row in rows]


@pytest.mark.parametrize("reason", ENTRIES)
def test_every_entry_makes_a_sentence(reason: Reason) -> None:
    for error in made_errors(reason):
        assert re.fullmatch(r"[\w“].*(\.|: c3p)", error.sentence)  # some end with what another error says
        assert "{" not in error.sentence
        assert (error.code, error.rule) == (reason.code, reason.rules[0] if reason.rules else "")


@pytest.mark.parametrize("reason", ENTRIES)
def test_the_sentence_names_exactly_the_parameters(reason: Reason) -> None:
    named = {name for _, name, _, _ in Formatter().parse(reason.sentence) if name is not None}
    assert named == set(reason.parameters)


@pytest.mark.parametrize("game", REACH)
def test_a_code_means_one_thing_at_a_table(game: str) -> None:
    codes = [reason.code for table in REACH[game] for reason in table]
    assert len(codes) == len(set(codes)) > 100


@pytest.mark.parametrize("table", OF_RECORDS, ids=lambda table: table.name)
def test_what_a_record_can_be_refused_for_leaves_turn_and_text_to_the_record(table: Problems) -> None:
    """A fault in a record carries both beside its own parameters."""
    for reason in table:
        assert not {"turn", "text"} & set(reason.parameters)


def test_a_code_cannot_stand_twice_in_a_table() -> None:
    table = Problems("chess")
    table.add("mate", "The king cannot escape.")
    with pytest.raises(ValueError, match="“mate” stands twice among the problems of chess"):
        table.add("mate", "It is over.")


def test_a_word_is_sent_and_its_phrase_is_said() -> None:
    found = words("Found", {"list": "a list"})
    error = BadOptions(Problems("chess").add("form", "A move is a text, not {found}.", found=found), found="list")
    assert error.parameters == {"found": "list"}
    assert error.sentence == "A move is a text, not a list."


def test_another_rule_is_named_where_there_are_several() -> None:
    reason = Problems("chess").add("check", "The king is in check.", "Chess 3", "Chess 4")
    assert str(BadOptions(reason)) == "The king is in check. (Chess 3)"
    assert str(BadOptions(reason.under("Chess 4"))) == "The king is in check. (Chess 4)"


def test_what_somebody_wrote_is_quoted_but_not_by_the_page() -> None:
    long = Problems("chess").add("long", "“{word}”: {number} or {more}.", word=TEXT, number=NUMBER, more=TEXTS)
    error = BadOptions(long, word="{x}" * 100, number=10**5000, more=["y"] * 300)
    assert error.sentence.startswith("“{x}{x}")
    assert ": a huge number or y, y, " in error.sentence
    assert len(error.sentence) < 450


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_goes_from_process_to_process(duplicate: Callable[[GreatPlainsError], GreatPlainsError]) -> None:
    for error in (
        BadRecord(common.FORMAT, turn=0, text="", wanted="greatplains/1"),
        BadOptions(common.UNKNOWN_GAME.under(""), game="chess", games=["bison"]),
    ):
        twin = duplicate(error)
        assert type(twin) is type(error)
        assert vars(twin) == vars(error)
