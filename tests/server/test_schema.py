"""Any call, with any body: an answer in JSON with a code, and never a fault of the server."""

import os
import secrets
import zlib
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode

from support.friends import HOUSE, new_table
from support.openapi import BODIES, described, routes
from support.served import Guest, Server

CODES = {400, 403, 404, 405, 409, 413, 415}
WHO = ("nobody", "gathers", "plays")
"""Somebody who is new, or owns a table that gathers, or sits in a match."""

ROUTES = set(routes())
schema = schemathesis.openapi.from_dict(described())
schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


def test_every_call_is_described() -> None:
    assert {path for method, path in routes() if method == "POST"} == set(BODIES)
    assert {method for method, _ in routes()} == {"GET", "POST"}


def send(case: schemathesis.Case[Any], server: Server) -> None:
    drawn = repr((case.path_parameters, case.query, case.body)).encode()
    who = WHO[zlib.crc32(drawn) % len(WHO)]  # the same whenever this case is tried again
    guest = Guest()  # somebody new each time, whom no limit holds up
    if who == "nobody":
        guest.secret = secrets.token_urlsafe(32)
    else:
        table = new_table(server, guest) if who == "gathers" else guest.new_table(server, HOUSE)
        if "code" in case.path_parameters:
            case.path_parameters["code"] = table
        if case.path == "/api/host/close" and isinstance(case.body, dict):
            case.body["table"] = table
    headers = {"Cookie": f"guest={guest.secret}", "Content-Type": "application/json"}
    response = case.call(base_url=server.url, headers=headers)
    assert response.status_code in CODES | {200}, (case.as_curl_command(), response.text)
    if who != "nobody" and "{code}" in case.path and (case.method, case.path) in ROUTES:
        assert response.status_code != 404, "who owns a table is let through to it"
    if response.status_code not in (200, 405):
        answer = response.json()
        assert set(answer) == {"code", "detail"}, answer
    assert "Traceback" not in response.text


EXAMPLES = int(os.environ.get("JOKERI_EXAMPLES", "10"))
SETTINGS = hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)


@schema.parametrize()
@SETTINGS
def test_any_call(case: schemathesis.Case[Any], server: Server) -> None:
    send(case, server)


@pytest.mark.long
@schema.parametrize()
@hypothesis.settings(parent=SETTINGS, max_examples=300)
def test_any_call_at_length(case: schemathesis.Case[Any], server: Server) -> None:
    send(case, server)
