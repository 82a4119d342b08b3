"""Reading the text form: each line is checked as it comes, against what is due and the rules."""

from collections import Counter
from dataclasses import dataclass

from jokeri.cards import Card
from jokeri.games.georgian import schedule
from jokeri.games.georgian.dealing import shows_trump
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.moves import PLAYS, TRUMPS, Bid, Deal, FirstDealer
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.sentences import sentence
from jokeri.games.georgian.state import State
from jokeri.games.reading import Reading, Transcript
from jokeri.lines import lines_of
from jokeri.seats import Seat, clockwise_from, left_of

WORDS = frozenset(
    ("game", "house", "seats", "dealer", "deal", "hands", "turn", "trump", "bids", "tricks")
) | {"score", "pulka", "total"}
"""The words that begin a line; a line of plays begins with a play."""


CARD_WORDS: dict[str, Card] = {text: play.card for text, play in PLAYS.items() if play.call is None}


def read_transcript(data: bytes) -> Transcript:
    """Read a whole or partial match, or raise ``Refusal`` at its first fault."""
    text = Reading(lines_of(data), WORDS, PLAYS.__contains__, sentence, CARD_WORDS)
    text.total = [0, 0, 0, 0]
    return text.transcript(_Path(text).match, "joker")


@dataclass(frozen=True, slots=True)
class _Path:
    """The path through a match, line by line."""

    text: Reading

    @property
    def state(self) -> State:
        state: State = self.text.state
        return state

    def match(self) -> None:
        text = self.text
        text.game_line("joker")
        text.house_line(read_house)
        house: House = text.house
        text.begin(Joker(house))
        text.seats_line(4)
        line = text.due("dealer")
        text.apply(line, FirstDealer(Seat(text.seat(line))))
        for number, cards in enumerate(house.deals):
            self.deal(cards, house)
            _, pulka = schedule.pulka_of(house.schedule, number)
            if number + 1 == pulka.stop:
                text.gains("pulka", self.state.settled[-1].added)
        text.sums("total", self.state.total)
        text.nothing_more()

    def deal(self, cards: int, house: House) -> None:
        text = self.text
        line = text.due("deal")
        if text.numbers(line, 1) != (cards,):
            raise line.refuse("wrong-deal", f"the schedule's next deal is {cards}")
        hands_line = text.due("hands")
        hands = text.rows(hands_line, 4, cards)
        text.check_pack(hands_line, [card for hand in hands for card in hand], pack_of(house))
        dealt = [hands[seat][place] for place in range(cards) for seat in self.round()]
        shown = shows_trump(house, cards)
        if shown == "turned":
            self.turned(dealt, house)
        else:
            text.apply(hands_line, whole_pack(dealt, house))
            if shown == "forehand":
                self.trump()
        self.bids()
        text.due("tricks", words=1)
        for _ in range(cards):
            self.trick()
        text.gains("score", self.state.results[-1].points)

    def turned(self, dealt: list[Card], house: House) -> None:
        line = self.text.due("turn", words=2)
        card = self.text.card(line, line.words[1])
        self.text.check_pack(line, [*dealt, card], pack_of(house))
        self.text.apply(line, whole_pack([*dealt, card], house))

    def trump(self) -> None:
        line = self.text.due("trump", words=2)
        named = TRUMPS.get(line.words[1])
        if named is None:
            raise line.refuse("unreadable", "trump is S, C, D, H or N")
        self.text.apply(line, named)

    def bids(self) -> None:
        line = self.text.due("bids")
        bids = self.text.numbers(line)
        if len(bids) > 4:
            raise line.refuse("unreadable", "a deal has four bids")
        for bid in bids:
            self.text.apply(line, Bid(bid))
        if len(bids) < 4:
            self.text.stop_short("bids")

    def trick(self) -> None:
        line = self.text.next_line()
        if line.words[0] not in PLAYS:
            self.text.misplaced(line, "the next trick")
        unknown = next((word for word in line.words if word not in PLAYS), None)
        if unknown is not None:
            raise line.refuse("unreadable", f"{unknown!r} is no play")
        if len(line.words) > 4:
            raise line.refuse("unreadable", "a trick has four plays")
        for word in line.words:
            self.text.apply(line, PLAYS[word])
        if len(line.words) < 4:
            self.text.stop_short("trick")

    def round(self) -> tuple[Seat, ...]:
        return clockwise_from(left_of(self.state.dealer))


def whole_pack(dealt: list[Card], house: House) -> Deal:
    """Return the deal of these cards; those that nobody saw follow in a fixed order."""
    unseen = Counter(pack_of(house)) - Counter(dealt)
    return Deal((*dealt, *unseen.elements()))
