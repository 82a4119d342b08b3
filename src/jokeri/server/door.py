"""What every request passes: guests get their cookie, answers their security headers."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jokeri.server import guests, rows
from jokeri.server.answers import answer
from jokeri.server.desk import Desk
from jokeri.server.limits import network_of
from jokeri.server.origins import is_foreign

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


async def fault(_request: Request, _fault: Exception) -> Response:
    """Return the answer where the server is at fault: given outside of the door."""
    response = answer({"code": "fault", "detail": {}}, 500)
    response.headers.update(HEADERS)
    return response


class Door:
    """Puts the guest's secret into the scope, where only the guest's own calls find it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        known = guests.secret_in(request.cookies, scope["scheme"])
        secret = scope["guest"] = known or guests.new_secret()
        is_page = not scope["path"].startswith(("/api/", "/assets/", "/healthz"))
        offers = is_page or (known is None and scope["path"].startswith("/api/"))
        # A form that another site's page has sent brings no cookie along (SameSite=Lax); an answer
        # that gave a new one would take the guest's seats away. A link that is followed brings it.
        gives = offers and (scope["method"] in ("GET", "HEAD") or not is_foreign(request.headers))

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if gives and "set-cookie" not in headers:
                    headers.append("Set-Cookie", guests.set_cookie(secret, scope["scheme"]))
            await send(message)

        refused = await self._refused(request, known)
        await (refused or self._app)(scope, receive, sending)

    async def _refused(self, request: HTTPConnection, known: str | None) -> Response | None:
        """Return the answer to who is banned, or calls too often."""
        desk: Desk | None = getattr(request.state, "desk", None)
        if desk is None or not request.scope["path"].startswith("/api/"):
            return None
        address = network_of(request.client and request.client.host)
        if await self._is_banned(request, desk, known, address):
            return answer({"code": "banned", "detail": {}}, 403)
        wait = desk.limits.wait("calls", known and guests.hash_of(known).hex(), address)
        if wait:
            desk.metrics.limited.labels("calls").inc()
            detail = {"seconds": round(wait, 1)}
            return answer({"code": "too-fast", "detail": detail}, 429)
        return None

    async def _is_banned(
        self, request: HTTPConnection, desk: Desk, known: str | None, address: str
    ) -> bool:
        # The host must be able to lift a ban that has hit the host's own address.
        if not desk.bans.any or request.scope["path"].startswith("/api/host"):
            return False
        if known is None or desk.bans.of_address(address):
            return desk.bans.of_address(address)
        secret_hash = guests.hash_of(known)
        guest = await desk.store.read(lambda link: rows.known_guest(link, secret_hash))
        return desk.bans.of_guest(guest)
