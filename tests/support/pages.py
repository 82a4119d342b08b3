"""Pages in a browser whose consoles must stay quiet."""

import json
import os
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from support.browsing import NOTES, SIZES, Seat

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OpenSeat = Callable[..., Seat]
"""Opens a page: its address, language, size and settings may be named."""
STEP_MS = 15_000
# What the browser itself says; the page's own errors are none of these.
AWAY = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
REFUSED = re.compile(r"the server responded with a status of 4\d\d")


def launch(playwright: Playwright, *flags: str) -> Browser:
    path = os.environ.get("JOKERI_CHROMIUM")
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])


class Pages:
    """Opens pages and keeps what their consoles say."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.expected: list[re.Pattern[str]] = []

    def context(
        self,
        size: str = "phone",
        language: str = "en",
        settings: dict[str, Any] | None = None,
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> BrowserContext:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion=motion,
            accept_downloads=True,
        )
        context.set_default_timeout(STEP_MS)
        context.add_init_script(NOTES)
        chosen = {"pace": "instant", **(settings or {})}
        context.add_init_script(
            "if (!localStorage.getItem('jokeri.settings')) "
            f"localStorage.setItem('jokeri.settings', {json.dumps(json.dumps(chosen))});"
        )
        self.contexts.append(context)
        return context

    def page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda said: self.errors.append(said.text) if said.type == "error" else None,
        )
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        unexpected = [
            error
            for error in self.errors
            if not any(pattern.search(error) for pattern in self.expected)
        ]
        assert unexpected == []
