"""How the careful player plays a misere, for the contractor and against."""

from collections.abc import Sequence

from jokeri.bots.five_hundred.dangers import danger_of
from jokeri.bots.five_hundred.table import Table
from jokeri.games.five_hundred.moves import Play
from jokeri.games.five_hundred.packs import pack_of


def choose_play(table: Table, plays: Sequence[Play]) -> Play:
    """Return a play: lose every trick as contractor, give the contractor one as defender."""
    return evade(table, plays) if table.seat == table.view.contractor else attack(table, plays)


def evade(table: Table, plays: Sequence[Play]) -> Play:
    """Play as high as loses, throw the most dangerous card when void, lead low."""
    hand, pack = table.view.hand, pack_of(table.view.house)
    if not table.view.trick.plays:
        return min(plays, key=lambda play: (-len(table.beaten_by(play)), table.power(play.card)))
    losing = [play for play in plays if not table.takes(play)]
    if losing:
        return max(
            losing, key=lambda play: (danger_of(play.card, hand, pack), table.power(play.card))
        )
    return min(plays, key=lambda play: table.power(play.card))


def attack(table: Table, plays: Sequence[Play]) -> Play:
    """Never take a trick that the contractor has, and stay below one who is still to play."""
    trick, contractor = table.view.trick, table.view.contractor
    if not trick.plays:
        return min(plays, key=lambda play: (table.power(play.card)[0], table.power(play.card)[1]))
    under = [play for play in plays if not table.takes(play)]
    if table.winning == contractor:
        return max(under or plays, key=lambda play: table.power(play.card) if under else (0, 0))
    place = trick.order.index(table.seat)
    contractor_is_due = contractor in trick.order[place + 1 :]
    if contractor_is_due:
        return min(plays, key=lambda play: table.power(play.card))
    return max(plays, key=lambda play: table.power(play.card))
