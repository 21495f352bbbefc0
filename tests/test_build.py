"""The build hook (hatch_build.py), tried by building real wheels."""

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


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what a build reads."""
    copy = tmp_path / "project"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "docs").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "docs/bison.md", "docs/wind-river.md"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def compile_only(project: Path, *modules: str) -> None:
    """All the modules would take too long here."""
    pyproject = project / "pyproject.toml"
    chosen = ", ".join(f'"{module}"' for module in modules)
    text, count = re.subn(r"^compile = \[.*?\]", f"compile = [{chosen}]", pyproject.read_text(), flags=re.M | re.S)
    assert count == 1
    pyproject.write_text(text)


def build(project: Path, *, compiler: bool = True, kind: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in {"GREATPLAINS_BUILD", "PYTHONPATH"}}
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
