"""Fetch python-for-android as buildozer does, twice, from a repository of our own that has moved on since; told as JSON.

    python by_git.py SPEC FOLDER

Run in a process of its own, with a home of its own: buildozer reads the environment and makes folders.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from buildozer import Buildozer
from buildozer import buildops as operations
from buildozer.targets.android import TargetAndroid

SETUP = 'install_reqs = ["appdirs"]\n'
"""What buildozer looks for in it."""


def git(folder: Path, *words: str) -> str:
    by = ("-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=master")
    return subprocess.run(["git", *by, *words], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def moved_on(folder: Path) -> tuple[Path, str]:
    """A repository whose master is one commit past the release, and the commit of that release."""
    folder.mkdir()
    git(folder, "init", "-q")
    (folder / "setup.py").write_text(SETUP)
    for state in ("pinned", "newer"):
        (folder / "state").write_text(state)
        git(folder, "add", ".")
        git(folder, "commit", "-qm", state)
        git(folder, "tag", state)
    return folder, git(folder, "rev-parse", "pinned")


def main() -> None:
    spec, folder = sys.argv[1], Path(sys.argv[2])
    source, commit = moved_on(folder / "upstream")
    built = Buildozer.__new__(Buildozer)
    Buildozer.check_build_layout = lambda self: None  # it makes .buildozer beside the spec
    Buildozer.platform_dir = property(lambda self: str(folder))
    built.__init__(spec)  # type: ignore[misc]
    built.set_target("android")
    built.config.set("app", "p4a.url", str(source))
    built.config.set("app", "p4a.commit", commit)
    target: Any = built.target
    clones, command = [], operations.cmd

    def noted(words: list[str], **how: Any) -> Any:
        if words[1:2] == ["clone"]:
            clones.append(words)
        if "pip" in words:
            return None
        return command(words, **{**how, "quiet": True})

    operations.cmd = noted
    stands = []
    for _ in range(2):
        TargetAndroid._install_p4a(target)
        stands.append((Path(target.p4a_dir) / "state").read_text())
    print(json.dumps({"branch": built.config.get("app", "p4a.branch"), "stands": stands, "clones": len(clones)}))


main()
