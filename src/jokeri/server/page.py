"""The built page: its files, each with the right to be kept as long as it stays the same."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

PAGE = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "private, no-cache"  # it brings a cookie


def page_app(folder: Path = PAGE) -> ASGIApp:
    """Return what serves the page's folder; texts go out compressed."""
    return GZipMiddleware(_Page(folder), minimum_size=1000)


class _Page:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        response = await self._answer(Request(scope, receive))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return PlainTextResponse("", 405, {"Allow": "GET, HEAD"})
        path = self._files.get_path(request.scope)
        if path == ".":
            return self._index()
        try:
            response = await self._files.get_response(path, request.scope)
        except HTTPException as fault:
            if fault.status_code == 404 and _is_navigation(request):
                return self._index()
            return PlainTextResponse("", fault.status_code)
        # The build names the files in assets/ by their content; the others keep their names.
        kept = path.startswith("assets") and response.status_code == 200
        response.headers["Cache-Control"] = FOR_EVER if kept else ASK_AGAIN
        return response

    def _index(self) -> Response:
        index = self._folder / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page is not built: run `make play`.", 503)
        return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})


def _is_navigation(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")
