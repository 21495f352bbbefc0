"""A list to choose from by number, and which of it is meant by what somebody writes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from greatplains.core.contract import Meaning

_BETWEEN = 2


@dataclass(frozen=True, slots=True)
class Choice:
    """A step that may be chosen, in words."""

    step: int
    words: str
    meaning: Meaning

    @property
    def names(self) -> set[str]:
        """What it may be called instead of its number: its words, its kind with its parameters, or one of these."""
        values = [str(value) for value in self.meaning.parameters.values()]
        kind = self.meaning.kind
        return {name.casefold() for name in (self.words, kind, " ".join([kind, *values]), " ".join(values), *values)}


def in_order(choices: Sequence[Choice]) -> list[Choice]:
    """As a person looks for them: kind by kind, and of a kind with a place and more, place by place."""
    kinds = list(dict.fromkeys(choice.meaning.kind for choice in choices))

    def key(choice: Choice) -> tuple[int, str]:
        values = list(choice.meaning.parameters.values())
        return kinds.index(choice.meaning.kind), str(values[0]) if len(values) > 1 else ""

    return sorted(choices, key=key)


def numbers(choices: Sequence[Choice]) -> list[int]:
    """The numbers to choose by: from 1 on, but where each choice is a number itself, as of animals to pay, that one."""
    values = [list(choice.meaning.parameters.values()) for choice in choices]
    counts = [found[0] for found in values if len(found) == 1 and isinstance(found[0], int)]
    if len(counts) == len(choices) == len(set(counts)):
        return counts
    return list(range(1, len(choices) + 1))


def chosen(choices: Sequence[Choice], answer: str) -> Choice | None:
    """The choice that is meant: by its number, or by a name that no other has."""
    if answer.isascii() and answer.isdigit() and len(answer) < 10:
        return dict(zip(numbers(choices), choices, strict=True)).get(int(answer))
    wanted = " ".join(answer.casefold().split())
    found = [choice for choice in choices if wanted in choice.names]
    return found[0] if len(found) == 1 else None


def choice_list(choices: Sequence[Choice], width: int) -> list[Text]:
    """The choices with their numbers, side by side where there is room."""
    found = numbers(choices)
    digits = len(str(max(found)))
    cells = [f"{number:>{digits}}) {choice.words}" for number, choice in zip(found, choices, strict=True)]
    breadth = max(map(len, cells)) + _BETWEEN
    columns = max(1, (width + _BETWEEN) // breadth)
    rows = -(-len(cells) // columns)
    return [Text("".join(cell.ljust(breadth) for cell in cells[row::rows]).rstrip()) for row in range(rows)]
