"""“AlphaZero in 100 lines”: the page shows the program, the program has the lines it says, and it learns."""

from __future__ import annotations

import ast
import importlib.util
from types import ModuleType

import pytest
from tests.docs.pages import PAGES, ROOT

from greatplains import build_kind

PROGRAM = ROOT / "examples" / "alphazero.py"


@pytest.fixture(scope="module")
def program() -> ModuleType:
    spec = importlib.util.spec_from_file_location("alphazero", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_shows_the_program() -> None:
    page = PAGES["docs/alphazero.md"].read_text(encoding="utf-8")
    assert f"```python\n{PROGRAM.read_text(encoding='utf-8')}```\n" in page


def test_network_search_and_self_play_are_100_lines() -> None:
    text = PROGRAM.read_text(encoding="utf-8")
    lines = text.splitlines()
    counted = 0
    for node in ast.parse(text).body:
        if getattr(node, "name", None) in ("Net", "Node", "search", "self_play", "see", "result", "softmax"):
            words = {
                line
                for inner in ast.walk(node)
                if isinstance(inner, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(inner)
                for line in range(inner.body[0].lineno, (inner.body[0].end_lineno or 0) + 1)
            }
            span = range(node.lineno, (node.end_lineno or 0) + 1)
            counted += sum(1 for line in span if line not in words and lines[line - 1].strip())
    assert 60 < counted <= 100


def test_it_runs_from_end_to_end(program: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    curve = program.learn(1, first=400, games=2, simulations=3)
    assert len(curve) == 2
    assert all(0 <= share <= 1 for share in curve)
    assert "round 1: loss" in capsys.readouterr().out


@pytest.mark.whole
@pytest.mark.skipif(build_kind() != "compiled", reason="takes minutes interpreted")
def test_it_learns_to_beat_random_play(program: ModuleType) -> None:
    curve = program.learn(5)
    assert curve[0] < 0.65
    assert max(curve) > 0.85
