"""A package made off-line as far as that goes: buildozer's questions, python-for-android's project, the app as it is packed."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from configparser import ConfigParser
from functools import cached_property
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SPEC = ROOT / "buildozer.spec"
KEY = {f"P4A_RELEASE_{each}": "any" for each in ("KEYSTORE", "KEYSTORE_PASSWD", "KEYALIAS", "KEYALIAS_PASSWD")}
"""What tells buildozer that there is a key to sign with."""


def spec() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.read(SPEC)
    return parser


def ran(script: str, *arguments: str | Path, **environment: str) -> str:
    """What a script of ours prints, run in a process of its own from the root of the project."""
    done = subprocess.run(
        [sys.executable, HERE / script, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "BUILDOZER_WARN_ON_ROOT": "0", **environment},
    )
    assert done.returncode == 0, done.stderr[-3000:] + done.stdout[-3000:]
    return done.stdout


class Making:
    """One package on its way, in a folder of its own; what was asked for is made when it is first wanted."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder, self.environment = folder, {"HOME": str(folder / "home"), **environment}
        (folder / "home").mkdir()

    @cached_property
    def asked(self) -> dict[str, list[str]]:
        """The commands to python-for-android: "create", "debug" and "release"."""
        out = ran("by_buildozer.py", SPEC, self.folder / "app", **self.environment)
        answer: dict[str, list[str]] = json.loads(out.splitlines()[-1])
        return answer

    @cached_property
    def copied(self) -> Path:
        """The files that buildozer hands on."""
        assert self.asked
        return self.folder / "app"

    def project(self, mode: str) -> Path:
        """What python-for-android gives to Gradle, without what needs a compiler."""
        made = self.folder / mode
        if not made.exists():
            made.mkdir()
            ran("by_p4a.py", made, self.api, *self.asked[mode], **self.environment)
        return made

    @property
    def api(self) -> str:
        line = next(line for line in SPEC.read_text("utf-8").splitlines() if line.startswith("android.api"))
        return line.partition("=")[2].strip()

    @cached_property
    def packed(self) -> Path:
        """The app as a phone unpacks it."""
        target = self.folder / "phone"
        shutil.unpack_archive(self.project("release") / "src/main/assets/private.tar", target, "gztar")
        return target

    def walk(self, *games: str) -> subprocess.Popen[str]:
        """A walk through the packed app, under way."""
        home = self.folder / f"walk-{games[0]}"
        (home / "kivy").mkdir(parents=True)
        screen = {
            "SDL_VIDEODRIVER": "offscreen",
            "SDL_AUDIODRIVER": "dummy",
            "KIVY_GL_BACKEND": "mock",
            "KIVY_NO_ARGS": "1",
            "KIVY_NO_ENV_CONFIG": "1",
            "KIVY_LOG_MODE": "PYTHON",
            "KIVY_NO_FILELOG": "1",
            "KIVY_HOME": str(home / "kivy"),
            "WALK_WITHOUT": ",".join(left_at_home(spec())),
        }
        return subprocess.Popen(
            [sys.executable, "-OO", HERE / "walk.py", self.packed, home, *games],
            cwd=self.packed,
            text=True,
            env={**os.environ, "PYTHONPATH": "", **screen},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )


def pinned(spec: ConfigParser) -> dict[str, str]:
    """What is asked for, and in which version."""
    return dict(each.strip().partition("==")[::2] for each in spec["app"]["requirements"].split(","))


def left_at_home(spec: ConfigParser) -> list[str]:
    """Modules of packages that a desktop is given and a phone is not."""
    desktop = [line.partition("==")[0] for line in (ROOT / "requirements.txt").read_text().splitlines() if "==" in line]
    left = {each.lower() for each in desktop} - set(pinned(spec))
    return sorted(module for module, names in packages_distributions().items() if {name.lower() for name in names} & left)


AT_A_DESK = ("companion/device/real.py", "companion/device/desktop.py")
"""What is asked for there a phone does by itself: `AndroidDevice` has its own buzz and voice, and no desktop."""


def imported(folder: Path) -> set[str]:
    """Top-level modules that the sources in a folder import, wherever they do it."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if path.relative_to(folder).as_posix() in AT_A_DESK:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {each.name.partition(".")[0] for each in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found


def walked(way: subprocess.Popen[str]) -> dict[str, Any]:
    """What it saw, once it is there."""
    out, err = way.communicate()
    assert way.returncode == 0, err[-3000:]
    answer: dict[str, Any] = json.loads(out.splitlines()[-1])
    return answer


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
