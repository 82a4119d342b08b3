"""Run every check and test in order, with the time each part took.

scripts/test.py [--lint | --long]; the last line is `N passed, N failed`: a check counts as one, the
tests of pytest and vitest as many as there are.
"""

import argparse
import contextlib
import importlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402  (it stands in the root)

BUDGET_S = 720
WEB = ROOT / "web"
TOOLS_NODE = ROOT / ".tools" / "node"
BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-q"]
TWO = ["-n", "2", "--dist", "worksteal"]  # neither core waits long for the other at the end


@dataclass(frozen=True)
class Part:
    """One command; `junit` is the option by which it is told where to write its counts."""

    name: str
    command: list[str]
    limit_s: int
    junit: str = ""
    folder: Path = ROOT
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How many tests of a part passed and failed."""

    passed: int
    failed: int


def npm() -> list[str]:
    """Return the command that runs npm, with a Node from PyPI where there is none."""
    found = hatch_build.node_on_path()
    if found is None:
        TOOLS_NODE.mkdir(parents=True, exist_ok=True)
        sys.path.append(str(TOOLS_NODE))
        found = hatch_build.node_from_package()
    if found is None:
        install = [str(ROOT / "scripts" / "bootstrap"), "pip", "install", "--quiet"]
        target = ["--target", str(TOOLS_NODE), hatch_build.NODE_PACKAGE]
        subprocess.run([*install, *target], check=True)
        importlib.invalidate_caches()
        found = hatch_build.node_from_package()
    if found is None:
        sys.exit("There is no Node 20.19 or later, and the one from PyPI does not serve.")
    return found


def web_parts() -> Iterator[Part]:
    """Yield the web client's checks and tests."""
    run = npm()
    environment = {"PATH": os.pathsep.join([str(Path(run[0]).parent), os.environ["PATH"]])}

    def part(name: str, *arguments: str, junit: str = "") -> Part:
        return Part(name, [*run, *arguments], 180, junit, WEB, environment)

    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        yield part("npm ci", "ci")
    yield part("svelte-check", "run", "--silent", "check")
    yield part("vitest", "run", "--silent", "test", "--", "--reporter=default", "--reporter=junit",
               junit="--outputFile.junit=")  # fmt: skip
    yield part("page size", "run", "--silent", "size")


def lint_parts() -> Iterator[Part]:
    """Yield the checks of the Python sources."""
    yield Part("ruff check", [str(BIN / "ruff"), "check", "--quiet", "."], 60)
    yield Part("ruff format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."], 60)
    yield Part("mypy", [str(BIN / "mypy")], 240)
    yield Part("import-linter", [str(BIN / "lint-imports"), "--no-logo"], 60)


def pytest_part(name: str, marks: str, limit_s: int, *options: str) -> Part:
    """Return a run of the Python tests that carry these marks."""
    return Part(name, [*PYTEST, "-m", marks, *options], limit_s, "--junitxml=")


def browser_part(marks: str, limit_s: int) -> Part:
    """Return a run of the browser tests, after a browser has been found or installed."""
    found = subprocess.run(
        [ROOT / "scripts" / "chromium"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if found.returncode != 0:
        return Part("browser tests", ["false"], 10)
    environment = {"JOKERI_CHROMIUM": found.stdout.strip()}
    command = [*PYTEST, "-m", marks, *TWO]
    return Part("browser tests", command, limit_s, "--junitxml=", environment=environment)


def parts(wanted: argparse.Namespace) -> Iterator[Part]:
    """Yield the parts in their order; what a part needs is installed when its turn comes."""
    yield from lint_parts()
    yield from web_parts()
    if wanted.lint:
        return
    yield pytest_part("python tests", "not browser and not long", 900, *TWO)
    if not wanted.long:
        yield browser_part("browser and not long", 900)
    else:
        yield browser_part("browser", 1800)
        yield pytest_part("long tests", "long and not browser", 7200, "-n", "2", "--timeout=3600")


def counted(report: Path) -> Outcome | None:
    """Return the counts of a JUnit report, or None where there are none."""
    try:
        suites = list(ET.parse(report).getroot().iter("testsuite"))  # noqa: S314  (our own file)
    except (OSError, ET.ParseError):
        return None

    def total(key: str) -> int:
        return sum(int(suite.get(key, "0")) for suite in suites)

    failed = total("failures") + total("errors")
    return Outcome(total("tests") - failed - total("skipped"), failed)


def exit_status(part: Part, command: list[str]) -> int:
    """Run a command, stop it and all that it started at its limit, and return its status."""
    started = subprocess.Popen(
        command,
        cwd=part.folder,
        env={**os.environ, "NO_COLOR": "1", **part.environment},
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return started.wait(part.limit_s)
    except subprocess.TimeoutExpired:
        print(f"   stopped after {part.limit_s} s", flush=True)
        return 1
    finally:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(started.pid, signal.SIGKILL)
        started.wait()


def run(part: Part, folder: Path) -> Outcome:
    """Run a part, print its time, and return what it came to."""
    print(f"== {part.name}", flush=True)
    report = folder / f"{part.name.replace(' ', '-')}.xml"
    command = [*part.command, *([f"{part.junit}{report}"] if part.junit else [])]
    begun = time.monotonic()
    code = exit_status(part, command)
    outcome = counted(report) if part.junit else None
    if outcome is None:
        outcome = Outcome(int(code == 0), int(code != 0))
    elif code != 0 and outcome.failed == 0:
        outcome = Outcome(outcome.passed, 1)
    word = "failed" if outcome.failed else "passed"
    print(f"   {part.name}: {word} in {time.monotonic() - begun:.1f} s", flush=True)
    return outcome


def main() -> None:
    """Run what was asked for and exit with 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lint", action="store_true", help="the checks and the page's tests only")
    parser.add_argument("--long", action="store_true", help="the long tests too")
    wanted = parser.parse_args()
    begun = time.monotonic()
    broken: list[str] = []
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for part in parts(wanted):
            outcome = run(part, Path(folder))
            passed += outcome.passed
            failed += outcome.failed
            if outcome.failed:
                broken.append(part.name)
    took = time.monotonic() - begun
    print(f"\nAll parts took {took:.0f} s.")
    if took > BUDGET_S and not wanted.long:
        print(f"That is over the budget of {BUDGET_S} s.")
    if broken:
        print(f"Failed: {', '.join(broken)}.")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
