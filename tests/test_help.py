"""What `help()` tells of the engine, compiled as well as interpreted: words for everything public, and its parameters.

Compiled functions have no types in their signatures: Python has no place for them there.
"""

from __future__ import annotations

import inspect
import pydoc
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from greatplains.core import position as position_module
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

# Each game has all of them.
GAME_MODULES = (
    "board",
    "breakdown",
    "meaning",
    "notation",
    "play",
    "position",
    "problems",
    "reasons",
    "rules",
    "soundness",
    "state",
    "steps",
    "storage",
    "view",
)
MODULES = [
    f"greatplains.{name}"
    for name in (
        *(
            f"core.{name}"
            for name in ("bits", "contract", "errors", "game", "playout", "position", "record", "rng", "trail")
        ),
        *(f"games{name}" for name in ("", ".bison", ".windriver")),
        *(f"games.{game}.{name}" for game in ("bison", "windriver") for name in GAME_MODULES),
        *(
            f"bots.{name}"
            for name in ("bot", "forecast", "lookahead", "programbot", "roster", "treesearch", "uct", "uniform")
        ),
    )
]


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Classes and functions that are defined in the module, and the methods of the classes, by name."""
    for name, value in vars(module).items():
        if name.startswith("_") or getattr(value, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(value):
            yield name, value
            for inner in vars(value):
                if not inner.startswith("_") and inspect.isroutine(getattr(value, inner)):
                    yield f"{name}.{inner}", getattr(value, inner)
        elif inspect.isroutine(value):
            yield name, value


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_says_what_it_is_for(name: str) -> None:
    module = import_module(name)
    assert inspect.getdoc(module)
    silent = [what for what, value in public(module) if not inspect.getdoc(value)]
    assert silent == []


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_says_how_it_is_called(name: str) -> None:
    """But for what is a dict, of which Python itself does not say it."""
    for what, value in public(import_module(name)):
        if callable(value) and not (inspect.isclass(value) and issubclass(value, dict)):
            assert inspect.signature(value) is not None, what


def test_public_things_are_found() -> None:
    found = dict(public(position_module))
    assert {"Position", "Position.apply", "Position.legal_steps", "mask_buffer"} <= found.keys()
    assert sum(1 for name in MODULES for _ in public(import_module(name))) > 250


def test_parameters_have_their_names_and_defaults() -> None:
    assert list(inspect.signature(Position.random_step).parameters) == ["self", "masks", "rng"]
    parameters = inspect.signature(Rng).parameters
    assert list(parameters) == ["seed", "stream"]
    assert parameters["stream"].default == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_position_at_hand_tells_what_it_can_do(name: str) -> None:
    rules = GAMES[name]
    position = rules.opening(rules.deal(2, Rng(7)))
    assert list(inspect.signature(position.apply).parameters) == ["step"]
    assert "Carry out a step" in page(position.apply)
    assert "All that a seat (None: a spectator) may see." in page(rules.view)
    whole = page(position)
    for method in ("apply", "copy", "is_legal", "legal_steps", "play", "refusal", "to_bytes", "win_shares"):
        assert f"{method}(" in whole
    assert "The legal steps in ascending order" in whole


def test_the_page_of_a_module_shows_what_is_in_it_and_no_more() -> None:
    text = page(position_module)
    assert "what a position can do" in text
    assert "Carry out a step" in text
    assert "mask_buffer()" in text
    assert "lowest_bit" not in text
    assert "typing.Final" not in text


def page(thing: object) -> str:
    """What `help` prints."""
    return pydoc.plain(pydoc.render_doc(thing))
