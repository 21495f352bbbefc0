"""Build hook: compiles the modules listed in pyproject.toml with mypyc; without a C compiler they stay plain Python.

Every .py file is in the wheel in both cases. A compiled module lies beside its source and wins when it is imported.
GREATPLAINS_BUILD chooses: `auto` (the default), `compiled` (no compiler is an error) or `interpreted`.
"""

import contextlib
import os
import tempfile
from importlib.metadata import requires
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "greatplains"
BUILD_KINDS = ("auto", "compiled", "interpreted")

# Needs what mypyc's output needs: a C compiler that can make a shared library, and Python's headers.
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class MypycBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel; leaves source distributions and editable installs alone."""

    # Everything is built here, never in the source tree; it lasts until the wheel has been written.
    workshop: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        kind = os.environ.get("GREATPLAINS_BUILD") or "auto"
        if kind not in BUILD_KINDS:
            self.app.abort(f"GREATPLAINS_BUILD is {kind!r}; it must be one of: {', '.join(BUILD_KINDS)}.")
        if kind == "interpreted":
            return

        self.workshop = tempfile.TemporaryDirectory(prefix=f"{PACKAGE}-build-")
        workshop = Path(self.workshop.name)
        obstacle = compiler_obstacle(workshop / "probe")
        if obstacle is None:
            self.add_compiled_modules(workshop / "mypyc", build_data)
        elif kind == "compiled":
            self.app.abort(f"GREATPLAINS_BUILD=compiled, but there is no working C compiler: {obstacle}.")
        else:
            self.app.display_warning(
                f"NOTICE: no working C compiler ({obstacle}), so {PACKAGE} is installed interpreted: the same game, "
                "but much slower. For full speed install a C compiler and Python's headers, then install again."
            )

    def add_compiled_modules(self, workshop: Path, build_data: dict[str, Any]) -> None:
        libraries = workshop / "libraries"
        modules = [f"{PACKAGE}/{module}" for module in self.config["compile"]]
        compile_modules(Path(self.root, "src"), modules, libraries, workshop)
        for library in libraries.rglob("*"):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # The generated code refuses to run on a librt older than the one its compiler was made for.
        build_data["dependencies"] += [need for need in requires("mypy") or [] if need.startswith("librt")]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            self.workshop.cleanup()


def compiler_obstacle(workshop: Path) -> str | None:
    """What keeps us from building an extension module on this machine; None when nothing does.

    Asked of a tiny module before mypyc starts, so that a failure after this point is a fault of our source and is
    never mistaken for a missing compiler.
    """
    from setuptools import Extension
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    workshop.mkdir()
    source = workshop / "probe.c"
    source.write_text(PROBE)
    try:
        build_extensions([Extension("probe", [str(source)])], workshop / "libraries", workshop)
    except (CCompilerError, ExecError, PlatformError) as error:
        return str(error).strip().rstrip(".")
    return None


def compile_modules(source_root: Path, modules: list[str], libraries: Path, workshop: Path) -> None:
    """Compile modules (paths below source_root) as one group; type errors are printed and end the build."""
    from mypyc.build import mypycify

    # Own settings instead of pyproject's: whether the project builds must not depend on how strictly it is linted.
    settings = ["--config-file=", f"--cache-dir={os.devnull}"]
    # From source_root, so that tracebacks name files below an entry of sys.path (where linecache finds their lines) and
    # never a path of the machine that built the wheel.
    with contextlib.chdir(source_root):
        extensions = mypycify(
            [*settings, *modules], opt_level="3", debug_level="0", group_name=PACKAGE, target_dir=str(workshop / "c")
        )
        build_extensions(extensions, libraries, workshop)


def build_extensions(extensions: list[Any], libraries: Path, workshop: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if os.name == "posix":
        # Lets the compiler inline calls between our own functions: a random game takes a fifth less time.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition"]
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(libraries)
    command.build_temp = str(workshop / "objects")
    command.ensure_finalized()
    command.run()
