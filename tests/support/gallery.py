"""The scenes of web/gallery.html, built and served: everything the table can show, for certain."""

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from support.browsing import SIZES
from support.nodejs import WEB, node


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


def scenes(page: Page, gallery: str, game: str, language: str) -> Iterator[str]:
    """Show every scene of a game on a phone, one after the other, as soon as it stands still."""
    width, height = SIZES["phone"]
    left: list[str] | None = None
    while left is None or left:
        page.set_viewport_size({"width": width, "height": height})
        scene = left.pop(0) if left else ""
        page.goto(f"{gallery}?game={game}&s={scene}&lang={language}")
        page.wait_for_selector("[data-shown] .table")
        page.wait_for_function("() => document.getAnimations().length === 0")
        if left is None:  # the first one is shown where none is asked for, and tells of the others
            scene, *left = page.evaluate("document.documentElement.dataset.shown").split(" ")
        yield scene
