"""Which broker carries the table to those who are elsewhere: kept beside the settings, and in nothing that is handed on."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

from companion.saves.smallfile import swap, told_in
from companion.value import value

KEPT = "broker.json"


@value
class Named:
    """A broker as its owner has typed it."""

    address: str = ""
    user: str = ""
    password: str = ""
    page: str = ""
    """Where the page lies that guests open; "" for the project's own."""
    on: bool = False
    """A table that is open to the room is open to those elsewhere, too."""

    @staticmethod
    def read(home: Path) -> Named:
        """What is in the file; anything odd in it is left at its start."""
        kept, start = told_in(home / KEPT), Named()
        known: dict[str, Any] = {
            field.name: kept[field.name]
            for field in fields(Named)
            if isinstance(kept.get(field.name), type(getattr(start, field.name)))
        }
        return replace(start, **known)

    def keep(self, home: Path) -> None:
        """For its owner's eyes, where the system knows owners."""
        with suppress(OSError):  # a full disk: it holds until the host is gone
            swap(home / KEPT, asdict(self))
            os.chmod(home / KEPT, 0o600)
