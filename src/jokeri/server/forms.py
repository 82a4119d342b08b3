"""The bodies of the HTTP calls (``docs/wire.md``)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from jokeri.server.told import ClockRule

Short = Annotated[str, Meta(max_length=2000)]
Secret = Annotated[str, Meta(max_length=100)]
MoveSeconds = Annotated[int, Meta(ge=5, le=600)]
BankSeconds = Annotated[int, Meta(ge=0, le=3600)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Nothing(Struct, frozen=True):
    """A body without content."""


class HouseForm(Struct, frozen=True):
    """A house as a text; ``share`` keeps it under its hash."""

    house: Short
    share: bool = False


class ClockForm(Struct, frozen=True):
    """Seconds for each move, and a bank for the whole match."""

    move: MoveSeconds
    bank: BankSeconds = 0

    def rule(self) -> ClockRule:
        """Return what is kept."""
        return ClockRule(self.move, self.bank)


class TableForm(Struct, frozen=True, kw_only=True):
    """A new table, with ``bots`` (clockwise from the person, starts at once) or ``seats``."""

    game: Short
    house: Short
    name: Short
    bots: Annotated[list[Short], Meta(max_length=16)] | None = None
    seats: Annotated[list[Short], Meta(max_length=16)] | None = None
    open: bool = False
    clock: ClockForm | None = None
    chat: bool = True
    spectators: bool = True
    fill: Short | None = "careful"
    start: bool = False


class QuickForm(Struct, frozen=True, kw_only=True):
    """Any seat at an open table of a game, of a house where it matters."""

    game: Short
    name: Short
    house: Short | None = None


class SecretForm(Struct, frozen=True):
    """A secret out of a link."""

    secret: Secret


class NameForm(Struct, frozen=True):
    """The guest's usual name."""

    name: Short


class InviteForm(Struct, frozen=True):
    """Ask for a link; ``renew``: all earlier ones end (the owner's)."""

    renew: bool = False


class MyHouseForm(Struct, frozen=True):
    """A house to keep under a name of one's own; ``house`` null: keep it no more."""

    game: Short
    name: Short
    house: Short | None


class ReplayForm(Struct, frozen=True):
    """A record to step through."""

    text: str


class ReviewForm(Struct, frozen=True):
    """Whose decisions to look back on; null: one's own."""

    seat: SeatNumber | None = None


class TableCode(Struct, frozen=True):
    """A table, by its code."""

    table: Short


class BanForm(Struct, frozen=True):
    """Whom to turn away: a guest by number, or an address."""

    kind: Literal["guest", "address"]
    value: Short
