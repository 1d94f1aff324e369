"""What a pack lacks to be played as Nemesis, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.family import attack_cards
from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.games.nemesis import draft, event_cards
from companion.games.nemesis.aftermath import cards as aftermath
from companion.games.nemesis.carnomorphs import cards
from companion.games.nemesis.enemies import LIMITED
from companion.games.nemesis.options import CHOICES, COMPONENTS
from companion.games.nemesis.void_seeders import cards as seeders
from companion.packs import Component, Pack

NEEDED: dict[str, str] = {
    "tokens_intruders": "intruder_tokens",
    "starting_bag_intruders": "intruder_counts",
    "event_intruders": "event_cards",
    "attack_intruders": "attack_cards",
    "weakness_intruders": "named_cards",
    "mutations": "named_cards",
    "adaptations": "named_cards",
    "adaptation_objects": "objects",
    "alerts": "named_cards",
    "objectives_requirement": "named_cards",
    "exploration_aftermath": "tokens",
    **{f"tokens_{enemy}": "intruder_tokens" for enemy in ("carnomorphs", "void_seeders")},
    **{f"starting_bag_{enemy}": "intruder_counts" for enemy in ("carnomorphs", "void_seeders")},
    "event_void_seeders": "event_cards",
    "attack_void_seeders": "attack_cards",
    "panic": "panic_cards",
    "insanity_track": "levels",
    "weakness_void_seeders": "named_cards",
    "event_carnomorphs": "event_cards",
    "attack_carnomorphs": "attack_cards",
    "exploration": "tokens",
    "coordinates": "coordinates",
    **dict.fromkeys(("noise", "combat"), "die"),
    "contamination": "cards",
    **dict.fromkeys(("wounds", *ITEMS, "items_crafted", "items_crafted_aftermath", *OBJECTIVES), "named_cards"),
    "event_aftermath": "event_cards",
    "starting_bag_research": "intruder_counts",
    "intruder_cards": "intruder_cards",
    "draft": "characters",
    draft.AFTERMATH: "characters",
    "markers": "markers",
    **dict.fromkeys(("pods", "tracks", "shuttle_track"), "facts"),
}
"""Every component the rules reach for, and what it holds."""
MARKERS = ("fire", "malfunction", "egg", *(f"{kind}_miniature" for kind in LIMITED))
EVENTS = {**event_cards.CARDS, **cards.EVENTS, **seeders.EVENTS, **aftermath.EVENTS}
ATTACKS = {**attack_cards.ORIGINAL, **cards.ATTACKS, **seeders.ATTACKS}


def faults(pack: Pack) -> Iterator[str]:
    """Everything that would stop a game."""
    missing = [name for name, holds in NEEDED.items() if name not in pack.components or pack[name].holds != holds]
    for name in missing:
        yield f"{name}: there is no component of this name that holds {NEEDED[name]}"
    if missing:
        return
    for component in pack.components.values():
        yield from _cards(component)
    yield from _facts(pack)
    known = {*COMPONENTS, *(choice.name for choice in CHOICES)}
    for task in pack.tasks:
        yield from (f"task {task.id}: what is {name!r}?" for name in task.when if name not in known)


def _cards(component: Component) -> Iterator[str]:
    """Cards have functions."""
    for item in component.items:
        where = f"{component.id}: {item.id}"
        if component.holds == "event_cards" and item.key not in EVENTS:
            yield f"{where}: there is no event {item.key!r} in the rules"
        if component.holds == "attack_cards" and item.key not in ATTACKS:
            yield f"{where}: there is no attack {item.key!r} in the rules"


def _facts(pack: Pack) -> Iterator[str]:
    """Single facts the rules count with."""
    values = {item.id: item.traits.get("value") for name in ("tracks", "pods") for item in pack[name].items}
    for name in ("hibernation", "yellow", *(f"pod_{players}" for players in range(pack.players[0], pack.players[1] + 1))):
        if not isinstance(values.get(name), int):
            yield f"tracks, pods: the number {name} is missing"
    markers = {item.id: item.traits for item in pack["markers"].items}
    yield from (f"markers: {name} with its limit is missing" for name in MARKERS if "limit" not in markers.get(name, {}))
    if "start" not in markers.get("egg", {}):
        yield "markers: how many eggs start in the nest is missing"
    if any("items" not in item.traits for item in pack["exploration"].items):
        yield "exploration: items need a number of items"
    if any("infected" not in item.traits for item in pack["contamination"].items):
        yield "contamination: which cards are infected is missing"
