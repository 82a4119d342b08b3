"""What every live table works with."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from jokeri.game import Chance, Kind
from jokeri.server.clock import Clock
from jokeri.server.failpoints import Failpoints
from jokeri.server.limits import Limits
from jokeri.server.metrics import Metrics
from jokeri.server.store import Store
from jokeri.server.thinking import Thinking

STAND_IN = "careful"
"""The bot that plays for people who are late, away or gone."""


@dataclass(frozen=True, slots=True)
class Means:
    """The parts that the tables share."""

    games: Mapping[str, Kind]
    store: Store
    thinking: Thinking
    chance: Chance
    failpoints: Failpoints
    clock: Clock
    limits: Limits
    bots: Callable[[Kind], Collection[str]]
    metrics: Metrics = field(default_factory=Metrics)
    idle_seconds: float = 30.0
    stand_in: str = STAND_IN
