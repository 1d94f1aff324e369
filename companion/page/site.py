"""What a browser gets before it has joined: one packed file, made by `make assets`, what it may load and run, and letters which
only some names need."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from companion.value import value

FOLDER = Path(__file__).resolve().parent.parent.parent / "assets" / "page"


@value
class Site:
    """The page, packed, and its policy: its one script by its hash, its own styles and fonts, and hosts to ask."""

    page: bytes
    policy: str
    fonts: Mapping[str, bytes]
    """By their names; a browser asks for one when the first of its letters is to be shown."""


@cache
def built() -> Site:
    made = json.loads((FOLDER / "page.json").read_text("utf-8"))
    return Site(
        (FOLDER / "page.html.gz").read_bytes(),
        str(made["policy"]),
        {each.name: each.read_bytes() for each in FOLDER.glob("*-*.woff2")},
    )
