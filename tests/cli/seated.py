"""A player of the command at a pipe or at a terminal, who answers what is asked."""

from __future__ import annotations

import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable
from contextlib import suppress
from fcntl import ioctl
from typing import Final

from greatplains.core.rng import Rng

PATIENCE: Final = 120.0
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CHOOSE: Final = re.compile(r"Choose (\d+)(?:[–-](\d+))?, \? for help: $")
MAKE: Final = re.compile(r"undo takes back the last step: $")
PROMPT: Final = re.compile(r"(: |\? )$")


class Player:
    """Starts the command and talks to it; `text` is all that it has shown."""

    def __init__(self, words: list[str], is_terminal: bool, **environment: str) -> None:
        self.is_terminal = is_terminal
        settings = {**os.environ, "COLUMNS": "", **environment}
        if not settings["COLUMNS"]:
            del settings["COLUMNS"]
        if is_terminal:
            self.hand, theirs = pty.openpty()
            ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            self.process = subprocess.Popen(
                words, stdin=theirs, stdout=theirs, stderr=theirs, env=settings, start_new_session=True,
                preexec_fn=lambda: ioctl(0, termios.TIOCSCTTY, 0) and None,  # where Ctrl-C is heard
            )  # fmt: skip
            os.close(theirs)
            self.eye = self.hand
        else:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=settings
            )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.hand, self.eye = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.seen = b""
        self.answered = 0

    @property
    def text(self) -> str:
        """What was shown and not written over, without colours."""
        shown = ESCAPES.sub("", self.seen.decode("utf-8", "replace")).replace("\r\n", "\n")
        return re.sub(r"[^\n]*\r", "", shown)

    def wait(self, pattern: re.Pattern[str] = PROMPT) -> re.Match[str]:
        """Read until what was shown since the last answer ends so."""
        deadline = time.monotonic() + PATIENCE
        while not (found := pattern.search(self.text[self.answered :])):
            assert time.monotonic() < deadline, self.text[-2000:]
            assert self._read(), f"it ended: {self.text[-2000:]}"
        return found

    def answer(self, line: str) -> None:
        """A line, with Enter."""
        self.answered = len(self.text)
        os.write(self.hand, f"{line}\n".encode())

    def press(self, control: bytes) -> None:
        """A key of a terminal, without Enter."""
        os.write(self.hand, control)

    def play_on(self, rng: Rng, is_enough: Callable[[str], bool] = lambda text: False) -> None:
        """Choose at random until the game is over, or what was shown is enough."""
        deadline = time.monotonic() + PATIENCE
        while not is_enough(self.text):
            assert time.monotonic() < deadline, self.text[-2000:]
            if not self._read():
                return
            fresh = self.text[self.answered :]
            if found := CHOOSE.search(fresh):
                first, last = int(found[1]), int(found[2] or found[1])
                self.answer(str(first + rng.below(last - first + 1)))
            elif MAKE.search(fresh):
                self.answer("")

    def end(self) -> int:
        """Wait for the end; how it ended."""
        if not self.is_terminal and self.process.stdin:
            self.process.stdin.close()
        while self._read():
            pass
        code = self.process.wait(PATIENCE)
        if self.is_terminal:
            os.close(self.hand)
        elif self.process.stdout:
            self.process.stdout.close()
        return code

    def _read(self) -> bool:
        """Read some more; False at the end."""
        ready, _, _ = select.select([self.eye], [], [], PATIENCE)
        assert ready, self.text[-2000:]
        data = b""
        with suppress(OSError):  # a terminal whose other side is closed
            data = os.read(self.eye, 65536)
        self.seen += data
        return bool(data)
