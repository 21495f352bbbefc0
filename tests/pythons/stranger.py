"""What somebody does who has just installed greatplains: run with that Python, in an empty folder.

Starts the server, plays a whole game of each kind against a bot over the socket, has the records checked by the command
line, and draws a picture. Prints what the tests look at; any fault ends it with an error.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from PIL import Image
from tests.drawing.inked import dark_pixels, first_figure
from tests.server.clients import Client, Person

import greatplains
from greatplains.core.rng import Rng

COMMAND = [sys.executable, "-m", "greatplains"]


def main() -> None:
    print(json.dumps({"python": sys.version.split()[0], "build": greatplains.build_kind(), "at": greatplains.__file__}))
    server = subprocess.Popen(
        [*COMMAND, "play", "--no-browser", "--port", "0", "--database", f"sqlite:///{Path('games.sqlite').absolute()}"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert " at http://127.0.0.1:" in line, line
        address = line.split(" at ")[1].split()[0]
        asyncio.run(visit(address))
    finally:
        server.terminate()
        server.wait(60)
    ask("check", "games.jsonl")
    for picture in ("board.svg", "board.png"):
        ask("show", "games.jsonl", f"--{picture[-3:]}", picture)
    must_have_letters(Path("board.svg"), Path("board.png"))


async def visit(address: str) -> None:
    """The page, and a whole game of each kind."""
    import httpx

    async with httpx.AsyncClient(base_url=address, verify=False, trust_env=False) as http:
        page = await http.get("/")
        script = page.text.split('src="')[1].split('"')[0]
        assert page.status_code == (await http.get(script)).status_code == 200
    records = [await play(address, game, seats) for game, seats in (("bison", 2), ("wind-river", 2))]
    Path("games.jsonl").write_text("".join(f"{json.dumps(record)}\n" for record in records), encoding="utf-8")


async def play(address: str, game: str, seats: int) -> object:
    """Sit down with bots, and play by chance until the game is over; its record."""
    made = await Person("", "", [address]).ask("POST", "/guests", name="Ann")
    ann = Person(made["token"], made["person"]["id"], [address])
    table = await ann.ask("POST", "/tables", game=game, seats=["me", *["bot:easy"] * (seats - 1)])
    seated = Client(ann, table["table"]["id"], Rng(1), lambda: None)
    await asyncio.wait_for(seated.play(), 300)
    return await ann.ask("GET", f"/tables/{table['table']['id']}/record")


def must_have_letters(svg: Path, png: Path) -> None:
    """The first figure of the first card is where the drawing has it."""
    with Image.open(png) as drawn:
        figure = first_figure(svg.read_text(encoding="utf-8"), drawn.width)
        assert dark_pixels(drawn, figure) > 10, "the picture has no letters"


def ask(*words: str) -> None:
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    print(done.stdout.strip())


if __name__ == "__main__":
    main()
