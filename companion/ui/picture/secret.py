"""A secret: whose it is, and what it says; the second is computed only while a thumb holds the button."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.packs import Words
from companion.table import Entry
from companion.ui.tongue import Tongue


@dataclass(frozen=True, slots=True)
class Cover:
    """What everybody may see: the same for every value."""

    name: str
    what: str


def cover(entry: Entry, view: Mapping[str, Any], say: Tongue) -> Cover | None:
    """The cover of an entry whose result is for one seat, or None where nothing is secret."""
    told = entry.result if isinstance(entry.result, dict) else {}
    seat = told.get("secret")
    if seat not in view["seats"]:
        return None
    what = say("CSS TOKEN, SLOT {slot}", slot=told["slot"]) if entry.intent == "css_peek" else say("CONTINGENCY")
    return Cover(str(view["seats"][seat]["name"]).upper(), what)


def content(entry: Entry, words: Words) -> tuple[str, ...]:
    """What the seat sees."""
    told = entry.result
    if "face" in told:
        return (words.name(told["face"]).upper(),)
    pack = words.pack["contingency"]
    items = {item.key: item for item in pack.items}
    said = words.translated
    return tuple(f"{said(items[kind].name).upper()}\n{said(items[kind].effect)}" for kind in told["tokens"])
