"""Errors people meet: a code and parameters for programs, a sentence for readers, and the rule behind it."""

from __future__ import annotations

from greatplains.core.problems import UNKNOWN_STEP
from greatplains.core.reason import Reason


class GreatPlainsError(Exception):
    """Something a person or program asked for cannot be done, and why.

    `reason` is an entry of a table of problems, `code` its name, and `parameters` fill its sentence. `rule` is the
    paragraph or ruling it rests on ("" if none).
    """

    def __init__(self, reason: Reason | GreatPlainsError, /, **parameters: object) -> None:
        # Asynchronous tables of Gymnasium raise what one of their processes raised anew, as `type(error)(error)`.
        if isinstance(reason, GreatPlainsError):
            reason, parameters = reason.reason, dict(reason.parameters)
        assert parameters.keys() == reason.parameters.keys(), f"“{reason.code}” has other parameters"
        super().__init__(reason)
        self.reason: Reason = reason
        self.code = reason.code
        self.rule = reason.rule
        self.parameters = parameters
        self.sentence: str = reason.sentence_with(parameters)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.reason, self.parameters)


def _rebuild(kind: type[GreatPlainsError], reason: Reason, parameters: dict[str, object]) -> GreatPlainsError:
    return kind(reason, **parameters)


class IllegalStep(GreatPlainsError):
    """The rules do not allow this step now."""


def unknown_step(step: int, step_count: int) -> IllegalStep:
    """There is no step of that number in the game."""
    return IllegalStep(UNKNOWN_STEP, step=step, last=step_count - 1)


class BadNotation(GreatPlainsError):
    """The text is not written as turns are written."""


class BadOptions(GreatPlainsError):
    """The game cannot be set up like this: players, first seat, options or stack."""


class BadPosition(GreatPlainsError):
    """The bytes are no position of this game."""


class BadRecord(GreatPlainsError):
    """A record that does not replay. `turn` counts from 1; 0 is the head, the number of turns + 1 the result."""

    def __init__(self, reason: Reason, /, *, turn: int, text: str, **parameters: object) -> None:
        super().__init__(reason, **parameters)
        self.parameters = {"turn": turn, "text": text, **parameters}
        self.turn = turn
        self.text = text
