"""Requests nobody would send are answered as described, and are never a fault (`fuzzing_http.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from tests.server.fuzzing_http import Fuzzed, schema, send, strangers_at

EXAMPLES = 12  # requests an operation and phase

# The longest of all tests, and what it finds is seldom in what has just been changed: for `make test-all`.
pytestmark = pytest.mark.whole


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with strangers_at(tmp_path_factory.mktemp("fuzz") / "games.sqlite") as fuzzed:
        yield fuzzed


@schema.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: schemathesis.Case[Any], fuzzed: Fuzzed) -> None:
    send(case, fuzzed)
