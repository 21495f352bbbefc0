"""Bots by name, and what is said when there is none."""

from __future__ import annotations

import pytest
from tests.bots.seated import EXAMPLES

from greatplains.bots import BOTS, load_bot
from greatplains.bots.levels import LEVELS
from greatplains.bots.thinker import Thinker
from greatplains.core.errors import BadOptions


def test_the_roster() -> None:
    assert list(BOTS) == ["random", "greedy", *LEVELS]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_sits_down(name: str) -> None:
    assert callable(load_bot(name, 1).choose_turn)


def test_levels_are_thinkers_of_their_level() -> None:
    for name in LEVELS:
        bot = load_bot(name, 1)
        assert isinstance(bot, Thinker)
        assert bot.level == name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "nobody",
            "the bots are random, greedy, beginner, novice, easy, medium, hard, expert, master, or module",
        ),
        ("", "the bots are random"),
        ("Random", "the bots are random"),
        (":", "the bots are random"),
        (":MyBot", "the bots are random"),
        ("my_bot:", "the bots are random"),
        (".my_bot:MyBot", "the bots are random"),
        ("no_such_module:MyBot", "its module cannot be imported"),
        ("my_bot.inner:MyBot", "its module cannot be imported"),
        ("my_bot:YourBot", "the module my_bot has no YourBot"),
        ("my_bot:TRIES", "it has no method choose_turn"),
        ("builtins:int", "it has no method choose_turn"),
    ],
)
def test_a_bot_that_is_none(name: str, said: str) -> None:
    assert (EXAMPLES / "my_bot.py").exists()
    with pytest.raises(BadOptions) as caught:
        load_bot(name, 1)
    sentence = caught.value.sentence
    assert caught.value.code.startswith("bot_")
    assert caught.value.parameters["name"] == name
    assert sentence.startswith(f"There is no bot “{name}”: ")
    assert said in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
