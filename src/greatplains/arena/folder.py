"""The folder of an arena: its settings, and every game as soon as it is over.

`games.jsonl` holds the finished games, `forfeits.jsonl` those that a bot forfeited, each in the order of their numbers.
A line is written at once, so that a run which is interrupted goes on where it stopped.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from greatplains.arena import problems
from greatplains.arena.match import Played
from greatplains.arena.settings import FORMAT, Settings, differences
from greatplains.core.errors import BadRecord, GreatPlainsError
from greatplains.core.reason import Reason
from greatplains.core.record import parse_record, replay
from greatplains.core.strictjson import parse_json
from greatplains.games import GAMES as RULES

SETTINGS: Final = "arena.json"
GAMES: Final = "games.jsonl"
FORFEITS: Final = "forfeits.jsonl"


class BadFolder(GreatPlainsError):
    """The folder cannot take the games of this arena."""


class Folder:
    """The folder, with the records that are there already."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def taken(self) -> Iterator[None]:
        """The folder, made if need be, is this arena's; another one that wants it meanwhile is refused."""
        with self._refused():
            self.path.mkdir(parents=True, exist_ok=True)
            lock = locked(self.path)
        if lock is None:
            raise self._bad(problems.BUSY)
        try:
            yield
        finally:
            lock.close()

    def prepare(self, settings: Settings, is_fresh: bool) -> None:
        """Make it ready for an arena with these settings: a new one, or the one that is there, to be gone on with."""
        with self._refused():
            before = self._settings()
            if before is None and any((self.path / name).exists() for name in (GAMES, FORFEITS)):
                raise self._bad(problems.FOREIGN, file=SETTINGS)
            if before is not None and is_fresh:
                for name in (GAMES, FORFEITS):
                    (self.path / name).unlink(missing_ok=True)
            elif before is not None:
                self._compare(before, settings)
                self._replay()
            self._write_settings(settings)

    def records(self) -> list[dict[str, Any]]:
        """All games that are over, in the order of their numbers."""
        with self._refused():
            found = [*self._lines(GAMES), *self._lines(FORFEITS)]
        return sorted(found, key=lambda record: int(record["number"]))

    @contextmanager
    def writing(self) -> Iterator[Pen]:
        """Both files, open for more games."""
        with self._refused(), (self.path / GAMES).open("ab") as games, (self.path / FORFEITS).open("ab") as forfeits:
            yield Pen(games, forfeits)

    def _settings(self) -> dict[str, Any] | None:
        path = self.path / SETTINGS
        if not path.exists():
            return None
        try:
            found = parse_json(path.read_bytes())
        except ValueError as error:
            raise self._bad(problems.DAMAGED, file=SETTINGS, error=error) from None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise self._bad(problems.FORMAT, file=SETTINGS, format=FORMAT)
        return found

    def _replay(self) -> None:
        """Games that are gone on from are still what was played."""
        for name in (GAMES, FORFEITS):
            for number, line in enumerate(self._whole_lines(name), start=1):
                self._record(name, number, line)
                try:
                    replay(parse_record(line), RULES)
                except BadRecord as error:
                    fault = f"turn {error.turn}: {error.sentence.removesuffix('.')}"
                    raise self._bad(problems.DAMAGED_LINE, n=number, file=name, error=fault) from None

    def _compare(self, before: dict[str, Any], settings: Settings) -> None:
        names = differences(before, settings)
        if names:
            raise self._bad(problems.OTHER_SETTINGS, names=names)

    def _write_settings(self, settings: Settings) -> None:
        text = json.dumps(settings.to_json(), ensure_ascii=False, indent=2)
        draft = self.path / f".{SETTINGS}.part"
        draft.write_text(f"{text}\n", encoding="utf-8")
        draft.replace(self.path / SETTINGS)

    def _lines(self, name: str) -> list[dict[str, Any]]:
        """The records of a file."""
        return [self._record(name, number, line) for number, line in enumerate(self._whole_lines(name), start=1)]

    def _whole_lines(self, name: str) -> list[bytes]:
        """The lines of a file; a last one that was not written to its end is cut off."""
        path = self.path / name
        if not path.exists():
            return []
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(whole))
        return whole.splitlines()

    def _record(self, name: str, number: int, line: bytes) -> dict[str, Any]:
        try:
            found = parse_json(line)
        except ValueError as error:
            raise self._bad(problems.DAMAGED_LINE, n=number, file=name, error=error) from None
        if not isinstance(found, dict) or not isinstance(found.get("number"), int):
            raise self._bad(problems.NO_GAME, n=number, file=name)
        return found

    def _bad(self, reason: Reason, /, **parameters: object) -> BadFolder:
        return BadFolder(reason, folder=str(self.path), **parameters)

    @contextmanager
    def _refused(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            raise self._bad(problems.UNUSABLE, reason=error.strerror or error) from None


class Pen:
    """Adds games to their files."""

    def __init__(self, games: BinaryIO, forfeits: BinaryIO) -> None:
        self._games = games
        self._forfeits = forfeits

    def write(self, played: Played) -> None:
        file = self._forfeits if played.is_forfeit else self._games
        file.write(f"{played.line}\n".encode())
        file.flush()


class _Lock:
    """A lock on a folder, which ends with this process at the latest."""

    def __init__(self, descriptor: int | None) -> None:
        self._descriptor = descriptor

    def close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)


if sys.platform == "win32":

    def locked(path: Path) -> _Lock | None:
        """There is no such lock; whoever starts two arenas in one folder is not stopped."""
        return _Lock(None)

else:

    def locked(path: Path) -> _Lock | None:
        """The folder is ours, or None if it is another's. A file system without locks is not insisted on."""
        import fcntl

        descriptor = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            return None
        except OSError:
            pass
        return _Lock(descriptor)
