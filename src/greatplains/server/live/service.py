"""What people can do at tables. Sockets and HTTP come here; every command ends as a decision through the one door."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

from greatplains.core import problems as common
from greatplains.core.draft import Draft
from greatplains.games import GAMES
from greatplains.server.domain import decisions, problems, proposals
from greatplains.server.domain.clock import DAY, check_control
from greatplains.server.domain.decisions import Decision
from greatplains.server.domain.drafts import Drafts
from greatplains.server.domain.events import Created, Person, Proposed, Wish
from greatplains.server.domain.farewell import leave_for_good
from greatplains.server.domain.playing_on import play_on
from greatplains.server.domain.records import stored_bytes
from greatplains.server.domain.refusals import Conflict, Forbidden, Refusal, TooMany
from greatplains.server.domain.shapes import Receipt
from greatplains.server.domain.standing import OPEN, RUNNING, bot_level
from greatplains.server.domain.table import Table
from greatplains.server.domain.texts import check_chat, check_name, check_note, check_options_size
from greatplains.server.live.messages import NewTable
from greatplains.server.live.tables import Tables, new_id
from greatplains.server.settings import Settings

# What the store needs for a table, and for an event without its text, about.
_TABLE_BYTES: Final = 2000
_EVENT_BYTES: Final = 300
# Nobody makes so many turns that each of them has to be counted by itself.
_TURNS_COUNTED_TOGETHER: Final = 16
# Of a year's days so many can be holidays.
_HOLIDAY_SECONDS: Final = 28.0 * DAY
_YEAR: Final = 365.0 * DAY
# Whoever goes again so soon goes on with the holiday before: to come and go for ever adds nothing to the store.
_SAME_HOLIDAY_SECONDS: Final = 3600.0
_TABLES_A_PAGE: Final = 50


class _BeingSetUp:
    """Several tables may be asked for at once, and are not in the store when they are counted: this one is until the
    block ends."""

    def __init__(self, creating: Counter[str], person: str) -> None:
        self._creating = creating
        self._person = person

    def __enter__(self) -> None:
        self._creating[self._person] += 1

    def __exit__(self, *error: object) -> None:
        self._creating[self._person] -= 1
        if not self._creating[self._person]:
            del self._creating[self._person]


class TableService:
    """What people do at tables, one method for each command."""

    def __init__(self, tables: Tables, drafts: Drafts, settings: Settings, levels: Collection[str]) -> None:
        self.tables = tables
        self.drafts = drafts
        self.settings = settings
        self.levels = levels  # of the bots that can sit at a table
        self._creating: Counter[str] = Counter()  # tables that somebody is setting up at this moment
        # Has somebody this table open?
        self.is_present: Callable[[str, str], bool] = lambda table_id, person: False
        # Counts bytes that somebody adds to the store, or refuses them.
        self.count_written: Callable[[str, int], None] = lambda person, size: None

    async def create(self, person: Person, wanted: NewTable) -> Table:
        """Set up a table, with its creator on the seats marked `me`."""
        if wanted.game not in GAMES:
            raise Refusal(common.UNKNOWN_GAME.under(""), game=wanted.game, games=list(GAMES))
        decisions.check_seats(wanted.seats, self.levels)
        decisions.check_stand_in(wanted.stand_in, self.levels)
        if wanted.clock is not None:
            check_control(wanted.clock)
        check_options_size(wanted.options)
        now = time.time()
        created = Created(
            at=now,
            by=person,
            game=wanted.game,
            options=wanted.options,
            seats=["open" if seat == "me" else seat for seat in wanted.seats],
            first=wanted.first,
            public=wanted.public,
            auto_start=wanted.auto_start,
            stand_in=wanted.stand_in,
            shuffles=wanted.shuffles,
            clock=wanted.clock,
        )
        decisions.check_options(created)
        own = _own_seats(person, wanted)
        with _BeingSetUp(self._creating, person.id):
            await self._check_tables(person)
            if all(bot_level(spec) for spec in wanted.seats):
                await self._check_bot_tables(person)
            self.count_written(person.id, _TABLE_BYTES)
            return await self.tables.create(decisions.create(created, own, now))

    async def play_on(self, person: Person, table_id: str, turn: int, seats: list[str]) -> Table:
        """A new table that goes on from a position of a game that is over, against bots."""
        decisions.check_seats(seats, self.levels)
        origin = await self.tables.get(table_id)
        decision = play_on(origin, turn, seats, person, time.time())
        with _BeingSetUp(self._creating, person.id):
            await self._check_tables(person)
            self.count_written(person.id, stored_bytes(decision))
            return await self.tables.add(decision, is_kept=True)

    async def take_seat(
        self, person: Person, table_id: str, seat: int, leaving: int | None = None, random: str = ""
    ) -> Receipt:
        self.count_written(person.id, _EVENT_BYTES)
        return await self.tables.commit(
            table_id, lambda table: decisions.take_seat(table, person, seat, time.time(), leaving, random)
        )

    async def seat_bot(self, person: Person, table_id: str, seat: int, bot: str | None) -> Receipt:
        self.count_written(person.id, _EVENT_BYTES)
        if bot is not None:
            decisions.check_bot(bot, self.levels)
        return await self.tables.commit(
            table_id, lambda table: decisions.seat_bot(table, person, seat, bot, time.time())
        )

    async def shuffle(self, person: Person, table_id: str, random: str) -> Receipt:
        self.count_written(person.id, _EVENT_BYTES)
        return await self.tables.commit(table_id, lambda table: decisions.shuffle(table, person, random, time.time()))

    async def leave_seat(self, person: Person, table_id: str, seat: int) -> Receipt:
        return await self.tables.commit(table_id, lambda table: decisions.leave_seat(table, person, seat, time.time()))

    async def name_seat(self, person: Person, table_id: str, seat: int, name: str) -> Receipt:
        name = check_name(name)
        self.count_written(person.id, _EVENT_BYTES)
        return await self.tables.commit(
            table_id, lambda table: decisions.name_seat(table, person, seat, name, time.time())
        )

    async def close(self, person: Person, table_id: str) -> Receipt:
        self.count_written(person.id, _EVENT_BYTES)
        return await self.tables.commit(table_id, lambda table: decisions.close(table, person, time.time()))

    async def start(self, person: Person, table_id: str) -> Receipt:
        if all(seat.bot is not None for seat in (await self.tables.get(table_id)).seats):
            await self._check_bot_tables(person, counted=1)
        return await self.tables.commit(table_id, lambda table: decisions.start(table, person, time.time()))

    async def resign(self, person: Person, table_id: str, seat: int, bot: str | None = None) -> Receipt:
        if bot is not None:
            decisions.check_stand_in(bot, self.levels)
        return await self.tables.commit(table_id, lambda table: decisions.resign(table, person, seat, bot, time.time()))

    async def hand_over(self, person: Person, table_id: str, seat: int, bot: str | None) -> Receipt:
        self.count_written(person.id, _EVENT_BYTES)
        if bot is not None:
            decisions.check_bot(bot, self.levels)
        return await self.tables.commit(
            table_id, lambda table: decisions.hand_over(table, person, seat, bot, time.time())
        )

    async def end_early(self, person: Person, table_id: str) -> Receipt:
        return await self.tables.commit(table_id, lambda table: decisions.end_early(table, person, time.time()))

    async def chat(self, person: Person, table_id: str, text: str, key: str | None) -> Receipt:
        text, most = check_chat(text, self.settings.chat_length), self.settings.chats_a_table
        self.count_written(person.id, _EVENT_BYTES + len(text.encode()))
        return await self.tables.commit(
            table_id, lambda table: decisions.chat(table, person, text, time.time(), most), person.id, key
        )

    async def mute(self, person: Person, table_id: str, who: str, is_muted: bool) -> Receipt:
        self.count_written(person.id, _EVENT_BYTES)
        return await self.tables.commit(
            table_id, lambda table: decisions.mute(table, person, who, is_muted, time.time())
        )

    async def rematch(self, person: Person, table_id: str, shuffles: bool = False) -> str:
        """The table of the rematch: a new one for the first who asks, that one for the others. Everybody who asks has
        the same seats as before; they are kept until somebody declines."""
        if (await self.tables.get(table_id)).rematch is None:
            await self._check_tables(person)
            self.count_written(person.id, _TABLE_BYTES)
        another = new_id()
        await self.tables.commit(
            table_id, lambda table: decisions.rematch(table, person, another, time.time(), shuffles)
        )
        table = await self.tables.get(table_id)
        assert table.rematch is not None
        if table.rematch != another:
            for seat in table.seats:
                if seat.player is not None and seat.player.id == person.id:
                    with suppress(Conflict):  # it was declined and somebody else sits there, or the game has begun
                        await self.take_seat(person, table.rematch, seat.seat)
        return table.rematch

    async def decline(self, person: Person, table_id: str) -> Receipt:
        return await self.tables.commit(table_id, lambda table: decisions.decline(table, person, time.time()))

    async def commit(
        self,
        person: Person,
        table_id: str,
        turn: int,
        text: str | None,
        key: str | None,
        steps: list[int] | None = None,
    ) -> Receipt:
        """Make a turn: a text, steps, or the draft."""
        if turn % _TURNS_COUNTED_TOGETHER == 0:
            self.count_written(person.id, _EVENT_BYTES * _TURNS_COUNTED_TOGETHER)
        wanted = _WantedTurn(self.drafts, person, turn, text, steps)
        receipt = await self.tables.commit(table_id, wanted.decide, person.id, key)
        table = self.tables.known(table_id)
        if table is not None:
            self.drafts.forget(table)
        return receipt

    async def draft(self, person: Person, table_id: str) -> tuple[Table, Draft[Any]]:
        """The draft of the seat to move, if it is one's own."""
        table = self.tables.followed(table_id)
        if table is None or table.own_to_move not in table.seats_of(person.id):
            table = await self.tables.get(table_id)  # a no is only said on the newest state
        decisions.must_run(table)
        mine = table.seats_of(person.id)
        seat = table.to_move
        if seat is None or seat not in mine:
            decisions.must_move(table, mine[0] if mine else -1)
        assert seat is not None
        decisions.must_play(table, seat)
        return table, self.drafts.of(table, seat)

    async def propose(self, person: Person, table_id: str, what: Wish, turns: int | None) -> Receipt:
        """Ask the others for something."""
        self.count_written(person.id, _EVENT_BYTES)

        def decide(table: Table) -> Decision:
            now = time.time()
            waited = None if table.to_move is None else table.seats[table.to_move].person
            is_there = waited is None or self.is_present(table_id, waited.id)
            absent_since = None if is_there else now - self.settings.absent_minutes * 60.0
            return proposals.propose(table, Proposed(at=now, by=person, what=what, turns=turns), absent_since, now)

        return await self.tables.commit(table_id, decide)

    async def answer(self, person: Person, table_id: str, agrees: bool) -> Receipt:
        """Agree with what was proposed, or not."""
        self.count_written(person.id, _EVENT_BYTES)
        return await self.tables.commit(table_id, lambda table: proposals.answer(table, person, agrees, time.time()))

    async def come_back(self, person: Person, table_id: str) -> None:
        """Somebody has come to the table; if a bot plays for them because they were away, it does no longer."""
        table = await self.tables.get(table_id)
        if any(table.seats[seat].is_absent for seat in table.seats_of(person.id)):
            await self.tables.commit(table_id, lambda table: decisions.come_back(table, person, time.time()))

    async def put_away(self, person: Person, table_id: str) -> Receipt:
        """Put away a game against bots, or a table to which nobody has come."""
        self.count_written(person.id, _EVENT_BYTES)
        return await self.tables.commit(table_id, lambda table: decisions.put_away(table, person, time.time()))

    async def holiday_left(self, person: Person) -> tuple[float, float]:
        """How many seconds of holiday somebody may still take this year, and until when they are away, or 0."""
        now = time.time()
        taken = await self.tables.store.holidays_of(person.id, now - _YEAR)
        used = sum(max(0.0, ends - begins) for begins, ends in taken)
        until = max((ends for begins, ends in taken if begins <= now < ends), default=0.0)
        return max(0.0, _HOLIDAY_SECONDS - used), until

    async def go_on_holiday(self, person: Person, days: int) -> None:
        """From now on for so many days no clock of somebody runs where turns take days, and all are told; 0: back."""
        now = time.time()
        left, until = await self.holiday_left(person)
        left += max(0.0, until - now)  # what is left of the present one is not taken
        if days * DAY > left:
            raise Refusal(problems.HOLIDAY, most=int(_HOLIDAY_SECONDS // DAY), left=int(left // DAY))
        ends = now + days * DAY
        last = max(await self.tables.store.holidays_of(person.id, now - _YEAR), default=None)
        if not days:
            await self.tables.store.end_holidays(person.id, now)
        elif last is not None and last[1] > now - _SAME_HOLIDAY_SECONDS:
            await self.tables.store.extend_holiday(person.id, last[0], ends)
        else:
            await self.tables.store.add_holiday(person.id, now, ends)
        skipped = 0
        while some := await self.tables.store.tables_of(person.id, [RUNNING], skipped, _TABLES_A_PAGE):
            skipped += len(some)
            self.count_written(person.id, _EVENT_BYTES * len(some))
            for line in some:
                with suppress(Conflict, TooMany):  # one that is damaged, or has no room
                    await self.tables.commit(
                        line.id, lambda table: decisions.go_on_holiday(table, person, now, ends, now)
                    )

    async def write_note(self, person: Person, table_id: str, text: str) -> str:
        """Write something down about a table, for oneself alone; empty: nothing any more."""
        text = check_note(text)
        table = await self.tables.get(table_id)
        self.count_written(person.id, _EVENT_BYTES + len(text.encode()))
        await self.tables.store.people.write_note(person.id, table.id, text, time.time())
        return text

    async def leave_all(self, person: Person) -> None:
        """Somebody goes for good, from every table that waits for players or at which a game runs."""
        theirs: list[str] = []
        while some := await self.tables.store.tables_of(person.id, [OPEN, RUNNING], len(theirs), _TABLES_A_PAGE):
            theirs += [line.id for line in some]
        for table_id in theirs:
            with suppress(Conflict):  # one that is damaged stays as it is
                await self.tables.commit(table_id, lambda table: leave_for_good(table, person, time.time()))

    async def keep(self, person: Person, table_id: str) -> None:
        """Keep a table that was made of a record; only whoever made it may."""
        table = await self.tables.get(table_id)
        if person.id != table.created.by.id:
            raise Forbidden(problems.NOT_CREATOR)
        self.count_written(person.id, table.size)
        await self.tables.store.keep_table(table_id)

    async def archive(self, table_id: str, idle_since: float) -> None:
        """Put a table away that nobody has touched since then."""
        await self.tables.commit(table_id, lambda table: decisions.archive(table, idle_since, time.time()))

    async def reopen(self, person: Person, table_id: str) -> Receipt:
        """Take up a table that was put away; of one's own, only as many as one may have."""
        self.count_written(person.id, _EVENT_BYTES)
        table = await self.tables.get(table_id)
        with _BeingSetUp(self._creating, person.id):
            if table.created.by.id == person.id:
                await self._check_tables(person)
                if all(seat.bot is not None for seat in table.seats):
                    await self._check_bot_tables(person)
            return await self.tables.commit(table_id, lambda table: decisions.reopen(table, person, time.time()))

    async def _check_tables(self, person: Person) -> None:
        most = self.settings.tables_a_guest
        if await self.tables.store.count_tables(person.id) + self._others_creating(person) >= most:
            raise TooMany(problems.TABLES, most=most)

    async def _check_bot_tables(self, person: Person, counted: int = 0) -> None:
        """`counted`: how many of those that are there are the one that is asked for."""
        most = self.settings.bot_tables_a_guest
        others = await self.tables.store.count_bot_tables(person.id) - counted
        if others + self._others_creating(person) >= most:
            raise TooMany(problems.BOT_TABLES, most=most)

    def _others_creating(self, person: Person) -> int:
        """How many tables somebody is setting up besides this one."""
        return max(0, self._creating[person.id] - 1)


class _WantedTurn:
    """A turn somebody wants to make. A class and no closure: a compiled closure is a cycle, left to the garbage
    collector with all that it holds."""

    def __init__(self, drafts: Drafts, person: Person, turn: int, text: str | None, steps: list[int] | None) -> None:
        self._drafts = drafts
        self._person = person
        self._turn = turn
        self._text = text
        self._steps = steps

    def decide(self, table: Table) -> Decision:
        seat = _seat(table, self._person)
        draft = self._drafts.peek(table, seat)
        return decisions.play_turn(table, seat, self._person, self._turn, time.time(), self._text, self._steps, draft)


def _own_seats(person: Person, wanted: NewTable) -> dict[int, str]:
    """The seats of whoever sets up a table, and who sits there."""
    own = [seat for seat, spec in enumerate(wanted.seats) if spec == "me"]
    named = {seat: check_name(name) for seat, name in enumerate(wanted.names) if name}
    if named and (len(own) < 2 or not named.keys() <= set(own)):
        raise Refusal(problems.ONE_SEAT)
    return {seat: named.get(seat, person.name) for seat in own}


def _seat(table: Table, person: Person) -> int:
    """The seat a turn is for: the one to move if it is one's own, else any own one, which is then refused."""
    mine = table.seats_of(person.id)
    if not mine:
        raise Forbidden(problems.NOT_PLAYER)
    return table.to_move if table.to_move is not None and table.to_move in mine else mine[0]
