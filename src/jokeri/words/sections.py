"""Parts that the rules pages of all games are made of."""

from jokeri.words.document import Block, Heading, Items, Paragraph
from jokeri.words.saying import Say


def section(say: Say, heading: str, *messages: str) -> tuple[Block, ...]:
    """Return a heading and a paragraph for each message."""
    return (Heading(say(heading)), *(Paragraph(say(message)) for message in messages))


def items(say: Say, *messages: str) -> Items:
    """Return a list of messages."""
    return Items(tuple(say(message) for message in messages))
