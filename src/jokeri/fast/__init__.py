"""The compiled twin of Georgian Joker's rules: playouts, exact answers, likely worlds.

Plain Python files that also compile. ``JOKERI_PURE=1`` takes the sources even where compiled
modules lie beside them.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

TWINS = {"joker": "jokeri.fast.counting"}
"""The module that counts the ways of a game here, by the game's name; loaded when it is asked."""

PURE = "JOKERI_PURE"
_HERE = Path(__file__).parent


class _Sources:
    """Finds this package's modules as sources only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source's spec for a module of this package, ``None`` for any other."""
        del path, target
        package, _, module = name.rpartition(".")
        source = _HERE / f"{module}.py"
        return (
            spec_from_file_location(name, source)
            if package == __name__ and source.is_file()
            else None
        )


if os.environ.get(PURE) == "1":
    sys.meta_path.insert(0, _Sources())


def mode() -> str:
    """Return ``compiled`` or ``interpreted``."""
    from jokeri.fast import position  # noqa: PLC0415 - importing the package loads nothing

    return "interpreted" if str(position.__file__).endswith(".py") else "compiled"
