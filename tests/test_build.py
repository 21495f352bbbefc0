"""The build hook (hatch_build.py), tried by building real wheels."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from tests.uv import find_uv

ROOT = Path(__file__).parents[1]
NOTICE = "NOTICE: no working C compiler"
PAGES = ("docs/bison.md", "docs/wind-river.md")
NO_PAGES = "NOTICE: the web client cannot be built"

# Every set-up builds with the hook; what it does when something is missing is looked at by `make test-all`.
pytestmark = pytest.mark.whole
needs_node = pytest.mark.skipif(shutil.which("npm") is None, reason="there is no Node on this machine")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what a build reads."""
    copy = tmp_path / "project"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "docs").mkdir()
    (copy / "scripts").mkdir()
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "LICENSE",
        "README.md",
        "CHANGELOG.md",
        *PAGES,
        "scripts/build_web.py",
        "scripts/docstrings.py",
    ):
        shutil.copy(ROOT / name, copy / name)
    return copy


def compile_only(project: Path, *modules: str) -> None:
    """All the modules would take too long here."""
    pyproject = project / "pyproject.toml"
    chosen = ", ".join(f'"{module}"' for module in modules)
    lists = r"(?<=^\[tool\.hatch\.build\.hooks\.custom\.compile\]\n).*?(?=^# ---)"
    text, count = re.subn(lists, f"engine = [{chosen}]\n\n", pyproject.read_text(), flags=re.M | re.S)
    assert count == 1
    pyproject.write_text(text)


def build(
    project: Path,
    *,
    compiler: bool = True,
    kind: str | None = None,
    web: dict[str, str] | None = None,
    target: str = "wheel",
    settings: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Isolated, as everybody builds: nothing but what pyproject.toml asks for is there."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("GREATPLAINS_", "PYTHONPATH"))
    }
    environment |= {"PYTHONDONTWRITEBYTECODE": "1", **(web or {"GREATPLAINS_WEB": "skip"})}
    environment |= settings or {}
    if not compiler:
        environment |= {"CC": "no-such-compiler", "PATH": str(project)}
    if kind is not None:
        environment["GREATPLAINS_BUILD"] = kind
    words = [find_uv(), "build", f"--{target}", "--python", sys.executable, "--out-dir", str(project.parent / "wheels")]
    return subprocess.run(
        [*words, str(project)], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def wheels(project: Path) -> list[Path]:
    return sorted((project.parent / "wheels").glob("*.whl"))


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if ".dist-info/" not in name}


def sources(project: Path) -> dict[str, bytes]:
    """What a wheel holds besides compiled modules."""
    pages = {**files(project / "docs"), "CHANGELOG.md": (project / "CHANGELOG.md").read_bytes()}
    return files(project / "src") | {f"greatplains/pages/{page}": text for page, text in pages.items()}


def assert_pure_wheel(project: Path) -> None:
    (wheel,) = wheels(project)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert contents(wheel) == sources(project)


def test_without_a_compiler_the_same_sources_are_installed_with_one_notice(project: Path) -> None:
    result = build(project, compiler=False)
    assert result.returncode == 0, result.stdout
    assert result.stdout.count(NOTICE) == 1
    assert_pure_wheel(project)


def test_compiled_without_a_compiler_is_an_error(project: Path) -> None:
    result = build(project, compiler=False, kind="compiled")
    assert result.returncode != 0
    assert "GREATPLAINS_BUILD=compiled, but there is no working C compiler" in result.stdout
    assert not wheels(project)


def test_interpreted_is_a_pure_wheel_even_with_a_compiler(project: Path) -> None:
    result = build(project, kind="interpreted")
    assert result.returncode == 0, result.stdout
    assert NOTICE not in result.stdout
    assert_pure_wheel(project)


def test_an_unknown_kind_of_build_is_an_error(project: Path) -> None:
    result = build(project, kind="fast")
    assert result.returncode != 0
    assert "GREATPLAINS_BUILD is 'fast'; it must be one of: auto, compiled, interpreted." in result.stdout


