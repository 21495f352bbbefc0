"""Golden playthroughs: whole random games written down step by step.

Each line of a playthrough is a step: turn, seat, number of legal steps, a checksum of them in their order, the step and
its meaning; each finished turn adds its text and a checksum of the position. A refactoring that changes none of these
changes no rule. After a wanted change: `python tests/playthroughs/playthrough.py` writes them; read the difference.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

from greatplains.core.contract import Setup
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES

FOLDER = Path(__file__).parent
# Game, players, variant (Bison only).
PLAYTHROUGHS: tuple[tuple[str, int, int | None], ...] = (
    ("bison", 2, 0),
    ("bison", 3, 1),
    ("bison", 4, 2),
    ("wind-river", 2, None),
    ("wind-river", 3, None),
    ("wind-river", 4, None),
)


def name(game: str, players: int, variant: int | None) -> str:
    return f"{game}-{players}-players" + ("" if variant is None else f"-variant-{variant}")


def deal(game: str, players: int, variant: int | None) -> Setup:
    options = {} if variant is None else {"variant": variant}
    return GAMES[game].deal(players, Rng(2026, f"{game} {players}"), options)


def lines(game: str, players: int, variant: int | None) -> Iterator[str]:
    rules = GAMES[game]
    setup = deal(game, players, variant)
    rng = Rng(2026, "steps")
    played: Game[Any] = Game(rules, setup)
    yield f"{rules.title}, {players} players, first seat {setup.first}, options {dict(setup.options)}"
    yield f"stack {' '.join(setup.stack)}" if setup.stack else "no stack"
    while not played.position.is_over:
        legal = played.position.legal_steps()
        step = legal[rng.below(len(legal))]
        meaning = rules.meaning(step)
        words = " ".join(str(value) for value in meaning.parameters.values())
        yield (
            f"{played.position.turn + 1} seat {played.position.seat} legal {len(legal)} {checksum(str(legal))}"
            f" plays {step} {meaning.kind} {words}".rstrip()
        )
        played.play(step)
        if played.position.is_turn_start:
            yield f"  {played.turns[-1]} -> {checksum(played.position.to_bytes().hex())}"
    yield f"outcome {played.outcome()}"


def checksum(text: str) -> str:
    return f"{crc32(text.encode()):08x}"


def text(game: str, players: int, variant: int | None) -> str:
    return "\n".join(lines(game, players, variant)) + "\n"


if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        path = FOLDER / f"{name(*playthrough)}.txt"
        path.write_text(text(*playthrough), encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")
