"""Processes in which bots think: outside the event loop, with a hard limit, and started again when they die."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from greatplains.server.work.worker import GIVES_WAY, LENGTH_BYTES, TAKES_A_TENTH, Answer, AnyQuestion, Question

T = TypeVar("T")

# How often it is looked at whether a process that works when nobody else does comes to work. Below this share of a
# processor it takes a tenth from then on; when it has got this much of one, there is room for all again.
_LOOK_SECONDS: Final = 2.0
_STARVES: Final = 0.05
_HAS_ROOM: Final = 0.5


class BotFailed(Exception):
    """The process of the bot died or took too long."""


class BotPool:
    """So many processes, each started when it is first needed. Those that give way work when nobody else does, as long
    as that is now and then."""

    def __init__(self, processes: int, seconds: float, gives_way: bool = False) -> None:
        self.size = processes
        self._seconds = seconds
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers = [_ModestWorker() if gives_way else _Worker() for _ in range(processes)]
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def think(self, question: Question) -> list[int]:
        """The steps of the bot's turn, or `BotFailed`."""
        return (await self.ask(question, Answer)).steps

    async def ask(self, question: AnyQuestion, kind: type[T]) -> T:
        """The answer to a question, which is of this kind, or `BotFailed`."""
        worker = await self._idle.get()
        try:
            async with asyncio.timeout(self._seconds):
                return msgspec.json.decode(await worker.ask(question), type=kind)
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
            await worker.stop()
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End all processes, in the middle of their thoughts if need be: another takes them up."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))


class _Worker:
    def __init__(self, *words: str) -> None:
        self._process: Process | None = None
        self._words = words

    async def ask(self, question: AnyQuestion) -> bytes:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        data = msgspec.json.encode(question)
        process.stdin.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
        return await process.stdout.readexactly(length)

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "greatplains.server.work.worker", *self._words, stdin=PIPE, stdout=PIPE
        )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class _ModestWorker(_Worker):
    """Gives way to all others, but not for ever."""

    def __init__(self) -> None:
        # Only Linux has a way to give way wholly.
        super().__init__(GIVES_WAY if sys.platform == "linux" else TAKES_A_TENTH)

    async def ask(self, question: AnyQuestion) -> bytes:
        if self._words == (GIVES_WAY,):
            try:
                async with asyncio.timeout(None) as limit:
                    watching = asyncio.create_task(self._watch(limit))
                    try:
                        return await super().ask(question)
                    finally:
                        watching.cancel()
            except TimeoutError:
                await self._become(TAKES_A_TENTH)
        begun, worked = time.monotonic(), self._worked()
        answer = await super().ask(question)
        if self._worked() - worked > _HAS_ROOM * (time.monotonic() - begun):
            await self._become(GIVES_WAY)
        return answer

    async def _watch(self, limit: asyncio.Timeout) -> None:
        """Until others leave it nothing: then the time is over."""
        worked = self._worked()
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            before, worked = worked, self._worked()
            if worked - before < _STARVES * _LOOK_SECONDS:
                limit.reschedule(0.0)
                return

    def _worked(self) -> float:
        """Seconds of a processor it has had so far; 0 where nobody can say."""
        if self._process is None:
            return 0.0
        try:
            return int(Path(f"/proc/{self._process.pid}/schedstat").read_text().split()[0]) / 1e9
        except OSError:
            return 0.0

    async def _become(self, word: str) -> None:
        """What is idle for the system stays so: it takes another process."""
        await self.stop()
        self._words = (word,)
