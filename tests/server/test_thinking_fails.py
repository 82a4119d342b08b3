"""A bot whose process cannot even start must not hold up its table."""

import asyncio

import pytest

from jokeri.server.thinking import Thinking


async def no_process(*_: object, **__: object) -> None:
    raise OSError(24, "Too many open files")


def test_a_move_is_drawn_when_no_process_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> int:
        thinking = Thinking()
        await thinking.warm()
        return await thinking.choose("random", None, ("0", "1", "2"))

    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_process)
    assert asyncio.run(asked()) in range(3)
