"""A new table: who begins, and the tiles of a printed copy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Locator, Page, expect
from tests.e2e.browsing import PHONE, Visitor

from greatplains.cli import cli

Visit = Callable[..., Visitor]

FACES = {
    "start": {tile: [0, 3, 0, 3, 0] for tile in ("S1", "S2", "S3")},
    "draw": {f"x{number}": [number % 6, 1 + number % 5, 3, 0, 0] for number in range(10, 28)},
}
LINES = [line for part, tiles in FACES.items() for line in (f"[{part}]", *(f"{k} = {f}" for k, f in tiles.items()))]
RIGHT = "\n".join(LINES).encode()
WRONG = {
    "syntax.toml": b"[start\n",
    "syntax.json": b'{"start": ',
    "latin.toml": b"# Fl\xe4che\n",
    "large.toml": b"# " + b"-" * 50_000,
    "empty.toml": b"",
    "stray.toml": RIGHT + b"\n[extra]",
    "start.toml": RIGHT.replace(b"S3", b"S4"),
    "draw.toml": RIGHT.replace(b"\nx10 = [4, 1, 3, 0, 0]", b""),
    "id.toml": RIGHT.replace(b"x10", b'"x 10"'),
    "numbers.toml": RIGHT.replace(b"x10 = [4, ", b"x10 = ["),
    "corner.toml": RIGHT.replace(b"x10 = [4, 1", b"x10 = [6, 1"),
    "sides.toml": RIGHT.replace(b"x10 = [4, 1", b"x10 = [4, 0"),
    "animals.toml": RIGHT.replace(b"x10 = [4, 1, 3", b"x10 = [4, 1, 2"),
}


@pytest.mark.parametrize(
    ("game", "choices", "first"),
    [
        ("Bison", {"Who begins": "The youngest", "The youngest sits at": "Red"}, 1),
        ("Bison", {"Who begins": "Blue (you)"}, 0),
        ("Wind River", {"Who begins": "Yellow"}, 2),
    ],
)
def test_who_begins_can_be_chosen(visitor: Visit, game: str, choices: dict[str, str], first: int) -> None:
    page = visitor().go("/")
    card = _card(page, game)
    card.get_by_role("button", name="With friends").click()
    card.get_by_role("radio", name="3").check()
    for label, option in choices.items():
        card.get_by_label(label).select_option(label=option)
    card.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("listitem").nth(first).get_by_text("begins", exact=True)).to_be_visible()
    expect(page.get_by_text("begins", exact=True)).to_have_count(1)
    assert _table(page)["first"] == first


def test_by_lot_is_left_to_the_start_of_the_game(visitor: Visit) -> None:
    page = visitor().go("/")
    card = _card(page, "Wind River")
    assert card.get_by_label("Who begins").inner_text().split("\n") == ["By lot", "Blue (you)", "Red"]
    card.get_by_role("button", name="With friends").click()
    card.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Invite").wait_for()
    assert _table(page)["first"] is None


def test_wrong_tile_files_are_refused_as_on_the_command_line_and_nothing_is_lost(
    visitor: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = visitor().go("/")
    card = _card(page, "Bison")
    card.get_by_role("button", name="Round this screen").click()
    card.get_by_role("radio", name="3").check()
    card.get_by_label("Variant").select_option(label="Variant 2")
    card.get_by_label("Who begins").select_option(label="Yellow")
    _load(card, tmp_path / "my-copy.toml", RIGHT)
    expect(card.get_by_text("my-copy.toml")).to_be_visible()
    for name, content in WRONG.items():
        _load(card, tmp_path / name, content)
        refused = CliRunner().invoke(cli, ["simulate", "bison", "--tiles", name], prog_name="greatplains")
        expect(card.get_by_role("alert")).to_have_text(refused.stderr.removeprefix("greatplains simulate: ").strip())
    expect(card.get_by_text("my-copy.toml")).to_be_visible()
    card.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Show my tile").wait_for()
    table = _table(page)
    record = page.evaluate(f"fetch('/api/tables/{table['id']}/record').then((answer) => answer.json())")
    assert (record["players"], record["first"], record["options"]) == (3, 2, {"variant": 2, "tiles": FACES})


def test_the_standard_tiles_can_be_taken_again(visitor: Visit, tmp_path: Path) -> None:
    page = visitor().go("/")
    card = _card(page, "Bison")
    card.get_by_role("button", name="With friends").click()
    _load(card, tmp_path / "my-copy.toml", RIGHT)
    card.get_by_role("button", name="Standard tiles again").click()
    expect(card.get_by_text("my-copy.toml")).to_have_count(0)
    card.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Invite").wait_for()
    assert _table(page)["options"]["tiles"] == "standard"


@pytest.mark.parametrize(
    ("locale", "more", "begins", "refused"),
    [
        ("de-DE", "Mehr Auswahl", "Wer beginnt", "Tafel x10: d, die Zahl der Prärieseiten"),
        ("fr-FR", "Autres choix", "Qui commence", "Tuile x10 : d, le nombre de côtés"),
        ("it-IT", "Altre scelte", "Chi inizia", "Tessera x10: d, il numero dei lati"),
    ],
)
def test_both_choices_are_there_in_every_language_on_a_phone(
    visitor: Visit, tmp_path: Path, locale: str, more: str, begins: str, refused: str
) -> None:
    page = visitor(locale=locale, viewport=PHONE).go("/")
    card = page.get_by_role("article").first
    card.get_by_text(more).click()
    card.get_by_label(begins).select_option("youngest")
    _load(card, tmp_path / "sides.toml", WRONG["sides.toml"])
    expect(card.get_by_role("alert")).to_contain_text(refused)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def _card(page: Page, game: str) -> Locator:
    """The card of a game, with all its choices shown."""
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    card.get_by_text("More choices").click()
    return card


def _load(card: Locator, path: Path, content: bytes) -> None:
    path.write_bytes(content)
    card.locator("input[type=file]").set_input_files(path)


def _table(page: Page) -> dict[str, Any]:
    """What the server knows of the table that is open."""
    found: dict[str, Any] = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/')[2]).then((answer) => answer.json())"
    )
    table: dict[str, Any] = found["table"]
    return table
