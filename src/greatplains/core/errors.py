"""Errors people meet: a code and parameters for programs, a sentence for readers, and the rule behind it."""

from __future__ import annotations


class GreatPlainsError(Exception):
    """Something a person or program asked for cannot be done, and why.

    `code` names the reason, `parameters` fill the sentence, `rule` is the paragraph or ruling it rests on ("" if none).
    """

    def __init__(self, code: str, sentence: str, rule: str = "", **parameters: object) -> None:
        super().__init__(code, sentence, rule, parameters)
        self.code = code
        self.rule = rule
        self.parameters = parameters
        self.sentence = sentence.format(**parameters)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), *self.args)


def _rebuild(
    kind: type[GreatPlainsError], code: str, sentence: str, rule: str, parameters: dict[str, object]
) -> GreatPlainsError:
    return kind(code, sentence, rule, **parameters)


class IllegalStep(GreatPlainsError):
    """The rules do not allow this step now."""


def unknown_step(step: int, step_count: int) -> IllegalStep:
    """There is no step of that number in the game."""
    sentence = "There is no step {step}: steps are numbers from 0 to {last}."
    return IllegalStep("unknown_step", sentence, "Steps", step=step, last=step_count - 1)


class BadNotation(GreatPlainsError):
    """The text is not written as turns are written."""


class BadOptions(GreatPlainsError):
    """The game cannot be set up like this: players, first seat, variant, tile set or stack."""


class BadRecord(GreatPlainsError):
    """A record that does not replay. `turn` counts from 1; 0 is the head, the number of turns + 1 the result."""

    def __init__(self, code: str, sentence: str, rule: str = "", *, turn: int, text: str, **parameters: object) -> None:
        super().__init__(code, sentence, rule, turn=turn, text=text, **parameters)
        self.turn = turn
        self.text = text
