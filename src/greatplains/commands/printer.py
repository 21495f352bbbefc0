"""Printing of pages: with colours on a terminal, as plain text into a file or pipe."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType

from greatplains.terminal.screen import LEAST_WIDTH, Screen, screen_of


class Printer:
    """Writes to stdout. (Through `sys.stdout` and not by the console, which has its own idea of a broken pipe.)"""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.screen: Screen = screen_of(self.console)
        # A narrower terminal wraps the lines by itself.
        self.console.width = max(self.console.width, LEAST_WIDTH)

    def text_of(self, *pages: RenderableType) -> str:
        """The pages as they would be printed."""
        with self.console.capture() as capture:
            for page in pages:
                self.console.print(page)
        if self.screen.has_colours:
            return capture.get()
        return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())

    def print(self, *pages: RenderableType) -> None:
        """Print the pages, one below the other."""
        sys.stdout.write(self.text_of(*pages))
        sys.stdout.flush()
