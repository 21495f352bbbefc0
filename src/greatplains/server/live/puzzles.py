"""Puzzles, each a position that is studied: which there are, today's, and one to practise with."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec

from greatplains.core import problems as common
from greatplains.core.draft import Draft
from greatplains.core.errors import BadNotation
from greatplains.puzzles import THEMES, Puzzle, find_puzzle, puzzles_of
from greatplains.puzzles.collection import COLLECTIONS
from greatplains.server.domain import problems
from greatplains.server.domain.puzzle_ratings import Rating, unsolved
from greatplains.server.domain.refusals import NotFound
from greatplains.server.domain.shapes import Draft as ShownDraft
from greatplains.server.domain.shapes import Explained
from greatplains.server.live.messages import Welcome
from greatplains.server.live.study import ShownTurn, Study

_DAY: Final = 24 * 3600
# Tables of puzzles that are kept in memory: some 100 kB each.
_MOST_KEPT: Final = 64
# Of so many whose rating comes nearest to the solver's one is drawn.
_NEAR: Final = 8


class Solution(msgspec.Struct, frozen=True):
    """The best turn, the chance to win that it promises, how the game would go on, and why it is best."""

    best: ShownTurn
    chance: float
    line: list[str]
    reasons: list[Explained]


def get_puzzle(game: str, name: str) -> Puzzle:
    """The puzzle of that id, or `NotFound`."""
    _must_have(game)
    found = find_puzzle(game, name)
    if found is None:
        raise NotFound(problems.UNKNOWN_PUZZLE, puzzle=name)
    return found


def open_puzzle(puzzle: Puzzle) -> Welcome:
    """What somebody is told who comes to the puzzle."""
    return _study(puzzle).open()


def show_draft(puzzle: Puzzle, steps: Sequence[int]) -> ShownDraft:
    """How it looks with these steps, and what may follow; a step that is not legal is refused as ever."""
    return _study(puzzle).show_draft(steps)


def whole_turn(puzzle: Puzzle, steps: Sequence[int]) -> Draft[Any]:
    """The turn that these steps make; one that is not whole is refused, so that nobody fails by half a turn."""
    draft = _study(puzzle).draft(steps)
    if not draft.is_whole:
        raise BadNotation(common.NOT_WHOLE)
    return draft


def told(puzzle: Puzzle, draft: Draft[Any]) -> Any:
    """What is told when the turn is made."""
    return _study(puzzle).update(puzzle.rules.turn_text(draft.start, draft.steps))


def solution(puzzle: Puzzle) -> Solution:
    """What is told of it once it was tried."""
    return Solution(
        _study(puzzle).shown(puzzle.best),
        puzzle.chance,
        list(puzzle.line),
        [Explained(**reason.data()) for reason in puzzle.reasons],
    )


def todays(game: str, now: float) -> Puzzle:
    """The puzzle of the day, which begins everywhere at the same time; the same for everybody."""
    puzzles = sorted(puzzles_of(game))
    drawn = blake2b(f"{game} {int(now // _DAY)}".encode(), digest_size=8).digest()
    return puzzles_of(game)[puzzles[int.from_bytes(drawn, "big") % len(puzzles)]]


def to_practise(
    game: str,
    theme: str | None,
    known: Collection[str],
    rating: Rating,
    ratings: dict[str, Rating],
    draw: Callable[[int], int],
) -> Puzzle:
    """One of the puzzles that somebody has not tried yet, or of all if there are none left: about as hard as they are
    good. `draw` draws a number below another."""
    _must_have(game)
    of_theme = [one for one in puzzles_of(game).items() if theme is None or one[1].theme == theme]
    if not of_theme:
        raise NotFound(problems.UNKNOWN_THEME, theme=theme or "")
    fresh = [one for one in of_theme if one[0] not in known] or of_theme
    nearest = sorted(
        fresh, key=lambda one: (abs(ratings.get(one[0], unsolved(one[1].difficulty)).mean - rating.mean), one[0])
    )
    return nearest[draw(min(_NEAR, len(nearest)))][1]


def themes(game: str) -> dict[str, list[str]]:
    """The ids of the puzzles about each theme, where there are any."""
    found: dict[str, list[str]] = {theme: [] for theme in THEMES.get(game, ())}
    for name, puzzle in puzzles_of(game).items():
        found[puzzle.theme].append(name)
    return {theme: names for theme, names in found.items() if names}


def _must_have(game: str) -> None:
    if game not in COLLECTIONS:
        raise NotFound(common.UNKNOWN_GAME.under(""), game=game, games=list(COLLECTIONS))


@lru_cache(maxsize=_MOST_KEPT)
def _study(puzzle: Puzzle) -> Study:
    return Study(f"puzzle-{puzzle.id}", puzzle.rules, puzzle.record)
