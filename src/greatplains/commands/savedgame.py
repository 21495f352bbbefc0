"""A game of a person against bots, in a file: one record that is written whole after every turn, and gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greatplains.commands.faults import fault_words
from greatplains.commands.options import refuse
from greatplains.commands.outfile import whole_file
from greatplains.commands.recordfile import read_lines, record_file
from greatplains.commands.signs import printable
from greatplains.core.errors import BadRecord
from greatplains.core.game import Game
from greatplains.core.record import parse_record, record_line, record_of, replay
from greatplains.games import GAMES


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as it was left, who sits where (None in it is the person), and the seed of the bots.

    Records of other origin do not say who plays.
    """

    game: Game[Any]
    names: tuple[str | None, ...] | None
    seed: int | None


def has_game(file: str) -> bool:
    """Is there something to go on with?"""
    path = Path(file)
    return path.exists() and path.stat().st_size > 0


def load_game(file: str) -> Saved:
    """The game in the file; what is none is refused."""
    with record_file(file) as source:
        lines = list(read_lines(source))
    if len(lines) != 1:
        refuse(f"“{printable(file)}” must hold one game to go on with; it holds {len(lines)}.")
    if lines[0].data is None:
        refuse(f"“{printable(file)}” holds no game: it is too long.")
    try:
        record = parse_record(lines[0].data)
        game: Game[Any] = replay(record, GAMES)
    except BadRecord as error:
        refuse(f"“{printable(file)}” holds no game to go on with: {fault_words(error, None)}")
    seed = record.extra.get("seed")
    return Saved(game, _names(record.extra.get("bots"), game.setup.players), seed if isinstance(seed, int) else None)


def save_game(file: str, game: Game[Any], names: Sequence[str | None], seed: int) -> None:
    """Write the game as it stands; the file is never half-written."""
    with whole_file(file) as output:
        line = record_line(record_of(game, {"bots": list(names), "seed": seed}))
        output.write(f"{line}\n".encode("utf-8", "surrogatepass"))


def _names(found: object, players: int) -> tuple[str | None, ...] | None:
    """One person and bots; anything else does not say who plays."""
    if not isinstance(found, list) or len(found) != players or found.count(None) != 1:
        return None
    if not all(name is None or isinstance(name, str) for name in found):
        return None
    return tuple(found)
