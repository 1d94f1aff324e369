"""Where packs lie: JSON compiled from the YAML for the app, or a folder of an owner's own."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from companion.packs.holding import Holdings
from companion.packs.model import FORMAT, Component, Item, Pack, PackError, Ruling, Task

DATA = Path(__file__).resolve().parent.parent.parent / "data"


def load(name: str, folder: Path = DATA) -> Pack:
    """The pack of a game, from its compiled JSON."""
    path = folder / name / "pack.json"
    if not path.is_file():
        raise PackError("there is no such pack", f"{name}/pack.json", 1, "file")
    return read_compiled(json.loads(path.read_text("utf-8")))


def load_folder(folder: Path, holds_of: Callable[[str], Holdings]) -> Pack:
    """A home-made pack, from its YAML, with the parts of ours that it includes; its game says what components hold."""
    from companion.packs.written import read_folder, with_parts  # YAML is slow to import and not needed to play

    return with_parts(read_folder(folder, holds_of), DATA, holds_of)


def compiled(pack: Pack) -> str:
    """The pack as the app reads it; empty fields are left out."""
    return json.dumps({"format": FORMAT, **_lean(asdict(pack))}, ensure_ascii=False, indent=1) + "\n"


def write_compiled(pack: Pack, folder: Path) -> Path:
    path = folder / "pack.json"
    path.write_text(compiled(pack), "utf-8")
    return path


def read_compiled(written: dict[str, Any]) -> Pack:
    """The pack that was compiled so."""
    if written.get("format") != FORMAT:
        raise PackError(f"is format {written.get('format')}; this version of the app reads {FORMAT}", "pack.json", 1, "format")
    components = {}
    for name, each in written.get("components", {}).items():
        items = tuple(Item(**{"name": "", **item, "source": tuple(item["source"])}) for item in each["items"])
        components[name] = Component(**{**each, "items": items, "source": tuple(each["source"])})
    return Pack(
        written["id"],
        written.get("game", ""),
        written["title"],
        written["version"],
        (written["players"][0], written["players"][1]),
        components,
        written.get("sentences", {}),
        tuple(Ruling(**{**each, "source": tuple(each["source"])}) for each in written.get("rulings", ())),
        tuple(Task(**each) for each in written.get("tasks", ())),
        written.get("sources", {}),
        tuple(written.get("includes", ())),
    )


def _lean(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            name: each if name == "traits" else _lean(each)
            for name, each in value.items()
            if each not in ("", None, (), [], {}) or name == "items"
        }
    if isinstance(value, list | tuple):
        return [_lean(each) for each in value]
    return value
