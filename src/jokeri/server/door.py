"""What every request passes: guests get their cookie, answers their security headers."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jokeri.server import guests

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
        gives = is_page or (known is None and scope["path"].startswith("/api/"))

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if gives:
                    headers.append("Set-Cookie", guests.set_cookie(secret, scope["scheme"]))
            await send(message)

        await self._app(scope, receive, sending)
