import os
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

import greatplains

# Tests that need a package which is not installed with the tools: what it is -> where they are. They have markers, by
# which they are left out and run; without the package they cannot even be read.
_NEEDS = {
    "mkdocs": "docs/test_docs_site.py",
    "pyspiel": "*/test_*_openspiel*.py",
    "ray": "arena/test_arena_ray.py",
    "sb3_contrib": "envs/test_envs_learning.py",
    "torch": "learn/test_learn_run.py",
}
collect_ignore_glob = [files for package, files in _NEEDS.items() if find_spec(package) is None]

# What takes long and is not marked so in its file (scripts/slow_tests.py).
_SLOW = frozenset(Path(__file__).with_name("slow.txt").read_text(encoding="utf-8").splitlines())

settings.register_profile("local", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# A shell that runs the tests in the background lets them ignore Ctrl-C, and the processes they start would inherit it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure() -> None:
    """A run that is meant for one build must not pass on the other."""
    expected = os.environ.get("GREATPLAINS_EXPECT")
    if expected and expected != greatplains.build_kind():
        raise pytest.UsageError(f"greatplains is {greatplains.build_kind()}, but GREATPLAINS_EXPECT={expected}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid in _SLOW:
            item.add_marker(pytest.mark.whole)
