"""A browser, a server, and pages whose consoles must stay quiet."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from support.browsing import Seat
from support.gallery import served_gallery
from support.pages import STEP_MS, OpenSeat, Pages, launch
from support.serving import Serving

# As long as any other step: a machine that is busy is no fault of the page.
expect.set_options(timeout=STEP_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server that most tests share; each sits at a table of its own."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, built once."""
    with served_gallery(tmp_path_factory.mktemp("gallery")) as address:
        yield address


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server to be killed."""
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def pages(browser: Browser) -> Iterator[Pages]:
    pages = Pages(browser)
    yield pages
    pages.close()


@pytest.fixture
def seat(pages: Pages, server: Serving) -> OpenSeat:
    """Open a page in a context of its own."""

    def open_seat(
        url: str = server.url, language: str = "en", game: str = "joker", **chosen: Any
    ) -> Seat:
        context = pages.context(language=language, **chosen)
        return Seat(pages.page(context), url, language, game)

    return open_seat
