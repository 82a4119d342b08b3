"""Node, as scripts/test.py finds it, with the page's packages."""

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


def scripts_test() -> ModuleType:
    """Return scripts/test.py, which knows where Node and npm are."""
    spec = importlib.util.spec_from_file_location("scripts_test", ROOT / "scripts" / "test.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node() -> str:
    """Return a Node, after the page's packages have been installed where they are not there."""
    npm: list[str] = scripts_test().npm()
    found = npm[0] if len(npm) > 1 else shutil.which("node")
    assert found is not None
    if not (WEB / "node_modules" / "@fluent" / "bundle").is_dir():
        path = os.pathsep.join([str(Path(found).parent), os.environ["PATH"]])
        environment = {**os.environ, "PATH": path}
        subprocess.run(
            [*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True
        )
    return found
