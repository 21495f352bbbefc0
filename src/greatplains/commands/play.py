"""`greatplains play`: the server for one household, or a game in the terminal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.options import game_rules, refuse, seconds, whole

if TYPE_CHECKING:
    from greatplains.core.contract import Rules


@click.command()
@click.argument("game", metavar="[GAME]", type=game_rules, required=False)
@click.option("--terminal", is_flag=True, help="Watch a game between random players here, without a server.")
@click.option("--players", metavar="N", type=whole, help="Terminal: number of players, 2 to 4.  [default: 2]")
@click.option("--variant", metavar="N", type=whole, help="Terminal: variant of Bison: 0, 1 or 2.  [default: 0]")
@click.option("--seed", metavar="N", type=whole, help="Terminal: play the game of this seed again.")
@click.option(
    "--delay", metavar="SECONDS", type=seconds, help="Terminal: wait this long after each turn.  [default: 0]"
)
@click.option("--port", metavar="N", type=whole, help="Port of the server.  [default: 8420, or a free one]")
@click.option("--database", metavar="URL", help="Where games are kept.  [default: a file in your data directory]")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def play(
    game: Rules[Any] | None,
    terminal: bool,
    players: int | None,
    variant: int | None,
    seed: int | None,
    delay: float | None,
    port: int | None,
    database: str | None,
    no_browser: bool,
) -> None:
    """Play at home: start the server on this machine and open it in the browser.

    Games are kept in a file in your data directory, and are there again next time. With --terminal there is no server:
    random players play GAME (bison or wind-river; without it one of each), every turn is shown as it is written in
    records and in plain words, and at the end the board and who won.

    \b
    Examples:
      greatplains play
      greatplains play --no-browser --port 8500
      greatplains play --terminal bison --players 3 --delay 0.5
      greatplains play --terminal wind-river --seed 42
    """
    if terminal:
        from greatplains.commands.terminalplay import watch

        watch(game, 2 if players is None else players, variant, seed, delay or 0)
        return
    if any(value is not None for value in (game, players, variant, seed, delay)):
        refuse("A game, --players, --variant, --seed and --delay are for --terminal; here a game is chosen at a table.")
    _serve_household(port, database, not no_browser)


def _serve_household(port: int | None, database: str | None, opens_browser: bool) -> None:
    import webbrowser

    from greatplains.commands.serve import listen, run
    from greatplains.server.settings import PORT

    socket = listen("127.0.0.1", PORT if port is None else port, or_any=port is None)
    if database is None:
        from platformdirs import user_data_path

        database = f"sqlite:///{user_data_path('greatplains', False) / 'games.sqlite'}"

    def tell(address: str) -> None:
        click.echo(f"Great Plains is at {address} (Ctrl-C ends it; games are kept)")
        if opens_browser:
            webbrowser.open(address)

    run(dict(os.environ), socket, tell, host="127.0.0.1", port=socket.getsockname()[1], database=database)
