"""One game between bots. A bot that breaks the rules of the arena forfeits it; nobody else suffers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from operator import index
from typing import Any, Final

from greatplains.arena.schedule import Pairing
from greatplains.arena.settings import Settings
from greatplains.arena.stopwatch import Stopwatch, TimeOver
from greatplains.bots import Bot, dismiss, load_bot, problems, sit
from greatplains.bots.program import BotFault
from greatplains.bots.programbot import ProgramBot
from greatplains.core.contract import Rules, Setup
from greatplains.core.draft import Draft
from greatplains.core.errors import IllegalStep, unknown_step
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.record import record_line, record_of
from greatplains.core.rng import Rng
from greatplains.games import GAMES

_SEEDS: Final = 2**31 - 1
_LONGEST_REASON: Final = 1_000
# Ten thousandths of a second are finer than the clock of a busy machine.
_DECIMALS: Final = 4
# What programs do wrong, as the arena calls it.
_CODES: Final = {
    problems.SLOW.code: "too_slow",
    problems.ENDED.code: "ended",
    problems.SENSELESS.code: "senseless",
    problems.ILLEGAL.code: "illegal",
    problems.HALF.code: "incomplete",
    problems.LONG_LINE.code: "flooded",
    problems.FLOOD.code: "flooded",
    problems.DEAF.code: "deaf",
}


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played, with all that decides it."""

    settings: Settings
    pairing: Pairing


@dataclass(frozen=True, slots=True)
class Played:
    """The record of a game as a line, and whether it ended by forfeit."""

    number: int
    line: str
    is_forfeit: bool


class Forfeit(Exception):
    """A bot did what no player may do: `code` says what, `sentence` tells it to its author."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence if len(sentence) <= _LONGEST_REASON else sentence[:_LONGEST_REASON] + "…"


def play_match(match: Match) -> Played:
    """Play one game to its end, or to the first forfeit."""
    settings, pairing = match.settings, match.pairing
    rules = GAMES[settings.game]
    game = Game(rules, deal(rules, settings, pairing.deal))
    play_random_turns(game, settings.random_turns, Rng(settings.seed, f"arena beginning {pairing.deal}"))
    seeds = [bot_seed(settings.seed, pairing.number, seat) for seat in range(settings.players)]
    table = Table(game, pairing.bots, seeds, settings.move_seconds)
    extra: dict[str, Any] = {
        "number": pairing.number,
        "block": pairing.block,
        "deal": pairing.deal,
        "bots": list(pairing.bots),
    }
    try:
        table.play()
    except Forfeit as forfeit:
        seat = table.seat
        extra["forfeit"] = {
            "seat": seat,
            "bot": pairing.bots[seat],
            "turn": len(game.turns) + 1,
            "code": forfeit.code,
            "reason": forfeit.sentence,
        }
    # The seconds stand last: what is before them is the same whenever the same games are played.
    extra["seconds"] = table.seconds
    # A turn that was begun is no part of a record, which holds whole turns.
    return Played(pairing.number, record_line(record_of(game, extra)), "forfeit" in extra)


def deal(rules: Rules[Any], settings: Settings, number: int) -> Setup:
    """The set-up that all games of a deal share."""
    return rules.deal(settings.players, Rng(settings.seed, f"arena deal {number}"), settings.options)


def play_random_turns(game: Game[Any], turns: int, rng: Rng) -> None:
    """So many random turns of each seat; all games of a deal begin with the same ones."""
    for _ in range(turns * game.position.players):
        for step in random_turn(game.position.copy(), rng):
            game.play(step)


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot on that seat in the game of that number."""
    return Rng(seed, f"arena game {number} seat {seat}").below(_SEEDS)


