"""The wiring: an application made from its parts, with nothing global."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from jokeri.bots import bots_of
from jokeri.game import Chance, Kind
from jokeri.games import GAMES
from jokeri.server import answers, api, api_host, api_people, api_review, api_tables
from jokeri.server.bans import Bans
from jokeri.server.chance import SystemChance
from jokeri.server.clock import Clock, SystemClock
from jokeri.server.database import Database
from jokeri.server.desk import Desk
from jokeri.server.door import Door, fault
from jokeri.server.failpoints import Failpoints
from jokeri.server.garbage import Garbage
from jokeri.server.limits import Bounds, Limits
from jokeri.server.means import Means
from jokeri.server.metrics import Metrics
from jokeri.server.page import PAGE, page_app
from jokeri.server.reviewing import Reviewing
from jokeri.server.rooms import Rooms
from jokeri.server.sockets import SWEEP, Sockets
from jokeri.server.store import Store
from jokeri.server.thinking import Thinking
from jokeri.server.writer import NotSaved

log = structlog.get_logger()

ANY_METHOD = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]


@dataclass(frozen=True, slots=True)
class Parts:
    """What a server is made from; tests exchange some of it."""

    database: Database
    games: Mapping[str, Kind] = field(default_factory=lambda: GAMES)
    bots: Callable[[Kind], Collection[str]] = bots_of
    chance: Chance = field(default_factory=SystemChance)
    failpoints: Failpoints = field(default_factory=Failpoints)
    page: Path = PAGE
    clock: Clock = field(default_factory=SystemClock)
    bounds: Bounds = field(default_factory=Bounds)
    host_secret: str | None = None
    idle_seconds: float = 30.0


def create_app(parts: Parts) -> FastAPI:
    """Return the application; the database stays its caller's to close."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        desk = await _furnished(parts)
        watching = asyncio.create_task(_watch(desk))
        yield {"desk": desk}
        watching.cancel()
        await desk.rooms.close()
        desk.thinking.close()
        await desk.reviewing.close()
        await desk.store.close()

    app = FastAPI(
        # First, and without the framework's own steps: thousands may come back at once.
        routes=[WebSocketRoute("/ws/tables/{code}", _serve_socket)],
        lifespan=lifespan,
        middleware=[Middleware(Door)],
        exception_handlers={
            answers.Refused: answers.refusal,
            NotSaved: answers.not_saved,
            Exception: fault,
        },
        openapi_url=None,
    )
    for part in (api, api_tables, api_review, api_people, api_host):
        app.include_router(part.router)

    @app.get("/healthz")
    async def healthz() -> Response:
        return answers.answer({"ok": True})

    @app.api_route("/api/{path:path}", methods=ANY_METHOD)
    async def unknown(path: str) -> Response:
        del path
        raise answers.not_found()

    app.mount("/", page_app(parts.page))
    return app


async def _serve_socket(socket: WebSocket) -> None:
    desk: Desk = socket.state.desk
    await desk.sockets.serve(socket, socket.path_params["code"])


async def _furnished(parts: Parts) -> Desk:
    store = Store(parts.database, parts.failpoints, parts.clock)
    limits, metrics, bans = Limits(parts.clock, parts.bounds), Metrics(), Bans()
    await bans.load(store)
    means = Means(
        games=parts.games,
        store=store,
        thinking=Thinking(),
        chance=parts.chance,
        failpoints=parts.failpoints,
        clock=parts.clock,
        limits=limits,
        bots=parts.bots,
        metrics=metrics,
        idle_seconds=parts.idle_seconds,
    )
    rooms = Rooms(means)
    return Desk(
        games=parts.games,
        bots=parts.bots,
        store=store,
        rooms=rooms,
        thinking=means.thinking,
        reviewing=Reviewing(),
        chance=parts.chance,
        limits=limits,
        metrics=metrics,
        bans=bans,
        sockets=Sockets(rooms, bans, parts.failpoints),
        host_secret=parts.host_secret,
    )


async def _watch(desk: Desk) -> None:
    """Sweep silent sockets, and open the tables whose time has come while nobody was there."""
    garbage = Garbage()
    while True:
        try:
            desk.sockets.sweep()
            desk.metrics.without_deadline.set(await desk.rooms.look())
            garbage.look(
                ended=desk.sockets.ended + desk.rooms.ended,
                alive=len(desk.sockets.open) + len(desk.rooms),
            )
        except Exception:
            log.exception("watch failed")
        await asyncio.sleep(SWEEP)
