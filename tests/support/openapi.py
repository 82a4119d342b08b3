"""The HTTP interface as OpenAPI, made from the typed bodies and the routes."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from jokeri.server import forms
from jokeri.server.app import ANY_METHOD, Parts, create_app

BODIES: dict[str, Any] = {
    "/api/houses/{game}": forms.HouseForm,
    "/api/replay": forms.ReplayForm,
    "/api/tables": forms.TableForm,
    "/api/tables/{code}/give-up": forms.Nothing,
    "/api/tables/{code}/hint": forms.Nothing,
    "/api/tables/{code}/invite": forms.InviteForm,
    "/api/tables/{code}/review": forms.ReviewForm,
    "/api/join": forms.SecretForm,
    "/api/lobby/quick": forms.QuickForm,
    "/api/me": forms.NameForm,
    "/api/me/device": forms.Nothing,
    "/api/device": forms.SecretForm,
    "/api/my-houses": forms.MyHouseForm,
    "/api/host/close": forms.TableCode,
    "/api/host/ban": forms.BanForm,
    "/api/host/unban": forms.BanForm,
}


OTHERS = {
    ("WEBSOCKET", "/ws/tables/{code}"),
    ("GET", "/healthz"),
    *((method, "/api/{path:path}") for method in ANY_METHOD),
    ("MOUNT", ""),
}
"""What is not described: the socket, what every call falls through to, and the page."""


def routes() -> list[tuple[str, str]]:
    """Return every route of the interface: method and path."""
    nothing: Any = None  # it is not started
    return sorted(set(walked(create_app(Parts(nothing)).routes)) - OTHERS)


def walked(found: Iterable[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Yield all that an application answers, however it came there."""
    for route in found:
        included = getattr(route, "original_router", None)
        if included is not None:
            yield from walked(included.routes)
        elif isinstance(route, WebSocketRoute):
            yield "WEBSOCKET", route.path
        elif isinstance(route, Mount):
            yield "MOUNT", route.path
        else:
            assert isinstance(route, Route), f"{route} is of no known kind"
            yield from ((method, route.path) for method in sorted(route.methods or ()))


def described() -> dict[str, Any]:
    """Return the description."""
    _, components = msgspec.json.schema_components(
        list(BODIES.values()), ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for method, path in routes():
        names = [part.split("}")[0] for part in path.split("{")[1:]]
        operation: dict[str, Any] = {
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in names
            ],
            "responses": {"200": {"description": "done"}, "4XX": {"description": "refused"}},
        }
        for name in {"/api/lobby": ["game"], "/api/rules/{game}": ["house", "lang"]}.get(path, []):
            query = {"name": name, "in": "query", "schema": {"type": "string"}}
            operation["parameters"].append(query)
        if method == "POST":
            reference = {"$ref": f"#/components/schemas/{BODIES[path].__name__}"}
            content = {"application/json": {"schema": reference}}
            operation["requestBody"] = {"required": True, "content": content}
        paths.setdefault(path, {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Jokeri", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }
