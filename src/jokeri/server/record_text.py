"""A table's record in the text form, without anything that is still secret."""

from jokeri.game import DEALER
from jokeri.records import moves_of
from jokeri.server.loading import Loaded
from jokeri.server.names import as_words


def record_of(loaded: Loaded) -> str:
    """Write a match; of an unfinished one what came before the cards on the table were dealt."""
    table, stored = loaded.table, loaded.stored
    entries = stored.entries
    if table.turn is not None and table.turn is not DEALER:
        last_deal = max((entry.seq for entry in entries if entry.seat is None), default=1)
        entries = entries[: last_deal - 1]
    moves = moves_of(table.kind, entries)
    return table.kind.write_record(table.house, as_words(stored.header.names), moves)
