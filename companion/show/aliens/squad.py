"""Characters as they are called out: short, long, and what has become of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.tongue import Tongue, word

NAMES = {
    "hicks": "HICKS",
    "hudson": "HUDSON",
    "gorman": "GORMAN",
    "vasquez": "VASQUEZ",
    "frost": "FROST",
    "ripley": "RIPLEY",
    "newt": "NEWT",
}
STATUS = {
    "up": ("", "ink"),
    "down": (word("DOWN"), "warn"),
    "killed": (word("KILLED"), "ink2"),
    "captured": (word("CAPTURED"), "danger"),
    "exited": (word("AWAY"), "done"),
}
SYMBOLS = {"up": "marine", "down": "knocked-down", "killed": "corpse", "captured": "captured", "exited": "airlock"}
GONE = ("killed", "captured", "exited")


def called(character: str) -> str:
    return NAMES[character]


def short(character: str) -> str:
    return NAMES[character][:2]


def there(view: Mapping[str, Any]) -> list[str]:
    """Who is still on the board."""
    return [each for each, person in view["characters"].items() if person["status"] not in GONE]


def acting(view: Mapping[str, Any]) -> str:
    """Who is active; "" for nobody."""
    return str(view["active"]["character"]) if view["active"] else ""


def player(view: Mapping[str, Any], seat: str | None) -> str:
    return str(view["seats"][seat]["name"]) if seat in view["seats"] else ""


def fate(person: Mapping[str, Any], say: Tongue) -> str:
    """What has become of somebody; "" while they are up."""
    label = STATUS[person["status"]][0]
    return say(label) if label else ""


def state(view: Mapping[str, Any], character: str, say: Tongue) -> tuple[str, str, str]:
    """Word, role and symbol."""
    person = view["characters"][character]
    label, role = STATUS[person["status"]]
    symbol = SYMBOLS[person["status"]] if person["status"] != "up" or person["kind"] == "marine" else "tab-crew"
    return (say(label) if label else say("HERO") if person["side"] == "hero" else say("GRUNT")), role, symbol
