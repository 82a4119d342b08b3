"""Reading the text form: each line is checked as it comes, against what is due and the rules."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn

from jokeri.cards import Card
from jokeri.game import IllegalHouse, IllegalMove
from jokeri.games.georgian import schedule
from jokeri.games.georgian.dealing import shows_trump
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.moves import PLAYS, TRUMPS, Bid, Deal, FirstDealer, Move
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.sentences import sentence
from jokeri.games.georgian.state import State
from jokeri.lines import Line, Refusal, lines_of
from jokeri.seats import Seat, clockwise_from, left_of

WORDS = frozenset(
    ("game", "house", "seats", "dealer", "deal", "hands", "turn", "trump", "bids", "tricks")
) | {"score", "pulka", "total"}
"""The words that begin a line; a line of plays begins with a play."""

CARD_WORDS: dict[str, Card] = {text: play.card for text, play in PLAYS.items() if play.call is None}


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match as read: whole, or up to where the text stops.

    ``state`` and ``moves`` stand after the last move read; ``total`` sums the score and pulka
    lines read. ``house`` and ``state`` are there once the house line is.
    """

    house: House | None
    names: tuple[str, ...]
    state: State | None
    moves: tuple[Move, ...]
    total: tuple[int, ...]
    whole: bool

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves at the end; empty when a card or a sum is due."""
        if self.house is None or self.state is None:
            return ()
        return tuple(Joker(self.house).moves(self.state))


class _End(Exception):
    """The text stops here."""


def read_transcript(data: bytes) -> Transcript:
    """Read a whole or partial match, or raise ``Refusal`` at its first fault."""
    reader = _Reader(lines_of(data))
    whole = False
    try:
        reader.match()
        whole = True
    except _End:
        if reader.last is None:
            raise Refusal(
                1, "unreadable", "nothing to read: a match begins with game joker"
            ) from None
    return Transcript(
        reader.game.house if reader.game else None,
        reader.names,
        reader.state if reader.game else None,
        tuple(reader.moves),
        tuple(reader.total),
        whole,
    )


@dataclass(slots=True)
class _Reader:
    lines: Iterator[Line]
    last: Line | None = None
    game: Joker | None = None
    names: tuple[str, ...] = ()
    state: State = field(default_factory=State)
    moves: list[Move] = field(default_factory=list)
    total: list[int] = field(default_factory=lambda: [0, 0, 0, 0])

    # The path through a match, line by line.

    def match(self) -> None:
        line = self.due("game")
        if line.words[1:] != ("joker",):
            raise line.refuse("unreadable", "the first line is game joker")
        house = self.house()
        self.game = Joker(house)
        self.seats()
        self.first_dealer()
        for number, cards in enumerate(house.deals):
            self.deal(cards, house)
            _, pulka = schedule.pulka_of(house.schedule, number)
            if number + 1 == pulka.stop:
                self.gains("pulka", self.state.settled[-1].added)
        self.sums("total", self.state.total)
        extra = next(self.lines, None)
        if extra is not None:
            raise extra.refuse("wrong-order", "the match is over")

    def house(self) -> House:
        line = self.due("house")
        try:
            return read_house(" ".join(line.words[1:]))
        except IllegalHouse as refused:
            raise line.refuse("unknown-house", str(refused)) from None

    def seats(self) -> None:
        line = self.due("seats")
        names = line.words[1:]
        if len(names) != 4 or len(set(names)) != 4 or any("|" in name for name in names):
            raise line.refuse("unreadable", "four different names are due, without # and |")
        self.names = names

    def first_dealer(self) -> None:
        line = self.due("dealer")
        (dealer,) = self.numbers(line, 1)
        if not 0 <= dealer <= 3:
            raise line.refuse("unreadable", "the dealer is a seat, 0 to 3")
        self.apply(line, FirstDealer(Seat(dealer)))

    def deal(self, cards: int, house: House) -> None:
        line = self.due("deal")
        if self.numbers(line, 1) != (cards,):
            raise line.refuse("wrong-deal", f"the schedule's next deal is {cards}")
        hands_line = self.due("hands")
        hands = self.hands(hands_line, cards, house)
        dealt = [hands[seat][place] for place in range(cards) for seat in self.round()]
        shown = shows_trump(house, cards)
        if shown == "turned":
            self.turned(dealt, house)
        else:
            self.apply(hands_line, whole_pack(dealt, house))
            if shown == "forehand":
                self.trump()
        self.bids()
        self.due("tricks", words=1)
        for _ in range(cards):
            self.trick()
        self.gains("score", self.state.results[-1].points)

    def hands(self, line: Line, cards: int, house: House) -> list[tuple[Card, ...]]:
        hands: list[list[Card]] = [[]]
        for word in line.words[1:]:
            if word == "|":
                hands.append([])
            else:
                hands[-1].append(self.card(line, word))
        if len(hands) != 4:
            raise line.refuse("unreadable", "four hands are due, parted by |")
        if any(len(hand) != cards for hand in hands):
            raise line.refuse("impossible-hands", f"each hand has {cards} cards in this deal")
        self.check_pack(line, [card for hand in hands for card in hand], house)
        return [tuple(hand) for hand in hands]

    def turned(self, dealt: list[Card], house: House) -> None:
        line = self.due("turn", words=2)
        card = self.card(line, line.words[1])
        self.check_pack(line, [*dealt, card], house)
        self.apply(line, whole_pack([*dealt, card], house))

    def trump(self) -> None:
        line = self.due("trump", words=2)
        named = TRUMPS.get(line.words[1])
        if named is None:
            raise line.refuse("unreadable", "trump is S, C, D, H or N")
        self.apply(line, named)

    def bids(self) -> None:
        line = self.due("bids")
        bids = self.numbers(line)
        if len(bids) > 4:
            raise line.refuse("unreadable", "a deal has four bids")
        for bid in bids:
            self.apply(line, Bid(bid))
        if len(bids) < 4:
            self.stop_short("bids")

    def trick(self) -> None:
        line = self.next_line()
        if line.words[0] not in PLAYS:
            self.misplaced(line, "the next trick")
        unknown = next((word for word in line.words if word not in PLAYS), None)
        if unknown is not None:
            raise line.refuse("unreadable", f"{unknown!r} is no play")
        if len(line.words) > 4:
            raise line.refuse("unreadable", "a trick has four plays")
        for word in line.words:
            self.apply(line, PLAYS[word])
        if len(line.words) < 4:
            self.stop_short("trick")

    def gains(self, word: str, expected: tuple[int, ...]) -> None:
        self.sums(word, expected)
        self.total = [sum(pair) for pair in zip(self.total, expected, strict=True)]

    def sums(self, word: str, expected: tuple[int, ...]) -> None:
        line = self.due(word)
        if self.numbers(line, 4) != expected:
            right = " ".join(map(str, expected))
            raise line.refuse("wrong-score", f"the rules give {word} {right}")

    # What every line needs.

    def next_line(self) -> Line:
        self.last = next(self.lines, None) or self._end()
        return self.last

    def _end(self) -> NoReturn:
        raise _End

    def due(self, word: str, words: int | None = None) -> Line:
        """Return the next line, which must begin with ``word`` and may have a number of words."""
        line = self.next_line()
        if line.words[0] != word:
            self.misplaced(line, word)
        if words is not None and len(line.words) != words:
            raise line.refuse(
                "unreadable", f"a {word} line has {words} words, not {len(line.words)}"
            )
        return line

    def misplaced(self, line: Line, due: str) -> NoReturn:
        if line.words[0] in WORDS or line.words[0] in PLAYS:
            raise line.refuse("wrong-order", f"{due} is due here")
        raise line.refuse("unreadable", f"{line.words[0][:40]!r} begins no line of this form")

    def stop_short(self, what: str) -> NoReturn:
        following = next(self.lines, None)
        if following is not None:
            raise following.refuse(
                "wrong-order", f"the {what} line before this one is not complete"
            )
        raise _End

    def numbers(self, line: Line, count: int | None = None) -> tuple[int, ...]:
        words = line.words[1:]
        for word in words:
            if not is_number(word):
                raise line.refuse("unreadable", f"{word[:40]!r} is no number")
        if count is not None and len(words) != count:
            raise line.refuse("unreadable", f"{line.words[0]} is followed by {count} numbers")
        return tuple(map(int, words))

    def card(self, line: Line, word: str) -> Card:
        if word not in CARD_WORDS:
            raise line.refuse("unreadable", f"{word[:40]!r} is no card")
        return CARD_WORDS[word]

    def check_pack(self, line: Line, dealt: list[Card], house: House) -> None:
        over = Counter(dealt) - Counter(pack_of(house))
        if over:
            card = next(iter(over))
            where = "there too often" if card in pack_of(house) else "not in the pack"
            raise line.refuse("impossible-hands", f"{card} is {where}")

    def round(self) -> tuple[Seat, ...]:
        return clockwise_from(left_of(self.state.dealer))

    def apply(self, line: Line, move: Move) -> None:
        assert self.game is not None  # noqa: S101 - the house line came first
        try:
            self.state = self.game.apply(self.state, move).state
        except IllegalMove as refused:
            raise line.refuse(refused.code, sentence(refused.code, refused.detail)) from None
        self.moves.append(move)


def is_number(word: str) -> bool:
    """Whether a word is a whole number without ``+`` and leading zeros, of a sane length."""
    digits = word.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) < 10
    return plain and (digits[0] != "0" or word == "0")


def whole_pack(dealt: list[Card], house: House) -> Deal:
    """Return the deal of these cards; those that nobody saw follow in a fixed order."""
    unseen = Counter(pack_of(house)) - Counter(dealt)
    return Deal((*dealt, *unseen.elements()))
