"""What the pages of the documentation show holds: examples in Python, and commands with their options."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import click
import pytest
from tests.docs.pages import PAGES, ROOT, shell_commands

from greatplains.cli import cli

EXAMPLES = sorted(page for page, path in PAGES.items() if ">>> " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", EXAMPLES)
def test_examples_in_python_hold(page: str) -> None:
    found = doctest.testfile(str(PAGES[page]), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", sorted(PAGES))
def test_commands_and_their_options_exist(page: str) -> None:
    faults = {f"{program} {' '.join(words)}": fault(program, words) for program, words in shell_commands(page)}
    assert {command: found for command, found in faults.items() if found} == {}


def test_pages_with_commands_are_found() -> None:
    assert sum(1 for page in PAGES for _ in shell_commands(page)) > 50


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("greatplains", ["dance"]),
        ("greatplains", ["show", "game.jsonl", "--colour", "red"]),
        ("make", ["gold"]),
        ("python", ["benchmarks/patience.py"]),
        ("python", ["benchmarks/engine.py", "--quickly"]),
        ("python", ["-m", "benchmarks.server", "--quickly"]),
    ],
)
def test_what_does_not_exist_is_noticed(program: str, words: list[str]) -> None:
    assert fault(program, words)


def fault(program: str, words: list[str]) -> str:
    """What does not exist of a command; empty if all does."""
    return {"greatplains": greatplains_fault, "make": make_fault}.get(program, python_fault)(words)


def greatplains_fault(words: list[str]) -> str:
    command: click.Command = cli
    if words[0] in cli.commands:
        command = cli.commands[words[0]]
    elif not words[0].startswith("-"):
        return f"no command {words[0]}"
    names = command.get_help_option_names(click.Context(command))
    known = {
        name for option in command.get_params(click.Context(command)) for name in (*option.opts, *option.secondary_opts)
    }.union(names)
    return ", ".join(f"no option {name}" for name in options(words) if name not in known)


def make_fault(words: list[str]) -> str:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    return ", ".join(f"no target {word}" for word in words if "=" not in word and word not in targets)


def python_fault(words: list[str]) -> str:
    """A script, or a module of this repository, and that it knows the words of the options."""
    if words[:1] == ["-m"]:
        module = words[1].replace(".", "/")
        places = [ROOT / f"{module}.py", ROOT / "src" / f"{module}.py", ROOT / "src" / module / "__main__.py"]
        if not words[1].startswith(("benchmarks", "scripts", "greatplains")):
            return ""
    else:
        places = [ROOT / words[0]]
    script = next((place for place in places if place.is_file()), None)
    if script is None:
        return f"no file {places[0].relative_to(ROOT)}"
    return ", ".join(f"no option {name}" for name in options(words[1:]) if not names_option(script, name))


def names_option(script: Path, name: str) -> bool:
    return name == "-m" or f'"{name}"' in script.read_text(encoding="utf-8")


def options(words: list[str]) -> list[str]:
    return [word.split("=")[0] for word in words if re.match(r"--?[a-z]", word)]
