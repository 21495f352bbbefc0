"""`greatplains arena` on wrong usage: one sentence, exit code 2."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]

WRONG = [
    ("--bots random,random", "GAME"),
    ("chess --bots random,random", "there is no game “chess”"),
    ("bison", "--bots"),
    ("bison --bots random", "at least two names are needed"),
    ("bison --bots random,", "names are needed, with commas between"),
    ("bison --bots random,nobody", "There is no bot “nobody”"),
    ("bison --bots random,nowhere:Bot", "its module cannot be imported"),
    ("bison --bots random,tests.arena.misfits:Nobody", "has no Nobody"),
    ("bison --bots random,tests.arena.misfits:Stillborn", "cannot be started: RuntimeError: no model file"),
    ("bison --bots random,random --players 5", "Bison is for 2 to 4 players, not 5"),
    ("bison --bots random,random --players 1", "Bison is for 2 to 4 players, not 1"),
    ("bison --bots random,random --variant 7", "ariant"),
    ("wind-river --bots random,random --variant 1", "--variant is an option of Bison"),
    ("bison --bots random,random --games 0", "--games"),
    ("bison --bots random,random --move-seconds 0", "--move-seconds"),
    ("bison --bots random,random --random-turns -1", "--random-turns"),
    ("bison --bots random,random --random-turns 11", "--random-turns"),
    ("bison --bots random,random --random-turns some", "--random-turns"),
    ("bison --bots random,random --move-seconds soon", "--move-seconds"),
    ("bison --bots random,random --jobs 0", "--jobs"),
    ("bison --bots random,random --jobs 2 --ray auto", "--jobs is for this machine"),
]


@pytest.mark.parametrize(("line", "reason"), WRONG)
def test_wrong_usage_is_one_sentence(run: Run, tmp_path: Path, line: str, reason: str) -> None:
    refused(run(*line.split(), "-o", tmp_path / "report"), reason)
    assert list(tmp_path.iterdir()) == []


def refused(result: Result, reason: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(r"greatplains arena: .+\.\n", result.stderr)
    assert reason in result.stderr


def test_a_directory_is_needed(run: Run) -> None:
    refused(run("bison", "--bots", "random,random"), "--output")


def test_a_file_is_no_directory(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(run("bison", "--bots", "random,random", "-o", tmp_path / "file"), "cannot be used")
    refused(run("bison", "--bots", "random,random", "-o", tmp_path / "file/below"), "cannot be used")


def test_games_that_are_not_of_an_arena_are_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("mine\n")
    for words in ([], ["--fresh"]):
        refused(run("bison", "--bots", "random,random", "-o", tmp_path, *words), "it holds games but no arena.json")
    assert (tmp_path / "games.jsonl").read_text() == "mine\n"


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("wind-river --bots random,random --games 4 --seed 1", "--seed"),
        ("wind-river --bots random,random,random --games 6", "--bots"),
        ("wind-river --bots random,random --games 4 --players 3", "--players"),
        ("wind-river --bots random,random --games 4 --move-seconds 9", "--move-seconds"),
        ("wind-river --bots random,random --games 4 --random-turns 3", "--random-turns"),
        ("wind-river --bots random,random --games 2", "--games"),
        ("bison --bots random,random --games 4", "game"),
    ],
)
@pytest.mark.usefixtures("played_here")
def test_other_settings_are_refused_unless_it_is_to_be_fresh(run: Run, tmp_path: Path, words: str, name: str) -> None:
    assert run("wind-river", "--bots", "random,random", "--games", 4, "-o", tmp_path).exit_code == 0
    settings, games = ((tmp_path / name).read_bytes() for name in ("arena.json", "games.jsonl"))
    refused(run(*words.split(), "-o", tmp_path), name)
    assert [(tmp_path / name).read_bytes() for name in ("arena.json", "games.jsonl")] == [settings, games]
    (tmp_path / "games.jsonl").write_bytes(games[:-1] + b" \n")
    assert run(*words.split(), "--fresh", "-o", tmp_path).exit_code == 0
    assert (tmp_path / "arena.json").read_bytes() != settings
    assert not (tmp_path / "games.jsonl").read_bytes().startswith(games[:-1] + b" \n")


@pytest.mark.usefixtures("played_here")
def test_another_choice_is_named_as_it_is_written(run: Run, tmp_path: Path) -> None:
    words = ["bison", "--bots", "random,random", "--games", 2, "-o", tmp_path]
    assert run(*words).exit_code == 0
    refused(run(*words, "--variant", 1), "other settings (--variant);")
    assert run(*words, "--variant", 0).exit_code == 0


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("arena.json", "{", "arena.json is damaged"),
        ("arena.json", "{}", "is not of the format"),
        ("games.jsonl", "{}\n", "line 1 of games.jsonl is no game of an arena"),
        ("games.jsonl", "nonsense\n", "line 1 of games.jsonl"),
    ],
)
@pytest.mark.usefixtures("played_here")
def test_damaged_files_are_named(run: Run, tmp_path: Path, name: str, text: str, reason: str) -> None:
    words = ["wind-river", "--bots", "random,random", "--games", 2, "-o", tmp_path]
    assert run(*words).exit_code == 0
    (tmp_path / name).write_text(text)
    refused(run(*words), reason)


def test_without_ray_it_says_how_to_get_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    refused(run("bison", "--bots", "random,random", "--ray", "auto", "-o", tmp_path), "pip install 'greatplains[ray]'")
