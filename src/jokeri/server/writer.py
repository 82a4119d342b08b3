"""The one thread that writes: takes all that waits, commits it at once, then answers."""

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Insert, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from jokeri.server import schema
from jokeri.server.database import Database
from jokeri.server.failpoints import AFTER_COMMIT, BEFORE_COMMIT, Failpoints

T = TypeVar("T")
BATCH = 256

log = structlog.get_logger()


class NotSaved(Exception):
    """The database did not take it: a full disk, a file gone read-only. Nothing is written."""


class Conflict(Exception):
    """Something else was committed meanwhile: that entry, that client id, that revision."""


class Gone(Exception):
    """The database's file has been taken away while it was open."""


@dataclass(slots=True)
class _Job:
    rows: list[Mapping[str, Any]]
    work: Callable[[Connection], Any] | None
    future: asyncio.Future[Any]
    result: Any = None
    fault: Exception | None = field(default=None)


class Writer:
    """Group commit: a batch shares one transaction; where it fails, each job gets its own."""

    def __init__(self, database: Database, failpoints: Failpoints) -> None:
        self._database = database
        self._failpoints = failpoints
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self._entry: Insert = insert(schema.entries)

    async def append(
        self,
        rows: list[Mapping[str, Any]],
        work: Callable[[Connection], Any] | None = None,
    ) -> None:
        """Commit entries, and ``work`` with them; raise ``NotSaved`` or ``Conflict``."""
        await self._submit(rows, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Commit what ``work`` does and return its result."""
        result: T = await self._submit([], work)
        return result

    def _submit(
        self, rows: list[Mapping[str, Any]], work: Callable[[Connection], Any] | None
    ) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(_Job(rows, work, future))
        return future

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_ = True
        while open_:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            else:
                open_ = False
            if batch:
                self._commit(batch)
                self._loop.call_soon_threadsafe(_answer, batch)

    def _commit(self, batch: list[_Job]) -> None:
        try:
            self._transaction(batch)
        except Exception as fault:  # noqa: BLE001  # a fault of one job must not end the thread
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
            else:
                batch[0].fault = _told(fault)

    def _transaction(self, batch: list[_Job]) -> None:
        rows = [row for job in batch for row in job.rows]
        with self._database.writing.connect() as connection, connection.begin():
            if rows:
                connection.execute(self._entry, rows)
            for job in batch:
                if job.work is not None:
                    job.result = job.work(connection)
            self._failpoints.hit(BEFORE_COMMIT)
            if not self._database.is_there:
                raise Gone
        self._failpoints.hit(AFTER_COMMIT)


def _told(fault: Exception) -> Exception:
    if isinstance(fault, IntegrityError):
        return Conflict()
    if not isinstance(fault, DBAPIError | Gone):
        return fault
    why = str(fault.orig) if isinstance(fault, DBAPIError) else "the file is gone or another one"
    log.error("not saved", fault=why)
    return NotSaved()


def _answer(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.cancelled():
            continue
        if job.fault is not None:
            job.future.set_exception(job.fault)
        else:
            job.future.set_result(job.result)
