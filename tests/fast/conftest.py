import os
from pathlib import Path

import pytest

import jokeri.fast


@pytest.fixture
def fast_mode() -> str:
    """The mode that this run must be of: what was asked for, or what was built."""
    if os.environ.get("JOKERI_PURE") == "1":
        return "interpreted"
    built = Path(jokeri.fast.__file__).with_name("built.sha256").is_file()
    return "compiled" if built else "interpreted"
