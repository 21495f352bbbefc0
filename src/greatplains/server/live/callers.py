"""Who is in the lobby: whoever has asked for it a moment ago, here or through another process.

Pages of the lobby ask every few seconds anyhow, so nobody is held by a socket for it. A process tells the others who
asked it, over the bus; without one it knows its own people only.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from greatplains.server.domain.events import Person
from greatplains.server.live.bus import Bus, WhoIsThere
from greatplains.server.tasks import keep_up, stop

# The channel of the lobby on the bus; no table has so short an id.
LOBBY: Final = "lobby"
# Somebody is there for so long after they asked: pages ask three times as often.
_SECONDS: Final = 15.0
# Processes tell each other this often, and a process is believed for so long.
_TELL_SECONDS: Final = 3.0
_BELIEVED_SECONDS: Final = 10.0
# So many are known, and so many of them are named to others.
_MOST_KNOWN: Final = 2000
_MOST_TOLD: Final = 100


class Callers:
    """The people in the lobby."""

    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self._bus = bus
        self._clock = clock
        self._here: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._elsewhere: dict[str, tuple[float, list[Person]]] = {}
        self._was_told: list[str] = []
        self._telling: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._bus.follow(LOBBY)
        self._telling = asyncio.create_task(keep_up("telling who is in the lobby", self._keep_telling))

    async def close(self) -> None:
        if self._telling is not None:
            await stop([self._telling])

    def note(self, person: Person) -> None:
        """Somebody asked."""
        self._here[person.id] = (self._clock(), person)
        self._here.move_to_end(person.id)
        if len(self._here) > _MOST_KNOWN:
            self._here.popitem(last=False)

    def leave(self, person: Person) -> None:
        """Somebody went elsewhere, and said so."""
        self._here.pop(person.id, None)

    def hear(self, news: WhoIsThere) -> None:
        """Another process has said who is there."""
        if news.process != self._bus.process:
            self._elsewhere[news.process] = (self._clock(), news.present)

    def present(self) -> list[Person]:
        """Who is there, those who asked last first."""
        now = self._clock()
        while self._here and now - next(iter(self._here.values()))[0] > _SECONDS:
            self._here.popitem(last=False)
        for process, (then, _) in list(self._elsewhere.items()):
            if now - then > _BELIEVED_SECONDS:
                del self._elsewhere[process]
        people = {person.id: person for _, person in reversed(self._here.values())}
        for _, others in self._elsewhere.values():
            for person in others:
                people.setdefault(person.id, person)
        return list(people.values())

    def _present_here(self) -> list[Person]:
        self.present()  # lets those go who have gone
        return [person for _, person in reversed(self._here.values())][:_MOST_TOLD]

    async def _keep_telling(self) -> None:
        while True:
            here = self._present_here()
            # Once more when nobody is left, so that nobody is believed to be there who is not.
            if here or self._was_told:
                self._bus.tell_others(WhoIsThere(LOBBY, self._bus.process, here))
            self._was_told = [person.id for person in here]
            await asyncio.sleep(_TELL_SECONDS)
