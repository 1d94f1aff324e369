"""Files that are made from the code or from the packs: written, or held against what they would be now."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path


def written(files: Mapping[Path, str], module: str, says: str | None) -> int:
    """Writes them; with `--check` it says which are stale, and how they are made anew. The exit code of the tool."""
    parser = argparse.ArgumentParser(description=says, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check, stale = parser.parse_args().check, False
    for file, made in files.items():
        if not check:
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text("utf-8") != made:
            print(f"{file.name} is stale; run python -m {module}")
            stale = True
    return 1 if stale else 0
