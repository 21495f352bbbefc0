"""A bot that is a program in any language: it talks by lines of text, as docs/bot-protocol.md tells.

It is told what a `Side` holds and nothing else: the steps it tries are tried on a position that the seat could be
looking at, so not even what follows from them tells anything that is hidden.
"""

from __future__ import annotations

import json
import os
import shlex
import time
from collections.abc import Callable
from typing import Any, Final

from greatplains.bots import problems
from greatplains.bots.bot import Side
from greatplains.bots.program import BotFault, Program, quoted
from greatplains.core.draft import Draft
from greatplains.core.errors import BadNotation, BadOptions, IllegalStep
from greatplains.core.position import Position
from greatplains.core.rng import Rng

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
# A program has so long to say that it is ready, and where no limit is set, for a turn.
READY_SECONDS: Final = 30.0
TURN_SECONDS: Final = 600.0
_LONGEST_NAME: Final = 60
_MOST_DIGITS: Final = 9


class ProgramBot:
    """A program that plays one seat of one game; `exec:` in `name` is followed by its words, quoted as for a shell.

    `title` is what it calls itself. No shell is called. It ends each turn in time by itself; `seconds` is how long the
    last one took, without the time in which its fault was looked into and it was ended.
    """

    def __init__(self, name: str, seed: int) -> None:
        if os.name != "posix":
            raise BadOptions(problems.PROGRAM, name=name, error="programs as bots need a POSIX system")
        try:
            words = shlex.split(name.removeprefix(PREFIX))
            if not words:
                raise ValueError("no program is named")
            self._program = Program(words, name)
        except (ValueError, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else error
            raise BadOptions(problems.PROGRAM, name=name, error=str(reason)) from None
        self.name = name
        self.title = name
        self.seconds = 0.0
        self._seed = seed
        self._told: int | None = None
        try:
            self._greet()
        except BaseException:
            self._program.close()
            raise

    def choose_turn(self, seat: Side) -> list[int]:
        """Tell it what has happened and what its seat sees, and hear its turn."""
        began = time.monotonic()
        try:
            steps = self._ask(seat)
            self.seconds = time.monotonic() - began
            return steps
        except BotFault as error:
            self.seconds = self._program.heard_at - began
            # Whoever still listens is told.
            is_told = error.reason in (problems.SENSELESS, problems.ILLEGAL, problems.HALF)
            self._program.close(f"error {error.sentence}" if is_told else None)
            raise
        except BaseException:
            self._program.close()
            raise

    def close(self) -> None:
        """The game is over for it."""
        self._program.close("quit")

    def _greet(self) -> None:
        deadline = time.monotonic() + READY_SECONDS
        self._program.tell(f"protocol {PROTOCOL}")
        while True:
            verb, rest = _parted(self._program.hear(READY_SECONDS, deadline))
            if verb == "ready" and not rest:
                return
            if verb == "name":
                self.title = quoted(rest[:_LONGEST_NAME]) or self.name
            elif verb != "info":
                raise _senseless(self.name, f"{verb} {rest}", ["name", "ready", "info"])

    def _ask(self, seat: Side) -> list[int]:
        seconds = TURN_SECONDS if seat.seconds is None else seat.seconds
        program = self._program
        program.begin()
        if self._told is None:
            program.tell(f"game {_json(self._game(seat))}")
            self._told = 0
        for text in seat.turns[self._told :]:
            program.tell(f"played {text}")
        self._told = len(seat.turns)
        program.tell(f"view {_json(seat.view)}")
        program.tell(f"go {seconds:g}")
        return _Answering(program, seat, seconds).steps()

    def _game(self, seat: Side) -> dict[str, Any]:
        """How the game began, as the seat may know it."""
        setup = seat.setup
        return {
            "game": seat.rules.name,
            "rules": seat.rules.version,
            "seat": seat.number,
            "seed": self._seed,
            "players": seat.view["players"],
            "first": None if setup is None else setup.first,
            "options": {} if setup is None else dict(setup.options),
        }


class _Answering:
    """A turn being chosen: what the program asks and tries until it plays."""

    def __init__(self, program: Program, seat: Side, seconds: float) -> None:
        self.program = program
        self.seat = seat
        self.seconds = seconds
        self.deadline = time.monotonic() + seconds
        # The same whatever is hidden, and whatever the program does.
        self.draft: Draft[Position] = Draft(seat.rules, seat.imagine(Rng(len(seat.turns), "program")))
        self.verbs: dict[str, Callable[[str], list[int] | None]] = {
            "turn": self._turn,
            "choices": self._choices,
            "step": self._step,
            "back": self._back,
            "restart": self._restart,
            "view": self._view,
            "play": self._play,
            "info": lambda rest: None,
        }

    def steps(self) -> list[int]:
        """The steps of the turn that is played."""
        while True:
            line = self.program.hear(self.seconds, self.deadline)
            verb, rest = _parted(line)
            answer = self.verbs.get(verb)
            if answer is None or (rest and verb not in ("turn", "step", "info")):
                raise _senseless(self.program.name, line, list(self.verbs))
            steps = answer(rest)
            if steps is not None:
                return steps

    def _turn(self, text: str) -> list[int]:
        """A whole turn as it is written; what was tried does not matter."""
        try:
            return self.seat.rules.parse_turn(self.draft.start, text)
        except (BadNotation, IllegalStep) as error:
            raise self._illegal(f"turn {text}", str(error)) from None

    def _choices(self, rest: str = "") -> None:
        """What may come next, or that the turn is whole."""
        text = self.draft.text()
        if text is not None:
            self.program.tell(f"whole {text}")
            return
        found = []
        for step in self.draft.position.legal_steps():
            meaning = self.seat.rules.meaning(step)
            found.append({"step": step, "kind": meaning.kind, "parameters": meaning.parameters})
        self.program.tell(f"choices {_json(found)}")

    def _step(self, number: str) -> None:
        if not (number.isascii() and number.isdigit() and len(number) <= _MOST_DIGITS):
            raise self._illegal(f"step {number}", "A step is a whole number.")
        try:
            self.draft.play(int(number))
        except IllegalStep as error:
            raise self._illegal(f"step {number}", str(error)) from None
        self._choices()

    def _back(self, rest: str) -> None:
        try:
            self.draft.undo()
        except BadNotation as error:
            raise self._illegal("back", str(error)) from None
        self._choices()

    def _restart(self, rest: str) -> None:
        self.draft.undo_all()
        self._choices()

    def _view(self, rest: str) -> None:
        """What the seat would see now."""
        self.program.tell(f"view {_json(self.seat.rules.view(self.draft.position, self.seat.number))}")

    def _play(self, rest: str) -> list[int]:
        if not self.draft.is_whole:
            raise BotFault(problems.HALF, name=self.program.name, count=len(self.draft.steps))
        return list(self.draft.steps)

    def _illegal(self, line: str, reason: str) -> BotFault:
        return BotFault(problems.ILLEGAL, name=self.program.name, line=quoted(line), reason=reason)


def _senseless(name: str, line: str, words: list[str]) -> BotFault:
    return BotFault(problems.SENSELESS, name=name, line=quoted(line.strip()), words=words)


def _parted(line: str) -> tuple[str, str]:
    verb, _, rest = line.strip().partition(" ")
    return verb, rest.strip()


def _json(value: object) -> str:
    """On one line, in ASCII: whatever reads it needs no more than JSON."""
    return json.dumps(value, separators=(",", ":"))