def test_a_type_error_in_a_compiled_module_is_never_installed_interpreted(project: Path) -> None:
    compile_only(project, "core/bits.py")
    with (project / "src/greatplains/core/bits.py").open("a") as module:
        module.write('\n\nWRONG: int = "text"\n')
    result = build(project)
    assert result.returncode != 0
    assert "greatplains/core/bits.py" in result.stdout
    assert "Incompatible types in assignment" in result.stdout
    assert not wheels(project)


def test_compiled_modules_lie_beside_their_sources_in_the_wheel_only(project: Path) -> None:
    compile_only(project, "core/bits.py", "core/rng.py")
    before = files(project)
    result = build(project, kind="compiled")
    assert result.returncode == 0, result.stdout

    (wheel,) = wheels(project)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    libraries = {f"greatplains/core/bits{suffix}", f"greatplains/core/rng{suffix}", f"greatplains__mypyc{suffix}"}
    assert contents(wheel).keys() == sources(project).keys() | libraries
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in wheel.name
    wheel.unlink()
    assert files(project) == before


def test_what_was_compiled_is_kept_by_the_hash_of_its_sources(project: Path, tmp_path: Path) -> None:
    compile_only(project, "core/bits.py", "core/rng.py")
    kept = {"GREATPLAINS_BUILD_CACHE": str(tmp_path / "kept"), "GREATPLAINS_BUILD_LOG": str(tmp_path / "news")}

    def built() -> dict[str, bytes]:
        result = build(project, kind="compiled", settings=kept)
        assert result.returncode == 0, result.stdout
        (wheel,) = wheels(project)
        found = contents(wheel)
        wheel.unlink()
        return found

    first = built()
    assert built() == first
    assert (tmp_path / "news").read_text().count("Compiling 2 modules") == 1
    with (project / "src/greatplains/core/rng.py").open("a") as module:
        module.write("\n\nANOTHER = 1\n")
    assert built() != first
    assert (tmp_path / "news").read_text().count("Compiling 2 modules") == 2
    assert not list((tmp_path / "kept").glob("unfinished*"))


def test_lists_to_compile_that_do_not_exist_are_an_error(project: Path) -> None:
    result = build(project, kind="compiled", settings={"GREATPLAINS_COMPILE": "engine,wings"})
    assert result.returncode != 0
    assert "GREATPLAINS_COMPILE names 'wings'; the lists are: engine, turns, envs, server." in result.stdout


# The web client. A tiny one takes the place of ours: what is tried here is the hook, and Vite would take too long.

MAKE_PAGES = """
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/assets', { recursive: true });
writeFileSync('dist/index.html', '<!doctype html><title>Tiny</title>');
writeFileSync('dist/assets/app-1a2b.js', '// ' + 'x'.repeat(5000));
"""


