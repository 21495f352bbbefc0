"""Output that cannot be written, streams that are closed, and files on a full disk."""

import os
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]
Command = Callable[..., list[str]]
Done = subprocess.CompletedProcess[bytes]

pytestmark = [
    pytest.mark.whole,
    pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full"),
]

# Every command that prints, and what it is to print.
PRINTING = [
    "--help",
    "--version",
    "play --terminal --watch wind-river",
    "rules bison",
    "simulate bison --games 3",
    "show GAMES",
    "show GAMES --svg -",
    "check GAMES",
    "check BAD",
    "verify GAMES",
    "arena wind-river --bots random,random --games 2 -o FOLDER",
    "messages",
    "serve --port 0 --bots 0 --database sqlite:///FOLDER.sqlite",
]
# Two ways to write a file: much of it in pieces, and all at once.
WRITING = [
    "simulate bison --games 3 -o FILE",
    "show GAMES --svg FILE",
]


@pytest.fixture
def words(command: Command, games: Path, tmp_path: Path) -> Callable[[str, object], list[str]]:
    """A line as it is typed, with files that are there in the places of GAMES and so on."""
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nonsense\n" * 3)

    def filled(line: str, file: object = "") -> list[str]:
        names = {"GAMES": games, "BAD": bad, "FOLDER": tmp_path / "folder", "FILE": file}
        for name, path in names.items():
            line = line.replace(name, str(path))
        return command(*line.split())

    return filled


def in_shell(words: list[str], redirections: str, **more: object) -> Done:
    """Run it as a shell does with these redirections."""
    line = ["sh", "-c", f'"$@" {redirections}', "sh", *words]
    return subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, **more)  # type: ignore[call-overload, no-any-return]


def assert_one_sentence(done: Done, *said: str) -> None:
    lines = [line for line in done.stderr.decode().splitlines() if " a second" not in line and "NOTICE" not in line]
    if lines and lines[-1].startswith("The report is "):
        lines.pop()
    assert len(lines) == 1, done.stderr.decode()
    assert lines[0].startswith("greatplains")
    assert lines[0].endswith(".")
    assert all(text in lines[0] for text in said), lines[0]
    assert done.returncode == 2


@pytest.mark.parametrize("line", PRINTING)
def test_a_full_disk_behind_the_output_is_told_in_one_sentence(words: Callable[[str], list[str]], line: str) -> None:
    assert_one_sentence(in_shell(words(line), ">/dev/full"), "The output cannot be written: No space left on device.")


@pytest.mark.parametrize("line", PRINTING)
def test_closed_output_is_told_in_one_sentence(words: Callable[[str], list[str]], line: str) -> None:
    assert_one_sentence(in_shell(words(line), ">&-"), "The output cannot be written: Bad file descriptor.")


@pytest.mark.parametrize("redirections", [">&-", ">/dev/full", "2>&-", "2>/dev/full", "<&-", "<&- >&- 2>&-"])
def test_streams_that_are_not_needed_may_be_closed_or_full(
    words: Callable[[str, object], list[str]], tmp_path: Path, redirections: str
) -> None:
    file = tmp_path / "file"
    assert in_shell(words(WRITING[0], file), redirections).returncode == 0
    assert file.stat().st_size > 1000


@pytest.mark.parametrize("line", WRITING)
def test_a_file_that_is_full_is_told_in_one_sentence(words: Callable[[str, object], list[str]], line: str) -> None:
    assert_one_sentence(
        in_shell(words(line, "/dev/full"), ""), "“/dev/full” cannot be written: No space left on device."
    )


def small_files() -> None:
    """No file may become larger than a kilobyte, as if the disk were full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))


@pytest.mark.parametrize("line", WRITING)
@pytest.mark.parametrize("before", [None, b"what was there before"])
def test_a_full_disk_leaves_what_was_there_before(
    words: Callable[[str, object], list[str]], tmp_path: Path, line: str, before: bytes | None
) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    file = folder / "file"
    if before is not None:
        file.write_bytes(before)
    done = in_shell(words(line, file), "", preexec_fn=small_files)
    assert_one_sentence(done, f"“{file}” cannot be written: File too large.")
    assert (file.read_bytes() if file.exists() else None) == before
    assert [path.name for path in folder.iterdir()] == ([] if before is None else ["file"])


def test_closed_input_cannot_be_read(command: Command) -> None:
    for name in ("check", "verify", "show"):
        assert_one_sentence(in_shell(command(name, "-"), "<&-"), "“-” cannot be read: Bad file descriptor.")


def test_without_anywhere_to_tell_it_the_exit_code_still_does(command: Command) -> None:
    for redirections in ("2>&-", "2>/dev/full", ">&- 2>&-", "<&- >&- 2>&-"):
        done = in_shell(command("check", "nowhere.jsonl"), redirections)
        assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


def test_nobody_who_reads_is_no_error(command: Command, games: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as pipe:
        for words in (command("check", games), command("show", games), command("rules", "bison")):
            done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=pipe, stderr=subprocess.PIPE, timeout=60)
            assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_is_the_same_buffered_or_not(command: Command, games: Path, unbuffered: str) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(command("show", games, "--svg", "-"), capture_output=True, env=environment, timeout=60)
    assert done.returncode == 0
    assert done.stdout.startswith(b"<svg")
    assert done.stdout.endswith(b"</svg>\n")


def test_a_name_that_is_too_long_for_a_file(run: Run, games: Path) -> None:
    name = "x" * 300
    for words in (
        ("simulate", "bison", "-o", name),
        ("show", games, "--svg", name),
        ("simulate", "bison", "--tiles", name),
        ("check", name),
        ("arena", "bison", "--bots", "random,random", "-o", name),
        ("backup", name, "--database", f"sqlite:///{games}"),
        ("backup", "copy", "--database", f"sqlite:///{name}"),
        ("restore", name, "--database", "sqlite:///nowhere.sqlite"),
        ("restore", games, "--database", f"sqlite:///{name}"),
        ("serve", "--port", 0, "--database", f"sqlite:///{name}"),
    ):
        result = run(*words)
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
        assert "File name too long" in result.stderr
