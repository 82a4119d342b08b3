"""What the page must announce for the events of Georgian Joker, said by Python's runtime."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from jokeri.words import words_of

Event = dict[str, Any]


def say(language: str, message: str, /, **variables: str | int) -> str:
    """Return a message in a language."""
    return words_of(language, "joker")(message, **variables)


def card_name(language: str, card: str) -> str:
    """Return a card's name: "ace of hearts"; Y is the second joker where they are told apart."""
    if card == "Y":
        return say(language, "joker-2")
    if card.startswith("X"):
        return say(language, "joker")
    rank, suit = card[0], card[1]
    return say(language, "card", rank=int(rank) if rank.isdecimal() else rank, suit=suit)


def play_name(language: str, play: str) -> str:
    """Return the name of a play, with a joker's call."""
    if len(play) == 1 or not play.startswith("X"):
        return card_name(language, play)
    call = "high" if play[1] == "+" else "low"
    if len(play) == 2:
        return say(language, f"play-{call}")
    return say(language, f"play-lead-{call}", suit=say(language, "suit", suit=play[2]))


def trump_name(language: str, trump: str) -> str:
    """Return the name of a trump, or of none."""
    return say(language, "trump-none") if trump == "N" else say(language, "suit", suit=trump)


def points(value: int) -> str:
    """Return points as they are written, with a true minus."""
    return str(value).replace("-", "\u2212")


def _dealt(told: "Telling") -> Iterator[str]:
    yield told.says("ev-dealt", name=told.name, count=told.event["cards"])
    if turned := told.event["turnUp"] or told.event["lastTurned"]:
        trump = trump_name(told.language, told.view["trump"])
        yield told.says("ev-turned", card=card_name(told.language, turned), trump=trump)


def _bid(told: "Telling") -> Iterator[str]:
    bid = told.event["bid"]
    if bid == 0:
        yield told.says("ev-pass", name=told.name)
    else:
        yield told.says("ev-bid", name=told.name, bid=bid)


def _bids_closed(told: "Telling") -> Iterator[str]:
    spread = told.event["spread"]
    yield told.says("ev-short" if spread < 0 else "ev-over-by", count=abs(spread))


def _deal_scored(told: "Telling") -> Iterator[str]:
    yield told.says("ev-deal-scored")
    columns = (told.event[key] for key in ("kinds", "bids", "taken", "points"))
    for name, kind, bid, taken, won in zip(told.names, *columns, strict=True):
        yield told.says("ev-points", name=name, kind=kind, bid=bid, taken=taken, points=points(won))


def _pulka_scored(told: "Telling") -> Iterator[str]:
    yield told.says("ev-pulka-scored", pulka=told.event["pulka"])
    for name, added in zip(told.names, told.event["added"], strict=True):
        if added:
            message = "ev-premia" if added > 0 else "ev-moshla"
            yield told.says(message, name=name, points=points(added))


def _match_over(told: "Telling") -> Iterator[str]:
    yield told.says("ev-match-over")
    for name, place, total in zip(
        told.names, told.event["places"], told.event["total"], strict=True
    ):
        yield told.says("ev-place", place=place, name=name, points=points(total))


@dataclass(frozen=True)
class Telling:
    """An event to be told in a language, with the view that came with it."""

    language: str
    event: Event
    view: dict[str, Any]
    names: list[str]

    @property
    def name(self) -> str:
        """The name of the seat that the event is about."""
        return self.names[self.event["seat" if "seat" in self.event else "dealer"]]

    def says(self, message: str, **variables: str | int) -> str:
        """Return a message in the language."""
        return say(self.language, message, **variables)


TOLD: dict[str, Callable[[Telling], Iterator[str]]] = {
    "first-dealer": lambda told: iter([told.says("ev-first-dealer", name=told.name)]),
    "dealt": _dealt,
    "trump-named": lambda told: iter(
        [
            told.says(
                "ev-trump-named",
                name=told.name,
                trump=trump_name(told.language, told.event["trump"]),
            )
        ]
    ),
    "bid": _bid,
    "bids-closed": _bids_closed,
    "played": lambda told: iter(
        [told.says("ev-played", name=told.name, play=play_name(told.language, told.event["play"]))]
    ),
    "trick-taken": lambda told: iter([told.says("ev-trick", name=told.name)]),
    "deal-scored": _deal_scored,
    "pulka-scored": _pulka_scored,
    "match-over": _match_over,
}


def sentences(language: str, event: Event, view: dict[str, Any], names: list[str]) -> list[str]:
    """Return what is announced for one event."""
    return list(TOLD[event["is"]](Telling(language, event, view, names)))
