"""A Ray cluster of two workers plays the same games as processes of this machine. `make test-ray` runs it."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Records = Callable[..., list[dict[str, Any]]]
Run = Callable[..., Result]

# Ray leaves sockets and processes to the garbage collector.
pytestmark = [pytest.mark.ray, pytest.mark.filterwarnings("default")]


@pytest.fixture
def address() -> Iterator[str]:
    cluster = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()


def test_a_cluster_plays_the_same_games_as_local_processes(
    run: Run, records: Records, tmp_path: Path, address: str
) -> None:
    bots = "random,tests.arena.misfits:Plain,tests.arena.misfits:Sleeper"
    words = ["bison", "--bots", bots, "--players", 2, "--games", 12, "--move-seconds", 0.3]
    for name, place in (("here", ["--jobs", 2]), ("there", ["--ray", address])):
        result = run(*words, *place, "-o", tmp_path / name)
        assert result.exit_code == 0, result.stderr
    for file in ("games.jsonl", "forfeits.jsonl"):
        assert records(file, tmp_path / "here") == records(file, tmp_path / "there")
    assert len(records("forfeits.jsonl", tmp_path / "here")) == 8


def test_a_worker_that_dies_is_told_in_one_sentence(run: Run, tmp_path: Path, address: str) -> None:
    result = run("wind-river", "--bots", "random,tests.arena.misfits:Crasher", "--ray", address, "-o", tmp_path)
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith("greatplains arena: A worker of the cluster was lost: ")


def test_an_address_where_nobody_is_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    result = run("wind-river", "--bots", "random,random", "--ray", "nonsense", "-o", tmp_path)
    assert result.exit_code == 2
    assert result.stderr.startswith("greatplains arena: There is no Ray cluster at “nonsense”: ")
    assert result.stderr.count("\n") == 1
