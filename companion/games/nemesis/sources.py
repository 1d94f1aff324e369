"""App or cardboard for each component, in the middle of a game."""

from __future__ import annotations

from companion.games.common import handing
from companion.games.common.handing import CONTENTS
from companion.games.family import intruders
from companion.games.nemesis import course, engines
from companion.games.nemesis import exploration as rooms
from companion.games.nemesis.options import COMPONENTS
from companion.games.nemesis.weakness import OBJECTS, deal, hidden, opened
from companion.kit import bag
from companion.kit.deck import Deck
from companion.kit.intent import Result, intent, one_of
from companion.table import Json, Table

DECKS = ("event", "attack", "contamination", "wounds", "items_red", "items_yellow", "items_green",
         "objectives_corporate", "objectives_personal", "objectives_shared", "mutations", "panic")
ASKED = {"event_card": "event", "token": "bag", "contamination_drawn": "contamination"}
"""What the table is being asked about came from cardboard."""


@intent(component=one_of(*COMPONENTS), source=one_of("app", "cardboard"), contents=CONTENTS)
def set_source(table: Table, component: str, source: str, contents: dict[str, int] | None = None) -> Result:
    """Who draws from now on. Going to cardboard, the app says exactly what to build."""
    handing.switched(table, component, source, ASKED)
    if source == "cardboard":
        return {"source": source, **handed_over(table, component)}
    if component == "bag" and contents is not None:
        bag.make(table, intruders.BAG, contents, intruders.SUPPLY)
    taken_back(table, component)
    return {"source": source}


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
            return handing.places(table, {thing: hidden(thing) for thing in OBJECTS})
    return {}


def taken_back(table: Table, component: str) -> None:
    """The app can't know how cardboard was shuffled, so it shuffles what it takes over."""
    if component in DECKS:
        table.shuffle(Deck(component).pile)
    if component == "weakness" and not any(table.count(zone(thing)) for thing in OBJECTS for zone in (hidden, opened)):
        deal(table)

