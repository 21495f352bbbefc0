"""The entries of an observation: which part stands where, how it is shaped, and what it says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Final

SEATS: Final = 4
# What a part says that has an entry for each possibility.
ONE_OF: Final = "1 for the one it is"


@dataclass(frozen=True, slots=True)
class Part:
    """Entries that belong together. `names` are those of the planes or entries, in order; no entry exceeds `high`.

    Of what `is_private` each seat sees its own only.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str
    names: tuple[str, ...] = ()
    is_private: bool = False

    @property
    def size(self) -> int:
        """How many entries it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The first entry after it."""
        return self.start + self.size


def layout_table(layout: Iterable[Part]) -> str:
    """The parts as a table of Markdown: the one of docs/environments.md."""
    lines = ["| entries | part | shape | up to | what it says |", "|--:|---|---|--:|---|"]
    for part in layout:
        entries = f"{part.start}–{part.end - 1}" if part.size > 1 else str(part.start)
        shape = " × ".join(str(length) for length in part.shape)
        names = f" ({', '.join(part.names)})" if part.names else ""
        lines.append(f"| {entries} | `{part.name}` | {shape} | {part.high} | {part.meaning}{names} |")
    return "\n".join(lines)
