"""What can be chosen for a game of Lockdown, and who draws for which component."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.kit.intent import shown
from companion.table import Json, Refused

CHOICES: dict[str, tuple[Json, ...]] = {
    "mode": ("semi", "solo", "coop"),
    "board": ("basic", "surface"),
    "enemy": ("night_stalkers", "intruders"),
    "originals": (False, True),
    "help_cards": ("seats", "deal"),
    "odds": ("off", "public", "after"),
}
"""The first choice of each is the default; a single seat plays solo."""

SOURCES: dict[str, str] = {
    "bag": "app", "event": "app", "attack": "app", "computer": "app", "css": "app", "contingency": "app",
    "contamination": "", "exploration": "", "surface_exploration": "", "noise": "", "combat": "", "advantage": "",
    "surface_die": "", "mars": "", "wounds": "", "weakness": "", "draft": "", "items_red": "", "items_yellow": "",
    "items_green": "", "items_crafted": "", "objectives_corporate": "", "objectives_personal": "", "objectives_shared": "",
}
"""Every component with a switch, and where it starts; empty: as the pack says."""


def read_options(names: Sequence[str], told: Mapping[str, Json]) -> dict[str, Json]:
    """The options of a game, checked against each other and against who plays."""
    for name, value in told.items():
        if name != "sources" and (name not in CHOICES or value not in CHOICES[name]):
            words = ", ".join(map(str, CHOICES.get(name, CHOICES)))
            raise Refused("not_one_of", name=shown(name), value=shown(value), words=words)
    alone = len(names) == 1
    options: dict[str, Json] = {name: choices[0] for name, choices in CHOICES.items()}
    options |= {"mode": "solo" if alone else "semi"} | dict(told)
    if (options["mode"] == "solo") != alone:
        raise Refused("one_plays_solo")
    options["sources"] = _read_sources(told.get("sources", {}))
    return options


def _read_sources(told: Json) -> dict[str, str]:
    if not isinstance(told, dict):
        raise Refused("not_an_answer", answer=shown(told))
    for component, source in told.items():
        if component not in SOURCES:
            raise Refused("not_one_of", name="component", value=shown(component), words=", ".join(SOURCES))
        if source not in ("app", "cardboard"):
            raise Refused("not_one_of", name=component, value=shown(source), words="app, cardboard")
    return dict(told)
