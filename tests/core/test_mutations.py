import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "scripts" / "mutate.py"


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_every_mutant_is_noticed() -> None:
    ran = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
