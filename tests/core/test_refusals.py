"""What the core raises is told from anywhere."""

import contextlib
from collections.abc import Iterator

import pytest

from jokeri.game import IllegalHouse, IllegalMove
from jokeri.lines import Refusal


@contextlib.contextmanager
def transaction() -> Iterator[None]:
    yield


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (IllegalMove("not-held", {"card": "AS"}), "('not-held', {'card': 'AS'})"),
        (IllegalHouse("no-preset", "there is no such preset"), "there is no such preset"),
        (Refusal(3, "wrong-order", "bids is due here"), "3: wrong-order: bids is due here"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_refusal_passes_through_a_context_manager(fault: Exception, told: str) -> None:
    with pytest.raises(type(fault)) as raised, transaction():
        raise fault
    assert raised.value is fault
    assert str(raised.value) == told
