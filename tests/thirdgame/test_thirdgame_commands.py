"""The command line plays, checks and shows Cairns, as people run it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.bots.programs import program
from tests.cli.seated import Player

from greatplains.core.rng import Rng

pytestmark = pytest.mark.whole


def run(*words: object, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "greatplains", *map(str, words)], capture_output=True, encoding="utf-8", timeout=120
    )
    assert done.returncode == code, done.stderr
    return done


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games for three on steep cairns, by two processes."""
    path = tmp_path_factory.mktemp("cairns") / "games.jsonl"
    run("simulate", "cairns", "--players", 3, "--steep", "--games", 4, "--seed", 5, "--jobs", 2, "-o", path)
    return path


def test_simulate_writes_records(games: Path) -> None:
    records = [json.loads(line) for line in games.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 4
    for record in records:
        assert (record["game"], record["players"], record["options"]) == ("cairns", 3, {"steep": True})
        assert len(record["stack"]) == len(record["turns"]) == 12
        assert record["result"]["winners"]


def test_check_finds_them_in_order_and_tells_what_is_not(games: Path, tmp_path: Path) -> None:
    assert "4 records, 0 bad" in run("check", games).stdout
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    record["turns"][3] = "17 a"
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(json.dumps(record) + "\n", encoding="utf-8")
    assert "turn 4" in run("check", wrong, code=1).stdout


def test_show_writes_the_page_and_hides_what_is_hidden(games: Path) -> None:
    page = run("show", games, "--turn", 4).stdout
    assert "takes stone" in page
    assert page.count("? ?") == 3
    assert run("show", games, "--turn", 4, "--seat", "red").stdout.count("? ?") == 2


@pytest.mark.parametrize("words", [["--turn", "4", "--svg"], ["--animate"]])
def test_show_draws(games: Path, tmp_path: Path, words: list[str]) -> None:
    run("show", games, *words, tmp_path / "drawn.svg")
    assert ElementTree.parse(tmp_path / "drawn.svg").getroot().tag.endswith("svg")


def test_plot_draws_its_figures(games: Path, tmp_path: Path) -> None:
    run("plot", games, "--playouts", 1, "--svg", tmp_path / "plot.svg")
    assert "Score: weight laid" in (tmp_path / "plot.svg").read_text(encoding="utf-8")


def test_arena_rates_bots(tmp_path: Path) -> None:
    run("arena", "cairns", "--bots", "greedy,random", "--games", 8, "--seed", 1, "-o", tmp_path / "report")
    report = (tmp_path / "report" / "index.html").read_text(encoding="utf-8")
    assert "Cairns" in report
    assert (tmp_path / "report" / "games.jsonl").read_text(encoding="utf-8").count("\n") == 8


def test_bots_and_programs_play_it(tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    run("simulate", "cairns", "--bots", f"greedy,{program(tmp_path)}", "--games", 2, "-o", path)
    assert "2 records, 0 bad" in run("check", path).stdout


def test_a_person_plays_it_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ["play", "--terminal", "cairns", "--steep", "--bots", "random", "--record", str(path)]
    player = Player([sys.executable, "-m", "greatplains", *words], False)
    player.play_on(Rng(1))
    assert player.end() == 0
    assert "Which stone do you take?" in player.text
    assert json.loads(path.read_text(encoding="utf-8"))["result"]["winners"]


def test_an_option_of_another_game_is_refused() -> None:
    assert (
        "--variant is an option of Bison; Cairns has no such choice."
        in run("simulate", "cairns", "--variant", 1, code=2).stderr
    )
