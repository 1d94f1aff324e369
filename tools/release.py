"""What a release says of itself, and whether it says the same everywhere. docs/releasing.md has the order of things.

python -m tools.release check [TAG]          the version stands where it has to, and the tag is of it
python -m tools.release notes                what is new, out of CHANGELOG.md, with how to check what was fetched
python -m tools.release source --into DIR    the sources as they are committed, packed the same each time
python -m tools.release page --into DIR      the page of EVERY PHONE, unpacked, for whoever wants to read it
python -m tools.release sums DIR             SHA256SUMS of all that lies there
python -m tools.release signed APK           it is signed, by the key whose fingerprint is written down
python -m tools.release upstream             the pinned commit of python-for-android is that of its release (network)
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

from companion import __version__

ROOT = Path(__file__).resolve().parent.parent
CHANGES, LISTING, FINGERPRINT = (
    ROOT / "CHANGELOG.md",
    ROOT / "fastlane" / "metadata" / "android",
    ROOT / "packaging" / "key.sha256",
)
"""What is new; what stores show; the SHA-256 of the certificate of the lasting key, which a person writes down."""
SPEC = ROOT / "buildozer.spec"
SUMS = "SHA256SUMS"
P4A = "https://github.com/kivy/python-for-android.git"
HOW = f"""
---
**Which file?** `airlock-{__version__}.apk` for a phone with Android 7 or newer, 64 bit. Those named `linux`, `macos` and
`windows` for a computer: unpack, start `airlock`. The rest is for people who build or check.

**Is it what was built here?** `sha256sum --check {SUMS}` beside the files. The APK is signed: `apksigner verify
--print-certs` tells the fingerprint in `packaging/key.sha256`.

Unofficial; you need the game to play. Nothing is sent anywhere; the network is used in the room alone, while EVERY PHONE is
open.
"""


def spec() -> ConfigParser:
    read = ConfigParser(interpolation=None)
    read.read(SPEC)
    return read


def code(version: str = __version__) -> str:
    """The number that Android compares, as python-for-android makes it.

    >>> code("1.2.3")
    '102410203'
    """
    parts = "".join(f"{int(part):02}" for part in version.split("."))
    return f"10{spec()['app']['android.minapi']}{int(parts)}"


def told(version: str = __version__, text: str | None = None) -> tuple[str, str]:
    """The day of a version and what is new in it; the history below it, under a heading of its own, is left out.

    >>> told("1.2.3", "# Changes\\n\\n## 1.2.3 - 2026-11-20\\n\\nNew.\\n\\n### How\\n\\n- Long.\\n\\n## 1.2.2 - 2026-01-01\\n")
    ('2026-11-20', 'New.')
    """
    changes = CHANGES.read_text("utf-8") if text is None else text
    found = re.search(rf"^## {re.escape(version)} - (\d{{4}}-\d\d-\d\d)\n(.*?)(?=^##|\Z)", changes, re.MULTILINE | re.DOTALL)
    return (found[1], found[2].strip()) if found else ("", "")


def wrong(tag: str = "") -> Iterator[str]:
    """What keeps this from being a release, in sentences."""
    if tag and tag != f"v{__version__}":
        yield f"the tag is {tag}, the version is {__version__}"
    day, new = told()
    if not day or not new:
        yield f"CHANGELOG.md has no section '## {__version__} - year-month-day' with something in it"
    for language in ("en-US", "fr-FR"):
        if not (LISTING / language / "changelogs" / f"{code()}.txt").is_file():
            yield f"{LISTING.relative_to(ROOT)}/{language}/changelogs has no {code()}.txt"
    if tag and not fingerprint(FINGERPRINT):
        yield "packaging/key.sha256 has no fingerprint: write down that of the lasting key"


def source(into: Path) -> Path:
    """The sources as they are committed; the same bytes wherever it is asked for."""
    name = f"airlock-{__version__}"
    tar = subprocess.run(["git", "archive", f"--prefix={name}/", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    file = into / f"{name}-source.tar.gz"
    file.write_bytes(gzip.compress(tar, 9, mtime=0))
    return file


def page(into: Path) -> Path:
    file = into / f"airlock-{__version__}-page.html"
    file.write_bytes(gzip.decompress((ROOT / "assets" / "page" / "page.html.gz").read_bytes()))
    return file


def sums(folder: Path) -> Path:
    file = folder / SUMS
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    file.write_text("".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files), "utf-8")
    return file


def apksigner() -> str:
    fetched = sorted((Path.home() / ".buildozer" / "android" / "platform" / "android-sdk" / "build-tools").glob("*/apksigner"))
    found = str(fetched[-1]) if fetched else shutil.which("apksigner")
    if found is None:
        raise SystemExit("There is no apksigner here, neither of buildozer's Android SDK nor on the path.")
    return found


def fingerprint(file: Path) -> str:
    """What somebody wrote down, with colons as keytool tells it or without; "" where nobody has."""
    found = re.search(r"(?:[0-9A-Fa-f]{2}:?){32}", file.read_text("utf-8"))
    return found[0].replace(":", "").lower() if found else ""


def unsigned(apk: Path, written: Path = FINGERPRINT) -> str:
    """What is wrong with who signed it; "" if it is the lasting key and nobody else."""
    done = subprocess.run([apksigner(), "verify", "--print-certs", apk], capture_output=True, text=True, check=False)
    if done.returncode:
        return f"{apk.name} is not signed: {done.stdout}{done.stderr}".strip()
    found = set(re.findall(r"certificate SHA-256 digest: ([0-9a-f]{64})", done.stdout))
    wanted = fingerprint(written)
    return "" if found == {wanted} else f"{apk.name} is signed by {', '.join(sorted(found))}, not by {wanted}"


def upstream() -> str:
    """What is wrong with the commit that is pinned; "" if python-for-android's own tag is at it."""
    lines = SPEC.read_text("utf-8").splitlines()
    at = lines.index("p4a.branch = master")
    tag = "".join(re.findall(r"v\d{4}\.\d\d\.\d\d", "\n".join(lines[at - 2 : at])))
    done = subprocess.run(["git", "ls-remote", P4A, f"refs/tags/{tag}*"], capture_output=True, text=True, check=True)
    commits = [line.split()[0] for line in done.stdout.splitlines()]
    pinned = spec()["app"]["p4a.commit"]
    return "" if pinned in commits else f"{tag} of python-for-android is {commits}, not {pinned}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked = parser.add_subparsers(dest="asked", required=True)
    asked.add_parser("check").add_argument("tag", nargs="?", default="")
    asked.add_parser("notes")
    for name in ("source", "page"):
        asked.add_parser(name).add_argument("--into", type=Path, default=ROOT / "dist")
    asked.add_parser("sums").add_argument("folder", type=Path)
    asked.add_parser("signed").add_argument("apk", type=Path)
    asked.add_parser("upstream")
    given = parser.parse_args()
    faults: list[str] = []
    match given.asked:
        case "check":
            faults = list(wrong(given.tag))
        case "notes":
            print(told()[1] + "\n" + HOW)
        case "source" | "page":
            given.into.mkdir(parents=True, exist_ok=True)
            print((source if given.asked == "source" else page)(given.into))
        case "sums":
            print(sums(given.folder).read_text("utf-8"), end="")
        case "signed":
            faults = [fault] if (fault := unsigned(given.apk)) else []
        case "upstream":
            faults = [fault] if (fault := upstream()) else []
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
