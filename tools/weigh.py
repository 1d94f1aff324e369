"""Say what an APK weighs and what it may do; fail where that is more than was promised.

    python -m tools.weigh [--release] APK…

aapt2 is that of the Android SDK which buildozer fetched, or the one on the path.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

MOST = 40_000_000
"""An app for an evening is no game of its own."""
ALLOWED = {f"android.permission.{each}" for each in ("VIBRATE", "INTERNET", "ACCESS_LOCAL_NETWORK")}
"""The last two are used when EVERY PHONE is opened; nothing else opens a socket."""
SAID = ("package:", "sdkVersion", "targetSdkVersion", "uses-permission", "native-code", "application-debuggable")
"""What is worth reading of all that aapt2 tells."""
TOOLS = Path.home() / ".buildozer" / "android" / "platform" / "android-sdk" / "build-tools"


def parts(apk: Path) -> Counter[str]:
    """What lies in it, by its first folder, in bytes as packed."""
    found: Counter[str] = Counter()
    with ZipFile(apk) as packed:
        for each in packed.infolist():
            found[each.filename.split("/")[0]] += each.compress_size
    return found


def aapt2() -> str:
    fetched = sorted(TOOLS.glob("*/aapt2"))
    found = str(fetched[-1]) if fetched else shutil.which("aapt2")
    if found is None:
        raise SystemExit("There is no aapt2 here, neither of buildozer's Android SDK nor on the path.")
    return found


def badging(apk: Path) -> str:
    return subprocess.run([aapt2(), "dump", "badging", apk], capture_output=True, text=True, check=True).stdout


def against(size: int, badge: str, release: bool) -> Iterator[str]:
    """What is more than was promised."""
    if size > MOST:
        yield f"{size:,} bytes are more than {MOST:,}"
    for permission in sorted(set(re.findall(r"uses-permission[^:]*: name='(.*?)'", badge)) - ALLOWED):
        yield f"it asks for {permission}"
    if release and "application-debuggable" in badge:
        yield "it can be debugged"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--release", action="store_true", help="nothing in it may be debuggable")
    parser.add_argument("apks", nargs="+", type=Path)
    given = parser.parse_args()
    faults = 0
    for apk in given.apks:
        size, badge = apk.stat().st_size, badging(apk)
        print(f"{apk.name}: {size:,} bytes")
        for name, each in parts(apk).most_common(6):
            print(f"  {each:>12,}  {name}")
        for line in badge.splitlines():
            if line.startswith(SAID):
                print(f"  {line}")
        for fault in against(size, badge, given.release):
            faults += 1
            print(f"  NO: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
