"""scripts/run_tests.py, with a `make` that only writes reports: what is not tested is told, and fails in CI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PASSED = '<testsuites><testsuite><testcase classname="tests.one" name="test_it"/></testsuite></testsuites>'
SKIPPED = PASSED.replace("/></testsuite>", '><skipped message="no such thing here"/></testcase></testsuite>')
FAILED = PASSED.replace("/></testsuite>", "><failure/></testcase></testsuite>")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in which nothing but make and Node can be found."""
    folder = tmp_path / "project"
    for name in ("scripts", ".build", "bin"):
        (folder / name).mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "run_tests.py", folder / "scripts")
    program(folder, "npm", "")
    make(folder, PASSED)
    return folder


def program(project: Path, name: str, script: str) -> None:
    path = project / "bin" / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def make(project: Path, report: str, code: int = 0) -> None:
    """`make test-PART` writes this report and ends with this code."""
    script = f"""for target; do :; done
case "$target" in test-*) echo '{report}' > ".build/tests-${{target#test-}}.xml" ;; esac
exit {code}"""
    program(project, "make", script)


def run(project: Path, *parts: str, **settings: str) -> tuple[int, list[str]]:
    """The exit code and the last lines, without the one that tells the time."""
    environment = {"PATH": str(project / "bin"), **settings}
    done = subprocess.run(
        [sys.executable, "scripts/run_tests.py", *parts], cwd=project, env=environment, capture_output=True, text=True
    )
    assert not done.stderr, done.stderr
    return done.returncode, [line for line in done.stdout.splitlines() if not line.endswith((" s", " s.", "…"))]


def test_parts_that_ran_are_counted(project: Path) -> None:
    assert run(project, "units", "interpreted") == (0, ["2 passed, 0 failed"])


def test_what_cannot_be_tested_here_is_told_and_the_rest_passes(project: Path) -> None:
    missing = (
        "NOT TESTED: The pages in Chromium: there is no Chromium; install it, or say where it is: "
        "GREATPLAINS_CHROMIUM=/path/to/chromium (Debian, Ubuntu: apt-get install chromium)."
    )
    assert run(project, "units", "pages") == (0, [missing, "1 passed, 0 failed"])
    assert run(project, "units", "pages", CI="true") == (1, [missing, "1 passed, 0 failed"])


def test_a_browser_that_is_named_is_used(project: Path) -> None:
    program(project, "my-browser", "")
    browser = str(project / "bin" / "my-browser")
    assert run(project, "pages", CI="true", GREATPLAINS_CHROMIUM=browser) == (0, ["1 passed, 0 failed"])


def test_skipped_tests_are_named_and_fail_in_ci(project: Path) -> None:
    make(project, SKIPPED)
    told = ["NOT TESTED: The rules, interpreted: 1 skipped (no such thing here).", "0 passed, 0 failed"]
    assert run(project, "interpreted") == (0, told)
    assert run(project, "interpreted", CI="true") == (1, told)


def test_a_failure_ends_the_run_and_says_how_to_repeat_it(project: Path) -> None:
    make(project, FAILED, code=2)
    told = ["FAILED: The rules, interpreted. Again alone: make test-interpreted", "0 passed, 1 failed"]
    assert run(project, "interpreted", "units") == (1, told)


def test_a_run_without_tests_or_without_a_report_is_a_failure(project: Path) -> None:
    make(project, "<testsuites/>")
    assert run(project, "interpreted")[0] == 1
    program(project, "make", "")
    assert run(project, "interpreted")[0] == 1


def test_every_test_of_the_server_runs_on_the_cluster(project: Path) -> None:
    here = PASSED.replace("tests.one", "tests.server.test_server_play")
    (project / ".build" / "tests-compiled.xml").write_text(here)
    for name in ("initdb", "redis-server", "nginx"):
        program(project, name, "")
    assert run(project, "cluster")[0] == 1
    make(project, here)
    assert run(project, "cluster") == (0, ["1 passed, 0 failed"])


def test_parts_that_do_not_exist_are_refused(project: Path) -> None:
    words = [sys.executable, "scripts/run_tests.py", "everything"]
    done = subprocess.run(words, cwd=project, env={**os.environ}, capture_output=True, text=True)
    assert done.returncode == 2
    assert "there is no part everything" in done.stderr
