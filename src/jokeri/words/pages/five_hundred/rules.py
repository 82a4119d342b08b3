"""The rules page of Five Hundred: what a house does, and nothing that it does not do."""

from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.packs import kitty_size, pack_of
from jokeri.words.document import Block, Heading, Items, Paragraph
from jokeri.words.pages.five_hundred.examples import bid_table, score_table, trick_examples
from jokeri.words.saying import Say
from jokeri.words.sections import items, section
from jokeri.words.signs import signed


def rules(house: House, say: Say) -> tuple[Block, ...]:
    """Return the rules, section by section, in the order in which a match meets them."""
    return (
        Heading(say("rules-aim-heading")),
        Paragraph(say("rule-aim", target=house.target)),
        Paragraph(say(f"rule-seats-{house.seats}")),
        *section(say, "rules-cards-heading", f"rule-pack-{len(pack_of(house))}", *_ranks(house)),
        Heading(say("rules-dealing-heading")),
        Paragraph(say("rule-dealing", kitty=str(kitty_size(house)))),
        Paragraph(say("rule-first-dealer")),
        *_bids(house, say),
        *section(say, "rule-kitty-heading", "rule-kitty", *["rule-partner"] * _five(house)),
        *_play(house, say),
        *_score(house, say),
        *_match(house, say),
    )


def _five(house: House) -> bool:
    return house.seats == "5"


def _any_misere(house: House) -> bool:
    """Whether there is a misere of some kind."""
    return house.misere != "off" or "on" in (house.open_misere, house.blind_misere)


def _ranks(house: House) -> tuple[str, ...]:
    return ("rule-rank", "rule-trumps", *["rule-j5"] * (house.j5 == "on"))


def _bids(house: House, say: Say) -> tuple[Block, ...]:
    misere = [f"rule-misere-{house.misere}"]
    if house.misere != "off":
        misere.append(f"rule-misere-rank-{house.misere_rank}")
    misere.append(f"rule-open-misere-{house.open_misere}")
    return (
        *section(say, "rules-bids-heading", "rule-bid", "rule-bid-order"),
        bid_table(say),
        items(
            say,
            "rule-bid-once",
            f"rule-pass-final-{house.pass_final}",
            f"rule-raise-own-{house.raise_own}",
            f"rule-all-pass-{house.all_pass}",
            *misere,
            *["rule-blind-misere"] * (house.blind_misere == "on"),
            *["rule-sans-kitty"] * (house.sans_kitty == "on"),
        ),
    )


def _play(house: House, say: Say) -> tuple[Block, ...]:
    misere = _any_misere(house)
    return (
        Heading(say("rules-play-heading")),
        items(say, "rule-lead", "rule-follow", "rule-take"),
        *(_misere(house, say) if misere else ()),
        *_joker(house, say, misere=misere),
        Heading(say("rules-examples-heading"), 3),
        Items(trick_examples(house, say, misere=misere)),
    )


def _misere(house: House, say: Say) -> tuple[Block, ...]:
    return (
        Heading(say("rule-misere-heading"), 3),
        items(
            say,
            "rule-misere-play",
            *[f"rule-misere-partner-{house.seats}"] * (house.seats in "456"),
            *["rule-misere-open"] * (house.open_misere == "on"),
            *["rule-misere-blind"] * (house.blind_misere == "on"),
        ),
    )


def _joker(house: House, say: Say, *, misere: bool) -> tuple[Block, ...]:
    never = house.joker_nt == "no-naming"
    lead = "new" if house.joker_nt in ("pagat", "no-naming") else house.joker_nt
    return (
        Heading(say("rules-joker-heading"), 3),
        items(
            say,
            "rule-joker-trumps",
            "rule-joker-named-never" if never else "rule-joker-named",
            "rule-joker-none",
            *[f"rule-joker-misere-{house.joker_misere}"] * misere,
            f"rule-joker-lead-{lead}",
            *["rule-joker-only"] * (lead != "free-lead"),
        ),
    )


def _score(house: House, say: Say) -> tuple[Block, ...]:
    texts = [say("rule-score-made")]
    if house.slam == "on":
        texts.append(say("rule-score-slam"))
    texts.append(say("rule-score-others"))
    if house.seats in "35":
        texts.append(say("rule-score-each"))
    if _five(house):
        texts.append(say("rule-score-five"))
    if house.trick_points_cap != "off":
        texts.append(say("rule-score-cap", cap=house.trick_points_cap))
    table = score_table(house, say, misere=house.misere != "off")
    return (Heading(say("rules-score-heading")), Items(tuple(texts)), table)


def _match(house: House, say: Say) -> tuple[Block, ...]:
    won = "bid" if house.must_bid_to_win == "yes" else "any"
    texts = [say(f"rule-win-{won}", target=house.target)]
    if _five(house):
        texts.append(say("rule-win-five"))
    if house.back_door == "on":
        texts.append(say("rule-back-door-on", minus=signed(-int(house.target))))
    else:
        texts.append(say("rule-back-door-off"))
    texts.append(say("rule-deals-max", deals=int(house.deals_max)))
    return (Heading(say("rules-schedule-heading")), Items(tuple(texts)))
