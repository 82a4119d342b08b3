"""`jokeri play`: the server and its page from one command."""

import gc
import os
import secrets
import socket
import sys
import threading
import webbrowser
from typing import Annotated, NoReturn

import typer

DEFAULT_PORT = 7320
LOCAL = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # only where the host is asked for

Host = Annotated[
    str,
    typer.Option(
        help="The address to listen at; 0.0.0.0 lets others on the local network in.",
    ),
]
Port = Annotated[
    int,
    typer.Option(
        min=0, max=65535, help="The port; the next free one if it is taken. 0: any free one."
    ),
]
Data = Annotated[
    str | None,
    typer.Option(
        help="Where matches are kept: an SQLite file, or a folder (one that exists, or a name "
        "that ends in a slash), then the file jokeri.sqlite3 in it.  [default: the user's data "
        "folder]",
    ),
]
Browser = Annotated[bool, typer.Option(help="Open the page in a browser where there is one.")]
HostSecret = Annotated[
    bool,
    typer.Option(
        "--host-secret",
        help="Print a secret for the host's page, to use it from another machine than this one.",
    ),
]
SECRET_IN_ENVIRONMENT = "JOKERI_HOST_SECRET"  # noqa: S105  # the variable's name
Level = Annotated[str, typer.Option(help="What to log: debug, info, warning or error.")]


def play(
    host: Host = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    data: Data = None,
    browser: Browser = True,
    log_level: Level = "warning",
    host_secret: HostSecret = False,
) -> None:
    """Serve the game on this machine and open its page."""
    if log_level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter("It is debug, info, warning or error.", param_hint="--log-level")
    # Imported here, so that the other commands need not wait for a whole server; and nothing that
    # is imported is ever garbage, so that looking for some would only cost time.
    gc.disable()
    from jokeri.server import copying  # noqa: PLC0415
    from jokeri.server.database import Database, DatabaseRefused, path_from  # noqa: PLC0415
    from jokeri.server.failpoints import BadFailpoint, Failpoints  # noqa: PLC0415
    from jokeri.server.logs import set_up_logs  # noqa: PLC0415
    from jokeri.server.serving import PortRefused, listen, serve  # noqa: PLC0415

    set_up_logs(log_level)
    try:
        failpoints = Failpoints(os.environ.get("JOKERI_FAILPOINT", ""))
        database = Database(path_from(data or data_folder()))
    except (BadFailpoint, DatabaseRefused) as refused:
        _refuse(str(refused))
    try:
        bound = listen(host, port)
    except PortRefused as refused:
        database.close()
        _refuse(str(refused))

    from jokeri.server.app import Parts, create_app  # noqa: PLC0415

    secret = os.environ.get(SECRET_IN_ENVIRONMENT) or None
    if host_secret and secret is None:
        secret = secrets.token_urlsafe(24)
        typer.echo(f"The host's secret: {secret}")

    first = True

    def started() -> None:
        nonlocal first
        copying.settle(database.path)
        if not first:
            return
        first = False
        address = _welcome(host, port, bound.getsockname()[1])
        if browser:
            _open_browser(address)

    gc.freeze()
    gc.enable()
    parts = Parts(database, failpoints=failpoints, host_secret=secret)
    try:
        while serve(create_app(parts), bound, started, copying.asked(database.path).exists):
            copying.take_up(database)
    finally:
        database.close()


def data_folder() -> str:
    """Return where matches are kept when nothing else is said."""
    import platformdirs  # noqa: PLC0415  # not needed where --data is given

    return platformdirs.user_data_dir("jokeri", appauthor=False) + os.sep


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _welcome(host: str, wanted: int, port: int) -> str:
    """Print where the page is; return the address to open: links made there lead there."""
    if wanted not in (0, port):
        typer.echo(f"Port {wanted} is taken; port {port} serves instead.")
    address = _url("127.0.0.1" if host in EVERYWHERE else host, port)
    typer.echo(f"Jokeri is at {address}")
    if host not in LOCAL:
        address = _url(_network_address() if host in EVERYWHERE else host, port)
        typer.echo(f"On this network: {address}")
        _print_code(address)
    typer.echo("Ctrl-C ends it.")
    sys.stdout.flush()
    return address


def _network_address() -> str:
    """Return this machine's address on the local network."""
    # Connecting a datagram socket sends nothing; it only asks which way a packet would go.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _print_code(address: str) -> None:
    import segno  # noqa: PLC0415  # not needed by who plays alone

    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)


def _open_browser(address: str) -> None:
    """Open the page on a desktop; a browser in the terminal would get in the way."""
    on_desktop = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if on_desktop:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
