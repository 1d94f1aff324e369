"""Ask pip whether what the app needs can be had for Android, the way python-for-android asks. Needs the network.

    python -m tools.obtainable

Kivy and pycryptodome have recipes, which build their sources. PyYAML has neither recipe nor Android wheel: python-for-android
takes the wheel of the machine that builds, and only its pure part is used on a phone. Because pip's resolver gives up on it,
every transitive requirement is pinned in buildozer.spec.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from configparser import ConfigParser
from pathlib import Path

SPEC = Path(__file__).resolve().parent.parent / "buildozer.spec"
PYTHON = "3.14.2"
"""What the pinned python-for-android builds."""
WHEELS = ("--only-binary=:all:", f"--python-version={PYTHON}")
PHONE = (*WHEELS, "--platform=android_24_arm64_v8a")
BUILDER = (*WHEELS, "--platform=manylinux2014_x86_64")
SOURCE = ("--no-binary=:all:",)
ASKED = {"kivy": SOURCE, "pycryptodome": SOURCE, "pyyaml": BUILDER}
"""What is not asked as a wheel for the phone."""


def wanted() -> list[str]:
    """Every requirement but Python itself."""
    spec = ConfigParser(interpolation=None)
    spec.read(SPEC)
    listed = [each.strip() for each in spec["app"]["requirements"].split(",")]
    return [each for each in listed if each != "python3"]


def asked(requirement: str, folder: str) -> str:
    """What pip says against it, "" if it can be had."""
    how = ASKED.get(requirement.partition("==")[0], PHONE)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            f"--dest={folder}",
            *how,
            requirement,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["pip failed"])[-1]


def main() -> int:
    faults = 0
    with tempfile.TemporaryDirectory(prefix="airlock-pip-") as folder:
        for requirement in wanted():
            against = asked(requirement, folder)
            faults += bool(against)
            print(f"{'no' if against else 'ok'}  {requirement}  {against}".rstrip())
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
