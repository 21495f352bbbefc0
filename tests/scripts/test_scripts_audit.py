"""The dependency audit: what it makes of the answers of pip-audit."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from scripts import audit

SOUND = {"name": "click", "version": "8.1", "vulns": []}
FAULTY = {"name": "leaky", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
UNKNOWN = {"name": "private", "skip_reason": "not found"}
OURSELVES = {"name": "greatplains", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "code", "said"),
    [
        ([SOUND, OURSELVES], 0, ""),
        ([SOUND, FAULTY], 1, "leaky 1.0: PYSEC-1, mended in 1.1\n"),
        ([SOUND, UNKNOWN], 0, "NOT AUDITED: 1 of 2 packages are not in the database reached.\n"),
    ],
)
def test_only_a_known_vulnerability_fails(
    packages: list[dict[str, Any]], code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    answer = subprocess.CompletedProcess([], 0, json.dumps({"dependencies": packages}), "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    monkeypatch.setattr(sys, "argv", ["audit", "site-packages"])
    assert audit.main() == code
    assert capsys.readouterr().out == said


def test_no_answer_is_said_and_is_no_finding(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    answer = subprocess.CompletedProcess([], 1, "", "a traceback\nno connection\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    monkeypatch.setattr(sys, "argv", ["audit", "site-packages"])
    assert audit.main() == 0
    assert capsys.readouterr().out == "NOT AUDITED: no connection\n"
