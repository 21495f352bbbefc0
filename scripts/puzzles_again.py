"""Say anew what the turns of the shipped puzzles promise and give away, after a change of the evaluation.

    python -m scripts.puzzles_again wind-river [--jobs 2]
    python -m scripts.puzzles_again wind-river --reasons tents_lost way

The puzzles stay, with their ids, turns and reasons; one that is none any more by the evaluation of today is dropped,
and named. With `--reasons` only these are worked out anew, of the puzzles that tell one of those codes, after a change
of what is said.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Final

from greatplains.commands.workers import in_order
from greatplains.core.record import parse_record, read_lines
from greatplains.puzzles.collection import COLLECTIONS
from greatplains.puzzles.finder import explain_again, look_again
from greatplains.puzzles.puzzle import Puzzle, puzzle_line, puzzle_of
from greatplains.review.explanation import COMMON
from greatplains.review.registry import insight

_PUZZLES: Final = Path(__file__).parents[1] / "src" / "greatplains" / "puzzles"


def line_again(line: bytes) -> str | None:
    """A line of the file as it is to be now; None: it goes."""
    puzzle = look_again(puzzle_of(parse_record(line)))
    return None if puzzle is None else puzzle_line(puzzle)


def reasons_again(line: bytes, codes: Collection[str]) -> str | None:
    """The same where only the reasons are looked at."""
    puzzle: Puzzle | None = puzzle_of(parse_record(line))
    if puzzle is not None and any(reason.reason.code in codes for reason in puzzle.reasons):
        puzzle = explain_again(puzzle)
    return None if puzzle is None else puzzle_line(puzzle)


def main() -> None:
    """Write the file of a game anew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(COLLECTIONS))
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument(
        "--reasons", nargs="+", metavar="CODE", help="only why, and only of those that have one of these reasons"
    )
    chosen = parser.parse_args()
    known = {reason.code for table in (COMMON, insight(chosen.game).table) for reason in table}
    if chosen.jobs < 1:
        parser.error("--jobs must be at least 1.")
    if unknown := sorted({*(chosen.reasons or ())} - known):
        parser.error(f"there is no reason {unknown[0]!r}; there are {', '.join(sorted(known))}.")
    file = _PUZZLES / COLLECTIONS[chosen.game] / "puzzles.jsonl"
    lines = [line for _, line in read_lines(file.read_bytes())]
    kept: list[str] = []
    anew = partial(reasons_again, codes=chosen.reasons) if chosen.reasons else line_again
    for line, again in zip(lines, in_order(anew, lines, chosen.jobs), strict=True):
        if again is None:
            print(f"{puzzle_of(parse_record(line)).id} is no puzzle any more", flush=True)
        else:
            kept.append(again)
    file.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
    print(f"{len(kept)} of {len(lines)} puzzles are left")


if __name__ == "__main__":
    main()
