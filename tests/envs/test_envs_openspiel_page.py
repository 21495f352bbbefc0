"""The examples of the page on OpenSpiel run, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.openspiel

PAGE = Path(__file__).parents[2] / "docs" / "openspiel.md"


def test_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    examples = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for example in examples:
        exec(example, names)
    assert len(names["state"].returns()) == 3
    assert capsys.readouterr().out.startswith("[")
    assert names["bot"].__class__.__name__ == "ISMCTSBot"
