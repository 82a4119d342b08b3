"""How the careful player plays for tricks."""

from collections.abc import Sequence

from jokeri.bots.five_hundred.table import Table
from jokeri.cards import Rank
from jokeri.games.five_hundred.moves import Play


def choose_play(table: Table, plays: Sequence[Play]) -> Play:
    """Return a lead or an answer."""
    return answer(table, plays) if table.view.trick.plays else lead(table, plays)


def lead(table: Table, plays: Sequence[Play]) -> Play:
    """Draw trumps as contractor, then cash what cannot be beaten, else lead low."""
    trump = table.ranking.trump
    trumps = [play for play in plays if trump and table.ranking.suit_of(play.card) is trump]
    if table.contracting and trumps and table.trumps_out:
        best = max(trumps, key=lambda play: table.power(play.card))
        if not table.beaten_by(best) or len(trumps) > 2:
            return best
    sure = [play for play in plays if play not in trumps and not table.beaten_by(play)]
    if sure:
        return min(
            sure, key=lambda play: len(table.of_suit(play.card.suit)) if play.card.suit else 9
        )
    if trumps and not table.trumps_out:
        return max(trumps, key=lambda play: table.power(play.card))
    plain = [play for play in plays if play not in trumps and not table.ranking.suitless(play.card)]
    choice = plain or list(plays)
    if table.contracting and trump is None:
        return max(choice, key=lambda play: (_length(table, play), -table.power(play.card)[1]))
    return min(choice, key=lambda play: (table.power(play.card)[0], _risk(table, play)))


def _length(table: Table, play: Play) -> int:
    suit = table.ranking.suit_of(play.card)
    return len(table.of_suit(suit)) if suit else 0


def _risk(table: Table, play: Play) -> int:
    """Return what a low lead gives away: kings and queens are kept, low cards go."""
    rank = table.ranking.rank_of(play.card)
    return rank + (4 if play.card.rank in (Rank.KING, Rank.QUEEN) else 0)


def answer(table: Table, plays: Sequence[Play]) -> Play:
    """Take as cheaply as will hold, leave the trick to a partner who has it, else throw low."""
    taking = [play for play in plays if table.takes(play)]
    winner = table.winning
    if winner is not None and table.with_me(winner) and (table.last or partner_holds(table)):
        return cheapest(table, [play for play in plays if play not in taking] or list(plays))
    if not taking:
        return cheapest(table, plays)
    if table.last:
        return cheapest(table, taking)
    holding = [play for play in taking if not table.beaten_by(play)]
    if holding:
        return cheapest(table, holding)
    high = max(taking, key=lambda play: table.power(play.card))
    promising = len(table.beaten_by(high)) <= 2 or table.ranking.suit_of(high.card) is None
    return high if promising else cheapest(table, plays)


def partner_holds(table: Table) -> bool:
    """Whether nothing still out is likely to beat the partner's card that takes so far."""
    trick = table.view.trick
    assert table.winning is not None  # noqa: S101 - the caller looked
    return not table.beaten_by(trick.plays[trick.order.index(table.winning)])


def cheapest(table: Table, plays: Sequence[Play]) -> Play:
    """Return the play that is missed least."""
    return min(plays, key=lambda play: table.power(play.card))
