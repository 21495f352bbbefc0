"""Write tests/slow.txt anew: the tests that take so long that `make test` leaves them to `make test-all`.

    python -m scripts.slow_tests .build/tests-compiled.xml .build/tests-whole.xml
    python -m scripts.slow_tests .build/tests-pages.xml .build/tests-whole-pages.xml

Reads reports of tests as pytest writes them, taken on a machine with nothing else to do. Tests that no report names
stay as they are, so the reports of one part are enough. Those with the marker `whole` in their file need no line.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[1]
LIST: Final = ROOT / "tests" / "slow.txt"
# A page is opened in a second, and most tests of pages open several.
MOST_SECONDS: Final = {"tests/e2e/": 3.0, "tests/": 1.0}
COMMENT: Final = "# Written by scripts/slow_tests.py.\n"


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    seconds = {test: took for report in sys.argv[1:] for test, took in read_report(Path(report)).items()}
    slow = [test for test in read_list() if test not in seconds]
    slow += [test for test, took in seconds.items() if took > most_seconds(test)]
    LIST.write_text(COMMENT + "".join(f"{test}\n" for test in sorted(set(slow))), encoding="utf-8")
    print(f"{len(set(slow))} tests are slow.")


def read_list() -> list[str]:
    """As pytest names them."""
    lines = LIST.read_text(encoding="utf-8").splitlines() if LIST.is_file() else []
    return [line for line in lines if line and not line.startswith("#")]


def read_report(path: Path) -> dict[str, float]:
    """Seconds that each test took."""
    found = {}
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        file, name = str(case.get("classname")).replace(".", "/") + ".py", str(case.get("name"))
        if name.isprintable() and case.find("skipped") is None:
            found[f"{file}::{name}"] = float(str(case.get("time")))
    return found


def most_seconds(test: str) -> float:
    return next(most for folder, most in MOST_SECONDS.items() if test.startswith(folder))


if __name__ == "__main__":
    main()
