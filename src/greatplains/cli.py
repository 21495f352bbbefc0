"""The command `greatplains`: its subcommands, and how it ends.

Exit codes: 0 all is well, 1 a check found bad records or a server is not ready, 2 wrong usage or a file that cannot be
read or written, 130 interrupted, 141 nobody reads the output any more, 143 terminated.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from greatplains import __version__, build_kind
from greatplains.commands.arena import arena
from greatplains.commands.backup import backup, restore
from greatplains.commands.check import check
from greatplains.commands.health import health
from greatplains.commands.ladder import ladder
from greatplains.commands.learn import learn
from greatplains.commands.messages import messages
from greatplains.commands.play import play
from greatplains.commands.plot import plot
from greatplains.commands.puzzles import puzzles
from greatplains.commands.review import review
from greatplains.commands.rules import rules
from greatplains.commands.serve import serve
from greatplains.commands.show import show
from greatplains.commands.signs import printable, show_signs_as_letters
from greatplains.commands.simulate import simulate
from greatplains.commands.streams import drop_output, ready_streams
from greatplains.commands.verify import verify

WRONG_USAGE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
TERMINATED = 143

_BUILD = {
    "compiled": "rules compiled with mypyc",
    "interpreted": "rules interpreted: slower; for full speed install it where there is a C compiler",
}


class Terminated(KeyboardInterrupt):
    """Somebody wants this process to end. (No `SystemExit`: bots may raise those, and are blamed for them.)"""


class Commands(click.Group):
    """A group whose errors are one sentence on stderr, never a traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(args, *rest, **extra)
            sys.stdout.flush()
        except click.Abort as error:
            sys.exit(TERMINATED if isinstance(error.__cause__, Terminated) else INTERRUPTED)
        except click.ClickException as error:
            click.echo(_sentence(error), err=True)
            sys.exit(WRONG_USAGE)
        except BrokenPipeError:
            sys.exit(BROKEN_PIPE)
        finally:
            drop_output()
        sys.exit(code if isinstance(code, int) else 0)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which a newcomer needs them."""
        return list(self.commands)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            ctx.exit(BROKEN_PIPE)


def _sentence(error: click.ClickException) -> str:
    context = error.ctx if isinstance(error, click.UsageError) else None
    path = context.command_path if context else "greatplains"
    reason = " ".join(_reason(error).split())
    return printable(f"{path}: {reason}" + ("" if reason.endswith((".", "?")) else "."), most=1000)


def _reason(error: click.ClickException) -> str:
    """The message, with the option or argument it is about."""
    message = error.format_message()
    if isinstance(error, click.BadParameter) and not isinstance(error, click.MissingParameter) and error.param:
        is_option = error.param.param_type_name == "option"
        message = f"{error.param.opts[-1] if is_option else error.param.human_readable_name}: {error.message}"
    return message


def _print_version(context: click.Context, option: click.Parameter, is_wanted: bool) -> None:
    if is_wanted:
        click.echo(f"greatplains {__version__} ({_BUILD[build_kind()]})")
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and how the rules were built.",
)
@click.pass_context
def cli(context: click.Context) -> None:
    """Play and study the board games Bison and Wind River.

    \b
    Examples:
      greatplains play
      greatplains play --terminal wind-river
      greatplains rules wind-river
      greatplains simulate bison --players 3 --games 100 -o games.jsonl
      greatplains check games.jsonl
      greatplains show games.jsonl --game 7 --turn 20
      greatplains plot games.jsonl --svg plot.svg
      greatplains review games.jsonl -o review.html
      greatplains puzzles bison -o puzzles.jsonl
      greatplains arena wind-river --bots hard,easy,random --games 60 -o report

    Each command has its own help: greatplains COMMAND --help
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for _command in (
    play,
    serve,
    health,
    rules,
    simulate,
    show,
    plot,
    review,
    puzzles,
    check,
    verify,
    arena,
    ladder,
    learn,
    messages,
    backup,
    restore,
):
    cli.add_command(_command)


def main() -> NoReturn:
    """The entry point."""
    ready_streams()
    show_signs_as_letters(sys.stdout, sys.stderr)
    signal.signal(signal.SIGTERM, _terminate)
    try:
        cli.main(prog_name="greatplains")
    except Terminated:  # where no command is under way yet, or any more
        sys.exit(TERMINATED)


def _terminate(number: int, frame: object) -> NoReturn:
    """Leave as after an error, so that nothing half-written stays behind."""
    raise Terminated
