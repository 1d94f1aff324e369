"""What a pack must hold for Lockdown to be played with it; an own pack is checked before the first game."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.games.family.kinds import INTRUDERS
from companion.games.lockdown import attack_cards, event_cards
from companion.games.lockdown.options import CHOICES, COMPONENTS
from companion.packs import Component, Pack

ENEMIES = ("night_stalkers", "intruders")
NEEDED: dict[str, str] = {
    **{f"intruders_{enemy}": "intruder_tokens" for enemy in ENEMIES},
    **{f"event_{enemy}": "event_cards" for enemy in ENEMIES},
    **{f"attack_{enemy}": "attack_cards" for enemy in ENEMIES},
    **{f"weakness_{enemy}": "named_cards" for enemy in ENEMIES},
    **dict.fromkeys(("css", "power", "contingency", "exploration", "surface_exploration"), "tokens"),
    **dict.fromkeys(("noise", "combat", "advantage", "surface_die"), "die"),
    "contamination": "cards",
    **dict.fromkeys(("wounds", "mars", *ITEMS, "items_crafted", *OBJECTIVES), "named_cards"),
    **dict.fromkeys(("knowledge_code", "weakness_slots"), "facts"),
    "computer": "computer_cards",
    "draft": "characters",
    "markers": "markers",
    "starting_bag": "intruder_counts",
    "time_track": "slots",
}
"""Every component the rules reach for, and what it holds."""
OLDER = {"named_cards": "cards"}
"""What packs of one's own from before may say instead."""
MARKERS = ("fire", "malfunction", "egg", *(f"{kind}_miniature" for kind in INTRUDERS.limited))
CONTINGENCIES = ("no_signal", "knowledge", "pod", "isolated", "nobody")


def faults(pack: Pack) -> Iterator[str]:
    """Everything that would stop a game, in sentences."""
    missing = [
        name for name, holds in NEEDED.items() if name not in pack.components or pack[name].holds not in (holds, OLDER.get(holds))
    ]
    for name in missing:
        yield f"{name}: there is no component of this name that holds {NEEDED[name]}"
    if missing:
        return
    for component in pack.components.values():
        yield from _cards(pack, component)
    yield from _facts(pack)
    known = {*COMPONENTS, *(choice.name for choice in CHOICES)}
    for task in pack.tasks:
        yield from (f"task {task.id}: what is {name!r}?" for name in task.when if name not in known)


def _cards(pack: Pack, component: Component) -> Iterator[str]:
    """Cards have functions, options have sentences, names have words."""
    for item in component.items:
        where = f"{component.id}: {item.id}"
        if component.holds == "event_cards" and item.key not in event_cards.CARDS:
            yield f"{where}: there is no event {item.key!r} in the rules"
        if component.holds == "attack_cards" and item.key not in attack_cards.CARDS:
            yield f"{where}: there is no attack {item.key!r} in the rules"
        for option in item.traits.get("options", ()):
            if f"computer_{option}" not in pack.sentences:
                yield f"{where}: no sentence for option {option!r}"
        for other in item.traits.get("alternatives", ()):
            if f"name.{other}" not in pack.sentences:
                yield f"{where}: no name for {other!r}"


def _facts(pack: Pack) -> Iterator[str]:
    """Single facts the rules count with."""
    slots = {slot.id: slot.traits for slot in pack["time_track"].items}
    if set(slots) != {str(number) for number in range(16)}:
        yield "time_track: must have the slots 15 … 0"
    if not any(traits.get("white") for traits in slots.values()):
        yield "time_track: no slot opens isolation"
    yield from (f"time_track: {slot}: line and css are missing" for slot, t in slots.items() if not {"line", "css"} <= set(t))
    code = {item.id: item.traits["value"] for item in pack["knowledge_code"].items}
    if code.get("direction") not in ("little", "much") or not isinstance(code.get("bound"), int):
        yield "knowledge_code: needs a direction (little or much) and a bound"
    if [item.id for item in pack["weakness_slots"].items] != ["1", "2", "3"]:
        yield "weakness_slots: must be 1, 2, 3"
    markers = {item.id: item.traits for item in pack["markers"].items}
    yield from (f"markers: {name} with its limit is missing" for name in MARKERS if "limit" not in markers.get(name, {}))
    if "start" not in markers.get("egg", {}):
        yield "markers: how many eggs start in the nest is missing"
    if [item.key for item in pack["power"].items] != ["1", "2", "3", "4"]:
        yield "power: must be the tokens 1, 2, 3, 4"
    kills = [item.traits.get("kills") for item in pack["contingency"].items]
    yield from (f"contingency: nobody knows how to kill by {each!r}" for each in kills if each not in CONTINGENCIES)
    yield from (
        f"{name}: items need a number of items"
        for name in ("exploration", "surface_exploration")
        if any("items" not in item.traits for item in pack[name].items)
    )
    if any("infected" not in item.traits for item in pack["contamination"].items):
        yield "contamination: which cards are infected is missing"
    if sum(item.key != "lockdown" for item in pack["computer"].items) == 0:
        yield "computer: there is nothing but Lock-down"
