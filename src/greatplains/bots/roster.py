"""Bots by name: ours, and anybody's as `module:Class`, or in any language as `exec:PROGRAM`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

from greatplains.bots import problems
from greatplains.bots.bot import Bot
from greatplains.bots.levels import GREEDY, LEVELS
from greatplains.bots.programbot import PREFIX, ProgramBot
from greatplains.bots.thinker import Thinker
from greatplains.bots.uniform import RandomBot
from greatplains.core.errors import BadOptions

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": partial(Thinker, GREEDY),
    **{name: partial(Thinker, name) for name in LEVELS},
}


def load_bot(name: str, seed: int) -> Bot:
    """The bot of that name, seated with a seed; `module:Class` is imported and called with the seed.

    `exec:PROGRAM WORDS` is started, and plays by the protocol for programs. Whoever loads a bot dismisses it.
    """
    if name in BOTS:
        return BOTS[name](seed)
    if name.startswith(PREFIX):
        return ProgramBot(name, seed)
    module_name, _, class_name = name.partition(":")
    if not all(part.isidentifier() for part in (*module_name.split("."), class_name)):
        raise BadOptions(problems.UNKNOWN, name=name, bots=list(BOTS))
    # As `python -m` does: a bot in the current directory is found.
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module_name), class_name)
    except ImportError as error:
        raise BadOptions(problems.MODULE, name=name, error=error) from None
    except AttributeError:
        raise BadOptions(problems.CLASS, name=name, module=module_name, cls=class_name) from None
    bot: Bot = found(seed) if callable(found) else found
    if not callable(getattr(bot, "choose_turn", None)):
        raise BadOptions(problems.METHOD, name=name)
    return bot


def dismiss(bot: Bot) -> None:
    """The game is over for a bot: a program is ended, and a bot that has a method `close` is told."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()
