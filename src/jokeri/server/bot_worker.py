"""What runs in a bot's process: it knows views, legal moves and a seed, and nothing else."""

import os
import random
import signal
import threading
from collections.abc import Sequence
from multiprocessing import connection, parent_process
from typing import Any

from jokeri.bots import BOTS


def prepare() -> None:
    """Leave Ctrl-C to the server, and end when the server has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def ready() -> bool:
    """Answer, once the process has started."""
    return True


def choose(bot: str, view: Any, moves: Sequence[Any], seed: int) -> int:
    """Return the place in ``moves`` of the move that a bot chooses."""
    return moves.index(BOTS[bot].choose(view, moves, random.Random(seed)))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
