"""How much script a table takes, and how soon it is there: `python -m benchmarks.pagesize`.

The page of a table of each game, against a bot, is opened in Chromium with nothing in its cache, on a server of its
own, in a window of a desktop. Printed are the scripts that it takes until the board is there and a turn can be begun:
how many, and their bytes, compressed as by nginx (gzip) and as the build has them ready for browsers on encrypted pages
(brotli); those that it fetches afterwards, when it is at rest (what each action asks for, panels of the seats, lists in
words, log and chat, cards, market, refusals, the result); the first paint, and the time until the board is there. A
process beside it keeps a core busy, as a machine with something else to do.
"""

from __future__ import annotations

import gzip
import multiprocessing
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Browser, Response
from tests.e2e.browsing import chromium, find_chromium, serving, visit
from tests.e2e.hosting import Host

_GAMES = ("bison", "wind-river")
_TIMES = 5
_FIRST_PAINT = """() => new Promise((told) => new PerformanceObserver((list) =>
  told(list.getEntriesByName('first-contentful-paint')[0].startTime)).observe({ type: 'paint', buffered: true }))"""
# A page that never comes to rest fetches only what it cannot do without.
_RESTLESS = "window.requestIdleCallback = () => 0;"
_BROTLI = """const {brotliCompressSync} = require('node:zlib'), {readFileSync} = require('node:fs');
process.stdout.write(String(brotliCompressSync(readFileSync(0)).length))"""


def main() -> None:
    """Measure, and print a line a game."""
    program = find_chromium()
    if program is None:
        raise SystemExit("Chromium is not installed: make browser")
    busy = multiprocessing.Process(target=_spin, daemon=True)
    busy.start()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), bots="1", new_guests_a_minute="1000", requests_at_once="10000") as address,
        chromium(program) as browser,
    ):
        print(f"{'game':<12}{'scripts':>9}{'gzip':>10}{'brotli':>10}{'at rest':>10}{'first paint':>13}{'board':>9}")
        for game in _GAMES:
            _measure(browser, address, game)
    busy.terminate()


def _measure(browser: Browser, address: str, game: str) -> None:
    host = Host.arrive(address, "Ann")
    table = host.lay(game, ["me", "bot:random"])
    needed, _, _ = _open(browser, host, table, _RESTLESS)
    paints, boards = [], []
    everything: Mapping[str, bytes] = {}
    for _ in range(_TIMES):
        everything, paint, board = _open(browser, host, table)
        paints.append(paint)
        boards.append(board)
    rest = {url: body for url, body in everything.items() if url not in needed}
    sizes = (
        _kilobytes(needed, lambda body: len(gzip.compress(body, mtime=0))),
        _kilobytes(needed, _brotli),
        _kilobytes(rest, lambda body: len(gzip.compress(body, mtime=0))),
    )
    paint, board = statistics.median(paints), statistics.median(boards)
    print(
        f"{game:<12}{len(needed):>9}" + "".join(f"{size:>10}" for size in sizes) + f"{paint:>10.0f} ms{board:>6.0f} ms"
    )


def _open(browser: Browser, host: Host, table: str, script: str = "") -> tuple[dict[str, bytes], float, float]:
    """The scripts of a page by their addresses, its first paint, and when its board was there."""
    somebody = visit(browser, host.address)
    somebody.context.add_cookies(host.identity()["cookies"])
    if script:
        somebody.context.add_init_script(script)
    scripts: list[Response] = []
    somebody.listen("response", lambda answer: scripts.append(answer))
    page = somebody.go(f"/table/{table}")
    page.locator(".stage svg").first.wait_for()
    board = page.evaluate("performance.now()")
    paint = page.evaluate(_FIRST_PAINT)
    page.wait_for_load_state("networkidle")
    bodies = {answer.url: answer.body() for answer in scripts if _is_script(answer)}
    somebody.context.close()
    return bodies, paint, board


def _kilobytes(bodies: Mapping[str, bytes], pack: Callable[[bytes], int]) -> str:
    sizes = [pack(body) for body in bodies.values()]
    return f"{sum(sizes) / 1024:.1f} KB" if all(sizes) else "–"


def _brotli(body: bytes) -> int:
    """As the build does it, with Node; 0 where there is none."""
    node = shutil.which("node")
    if node is None:
        return 0
    return int(subprocess.run([node, "-e", _BROTLI], input=body, capture_output=True, check=True).stdout)


def _is_script(answer: Response) -> bool:
    return "javascript" in answer.headers.get("content-type", "")


def _spin() -> None:
    while True:
        pass


if __name__ == "__main__":
    main()
