"""Set up what is needed to play, or to work on the project: `python scripts/set_up.py --help`.

Packages go into a virtual environment, `.venv`. uv fetches and installs them, because it takes a tenth of pip's time:
the machine's, or one that is fetched into `.build`. Where uv cannot be had, or cannot fetch what pip can (pip may know
of a mirror), pip does the same. Needs Python 3.11 and nothing else; whatever is in the way is told in one sentence.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VENV: Final = ROOT / ".venv"
BUILD: Final = ROOT / ".build"
LOG: Final = BUILD / "set-up.log"
NEWS: Final = BUILD / "set-up.news"
# The versions that are installed here, of every package; `constraints` writes it anew. Where others install it,
# pyproject.toml decides alone.
CONSTRAINTS: Final = ROOT / "constraints.txt"
# Not among them: what has one version anyway, and brings gigabytes of drivers along.
UNCONSTRAINED: Final = ("learn",)
PYTHON: Final = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"

# What playing alone needs compiled; the lists are in pyproject.toml.
FOR_PLAYERS: Final = "engine"
# Words for what takes this long, and again whenever it has taken this much longer.
_WORDS_AFTER_SECONDS: Final = 10.0

NO_NETWORK: Final = "Packages cannot be fetched: is there a network? Set-up needs one, playing does not"
# What programs say, and what it means. The first that is found counts.
_OBSTACLES: Final = (
    (r"No space left on device|ENOSPC|os error 28\b", "The disk is full. Great Plains needs about 500 MB in {root}"),
    (
        r"Disk quota exceeded|os error 122\b",
        "There is no space left for you. Great Plains needs about 500 MB in {root}",
    ),
    (
        r"Read-only file system|os error 30\b|EROFS",
        "{root} cannot be written to: copy Great Plains to a folder of yours",
    ),
    (
        r"Permission denied|os error 13\b|EACCES",
        "A file in {root} may not be written: copy Great Plains to a folder of yours",
    ),
    (
        r"dns error|name resolution|Name or service not known|Network is unreachable|Failed to (?:fetch|download)"
        r"|NewConnectionError|ConnectTimeout|Connection refused|error sending request|timed out|from versions: none",
        NO_NETWORK,
    ),
)


class CannotSetUp(Exception):
    """Something is in the way; the sentence says what."""


class Failed(Exception):
    """A program ended with an error."""

    def __init__(self, output: str) -> None:
        super().__init__(output)
        self.output = output


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0] + ".")
    actions = parser.add_subparsers(dest="action", required=True)
    actions.add_parser("play", help="greatplains in .venv, with what players need")
    everything = actions.add_parser("install", help="greatplains, all of it")
    everything.add_argument("--interpreted", action="store_true", help="without compiling anything")
    everything.add_argument("--into", type=Path, help="a folder, instead of .venv")
    packages = actions.add_parser("packages", help="those of extras and groups of pyproject.toml, without greatplains")
    packages.add_argument("names", nargs="+", metavar="NAME", help="`build` and `run` are greatplains's own needs")
    packages.add_argument("--into", type=Path, help="a folder, instead of .venv")
    actions.add_parser("constraints", help="write constraints.txt anew, with the newest versions that go together")
    wanted = parser.parse_args()
    try:
        BUILD.mkdir(exist_ok=True)
        for file in (LOG, NEWS):
            file.write_text("", encoding="utf-8")
        if wanted.action == "constraints":
            renew_constraints()
        elif wanted.action == "packages":
            install_packages(wanted.names, wanted.into)
        else:
            is_for_players = wanted.action == "play"
            install_greatplains(
                "interpreted" if not is_for_players and wanted.interpreted else "auto",
                FOR_PLAYERS if is_for_players else "",
                None if is_for_players else wanted.into,
            )
    except KeyboardInterrupt:
        print("\nInterrupted. The same command goes on from here.", file=sys.stderr)
        sys.exit(130)
    except CannotSetUp as obstacle:
        sys.exit(f"{obstacle}.")
    except OSError as error:
        sys.exit(f"{obstacle_in(str(error)) or f'It cannot be set up: {error}'}.")


def install_greatplains(kind: str, compiled: str, folder: Path | None) -> None:
    """Build greatplains from the sources here, isolated as for everybody, and install it with what it needs."""
    environment = {
        **os.environ,
        "GREATPLAINS_BUILD": kind if kind != "auto" or not os.environ.get("CI") else "compiled",
        "GREATPLAINS_BUILD_CACHE": str(BUILD / "kept"),
        "GREATPLAINS_BUILD_LOG": str(NEWS),
        "GREATPLAINS_COMPILE": compiled,
        "GREATPLAINS_WEB": "require" if os.environ.get("CI") else "auto",
    }
    environment.pop("GREATPLAINS_WEB_DIST", None)
    here = ["--no-deps", str(ROOT)] if folder is not None else [str(ROOT)]
    install(["--reinstall-package", "greatplains", *here], folder, "Installing Great Plains", environment)


def install_packages(names: Sequence[str], folder: Path | None) -> None:
    requirements = BUILD / f"requirements-{'-'.join(names)}.txt"
    requirements.write_text("\n".join(requirements_of(names)) + "\n", encoding="utf-8")
    told_as = "tools" if names[0] == "build" else " and ".join(names)
    install(["-r", str(requirements)], folder, f"Fetching packages: {told_as}", dict(os.environ))


def renew_constraints() -> None:
    """For every Python and system that pyproject.toml allows, in one file: versions, and no addresses."""
    uv = find_uv()
    if uv is None:
        raise CannotSetUp("uv is needed to find versions that go together, and it cannot be fetched")
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    kinds = {"--extra": pyproject["project"]["optional-dependencies"], "--group": pyproject["dependency-groups"]}
    words = [
        word for kind, names in kinds.items() for name in names if name not in UNCONSTRAINED for word in (kind, name)
    ]
    quiet = ["--no-header", "--no-annotate", "--no-emit-index-url", "--universal", "--upgrade"]
    command = [*uv, "pip", "compile", "pyproject.toml", *words, *quiet, "-o", str(CONSTRAINTS)]
    try:
        run(command, "Looking for the newest versions", dict(os.environ))
    except Failed as failure:
        raise CannotSetUp(told("Looking for the newest versions", failure.output)) from None


def requirements_of(names: Sequence[str]) -> list[str]:
    """From pyproject.toml, where each is written down once."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    known = {
        "build": pyproject["build-system"]["requires"],
        "run": pyproject["project"]["dependencies"],
        **pyproject["project"]["optional-dependencies"],
        **pyproject["dependency-groups"],
    }
    for name in names:
        if name not in known:
            raise CannotSetUp(f"There is no extra and no group {name!r}; there are: {', '.join(known)}")
    return [need for name in names for need in known[name]]


