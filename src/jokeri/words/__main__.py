"""``python -m jokeri.words`` prints ``docs/rules.md``."""

import sys

from jokeri.words.reference import reference

sys.stdout.buffer.write(reference().encode())
