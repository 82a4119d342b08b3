"""Which requests come from our own page."""

from collections.abc import Mapping
from urllib.parse import urlsplit

DEFAULT_PORTS = {"http": 80, "https": 443}


def is_foreign(headers: Mapping[str, str]) -> bool:
    """Tell whether a browser says that another site's page has sent this.

    The Origin's host and port must be those that the request was sent to. Without an Origin it
    was no page of another site: browsers always name theirs on sockets and on POST.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and not _same_place(origin, headers.get("host", ""))


def _same_place(origin: str, host: str) -> bool:
    try:
        there, here = urlsplit(origin), urlsplit(f"//{host}")
        default = DEFAULT_PORTS.get(there.scheme)
        if default is None or not there.hostname:
            return False
        ports = (there.port or default, here.port or default)
    except ValueError:
        return False
    return there.hostname == here.hostname and ports[0] == ports[1]
