"""What the process that reviews is asked: one turn of a game, and in the end what all of them come to."""

from __future__ import annotations

from typing import Any

import msgspec

from greatplains.games import GAMES
from greatplains.server.domain.shuffle import parse_setup


class Playthrough(msgspec.Struct, frozen=True):
    """A game that is over, or that nobody plays on: its set-up as it is stored, and the steps of its turns."""

    game: str
    setup: str
    turns: list[tuple[int, ...]]


class TurnToReview(msgspec.Struct, frozen=True, tag="review"):
    """One turn, the first is 1, to be compared with others by so many simulations."""

    played: Playthrough
    turn: int
    simulations: int


class ReviewToSum(msgspec.Struct, frozen=True, tag="sum"):
    """All turns of a game as they were reviewed, and which of them bots made in the seats of people."""

    played: Playthrough
    reviewed: list[dict[str, Any]]
    stood_in: list[int] = []


class Reviewed(msgspec.Struct, frozen=True):
    """What is to be stored: a turn, or the summary, as it is shown."""

    body: dict[str, Any]


def prepare() -> None:
    """Load what reviews take."""
    from greatplains.review.turns import judge_of

    for game in GAMES:
        judge_of(game)


def review(asked: TurnToReview | ReviewToSum) -> Reviewed:
    """The answer. The same again, whichever process is asked."""
    # Only processes that review need it.
    from greatplains.review import data
    from greatplains.review.summary import summarize
    from greatplains.review.turns import Settings, replayed_steps, review_turn, tasks

    rules = GAMES[asked.played.game]
    setup = rules.check_setup(parse_setup(asked.played.setup))
    played = replayed_steps(rules, setup, asked.played.turns)
    if isinstance(asked, ReviewToSum):
        turns = [data.read_turn(rules.name, turn) for turn in asked.reviewed]
        return Reviewed(data.summary_data(summarize(played, turns, asked.stood_in)))
    settings = Settings(simulations=asked.simulations)
    task = next(task for task in tasks(played, settings) if task.number == asked.turn)
    return Reviewed(data.turn_data(review_turn(task)))
