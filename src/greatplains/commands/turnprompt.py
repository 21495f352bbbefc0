"""A person chooses a turn: step by step from lists, or written down, with the refusals that everybody gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from greatplains.bots import sit
from greatplains.commands.answers import ask
from greatplains.commands.faults import reason
from greatplains.commands.signs import printable
from greatplains.core.draft import Draft
from greatplains.core.errors import BadNotation, GreatPlainsError, IllegalStep
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.review.wording import percent
from greatplains.terminal import PAGES
from greatplains.terminal.choices import Choice, choice_list, chosen, in_order, numbers
from greatplains.terminal.screen import player, sentence

if TYPE_CHECKING:
    from greatplains.commands.printer import Printer
    from greatplains.review.hint import Hint

_HELP: Final = """\
Choose by the number before a line, or by its words (a place, an action). A turn may take several steps.
  undo     take back the last step of this turn
  restart  begin this turn anew
  hint     what kind of turn is best; asked again, the turn itself and why
  board    draw the board again, as it stands now
  choices  list the choices again
  turns    show the turns so far
  quit     leave; a game with --record FILE goes on another time
  ?        this help
A whole turn can be written as in records, say “{example}”; greatplains rules {game} tells how."""
_YES: Final = ("", "y", "yes", "ok", "play", "make")


class Quit(Exception):
    """The person leaves the game."""


class TurnPrompt:
    """Asks the person on the seat to move until the turn is made."""

    def __init__(self, printer: Printer, game: Game[Any]) -> None:
        self.printer = printer
        self.game = game
        self.rules = game.rules
        self.pages = PAGES[game.rules.name]
        # Tried where all that the person cannot see was dealt anew: a turn that is taken back has told nothing.
        dealt = game.rules.resample(game.position, game.position.seat, Rng(len(game.turns), "draft"))
        self.draft: Draft[Any] = Draft(game.rules, dealt)
        self.hinted: Hint | None = None
        self.commands: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "undo": self._undo,
            "u": self._undo,
            "restart": self._restart,
            "hint": self._hint,
            "board": self.draw,
            "choices": lambda: None,
            "turns": self._turns,
            "quit": self._quit,
            "q": self._quit,
        }

    def turn(self) -> str:
        """The text of the turn the person makes."""
        self.draw()
        while True:
            text = self.draft.text()
            if text is None:
                self._choose()
            elif self._is_made(text):
                return text

    def draw(self) -> None:
        """The page as the person sees it, with the steps chosen so far."""
        view = self._view()
        # What each region would bring is told of whole turns only, while a piece may be in the air.
        parts = self.rules.breakdown(self.draft.start)
        page = self.pages.page(view, parts, self.rules.why, self.printer.screen)
        self.printer.print(Text(), page, Text(), self.pages.status(view))
        if self.draft.is_whole and not view["over"]:
            self.printer.print(Text("Your turn is not made yet: what would be drawn after it is made up here.", "dim"))

    def _choose(self) -> None:
        """One step, or something else that is asked for."""
        choices = self._choices()
        offered = numbers(choices)
        asked = f"{offered[0]}–{offered[-1]}" if len(offered) > 1 else str(offered[0])
        self.printer.print(
            sentence(player(self.draft.seat), f"  {self.pages.question(self._view())}"),
            *choice_list(choices, self.printer.console.width),
        )
        while True:
            answer = ask(f"Choose {asked}, ? for help: ")
            choice = chosen(choices, answer)
            if choice is not None:
                self.draft.play(choice.step)
                return
            if answer.casefold() in self.commands:
                self.commands[answer.casefold()]()
                return
            if answer and self._is_written(answer):
                return
            if not answer:
                self._say("Nothing was chosen.")

    def _is_written(self, answer: str) -> bool:
        """Play a whole turn that was written down; False if it cannot be, and why is said."""
        if answer.isascii() and answer.isdigit():
            self._say(f"There is no choice {printable(answer, 20)}.")
            return False
        if self.draft.steps:
            self._say(f"“{printable(answer)}” is none of these, or more than one.")
            return False
        try:
            steps = self.rules.parse_turn(self.draft.start, answer)
        except (BadNotation, IllegalStep) as error:
            self._refuse(error)
            return False
        for step in steps:
            self.draft.play(step)
        return True

    def _is_made(self, text: str) -> bool:
        words = self.pages.turn_words([self.rules.meaning(step) for step in self.draft.steps], text)
        self.printer.print(sentence("Your turn: ", Text(text, "bold"), f"  ({words})"))
        while True:
            answer = ask("Enter makes it, undo takes back the last step: ").casefold()
            if answer in _YES:
                return True
            if answer in self.commands:
                self.commands[answer]()
                return False
            self._say(f"“{printable(answer)}” is no answer here.")

    def _view(self) -> dict[str, Any]:
        return self.rules.view(self.draft.position, self.draft.seat)

    def _choices(self) -> list[Choice]:
        meanings = [(step, self.rules.meaning(step)) for step in self.draft.position.legal_steps()]
        return in_order([Choice(step, self.pages.choice_words(meaning), meaning) for step, meaning in meanings])

    def _help(self) -> None:
        example = self.game.turns[-1] if self.game.turns else "…"
        self.printer.print(Text(_HELP.format(example=example, game=self.rules.name)))

    def _hint(self) -> None:
        """First the kind of turn, so that one can still find it, and then all of it."""
        if self.hinted is None:
            from greatplains.review.hint import hint

            self.hinted = hint(sit(self.game))
            self.printer.print(Text(f"{self.hinted.kind.sentence} Ask again for the turn."))
            return
        told = self.hinted
        lines = [Text(f"Best is “{told.text}”, with a chance of {percent(told.chance)} to win.")]
        self.printer.print(*lines, *(Text(f"  {each.sentence}") for each in told.reasons))

    def _undo(self) -> None:
        try:
            self.draft.undo()
        except BadNotation as error:
            self._refuse(error)

    def _restart(self) -> None:
        self.draft.undo_all()

    def _turns(self) -> None:
        lines = [f"{number:3}  {text}" for number, text in enumerate(self.game.turns, start=1)]
        self.printer.print(Text("\n".join(lines) or "There is no turn yet."))

    def _quit(self) -> None:
        raise Quit

    def _refuse(self, error: GreatPlainsError) -> None:
        self._say(reason(error))

    def _say(self, words: str) -> None:
        self.printer.print(Text(words, "bold"))
