"""A turn is told whole to those who show it: its steps, what was scored, how it looked between, parts that changed."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest
from tests.server.playing import Guest, random_draft
from tests.server.seated import PEOPLE, begin, play
from tests.server.sights import sight_after

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import events as ev
from greatplains.server.domain import sight
from greatplains.server.domain.shapes import encode
from greatplains.server.domain.table import Table
from greatplains.server.live.messages import ServerMessage
from greatplains.server.live.updates import NOTHING_MORE, Shows, update, welcome

MakeGuest = Callable[..., Awaitable[Guest]]
Json = dict[str, Any]
PAGE = Shows(turns=True, parts=True, changes=False)
CHANGES = Shows(turns=False, parts=False, changes=True)
IDENTITIES = (*(person.id for person in PEOPLE), None)


def lay(seed: int) -> Table:
    return begin(GAMES["bison"].deal(3, Rng(seed, "told"), {"variant": 1}, 0))


def play_on(table: Table, turns: int, rng: Rng) -> None:
    for _ in range(turns):
        assert table.position is not None
        if table.position.is_over:
            return
        play(table, table.rules.turn_text(table.position, random_turn(table.position.copy(), rng)))


def told(table: Table, identity: str | None, after: int, shows: Shows = PAGE) -> Json:
    message: Json = json.loads(update(table, identity, after, shows))
    return message


def parts_now(table: Table) -> list[Json]:
    parts: list[Json] = json.loads(encode(table.rules.breakdown(table.position)))
    return parts


def with_changes(known: Sequence[Json], changed: Iterable[Any]) -> list[Json]:
    """As a client puts them together."""
    return [known[part] if isinstance(part, int) else part for part in changed]


def steps_of(table: Table, turn: int) -> list[Json]:
    steps: list[Json] = json.loads(encode(sight.past_steps(table, turn)))
    return steps


def test_who_does_not_ask_is_told_as_much_as_ever() -> None:
    table, rng = lay(1), Rng(1, "as ever")
    play_on(table, 5, rng)
    assert set(told(table, "p0", table.seq - 1, NOTHING_MORE)) == {"type", "events", "sight"}
    plain = json.loads(encode(welcome(table, PEOPLE[0], 0, None, [])))
    assert set(plain) == {"type", "you", "table", "sight", "events", "draft", "present", "away", "now"}


def test_every_turn_is_told_with_its_steps() -> None:
    """They are what its text says, and who looks on gets no views: of one turn there is only before and after."""
    table, rng = lay(2), Rng(2, "steps")
    for turn in range(1, 30):
        before = table.position
        play_on(table, 1, rng)
        meant = table.rules.parse_turn(before, table.turns[-1])
        for identity in IDENTITIES:
            (one,) = told(table, identity, table.seq - 1)["turns"]
            assert one["turn"] == turn
            assert [step["step"] for step in one["steps"]] == meant
            assert one["steps"] == steps_of(table, turn)
            assert set(one) <= {"turn", "steps", "scored"}


def test_the_turns_that_end_a_season_say_that_it_was_scored() -> None:
    """After four actions of everybody; to spend what exceeds a track is a turn and no action (Bison 4)."""
    for seed in range(8):
        table, rng = lay(seed), Rng(seed, "seasons")
        play_on(table, 1000, rng)
        actions = [turn for turn, text in enumerate(table.turns, 1) if text.split()[0] != "over"]
        ends = [turn for number, turn in enumerate(actions, 1) if number % 12 == 0]
        turns = told(table, None, table.seq - len(table.turns) - 1)["turns"]
        assert [turn["turn"] for turn in turns if turn.get("scored")] == ends
        shown = json.loads(encode(sight.turn_page(table, 0)[0]))
        assert [turn["turn"] for turn in shown if turn.get("scored")] == ends


@pytest.mark.parametrize("game", GAMES)
def test_changes_add_up_to_how_it_looks(game: str) -> None:
    rules, rng = GAMES[game], Rng(1, f"add up {game}")
    table = begin(rules.deal(3, rng, None, 0), rules.version, game)
    known = {identity: seen(table, identity) for identity in IDENTITIES}
    whole = changes = 0
    while table.position is not None and not table.position.is_over:
        before = table.seq
        play_on(table, 1, rng)
        for identity in IDENTITIES:
            message = told(table, identity, before, CHANGES)
            if table.position.is_over:  # more than a turn has happened
                assert "changes" not in message
                continue
            assert "sight" not in message
            known[identity] = sight_after(known[identity], message["changes"])
            assert known[identity] == seen(table, identity)
            whole += len(encode(known[identity]))
            changes += len(encode(message["changes"]))
    assert changes < whole / 2


def seen(table: Table, identity: str | None) -> Json:
    found: Json = json.loads(encode(sight.sight(table, identity)))
    return found


def test_changes_are_told_to_those_only_who_know_all_but_one_turn() -> None:
    table, rng = lay(6), Rng(6, "all but one")
    play_on(table, 4, rng)
    for behind in range(2, table.seq + 1):
        message = told(table, "p0", table.seq - behind, CHANGES)
        assert "changes" not in message
        assert message["sight"] == seen(table, "p0")
    assert "changes" in told(table, "p0", table.seq - 1, CHANGES)
    table.apply(ev.Chat(at=1.0, by=PEOPLE[0], text="well played"), '{"kind":"chat"}')
    assert "changes" in told(table, "p0", table.seq - 2, CHANGES)
    assert {"changes", "sight"}.isdisjoint(told(table, "p0", table.seq - 1, CHANGES))


def test_changes_are_no_answer_to_another_seat() -> None:
    """Whoever has taken or left a seat since is told all of it."""
    table, rng = lay(7), Rng(7, "seats")
    play_on(table, 3, rng)
    known = table.seq
    table.apply(ev.Resigned(at=1.0, seat=1, by=PEOPLE[1], bot="easy"), '{"kind":"resigned"}')
    play_on(table, 1, rng)
    message = told(table, "p1", known, CHANGES)
    assert "changes" not in message
    assert message["sight"]["mine"] == []


def test_parts_that_are_told_add_up_to_what_they_are() -> None:
    table, rng = lay(3), Rng(3, "parts")
    known = json.loads(encode(welcome(table, None, 0, None, [], PAGE)))["parts"]
    assert known == parts_now(table)
    whole = changes = unchanged = 0
    while table.position is not None and not table.position.is_over:
        before = table.seq
        play_on(table, 1, rng)
        update_told = told(table, "p1", before)
        if "parts" in update_told:
            changed = update_told["parts"]
            known = with_changes(known, changed)
            changes += len(encode(changed))
        else:
            unchanged += 1
        whole += len(encode(known))
        assert known == parts_now(table)
    assert unchanged > 0
    assert changes < whole / 5


def test_who_missed_turns_is_told_all_parts() -> None:
    table, rng = lay(4), Rng(4, "missed")
    known, after = parts_now(table), table.seq
    told(table, "p0", 0)
    play_on(table, 4, rng)
    assert with_changes(known, told(table, None, after).get("parts", range(len(known)))) == parts_now(table)
    play_on(table, 4, rng)
    assert told(table, None, after)["parts"] == parts_now(table)
    assert told(table, None, 1)["parts"] == parts_now(table)  # not even that it began


def test_words_tell_nothing_of_the_game() -> None:
    table, rng = lay(5), Rng(5, "words")
    play_on(table, 2, rng)
    assert set(told(table, "p0", table.seq)) == {"type", "events"}


@pytest.mark.parametrize("missed", [2, 3, 4, 9])
def test_of_several_turns_it_is_told_how_it_looked_between(missed: int) -> None:
    """So many as a round has; each as its seat saw it then, and where the points came from with which it was scored."""
    table, rng = lay(6), Rng(6, "between")
    play_on(table, 12 - missed // 2, rng)
    after = table.seq
    play_on(table, missed, rng)
    made = len(table.turns)
    for identity in IDENTITIES:
        message = told(table, identity, after)
        assert [one["turn"] for one in message["turns"]] == list(range(made - missed + 1, made + 1))
        shown = [one for one in message["turns"] if "views" in one]
        assert [one["turn"] for one in shown] == list(range(max(made - missed + 1, made - 3), made))
        for one in shown:
            seats = table.seats_of(identity) or (None,)
            past = [sight.past_view(table, identity, one["turn"], seat) for seat in seats]
            assert [view["view"] for view in one["views"]] == json.loads(encode(past))
            parts = json.loads(encode(sight.past_parts(table, one["turn"])))
            assert one.get("parts") == (parts if one.get("scored") else None)


def test_who_comes_for_the_first_time_is_told_all_turns_and_nothing_between() -> None:
    table, rng = lay(7), Rng(7, "first")
    play_on(table, 20, rng)
    turns = json.loads(encode(welcome(table, PEOPLE[1], 0, None, [], PAGE)))["turns"]
    assert [one["steps"] for one in turns] == [steps_of(table, turn) for turn in range(1, 21)]
    assert not any("views" in one or "parts" in one for one in turns)


def test_it_is_encoded_once_for_all_who_see_the_same() -> None:
    table, rng = lay(8), Rng(8, "once")
    play_on(table, 3, rng)
    assert update(table, "somebody", 4, PAGE) is update(table, None, 4, PAGE)
    assert sight.told_turns(table, "p0", table.seq - 1) is sight.told_turns(table, "p1", table.seq - 1)
    assert sight.changed_parts(table, table.seq - 1) is sight.changed_parts(table, table.seq - 1)


def test_what_is_kept_does_not_grow_with_what_is_asked_for() -> None:
    """Anybody may say hello with any number."""
    table = lay(5)
    play_on(table, 30, Rng(5, "grow"))
    for after in range(table.seq + 1):
        sight.told_turns(table, None, after)
    kept = [what for what in table.shown if isinstance(what, tuple) and what[0] == "told"]
    assert len(kept) <= table.most_shown + 2


def test_of_a_game_under_unknown_rules_nothing_more_is_told() -> None:
    table = begin(GAMES["bison"].deal(3, Rng(1, "foreign"), {"variant": 0}, 0), rules="another")
    assert {"turns", "parts"}.isdisjoint(told(table, None, 0))
    assert encode(welcome(table, None, 0, None, [], PAGE)) == encode(welcome(table, None, 0, None, []))


def test_a_table_that_is_loaded_anew_tells_the_same() -> None:
    table, rng = lay(9), Rng(9, "loaded")
    play_on(table, 15, rng)
    again = begin(table.deal.setup) if table.deal else lay(9)
    play_texts(again, table.turns)
    for after in (0, table.seq - 3, table.seq - 1):
        assert told(again, "p2", after)["turns"] == told(table, "p2", after)["turns"]


def play_texts(table: Table, texts: list[str]) -> None:
    """By their events alone, as they come from the store."""
    for text in texts:
        assert table.to_move is not None
        event = ev.Turn(at=0.0, turn=table.next_turn, seat=table.to_move, text=text, by=f"p{table.to_move}")
        table.apply(event, ev.encode(event))


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_page_at_a_table_has_all_that_it_would_ask_for(guest: MakeGuest, game: str) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", game=game, first=0)
    async with bob.sit(table, turns=True, parts=True) as two:
        assert {"turns", "parts"}.isdisjoint(two.welcome)
        await bob.post(f"/tables/{table}/seats/1")
        parts: list[Json] = []
        while not parts:
            parts = (await two.hear("update")).get("parts", [])
        rng = Rng(3, "page")
        for turn in range(1, 5):
            mover = ann if turn % 2 else bob
            drafted = await random_draft(mover, table, rng)
            await mover.post(f"/tables/{table}/turns", turn=turn)
            message = await two.hear("update")
            if "parts" in message:
                parts = with_changes(parts, message["parts"])
            assert message["turns"] == [{"turn": turn, "steps": drafted["steps"]}]
            assert parts == (await ann.get(f"/tables/{table}/parts"))["parts"]


@pytest.mark.anyio
async def test_a_draft_tells_which_parts_it_would_change(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me", game="bison", first=0)
    rng, heard = Rng(1, "drafts"), 0
    async with ann.sit(table, parts=True) as one, ann.sit(table) as other:
        parts = one.welcome["parts"]
        for _ in range(12):
            draft = await one.ask("undo_all", "draft")
            assert "parts" not in draft
            while draft["text"] is None:
                draft = await one.ask("step", "draft", step=draft["legal"][rng.below(len(draft["legal"]))]["step"])
                wanted = (await ann.get(f"/tables/{table}/draft/parts"))["parts"]
                heard += "parts" in draft
                assert with_changes(parts, draft.get("parts", range(len(parts)))) == wanted
        assert "parts" not in await other.ask("undo", "draft")
    assert heard


def test_the_messages_are_what_their_schema_says() -> None:
    table, rng = lay(10), Rng(10, "schema")
    play_on(table, 14, rng)
    for after in (0, 6, table.seq - 3, table.seq - 1):
        msgspec.json.decode(update(table, "p0", after, PAGE), type=ServerMessage, strict=True)
        msgspec.json.decode(encode(welcome(table, PEOPLE[0], after, None, [], PAGE)), type=ServerMessage, strict=True)
