"""App or cardboard for each component, in the middle of a game."""

from __future__ import annotations

from companion.games.common import handing
from companion.games.family import intruders, switching
from companion.games.nemesis import course, engines
from companion.games.nemesis import exploration as rooms
from companion.games.nemesis.options import COMPONENTS
from companion.games.nemesis.weakness import deal, hidden, objects, opened
from companion.kit.deck import Deck
from companion.kit.intent import Result
from companion.table import Json, Table

DECKS = ("event", "attack", "contamination", "wounds", "items_red", "items_yellow", "items_green",
         "objectives_corporate", "objectives_personal", "objectives_shared", "mutations", "panic")


def handed_over(table: Table, component: str) -> Result:
    """What to put on the table so that the game goes on as it stands; order from the top. Secret where it was."""
    match component:
        case "bag":
            return handing.contents(table, intruders.BAG)
        case "exploration":
            looked = {str(slot): rooms.at(slot) for slot in rooms.SLOTS if table.count(rooms.at(slot))}
            return {**handing.contents(table, rooms.PILE), **(handing.places(table, looked) if looked else {})}
        case _ if component in DECKS:
            return handing.stack(table, component)
        case "engines":
            order: Json = {engine: list(reversed(handing.kinds(table, engines.zone(engine)))) for engine in engines.ENGINES}
            return {"places": order, "secret": "everyone"}
        case "coordinates":
            return {"places": {"card": course.places(table.pieces[course.card(table)].traits)}, "secret": "everyone"}
        case "weakness":
            return handing.places(table, {thing: hidden(thing) for thing in objects(table)})
    return {}


def taken_back(table: Table, component: str) -> None:
    """The app can't know how cardboard was shuffled, so it shuffles what it takes over."""
    if component in DECKS:
        table.shuffle(Deck(component).pile)
    if component == "weakness" and not any(table.count(zone(thing)) for thing in objects(table) for zone in (hidden, opened)):
        deal(table)


set_source = switching.verb(COMPONENTS, handed_over, taken_back)