def install(words: list[str], folder: Path | None, what: str, environment: dict[str, str]) -> None:
    """With uv, or else with pip; into .venv or a folder, which is made anew."""
    uv = find_uv()
    make_venv(uv)
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
    target = ["--target", str(folder)] if folder is not None else []
    if uv is not None:
        try:
            constrained = ["--constraints", str(CONSTRAINTS), "--build-constraints", str(CONSTRAINTS)]
            run([*uv, "pip", "install", "--python", str(PYTHON), *constrained, *target, *words], what, environment)
            return
        except Failed as failure:
            if obstacle_in(failure.output) != NO_NETWORK or not may_pip_know_more():
                raise CannotSetUp(told(what, failure.output)) from None
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    words = ["--force-reinstall" if word == "--reinstall-package" else word for word in words if word != "greatplains"]
    try:
        if not (PYTHON.parent / "pip").exists():
            run([str(PYTHON), "-m", "ensurepip"], "Setting up pip", environment)
        run([*pip, "--constraint", str(CONSTRAINTS), *target, *words], what, environment)
    except Failed as failure:
        raise CannotSetUp(told(what, failure.output)) from None


def find_uv() -> list[str] | None:
    """How to call uv; None where it cannot be had."""
    if found := shutil.which("uv"):
        return [found]
    here = BUILD / "uv"
    program = here / "bin" / "uv"
    if not program.exists():
        shutil.rmtree(here, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
        try:
            run([*pip, "--target", str(here), "--quiet", "uv"], "Fetching uv", dict(os.environ))
        except Failed:
            shutil.rmtree(here, ignore_errors=True)
            return None
    return [str(program)] if program.exists() else None


def make_venv(uv: list[str] | None) -> None:
    """A virtual environment of the Python that runs this; one that is whole and of this Python is kept."""
    if is_of_this_python():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        if uv is not None:
            words = [*uv, "venv", "--quiet", "--no-python-downloads", "--python", sys.executable, str(VENV)]
        else:
            words = [sys.executable, "-m", "venv", str(VENV)]
        run(words, "Making a virtual environment", dict(os.environ))
    except Failed as failure:
        if uv is None and "ensurepip" in failure.output:
            raise CannotSetUp(
                f"{sys.executable} cannot make virtual environments; install its venv module "
                "(Debian, Ubuntu: python3-venv)"
            ) from None
        raise CannotSetUp(told("Making a virtual environment", failure.output)) from None


def is_of_this_python() -> bool:
    ask = "import sys; print(sys.version_info[:3], sys.base_prefix)"
    try:
        answer = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True)
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.strip() == f"{tuple(sys.version_info[:3])} {sys.base_prefix}"


