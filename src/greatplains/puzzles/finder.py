"""Finding puzzles in games between bots: many positions are looked at quickly, and few deeply.

Every position of a game passes a funnel, each part of which takes longer than all before it and lets a few through:

1. what the evaluation says of the good turns at once: does one stand out, or does the greedy bot play another one?
2. a shallow search of them;
3. a deep search: the best turn stands clear of all others, and the greedy bot misses it;
4. a search four times as deep, with other deals of what is hidden: it must say the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Any, Final

from greatplains.bots.bot import sit
from greatplains.bots.roster import load_bot
from greatplains.core.contract import Rules
from greatplains.core.game import Game
from greatplains.core.position import Position
from greatplains.core.record import Record
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.puzzles.puzzle import DIFFICULTIES, GAP, HAIR, KnownTurn, Puzzle
from greatplains.puzzles.registry import theme_of
from greatplains.review.explanation import Explanation
from greatplains.review.judge import Candidate, Comparison, Judge, Line
from greatplains.review.stretch import Stretch
from greatplains.review.turns import explain, judge_of

# Simulations of the deep search; the last one has four times as many.
USUAL_SIMULATIONS: Final = 256
_DEEPER: Final = 4
# A shallow search has so small a share of them.
_SHALLOW: Final = 6
# What must be won by the best turn, at first sight and in a shallow search, to be looked at further.
_AT_SIGHT: Final = 0.025
_SHALLOW_GAP: Final = 0.03
# What stands out only for a search: one of so many positions is searched whatever it looks like.
_ON_TRUST: Final = 24
# A game that is as good as lost, or won, sets no puzzle.
_LEAST_CHANCE: Final = 0.12
_MOST_CHANCE: Final = 0.97
# Turns that may count as the best; with more of them it is hardly found or missed.
_MOST_RIGHT: Final = 2
# Positions of one game are alike.
_MOST_A_GAME: Final = 3
# How many play: of ten games so many are for two, three and four.
_TABLES: Final = (2, 2, 2, 2, 2, 2, 2, 3, 3, 4)
# Who plays: those who need no search, so that games cost little beside what is looked for in them.
_BOTS: Final = ("novice", "easy", "easy", "medium")
_SEEDS: Final = 2**31 - 1
# Where the best turn stands among those that seem good at once: the first is easily found, those far down are not.
_EASY_PLACES: Final = 1
_MEDIUM_PLACES: Final = 3


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played and searched, by its number."""

    game: str
    seed: int
    number: int
    simulations: int = USUAL_SIMULATIONS


@dataclass(frozen=True, slots=True)
class Found:
    """What a game came to: its puzzles, each with the bytes of its position, and how many positions went how far."""

    puzzles: tuple[tuple[Puzzle, bytes], ...]
    seen: tuple[int, int, int, int]


def search_game(task: Task) -> Found:
    """Play a game, and find the puzzles in it."""
    return _Search(task).run()


def look_again(puzzle: Puzzle, simulations: int = USUAL_SIMULATIONS) -> Puzzle | None:
    """The puzzle with what its turns promise and give away by the evaluation of today; None if it is none any more.

    Position, turns, line and reasons stay as they were found. It is one still if a search as deep as the last one of
    the finder says so, whatever turns that looks at, and if the best stands clear of the turns that are known."""
    judge, position = judge_of(puzzle.game), puzzle.start()
    seat, rng = int(position.seat), Rng(0, f"again {puzzle.id}")
    deeper = judge.compare(position, None, rng, _DEEPER * simulations)
    if not _stands_clear(deeper, seat, GAP) or puzzle.best not in _right(puzzle.rules, position, deeper):
        return None
    turns = [puzzle.rules.parse_turn(position, known.text) for known in puzzle.turns]
    # As often as those that came to the end of the search.
    chances = judge.weigh(position, turns, rng, int(deeper.best.tree.root.visits))
    losses = [round(max(0.0, chances[0] - chance), 3) for chance in chances]
    others = [loss for loss in losses if loss > HAIR]
    is_clear = bool(others) and min(others) >= GAP and len(losses) - len(others) <= _MOST_RIGHT
    if not is_clear or not _LEAST_CHANCE <= chances[0] <= _MOST_CHANCE:
        return None
    known = [KnownTurn(turn.text, loss) for turn, loss in zip(puzzle.turns, losses, strict=True)]
    # The best stays the first, before another that is as good.
    return replace(
        puzzle, chance=round(chances[0], 3), turns=(known[0], *sorted(known[1:], key=lambda turn: turn.loss))
    )


