"""Games and houses as the page's forms need them; everything comes from the games themselves."""

from collections.abc import Collection, Mapping
from typing import Any

from jokeri.bots import CHARACTERS
from jokeri.game import IllegalHouse, Kind
from jokeri.languages import LANGUAGES
from jokeri.records import options_of
from jokeri.server.answers import Refused, not_found
from jokeri.server.kept_houses import hash_of


def kind_named(games: Mapping[str, Kind], name: str) -> Kind:
    """Return a game by its name, or refuse."""
    kind = games.get(name)
    if kind is None:
        raise not_found()
    return kind


def house_from(kind: Kind, text: str) -> Any:
    """Return the house that a text means, or refuse."""
    try:
        return kind.house(text)
    except IllegalHouse as fault:
        told = {"code": fault.code, "option": fault.option, "value": fault.value}
        detail = {"reason": fault.reason, **told}
        raise Refused(400, "unknown-house", detail) from fault


def form_of(kind: Kind, bots: Collection[str]) -> dict[str, Any]:
    """Return what a form for new tables of a game is made from."""
    seats = len(kind.game(kind.house(next(iter(kind.presets)))).seats)
    return {
        "options": kind.options,
        "presets": kind.presets,
        "bots": list(bots),
        "cast": {
            name: {"hardness": one.hardness, "pace": one.pace}
            for name, one in CHARACTERS.items()
            if name in bots
        },
        "seats": seats,
    }


def rules_page(kind: Kind, house: Any, language: str) -> str:
    """Return the rules of a house as HTML, or refuse."""
    from jokeri import words  # noqa: PLC0415  # slow to import, and the first page needs none of it

    _check(language)
    return words.rules_html(kind, house, language)


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused(400, "unknown-language", {"languages": list(LANGUAGES)})


def house_wire(kind: Kind, house: Any) -> dict[str, Any]:
    """Return a house as its canonical text, its options, its seats, and its deals if it says."""
    game = kind.game(house)
    view = kind.view_wire(game.view(game.begin(), None))
    return {
        "game": kind.name,
        "house": kind.house_text(house),
        "hash": hash_of(kind, house),
        "options": options_of(kind, house)[1],
        "seats": len(game.seats),
        "deals": view.get("deals"),
    }
