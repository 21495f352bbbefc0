"""The options of the games as options of a command. The games are loaded only when such a command is called."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.options import refusals, refuse
from greatplains.commands.signs import printable

if TYPE_CHECKING:
    from greatplains.core.contract import Option, Rules

# What was written on the command line, by the name of the option; one that was not written is not there.
Written = dict[str, Any]


class GameCommand(click.Command):
    """A command for a game: `{games}` in its help are their names."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The help, with the games there are."""
        from greatplains.games import GAMES

        text = self.help or ""
        self.help = text.replace("{games}", " or ".join(GAMES))
        super().format_help_text(ctx, formatter)
        self.help = text


class GameOptionsCommand(GameCommand):
    """A command that sets up games: what can be chosen there is an option here, after `--players`.

    The function of the command gets them as `written`, to be read by `chosen_options` when the game is known.
    """

    for_whom = ""

    def game_options(self) -> list[click.Option]:
        """The options of all games; one that several games have stands there once."""
        from greatplains.games import GAMES

        found: dict[str, list[tuple[str, Option]]] = {}
        for rules in GAMES.values():
            for option in rules.options:
                found.setdefault(option.name, []).append((rules.title, option))
        return [
            click.Option(
                [f"{_switch(name)}/{_no(name)}" if same[0][1].kind == "flag" else _switch(name), name],
                metavar=_metavar(same[0][1]),
                default=None,
                help=self.for_whom + " ".join(f"{title}: {_help(option)}" for title, option in same),
            )
            for name, same in found.items()
        ]

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own, and those of the games."""
        params = super().get_params(ctx)
        place = next(at for at, param in enumerate(params, start=1) if param.name == "players")
        return [*params[:place], *self.game_options(), *params[place:]]

    def invoke(self, ctx: click.Context) -> Any:
        """Hand over what was written of the games' options."""
        values = {str(option.name): ctx.params.pop(str(option.name)) for option in self.game_options()}
        ctx.params["written"] = {name: value for name, value in values.items() if value is not None}
        return super().invoke(ctx)


class TerminalOptionsCommand(GameOptionsCommand):
    """The same where they are for games in the terminal alone."""

    for_whom = "Terminal: "


def chosen_options(rules: Rules[Any], written: Written) -> dict[str, Any]:
    """The options of a set-up. What is chosen among values always stands there, a file only where one is given."""
    own = written_for(rules, written)
    for name in written:
        if name not in own:
            refuse(f"{_switch(name)} is an option of {_owners(name)}; {rules.title} has no such choice.")
    options = {option.name: option.default for option in rules.options if option.kind != "file"}
    return options | {
        option.name: _value(rules, option, own[option.name]) for option in rules.options if option.name in own
    }


def written_for(rules: Rules[Any], written: Written) -> Written:
    """What was written of the options that this game has."""
    return {option.name: written[option.name] for option in rules.options if option.name in written}


def written_again(rules: Rules[Any], written: Written) -> list[str]:
    """The words that choose the same options again."""
    words: list[str] = []
    for option in rules.options:
        value = written.get(option.name)
        if value is None or str(value) == str(option.default):
            continue
        if isinstance(value, bool):
            words.append(_switch(option.name) if value else _no(option.name))
        else:
            words += [_switch(option.name), value]
    return words


def switches() -> list[str]:
    """How the options of all games are written."""
    from greatplains.games import GAMES

    names = dict.fromkeys(option.name for rules in GAMES.values() for option in rules.options)
    return [_switch(name) for name in names]


def _value(rules: Rules[Any], option: Option, written: Any) -> Any:
    from greatplains.core.options import load_option, named_value

    if option.kind == "flag":
        return written
    value = named_value(option, written)
    if value is not None:
        return value
    if option.kind == "choice":
        refuse(f"{_switch(option.name)} must be {_either(option)} in {rules.title}, not “{printable(written)}”.")
    with refusals():
        try:
            return load_option(rules, option.name, Path(written))
        except OSError as error:
            reason = error.strerror or error
            refuse(f"{_switch(option.name)}: the file “{printable(written)}” cannot be read: {reason}.")


def _help(option: Option) -> str:
    values = f"{_either(option)}; " if option.kind == "choice" else ""
    default = {True: "yes", False: "no"}[option.default] if isinstance(option.default, bool) else option.default
    return f"{option.sentence}  [{values}default: {default}]"


def _either(option: Option) -> str:
    *others, last = map(str, option.values)
    return f"{', '.join(others)} or {last}" if others else last


def _owners(name: str) -> str:
    from greatplains.games import GAMES

    return " and ".join(rules.title for rules in GAMES.values() if any(option.name == name for option in rules.options))


def _switch(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _no(name: str) -> str:
    return f"--no-{name.replace('_', '-')}"


def _metavar(option: Option) -> str | None:
    if option.kind == "flag":
        return None
    if option.kind == "file":
        return "FILE"
    return "N" if all(isinstance(value, int) for value in option.values) else "NAME"
