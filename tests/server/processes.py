"""Servers and commands in processes of their own: to be killed and started again, or without the rights of root."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from pathlib import Path

# So often a server may end by itself before it serves: it does when the database is being started again.
_STARTS = 50
_PAUSE = 0.1


class Program:
    """`greatplains serve` at one port. `log` gets what it writes to stderr."""

    def __init__(self, port: int, environment: dict[str, str], log: Path) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._environment = {**os.environ, **environment, "GREATPLAINS_PORT": str(port), "PYTHONUNBUFFERED": "1"}
        self._log = log
        self._process: Process | None = None
        self._serves = False

    async def start(self) -> None:
        """Start it; it does not serve yet."""
        self._serves = False
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "greatplains", "serve"),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._environment,
            )

    async def wait_until_it_serves(self) -> None:
        """Like a supervisor: one that could not be opened is started again."""
        for _ in range(_STARTS):
            if self._serves:
                return
            assert self._process is not None
            assert self._process.stdout is not None
            self._serves = self.address.encode() in await self._process.stdout.readline()
            if not self._serves:
                await self._process.wait()
                await asyncio.sleep(_PAUSE)
                await self.start()
        raise AssertionError(f"it does not start: {self._log.read_text()}")

    @property
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def end(self, how: signal.Signals) -> int | None:
        """Send a signal, unless it has ended; the exit code, if it was ever started."""
        if self._process is None:
            return None
        if self._process.returncode is None:
            self._process.send_signal(how)
        await self._process.communicate()
        return self._process.returncode


NOBODY = 65_534
# Loads what the commands need before the rights are gone: nobody may be unable to read the installation.
_WITHOUT_RIGHTS = f"""
import os, sys
import greatplains.cli, greatplains.server.running, greatplains.server.store.backup
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
greatplains.cli.main()
"""


def run_without_rights(*words: str) -> subprocess.CompletedProcess[str]:
    """A `greatplains` that may do no more than anybody."""
    command = [sys.executable, "-c", _WITHOUT_RIGHTS, *words]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
