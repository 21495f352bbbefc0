"""The lessons of each game, in the order in which they are learnt."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from greatplains.core.record import FORMAT, parse_record
from greatplains.games import GAMES
from greatplains.lessons.lesson import Done, Lesson

# The folder of each game that has lessons.
COURSES: Final = {"bison": "bison", "wind-river": "windriver"}


def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game; of one that has none, none."""
    # Not remembered of any name that somebody may think of.
    return _read(game) if game in COURSES else ()


@cache
def _read(game: str) -> tuple[Lesson, ...]:
    file = resources.files("greatplains.lessons").joinpath(COURSES[game], "lessons.toml")
    return tuple(_lesson(game, entry) for entry in tomllib.loads(file.read_text(encoding="utf-8"))["lessons"])


def find_lesson(game: str, lesson: str) -> Lesson | None:
    """The lesson of that name."""
    return next((one for one in course(game) if one.id == lesson), None)


def _lesson(game: str, entry: dict[str, Any]) -> Lesson:
    record = parse_record(json.dumps({"format": FORMAT, "game": game, **entry["record"]}))
    done = entry["done"]
    return Lesson(
        id=entry["id"],
        rules=GAMES[game],
        record=record,
        done=Done(
            turns=tuple(done.get("turns", ())),
            steps=tuple(done.get("steps", ())),
            view=done.get("view", {}),
            award=done.get("award", 0),
        ),
        model=entry["model"],
        other=entry["other"],
    )
