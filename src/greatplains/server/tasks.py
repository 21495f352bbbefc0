"""Tasks that run in the background for as long as the server does, and their end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

_log = logging.getLogger(__name__)

_BEGIN_ANEW_SECONDS: Final = 1.0
_AGAIN_SECONDS: Final = 0.5


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel the tasks and wait until they have ended, however.

    They are asked again until they do: a library may take a cancellation for a failure of its connection, and a task
    that tries again after failures would then go on for ever.
    """
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        ended, waiting = await asyncio.wait(waiting, timeout=_AGAIN_SECONDS)
        for task in ended:
            if not task.cancelled():
                task.exception()  # looked at, so that nobody complains of it


async def keep_up(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do work that never ends; a failure that nobody has thought of is written down, and it is begun anew. Otherwise a
    server would go on without it and look well."""
    while True:
        try:
            await work()
        except Exception:
            _log.exception("%s failed, and begins anew", name)
        await asyncio.sleep(_BEGIN_ANEW_SECONDS)
