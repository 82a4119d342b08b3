"""The package as it is installed, and the commands that a person types first."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

import jokeri

ROOT = Path(__file__).resolve().parent.parent


def first_page(command: list[str]) -> str:
    """Start a server by a command, return the page at the address that it prints, and stop it."""
    started = subprocess.Popen(
        command,
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "DISPLAY"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    assert started.stdout is not None
    try:
        said = (re.search(r"http://127\.0\.0\.1:\d+/", line) for line in started.stdout)
        address = next(found[0] for found in said if found)
        with urllib.request.urlopen(address, timeout=30) as answer:
            return str(answer.read().decode())
    finally:
        os.killpg(started.pid, signal.SIGINT)
        started.communicate(timeout=30)


def test_the_installed_package_knows_its_version() -> None:
    assert jokeri.__version__ != "0+source"


def test_make_play_serves_the_page(tmp_path: Path) -> None:
    assert "<title>" in first_page(["make", "-s", "play", "PORT=0", f"DATA={tmp_path}/"])


def test_jokeri_alone_is_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert "<title>" in first_page([sys.executable, "-m", "jokeri"])


def test_the_browser_opens_where_links_lead_for_everybody(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{opened}.part"; mv "{opened}.part" "{opened}"\n')
    browser.chmod(0o700)
    command = [sys.executable, "-m", "jokeri", "play", "--port", "0", "--host", "0.0.0.0"]
    with subprocess.Popen(
        [*command, "--data", f"{tmp_path}/"],
        env={**os.environ, "DISPLAY": ":0", "BROWSER": f"{browser} %s"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as started:
        assert started.stdout is not None
        said = "".join(iter(started.stdout.readline, "Ctrl-C ends it.\n"))
        until = time.monotonic() + 30
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.02)
        started.send_signal(signal.SIGINT)
    found = re.search(r"^On this network: (http://\S+)$", said, re.MULTILINE)
    assert found is not None, said
    assert opened.read_text() == f"{found[1]}\n"


def test_the_wheel_holds_all_that_is_read_at_play(tmp_path: Path) -> None:
    uv = str(ROOT / "scripts" / "bootstrap")
    build = [uv, "build", "--wheel", "--quiet", "--out-dir", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, stdin=subprocess.DEVNULL)
    (wheel,) = tmp_path.glob("*.whl")
    held = zipfile.ZipFile(wheel).namelist()
    assert "jokeri/page/index.html" in held
    words = {f"jokeri/words/{language}/joker/rules.ftl" for language in ("ka", "en", "ru", "tr")}
    assert words <= {*held}
    learned = ("nets.bin", "habits.bin", "outcomes.json")
    assert {f"jokeri/bots/georgian/{name}" for name in learned} <= {*held}
    faces = {face.name for face in (ROOT / "web" / "src" / "games").glob("*/faces/*.svg")}
    assert faces
    assert {f"jokeri/page/faces/{face}" for face in faces} <= {*held}
    assert any(name.startswith("jokeri/server/migrations/versions/") for name in held)
