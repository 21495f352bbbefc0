"""Run parts of the tests, say how long each took, and at the end what was not tested and why.

`make test`, `make test-more` and `make test-all` call it:

    python scripts/run_tests.py check,install+packages,lint,units compiled pages

Parts follow one another; those joined by `+` run side by side, each side with its parts between commas. A part whose
needs cannot be met here is left out and told of in the last lines; with CI set that is a failure, and so is any test
that was skipped.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from glob import glob
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[1]
REPORTS: Final = ROOT / ".build"
IS_CI: Final = bool(os.environ.get("CI"))

# What is needed -> Debian's packages that bring it.
DEBIAN: Final = {"browser": ("chromium",), "services": ("postgresql", "redis-server", "nginx-light")}


@dataclass(frozen=True)
class Part:
    """One target of the Makefile: what it tells, what it needs, and whether it writes a report of its tests."""

    title: str
    target: str
    needs: tuple[str, ...] = ()
    has_report: bool = True


PARTS: Final = {
    "check": Part("Style, types and layers", "check-python", has_report=False),
    "lint": Part("The web client: style", "check-web", ("node",), has_report=False),
    "packages": Part("The packages of the web client", "web/node_modules/.complete", ("node",), has_report=False),
    "units": Part("The web client: types and units", "test-units", ("node",)),
    "install": Part(
        "Installing both builds", ".venv/.installed-complete .build/interpreted/.complete", has_report=False
    ),
    "compiled": Part("The suite, compiled", "test-compiled", ("compiler",)),
    "pages": Part("The pages in Chromium", "test-pages", ("node", "browser")),
    "interpreted": Part("The rules, interpreted", "test-interpreted"),
    "whole": Part("What takes longer, compiled", "test-whole", ("compiler",)),
    "whole-pages": Part("Whole games and all pages in Chromium", "test-whole-pages", ("node", "browser")),
    "interpreted-all": Part("The suite, interpreted", "test-interpreted-all"),
    "cluster": Part("The server on PostgreSQL and Redis", "test-cluster", ("services",)),
    "faults": Part("Servers killed under load", "test-faults", ("services",)),
    "kills": Part("Servers killed a few times", "test-kills", ("services",)),
    "ray": Part("The arena on Ray", "test-ray"),
    "openspiel": Part("The games in OpenSpiel", "test-openspiel"),
    "docs": Part("The documentation", "test-docs", ("node",)),
    "newest": Part("Installed on the newest Python", "test-newest", ("compiler", "node")),
    "pythons": Part("Every Python and every way in", "test-pythons", ("compiler", "node")),
}


@dataclass
class Outcome:
    """What came of the parts."""

    failed: list[str] = field(default_factory=list)
    not_tested: list[str] = field(default_factory=list)
    passed_tests: int = 0
    failed_tests: int = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of: {', '.join(PARTS)}")
    parser.add_argument("--provide", choices=sorted(DEBIAN), help="install that where it is missing, and nothing else")
    wanted = parser.parse_args()
    if wanted.provide:
        if obstacle := obstacle_to(wanted.provide):
            sys.exit(obstacle + ".")
        return
    unknown = {name for group in wanted.parts for side in group.split("+") for name in side.split(",")} - PARTS.keys()
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    sys.exit(run(wanted.parts))


def run(groups: Sequence[str]) -> int:
    outcome, start = Outcome(), time.monotonic()
    for group in groups:
        sides = [threading.Thread(target=run_side, args=(side.split(","), outcome)) for side in group.split("+")]
        for side in sides:
            side.start()
        for side in sides:
            side.join()
        if outcome.failed:
            break
    for line in outcome.not_tested:
        print(f"NOT TESTED: {line}")
    for name in outcome.failed:
        print(f"FAILED: {PARTS[name].title}. Again alone: make {PARTS[name].target}")
    print(f"All of it took {time.monotonic() - start:.0f} s.")
    print(f"{outcome.passed_tests} passed, {outcome.failed_tests} failed", flush=True)
    return 1 if outcome.failed or (IS_CI and outcome.not_tested) else 0


def run_side(names: Sequence[str], outcome: Outcome) -> None:
    for name in names:
        run_part(name, outcome)


def run_part(name: str, outcome: Outcome) -> None:
    part, start = PARTS[name], time.monotonic()
    report = REPORTS / f"tests-{name}.xml"
    report.unlink(missing_ok=True)
    for need in part.needs:
        if obstacle := obstacle_to(need):
            outcome.not_tested.append(f"{part.title}: {obstacle}.")
            return
    print(f"{part.title} …", flush=True)
    made = subprocess.run(["make", "--no-print-directory", *part.target.split()], cwd=ROOT)
    if made.returncode:
        outcome.failed.append(name)
    if part.has_report and (made.returncode == 0 or report.is_file()):
        read_report(name, report, outcome)
    print(f"{part.title}: {time.monotonic() - start:.0f} s", flush=True)


def read_report(name: str, report: Path, outcome: Outcome) -> None:
    """Count the tests; a run without any is a failure, and so is one without a report. Name those that were skipped."""
    cases = list(ElementTree.parse(report).getroot().iter("testcase")) if report.is_file() else []
    skipped = [case for case in cases if case.find("skipped") is not None]
    bad = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    outcome.failed_tests += len(bad)
    outcome.passed_tests += len(cases) - len(bad) - len(skipped)
    if not cases and name not in outcome.failed:
        print(f"{PARTS[name].title}: no test was run.")
        outcome.failed.append(name)
    reasons = {skip.get("message") or "" for case in skipped if (skip := case.find("skipped")) is not None}
    if name == "cluster" and (missing := server_tests("compiled") - server_tests("cluster")):
        print(f"Not run on PostgreSQL and Redis: {sorted(missing)}")
        outcome.failed.append(name)
    if skipped:
        outcome.not_tested.append(f"{PARTS[name].title}: {len(skipped)} skipped ({'; '.join(sorted(reasons))}).")


def server_tests(name: str) -> set[tuple[str, str]]:
    """The tests of the server in that report, if it was written."""
    report = REPORTS / f"tests-{name}.xml"
    cases = ElementTree.parse(report).getroot().iter("testcase") if report.is_file() else ()
    found = {(case.get("classname", ""), case.get("name", "")) for case in cases}
    return {case for case in found if case[0].startswith("tests.server.")}


# What parts need: each answers what is in the way, or None.


def obstacle_to(need: str) -> str | None:
    return _NEEDS[need]()


def no_compiler() -> str | None:
    ask = "import greatplains; print(greatplains.build_kind())"
    python = ROOT / ".venv" / "bin" / "python"
    kind = subprocess.run([python, "-c", ask], capture_output=True, text=True, cwd=REPORTS)
    if kind.returncode == 0 and kind.stdout.strip() == "interpreted":
        return "there is no C compiler; install one, then: make clean test"
    return None


def no_node() -> str | None:
    if shutil.which("npm") or (ROOT / ".venv" / "bin" / "npm").exists():
        return None
    fetched = subprocess.run([sys.executable, "scripts/set_up.py", "packages", "web"], cwd=ROOT, capture_output=True)
    return None if fetched.returncode == 0 else "there is no Node; install 20.19 or newer"


def has_browser() -> bool:
    names = ("chromium", "chromium-browser", "google-chrome", os.environ.get("GREATPLAINS_CHROMIUM", ""))
    return any(shutil.which(name) for name in names if name)


def no_browser() -> str | None:
    elsewhere = "there is no Chromium; install it, or say where it is: GREATPLAINS_CHROMIUM=/path/to/chromium"
    return provide("browser", has_browser, elsewhere)


def has_services() -> bool:
    has_postgres = shutil.which("initdb") is not None or bool(glob("/usr/lib/postgresql/*/bin/initdb"))
    # Of those who are not root the path may leave out where Debian has nginx.
    has_nginx = shutil.which("nginx") is not None or Path("/usr/sbin/nginx").exists()
    return has_postgres and has_nginx and shutil.which("redis-server") is not None


def no_services() -> str | None:
    return provide("services", has_services, "the servers of PostgreSQL and Redis and nginx are not all installed")


_installing = threading.Lock()


def provide(need: str, is_there: Callable[[], bool], sentence: str) -> str | None:
    """Install Debian's packages for it where that can be done; otherwise the sentence says what is missing."""
    with _installing:
        if is_there():
            return None
        packages = DEBIAN[need]
        root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        if shutil.which("apt-get") is None or (root and not is_root_for_the_asking(root)):
            return f"{sentence} (Debian, Ubuntu: apt-get install {' '.join(packages)})"
        print(f"Installing {' and '.join(packages)}", flush=True)
        quiet = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        install = [*quiet, "install", "--no-install-recommends", *packages]
        said = ""
        for words in (install, [*quiet, "update"], install):
            said = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
            if is_there():
                return None
        last = (said.strip().splitlines() or ["apt-get said nothing"])[-1]
        return f"{sentence}, and apt-get cannot install it: {last}"


def is_root_for_the_asking(root: list[str]) -> bool:
    try:
        return subprocess.run([*root, "true"], capture_output=True).returncode == 0
    except OSError:
        return False


_NEEDS: Final[dict[str, Callable[[], str | None]]] = {
    "compiler": no_compiler,
    "node": no_node,
    "browser": no_browser,
    "services": no_services,
}


if __name__ == "__main__":
    main()
