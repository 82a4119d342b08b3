"""What stands in deploy/ works: the unit's command is run, the other files are read."""

import configparser
import json
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import yaml

from support.served import PATIENCE
from support.serving import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_units_command(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "jokeri.service")
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "jokeri"
    assert unit["Service"]["KillSignal"] == "SIGTERM"
    port = free_port()
    words[words.index("--port") + 1] = str(port)
    words[words.index("--data") + 1] = f"{tmp_path}/"
    with subprocess.Popen([sys.executable, "-m", "jokeri", *words]) as running:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
                    assert json.load(answer) == {"ok": True}
                    break
            except OSError:
                assert time.monotonic() < until
                assert running.poll() is None
                time.sleep(0.05)
        running.send_signal(signal.Signals[unit["Service"]["KillSignal"]])
        assert running.wait(PATIENCE) == 0


def test_the_compose_file_runs_the_same_command() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    built = compose["services"]["jokeri"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert "ports" not in compose["services"]["jokeri"]
    text = (DEPLOY / "Dockerfile").read_text()
    words = json.loads(text.rsplit("CMD ", 1)[1])
    unit = (DEPLOY / "jokeri.service").read_text()
    command = shlex.split(unit.split("ExecStart=")[1].splitlines()[0])
    assert words[0] == "jokeri"
    assert set(words[1:]) - set(command[1:]) == {"0.0.0.0"}


def test_the_proxies_say_who_calls() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text()
    assert nginx.count("{") == nginx.count("}")
    for line in ("X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme", "Host $http_host"):
        assert line in nginx
    assert "Upgrade $http_upgrade" in nginx
    assert "reverse_proxy" in (DEPLOY / "Caddyfile").read_text()
