"""Reading the text form: each line is checked as it comes, against what is due and the rules."""

from dataclasses import dataclass

from jokeri.games.jokers.dealing import pack_of
from jokeri.games.jokers.engine import Jokers
from jokeri.games.jokers.house import House, read_house
from jokeri.games.jokers.moves import SEAT_MOVES, Act, FirstPlayer
from jokeri.games.jokers.pack import CARD_WORDS, HAND, PACK, SAFETY, SEATS
from jokeri.games.jokers.sentences import sentence
from jokeri.games.jokers.state import Phase, State
from jokeri.games.reading import Reading, Transcript
from jokeri.lines import Line, lines_of
from jokeri.seats import Seat

WORDS = frozenset(
    ("game", "house", "seats", "first", "deal", "hands", "safety", "pile", "turns", "score")
) | {"total"}
"""The words that begin a line; a line of moves begins with its seat."""

TURN_WORDS = {f"{seat}:": Seat(seat) for seat in range(SEATS)}
IN_PILE = len(PACK) - SEATS * (HAND + SAFETY)


def read_transcript(data: bytes) -> Transcript:
    """Read a whole or partial match, or raise ``Refusal`` at its first fault."""
    text = Reading(lines_of(data), WORDS, TURN_WORDS.__contains__, sentence, CARD_WORDS)
    text.total = [0] * SEATS
    return text.transcript(_Path(text).match, "jokers")


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
        text.game_line("jokers")
        text.house_line(read_house)
        house: House = text.house
        text.begin(Jokers(house))
        text.seats_line(SEATS)
        line = text.due("first")
        text.apply(line, FirstPlayer(Seat(text.seat(line))))
        for _ in range(house.rounds_played):
            self.round()
        text.sums("total", self.state.total)
        text.nothing_more()

    def round(self) -> None:
        text = self.text
        text.due("deal", words=1)
        line = text.due("hands")
        hands = text.rows(line, SEATS, HAND)
        dealt = [card for hand in hands for card in hand]
        text.check_pack(line, dealt, PACK)
        line = text.due("safety")
        safety = text.rows(line, SEATS, SAFETY)
        dealt += [card for own in safety for card in own]
        text.check_pack(line, dealt, PACK)
        line = text.due("pile")
        (pile,) = text.rows(line, 1, IN_PILE)
        text.check_pack(line, [*dealt, *pile], PACK)
        text.apply(line, pack_of(self.state, hands, safety, pile))
        text.due("turns", words=1)
        while self.state.phase is Phase.TURN:
            self.turn()
        text.gains("score", self.state.results[-1].points)

    def turn(self) -> None:
        line = self.text.next_line()
        seat = TURN_WORDS.get(line.words[0])
        if seat is None:
            self.text.misplaced(line, "the next turn")
        if seat != self.state.seat:
            raise line.refuse("wrong-order", f"it is the turn of seat {self.state.seat}")
        if not self.closes(line):
            self.text.stop_short("turn")

    def closes(self, line: Line) -> bool:
        """Make a line's moves; return whether they end the turn."""
        closed = False
        for word in line.words[1:]:
            move = SEAT_MOVES.get(word)
            if move is None:
                raise line.refuse("unreadable", f"{word[:40]!r} is no move")
            if closed:
                raise line.refuse("unreadable", f"{word} comes after the turn's end")
            self.text.apply(line, move)
            closed = move in (Act.DECLARE, Act.END)
        return closed
