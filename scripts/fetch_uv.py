"""Fetch the pinned uv from PyPI with the standard library alone: fetch_uv.py PINS TARGET."""

import hashlib
import io
import json
import platform
import re
import sys
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path

INDEX = "https://pypi.org/simple/uv/"
JSON = "application/vnd.pypi.simple.v1+json"


def wheel_tags() -> list[str]:
    """Return what the name of a wheel for this machine contains, best first."""
    machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(
        platform.machine().lower(), platform.machine().lower()
    )
    if sys.platform == "darwin":
        return ["_arm64" if machine == "aarch64" else "_x86_64"]
    if platform.libc_ver()[0] == "glibc":
        return [f"manylinux_2_17_{machine}", f"manylinux_2_28_{machine}"]
    return [f"musllinux_1_1_{machine}"]


def is_for_this_machine(name: str, tag: str) -> bool:
    """Tell whether the wheel of this name runs here."""
    system = "macosx" if sys.platform == "darwin" else "linux"
    return name.endswith(".whl") and system in name and tag in name


def get(url: str, accept: str = "*/*") -> bytes:
    """Return the body of the answer."""
    if not url.startswith("https://"):
        sys.exit(f"uv is fetched over https only, not from {url}.")
    request = urllib.request.Request(url, headers={"Accept": accept, "User-Agent": "jokeri"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=120) as answer:  # noqa: S310
        body: bytes = answer.read()
    return body


def main() -> None:
    """Write the uv of this machine to TARGET, or end with a sentence."""
    pins, target = Path(sys.argv[1]).read_text(encoding="utf-8"), Path(sys.argv[2])
    hashes = set(re.findall(r"--hash=sha256:([0-9a-f]{64})", pins))
    try:
        files = json.loads(get(INDEX, JSON))["files"]
        pinned = [file for file in files if file["hashes"].get("sha256") in hashes]
        matching = [
            file
            for tag in wheel_tags()
            for file in pinned
            if is_for_this_machine(file["filename"], tag)
        ]
        if not matching:
            sys.exit(
                f"There is no pinned uv for {sys.platform} on {platform.machine()}; "
                "install uv yourself (https://docs.astral.sh/uv/) and try again."
            )
        wheel = get(urllib.parse.urljoin(INDEX, matching[0]["url"]))
    except (urllib.error.URLError, TimeoutError, ValueError) as error:
        sys.exit(f"uv could not be fetched from PyPI: {error}.")
    if hashlib.sha256(wheel).hexdigest() not in hashes:
        sys.exit("The uv fetched from PyPI is not the pinned one: its hash differs.")
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        name = next(name for name in archive.namelist() if name.endswith("/scripts/uv"))
        program = archive.read(name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(program)
    target.chmod(0o755)


if __name__ == "__main__":
    main()
