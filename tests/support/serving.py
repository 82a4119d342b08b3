"""A real server process on a port of its own, to be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import IO

READY_WITHIN = 60.0


def free_port() -> int:
    """Return a port of the loopback that nobody listens at."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Serving:
    """``jokeri play`` in a folder; the same port and folder after each start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        command = [sys.executable, "-m", "jokeri", "play", "--no-browser"]
        command += ["--port", str(self.port), "--data", f"{self.folder}/"]
        self._log = (self.folder / "server.log").open("ab")
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self._log, stderr=subprocess.STDOUT
        )
        deadline = time.monotonic() + READY_WITHIN
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError((self.folder / "server.log").read_text())
            time.sleep(0.02)

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """End the process as Ctrl-C would."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        assert self._log is not None
        self._process.wait()
        self._process = None
        self._log.close()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False
