"""When garbage is collected: after much has ended, and not by how much was made.

Python itself looks through all it holds each time a quarter has been added. With thousands of
sockets open that takes half a second in which nobody is answered, and finds next to nothing: only
an ended socket or table leaves cycles behind.
"""

import gc

NEVER = 1_000_000
SHARE = 4
"""Collect when one of so many has ended since the last time."""


class Garbage:
    """Remembers how much had ended when it last collected."""

    def __init__(self) -> None:
        self._known = 0
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)

    def look(self, ended: int, alive: int) -> None:
        """Collect where enough has ended, sockets and tables in all, beside what is alive."""
        if (ended - self._known) * SHARE > alive:
            self._known = ended
            gc.collect()
