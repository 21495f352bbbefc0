"""Processes in which bots think: outside the event loop, with a hard limit, and started again when they die."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec

from greatplains.server.work.worker import GIVES_WAY, LENGTH_BYTES, Answer, AnyQuestion, Question

T = TypeVar("T")


class BotFailed(Exception):
    """The process of the bot died or took too long."""


class BotPool:
    """So many processes, each started when it is first needed. Those that give way work when nobody else does."""

    def __init__(self, processes: int, seconds: float, gives_way: bool = False) -> None:
        self.size = processes
        self._seconds = seconds
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers = [_Worker(gives_way) for _ in range(processes)]
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
    def __init__(self, gives_way: bool) -> None:
        self._process: Process | None = None
        self._words = [GIVES_WAY] if gives_way else []

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
