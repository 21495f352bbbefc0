"""The folder of a run. What is whole is kept, so that a run which is interrupted goes on where it stopped.

| file | what it holds |
|---|---|
| `learn.json` | the plan |
| `round-N/games-P-K.npz` | a hundred games for P players, from the K-th |
| `round-N/trained-P.json` | the network fitted to them and to those of all rounds before |
| `round-N/match-P.json` | its matches, and whether it was kept |
| `round-N/best.bin` | the best networks after the round |
| `network.bin` | the best networks of all, to be put into the folder of the game |
| `report.json`, `index.html` | what was learnt, and how |
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import numpy as np

from greatplains.arena.folder import locked
from greatplains.core.errors import GreatPlainsError
from greatplains.core.reason import Reason
from greatplains.learn import problems
from greatplains.learn.plan import FORMAT, ONCE, WORDS, Plan
from greatplains.learn.selfplay import Games

PLAN: Final = "learn.json"
NETWORK: Final = "network.bin"
_FIELDS: Final = tuple(field.name for field in fields(Games))


class BadFolder(GreatPlainsError):
    """The folder cannot take this run."""


class Folder:
    """The folder of a run, made if need be."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def taken(self, plan: Plan) -> Iterator[None]:
        """The folder is this run's: a new one, or the one that is there, to be gone on with."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            lock = locked(self.path)
        except OSError as error:
            raise self._bad(problems.UNUSABLE, reason=error.strerror or error) from None
        if lock is None:
            raise self._bad(problems.BUSY)
        try:
            self._compare(plan)
            self.write_json(PLAN, plan.to_json())
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            raise self._bad(problems.UNUSABLE, reason=error.strerror or error) from None
        finally:
            lock.close()

    def _compare(self, plan: Plan) -> None:
        if not (self.path / PLAN).exists():
            if any(self.path.iterdir()):
                raise self._bad(problems.FOREIGN, file=PLAN)
            return
        before, now = self.read_json(PLAN), plan.to_json()
        if not isinstance(before, dict) or before.get("format") != FORMAT:
            raise self._bad(problems.DAMAGED, file=PLAN)
        if isinstance(before.get("games"), int):  # before rounds had numbers of their own
            before["games"] = [before["games"]]
        names = [words for key, words in WORDS.items() if before.get(key, ONCE.get(key)) != now[key]]
        if names:
            raise self._bad(problems.OTHER_PLAN, names=names)

    def has(self, name: str) -> bool:
        """Is this file there?"""
        return (self.path / name).exists()

    def write(self, name: str, data: bytes) -> None:
        """Write a file, whole or not at all."""
        path = self.path / name
        path.parent.mkdir(exist_ok=True)
        draft = path.with_name(f".{path.name}.part")
        draft.write_bytes(data)
        draft.replace(path)

    def read(self, name: str) -> bytes:
        """What a file holds."""
        return (self.path / name).read_bytes()

    def write_json(self, name: str, value: Any) -> None:
        """Write plain values."""
        self.write(name, f"{json.dumps(value, ensure_ascii=False)}\n".encode())

    def read_json(self, name: str) -> Any:
        """Plain values that were written."""
        try:
            return json.loads(self.read(name))
        except ValueError:
            raise self._bad(problems.DAMAGED, file=name) from None

    def write_games(self, name: str, games: Games) -> None:
        """Write games that were played."""
        path = self.path / name
        path.parent.mkdir(exist_ok=True)
        draft = path.with_name(f".{path.name}.part")
        with draft.open("wb") as file:
            np.savez_compressed(file, **{field: getattr(games, field) for field in _FIELDS})
        draft.replace(path)

    def read_games(self, name: str) -> Games:
        """Games that were played."""
        try:
            with np.load(self.path / name) as file:
                return Games(**{field: file[field] for field in _FIELDS})
        except (ValueError, KeyError, EOFError):
            raise self._bad(problems.DAMAGED, file=name) from None

    def _bad(self, reason: Reason, /, **parameters: object) -> BadFolder:
        return BadFolder(reason, folder=str(self.path), **parameters)
