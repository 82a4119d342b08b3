from collections.abc import Sequence

from jokeri.fast.table import Table

class Search(Table):
    def ask(
        self, hands: Sequence[int], seat: int, kind: int, k: int, trick: tuple[int, ...]
    ) -> bool: ...
