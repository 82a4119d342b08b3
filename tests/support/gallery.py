"""The scenes of web/gallery.html, built and served: everything the table can show, for certain."""

import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from jokeri.words import say
from support.browsing import SIZES
from support.nodejs import WEB, node

SCENES = (
    *("follow", "bid", "trump", "trick", "three", "draw", "scored", "over"),
    *("joker-led", "joker-follows", "sheet", "last-trick", "refused"),
)
PRESSED = {
    "joker-led": ("nine", "joker"),
    "joker-follows": ("follow", "joker"),
    "sheet": ("nine", "sheet"),
    "last-trick": ("wait", "last-trick"),
}
"""Scenes that are a press of a button away from another one."""
CARDS = {"suit": "C", "cards": "7, 8, 9, 10, Q, A"}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@contextmanager
def served_gallery(folder: Path) -> Iterator[str]:
    """Build the gallery into a folder and serve it for as long as the block lasts."""
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    options = ["--config", "gallery.config.ts", "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run([node(), str(vite), "build", *options], cwd=WEB, check=True, timeout=120)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    server.shutdown()
    server.server_close()


def show(page: Page, gallery: str, scene: str, language: str) -> None:
    """Show a scene on a phone and wait until it stands still."""
    name, pressed = PRESSED.get(scene, ("follow" if scene == "refused" else scene, None))
    note = say(language, "refused-must-follow", **CARDS) if scene == "refused" else ""
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{gallery}?s={name}&lang={language}&note={json.dumps(note)[1:-1]}")
    expect(page.locator(".table")).to_be_visible()
    if pressed is not None:
        button = page.get_by_role("button", name=say(language, pressed), exact=True).first
        button.click(position={"x": 16, "y": 20})
    page.wait_for_function("() => document.getAnimations().length === 0")
