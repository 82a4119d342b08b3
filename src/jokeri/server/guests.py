"""Guests: people known by a random secret in a cookie, of which only the hash is kept."""

import hashlib
import re
import secrets
from collections.abc import Mapping

SECRET_BYTES = 32
SECRET = re.compile("[A-Za-z0-9_-]{43}")
LIFETIME = 400 * 24 * 3600  # seconds; browsers allow no more


def cookie_name(scheme: str) -> str:
    """Return the cookie's name: browsers refuse the safer ``__Host-`` over plain http."""
    return "__Host-guest" if scheme in ("https", "wss") else "guest"


def secret_in(cookies: Mapping[str, str], scheme: str) -> str | None:
    """Return the guest's secret where a request carries one."""
    found = cookies.get(cookie_name(scheme))
    return found if found is not None and SECRET.fullmatch(found) else None


def new_secret() -> str:
    """Return a secret for a new guest."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> bytes:
    """Return what is kept of a secret; it is random, so no salt or slow hash is needed."""
    return hashlib.sha256(secret.encode()).digest()


def set_cookie(secret: str, scheme: str) -> str:
    """Return the header that gives a guest the cookie, or keeps it from running out."""
    secure = "; Secure" if scheme in ("https", "wss") else ""
    return (
        f"{cookie_name(scheme)}={secret}; Path=/; Max-Age={LIFETIME}; "
        f"HttpOnly; SameSite=Lax{secure}"
    )
