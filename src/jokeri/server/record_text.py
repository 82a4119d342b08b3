"""A table's record in the text form, of which the game leaves out what is still secret."""

from jokeri.records import moves_of
from jokeri.server.loading import Loaded
from jokeri.server.names import as_words


def record_of(loaded: Loaded) -> str:
    """Write a match; of an unfinished one the finished deals."""
    table, stored = loaded.table, loaded.stored
    moves = moves_of(table.kind, stored.entries)
    return table.kind.write_record(table.house, as_words(stored.header.names), moves)
