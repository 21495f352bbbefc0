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
from greatplains.server.domain.shapes import Explained
from greatplains.server.work.reviewing import ReviewToSum, TurnToReview, prepare, review

LENGTH_BYTES = 4
# Words of the command: it works when nobody else does; or all others of the machine come first, but of a processor that
# they want it gets a tenth, enough to end some day.
GIVES_WAY: Final = "gives-way"
TAKES_A_TENTH: Final = "takes-a-tenth"
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


class HintQuestion(msgspec.Struct, frozen=True, tag="hint"):
    """The same of somebody who asks which turn is best, and why."""

    seed: int
    game: str
    seat: int
    view: View
    turns: tuple[str, ...]
    dealt: bytes


class PuzzleQuestion(msgspec.Struct, frozen=True, tag="puzzle"):
    """A whole legal turn, by its steps, that somebody answers a puzzle with."""

    game: str
    puzzle: str
    steps: list[int]


class Answer(msgspec.Struct, frozen=True):
    """The steps of a whole turn."""

    steps: list[int]


class HintAnswer(msgspec.Struct, frozen=True):
    """The kind of the best turn, the turn itself, the chance to win that it promises, and why."""

    kind: Explained
    text: str
    steps: list[int]
    chance: float
    reasons: list[Explained]


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What the turn gives away beside the best one."""

    loss: float


AnyQuestion = Question | HintQuestion | PuzzleQuestion | TurnToReview | ReviewToSum


def think(question: Question) -> list[int]:
    """The turn that the bot chooses."""
    return [int(step) for step in BOTS[question.bot](question.seed).choose_turn(_side(question))]


def find_hint(question: HintQuestion) -> HintAnswer:
    """The hint for a seat, by what it may know."""
    from greatplains.review.hint import hint  # bots do without the review: it is loaded with the first hint

    found = hint(_side(question), seed=question.seed)
    return HintAnswer(
        kind=Explained(**found.kind.data()),
        text=found.text,
        steps=[int(step) for step in found.steps],
        chance=round(float(found.chance), 3),
        reasons=[Explained(**reason.data()) for reason in found.reasons],
    )


def judge_answer(question: PuzzleQuestion) -> PuzzleVerdict:
    """How good the turn is."""
    from greatplains.puzzles import find_puzzle
    from greatplains.puzzles.answer import loss_of

    puzzle = find_puzzle(question.game, question.puzzle)
    assert puzzle is not None
    return PuzzleVerdict(loss_of(puzzle, question.steps))


def answer(asked: AnyQuestion) -> msgspec.Struct:
    """What is answered to a question of any kind."""
    match asked:
        case Question():
            return Answer(think(asked))
        case HintQuestion():
            return find_hint(asked)
        case PuzzleQuestion():
            return judge_answer(asked)
        case _:
            return review(asked)


def _side(asked: Question | HintQuestion) -> Side:
    rules = GAMES[asked.game]
    return Side(rules, asked.seat, asked.view, asked.turns, rules.from_bytes(asked.dealt))


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    if {GIVES_WAY, TAKES_A_TENTH} & set(sys.argv[1:]):
        _give_way(is_wholly=GIVES_WAY in sys.argv[1:])
        prepare()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints must not look like an answer
    while (data := _read(sys.stdin.buffer)) is not None:
        said = msgspec.json.encode(answer(msgspec.json.decode(data, type=AnyQuestion)))
        with suppress(BrokenPipeError):  # the server has died; there will be no more questions either
            answers.write(len(said).to_bytes(LENGTH_BYTES, "big") + said)
            answers.flush()


def _give_way(is_wholly: bool) -> None:
    """Leave the processor to others. Being nice gives them more of it, but whoever wakes up may have to wait until a
    share of ours is used up, or be sent to a busier processor; what Linux calls idle is put aside at once."""
    os.nice(_NICENESS)
    if is_wholly and sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    return stream.read(int.from_bytes(head, "big"))


if __name__ == "__main__":
    main()
