"""`greatplains play`: the server for one household, or a game in the terminal."""

from __future__ import annotations

import os
import socket as sockets
import sys
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.gameoptions import TerminalOptionsCommand, Written, switches
from greatplains.commands.options import game_rules, port_number, refusals, refuse, seat_number, seconds, whole

if TYPE_CHECKING:
    from greatplains.core.contract import Rules


@click.command(cls=TerminalOptionsCommand)
@click.argument("game", metavar="[GAME]", type=game_rules, required=False)
@click.option("--terminal", is_flag=True, help="Watch a game between random players here, without a server.")
@click.option("--players", metavar="N", type=whole, help="Terminal: number of players, 2 to 4.  [default: 2]")
@click.option("--first", metavar="SEAT", type=seat_number, help="Terminal: who begins, 0 to 3 or a colour.")
@click.option("--seed", metavar="N", type=whole, help="Terminal: play the game of this seed again.")
@click.option(
    "--delay", metavar="SECONDS", type=seconds, help="Terminal: wait this long after each turn.  [default: 0]"
)
@click.option("--port", metavar="N", type=port_number, help="Port of the server.  [default: 8420, or a free one]")
@click.option("--database", metavar="URL", help="Where games are kept.  [default: a file in your data directory]")
@click.option("--lan", is_flag=True, help="Let others in your network play along.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def play(
    game: Rules[Any] | None,
    terminal: bool,
    players: int | None,
    written: Written,
    first: int | None,
    seed: int | None,
    delay: float | None,
    port: int | None,
    database: str | None,
    lan: bool,
    no_browser: bool,
) -> None:
    """Play at home: start the server on this machine and open it in the browser.

    Games are kept in a file in your data directory, and are there again next time. Only this machine can reach the
    server, unless --lan opens it to your network: then phones and others play along at the address that is shown.

    With --terminal there is no server: random players play GAME ({games}; without it one of each), every
    turn is shown as it is written in records and in plain words, and at the end the board and who won.

    \b
    Examples:
      greatplains play
      greatplains play --lan
      greatplains play --no-browser --port 8500
      greatplains play --terminal bison --players 3 --delay 0.5
      greatplains play --terminal wind-river --first red --seed 42
    """
    if terminal:
        from greatplains.commands.terminalplay import watch

        watch(game, 2 if players is None else players, written, first, seed, delay or 0)
        return
    if written or any(value is not None for value in (game, players, first, seed, delay)):
        options = ", ".join(["--players", *switches(), "--first", "--seed"])
        refuse(f"A game, {options} and --delay are for --terminal; here a game is chosen at a table.")
    _serve_household(port, database, lan, not no_browser)


def _serve_household(port: int | None, database: str | None, is_open: bool, opens_browser: bool) -> None:
    from greatplains.commands.serve import listen, run
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
            address = address.replace(host, _own_address())
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


def _own_address() -> str:
    """Under which address others in the network reach this machine. Nothing is sent for it."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"  # there is no network
        address: str = probe.getsockname()[0]
        return address


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
