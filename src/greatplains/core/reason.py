"""Why something is refused, as data: a code with its sentence, its rule, and what its parameters are.

Every refusal is an entry of a table: what is common in `core.problems`, what a game refuses in `games.<game>.problems`,
what the server refuses in its own. Whoever refuses names the entry and gives the parameters; the sentence is written in
the table alone, and the types of the web client's translations are made from it (`scripts/web_problems.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

_LONGEST_QUOTE: Final = 200
_HUGE: Final = 10**12


class Plain(Enum):
    """What a parameter is, if it is not one word of a set; the value is its name in the web client's types."""

    NUMBER = "number"
    NUMBERS = "numbers"
    TEXT = "text"
    TEXTS = "texts"


# Numbers are whole, but for seconds. A text is a name (of a place, a kind of step) or what somebody wrote.
NUMBER: Final = Plain.NUMBER
NUMBERS: Final = Plain.NUMBERS
TEXT: Final = Plain.TEXT
TEXTS: Final = Plain.TEXTS


@dataclass(frozen=True, slots=True)
class Words:
    """A parameter that is one of a few words. The word is what programs get; its phrase stands in the sentence, that of
    one alone in `single` where the number that `counted` names is 1."""

    name: str
    phrases: Mapping[str, str]
    counted: str = field(default="", compare=False)
    single: Mapping[str, str] = field(default_factory=dict)


def words(name: str, phrases: Iterable[str] | Mapping[str, str]) -> Words:
    """A set of words with their phrases, or of words that stand in the sentence as they are."""
    return Words(name, phrases if isinstance(phrases, Mapping) else {word: word for word in phrases})


Kind = Plain | Words


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that is refused. `rules` are the paragraphs it may rest on: the first, or what `under` names."""

    code: str
    sentence: str
    rules: tuple[str, ...]
    parameters: Mapping[str, Kind]

    @property
    def rule(self) -> str:
        """The paragraph or ruling it rests on; "" if there is none."""
        return self.rules[0] if self.rules else ""

    def under(self, rule: str) -> Reason:
        """The same, resting on another one of its rules."""
        assert rule in self.rules, f"“{self.code}” does not rest on {rule}"
        return Reason(self.code, self.sentence, (rule,), self.parameters)

    def sentence_with(self, parameters: Mapping[str, object]) -> str:
        """The sentence for a reader."""
        if not self.parameters:
            return self.sentence
        return self.sentence.format(
            **{
                name: kind.single[str(parameters[name])]
                if isinstance(kind, Words) and kind.counted and parameters[kind.counted] == 1
                else _phrase(kind, parameters[name])
                for name, kind in self.parameters.items()
            }
        )


class Problems:
    """A table of reasons, each code once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._reasons: dict[str, Reason] = {}

    def add(self, code: str, sentence: str, *rules: str, **parameters: Kind) -> Reason:
        """A new entry of the table."""
        if code in self._reasons:
            raise ValueError(f"“{code}” stands twice among the problems of {self.name}")
        reason = Reason(code, sentence, rules, parameters)
        self._reasons[code] = reason
        return reason

    def __iter__(self) -> Iterator[Reason]:
        return iter(self._reasons.values())

    def __len__(self) -> int:
        return len(self._reasons)


def _phrase(kind: Kind, value: object) -> object:
    """A parameter as it stands in the sentence. What somebody wrote is quoted, but not by the page."""
    if isinstance(kind, Words):
        return kind.phrases[str(value)]
    if kind is TEXTS and isinstance(value, list | tuple):
        value = ", ".join(map(str, value)) or "none"
    if isinstance(value, str) and len(value) > _LONGEST_QUOTE:
        return value[:_LONGEST_QUOTE] + "…"
    if isinstance(value, int) and not -_HUGE < value < _HUGE:
        return "a huge number"
    return value
