"""constraints.txt: versions of all that is installed here, within the bounds of pyproject.toml, and no addresses."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAMED = [*PYPROJECT["project"]["optional-dependencies"].items(), *PYPROJECT["dependency-groups"].items()]
NEEDS = [
    *PYPROJECT["build-system"]["requires"],
    *PYPROJECT["project"]["dependencies"],
    *(need for name, needs in NAMED if name != "learn" for need in needs),
]


def test_every_line_is_a_name_and_a_version() -> None:
    for line in LINES:
        assert re.fullmatch(r"[a-z0-9][a-z0-9.-]*==[0-9][A-Za-z0-9.+!]*( ; [a-z_]+ .*)?", line), line
        assert "//" not in line


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_everything_has_one_version_within_its_bounds(python: str) -> None:
    environment: dict[str, str] = {name: str(value) for name, value in default_environment().items()}
    environment |= {"python_version": python, "python_full_version": f"{python}.7"}
    versions: dict[str, str] = {}
    for line in map(Requirement, LINES):
        if line.marker is None or line.marker.evaluate(environment):
            (pinned,) = line.specifier
            assert versions.setdefault(canonicalize_name(line.name), pinned.version) == pinned.version
    for need in map(Requirement, NEEDS):
        if need.marker is None or need.marker.evaluate(environment):
            assert need.specifier.contains(versions[canonicalize_name(need.name)]), need