def add_web_client(project: Path, script: str = MAKE_PAGES, needs: dict[str, str] | None = None) -> None:
    web = project / "web"
    web.mkdir()
    package = {
        "name": "tiny",
        "version": "0.0.0",
        "type": "module",
        "scripts": {"build": "node build.js"},
        "dependencies": needs or {},
    }
    (web / "package.json").write_text(json.dumps(package))
    lock = {"name": "tiny", "version": "0.0.0", "lockfileVersion": 3, "packages": {"": {"name": "tiny"}}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    (web / "build.js").write_text(script)


def pages(project: Path) -> dict[str, bytes]:
    """The files of the web client in the wheel."""
    (wheel,) = wheels(project)
    return {name: data for name, data in contents(wheel).items() if name.startswith("greatplains/web/")}


@needs_node
def test_the_web_client_is_in_the_wheel_packed_and_not_in_the_sources(project: Path) -> None:
    add_web_client(project)
    before = files(project)
    result = build(project, kind="interpreted", web={"GREATPLAINS_WEB": "require"})
    assert result.returncode == 0, result.stdout
    found = pages(project)
    script = "greatplains/web/assets/app-1a2b.js"
    assert found.keys() == {"greatplains/web/index.html", script, f"{script}.gz", f"{script}.br"}
    assert gzip.decompress(found[f"{script}.gz"]) == found[script]
    assert len(found[f"{script}.br"]) < 100
    wheels(project)[0].unlink()
    assert files(project) == before


@needs_node
def test_a_source_distribution_holds_the_web_client_and_builds_without_node(project: Path, tmp_path: Path) -> None:
    add_web_client(project)
    result = build(project, target="sdist", web={"GREATPLAINS_WEB": "auto"})
    assert result.returncode == 0, result.stdout
    (archive,) = (project.parent / "wheels").glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    result = build(unpacked, kind="interpreted", web={"GREATPLAINS_WEB": "require", "PATH": str(tmp_path)})
    assert result.returncode == 0, result.stdout
    script = "greatplains/web/assets/app-1a2b.js"
    assert pages(unpacked).keys() == {"greatplains/web/index.html", script, f"{script}.gz", f"{script}.br"}


@needs_node
def test_a_source_distribution_is_never_without_pages(project: Path) -> None:
    result = build(project, target="sdist", web={"GREATPLAINS_WEB": "auto"})
    assert result.returncode != 0
    assert "The web client cannot be built: the folder web/ with its sources is not there." in result.stdout


def test_a_client_that_was_built_before_is_taken(project: Path, tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "index.html").write_text("<!doctype html><title>Before</title>")
    web = {"GREATPLAINS_WEB_DIST": str(tmp_path / "built"), "PATH": str(tmp_path)}
    result = build(project, kind="interpreted", web=web)
    assert result.returncode == 0, result.stdout
    assert pages(project) == {"greatplains/web/index.html": b"<!doctype html><title>Before</title>"}
    web["GREATPLAINS_WEB_DIST"] = str(tmp_path / "nothing")
    result = build(project, kind="interpreted", web=web)
    assert result.returncode != 0
    assert "there is no built web client" in result.stdout


def test_with_a_node_that_is_too_old_there_are_no_pages_and_one_notice(project: Path, tmp_path: Path) -> None:
    add_web_client(project)
    for name in ("node", "npm"):
        program = tmp_path / "old" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text("#!/bin/sh\necho v18.20.4\n")
        program.chmod(0o755)
    result = build(project, kind="interpreted", web={"PATH": f"{tmp_path / 'old'}{os.pathsep}{os.environ['PATH']}"})
    assert result.returncode == 0, result.stdout
    assert result.stdout.count(NO_PAGES) == 1
    assert "Node is v18.20.4, and 20.19 or newer is needed" in result.stdout
    assert not pages(project)


@needs_node
def test_without_a_network_for_npm_there_are_no_pages_and_one_notice(project: Path) -> None:
    add_web_client(project, needs={"a-package-that-must-be-fetched": "1.0.0"})
    nowhere = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
    result = build(project, kind="interpreted", web=nowhere)
    assert result.returncode == 0, result.stdout
    assert result.stdout.count(NO_PAGES) == 1
    assert "npm cannot fetch the packages of package-lock.json" in result.stdout
    assert not pages(project)


@needs_node
def test_pages_that_are_required_and_cannot_be_built_are_an_error(project: Path) -> None:
    result = build(project, kind="interpreted", web={"GREATPLAINS_WEB": "require"})
    assert result.returncode != 0
    assert "GREATPLAINS_WEB=require, but the web client cannot be built: the folder web/" in result.stdout
    assert not wheels(project)


@needs_node
def test_pages_that_do_not_build_are_never_left_out(project: Path) -> None:
    add_web_client(project, "throw new Error('a fault of the sources');")
    result = build(project, kind="interpreted", web={"GREATPLAINS_WEB": "auto"})
    assert result.returncode != 0
    assert "a fault of the sources" in result.stdout
    assert not wheels(project)


def test_an_unknown_wish_for_pages_is_an_error(project: Path) -> None:
    result = build(project, kind="interpreted", web={"GREATPLAINS_WEB": "perhaps"})
    assert result.returncode != 0
    assert "GREATPLAINS_WEB is 'perhaps'; it must be one of: auto, require, skip." in result.stdout
