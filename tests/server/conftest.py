"""A server that several tests share, each with guests of its own."""

from collections.abc import Iterator

import pytest

from support.served import Server, serving


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("shared")) as running:
        yield running
