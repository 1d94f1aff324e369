"""Small files beside the save: one document each, swapped and never half written."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def swap(path: Path, kept: dict[str, Any]) -> None:
    """Write a file anew: whoever reads it finds the old one or the new one."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps(kept), "utf-8")
    os.replace(beside, path)


def told_in(path: Path) -> dict[str, Any]:
    """What is in the file; nothing if it can't be read."""
    try:
        kept = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}
