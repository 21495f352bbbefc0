"""The Containerfile, step by step in folders of this machine: what it copies, builds, keeps and starts.

Not tried: Debian's packages of the first stage and the user of the second, which take an engine for containers.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.pythons.test_pythons import ROOT, run

STAGES = re.split(r"^FROM .*$", (ROOT / "Containerfile").read_text(encoding="utf-8"), flags=re.M)[1:]
HOME = "/opt/greatplains"

pytestmark = pytest.mark.whole


def lines(stage: str, word: str) -> list[str]:
    """What stands behind that word, with lines that go on joined."""
    return re.findall(rf"^{word} (.+)$", stage.replace("\\\n", " "), flags=re.M)


def settings(stage: str) -> dict[str, str]:
    return dict(word.split("=", 1) for line in lines(stage, "ENV") for word in shlex.split(line))


def ignored_by_the_engine(name: str) -> bool:
    """.containerignore: nothing but what is named with `!`, and of that not what is named after it."""
    patterns = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    let_in = {pattern[1:] for pattern in patterns if pattern.startswith("!")}
    return name.split("/")[0] not in let_in or name in patterns


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the second stage has of the first, in a folder instead of /opt/greatplains."""
    build, home = tmp_path_factory.mktemp("build"), tmp_path_factory.mktemp("image") / "greatplains"
    for line in lines(STAGES[0], "COPY"):
        *names, target = line.split()
        for name in names:
            assert not ignored_by_the_engine(name), name
            source, goal = (
                ROOT / name,
                build / target / (Path(name).name if target.endswith("/") or len(names) > 1 else ""),
            )
            if source.is_dir():
                shutil.copytree(source, goal, ignore=shutil.ignore_patterns("node_modules", "dist", "__pycache__"))
            else:
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, goal)
    (install,) = [line for line in lines(STAGES[0], "RUN") if HOME in line]
    # `python` is the one of these tests.
    (build / "bin").mkdir()
    (build / "bin" / "python").symlink_to(sys.executable)
    path = f"{build / 'bin'}{os.pathsep}{os.environ['PATH']}"
    run(["sh", "-c", install.replace(HOME, str(home))], cwd=build, PATH=path, **settings(STAGES[0]))
    return home


def test_the_server_of_the_image_is_compiled_healthy_and_ends_when_told(image: Path, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    (entry,), (command,), (health,) = (lines(STAGES[1], word) for word in ("ENTRYPOINT", "CMD", r"HEALTHCHECK .*CMD"))
    ours = {name: value.replace("/data", str(tmp_path)) for name, value in settings(STAGES[1]).items()}
    environment = {"PATH": f"{image / 'bin'}{os.pathsep}/usr/bin", **ours, "GREATPLAINS_PORT": port}
    environment["PATH"] = environment["PATH"].replace(HOME, str(image)).replace("$PATH", os.environ["PATH"])
    program = str(image / "bin" / json.loads(entry)[0])
    assert "compiled" in run([program, "--version"])
    assert subprocess.run([program, "health"], env=environment, cwd=tmp_path).returncode == 1
    words = [program, *json.loads(command)]
    with subprocess.Popen(words, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert f":{port}" in server.stdout.readline()
        assert (
            subprocess.run(
                [str(image / "bin" / json.loads(health)[0]), *json.loads(health)[1:]], env=environment
            ).returncode
            == 0
        )
        server.send_signal(getattr(signal, lines(STAGES[1], "STOPSIGNAL")[0]))
        assert server.wait(60) in (0, 143)
    assert (tmp_path / "games.sqlite").is_file()


def test_the_last_stage_installs_no_compilers() -> None:
    assert "apt-get" not in STAGES[1]
    assert "USER greatplains" in STAGES[1]
    assert lines(STAGES[1], "VOLUME") == ["/data"]
