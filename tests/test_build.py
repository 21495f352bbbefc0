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

ROOT = Path(__file__).parents[1]
NOTICE = "NOTICE: no working C compiler"
PAGES = ("docs/bison.md", "docs/wind-river.md")
NO_PAGES = "NOTICE: the web client cannot be built"

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
    text, count = re.subn(r"^compile = \[.*?\]", f"compile = [{chosen}]", pyproject.read_text(), flags=re.M | re.S)
    assert count == 1
    pyproject.write_text(text)


def build(
    project: Path, *, compiler: bool = True, kind: str | None = None, web: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    ours = {"GREATPLAINS_BUILD", "GREATPLAINS_WEB", "GREATPLAINS_WEB_DIST", "PYTHONPATH"}
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    environment |= web or {"GREATPLAINS_WEB": "skip"}
    if not compiler:
        environment |= {"CC": "no-such-compiler", "PATH": str(project)}
    if kind is not None:
        environment["GREATPLAINS_BUILD"] = kind
    pip_wheel = [sys.executable, "-m", "pip", "wheel", "--verbose", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    return subprocess.run(
        [*pip_wheel, *offline, f"--wheel-dir={project / 'wheels'}", str(project)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def wheels(project: Path) -> list[Path]:
    return sorted((project / "wheels").glob("*.whl"))


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if ".dist-info/" not in name}


def sources(project: Path) -> dict[str, bytes]:
    """What a wheel holds besides compiled modules."""
    return files(project / "src") | {
        f"greatplains/pages/{page}": text for page, text in files(project / "docs").items()
    }


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


# The web client. A tiny one takes the place of ours: what is tried here is the hook, and Vite would take too long.

MAKE_PAGES = """
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/assets', { recursive: true });
writeFileSync('dist/index.html', '<!doctype html><title>Tiny</title>');
writeFileSync('dist/assets/app-1a2b.js', '// ' + 'x'.repeat(5000));
"""


def add_web_client(project: Path, script: str = MAKE_PAGES) -> None:
    web = project / "web"
    web.mkdir()
    package = {"name": "tiny", "version": "0.0.0", "type": "module", "scripts": {"build": "node build.js"}}
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


def test_without_node_there_are_no_pages_and_one_notice(project: Path) -> None:
    add_web_client(project)
    result = build(project, kind="interpreted", web={"PATH": str(project)})
    assert result.returncode == 0, result.stdout
    assert result.stdout.count(NO_PAGES) == 1
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
