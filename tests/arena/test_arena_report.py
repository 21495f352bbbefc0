"""The report: as JSON, as a page, in the terminal."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import Result

from greatplains.arena.page import page
from greatplains.arena.report import Report
from greatplains.arena.statistics import figures_of
from greatplains.arena.wording import short_names
from greatplains.drawing.ticks import nice_ticks

Hold = Callable[..., Report]
Run = Callable[..., Result]

BOTS = "random,tests.arena.misfits:Plain,tests.arena.misfits:Cheat"


@pytest.fixture
def report(hold: Hold) -> Report:
    return hold(BOTS, game="bison", players=2, games=12)


def test_the_json_is_complete(report: Report) -> None:
    data = json.loads(report.json_text())
    assert data["format"] == "greatplains-arena-report/1"
    assert data["settings"]["bots"] == BOTS.split(",")
    assert (data["games"], data["forfeits"], data["distinct"]) == (12, 8, 4)
    assert {bot["name"] for bot in data["bots"]} == set(BOTS.split(","))
    for bot in data["bots"]:
        assert set(bot) == {"name", "rating", "games", "win_share", "margin", "times", "forfeits"}
        assert bot["games"] == 8
        assert set(bot["rating"]) == {"mean", "spread"}
        assert bot["win_share"]["low"] <= bot["win_share"]["mean"] <= bot["win_share"]["high"]
    assert [seat["number"] for seat in data["seats"]] == [seat["number"] for seat in data["order"]] == [1, 2]
    assert set(data["lengths"]) == {"mean", "shortest", "p5", "p50", "p95", "longest"}
    assert len(data["comparisons"]) == 3
    assert len(data["forfeited"]) == 8
    assert {lost["bot"] for lost in data["forfeited"]} == {"tests.arena.misfits:Cheat"}


def html(report: Report) -> str:
    return page(report.settings, report.figures, report.results)


def test_the_page_is_well_formed_and_shows_everything(report: Report) -> None:
    text = html(report)
    root = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert [head.text for head in root.iter("h2")] == [
        "Bots",
        "Who finished before whom",
        "Seats",
        "Length",
        "Forfeits",
    ]
    plots = list(root.iter("svg"))
    assert len(plots) == 4
    assert all(plot.get("role") == "img" and plot.get("aria-label") for plot in plots)
    cells = {cell.text for cell in root.iter("td")}
    assert cells >= set(BOTS.split(","))
    assert "tests.arena.misfits:Cheat: 8 illegal step." in {note.text for note in root.iter("p")}


def test_lengths_that_differ_are_plotted(hold: Hold) -> None:
    root = ElementTree.fromstring(html(hold("random,random", games=8)).removeprefix("<!DOCTYPE html>\n"))
    plot = next(plot for plot in root.iter("svg") if plot.get("aria-label") == "Turns a game")
    told = [title.text or "" for title in plot.iter("title")]
    assert sum(int(words.rpartition(" ")[2]) for words in told) == 8


def test_the_page_needs_nothing_from_elsewhere(report: Report) -> None:
    text = html(report)
    assert not re.search(r"https?:|//|\bsrc=|\bhref=|@import|url\(|<script|<link", text)
    assert "prefers-color-scheme: dark" in text
    assert "&#10;" not in text


def test_numbers_in_plots_are_finite(report: Report) -> None:
    assert not re.search(r"\b(nan|inf)\b", html(report))


def test_the_name_of_a_bot_cannot_break_the_page(report: Report) -> None:
    evil = "</td><script>alert('&')</script>\x00"
    results = [
        replace(result, bots=tuple(bot.replace("random", evil) for bot in result.bots)) for result in report.results
    ]
    text = page(report.settings, figures_of(results), results)
    root = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert list(root.iter("script")) == []
    assert evil.replace("\x00", "\ufffd") in {cell.text for cell in root.iter("td")}


def test_a_page_without_a_finished_game_says_so(hold: Hold) -> None:
    report = hold("tests.arena.misfits:Cheat,tests.arena.misfits:Raiser")
    assert "No game was played to its end." in html(report)
    ElementTree.fromstring(html(report).removeprefix("<!DOCTYPE html>\n"))


def test_repeated_games_are_warned_about(hold: Hold) -> None:
    report = hold("tests.arena.misfits:Plain,tests.arena.misfits:Plain", games=12)
    assert "bots without chance repeat their games" in html(report)


@pytest.mark.parametrize(("low", "high"), [(0, 1), (3, 3), (0, 100), (-7.3, 12.9), (24.9, 25.1), (0, 0.0001)])
def test_ticks_are_few_and_enclose_what_is_plotted(low: float, high: float) -> None:
    ticks = nice_ticks(low, high)
    assert ticks[0] <= low
    assert ticks[-1] >= high
    assert 2 <= len(ticks) <= 9
    assert ticks == sorted(set(ticks))


def test_narrow_tables_name_the_class_alone_unless_two_are_called_the_same() -> None:
    assert short_names(["random", "a:Bot", "b:Other"]) == {"random": "random", "a:Bot": "Bot", "b:Other": "Other"}
    assert short_names(["a:Bot", "b:Bot"]) == {"a:Bot": "a:Bot", "b:Bot": "b:Bot"}


def test_the_command_prints_tables_and_writes_the_files(run: Run, tmp_path: Path) -> None:
    result = run("bison", "--bots", BOTS, "--players", 2, "--games", 7, "--variant", 1, "-o", tmp_path / "new/report")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("Bison for 2, variant 1: 12 games from seed 0\n")
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    for words in (
        "win share",
        "margin",
        "p50/p95",
        "forfeits",
        "8 illegal step",
        "as mover of that place",
        "turns a",
    ):
        assert words in result.stdout
    assert result.stderr.startswith("12 games instead of 7: every bot sits on every seat equally often.\n")
    names = {path.name for path in (tmp_path / "new/report").iterdir()}
    assert names == {"arena.json", "games.jsonl", "forfeits.jsonl", "report.json", "index.html"}
