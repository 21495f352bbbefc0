"""Perft: how many sequences of steps there are, from openings and from positions in the middle of games.

`python tests/perft/perft_counts.py` counts anew and writes the files; read the difference before keeping it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from greatplains.core.game import Game
from greatplains.core.playout import perft, random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

FOLDER = Path(__file__).parent
DEPTHS = (1, 2, 3, 4)
# Whole random turns before counting; all phases of both games come up on the way.
TURNS_BEFORE = (0, 3, 10, 24, 37)


def cases(game: str) -> list[tuple[str, int, int, int]]:
    """Name, players, variant and turns before."""
    variants = (0, 1, 2) if game == "bison" else (0,)
    return [
        (f"{players} players, variant {variant}, after {turns} turns", players, variant, turns)
        for players in range(2, 5)
        for variant in variants
        for turns in TURNS_BEFORE
    ]


def position(game: str, players: int, variant: int, turns: int) -> Position:
    options = {"variant": variant} if game == "bison" else {}
    started: Game[Any] = Game(GAMES[game], GAMES[game].deal(players, Rng(7, "perft"), options))
    rng = Rng(7, "turns")
    for _ in range(turns):
        if not started.position.is_over:
            random_turn(started.position, rng)
    found: Position = started.position
    return found


def count(game: str, players: int, variant: int, turns: int) -> list[int]:
    """Counts for the depths; the deepest only where it stays small."""
    start = position(game, players, variant, turns)
    counts: list[int] = []
    for depth in DEPTHS:
        if counts and counts[-1] > 700:
            break
        counts.append(perft(start, depth))
    return counts


if __name__ == "__main__":
    for game in GAMES:
        counts = {name: count(game, players, variant, turns) for name, players, variant, turns in cases(game)}
        text = "{\n" + ",\n".join(f"  {json.dumps(name)}: {found}" for name, found in counts.items()) + "\n}\n"
        (FOLDER / f"{game}.json").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{game}.json\n")
