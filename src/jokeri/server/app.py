"""The wiring: an application made from its parts, with nothing global."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI, WebSocket
from starlette.middleware import Middleware
from starlette.responses import Response

from jokeri.bots import BOTS
from jokeri.game import Chance, Kind
from jokeri.games import GAMES
from jokeri.server import answers, api
from jokeri.server.chance import SystemChance
from jokeri.server.database import Database
from jokeri.server.door import Door
from jokeri.server.failpoints import Failpoints
from jokeri.server.page import PAGE, page_app
from jokeri.server.room import Means
from jokeri.server.rooms import Rooms
from jokeri.server.sockets import serve_seat
from jokeri.server.store import Store
from jokeri.server.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Parts:
    """What a server is made from; tests exchange some of it."""

    database: Database
    games: Mapping[str, Kind] = field(default_factory=lambda: GAMES)
    bots: Mapping[str, object] = field(default_factory=lambda: BOTS)
    chance: Chance = field(default_factory=SystemChance)
    failpoints: Failpoints = field(default_factory=Failpoints)
    page: Path = PAGE
    idle_seconds: float = 30.0


def create_app(parts: Parts) -> FastAPI:
    """Return the application; the database stays its caller's to close."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = Store(parts.database, parts.failpoints)
        thinking = Thinking()
        rooms = Rooms(
            Means(
                games=parts.games,
                store=store,
                thinking=thinking,
                chance=parts.chance,
                failpoints=parts.failpoints,
                idle_seconds=parts.idle_seconds,
            )
        )
        desk = api.Desk(parts.games, parts.bots, store, rooms, thinking, parts.chance)
        yield {"desk": desk}
        await rooms.close()
        thinking.close()
        await store.close()

    app = FastAPI(
        lifespan=lifespan,
        middleware=[Middleware(Door)],
        exception_handlers={answers.Refused: answers.refusal},
        openapi_url=None,
    )
    app.include_router(api.router)

    @app.get("/healthz")
    async def healthz() -> Response:
        return answers.answer({"ok": True})

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
    async def unknown(path: str) -> Response:
        del path
        raise answers.not_found()

    @app.websocket("/ws/tables/{code}")
    async def table(socket: WebSocket, code: str) -> None:
        desk: api.Desk = socket.state.desk
        await serve_seat(socket, code, desk.store, desk.rooms, parts.failpoints)

    app.mount("/", page_app(parts.page))
    return app
