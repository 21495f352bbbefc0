"""Errors people meet: a code and parameters for programs, a sentence for readers, and the rule behind it."""

from __future__ import annotations

from typing import Final

_LONGEST_QUOTE: Final = 200
_HUGE: Final = 10**12


class GreatPlainsError(Exception):
    """Something a person or program asked for cannot be done, and why.

    `code` names the reason, `parameters` fill the sentence, `rule` is the paragraph or ruling it rests on ("" if none).
    """

    def __init__(self, code: str, sentence: str, rule: str = "", **parameters: object) -> None:
        super().__init__(code, sentence, rule, parameters)
        self.code = code
        self.rule = rule
        self.parameters = parameters
        self.sentence: str = sentence.format(**{key: _clipped(value) for key, value in parameters.items()})

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), *self.args)


def _rebuild(
    kind: type[GreatPlainsError], code: str, sentence: str, rule: str, parameters: dict[str, object]
) -> GreatPlainsError:
    return kind(code, sentence, rule, **parameters)


def _clipped(value: object) -> object:
    """What somebody wrote is quoted in a sentence, but not by the page."""
    if isinstance(value, str) and len(value) > _LONGEST_QUOTE:
        return value[:_LONGEST_QUOTE] + "…"
    if isinstance(value, int) and not -_HUGE < value < _HUGE:
        return "a huge number"
    return value


class IllegalStep(GreatPlainsError):
    """The rules do not allow this step now."""


def unknown_step(step: int, step_count: int) -> IllegalStep:
    """There is no step of that number in the game."""
    sentence = "There is no step {step}: steps are numbers from 0 to {last}."
    return IllegalStep("unknown_step", sentence, "Steps", step=step, last=step_count - 1)


class BadNotation(GreatPlainsError):
    """The text is not written as turns are written."""


class BadOptions(GreatPlainsError):
    """The game cannot be set up like this: players, first seat, options or stack."""


class BadRecord(GreatPlainsError):
    """A record that does not replay. `turn` counts from 1; 0 is the head, the number of turns + 1 the result."""

    def __init__(self, code: str, sentence: str, rule: str = "", *, turn: int, text: str, **parameters: object) -> None:
        super().__init__(code, sentence, rule, turn=turn, text=text, **parameters)
        self.turn = turn
        self.text = text
