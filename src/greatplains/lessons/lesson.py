"""A lesson: the position it begins with, and what counts as done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from greatplains.core.contract import Rules
from greatplains.core.position import Position
from greatplains.core.record import Record


@dataclass(frozen=True, slots=True)
class Done:
    """What a turn must be, all of it; whatever is left out may be anything.

    `turns`: one of these. `steps`: for each of these a step that means it, kind and parameters. `view`: so much at
    least, by the path to a number in the view of the seat after the turn, such as `seats.0.plains`. `award`: so much
    for the seat if it were scored now.
    """

    turns: tuple[str, ...] = ()
    steps: tuple[Mapping[str, str | int], ...] = ()
    view: Mapping[str, int] = field(default_factory=dict)
    award: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One lesson: `record` leads to its position; `model` is a turn that is right, `other` one that is legal only."""

    id: str
    rules: Rules[Any]
    record: Record
    done: Done
    model: str
    other: str

    def start(self) -> Position:
        """The position in which there is something to do."""
        position: Position = self.rules.opening(self.rules.check_setup(self.record.setup))
        for text in self.record.turns:
            for step in self.rules.parse_turn(position, text):
                position.apply(step)
        return position

    def is_right(self, before: Position, steps: Sequence[int], after: Position) -> bool:
        """Is this what the lesson asks for? `after` is the position after these steps, a whole turn."""
        seat, done, rules = before.seat, self.done, self.rules
        if done.turns and rules.turn_text(before, list(steps)) not in done.turns:
            return False
        made = [rules.meaning(step) for step in steps]
        for wanted in done.steps:
            if not any(_means(wanted, step.kind, step.parameters) for step in made):
                return False
        if done.award > sum(
            standing.award for part in rules.breakdown(after) for standing in part.standings if standing.seat == seat
        ):
            return False
        view = rules.view(after, seat)
        return all(_number(view, path) >= least for path, least in done.view.items())


def _means(wanted: Mapping[str, str | int], kind: str, parameters: Mapping[str, str | int]) -> bool:
    return all(value == (kind if name == "kind" else parameters.get(name)) for name, value in wanted.items())


def _number(view: Any, path: str) -> int:
    """The number at the end of a path; 0 where there is nothing."""
    for name in path.split("."):
        if isinstance(view, list):
            view = view[int(name)]
        elif isinstance(view, dict) and name in view:
            view = view[name]
        else:
            return 0
    return int(view)
