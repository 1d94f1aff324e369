"""What comes with the app and is somebody else's: its name, its licence and whoever holds it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.packs.files import DATA

FILE = DATA / "licences.json"
"""Compiled from licences.yaml beside it by `python -m tools.licences`."""


@dataclass(frozen=True, slots=True)
class Licensed:
    """A library, a font or a program inside the package."""

    id: str
    name: str
    kind: str
    licence: str
    holders: tuple[str, ...]
    where: tuple[str, ...]
    address: str
    version: str = ""
    inside: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Licences:
    """All parts in the order of their list, and every text; the app's own is "airlock"."""

    parts: tuple[Licensed, ...]
    texts: dict[str, str]

    def along(self, where: str) -> tuple[Licensed, ...]:
        """The parts that come along there: "phone", "desktop", "page" or "web"."""
        return tuple(part for part in self.parts if where in part.where)

    def under(self, part: Licensed) -> tuple[str, ...]:
        """The texts that a part is under, each whole."""
        return tuple(self.texts[each] for each in ([part.id] if part.text else named(part.licence)))


def named(expression: str) -> tuple[str, ...]:
    """The licences that an SPDX expression puts a part under; of a choice the first.

    >>> named("BSD-2-Clause AND Unlicense")
    ('BSD-2-Clause', 'Unlicense')
    >>> named("MIT OR Unlicense")
    ('MIT',)
    >>> named("GPL-2.0-or-later WITH Bootloader-exception")
    ('GPL-2.0-or-later', 'Bootloader-exception')
    """
    return tuple(each.partition(" OR ")[0].strip(" ()") for each in re.split(" AND | WITH ", expression))


def licences(file: Path = FILE) -> Licences:
    """What is inside, as it was compiled."""
    written = json.loads(file.read_text("utf-8"))
    return Licences(tuple(_parts(written["parts"])), written["texts"])


def _parts(written: list[dict[str, Any]]) -> Iterator[Licensed]:
    for each in written:
        yield Licensed(**{**each, "holders": tuple(each["holders"]), "where": tuple(each["where"])})
