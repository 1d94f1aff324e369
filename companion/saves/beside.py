"""What lies beside the file of games, by name: the box, settings, what is missing from it, packs, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

BOX, SETTINGS, MISSING, PACKS, PICTURES = "box.json", "settings.json", "missing.json", "packs", "pictures"
FILES, FOLDERS = (BOX, SETTINGS, MISSING), (PACKS, PICTURES)
Places = Mapping[str, Path]
"""Where the small files and the folders of a backup lie, by what they are called in it."""


def places(home: Path) -> Places:
    """Where the app keeps them."""
    return {name: home / name for name in (*FILES, *FOLDERS)}
