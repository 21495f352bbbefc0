"""Ways to run `greatplains learn`."""

import sys
from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from greatplains.cli import cli

Run = Callable[..., Result]
Command = Callable[..., list[str]]


@pytest.fixture
def run() -> Run:
    """`run("wind-river", "-o", path)` in this process."""
    return lambda *words: CliRunner().invoke(cli, ["learn", *map(str, words)], prog_name="greatplains")


@pytest.fixture
def command() -> Command:
    """The words that start it in a process of its own."""
    return lambda *words: [sys.executable, "-m", "greatplains", "learn", *map(str, words)]
