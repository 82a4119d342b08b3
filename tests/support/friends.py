"""People around one table of a real server."""

from typing import Any

from support.served import Guest, Reachable

HOUSE = "jokerx schedule=1-2-3/3"
OPEN = ["me", "open", "open", "open"]


def new_table(server: Reachable, owner: Guest, **more: Any) -> str:
    """Make a table that gathers."""
    form = {"game": "joker", "house": HOUSE, "name": "Ana", "seats": OPEN, "fill": "random"} | more
    response = owner.call(server, "/api/tables", form)
    assert response.status_code == 200, response.text
    return str(response.json()["table"])


def invite(server: Reachable, who: Guest, table: str, **more: Any) -> str:
    """Get a link's secret."""
    response = who.call(server, f"/api/tables/{table}/invite", more)
    assert response.status_code == 200, response.text
    assert response.json()["svg"].startswith("<svg")
    return str(response.json()["secret"])


def join(server: Reachable, guest: Guest, secret: str) -> Any:
    """Exchange a link's secret."""
    response = guest.call(server, "/api/join", {"secret": secret})
    assert response.status_code == 200, response.text
    return response.json()


def friend(server: Reachable, table: str, owner: Guest) -> Guest:
    """Return a guest who has come by a link."""
    guest = Guest()
    assert join(server, guest, invite(server, owner, table))["table"] == table
    return guest
