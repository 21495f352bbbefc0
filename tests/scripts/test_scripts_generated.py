"""What the web client knows of server and rules is what they say themselves; `make check` looks at the files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


def test_an_old_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from scripts import generated

    old = tmp_path / "facts.json"
    old.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(generated, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["scripts/web_facts.py", "--check"])
    assert generated.keep({old: "{1}"}, "") == 1
    assert "facts.json is out of date: run python -m scripts.web_facts" in capsys.readouterr().err
    assert old.read_text(encoding="utf-8") == "{}"
    monkeypatch.setattr(sys, "argv", ["scripts/web_facts.py"])
    assert generated.keep({old: "{1}"}, "") == 0
    assert old.read_text(encoding="utf-8") == "{1}"
