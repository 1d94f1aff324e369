"""Make the bundle for the desktop that this runs on, try it, and pack it: needs PyInstaller, which `make released` installs.

    python -m tools.bundle [--into dist]     make, try and pack it
    python -m tools.bundle --try FOLDER      only try one that is made

PyInstaller has no cross-building: each system makes its own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from companion import __version__

ROOT = Path(__file__).resolve().parent.parent
RECIPE = ROOT / "packaging" / "desktop" / "airlock.spec"
PROGRAMS = {"airlock": "main.py", "airlock-host": "companion/page/__main__.py", "airlock-door": "companion/headless.py"}
"""What lies in the bundle to be started, and what it starts."""
SHIPPED = ("companion", "assets", "data")
KINDS = {".kv", ".json", ".mo", ".planes", ".png", ".ttf", ".otf", ".woff2", ".txt", ".wav", ".gz"}
LEFT_OUT = [
    *("readline", "curses", "tkinter", "unittest", "pydoc", "lib2to3", "pip", "setuptools", "numpy", "PIL", "cv2", "gi"),
    *("enchant", "ffpyplayer", "docutils", "pygments", "requests", "urllib3", "certifi", "idna", "charset_normalizer", "garden"),
    "kivy.core.window.window_x11",
    "_uuid",
]
"""What Kivy or Python would take where it finds it, and nothing here asks for; readline is under the GPL, and uuid does without a
library of the system."""
OF_THE_SYSTEM = ("libX", "libbsd", "libmd", "libstdc++", "libgcc_s")
"""What a system with a screen has, in a version that fits it."""
OPENS = 90.0
"""Seconds after which a program that stands on no screen never will."""
WORDS = '{"do": "new_game", "pack": "lockdown", "seats": ["Ana", "Bo"]}\n{"do": "encounter", "seat": "P1", "light": "lit"}\n'


def shipped(root: Path = ROOT) -> Iterator[str]:
    """The files beside the code, as paths from the root: the same that a phone gets."""
    for folder in SHIPPED:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in KINDS:
                yield path.relative_to(root).as_posix()
    yield from ("tools/verify.py", "LICENSE")


def made(into: Path) -> Path:
    """The folder of a new bundle, or on a Mac the app."""
    words = ["--noconfirm", "--clean", "--log-level=WARN", f"--distpath={into}", f"--workpath={into / 'work'}"]
    subprocess.run([sys.executable, "-m", "PyInstaller", *words, RECIPE], cwd=ROOT, check=True)
    shutil.rmtree(into / "work")
    return into / ("Airlock.app" if sys.platform == "darwin" else "airlock")


def program(bundle: Path, name: str) -> Path:
    folder = bundle / "Contents" / "MacOS" if bundle.suffix == ".app" else bundle
    return folder / (f"{name}.exe" if sys.platform == "win32" else name)


def speaks(bundle: Path) -> str:
    """What is wrong with the door; "" if it begins a game and draws."""
    done = subprocess.run([program(bundle, "airlock-door")], input=WORDS, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    fine = len(answers) == 2 and all(answer["ok"] for answer in answers)
    return "" if fine else f"the door said {done.stdout[-500:]!r} {done.stderr[-2000:]}"


def screen() -> bool:
    """Whether there is one to open a window on; a Mac and Windows always have."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def opens(bundle: Path) -> str:
    """What is wrong with the window; "" if the app stands on its first screen and wrote no report."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        around = {} if screen() else {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
        around |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE"), home)
        with open(Path(home) / "said", "w+", encoding="utf-8") as said:
            window = subprocess.Popen([program(bundle, "airlock")], env={**os.environ, **around}, stdout=said, stderr=said)
            try:
                stands = _waits(window, Path(home))
            finally:
                window.kill()
                window.wait()
            said.seek(0)
            heard = said.read()[-2000:]
        reports = [path.read_text("utf-8") for path in Path(home).rglob("reports/*")]
    if reports:
        return f"the app wrote a report: {reports[0]}"
    return "" if stands else f"the app stood on no screen: {heard}"


def _waits(window: subprocess.Popen[bytes], home: Path) -> bool:
    """Whether it has said where it stands, as it does on its first screen."""
    until = time.monotonic() + OPENS
    while time.monotonic() < until and window.poll() is None:
        if any(home.rglob("place.json")):
            return True
        time.sleep(0.2)
    return False


def packed(bundle: Path) -> Path:
    """One file of it: a zip for Windows, else a tar, which keeps links and who may run what."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    name = bundle.parent / f"airlock-{__version__}-{system}-{platform.machine().lower()}"
    kind = "zip" if sys.platform == "win32" else "gztar"
    return Path(shutil.make_archive(str(name), kind, bundle.parent, bundle.name))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    parser.add_argument("--try", dest="tried", type=Path)
    given = parser.parse_args()
    bundle = given.tried or made(given.into.resolve())
    if wrong := speaks(bundle) or opens(bundle):
        print(wrong, file=sys.stderr)
        return 1
    if not given.tried:
        file = packed(bundle)
        print(f"{file} {file.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
