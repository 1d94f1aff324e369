"""Handing a component of Lockdown to the cardboard, and taking it back."""

from __future__ import annotations

from companion.games.common import handing
from companion.games.family import intruders, switching
from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.games.lockdown.contingency import ACTIVE, POOL, hand
from companion.games.lockdown.options import COMPONENTS
from companion.games.lockdown.weakness import SLOTS, deal, hidden, opened
from companion.kit.deck import Deck
from companion.kit.intent import Result
from companion.table import Table

DECKS = ("event", "attack", "computer", "contamination", "wounds", "mars", *ITEMS, *OBJECTIVES)
BAGS = {"bag": intruders.BAG, "exploration": "exploration.draw", "surface_exploration": "surface_exploration.draw"}


def handed_over(table: Table, component: str) -> Result:
    """What to put on the table so that the game goes on as it stands; order from the top. Secret where it was."""
    match component:
        case _ if component in BAGS:
            return handing.contents(table, BAGS[component])
        case "computer":
            return {**handing.stack(table, component), "open": handing.kinds(table, "computer.open")}
        case _ if component in DECKS:
            return handing.stack(table, component)
        case "css":
            lying = {str(slot): f"css.{slot}" for slot in range(15, -1, -1) if table.count(f"css.{slot}")}
            return {"places": {slot: handing.kinds(table, zone)[0] for slot, zone in lying.items()}, "secret": "everyone"}
        case "contingency":
            return handing.places(table, {"active": ACTIVE, "pool": POOL, **{seat: hand(seat) for seat in table.value("seats")}})
        case "weakness":
            return handing.places(table, {str(slot): hidden(slot) for slot in SLOTS})
    return {}


def taken_back(table: Table, component: str) -> None:
    """The app can't know how cardboard was shuffled, so it shuffles what it takes over."""
    if component in DECKS:
        table.shuffle(Deck(component).pile)
    if component == "weakness" and not any(table.count(zone(slot)) for slot in SLOTS for zone in (hidden, opened)):
        deal(table)


set_source = switching.verb(COMPONENTS, handed_over, taken_back)
