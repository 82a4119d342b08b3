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


# Resolves as soon as the scene stands still.
SHOW = """(scene) => new Promise((shown) => {
  location.hash = scene;
  const look = () => document.documentElement.dataset.scene === scene
    && document.getAnimations().length === 0 ? shown() : requestAnimationFrame(look);
  look();
})"""


def scenes(page: Page, gallery: str, game: str, language: str) -> Iterator[str]:
    """Show every scene of a game on a phone, one after the other, as soon as it stands still."""
    width, height = SIZES["phone"]
    page.goto(f"{gallery}?game={game}&lang={language}")
    page.wait_for_selector("[data-scenes]")
    for scene in page.evaluate("document.documentElement.dataset.scenes").split(" "):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SHOW, scene)
        yield scene
