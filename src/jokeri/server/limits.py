"""How much one guest, or one address, may do."""

import ipaddress
from collections import Counter, OrderedDict
from dataclasses import dataclass, field

from jokeri.server.clock import Clock

REMEMBERED = 20_000
"""So many guests and addresses are remembered at once; the longest idle are forgotten."""


@dataclass(frozen=True, slots=True)
class Rate:
    """``burst`` at once, and ``each`` more a second."""

    burst: float
    each: float


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is allowed. A server behind a proxy that names nobody sees one address: loopback."""

    guest_sockets: int = 20
    address_sockets: int = 200
    all_sockets: int = 20_000
    guest_frames: Rate = Rate(120, 30)
    address_frames: Rate = Rate(2400, 600)
    guest_tables: Rate = Rate(20, 1 / 30)
    address_tables: Rate = Rate(100, 1 / 6)
    guest_calls: Rate = Rate(120, 10)
    address_calls: Rate = Rate(1200, 100)
    guest_hints: Rate = Rate(30, 1)
    address_hints: Rate = Rate(300, 10)
    guest_chat: Rate = Rate(6, 0.5)
    address_chat: Rate = Rate(60, 5)
    secrets: Rate = Rate(30, 0.5)
    spare_loopback: bool = True


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float


@dataclass(slots=True)
class Limits:
    """Buckets by what and by whom, and the sockets that are open."""

    clock: Clock
    bounds: Bounds = field(default_factory=Bounds)
    _buckets: OrderedDict[tuple[str, str | int], _Bucket] = field(default_factory=OrderedDict)
    _sockets: Counter[tuple[str, str | int]] = field(default_factory=Counter)

    def wait(self, what: str, guest: str | int | None, address: str) -> float:
        """Take one of both, and return 0; or return the seconds until there will be one."""
        waits = []
        if guest is not None:
            waits.append(self._take(f"guest_{what}", guest))
        if not self._spared(address):
            waits.append(self._take(f"address_{what}", address))
        return max(waits, default=0.0)

    def guess(self, address: str) -> float:
        """Take one try at a secret; return the seconds until there will be one, else 0."""
        return 0.0 if self._spared(address) else self._take("secrets", address)

    def may_open(self, guest: int, address: str) -> bool:
        """Tell whether one more socket may be opened."""
        return (
            self._sockets["guest", guest] < self.bounds.guest_sockets
            and self._sockets["all", 0] < self.bounds.all_sockets
            and (
                self._spared(address)
                or self._sockets["address", address] < self.bounds.address_sockets
            )
        )

    def opened(self, guest: int, address: str, change: int = 1) -> None:
        """Count a socket; ``change`` -1: it has gone."""
        for key in (("guest", guest), ("address", address), ("all", 0)):
            self._sockets[key] += change
            if self._sockets[key] <= 0:
                del self._sockets[key]

    def sockets_of(self, guest: int) -> int:
        """Return how many sockets a guest has open."""
        return self._sockets["guest", guest]

    def _take(self, what: str, who: str | int) -> float:
        rate: Rate = getattr(self.bounds, what)
        now, key = self.clock.monotonic(), (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(rate.burst, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        bucket.tokens = min(rate.burst, bucket.tokens + (now - bucket.at) * rate.each)
        bucket.at = now
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / rate.each
        bucket.tokens -= 1
        return 0.0

    def _spared(self, address: str) -> bool:
        return self.bounds.spare_loopback and is_loopback(address)


def network_of(host: str | None) -> str:
    """Return the address that is counted: of IPv6 the first half, which one household shares."""
    try:
        address = ipaddress.ip_address((host or "").split("%", 1)[0])
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_loopback(address: str) -> bool:
    """Tell whether an address is of this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
