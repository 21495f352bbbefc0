"""Cairns is registered while the tests here run, in this process and in those it starts, and nowhere else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.thirdgame.cairns.registration import registered

HERE = Path(__file__).parent


@pytest.fixture(scope="module", autouse=True)
def known() -> Iterator[None]:
    """For the tests of one file; whatever runs before and after them finds the games there were."""
    with registered(), pytest.MonkeyPatch.context() as patch:
        for folder in (HERE.parents[1], HERE / "startup"):
            patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        yield
