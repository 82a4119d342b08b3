"""Reading the text form: each line is checked as it comes, against what is due and the rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from jokeri.game import IllegalHouse
from jokeri.games.five_hundred.dealing import pack_for
from jokeri.games.five_hundred.engine import FiveHundred
from jokeri.games.five_hundred.house import House, read_unseated, seated
from jokeri.games.five_hundred.moves import (
    CALLED,
    CALLS,
    CARD_WORDS,
    NAMINGS,
    PLAYS,
    FirstDealer,
    Play,
    SeatMove,
)
from jokeri.games.five_hundred.packs import HAND, hands_in, kitty_size, pack_of
from jokeri.games.five_hundred.results import Outcome
from jokeri.games.five_hundred.sentences import sentence
from jokeri.games.five_hundred.sides import sides_of
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.reading import Reading, Transcript
from jokeri.lines import Line, lines_of
from jokeri.seats import Seat

WORDS = frozenset(
    ("game", "house", "seats", "dealer", "start", "deal", "hands", "kitty", "auction", "discard")
) | {"call", "joker", "tricks", "score", "total"}
"""The words that begin a line; a line of plays begins with its leader's seat."""

SEAT_COUNTS = (2, 3, 4, 5, 6)
LEADERS = {f"{seat}:": Seat(seat) for seat in range(max(SEAT_COUNTS))}


def read_transcript(data: bytes) -> Transcript:
    """Read a whole or partial match, or raise ``Refusal`` at its first fault."""
    text = Reading(lines_of(data), WORDS, LEADERS.__contains__, sentence, CARD_WORDS)
    text.total = [0, 0]
    return text.transcript(_Path(text).match, "five-hundred")


@dataclass(frozen=True, slots=True)
class _Path:
    """The path through a match, line by line."""

    text: Reading

    @property
    def state(self) -> State:
        state: State = self.text.state
        return state

    @property
    def house(self) -> House:
        house: House = self.text.house
        return house

    def match(self) -> None:
        self.text.game_line("five-hundred")
        house_line = self.text.house_line(read_unseated)
        seats_line = self.text.seats_line(*SEAT_COUNTS)
        try:
            self.text.house = seated(self.house, len(self.text.names), house_line.words[2:])
        except IllegalHouse as refused:
            raise seats_line.refuse("unknown-house", str(refused)) from None
        self.text.begin(FiveHundred(self.house))
        self.first_dealer()
        while self.state.phase is not Phase.OVER:
            self.deal()
        self.text.sums("total", self.state.total)
        self.text.nothing_more()

    def first_dealer(self) -> None:
        self.text.total = [0] * sides_of(self.house)
        line = self.text.due("dealer")
        dealer = Seat(self.text.seat(line))
        start: tuple[int, ...] = ()
        following = self.text.peek()
        if following is not None and following.words[0] == "start":
            line = self.text.due("start")
            start = self.text.numbers(line, sides_of(self.house))
            self.text.total = list(start)
        self.text.apply(line, FirstDealer(dealer, start))

    def deal(self) -> None:
        self.text.due("deal", words=1)
        self.cards()
        self.calls()
        if self.state.phase is Phase.DISCARD:
            self.discards()
        if self.state.phase is Phase.CALL:
            self.one("call", CALLED)
        if self.state.phase is Phase.PLAY:
            self.play()

    def cards(self) -> None:
        text, house = self.text, self.house
        line = text.due("hands")
        hands = text.rows(line, hands_in(house), HAND)
        dealt = [card for hand in hands for card in hand]
        text.check_pack(line, dealt, pack_of(house))
        line = text.due("kitty")
        (kitty,) = text.rows(line, 1, kitty_size(house))
        text.check_pack(line, [*dealt, *kitty], pack_of(house))
        text.apply(line, pack_for(hands, kitty, self.state.dealer, house))

    def calls(self) -> None:
        line = self.text.due("auction")
        for word in line.words[1:]:
            call = CALLS.get(word)
            if call is None:
                raise line.refuse("unreadable", f"{word[:40]!r} is no call")
            if self.state.phase is not Phase.BID:
                raise line.refuse("unreadable", f"the auction is over before {word}")
            self.text.apply(line, call)
        if self.state.phase is Phase.BID:
            self.text.stop_short("auction")

    def discards(self) -> None:
        line = self.text.due("discard")
        for word in line.words[1:]:
            card = self.text.card(line, word)
            if self.state.phase is not Phase.DISCARD:
                raise line.refuse("unreadable", f"{word} is one card too many")
            self.text.apply(line, Play(card))
        if self.state.phase is Phase.DISCARD:
            self.text.stop_short("discard")

    def one(self, word: str, known: Mapping[str, SeatMove]) -> None:
        line = self.text.due(word, words=2)
        move = known.get(line.words[1])
        if move is None:
            raise line.refuse("unreadable", f"{line.words[1][:40]!r} is not what {word} needs")
        self.text.apply(line, move)

    def namings(self) -> None:
        """Take the line that names the suits of jokers, if there is one."""
        line = self.text.peek()
        if line is None or line.words[0] != "joker":
            return
        line = self.text.next_line()
        if len(line.words) == 1:
            raise line.refuse("unreadable", "joker is followed by its suit")
        for word in line.words[1:]:
            if word not in NAMINGS:
                raise line.refuse("unreadable", f"{word[:40]!r} names no suit")
            self.text.apply(line, NAMINGS[word])

    def play(self) -> None:
        self.namings()
        self.text.due("tricks", words=1)
        while self.state.phase is Phase.PLAY:
            self.trick()
        result = self.state.results[-1]
        assert result.outcome is not Outcome.THROWN_IN  # noqa: S101 - it has been played
        self.text.gains("score", result.points)

    def trick(self) -> None:
        line = self.text.next_line()
        leader = LEADERS.get(line.words[0])
        if leader is None:
            self.text.misplaced(line, "the next trick")
        if leader != self.state.trick.leader:
            raise line.refuse("wrong-order", f"seat {self.state.trick.leader} leads this trick")
        before = len(self.state.tricks)
        self.plays(line, before)
        if len(self.state.tricks) == before:
            self.text.stop_short("trick")

    def plays(self, line: Line, before: int) -> None:
        unknown = next((word for word in line.words[1:] if word not in PLAYS), None)
        if unknown is not None:
            raise line.refuse("unreadable", f"{unknown[:40]!r} is no play")
        for word in line.words[1:]:
            if len(self.state.tricks) > before:
                raise line.refuse("unreadable", f"the trick is complete before {word}")
            self.text.apply(line, PLAYS[word])
