"""Reading the text form: each line is checked as it comes, against what is due and the rules."""

from dataclasses import dataclass

from jokeri.games.japanese.dealing import pack_for
from jokeri.games.japanese.engine import JapaneseJoker
from jokeri.games.japanese.house import read_house
from jokeri.games.japanese.moves import PLAYS, FirstChooser
from jokeri.games.japanese.pack import CARD_WORDS, COLUMNS, HAND, PACK, SEATS, TRICKS
from jokeri.games.japanese.sentences import sentence
from jokeri.games.japanese.state import Cards, Phase, State
from jokeri.games.reading import Reading, Transcript
from jokeri.games.tricks import TRUMPS
from jokeri.lines import Line, lines_of
from jokeri.seats import Seat

WORDS = frozenset(
    ("game", "house", "seats", "chooser", "deal", "hands", "down", "up", "trump", "tricks")
) | {"score", "total"}
"""The words that begin a line; a line of plays begins with a play."""


def read_transcript(data: bytes) -> Transcript:
    """Read a whole or partial match, or raise ``Refusal`` at its first fault."""
    text = Reading(lines_of(data), WORDS, PLAYS.__contains__, sentence, CARD_WORDS)
    text.total = [0] * SEATS
    return text.transcript(_Path(text).match, "japanese-joker")


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
        text.game_line("japanese-joker")
        text.house_line(read_house)
        text.begin(JapaneseJoker(text.house))
        text.seats_line(SEATS)
        line = text.due("chooser")
        text.apply(line, FirstChooser(Seat(text.seat(line))))
        while self.state.phase is not Phase.OVER:
            self.round()
        text.sums("total", self.state.total)
        text.nothing_more()

    def round(self) -> None:
        text = self.text
        text.due("deal", words=1)
        self.cards()
        line = text.due("trump", words=2)
        named = TRUMPS.get(line.words[1])
        if named is None:
            raise line.refuse("unreadable", "trump is S, C, D, H or N")
        text.apply(line, named)
        text.due("tricks", words=1)
        for _ in range(TRICKS):
            self.trick()
        text.gains("score", self.state.results[-1].points)

    def cards(self) -> None:
        hands_line = self.text.due("hands")
        hands = self.part(hands_line, HAND, [])
        down_line = self.text.due("down")
        down = self.part(down_line, COLUMNS, hands)
        up_line = self.text.due("up")
        up = self.part(up_line, COLUMNS, [*hands, *down])
        self.text.apply(up_line, pack_for((hands, down, up), self.state))

    def part(self, line: Line, size: int, before: list[Cards]) -> list[Cards]:
        """Return what a line deals, by seat."""
        part = self.text.rows(line, SEATS, size)
        self.text.check_pack(line, [card for own in (*before, *part) for card in own], PACK)
        return part

    def trick(self) -> None:
        line = self.text.next_line()
        if line.words[0] not in PLAYS:
            self.text.misplaced(line, "the next trick")
        unknown = next((word for word in line.words if word not in PLAYS), None)
        if unknown is not None:
            raise line.refuse("unreadable", f"{unknown[:40]!r} is no play")
        if len(line.words) > SEATS:
            raise line.refuse("unreadable", "a trick has two plays")
        for word in line.words:
            self.text.apply(line, PLAYS[word])
        if len(line.words) < SEATS:
            self.text.stop_short("trick")
