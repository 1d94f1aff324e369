"""Ask pip whether what the app needs can be had for Android, the way python-for-android asks. Needs the network.

    python -m tools.obtainable

Kivy and PyYAML are not asked for: the first has a recipe; the second has neither recipe nor wheel, its pure part is what
is used on a phone, and because the resolver gives up on it every transitive requirement is pinned in buildozer.spec.
"""

from __future__ import annotations

import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

SPEC = Path(__file__).resolve().parent.parent / "buildozer.spec"
BUILT = ("python3", "kivy", "pyyaml")
"""What python-for-android builds or copies itself."""
PLATFORM, PYTHON = "android_24_arm64_v8a", "3.14.2"


def wanted() -> list[str]:
    spec = ConfigParser(interpolation=None)
    spec.read(SPEC)
    listed = [each.strip() for each in spec["app"]["requirements"].split(",")]
    return [each for each in listed if each.partition("==")[0] not in BUILT]


def asked(requirement: str) -> str:
    """What pip says against it, "" if it can be had."""
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--no-deps", "--ignore-installed", "--target", "nowhere",
         "--only-binary=:all:", f"--platform={PLATFORM}", f"--python-version={PYTHON}", requirement],
        capture_output=True, text=True, check=False,
    )
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["pip failed"])[-1]


def main() -> int:
    faults = 0
    for requirement in wanted():
        against = asked(requirement)
        faults += bool(against)
        print(f"{'no' if against else 'ok'}  {requirement}  {against}".rstrip())
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
