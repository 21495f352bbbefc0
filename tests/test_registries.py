"""Every layer that knows something of a game has one dictionary for it, with the games there are and no others."""

from __future__ import annotations

from importlib import import_module

import pytest

from greatplains.games import GAMES


@pytest.mark.parametrize(
    ("layer", "dictionary"),
    [
        ("bots", "KNOWLEDGE"),
        ("review", "INSIGHTS"),
        ("drawing", "DRAWINGS"),
        ("terminal", "PAGES"),
        ("envs", "ENCODINGS"),
        pytest.param("envs.openspiel", "OPENSPIEL", marks=pytest.mark.openspiel),
    ],
)
def test_a_layer_knows_every_game(layer: str, dictionary: str) -> None:
    known = getattr(import_module(f"greatplains.{layer}.registry"), dictionary)
    assert known.keys() == GAMES.keys()