class Table:
    """The bots round the board, by their names; where None stands for a name, somebody else plays that seat.

    `seat` is the one whose doing everything is just now, and `seconds` how long each has thought about its turns.
    """

    def __init__(
        self, game: Game[Any], names: Sequence[str | None], seeds: Sequence[int], move_seconds: float | None = None
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.seeds = tuple(seeds)
        self.move_seconds = move_seconds
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.seconds: list[list[float]] = [[] for _ in names]

    def play(self) -> None:
        """Play on to the end of the game, or raise the first `Forfeit`."""
        with self.seated():
            while not self.game.position.is_over:
                self.play_turn()

    @contextmanager
    def seated(self) -> Iterator[None]:
        """The bots sit at the table as long as this lasts."""
        try:
            self._seat_bots()
            yield
        finally:
            for bot in self.bots.values():
                # What a bot does after the game concerns nobody.
                with suppress(Exception, SystemExit):
                    dismiss(bot)

    def play_turn(self) -> None:
        """Let the bot on the seat to move play its turn."""
        self.seat = self.game.position.seat
        play_turn(self.game, self._thought())

    def _seat_bots(self) -> None:
        for seat, name in enumerate(self.names):
            if name is None:
                continue
            self.seat = seat
            try:
                self.bots[self.seat] = load_bot(name, self.seeds[self.seat])
            except BotFault as error:
                raise _forfeit(error) from error
            # Whatever a bot raises is its own fault, and the others play on.
            except (Exception, SystemExit) as error:
                raise Forfeit("raised", _words(error)) from error

    def _thought(self) -> object:
        """What the bot on the seat to move answers, in the time it has."""
        limit, bot = self.move_seconds, self.bots[self.seat]
        # A program has its own clock: what it did wrong may be found out after its time, and its ending takes a while.
        watch = Stopwatch(None if isinstance(bot, ProgramBot) else limit)
        view = sit(self.game, limit)
        try:
            with watch.running():
                return bot.choose_turn(view)
        except TimeOver:
            raise Forfeit("too_slow", f"The turn took more than {limit:g} s.") from None
        except BotFault as error:
            raise _forfeit(error) from error
        except (Exception, SystemExit) as error:
            raise Forfeit("raised", _words(error)) from error
        finally:
            seconds = bot.seconds if isinstance(bot, ProgramBot) else watch.seconds
            self.seconds[self.seat].append(round(seconds, _DECIMALS))


def play_turn(game: Game[Any], answer: object) -> None:
    """Play what a bot answered, if it is the steps of one whole turn; otherwise nothing is played."""
    steps = _steps(answer, game.rules.step_count)
    draft = Draft(game.rules, game.position)
    for count, step in enumerate(steps):
        if draft.is_whole:
            raise Forfeit("too_long", f"The turn was complete after {count} steps, but there were {len(steps)}.")
        try:
            draft.play(step)
        except IllegalStep as error:
            raise Forfeit("illegal", f"Step {count + 1} of {len(steps)} ({step}): {error}") from None
    if not draft.is_whole:
        raise Forfeit("incomplete", f"The turn was not complete after its {len(steps)} steps.")
    for step in steps:
        game.play(step)


def _steps(answer: object, step_count: int) -> Sequence[int]:
    """The answer as plain numbers: a bot may hand over those of its array library."""
    if not isinstance(answer, list | tuple):
        raise Forfeit("not_steps", f"A turn is a list of steps, not a {type(answer).__name__}.")
    steps: list[int] = []
    for item in answer:
        try:
            step = index(item)
        except TypeError:
            raise Forfeit("not_steps", f"A step is a whole number, not a {type(item).__name__}.") from None
        if not 0 <= step < step_count:
            raise Forfeit("illegal", str(unknown_step(step, step_count)))
        steps.append(step)
    return steps


def _forfeit(error: BotFault) -> Forfeit:
    """What a program is blamed for."""
    return Forfeit(_CODES[error.code], error.sentence)


def _words(error: BaseException) -> str:
    """The error in one line: `ZeroDivisionError: division by zero`."""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
