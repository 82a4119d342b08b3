from collections.abc import Sequence

from jokeri.fast.plays import Plays

class Search(Plays):
    def ask(
        self, hands: Sequence[int], seat: int, kind: int, k: int, trick: tuple[int, ...]
    ) -> bool: ...
