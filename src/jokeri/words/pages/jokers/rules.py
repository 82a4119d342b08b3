"""The rules page of Jokers, its numbers from the engine's own tables."""

from jokeri.cards import CARDS
from jokeri.games.jokers import scoring
from jokeri.games.jokers.house import House
from jokeri.games.jokers.pack import HAND, JOKER_REACH, PACK, SAFETY, SEATS, VALUES
from jokeri.games.jokers.turns import TRADES
from jokeri.words.document import Block, Heading, Items, Paragraph
from jokeri.words.pages.jokers.examples import reach_example, scored_hands, type_table
from jokeri.words.saying import Say
from jokeri.words.sections import items, section


def rules(house: House, say: Say) -> tuple[Block, ...]:
    """Return the rules, section by section, in the order in which a deal meets them."""
    return (
        *section(say, "rules-aim-heading", "rule-aim"),
        Heading(say("rules-cards-heading")),
        Paragraph(say("rule-pack", cards=str(len(PACK)))),
        Paragraph(say("rule-jokers")),
        Heading(say("rules-dealing-heading")),
        Paragraph(say("rule-dealing", **_dealt())),
        Paragraph(say("rule-first")),
        Heading(say("rules-turn-heading")),
        Paragraph(say("rule-turn", trades=str(TRADES))),
        Items((say("rule-trade", hand=str(HAND)), say("rule-must-trade"), say("rule-pile-open"))),
        *section(say, "rules-full-heading", "rule-full"),
        items(say, "rule-set", "rule-run"),
        Paragraph(say("rule-types")),
        *_safety(say),
        *section(say, "rules-declare-heading", "rule-declare", "rule-last-turn", "rule-pile-out"),
        *_score(say),
        Heading(say("rules-schedule-heading")),
        Paragraph(say("rule-schedule", deals=house.rounds_played)),
    )


def _dealt() -> dict[str, str]:
    left = len(PACK) - SEATS * (HAND + SAFETY)
    return {"hand": str(HAND), "safety": str(SAFETY), "pile": str(left)}


def _safety(say: Say) -> tuple[Block, ...]:
    jack, queen, king = (str(VALUES[CARDS[rank + "S"]]) for rank in "JQK")
    reach = say("rule-safety-reach", jack=jack, queen=queen, king=king, joker=str(JOKER_REACH))
    return (
        *section(say, "rules-safety-heading", "rule-safety-turn"),
        Paragraph(f"{reach} {reach_example(say)}"),
        items(say, "rule-safety-take", "rule-safety-keep", "rule-safety-same"),
    )


def _score(say: Say) -> tuple[Block, ...]:
    three, four = (str(scoring.LOST_SET[size]) for size in (3, 4))
    won, lost = str(scoring.COLOUR_WON), str(scoring.COLOUR_LOST)
    return (
        Heading(say("rules-score-heading")),
        Items(
            (
                say("rule-score-won", points=str(scoring.WINNING)),
                say("rule-score-lost", three=three, four=four),
                say("rule-score-colour", won=won, lost=lost),
                say("rule-score-jokers", points=str(scoring.BOTH_JOKERS)),
            )
        ),
        Paragraph(say("rule-score-ours")),
        type_table(say),
        Heading(say("rules-examples-heading"), 3),
        Items(scored_hands(say)),
    )
