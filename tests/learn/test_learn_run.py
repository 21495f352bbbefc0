"""Whole runs of learning, small ones: what is written, what can be made again, and what survives an interruption."""

import json
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from greatplains.bots.networkfile import NetworkFile, parse_network
from greatplains.bots.registry import KNOWLEDGE

Run = Callable[..., Result]
Command = Callable[..., list[str]]

pytestmark = [pytest.mark.learning, pytest.mark.filterwarnings("default")]

SMALL = ["--rounds", 2, "--games", 30, "--match", 8, "--hidden", "8,8", "--epochs", 2, "--jobs", 1]


def networks(folder: Path, game: str) -> NetworkFile:
    return parse_network((folder / "network.bin").read_bytes(), game, KNOWLEDGE[game])


def figures(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "report.json").read_text())
    return found


@pytest.mark.parametrize("game", sorted(KNOWLEDGE))
def test_a_run_leaves_networks_and_a_report(run: Run, tmp_path: Path, game: str) -> None:
    result = run(game, *SMALL, "-o", tmp_path)
    assert result.exit_code == 0, result.stderr
    assert networks(tmp_path, game).made_by["command"] == (
        f"greatplains learn {game} --rounds 2 --games 30 --match 8 --hidden 8,8 --epochs 2 --seed 1"
    )
    found = figures(tmp_path)
    assert [entry["round"] for entry in found["rounds"]] == [1, 2]
    for entry in found["rounds"]:
        for players in ("2", "3", "4"):
            of = entry["players"][players]
            assert of["loss"] > 0
            assert of["held_out_loss"] > 0
            assert 0 <= of["match"]["hand_made"]["low"] <= of["match"]["hand_made"]["high"] <= 1
    assert found["games"] >= 2 * 3 * 30
    page = (tmp_path / "index.html").read_text()
    assert "round 2" in page
    assert found["command"] in page


def test_the_same_seed_makes_the_same_networks_and_another_one_others(run: Run, tmp_path: Path) -> None:
    for name, seed in (("one", 5), ("same", 5), ("other", 6)):
        assert run("wind-river", *SMALL, "--seed", seed, "-o", tmp_path / name).exit_code == 0
    one, same, other = ((tmp_path / name / "network.bin").read_bytes() for name in ("one", "same", "other"))
    assert one == same
    assert networks(tmp_path / "one", "wind-river").networks != networks(tmp_path / "other", "wind-river").networks
    assert other


@pytest.mark.parametrize("awaited", ["round-1/games-3-0.npz", "round-1/trained-2.json", "round-2/games-2-0.npz"])
def test_a_run_that_was_killed_goes_on_to_the_same_networks(
    run: Run, command: Command, tmp_path: Path, awaited: str
) -> None:
    assert run("wind-river", *SMALL, "-o", tmp_path / "whole").exit_code == 0
    process = subprocess.Popen(command("wind-river", *SMALL, "-o", tmp_path / "killed"), stderr=subprocess.DEVNULL)
    until = time.monotonic() + 120
    while not (tmp_path / "killed" / awaited).exists() and time.monotonic() < until and process.poll() is None:
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert (tmp_path / "killed" / awaited).exists()
    result = run("wind-river", *SMALL, "-o", tmp_path / "killed")
    assert result.exit_code == 0, result.stderr
    whole, killed = ((tmp_path / name / "network.bin").read_bytes() for name in ("whole", "killed"))
    assert killed == whole


def test_a_run_can_be_made_longer_but_not_another_one(run: Run, tmp_path: Path) -> None:
    assert run("wind-river", *SMALL, "-o", tmp_path).exit_code == 0
    first = (tmp_path / "round-1" / "best.bin").read_bytes()
    assert run("wind-river", *SMALL, "--rounds", 3, "-o", tmp_path).exit_code == 0
    assert len(figures(tmp_path)["rounds"]) == 3
    assert (tmp_path / "round-1" / "best.bin").read_bytes() == first
    result = run("wind-river", *SMALL, "--games", 40, "--seed", 2, "-o", tmp_path)
    assert result.exit_code == 2
    assert "other settings (--games, --seed)" in result.stderr


def test_rounds_may_have_numbers_of_games_of_their_own(run: Run, tmp_path: Path) -> None:
    words = [*SMALL, "--rounds", 3, "--games", "20,30"]
    assert run("wind-river", *words, "-o", tmp_path).exit_code == 0
    found = figures(tmp_path)
    assert [entry["players"]["2"]["games"] for entry in found["rounds"]] == [20, 20 + 30, 20 + 30 + 30]
    assert "--games 20,30 --match" in networks(tmp_path, "wind-river").made_by["command"]
    result = run("wind-river", *words, "--games", "20,40", "-o", tmp_path)
    assert result.exit_code == 2
    assert "other settings (--games)" in result.stderr


def test_a_folder_with_one_number_of_games_goes_on(run: Run, tmp_path: Path) -> None:
    assert run("wind-river", *SMALL, "-o", tmp_path).exit_code == 0
    plan = json.loads((tmp_path / "learn.json").read_text())
    (tmp_path / "learn.json").write_text(json.dumps(plan | {"games": 30}))
    assert run("wind-river", *SMALL, "--rounds", 3, "-o", tmp_path).exit_code == 0
    assert len(figures(tmp_path)["rounds"]) == 3


def test_a_folder_from_before_there_were_searches_goes_on(run: Run, tmp_path: Path) -> None:
    assert run("wind-river", *SMALL, "-o", tmp_path).exit_code == 0
    plan = json.loads((tmp_path / "learn.json").read_text())
    assert plan.pop("simulations") == 0
    (tmp_path / "learn.json").write_text(json.dumps(plan))
    assert run("wind-river", *SMALL, "--rounds", 3, "-o", tmp_path).exit_code == 0
    result = run("wind-river", *SMALL, "--rounds", 3, "--simulations", 4, "-o", tmp_path)
    assert result.exit_code == 2
    assert "other settings (--simulations)" in result.stderr


def test_a_run_with_a_search_names_it_in_its_command(run: Run, tmp_path: Path) -> None:
    words = ["--rounds", 1, "--games", 20, "--match", 4, "--hidden", "8,8", "--epochs", 1, "--simulations", 2]
    assert run("wind-river", *words, "-o", tmp_path).exit_code == 0
    assert networks(tmp_path, "wind-river").made_by["command"].endswith("--epochs 1 --seed 1 --simulations 2")
