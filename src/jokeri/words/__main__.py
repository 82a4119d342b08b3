"""``python -m jokeri.words GAME`` prints ``docs/rules/GAME.md``."""

import sys

from jokeri.games import GAMES
from jokeri.words.reference import reference

sys.stdout.buffer.write(reference(GAMES[sys.argv[1]]).encode())
