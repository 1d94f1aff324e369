"""App or cardboard for each component, in the middle of a game."""

from __future__ import annotations

from companion.games.common import handing
from companion.games.family import intruders, switching
from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.games.nemesis import course, engines, intruder_player
from companion.games.nemesis import exploration as rooms
from companion.games.nemesis.carnomorphs import adaptations
from companion.games.nemesis.carnomorphs.kinds import ADAPTING
from companion.games.nemesis.options import COMPONENTS
from companion.games.nemesis.weakness import deal, hidden, objects, opened
from companion.kit.deck import Deck
from companion.kit.intent import Result
from companion.table import Json, Table

DECKS = (
    "event",
    "attack",
    "contamination",
    "wounds",
    *ITEMS,
    *OBJECTIVES,
    "objectives_requirement",
    "mutations",
    "panic",
    "alerts",
)


def handed_over(table: Table, component: str) -> Result:
    """What to put on the table so that the game goes on as it stands; order from the top. Secret where it was."""
    match component:
        case "bag":
            return handing.contents(table, intruders.BAG)
        case "exploration":
            looked = {str(slot): rooms.at(slot) for slot in rooms.SLOTS if table.count(rooms.at(slot))}
            return {**handing.contents(table, rooms.PILE), **handing.places(table, looked)}
        case "exploration_aftermath":
            return {**handing.contents(table, rooms.LATER), "secret": "everyone"}
        case "adaptations":
            return handing.places(table, {kind: adaptations.hidden(kind) for kind in ADAPTING})
        case _ if _has_deck(table, component):
            return handing.stack(table, component)
        case "engines":
            order: Json = {engine: list(reversed(handing.kinds(table, engines.zone(engine)))) for engine in engines.ENGINES}
            return {"places": order, "secret": "everyone"}
        case "coordinates":
            return {"places": {"card": course.places(table.pieces[course.card(table)].traits)}, "secret": "everyone"}
        case "weakness":
            return handing.places(table, {thing: hidden(thing) for thing in objects(table)})
    return {}


def _has_deck(table: Table, component: str) -> bool:
    return component in DECKS and table.has_zone(f"{component}.draw")


def taken_back(table: Table, component: str) -> None:
    """The app can't know how cardboard was shuffled, so it shuffles what it takes over."""
    if _has_deck(table, component):
        table.shuffle(Deck(component).pile)
    if component == "adaptations" and table.value("option.enemy") == "carnomorphs":
        adaptations.deal(table)
    if component == "weakness" and not any(table.count(zone(thing)) for thing in objects(table) for zone in (hidden, opened)):
        deal(table)


IN_HAND = {**switching.IN_HAND, "attack": intruder_player.WAITING, "event": intruder_player.PLANS}
set_source = switching.verb(COMPONENTS, handed_over, taken_back, IN_HAND)
