"""The examples in deploy/ behind which people play over the internet: real nginx, real Caddy.

Only their addresses and certificates are changed. Where a proxy is not installed its test is left
out, and says so.
"""

import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from support.friends import invite, new_table
from support.served import PATIENCE, Guest, Reachable, Server
from support.serving import free_port
from support.talk import Talk

DEPLOY = Path(__file__).parents[2] / "deploy"
DOMAIN = "joker.example.org"


@dataclass(frozen=True)
class Proxied:
    """The server as people at home reach it."""

    url: str


class Browser(Guest):
    """A guest who came by https, where the cookie has its safer name."""

    def __init__(self, proxy: Proxied) -> None:
        super().__init__()
        response = self.call(proxy, "/")
        found = re.match(r"__Host-guest=([^;]+); .*Secure", response.headers["set-cookie"])
        assert found is not None, "over https the cookie is bound to the host and to https"
        self.cookie = found[0].split(";")[0]

    def call(
        self, server: Reachable, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        sent = (headers or {}) | ({"Cookie": self.cookie} if hasattr(self, "cookie") else {})
        return super().call(server, path, body, sent)


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[None]:
    with subprocess.Popen(command, env=os.environ | environment) as process:
        try:
            yield
        finally:
            process.terminate()


def installed(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@contextmanager
def nginx(folder: Path, upstream: str) -> Iterator[Proxied]:
    program = installed("nginx")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *(installed("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes"),
            *("-days", "1", "-keyout", key, "-out", certificate, "-subj", f"/CN={DOMAIN}"),
        ],
        check=True,
        capture_output=True,
    )
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text()
    for known, here in (
        ("http://127.0.0.1:7320", upstream),
        (f"/etc/letsencrypt/live/{DOMAIN}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{DOMAIN}/privkey.pem", str(key)),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
    ):
        assert known in site
        site = site.replace(known, here)
    site = re.sub(r"\n    listen \[::\].*", "", site)
    (folder / "access.log").touch()
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log {folder}/access.log;\n"
        + "".join(
            f"{kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + site
        + "}\n"
    )
    command = [program, "-p", str(folder), "-e", f"{folder}/error.log"]
    with running([*command, "-c", f"{folder}/nginx.conf"]):
        yield Proxied(f"https://127.0.0.1:{port}")


@contextmanager
def caddy(folder: Path, upstream: str) -> Iterator[Proxied]:
    program, port = installed("caddy"), free_port()
    file = folder / "Caddyfile"
    own = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n"
    own += f"\thttps_port {port}\n\tdefault_sni localhost\n}}\n"
    file.write_text(own + (DEPLOY / "Caddyfile").read_text())
    with running(
        [program, "run", "--config", str(file), "--adapter", "caddyfile"],
        DOMAIN=f"localhost:{port}",
        UPSTREAM=upstream.removeprefix("http://"),
        HOME=str(folder),
        XDG_DATA_HOME=str(folder),
        XDG_CONFIG_HOME=str(folder),
    ):
        yield Proxied(f"https://localhost:{port}")


def wait_for(proxy: Proxied) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{proxy.url}/healthz", verify=False).json() == {"ok": True}:
                return
        except (httpx.TransportError, ValueError):
            assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.parametrize("start", [nginx, caddy])
def test_friends_meet_behind_a_proxy(
    tmp_path: Path, start: Callable[[Path, str], AbstractContextManager[Proxied]]
) -> None:
    data, own = tmp_path / "data", tmp_path / "proxy"
    data.mkdir()
    own.mkdir()
    server = Server(data)
    try:
        with start(own, server.url) as proxy:
            wait_for(proxy)
            secret = friends_meet(proxy, server)
    finally:
        server.kill()
    logged = "".join(file.read_text() for file in own.glob("*.log"))
    assert start is not nginx or "/api/join" in logged
    assert secret not in logged + server.output


def friends_meet(proxy: Proxied, server: Server) -> str:
    """Meet by a link; return its secret."""
    ana, dato = Browser(proxy), Browser(proxy)
    table = new_table(proxy, ana)
    secret = invite(proxy, ana, table)
    assert dato.call(proxy, "/api/join", {"secret": secret}).status_code == 200
    trusting = ssl._create_unverified_context()  # the test's own certificate
    address = f"{proxy.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(
        address,
        ssl=trusting,
        origin=Origin(proxy.url),
        additional_headers={"Cookie": dato.cookie, "X-Forwarded-For": "203.0.113.7"},
        proxy=None,
    ) as socket:
        talk = Talk(socket, gathering=True)
        assert talk.act("sit", seat=1, name="Dato")["t"] == "done"
        assert talk.room["seats"][1]["name"] == "Dato"
        people = Guest().call(server, "/api/host").json()["people"]
        addresses = {one["address"] for one in people}
        assert addresses == {"127.0.0.1"}, "what a stranger claims in a header is not believed"
    assert ana.call(proxy, "/api/host").status_code == 404, "the host's page is not for the net"
    return secret
