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
from greatplains.review.marks import BEST, BRILLIANT, GOOD, LOSS, is_brilliant, mark_of
from greatplains.review.registry import insight
from greatplains.review.stretch import Stretch

# Simulations for each turn that is reviewed: a game of Bison for two in well under a minute on one core.
USUAL_SIMULATIONS: Final = 384
# Best turns that are told, and reasons.
_TOLD: Final = 3
_REASONS: Final = 3
# What can be seen only at once, or comes only in the end, has such a share of its weight.
_PASSING: Final = 0.5
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
    later: Stretch[Position]
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
        end = number + _ROUNDS_LATER * position.players
        later = Stretch(played.positions[number : end + 1], played.steps[number:end])
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
        entries=tuple(insight(position.game).entries(position, task.steps, task.later.start)),
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
    later: Stretch[Position],
) -> list[Explanation]:
    """Why the best turn is better than the one played, or a brilliant one than what the greedy bot plays."""
    if mark == BEST:
        return []
    other = compared.greedy if mark == BRILLIANT else chosen
    what_came = None if mark == BRILLIANT else later
    return explain(rules, lines[compared.best].stretch, lines[other].stretch, what_came) or promise(compared, other)


def explain(
    rules: Rules[Any], better: Stretch[Any], other: Stretch[Any], later: Stretch[Any] | None = None
) -> list[Explanation]:
    """Why a stretch is better for the seat to move: the weightiest reasons, right after the first turns of both, and
    where both have come to after as many turns.

    What can be seen at once and holds to the end counts in full, and is told as it can be seen; what does so only at
    once or only in the end counts half.
    """
    seat, known = int(better.start.seat), insight(rules.name)
    last = max(1, min(len(better.turns), len(other.turns)))
    firsts, ends = ((better.first(turns), other.first(turns)) for turns in (1, last))
    came = later or Stretch(())
    at_once = known.explain(seat, *firsts, came)
    in_the_end: list[Explanation] = []
    if last > 1:
        in_the_end = known.explain(seat, *ends, came)
    if not at_once and not in_the_end:
        at_once, in_the_end = (explain_by_score(rules, seat, one.end, another.end) for one, another in (firsts, ends))
    if last > 1:
        at_once = [each if _lasts(each, in_the_end) else known.for_now(each) for each in at_once]
    return _weightiest(at_once, in_the_end)


def _lasts(each: Explanation, in_the_end: list[Explanation]) -> bool:
    return any(end.tells_of(each) for end in in_the_end)


def _weightiest(at_once: list[Explanation], in_the_end: list[Explanation]) -> list[Explanation]:
    found: list[tuple[float, Explanation]] = []
    lasting: list[Explanation] = []
    for each in at_once:
        same = [end for end in in_the_end if end.tells_of(each)]
        lasting += same
        weight = max(end.weight for end in (each, *same))
        found.append((weight if same else _PASSING * weight, each))
    found += [(_PASSING * each.weight, each) for each in in_the_end if each not in lasting]
    return [each for _, each in sorted(found, key=lambda pair: -pair[0])[:_REASONS]]


def promise(compared: Comparison, other: Candidate) -> list[Explanation]:
    """What can be said when there is nothing else to say: what the best turn promises, and what another; if that is
    much the same, nothing."""
    deal = compared.deals[0]
    best, less = (each.chances(deal.players)[deal.seat] for each in (compared.best, other))
    if best - less <= LOSS[GOOD]:
        return []
    return [explanation(PROMISE, chance=round(100 * best), other=round(100 * less))]


def _rounded(chances: Iterable[float]) -> tuple[float, ...]:
    # Plus 0.0, or what is as good as nothing would be written -0.0.
    return tuple(round(chance, 4) + 0.0 for chance in chances)
