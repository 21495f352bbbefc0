"""Processes that play the games of a batch beside this one. They share its memory, and stay until they are let go."""

from __future__ import annotations

import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from greatplains.core.errors import GreatPlainsError
from greatplains.envs import problems
from greatplains.envs.gamekind import GameKind
from greatplains.envs.gameshare import GameShare
from greatplains.envs.rowblocks import Measures, RowBlocks, open_memory


class LostProcess(GreatPlainsError):
    """A process of the batch has ended, and its games with it."""


class RemoteShare:
    """The games of another process. What is asked of them is done while this process goes on; then it is answered."""

    def __init__(self, kind: GameKind, measures: Measures, memory: Path, start: int, stop: int) -> None:
        self.start = start
        self.stop = stop
        # Not forked: libraries that learn have threads, and a forked copy of one could hold a lock for ever.
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        arguments = (theirs, kind, measures, memory, start, stop)
        self.process: BaseProcess = context.Process(target=_serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, name: str, *arguments: Any) -> None:
        """Let the other process call that method of its `GameShare`."""
        try:
            self.connection.send((name, arguments))
        except OSError:
            raise LostProcess(problems.LOST_PROCESS) from None

    def answer(self) -> Any:
        """What the method gave."""
        try:
            found, error = self.connection.recv()
        except (EOFError, OSError):
            raise LostProcess(problems.LOST_PROCESS) from None
        if error is not None:
            raise error
        return found

    def call(self, name: str, *arguments: Any) -> Any:
        """Ask and wait for the answer."""
        self.ask(name, *arguments)
        return self.answer()


def let_go(shares: list[RemoteShare]) -> None:
    """End the processes."""
    for share in shares:
        share.connection.close()
    for share in shares:
        share.process.join()


def _serve(connection: Connection, kind: GameKind, measures: Measures, memory: Path, start: int, stop: int) -> None:
    """Do what is asked until nobody is there to ask. Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share = GameShare(kind, RowBlocks(measures, open_memory(memory)), start, stop)
    connection.send((None, None))
    with suppress(EOFError, OSError):
        while True:
            name, arguments = connection.recv()
            try:
                connection.send((getattr(share, name)(*arguments), None))
            except GreatPlainsError as error:
                connection.send((None, error))
