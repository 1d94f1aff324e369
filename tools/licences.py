"""Compile the licences of what comes along, data/licences.yaml and the texts of licences, into one JSON for the app.

python -m tools.licences           write it
python -m tools.licences --check   fail where it is stale
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from companion.packs.licences import FILE, named
from tools.made import written

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = FILE.with_suffix(".yaml")
SOURCES, PARTS = ROOT / "LICENSES", ROOT / "packaging" / "licences"
"""The text of each licence, once, as SPDX has it: of what lies in the tree, where REUSE wants it, and of the rest."""
OURS = ROOT / "LICENSE"


def wrong(parts: list[dict[str, Any]]) -> Iterator[str]:
    """Everything that is wrong with the list, in sentences."""
    known = [part["id"] for part in parts]
    for part in parts:
        if known.count(part["id"]) > 1:
            yield f"{part['id']} stands there twice"
        if not part.get("version") and part["kind"] in ("recipe", "package"):
            yield f"{part['id']} has no version"
        if not isinstance(part.get("version", ""), str):
            yield f"{part['id']}: its version is a number; quote it, 3.20 is not 3.2"
        if part.get("inside", part["id"]) not in known:
            yield f"{part['id']} is inside {part['inside']}, which is not there"
        if not set(part["where"]) <= {"phone", "desktop", "page", "web"} or not part["where"] or not part["holders"]:
            yield f"{part['id']} comes along nowhere, or is nobody's"
        for name in () if part.get("text") else named(part["licence"]):
            if not text(name).is_file():
                yield f"{part['id']}: there is no {text(name).relative_to(ROOT)}"


def text(name: str) -> Path:
    """Where the text of a licence lies."""
    ours = SOURCES / f"{name}.txt"
    return ours if ours.is_file() else PARTS / f"LICENSE-{name}.txt"


def plain(written: str) -> str:
    """A text without the lines that a holder would fill in: they are told beside it."""
    lines = [line.rstrip() for line in written.splitlines() if not re.search(r"<(year|owner|copyright holders?)>", line)]
    return "\n".join(lines).strip() + "\n"


def texts(parts: list[dict[str, Any]]) -> dict[str, str]:
    """Every text that is asked for, by its name or by the part that has its own."""
    found = {"airlock": plain(OURS.read_text("utf-8"))}
    for part in parts:
        if own := part.get("text"):
            found[part["id"]] = plain((ROOT / own).read_text("utf-8"))
        else:
            found |= {name: plain(text(name).read_text("utf-8")) for name in named(part["licence"])}
    return dict(sorted(found.items()))


def compiled() -> str:
    written = yaml.safe_load(WRITTEN.read_text("utf-8"))
    if faults := list(wrong(written["parts"])):
        raise SystemExit("\n".join(faults))
    return json.dumps({**written, "texts": texts(written["parts"])}, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    return written({FILE: compiled()}, "tools.licences", __doc__)


if __name__ == "__main__":
    sys.exit(main())
