"""`greatplains play`: the server for one household, or a game in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import dataclass, fields
from threading import Thread
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.botnames import bot_names, limit
from greatplains.commands.gameoptions import TerminalOptionsCommand, Written
from greatplains.commands.options import game_rules, port_number, refusals, refuse, seat_number, seconds, whole

if TYPE_CHECKING:
    from greatplains.core.contract import Rules


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for of a game in the terminal; None is what was left open."""

    game: Rules[Any] | None
    players: int | None
    bots: tuple[str, ...] | None
    seat: int | None
    written: Written
    first: int | None
    seed: int | None
    record: str | None
    move_seconds: float | None
    delay: float | None

    def given(self) -> list[str]:
        """What was not left open, as it is written."""
        found = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "written"}
        names = [name for name, value in (found | self.written).items() if value is not None]
        return ["GAME" if name == "game" else f"--{name.replace('_', '-')}" for name in names]


@click.command(cls=TerminalOptionsCommand)
@click.argument("game", metavar="[GAME]", type=game_rules, required=False)
@click.option("--terminal", is_flag=True, help="Play here against bots, without a server.")
@click.option("--players", metavar="N", type=whole, help="Terminal: number of players, 2 to 4.  [default: 2]")
@click.option(
    "--bots",
    metavar="NAMES",
    type=bot_names,
    help="Terminal: who plays the other seats, with commas between: names, module:Class or exec:PROGRAM. One name "
    "plays them all.  [default: the easiest level]",
)
@click.option(
    "--seat", metavar="SEAT", type=seat_number, help="Terminal: your seat, 0 to 3 or a colour.  [default: blue]"
)
@click.option("--first", metavar="SEAT", type=seat_number, help="Terminal: who begins, 0 to 3 or a colour.")
@click.option("--seed", metavar="N", type=whole, help="Terminal: play the deal of this seed again.")
@click.option(
    "--record", metavar="FILE", help="Terminal: keep the game in this file, or go on with the one that is there."
)
@click.option("--move-seconds", metavar="SECONDS", type=limit, help="Terminal: how long a bot may take for a turn.")
@click.option("--watch", is_flag=True, help="Terminal: watch bots, or random players, instead of playing.")
@click.option(
    "--delay", metavar="SECONDS", type=seconds, help="Watching: wait this long after each turn.  [default: 0]"
)
@click.option("--port", metavar="N", type=port_number, help="Port of the server.  [default: 8420, or a free one]")
@click.option("--database", metavar="URL", help="Where games are kept.  [default: a file in your data directory]")
@click.option("--lan", is_flag=True, help="Let others in your network play along.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def play(
    game: Rules[Any] | None,
    terminal: bool,
    players: int | None,
    bots: tuple[str, ...] | None,
    seat: int | None,
    written: Written,
    first: int | None,
    seed: int | None,
    record: str | None,
    move_seconds: float | None,
    watch: bool,
    delay: float | None,
    port: int | None,
    database: str | None,
    lan: bool,
    no_browser: bool,
) -> None:
    """Play at home: start the server on this machine and open it in the browser.

    Games are kept in a file in your data directory, and are there again next time. Only this machine can reach the
    server, unless --lan opens it to your network: then phones and others play along at the address that is shown.

    With --terminal there is no server: you play GAME ({games}) here against bots. You choose from lists of what is
    allowed, or write a turn as records do; ? shows what you can answer. With --record the game is kept after every
    turn, and the same option goes on with it. With --watch bots or random players play (without GAME one of each),
    and every turn is shown as it is written and in plain words.

    \b
    Examples:
      greatplains play
      greatplains play --lan
      greatplains play --no-browser --port 8500
      greatplains play --terminal wind-river
      greatplains play --terminal bison --players 3 --bots easy,medium --seat red --record evening.jsonl
      greatplains play --terminal --record evening.jsonl
      greatplains play --terminal --watch bison --bots hard,easy --delay 0.5
    """
    wish = Wish(game, players, bots, seat, written, first, seed, record, move_seconds, delay)
    if not terminal:
        given = [*wish.given(), *(["--watch"] if watch else [])]
        if given:
            verb = "are" if len(given) > 1 else "is"
            refuse(f"{', '.join(given)} {verb} for --terminal; here a game is chosen at a table.")
        _serve_household(port, database, lan, not no_browser)
        return
    for name, value in {"--port": port, "--database": database, "--lan": lan, "--no-browser": no_browser}.items():
        if value not in (None, False):
            refuse(f"{name} is for the server, and --terminal plays without one.")
    if watch:
        from greatplains.commands.terminalwatch import watch_here

        watch_here(wish)
    else:
        from greatplains.commands.terminalplay import play_here

        play_here(wish)


def _serve_household(port: int | None, database: str | None, is_open: bool, opens_browser: bool) -> None:
    from greatplains.commands.serve import listen, run
    from greatplains.server.http.reach import own_address
    from greatplains.server.http.webclient import web_client
    from greatplains.server.settings import PORT, read_settings

    host = "0.0.0.0" if is_open else "127.0.0.1"
    # Whoever plays at home does not read logs, unless something is wrong.
    environment = {"GREATPLAINS_LOG_LEVEL": "warning", **os.environ}
    with refusals():
        settings = read_settings(environment, host=host, port=port, database=database or _database_at_home())
    if not web_client(settings.client):
        click.echo(
            "NOTICE: this installation has no pages to play on. Install it again on a machine with Node.", err=True
        )
    socket = listen(host, PORT if port is None else port, or_any=port is None)

    def tell(address: str) -> None:
        if is_open:
            address = address.replace(host, own_address())
        click.echo(_welcome(address, is_open, opens_browser and _open_browser(address)))

    run(settings, socket, tell)


def _database_at_home() -> str:
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('greatplains', False) / 'games.sqlite'}"


def _welcome(address: str, is_open: bool, is_opening: bool) -> str:
    lines = [f"Great Plains is ready at {address}"]
    lines.append(
        "It opens in your browser; if it does not, go to that address." if is_opening else "Open it in your browser."
    )
    if is_open:
        lines.append("Everybody in your network can play along at that address.")
    lines.append("Games are kept. Ctrl-C ends it.")
    return "\n".join(lines)


def _open_browser(address: str) -> bool:
    """Open it beside this program; False where there is no screen to open it on.

    Without a screen the standard library would start a browser for terminals, in the place of this program.
    """
    has_screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(variable) for variable in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_screen:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return has_screen
