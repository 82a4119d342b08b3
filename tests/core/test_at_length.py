import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
RANDOM = [
    "tests/games/test_contract.py",
    "tests/games/test_secrecy.py",
    "tests/games/test_stateful.py",
    "tests/core/test_reading.py",
    "tests/core/test_secrecy.py",
    "tests/core/test_stateful.py",
    "tests/perft",
]


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("tests", RANDOM)
def test_the_random_tests_at_length(tests: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--timeout=0", "-p", "no:cacheprovider", tests],
        cwd=ROOT,
        env={**os.environ, "JOKERI_HYPOTHESIS": "large"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