def explain_again(puzzle: Puzzle, simulations: int = USUAL_SIMULATIONS) -> Puzzle | None:
    """The puzzle with its reasons and its theme as they are told today; None if nothing can be told of it.

    What the greedy bot would play is searched on as deeply as in the last search of the finder."""
    judge, position, rules = judge_of(puzzle.game), puzzle.start(), puzzle.rules
    compared = judge.compare(position, None, Rng(0, f"again {puzzle.id}"), _DEEPER * simulations)
    other = judge.line(compared, compared.greedy, int(position.seat), int(position.players) + 1).stretch
    positions, turns = [position.copy()], []
    for text in (puzzle.best, *puzzle.line):
        turns.append(tuple(rules.parse_turn(positions[-1], text)))
        after = positions[-1].copy()
        for step in turns[-1]:
            after.apply(step)
        positions.append(after)
    reasons = explain(rules, Stretch(tuple(positions), tuple(turns)), other)
    theme = theme_of(rules.name, [rules.meaning(step) for step in turns[0]], reasons) if reasons else None
    return None if theme is None else replace(puzzle, theme=theme, reasons=tuple(reasons))


class _Search:
    """The search of one game."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.rules: Rules[Any] = GAMES[task.game]
        self.judge: Judge = judge_of(task.game)
        self.seen = [0, 0, 0, 0]

    def run(self) -> Found:
        """Look at the positions, from the last to the first: what is at stake late is clearer."""
        found: list[tuple[Puzzle, bytes]] = []
        free = None
        game, positions = self._played()
        for place in range(len(positions) - 1, -1, -1):
            if len(found) == _MOST_A_GAME:
                break
            if free is not None and place > free:
                continue
            position = positions[place]
            puzzle = self._look(position, Record(self.rules.name, game.setup, tuple(game.turns[:place])))
            if puzzle is not None:
                found.append((puzzle, position.to_bytes()))
                # The next one is two rounds away at least.
                free = place - 2 * int(position.players)
        found.reverse()
        return Found(tuple(found), (self.seen[0], self.seen[1], self.seen[2], self.seen[3]))

    def _played(self) -> tuple[Game[Any], list[Position]]:
        """A whole game between bots, and its positions before each turn."""
        task = self.task
        rng = Rng(task.seed, f"puzzles {task.number}")
        players = _TABLES[rng.below(len(_TABLES))]
        game: Game[Any] = Game(self.rules, self.rules.deal(players, rng, None, None))
        bots = [load_bot(_BOTS[rng.below(len(_BOTS))], rng.below(_SEEDS)) for _ in range(players)]
        positions: list[Position] = []
        while not game.position.is_over:
            positions.append(game.position.copy())
            steps = bots[game.position.seat].choose_turn(sit(game))
            game.play_turn(self.rules.turn_text(game.position, steps))
        return game, positions

    def _look(self, position: Position, record: Record) -> Puzzle | None:
        """The puzzle that a position is, if it is one."""
        task, seat = self.task, int(position.seat)
        rng = Rng(task.seed, f"puzzles {task.number} turn {len(record.turns)}")
        self.seen[0] += 1
        # Where everything is still to come, what is best is a matter of openings.
        if position.turn < self.judge.opening * position.players:
            return None
        if not self._is_promising(position, rng):
            return None
        self.seen[1] += 1
        shallow = self.judge.compare(position, None, rng, task.simulations // _SHALLOW)
        if not _stands_clear(shallow, seat, _SHALLOW_GAP):
            return None
        self.seen[2] += 1
        deep = self.judge.compare(position, None, rng, task.simulations)
        if not _stands_clear(deep, seat, GAP):
            return None
        if not self._reasons(deep):
            return None
        self.seen[3] += 1
        deeper = self.judge.compare(position, None, rng, _DEEPER * task.simulations)
        if not _stands_clear(deeper, seat, GAP) or not self._agree(position, deep, deeper):
            return None
        return self._puzzle(position, record, deeper)

    def _is_promising(self, position: Position, rng: Rng) -> bool:
        """At first sight: does a turn stand out that the greedy bot does not play?"""
        deal = self.rules.resample(position, position.seat, rng)
        # All that seem good, one for each worth.
        lines = self.judge.lookahead.best_turns(deal, 8)
        if len(lines) < 2:
            return False
        shares = [1.0 / (1.0 + exp(-line.worth)) for line in lines]
        if not _LEAST_CHANCE / 2 <= shares[0] <= (1.0 + _MOST_CHANCE) / 2:
            return False
        if rng.below(_ON_TRUST) == 0:
            return True
        others = [share for share in shares if shares[0] - share > HAIR]
        right = len(shares) - len(others)
        if right > _MOST_RIGHT or not others or shares[0] - others[0] < _AT_SIGHT:
            return False
        greedy = self.judge.greedy.best_turns(deal, 1)[0].steps
        after = deal.copy()
        for step in greedy:
            after.apply(step)
        reached = after.to_bytes()
        return all(line.position.to_bytes() != reached for line in lines[:right])

    def _agree(self, position: Position, deep: Comparison, deeper: Comparison) -> bool:
        """Does the deeper search say that the best of the other one is right as well?"""
        return self._text(position, deep.best.steps) in _right(self.rules, position, deeper)

    def _text(self, position: Position, steps: list[int]) -> str:
        return self.rules.turn_text(position, steps)

    def _puzzle(self, position: Position, record: Record, compared: Comparison) -> Puzzle | None:
        seat, players = int(position.seat), int(position.players)
        reasons = self._reasons(compared)
        if not reasons:
            return None
        turns = [
            KnownTurn(self._text(position, each.steps), round(_loss(compared, each, seat), 3) + 0.0)
            for each in compared.finalists
        ]
        theme = theme_of(self.rules.name, [self.rules.meaning(step) for step in compared.best.steps], reasons)
        if theme is None:
            return None
        return Puzzle(
            record=record,
            theme=theme,
            difficulty=self._difficulty(compared),
            chance=round(compared.best.chances(players)[seat], 3),
            turns=tuple(turns),
            line=tuple(self._line(compared, compared.best).texts[1:]),
            reasons=tuple(reasons),
        )

    def _line(self, compared: Comparison, candidate: Candidate) -> Line:
        start = compared.deals[0]
        return self.judge.line(compared, candidate, int(start.seat), int(start.players) + 1)

    def _reasons(self, compared: Comparison) -> list[Explanation]:
        """Why the best turn is better than the greedy one: where nothing can be said of it, there is no puzzle."""
        better, other = self._line(compared, compared.best), self._line(compared, compared.greedy)
        return explain(self.rules, better.stretch, other.stretch)

    def _difficulty(self, compared: Comparison) -> str:
        """By the place that the best turn takes among those that seem good at once."""
        deal = compared.deals[0]
        after = deal.copy()
        for step in compared.best.steps:
            after.apply(step)
        reached = after.to_bytes()
        lines = self.judge.lookahead.best_turns(deal, 8)
        place = next((place for place, line in enumerate(lines) if line.position.to_bytes() == reached), len(lines))
        return DIFFICULTIES[0 if place < _EASY_PLACES else 1 if place < _MEDIUM_PLACES else 2]


def _right(rules: Rules[Any], position: Position, compared: Comparison) -> set[str]:
    """The turns that are the best, or as good to a hair."""
    seat = int(position.seat)
    right = (each for each in compared.finalists if _loss(compared, each, seat) <= HAIR)
    return {rules.turn_text(position, each.steps) for each in right}


def _loss(compared: Comparison, candidate: Candidate, seat: int) -> float:
    players = int(compared.deals[0].players)
    return compared.best.chances(players)[seat] - candidate.chances(players)[seat]


def _stands_clear(compared: Comparison, seat: int, gap: float) -> bool:
    """Is one turn, or what is as good to a hair, better by so much than all others, and the greedy one among those?"""
    chance = compared.best.chances(int(compared.deals[0].players))[seat]
    losses = [_loss(compared, each, seat) for each in compared.finalists]
    others = [loss for loss in losses if loss > HAIR]
    return (
        _LEAST_CHANCE <= chance <= _MOST_CHANCE
        and len(losses) - len(others) <= _MOST_RIGHT
        and bool(others)
        and others[0] >= gap
        and _loss(compared, compared.greedy, seat) >= gap
    )
