"""What people do at a table besides moving cards (``docs/wire.md``); each has an id."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(max_length=200)]

Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "nice",
    "thanks",
    "sorry",
    "oops",
    "one-moment",
    "your-turn",
    "good-game",
]
Sign = Literal["clap", "laugh", "wow", "sad", "think", "heart"]


class Sit(Struct, frozen=True, tag_field="t", tag="sit"):
    """Take an open seat while the table gathers, or another one; ``name``: else the usual one."""

    id: ClientId
    seat: SeatNumber
    name: Text | None = None


class Stand(Struct, frozen=True, tag_field="t", tag="stand"):
    """Give the seat back while the table gathers, and stay."""

    id: ClientId


class Name(Struct, frozen=True, tag_field="t", tag="name"):
    """Be called otherwise at this table while it gathers."""

    id: ClientId
    name: Text


class Ready(Struct, frozen=True, tag_field="t", tag="ready"):
    """Be ready to start."""

    id: ClientId


class NotReady(Struct, frozen=True, tag_field="t", tag="not-ready"):
    """Be ready no more."""

    id: ClientId


class Swap(Struct, frozen=True, tag_field="t", tag="swap"):
    """The owner exchanges two seats while the table gathers."""

    id: ClientId
    seat: SeatNumber
    other: SeatNumber


class Shuffle(Struct, frozen=True, tag_field="t", tag="shuffle"):
    """The owner gives everybody a random seat while the table gathers."""

    id: ClientId


class SeatKind(Struct, frozen=True, tag_field="t", tag="seat-kind"):
    """The owner opens a seat (``bot`` null) or gives it to a bot while the table gathers."""

    id: ClientId
    seat: SeatNumber
    bot: Text | None


class Kick(Struct, frozen=True, tag_field="t", tag="kick"):
    """The owner sends a person away for good while the table gathers."""

    id: ClientId
    seat: SeatNumber


class Start(Struct, frozen=True, tag_field="t", tag="start"):
    """The owner starts the match; everybody seated is ready."""

    id: ClientId


class Quit(Struct, frozen=True, tag_field="t", tag="leave"):
    """Leave the table; in a match a bot plays the seat until somebody takes it."""

    id: ClientId


class TakeOver(Struct, frozen=True, tag_field="t", tag="take-over"):
    """Take a seat that is offered."""

    id: ClientId
    seat: SeatNumber
    name: Text | None = None


class TakeBack(Struct, frozen=True, tag_field="t", tag="take-back"):
    """Play the own seat again, which a bot plays."""

    id: ClientId


class Pause(Struct, frozen=True, tag_field="t", tag="pause"):
    """Stop the match for a while: the owner at once, others by vote."""

    id: ClientId


class Resume(Struct, frozen=True, tag_field="t", tag="resume"):
    """Let a paused match go on: the owner at once, others by vote."""

    id: ClientId


class End(Struct, frozen=True, tag_field="t", tag="end"):
    """Close the table for good: the owner at once, others by vote."""

    id: ClientId


class Rematch(Struct, frozen=True, tag_field="t", tag="rematch"):
    """A seated person asks for a new table with the same people when the match is over."""

    id: ClientId
    seats: Literal["same", "moved"] = "same"


class ChatRule(Struct, frozen=True, tag_field="t", tag="chat-rule"):
    """The owner switches free chat on or off."""

    id: ClientId
    chat: bool


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    """Say something in words of one's own."""

    id: ClientId
    text: Text


class QuickPhrase(Struct, frozen=True, tag_field="t", tag="phrase"):
    """Say a phrase that every language has."""

    id: ClientId
    phrase: Phrase


class React(Struct, frozen=True, tag_field="t", tag="react"):
    """Show a sign."""

    id: ClientId
    sign: Sign


Saying = Chat | QuickPhrase | React
Act = (
    Sit | Stand | Name | Ready | NotReady | Swap | Shuffle | SeatKind | Kick | Start | Quit
    | TakeOver | TakeBack | Pause | Resume | End | Rematch | ChatRule
)  # fmt: skip
