"""The rules page of Georgian Joker: what a house does, and nothing that it does not do."""

from jokeri.games.georgian.house import House
from jokeri.games.georgian.options import OPTIONS, PRESETS
from jokeri.games.georgian.schedule import pulkas
from jokeri.games.georgian.scoring import khishti
from jokeri.words.document import Block, Heading, Items, Paragraph, Steps
from jokeri.words.joker_examples import barred_bid, pulka_tables, score_table, trick_examples
from jokeri.words.options import option_label, preset_help, preset_label, value_label
from jokeri.words.saying import say
from jokeri.words.signs import signed


def page(house: House, language: str) -> tuple[Block, ...]:
    """Return the whole page: what is special about the house, then its rules."""
    return (*summary(house, language), *rules(house, language))


def summary(house: House, language: str) -> tuple[Block, ...]:
    """Return which preset a house is, or which it starts from and what it changes."""
    usual = PRESETS[house.preset]
    preset = preset_label(language, house.preset)
    changes = tuple(
        say(
            language,
            "rules-house-change",
            option=option_label(language, option),
            value=value_label(language, option, house.options[option.name]),
        )
        for option in OPTIONS
        if house.options[option.name] != usual[option.name]
    )
    heading = Heading(say(language, "rules-house-heading"))
    if changes:
        start = say(language, "rules-house-changed", preset=preset)
        return (heading, Paragraph(start), Items(changes))
    text = say(
        language, "rules-house-as-is", preset=preset, help=preset_help(language, house.preset)
    )
    return (heading, Paragraph(text))


def rules(house: House, language: str) -> tuple[Block, ...]:
    """Return the rules, section by section, in the order in which a match meets them."""
    return (
        *_section(language, "rules-aim-heading", "rule-aim", f"rule-partners-{house.partners}"),
        *_section(language, "rules-cards-heading", f"rule-pack-{house.pack}", "rule-jokers-alike"),
        *_section(
            language,
            "rules-dealing-heading",
            "rule-first-dealer",
            "rule-dealing",
            "rule-next-dealer",
            "rule-deal-order",
        ),
        *_section(language, "rules-trump-heading", "rule-trump-beats", *_trump(house)),
        *_bids(house, language),
        *_play(house, language),
        *_taking(house, language),
        *_score(house, language),
        *_premia(house, language),
        *_schedule(house, language),
    )


def _section(language: str, heading: str, *messages: str) -> tuple[Block, ...]:
    paragraphs = (Paragraph(say(language, message)) for message in messages)
    return (Heading(say(language, heading)), *paragraphs)


def _items(language: str, *messages: str) -> Items:
    return Items(tuple(say(language, message) for message in messages))


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


def _bids(house: House, language: str) -> tuple[Block, ...]:
    example = say(language, "rule-bid-example", **barred_bid(max(house.deals)))
    return (
        *_section(language, "rules-bids-heading", "rule-bid"),
        Paragraph(say(language, "rule-bid-barred") + " " + example),
        Paragraph(say(language, "rule-bid-spread")),
    )


def _play(house: House, language: str) -> tuple[Block, ...]:
    return (
        Heading(say(language, "rules-play-heading")),
        _items(
            language,
            "rule-lead",
            "rule-follow",
            f"rule-must-trump-{house.must_trump}",
            "rule-joker-any-time",
        ),
        Heading(say(language, "rules-joker-heading"), 3),
        _items(
            language,
            "rule-joker-follow",
            "rule-joker-lead",
            f"rule-led-high-duty-{house.led_high_duty}",
            "rule-joker-lead-low",
            "rule-joker-call-always",
        ),
    )


def _taking(house: House, language: str) -> tuple[Block, ...]:
    order = (
        f"rule-two-high-{house.two_high}",
        f"rule-led-high-trumped-{house.led_high_trumped}",
        "rule-take-trump",
        "rule-take-suit",
        f"rule-led-low-unanswered-{house.led_low_unanswered}",
    )
    return (
        *_section(language, "rules-taking-heading", "rule-taking"),
        Steps(tuple(say(language, message) for message in order)),
        Paragraph(say(language, "rule-take-never")),
        Heading(say(language, "rules-examples-heading"), 3),
        Items(trick_examples(house, language)),
    )


def _score(house: House, language: str) -> tuple[Block, ...]:
    texts = [
        say(language, "rule-score-all"),
        say(language, "rule-score-exact"),
        say(language, f"rule-miss-{_miss(house)}"),
        *_khishti(house, language),
    ]
    return (
        Heading(say(language, "rules-score-heading")),
        Items(tuple(texts)),
        score_table(house, language),
    )


def _miss(house: House) -> str:
    """Return how a miss is scored; flat khishti of 0 points is none, so tricks count."""
    if house.miss == "flat" and not _costs(house):
        return "per-trick"
    return house.miss


def _costs(house: House) -> set[int]:
    """Return what khishti costs in the deals of the schedule where there is one."""
    return {khishti(house, cards) for cards in house.deals} - {0}


def _khishti(house: House, language: str) -> tuple[str, ...]:
    """Return when khishti is written, how much it is, and what replaces it where it is 0."""
    if house.miss == "per-missing":
        return ()
    if not _costs(house):
        return (say(language, "rule-khishti-absent"),)
    flat = house.miss == "flat"
    texts = [] if flat else [say(language, "rule-khishti-for-none")]
    costs = {cards: khishti(house, cards) for cards in sorted(set(house.deals))}
    if house.khishti == "per-card":
        most = signed(-max(costs.values()))
        texts.append(say(language, "rule-khishti-per-card", points=most))
    elif len(set(costs.values())) == 1:
        texts.append(say(language, "rule-khishti-points", points=signed(-costs[max(costs)])))
    else:
        under, nines = (signed(-costs[cards]) for cards in (min(costs), 9))
        texts.append(say(language, "rule-khishti-halves", under=under, nines=nines))
        if 0 in costs.values():
            texts.append(say(language, "rule-khishti-zero-flat" if flat else "rule-khishti-zero"))
    return tuple(texts)


def _premia(house: House, language: str) -> tuple[Block, ...]:
    if house.premia == "off":
        return _section(language, "rules-premia-heading-alone", "rule-premia-off")
    loses = house.moshla != "none"
    texts = [
        say(language, "rule-premia"),
        say(language, f"rule-best-last-{house.best_last}"),
        say(language, "rule-best-floor")
        if house.best_min == "0"
        else say(language, "rule-best-min", points=house.best_min),
        say(language, f"rule-moshla-{house.moshla}"),
        say(language, f"rule-premia-many-{house.premia_many}" + loses * "-moshla"),
    ]
    if house.premia_run == "first" and house.premia_many != "cancel":
        texts.append(say(language, "rule-premia-run-first"))
    if loses and house.partners == "pairs":
        texts.append(say(language, "rule-pairs-moshla"))
    heading = "rules-premia-heading" if loses else "rules-premia-heading-alone"
    return (
        Heading(say(language, heading)),
        Items(tuple(texts)),
        *pulka_tables(house, language),
    )


def _schedule(house: House, language: str) -> tuple[Block, ...]:
    parts = pulkas(house.schedule)
    total = say(language, "rule-schedule", deals=len(house.deals), pulkas=len(parts))
    lines = tuple(
        say(language, "rule-schedule-pulka", number=str(number), sizes=", ".join(map(str, sizes)))
        for number, sizes in enumerate(parts, 1)
    )
    return (
        Heading(say(language, "rules-schedule-heading")),
        Paragraph(total + " " + say(language, "rule-schedule-sizes")),
        Items(lines),
    )
