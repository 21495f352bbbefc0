"""What cibuildwheel would build, by its own word; building takes machines of those kinds."""

from __future__ import annotations

import pytest
from tests.pythons.test_pythons import ROOT, run
from tests.uv import find_uv

pytestmark = pytest.mark.whole


@pytest.mark.parametrize(
    ("platform", "machines"),
    [
        ("linux", ("manylinux_x86_64", "manylinux_aarch64")),
        ("macos", ("macosx_x86_64", "macosx_arm64")),
        ("windows", ("win_amd64",)),
    ],
)
def test_wheels_are_built_for_every_python_on_every_machine(platform: str, machines: tuple[str, ...]) -> None:
    words = ["tool", "run", "cibuildwheel", "--print-build-identifiers", "--platform", platform]
    built = run([find_uv(), *words], cwd=ROOT).split()
    assert {f"cp{minor}-{machine}" for minor in (311, 312, 313, 314) for machine in machines} <= set(built)
