"""HTTP's half of refusing with a code, and reading a body no larger than it may be."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from jokeri.server.origins import is_foreign

T = TypeVar("T")
BODY_BYTES = 16 * 1024
RECORD_BYTES = 1024 * 1024

NO_STORE = {"Cache-Control": "no-store"}


class Refused(Exception):
    """A request is refused: its status, the code, and what a sentence needs."""

    def __init__(self, status: int, code: str, detail: Mapping[str, Any] | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.detail = detail or {}


def not_found() -> Refused:
    """Return the one answer for what is not there and for what is somebody else's."""
    return Refused(404, "not-found")


def answer(content: Any, status: int = 200) -> Response:
    """Return a JSON answer that no cache keeps."""
    return Response(msgspec.json.encode(content), status, NO_STORE, "application/json")


async def refusal(_request: Request, refused: Refused) -> Response:
    """Return the answer to a refused request."""
    return answer({"code": refused.code, "detail": refused.detail}, refused.status)


async def not_saved(_request: Request, _fault: Exception) -> Response:
    """Return the answer where the database did not take a change."""
    return answer({"code": "not-saved", "detail": {}}, 503)


async def read_body(request: Request, form: type[T], most: int = BODY_BYTES) -> T:
    """Read a JSON body of our own page, or raise ``Refused``."""
    if is_foreign(request.headers):
        raise Refused(403, "foreign-origin")
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != "application/json":
        raise Refused(415, "not-json")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused(413, "too-large", {"bytes": most})
    try:
        return msgspec.json.decode(body, type=form)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Refused(400, "unreadable") from fault
