"""Logs: lines of JSON on the standard error, coloured where somebody reads them."""

import contextlib
import logging
import sys
from types import TracebackType
from typing import Any

import structlog

from jokeri.server.faults import where

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def set_up_logs(level: str) -> None:
    """Let logs go to the standard error, of one level and above."""
    number = logging.getLevelNamesMapping()[level.upper()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter(logging.BASIC_FORMAT))
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler])
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lambda *_: _Log(sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(_told),
            structlog.dev.ConsoleRenderer()
            if sys.stderr.isatty()
            else structlog.processors.JSONRenderer(),
        ],
    )


class _Log(structlog.PrintLogger):
    """Prints lines; where that fails, as on a full disk, the server goes on without them."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


class _Formatter(logging.Formatter):
    """Writes what uvicorn and asyncio log."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  # logging's name
        """Return the lines about an exception."""
        return _told(ei)


def _told(exc_info: ExcInfo) -> str:
    return where(exc_info[1])
