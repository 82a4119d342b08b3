"""The rules page of Georgian Joker: what a house does, and nothing that it does not do."""

from jokeri.games.georgian.house import House
from jokeri.games.georgian.schedule import pulkas
from jokeri.games.georgian.scoring import khishti
from jokeri.words.document import Block, Heading, Items, Paragraph, Steps
from jokeri.words.pages.georgian.examples import (
    barred_bid,
    pulka_tables,
    score_table,
    trick_examples,
)
from jokeri.words.saying import Say
from jokeri.words.sections import items, section
from jokeri.words.signs import signed


def rules(house: House, say: Say) -> tuple[Block, ...]:
    """Return the rules, section by section, in the order in which a match meets them."""
    return (
        *section(say, "rules-aim-heading", "rule-aim", f"rule-partners-{house.partners}"),
        *section(say, "rules-cards-heading", f"rule-pack-{house.pack}", "rule-jokers-alike"),
        *section(
            say,
            "rules-dealing-heading",
            "rule-first-dealer",
            "rule-dealing",
            "rule-next-dealer",
            "rule-deal-order",
        ),
        *section(say, "rules-trump-heading", "rule-trump-beats", *_trump(house)),
        *_bids(house, say),
        *_play(house, say),
        *_taking(house, say),
        *_score(house, say),
        *_premia(house, say),
        *_schedule(house, say),
    )


def _trump(house: House) -> tuple[str, ...]:
    """Return how trump is found in the deals that the schedule has."""
    if 9 not in house.deals:
        return ("rule-trump-turned-always",)
    in_nines = [f"rule-nines-trump-{house.nines_trump}"]
    if house.nines_trump == "forehand":
        in_nines.append(f"rule-choice-view-{house.choice_view}")
    if set(house.deals) == {9}:
        return ("rule-trump-turned-always",) if house.nines_trump == "turned" else (*in_nines,)
    return ("rule-trump-turned-under-nine", *in_nines)


def _bids(house: House, say: Say) -> tuple[Block, ...]:
    example = say("rule-bid-example", **barred_bid(max(house.deals)))
    return (
        *section(say, "rules-bids-heading", "rule-bid"),
        Paragraph(say("rule-bid-barred") + " " + example),
        Paragraph(say("rule-bid-spread")),
    )


def _play(house: House, say: Say) -> tuple[Block, ...]:
    return (
        Heading(say("rules-play-heading")),
        items(
            say,
            "rule-lead",
            "rule-follow",
            f"rule-must-trump-{house.must_trump}",
            "rule-joker-any-time",
        ),
        Heading(say("rules-joker-heading"), 3),
        items(
            say,
            "rule-joker-follow",
            "rule-joker-lead",
            f"rule-led-high-duty-{house.led_high_duty}",
            "rule-joker-lead-low",
            "rule-joker-call-always",
        ),
    )


def _taking(house: House, say: Say) -> tuple[Block, ...]:
    order = (
        f"rule-two-high-{house.two_high}",
        f"rule-led-high-trumped-{house.led_high_trumped}",
        "rule-take-trump",
        "rule-take-suit",
        f"rule-led-low-unanswered-{house.led_low_unanswered}",
    )
    return (
        *section(say, "rules-taking-heading", "rule-taking"),
        Steps(tuple(say(message) for message in order)),
        Paragraph(say("rule-take-never")),
        Heading(say("rules-examples-heading"), 3),
        Items(trick_examples(house, say)),
    )


def _score(house: House, say: Say) -> tuple[Block, ...]:
    texts = [
        say("rule-score-all"),
        say("rule-score-exact"),
        say(f"rule-miss-{_miss(house)}"),
        *_khishti(house, say),
    ]
    return (
        Heading(say("rules-score-heading")),
        Items(tuple(texts)),
        score_table(house, say),
    )


def _miss(house: House) -> str:
    """Return how a miss is scored; flat khishti of 0 points is none, so tricks count."""
    if house.miss == "flat" and not _costs(house):
        return "per-trick"
    return house.miss


def _costs(house: House) -> set[int]:
    """Return what khishti costs in the deals of the schedule where there is one."""
    return {khishti(house, cards) for cards in house.deals} - {0}


def _khishti(house: House, say: Say) -> tuple[str, ...]:
    """Return when khishti is written, how much it is, and what replaces it where it is 0."""
    if house.miss == "per-missing":
        return ()
    if not _costs(house):
        return (say("rule-khishti-absent"),)
    flat = house.miss == "flat"
    texts = [] if flat else [say("rule-khishti-for-none")]
    costs = {cards: khishti(house, cards) for cards in sorted(set(house.deals))}
    if house.khishti == "per-card":
        most = signed(-max(costs.values()))
        texts.append(say("rule-khishti-per-card", points=most))
    elif len(set(costs.values())) == 1:
        texts.append(say("rule-khishti-points", points=signed(-costs[max(costs)])))
    else:
        under, nines = (signed(-costs[cards]) for cards in (min(costs), 9))
        texts.append(say("rule-khishti-halves", under=under, nines=nines))
        if 0 in costs.values():
            texts.append(say("rule-khishti-zero-flat" if flat else "rule-khishti-zero"))
    return tuple(texts)


def _premia(house: House, say: Say) -> tuple[Block, ...]:
    if house.premia == "off":
        return section(say, "rules-premia-heading-alone", "rule-premia-off")
    loses = house.moshla != "none"
    texts = [
        say("rule-premia"),
        say(f"rule-best-last-{house.best_last}"),
        say("rule-best-floor")
        if house.best_min == "0"
        else say("rule-best-min", points=house.best_min),
        say(f"rule-moshla-{house.moshla}"),
        say(f"rule-premia-many-{house.premia_many}" + loses * "-moshla"),
    ]
    if house.premia_run == "first" and house.premia_many != "cancel":
        texts.append(say("rule-premia-run-first"))
    if loses and house.partners == "pairs":
        texts.append(say("rule-pairs-moshla"))
    heading = "rules-premia-heading" if loses else "rules-premia-heading-alone"
    return (
        Heading(say(heading)),
        Items(tuple(texts)),
        *pulka_tables(house, say),
    )


def _schedule(house: House, say: Say) -> tuple[Block, ...]:
    parts = pulkas(house.schedule)
    total = say("rule-schedule", deals=len(house.deals), pulkas=len(parts))
    lines = tuple(
        say("rule-schedule-pulka", number=str(number), sizes=", ".join(map(str, sizes)))
        for number, sizes in enumerate(parts, 1)
    )
    return (
        Heading(say("rules-schedule-heading")),
        Paragraph(total + " " + say("rule-schedule-sizes")),
        Items(lines),
    )
