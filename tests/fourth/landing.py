"""A copy of the project, and a fourth game that is put into it: its folders, and one line of the registry."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TREE = Path(__file__).parent / "tree"
GAME = "beacon"
COPIED, LINKED = ("companion", "data", "tools", "tests", "docs", "pyproject.toml"), ("assets",)
PLAIN = ("__pycache__", "*.airlock", "*.png", "*.webp")
LEFT = {"tests": shutil.ignore_patterns(*PLAIN, "tree", "test_fourth_game.py", "device", "browser", "packaging")}
LAST = '"aliens": "companion.games.aliens"}'
"""The end of the one line that changes."""


def copied(into: Path) -> Path:
    """The project without what no guard reads."""
    for name in COPIED:
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, into / name, ignore=LEFT.get(name, shutil.ignore_patterns(*PLAIN)))
        else:
            shutil.copy(ROOT / name, into / name)
    for name in LINKED:
        (into / name).symlink_to(ROOT / name)
    return into


def landed(root: Path) -> Path:
    """The game lands: nothing that was there is changed but one line."""
    shutil.copytree(TREE, root, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    registry = root / "companion" / "games" / "registry.py"
    before = registry.read_text("utf-8")
    assert before.count(LAST) == 1
    registry.write_text(before.replace(LAST, f'{LAST[:-1]}, "{GAME}": "companion.games.{GAME}"}}'), "utf-8")
    return root


def new_files() -> list[Path]:
    return sorted(path.relative_to(TREE) for path in TREE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
