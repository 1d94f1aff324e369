"""Which game was open to other phones when the app was gone: read at a start, without anything that shares it."""

from __future__ import annotations

from pathlib import Path

from companion.saves.smallfile import told_in

KEPT = "guests.json"
"""Who is linked, beside the games: so nobody has to join again when the host comes back."""
STANDS_BY = "following.json"
"""The host for which this device stands by."""


def follows(home: Path) -> bool:
    """Whether this device stood by when the app was gone."""
    return bool(told_in(home / STANDS_BY))


def left_open(home: Path) -> str:
    """The seal of the game to which somebody is linked, or of which another device has to hear; "" for none."""
    found = told_in(home / KEPT)
    guests = found.get("guests")
    linked = (guests.get("linked") or guests.get("peers")) if isinstance(guests, dict) else None
    return str(found.get("game", "")) if linked else ""
