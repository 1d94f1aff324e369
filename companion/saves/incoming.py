"""What a file is that somebody gives us: told by what is in it, never by its name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

from companion.saves.backup import is_backup
from companion.saves.gamesfile import MAGIC
from companion.table import Json, Refused

Kind = Literal["backup", "games", "game", "box"]
LONGEST = 1 << 26
"""Bytes of the longest document that is read: thousands of entries take a twentieth of it."""
ZIP = b"PK"


def looked_into(file: Path) -> tuple[Kind, Json]:
    """Its kind, and what it says if it is a document; or Refused with why it can't be taken."""
    try:
        if not file.exists():
            raise Refused("no_such_file", file=file.name)
        with file.open("rb") as opened:
            head = opened.read(len(MAGIC))
        if head.startswith(ZIP) and is_backup(file):
            return "backup", None
        if head == MAGIC:
            return "games", None
        if head.startswith(ZIP) or file.stat().st_size > LONGEST:
            raise Refused("file_is_not_ours", file=file.name)
        return _document(file)
    except OSError:
        raise Refused("file_cannot_be_read", file=file.name) from None


def _document(file: Path) -> tuple[Kind, Json]:
    try:
        text = file.read_text("utf-8-sig")
        read = _yaml(text) if file.suffix in (".yaml", ".yml") else json.loads(text)
    except (ValueError, RecursionError):
        read = None
    if isinstance(read, dict) and "airlock" in read:
        return "game", read
    if isinstance(read, dict) and ("pack" in read or "boxes" in read):
        return "box", read
    raise Refused("file_is_not_ours", file=file.name)


def _yaml(text: str) -> Json:
    """A document of YAML as one of JSON."""
    import yaml  # slow to import, and seldom wanted

    try:
        if any(isinstance(each, yaml.AliasEvent) for each in yaml.parse(text, Loader=yaml.SafeLoader)):
            return None  # a few lines that stand for each other can be gigabytes
        return json.loads(json.dumps(yaml.safe_load(text)))
    except (yaml.YAMLError, TypeError):
        return None
