"""Games of a benchmark that were played before, in a folder: one file a line of its tables, one line a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


class Kept:
    """The games of one line; without a folder there are none, and none are kept."""

    def __init__(self, folder: str | None, name: str) -> None:
        self.path: Path | None = None
        if folder is not None:
            try:
                Path(folder).mkdir(parents=True, exist_ok=True)
            except OSError as error:
                sys.exit(f"Games cannot be kept in {folder}: {error.strerror}.")
            self.path = Path(folder) / f"{name.replace(':', '-').replace('*', '-clocked')}.jsonl"

    def games(self) -> dict[int, dict[str, Any]]:
        """What is there, by the number of the game; a line that was not written whole is left out."""
        found: dict[int, dict[str, Any]] = {}
        if self.path is None or not self.path.exists():
            return found
        for line in self.path.read_text(encoding="utf-8").splitlines():
            try:
                data = json.loads(line)
            except ValueError:
                continue
            if isinstance(data, dict) and "number" in data:
                found[data.pop("number")] = data
        return found

    def add(self, number: int, played: dict[str, Any]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number, **played}) + "\n")
