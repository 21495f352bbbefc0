"""What the rules tell about their options is what they take when a game is set up."""

from typing import Any

import pytest

from greatplains.core.contract import Option, Rules
from greatplains.core.errors import BadOptions
from greatplains.core.options import find_option, usual_options
from greatplains.core.rng import Rng
from greatplains.games import GAMES

OPTIONS = [
    pytest.param(rules, option, id=f"{name}-{option.name}") for name, rules in GAMES.items() for option in rules.options
]
games = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
options = pytest.mark.parametrize(("rules", "option"), OPTIONS)


def of_another_kind(option: Option) -> list[Any]:
    """What none of the named values is, though it may look like one."""
    return [None, [], -1, "", *map(str, filter(lambda value: not isinstance(value, str), option.values)), 1.0]


@options
def test_an_option_tells_all_that_a_form_needs(rules: Rules[Any], option: Option) -> None:
    assert option.name.isidentifier()
    assert option.kind in ("choice", "flag", "file")
    assert option.default in option.values
    assert len(set(map(str, option.values))) == len(option.values)
    assert (option.kind == "flag") == (option.values == (False, True))
    assert option.sentence.endswith(".")
    assert find_option(rules, option.name) is option


@games
def test_no_option_stands_there_twice(rules: Rules[Any]) -> None:
    names = [option.name for option in rules.options]
    assert len(set(names)) == len(names)


def test_options_of_one_name_are_of_one_kind() -> None:
    """The command line has one option for all games that have it."""
    kinds: dict[str, set[str]] = {}
    for rules in GAMES.values():
        for option in rules.options:
            kinds.setdefault(option.name, set()).add(option.kind)
    assert all(len(found) == 1 for found in kinds.values())


@options
def test_every_value_can_be_played_with(rules: Rules[Any], option: Option) -> None:
    for value in option.values:
        setup = rules.deal(rules.least_players, Rng(1), {option.name: value})
        assert setup.options[option.name] == value
        assert type(setup.options[option.name]) is type(value)
        assert rules.check_setup(setup) == setup


@options
def test_what_is_no_value_is_refused(rules: Rules[Any], option: Option) -> None:
    for value in of_another_kind(option):
        with pytest.raises(BadOptions):
            rules.deal(rules.least_players, Rng(1), {option.name: value})


@games
def test_options_that_are_left_out_are_the_usual_ones(rules: Rules[Any]) -> None:
    assert dict(rules.deal(rules.most_players, Rng(1)).options) == usual_options(rules)
    assert rules.deal(rules.most_players, Rng(1)) == rules.deal(rules.most_players, Rng(1), usual_options(rules))


@games
def test_an_option_that_is_not_there_is_refused(rules: Rules[Any]) -> None:
    for ask in (
        lambda: rules.deal(rules.least_players, Rng(1), usual_options(rules) | {"weather": 1}),
        lambda: find_option(rules, "weather"),
    ):
        with pytest.raises(BadOptions) as refused:
            ask()
        assert (refused.value.code, refused.value.parameters) == ("unknown_option", {"key": "weather"})


@games
def test_only_options_of_the_kind_file_are_read_from_files(rules: Rules[Any]) -> None:
    for name in ["weather", *(option.name for option in rules.options if option.kind != "file")]:
        with pytest.raises(BadOptions) as refused:
            rules.read_option(name, "file.toml", b"")
        assert (refused.value.code, refused.value.parameters) == ("option_no_file", {"key": name})


@options
def test_a_file_that_gives_no_value_is_refused(rules: Rules[Any], option: Option) -> None:
    if option.kind == "file":
        for data in (b"", b"\0", b"\xff", b"[[["):
            with pytest.raises(BadOptions):
                rules.read_option(option.name, "file.toml", data)
