"""The process a bot thinks in. Requests come on stdin, answers go to stdout, each as a length and JSON.

It is given one seat's side of the table and nothing else: what it could read by any trick tells no more than the seat
may know. Games that are over are reviewed in such a process as well, of its own. It ends when its stdin does, so it
never outlives the server.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from greatplains.bots.bot import Side
from greatplains.bots.roster import BOTS
from greatplains.core.contract import View
from greatplains.games import GAMES
from greatplains.server.work.reviewing import ReviewToSum, TurnToReview, review

LENGTH_BYTES = 4
# A word of the command: all others of the machine come first.
GIVES_WAY: Final = "gives-way"
# Of a processor that others want it gets a tenth: enough to end some day.
_NICENESS: Final = 10


class Question(msgspec.Struct, frozen=True, tag="turn"):
    """One seat's side of the table. `dealt` is a position in which all that the seat cannot see was dealt anew."""

    bot: str
    seed: int
    game: str
    seat: int
    view: View
    turns: tuple[str, ...]
    dealt: bytes


class Answer(msgspec.Struct, frozen=True):
    """The steps of a whole turn."""

    steps: list[int]


AnyQuestion = Question | TurnToReview | ReviewToSum


def think(question: Question) -> list[int]:
    """The turn that the bot chooses."""
    rules = GAMES[question.game]
    seat = Side(rules, question.seat, question.view, question.turns, rules.from_bytes(question.dealt))
    return [int(step) for step in BOTS[question.bot](question.seed).choose_turn(seat)]


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    if GIVES_WAY in sys.argv[1:]:
        os.nice(_NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints must not look like an answer
    while (data := _read(sys.stdin.buffer)) is not None:
        question = msgspec.json.decode(data, type=AnyQuestion)
        found = Answer(think(question)) if isinstance(question, Question) else review(question)
        answer = msgspec.json.encode(found)
        with suppress(BrokenPipeError):  # the server has died; there will be no more questions either
            answers.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
            answers.flush()


def _read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    return stream.read(int.from_bytes(head, "big"))


if __name__ == "__main__":
    main()
