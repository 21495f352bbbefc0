"""A turn is told whole: pages that are open at a table ask nothing by HTTP while people play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Request, expect
from tests.e2e.browsing import Visitor
from tests.e2e.hands import BisonMouse, MakeHand, WindRiverMouse, Wish, Words
from tests.e2e.hosting import Host, liking
from tests.e2e.playing import Line, Player

Visit = Callable[..., Visitor]
SMALL = {"width": 960, "height": 600}
MOUSE: dict[str, MakeHand] = {"bison": BisonMouse, "wind-river": WindRiverMouse}
# A season of Bison for three has twelve turns: the scoring of one is among them, and turns after it.
TURNS = {"bison": 14, "wind-river": 9}
# What is wanted later is fetched as soon as the page is at rest, and what that needs after it.
_IS_AT_REST = """() => {
  const fetched = performance.getEntriesByType('resource');
  const parts = [/lists-/, /problems-/, /later-/, /TableDialogs/, /SeatPanels/, /TellAtTable/];
  return parts.every((part) => fetched.some(({ name }) => part.test(name)))
    && fetched.every(({ responseEnd }) => responseEnd < performance.now() - 1500);
}"""


def requests_of(visitor: Visitor) -> list[str]:
    """Everything that the page asks for from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(f"{request.method} {request.url.removeprefix(visitor.address)}")

    visitor.listen("request", note)
    return asked


def begin(visitor: Visit, address: str, game: str) -> tuple[Player, Player, Player]:
    """Two people, a bot and somebody who looks on; Ann clicks on the board, Bea chooses from the lists."""
    ann, bea = Host.arrive(address, "Ann"), Host.arrive(address, "Bea")
    table = ann.lay(game, ["me", "open", "bot:novice"])
    bea.sit(table, 1)
    clicking = Player(visitor(reduced_motion="reduce", **ann.identity()), Wish(seed=1, haste=0.5), MOUSE[game])
    reading = visitor(reduced_motion="reduce", viewport=SMALL, **bea.identity(lists=True))
    choosing = Player(reading, Wish(seed=2, haste=0.5), Words)
    watching = Player(visitor(viewport=SMALL, **liking(lists=False)), Wish(seed=3), Words)
    for player in (clicking, choosing, watching):
        player.sit_down(table)
        player.page.locator(".stage svg").first.wait_for()
        player.page.wait_for_load_state("networkidle")
    return clicking, choosing, watching


@pytest.mark.parametrize("game", TURNS)
def test_nothing_is_asked_for_while_people_play(visitor: Visit, address: str, game: str) -> None:
    players = begin(visitor, address, game)
    clicking, choosing, _ = players
    for player in players:
        player.page.wait_for_function(_IS_AT_REST)
        player.page.wait_for_load_state("networkidle")
    asked = {name: requests_of(player.visitor) for name, player in zip(("Ann", "Bea", "Eve"), players, strict=True)}
    log = [player.page.get_by_role("log").locator("[data-turn]") for player in players]
    lists = clicking.page.locator("header").get_by_role("button", name="Board and choices in words")
    for turn in range(1, TURNS[game] + 1):
        for player in (clicking, choosing):
            player.ear.until(lambda ear=player.ear, turn=turn: ear.turn >= turn)  # type: ignore[misc]
            if player.ear.turn == turn and player.ear.is_mine:
                if player is clicking and turn > 1:
                    lists.click()  # they would lie over the board
                player.make_turn()
                if player is clicking:
                    lists.click()
    for player, lines in zip(players, log, strict=True):
        player.ear.until_made(TURNS[game])
        expect(lines.nth(TURNS[game] - 1)).to_be_visible()
        if game == "bison":
            expect(player.page.get_by_role("log").get_by_role("button", name="Season scored")).to_have_count(1)
    assert asked == {"Ann": [], "Bea": [], "Eve": []}


def test_whoever_comes_back_is_told_what_was_missed(visitor: Visit, address: str) -> None:
    """The log is whole again without a request, however many turns were made meanwhile."""
    ann, bea = Host.arrive(address, "Ann"), Host.arrive(address, "Bea")
    table = ann.lay("wind-river", ["me", "open"])
    bea.sit(table, 1)
    player = Player(visitor(reduced_motion="reduce", viewport=SMALL, **ann.identity()), Wish(seed=1), Words)
    line = Line(player.visitor)
    player.sit_down(table)
    player.page.wait_for_function(_IS_AT_REST)
    player.page.wait_for_load_state("networkidle")
    asked = requests_of(player.visitor)
    line.cut()
    luck = Random(1)
    for _ in range(3):
        for host in (ann, bea):
            host.make_turn(table, luck)
    line.mend()
    expect(player.page.get_by_role("log").locator("[data-turn]")).to_have_count(6)
    assert asked == []