def may_pip_know_more() -> bool:
    """Whether pip is told of a mirror or a proxy, by its files or by the environment; uv does not look there."""
    answer = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True)
    return re.search(r"(index-url|proxy|find-links)='.+'", answer.stdout) is not None


def run(words: Sequence[str], what: str, environment: dict[str, str]) -> None:
    """Run a program, say in plain words what goes on while it takes long, and keep its output in the log."""
    start = time.monotonic()
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"\n$ {' '.join(words)}\n")
        log.flush()
        begun = log.tell()
        print(what, flush=True)
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, cwd=ROOT)
        try:
            wait_for(process, start)
        except BaseException:
            process.terminate()
            process.wait()
            raise
    if process.returncode:
        with LOG.open(encoding="utf-8", errors="replace") as log:
            log.seek(begun)
            raise Failed(log.read())


def wait_for(process: subprocess.Popen[bytes], start: float) -> None:
    """Tell the news of a build as they come; without any, that it goes on."""
    told_bytes, spoken = 0, start
    while process.poll() is None:
        time.sleep(0.1)
        news = NEWS.read_text(encoding="utf-8") if NEWS.is_file() else ""
        if len(news) > told_bytes:
            print("".join(f"  {line}\n" for line in news[told_bytes:].splitlines()), end="", flush=True)
            told_bytes, spoken = len(news), time.monotonic()
        elif time.monotonic() - spoken > _WORDS_AFTER_SECONDS:
            spoken = time.monotonic()
            print(f"  … {spoken - start:.0f} s", flush=True)


def obstacle_in(output: str) -> str | None:
    """What is in the way, in a sentence, if the output tells of something that is known."""
    for pattern, sentence in _OBSTACLES:
        if re.search(pattern, output):
            return sentence.format(root=ROOT)
    return None


def told(what: str, output: str) -> str:
    """The sentence for what failed: the known one, or else the last words of the program."""
    if obstacle := obstacle_in(output):
        return obstacle
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return f"{what} failed: {' / '.join(lines[-3:])[-600:]} (all of it: {LOG.relative_to(ROOT)})"


if __name__ == "__main__":
    main()
