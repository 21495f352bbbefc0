"""What a table costs that nobody touches: the share of a core that Chromium takes to show it.

    python -m benchmarks.idle [--seconds 10] [--rest 8]

One table of each game, on the player's own turn, so that all that may be chosen is lit. Processor time is that of all
processes of Chromium (page, drawing, browser), read from /proc; pictures are drawn in software, as on a machine without
a graphics card. The server is not counted.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path
from typing import Final

from benchmarks.contest import table_of
from tests.e2e.browsing import chromium, find_chromium, serving, visit
from tests.e2e.hosting import Host, lay_for, play_record, read_record

_TICKS: Final = os.sysconf("SC_CLK_TCK")


def measure(seconds: float, rest: float) -> dict[str, float]:
    """The share of a core, in percent, for a table of each game."""
    program = find_chromium()
    if program is None:
        raise SystemExit("Chromium is not installed; see: make browser")
    shares = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), bots="0") as address,
        chromium(program) as browser,
    ):
        for game, (host, table) in _lay_tables(address).items():
            visitor = visit(browser, address)
            visitor.context.add_cookies(host.identity()["cookies"])
            page = visitor.go(f"/table/{table}")
            page.locator(".stage svg").first.wait_for()
            time.sleep(rest)
            before, since = _ticks(), time.monotonic()
            time.sleep(seconds)
            used = (_ticks() - before) / _TICKS
            shares[game] = 100 * used / (time.monotonic() - since)
            visitor.context.close()
    return shares


def _lay_tables(address: str) -> dict[str, tuple[Host, str]]:
    """Whose turn it is, and where."""
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea")]
    record = read_record("windriver_two_players")
    lanes = lay_for(hosts, "wind-river", first=record["first"])
    play_record(hosts, lanes, record, 24)
    land = lay_for(hosts, "bison")
    mover = hosts[hosts[0].to_move(land)]
    # A tile in hand: every place where it may lie is lit.
    draft = mover.ask("GET", f"/api/tables/{land}/draft")
    tile = next(step for step in draft["legal"] if step["parameters"].get("action") == "tile")
    mover.ask("POST", f"/api/tables/{land}/draft/steps", {"step": tile["step"]})
    return {"Wind River": (hosts[hosts[0].to_move(lanes)], lanes), "Bison": (mover, land)}


def _ticks() -> int:
    """The processor time of all processes of Chromium that this one has started."""
    parents, times = {}, {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            name, _, rest = (entry / "stat").read_text(encoding="utf-8").partition("(")[2].rpartition(")")
        except OSError:
            continue  # it has ended meanwhile
        fields = rest.split()
        parents[int(entry.name)] = int(fields[1])
        if "chrom" in name:
            times[int(entry.name)] = int(fields[11]) + int(fields[12])
    return sum(ticks for process, ticks in times.items() if _is_ours(process, parents))


def _is_ours(process: int, parents: dict[int, int]) -> bool:
    while process in parents:
        process = parents[process]
        if process == os.getpid():
            return True
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long is measured")
    parser.add_argument("--rest", type=float, default=8.0, help="how long the page is left alone before")
    options = parser.parse_args()
    shares = measure(options.seconds, options.rest)
    table_of(["a table nobody touches", "% of a core"], [[game, f"{share:.1f}"] for game, share in shares.items()])


if __name__ == "__main__":
    main()
