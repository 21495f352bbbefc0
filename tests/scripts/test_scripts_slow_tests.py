"""The list of slow tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import slow_tests

ROOT = Path(__file__).parents[2]
REPORT = """<testsuites><testsuite>
  <testcase classname="tests.cli.test_cli_play" name="test_a[x-1]" time="1.5"/>
  <testcase classname="tests.cli.test_cli_play" name="test_b" time="0.9"/>
  <testcase classname="tests.e2e.test_e2e_app" name="test_c" time="2.9"/>
  <testcase classname="tests.e2e.test_e2e_app" name="test_d" time="3.1"/>
  <testcase classname="tests.e2e.test_e2e_app" name="test_e" time="9"><skipped message="no browser"/></testcase>
</testsuite></testsuites>"""


def test_what_reports_tell_replaces_what_was_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = tmp_path / "slow.txt"
    known.write_text("# as before\ntests/cli/test_cli_play.py::test_b\ntests/other.py::test_f\n", encoding="utf-8")
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="utf-8")
    monkeypatch.setattr(slow_tests, "LIST", known)
    monkeypatch.setattr(sys, "argv", ["slow_tests", str(report)])
    slow_tests.main()
    assert slow_tests.read_list() == [
        "tests/cli/test_cli_play.py::test_a[x-1]",
        "tests/e2e/test_e2e_app.py::test_d",
        "tests/other.py::test_f",
    ]


def test_the_list_names_tests_that_are_there() -> None:
    for test in slow_tests.read_list():
        file, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8"), test
