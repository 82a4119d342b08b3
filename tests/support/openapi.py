"""The HTTP interface as OpenAPI, made from the typed bodies and the routes."""

from typing import Any

import msgspec
from fastapi.routing import APIRoute

from jokeri.server import api, api_host, api_people, api_tables, forms

BODIES: dict[str, Any] = {
    "/api/houses/{game}": forms.HouseForm,
    "/api/replay": forms.ReplayForm,
    "/api/tables": forms.TableForm,
    "/api/tables/{code}/give-up": forms.Nothing,
    "/api/tables/{code}/invite": forms.InviteForm,
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


def routes() -> list[tuple[str, str]]:
    """Return every route of the interface: method and path."""
    found = []
    for part in (api, api_tables, api_people, api_host):
        for route in part.router.routes:
            assert isinstance(route, APIRoute)
            found += [(method, route.path) for method in sorted(route.methods or ())]
    return found


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
