"""The rules page of Japanese Joker, its numbers and examples from the engine's own."""

from jokeri.cards import Suit
from jokeri.games.japanese.following import low_allowed
from jokeri.games.japanese.house import House
from jokeri.games.japanese.moves import PLAYS
from jokeri.games.japanese.options import MOST_ROUNDS
from jokeri.games.japanese.pack import COLUMNS, HAND, PACK, SEEN_BEFORE_TRUMP, TRICKS
from jokeri.games.japanese.trick import Trick, taker
from jokeri.games.tricks import Height
from jokeri.seats import FIRST_SEAT
from jokeri.words.document import Block, Heading, Items, Paragraph, Steps
from jokeri.words.saying import Say
from jokeri.words.sections import items, section
from jokeri.words.signs import card_sign

EXAMPLES = ("X+D AD", "X+D 7H", "X+D Y+", "KS 7H", "9S TD")
LOW_EXAMPLES = ("X-D 7D", "X-D AS", "9S Y-")
"""Tricks with hearts as trump, and those in which a joker is low."""


def rules(house: House, say: Say) -> tuple[Block, ...]:
    """Return the rules, section by section, in the order in which a deal meets them."""
    return (
        Heading(say("rules-aim-heading")),
        Paragraph(say("rule-aim", tricks=TRICKS)),
        Heading(say("rules-cards-heading")),
        Paragraph(say("rule-pack", cards=len(PACK))),
        Paragraph(say("rule-jokers")),
        Heading(say("rules-dealing-heading")),
        Paragraph(say("rule-three", cards=SEEN_BEFORE_TRUMP)),
        Paragraph(say("rule-trump")),
        Paragraph(say("rule-rest", hand=HAND, columns=COLUMNS)),
        Paragraph(say("rule-hidden")),
        Paragraph(say("rule-chooser")),
        *_play(house, say),
        *_taking(house, say),
        Heading(say("rules-score-heading")),
        Paragraph(say("rule-score", tricks=TRICKS, half=TRICKS // 2)),
        Heading(say("rules-schedule-heading")),
        Paragraph(say("rule-target", target=int(house.target))),
        Paragraph(say("rule-most", deals=MOST_ROUNDS)),
    )


def _play(house: House, say: Say) -> tuple[Block, ...]:
    joker = [f"rule-joker-lead-{house.low_joker}", "rule-joker-void"]
    joker.append(f"rule-joker-follow-{house.low_joker}")
    if low_allowed(house):
        joker.append("rule-low-ours")
    return (
        Heading(say("rules-play-heading")),
        items(
            say,
            "rule-lead",
            f"rule-table-open-{house.table_open}",
            f"rule-uncover-{house.uncover}",
            "rule-follow",
            "rule-joker-any-time",
        ),
        Heading(say("rules-joker-heading"), 3),
        items(say, *joker),
    )


def _taking(house: House, say: Say) -> tuple[Block, ...]:
    order = [f"rule-take-answer-{house.low_joker}", "rule-take-trump-on-joker"]
    if low_allowed(house):
        order.append("rule-take-low")
    order += ["rule-take-led", "rule-take-card"]
    shown = EXAMPLES + (LOW_EXAMPLES if low_allowed(house) else ())
    return (
        *section(say, "rules-taking-heading", "rule-taking"),
        Steps(tuple(say(message) for message in order)),
        Heading(say("rules-examples-heading"), 3),
        Items(tuple(example(plays, say) for plays in shown)),
    )


def example(plays: str, say: Say) -> str:
    """Tell of a trick with hearts as trump, and who takes it."""
    lead, answer = (PLAYS[play] for play in plays.split())
    trick = Trick(FIRST_SEAT, (lead, answer))
    card = card_sign(answer.card)
    if lead.call and lead.call.suit:
        led = "led-low" if lead.call.height is Height.LOW else "led"
        told = say(f"rule-example-{led}", suit=lead.call.suit.value, card=card)
    elif answer.call:
        told = say("rule-example-given", first=card_sign(lead.card))
    else:
        told = say("rule-example-cards", first=card_sign(lead.card), card=card)
    takes = "lead" if taker(trick, Suit.HEARTS) == trick.leader else "answer"
    return f"{told} {say(f'rule-outcome-{takes}')}"
