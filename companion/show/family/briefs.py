"""What was drawn, in a few words for the history: from what an entry told alone, for the table has gone on since."""

from __future__ import annotations

from companion.packs import Words
from companion.show.tongue import Tongue
from companion.table import Entry


def noise(entry: Entry, _: Words, say: Tongue) -> str:
    face = entry.told["face"]
    return say("silence") if face == "silence" else say("danger") if face == "danger" else say("corridor {n}", n=face)


def attack(entry: Entry, words: Words, say: Tongue) -> str:
    """The card, and whether it hit; "" where there is no card."""
    card = entry.told.get("card")
    if not card:
        return ""
    name = words.name(str(card)).capitalize()
    return say("{card}: it hits", card=name) if entry.told["hit"] else say("{card}: it misses", card=name)


def encounter(entry: Entry, words: Words, say: Tongue) -> str:
    kind = str(entry.told["kind"])
    return say("nobody came") if kind == "blank" else words.name(kind)


def scan(entry: Entry, _: Words, say: Tongue) -> str:
    infected = int(entry.told["infected"])
    return say("{n} infected", n=infected) if infected else say("clean")
