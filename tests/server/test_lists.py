"""What lists show of very many tables."""

from pathlib import Path

from sqlalchemy import Connection

from jokeri.games import GAMES
from jokeri.records import header_of
from jokeri.server import lists, rows
from jokeri.server.lists import LISTED
from jokeri.server.loading import summary_of
from jokeri.server.rows import NewTable
from jokeri.server.seating import Place, Seating
from support.tables import HOUSE, Hall, people, run_in_hall


def new_tables(link: Connection, count: int, owner: int, watcher: int | None = None) -> list[int]:
    """Add tables that play, of an owner, where another one may watch."""
    kind = GAMES["joker"]
    house = kind.house(HOUSE)
    game = kind.game(house)
    places = (*people(owner), *(Place(bot="random", name=f"B{n}") for n in range(3)))
    new = NewTable(
        header=header_of(kind, house, [place.name or "" for place in places]),
        house=HOUSE,
        summary=summary_of(kind, game, game.begin()),
        seating=Seating(places=places, owner=owner, life="playing"),
    )
    made = [rows.add_table(link, new, 0)[0] for _ in range(count)]
    for table in made:
        if watcher is not None:
            rows.add_member(link, table, watcher)
    return made


def test_a_guest_with_very_many_tables(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        guest, other = await hall.guests(2)

        def work(link: Connection) -> tuple[list[int], list[int]]:
            own = new_tables(link, LISTED + 5, guest)
            new_tables(link, 2 * LISTED + 5, other, watcher=guest)
            return own, [one.table for one in lists.tables_of(link, guest)]

        own, listed = await hall.store.write(work)
        assert listed == own[:4:-1], "the newest, though it watches many that are newer"

    run_in_hall(tmp_path, test)
