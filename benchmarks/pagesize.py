"""How much script a table takes, and how soon it is there: `python -m benchmarks.pagesize`.

The page of a table of each game is opened in Chromium with nothing in its cache, on a server of its own. Printed are the
requests for scripts until the board can be played on, their bytes as they are compressed (gzip), the first paint, and the
time until the board is there. A process beside it keeps a core busy, as a machine with something else to do.
"""

from __future__ import annotations

import gzip
import multiprocessing
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Response
from tests.e2e.browsing import chromium, find_chromium, serving, visit
from tests.e2e.hosting import Host

_GAMES = ("bison", "wind-river")
_TIMES = 5
_FIRST_PAINT = """() => new Promise((told) => new PerformanceObserver((list) =>
  told(list.getEntriesByName('first-contentful-paint')[0].startTime)).observe({ type: 'paint', buffered: true }))"""


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
        print(f"{'game':<12}{'scripts':>9}{'KB':>8}{'first paint':>13}{'board':>9}")
        for game in _GAMES:
            _measure(browser, address, game)
    busy.terminate()


def _measure(browser: Browser, address: str, game: str) -> None:
    host = Host.arrive(address, "Ann")
    table = host.lay(game, ["me", "me"])
    paints, boards = [], []
    sizes: dict[str, int] = {}
    for _ in range(_TIMES):
        somebody = visit(browser, address)
        somebody.context.add_cookies(host.identity()["cookies"])
        scripts: list[Response] = []
        somebody.page.on("response", lambda answer, found=scripts: found.append(answer) if _is_script(answer) else None)
        page = somebody.go(f"/table/{table}")
        page.locator(".stage svg").first.wait_for()
        boards.append(page.evaluate("performance.now()"))
        paints.append(page.evaluate(_FIRST_PAINT))
        sizes = {answer.url: len(gzip.compress(answer.body(), mtime=0)) for answer in scripts}
        somebody.context.close()
    kilobytes = sum(sizes.values()) / 1024
    paint, board = statistics.median(paints), statistics.median(boards)
    print(f"{game:<12}{len(sizes):>9}{kilobytes:>8.1f}{paint:>10.0f} ms{board:>6.0f} ms")


def _is_script(answer: Response) -> bool:
    return "javascript" in answer.headers.get("content-type", "")


def _spin() -> None:
    while True:
        pass


if __name__ == "__main__":
    main()
