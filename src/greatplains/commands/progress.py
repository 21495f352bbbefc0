"""A bar that shows how far a long command is: on a terminal only, and never in its output."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int, things: str, is_wanted: bool = True) -> Iterator[Callable[[int, int], None]]:
    """Gives a function that is told how much more of the total has been done, and how many things these were."""
    if not is_wanted or not sys.stderr.isatty():
        yield lambda amount, count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    bar = Progress(
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        TextColumn("left"),
        console=Console(stderr=True),
        transient=True,
        # Lines printed meanwhile go above the bar, unless they go somewhere else anyway.
        redirect_stdout=sys.stdout.isatty(),
        redirect_stderr=False,
    )
    with bar:
        task = bar.add_task("", total=total, rate="")
        began, done = time.monotonic(), 0

        def advance(amount: int, count: int) -> None:
            nonlocal done
            done += count
            speed = done / (time.monotonic() - began)
            bar.update(
                task, advance=amount, rate=f"{speed:,.0f} {things}/s" if speed >= 10 else f"{speed:.2g} {things}/s"
            )

        yield advance
