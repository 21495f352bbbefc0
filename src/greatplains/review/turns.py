"""The review of a game, turn by turn: each turn is a task of its own, so that they can be shared out to processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from greatplains.core.contract import Outcome, Rules, Setup
from greatplains.core.position import Position
from greatplains.core.record import Record, begin, check_result, play_recorded
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.review.explanation import PROMISE, Entry, Explanation, explain_by_score, explanation
from greatplains.review.judge import Candidate, Comparison, Judge, Line
from greatplains.review.luck import LastTurn, has_drawn, worth_of_draw
from greatplains.review.marks import BEST, BRILLIANT, is_brilliant, mark_of
from greatplains.review.registry import insight

# Simulations for each turn that is reviewed: a game of Bison for two in well under a minute on one core.
USUAL_SIMULATIONS: Final = 384
# Best turns that are told, and reasons.
_TOLD: Final = 3
_REASONS: Final = 3
# Rounds of the game as it went on in which a reason may show.
_ROUNDS_LATER: Final = 2

ShareOut = Callable[[Callable[["Task"], "TurnReview"], Iterable["Task"]], Iterator["TurnReview"]]


@dataclass(frozen=True, slots=True)
class Settings:
    """How deeply to look: simulations for each turn, or instead of them seconds; and where chance begins."""

    simulations: int = USUAL_SIMULATIONS
    seconds: float | None = None
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """A game as it was played, whole or as far as it went: `positions[n]` is the one after n turns."""

    rules: Rules[Any]
    setup: Setup
    positions: tuple[Position, ...]
    texts: tuple[str, ...]
    steps: tuple[tuple[int, ...], ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Choice:
    """A turn that could be played, the chances it promises to every seat, and how the game would go on."""

    text: str
    steps: tuple[int, ...]
    chances: tuple[float, ...]
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What is to be said of one turn.

    `before` are everybody's chances to win with the best turn, `after` those with the turn played; `loss` is what it
    cost its seat. `luck` is how far what the seat has drawn since its last turn moved the chances, `best` are the best
    turns, and `entries` what was won and lost. With one turn to choose from it was forced.
    """

    number: int
    seat: int
    text: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    loss: float
    mark: str
    is_forced: bool
    luck: tuple[float, ...]
    best: tuple[Choice, ...]
    reasons: tuple[Explanation, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """One turn to be reviewed: all that has to be known of the game for it."""

    number: int
    position: Position
    text: str
    steps: tuple[int, ...]
    last: LastTurn | None
    later: tuple[Position, ...]
    settings: Settings


def replayed(record: Record) -> Played:
    """Play a whole record; the first fault raises `BadRecord`."""
    game = begin(record, GAMES)
    positions = [game.position.copy()]
    steps: list[tuple[int, ...]] = []
    for number, text in enumerate(record.turns, start=1):
        play_recorded(game, number, text)
        steps.append(tuple(game.rules.parse_turn(positions[-1], text)))
        positions.append(game.position.copy())
    check_result(game, record)
    return Played(game.rules, game.setup, tuple(positions), tuple(game.turns), tuple(steps), game.outcome())


def replayed_steps(rules: Rules[Any], setup: Setup, turns: Iterable[tuple[int, ...]]) -> Played:
    """A game whose set-up and turns were checked before, played again."""
    positions: list[Position] = [rules.opening(setup)]
    texts: list[str] = []
    steps: list[tuple[int, ...]] = []
    for turn in turns:
        texts.append(rules.turn_text(positions[-1], list(turn)))
        after = positions[-1].copy()
        for step in turn:
            after.apply(step)
        steps.append(turn)
        positions.append(after)
    outcome = rules.outcome(positions[-1]) if positions[-1].is_over else None
    return Played(rules, setup, tuple(positions), tuple(texts), tuple(steps), outcome)


def review_turns(played: Played, settings: Settings, share_out: ShareOut = map) -> Iterator[TurnReview]:
    """Review every turn, in their order; `share_out` may do the tasks elsewhere."""
    return iter(share_out(review_turn, tasks(played, settings)))


def tasks(played: Played, settings: Settings) -> Iterator[Task]:
    """The turns of a game, to be reviewed in any order: each has its own random numbers."""
    last: dict[int, LastTurn] = {}
    for number, (text, steps) in enumerate(zip(played.texts, played.steps, strict=True), start=1):
        position = played.positions[number - 1]
        later = played.positions[number : number + 1 + _ROUNDS_LATER * position.players]
        yield Task(number, position, text, steps, last.get(position.seat), later, settings)
        last[position.seat] = LastTurn(position, steps)


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game, made once in each process."""
    return Judge(game)


def review_turn(task: Task) -> TurnReview:
    """Compare the turn with others, mark it, and say why."""
    position, settings = task.position, task.settings
    judge = judge_of(position.game)
    seat, players = int(position.seat), int(position.players)
    rng = Rng(settings.seed, f"review {task.number}")
    compared = judge.compare(position, task.steps, rng, settings.simulations, settings.seconds)
    chosen = compared.played
    assert chosen is not None
    before, after = compared.best.chances(players), chosen.chances(players)
    loss = before[seat] - after[seat]
    mark = _mark(compared, chosen, seat, players, loss)
    drew = has_drawn(judge.rules, position, task.last, rng)
    luck = worth_of_draw(judge, position, rng, settings.simulations) if drew else [0.0] * players
    lines = {each: judge.line(compared, each, seat, players + 1) for each in compared.finalists}
    return TurnReview(
        number=task.number,
        seat=seat,
        text=task.text,
        before=_rounded(before),
        after=_rounded(after),
        loss=round(loss, 4),
        mark=mark,
        is_forced=len(compared.finalists) == 1,
        luck=_rounded(luck),
        best=tuple(
            Choice(
                text=lines[each].texts[0],
                steps=tuple(map(int, each.steps)),
                chances=_rounded(each.chances(players)),
                line=tuple(lines[each].texts[1:]),
            )
            for each in compared.finalists[:_TOLD]
        ),
        reasons=tuple(_reasons(judge.rules, compared, chosen, lines, mark, task.later)),
        entries=tuple(insight(position.game).entries(position, task.steps, task.later[0])),
    )


def _mark(compared: Comparison, chosen: Candidate, seat: int, players: int, loss: float) -> str:
    mark = mark_of(loss)
    if mark != BEST or chosen is not compared.best:
        return mark
    chance = chosen.chances(players)[seat]
    second = compared.finalists[1].chances(players)[seat] if len(compared.finalists) > 1 else None
    return BRILLIANT if is_brilliant(chance, second, compared.greedy.chances(players)[seat]) else BEST


def _reasons(
    rules: Rules[Any],
    compared: Comparison,
    chosen: Candidate,
    lines: dict[Candidate, Line],
    mark: str,
    later: tuple[Position, ...],
) -> list[Explanation]:
    """Why the best turn is better than the one played, or a brilliant one than what the greedy bot plays."""
    if mark == BEST:
        return []
    other = compared.greedy if mark == BRILLIANT else chosen
    what_came = () if mark == BRILLIANT else later
    found = explain(rules, compared.deals[0], lines[compared.best], lines[other], what_came)
    return found or [promise(compared, other)]


def explain(
    rules: Rules[Any], before: Position, better: Line, other: Line, later: tuple[Position, ...] = ()
) -> list[Explanation]:
    """Why a line is better for the seat to move: where both end, or else after their first turns. The weightiest
    reasons."""
    seat = int(before.seat)
    known = insight(rules.name)
    end = min(len(better.positions), len(other.positions)) - 1
    firsts, ends = ((better.positions[place], other.positions[place]) for place in (0, end))
    for pair in (ends, firsts) if end > 0 else (ends,):
        found = known.explain(seat, before, *pair, later)
        if pair is ends and end > 0:
            found += known.sooner(seat, firsts, ends)
        found = found or explain_by_score(rules, seat, *pair)
        if found:
            return sorted(found, key=lambda each: -each.weight)[:_REASONS]
    return []


def promise(compared: Comparison, other: Candidate) -> Explanation:
    """What can be said when there is nothing else to say: what the best turn promises, and what another."""
    deal = compared.deals[0]
    best, less = (round(100 * each.chances(deal.players)[deal.seat]) for each in (compared.best, other))
    return explanation(PROMISE, chance=best, other=less)


def _rounded(chances: Iterable[float]) -> tuple[float, ...]:
    # Plus 0.0, or what is as good as nothing would be written -0.0.
    return tuple(round(chance, 4) + 0.0 for chance in chances)
