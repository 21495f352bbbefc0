"""The names of the games for Gymnasium: `gymnasium.make("GreatPlains/WindRiver-v0")`, and `make_vec`."""

from __future__ import annotations

import gymnasium

from greatplains.envs.registry import ENCODINGS


def register(game: str) -> str:
    """Let Gymnasium know the game; its name there."""
    name = f"GreatPlains/{''.join(word.capitalize() for word in game.split('-'))}-v0"
    gymnasium.register(
        name,
        entry_point="greatplains.envs.versus:VersusBots",
        vector_entry_point="greatplains.envs.tables:VersusTables",
        kwargs={"game": game},
    )
    return name


def register_all() -> None:
    """Every game."""
    for game in ENCODINGS:
        register(game)
