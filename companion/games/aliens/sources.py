"""App or cardboard for each component, in the middle of a game."""

from __future__ import annotations

from companion.games.aliens import board, endurance, tracker
from companion.games.aliens.options import SOURCES
from companion.games.common import handing, seating
from companion.kit.intent import Intent, Result, intent, one_of
from companion.table import Json, Table

COMPONENTS = tuple(source.component for source in SOURCES)

ASKED = {"barricade": "alien_die", "tracker_to_bottom": "motion_tracker", "hazards": "endurance", "recycle": "endurance"}
"""What is asked of a component is answered before it changes hands."""


def handed_over(table: Table, component: str) -> Result:
    """What to put on the table so that the game goes on as it stands; order from the top. Secret where it was."""
    match component:
        case "endurance":
            for zone in (endurance.ABOVE, endurance.UNDER, endurance.EXHAUST):
                table.settle(zone)
            order: Json = {
                name: list(reversed(handing.kinds(table, zone)))
                for name, zone in (("above", endurance.ABOVE), ("under", endurance.UNDER), ("exhaust", endurance.EXHAUST))
            }
            return {"places": order, "secret": "everyone"}
        case "motion_tracker":
            return handing.stack(table, tracker.DECK.name)
        case "blips":
            numbers: Json = {
                label: table.pieces[table.inside(board.slot(piece["slot"]))[0]].traits["number"]
                for label, piece in board.in_play(table).items()
                if piece["kind"] == board.BLIP
            }
            return {"places": {label: [str(number)] for label, number in numbers.items()}, "secret": "everyone"}
    return {}


def _no_hazard_in_hand(table: Table) -> None:
    """Which cards the hands hold only the table has seen; one that the app took for a hazard is none, it would have struck."""
    for seat in seating.seats(table):
        for card in table.inside(endurance.hand(seat)):
            if endurance.kind(table, card) != endurance.HAZARD:
                continue
            for zone in (endurance.ABOVE, endurance.UNDER, endurance.EXHAUST, endurance.DISCARD):
                others = [each for each in table.inside(zone) if endurance.kind(table, each) != endurance.HAZARD]
                if others:
                    other = table.one_of(zone, others)
                    at = table.inside(zone).index(other)
                    table.move(other, endurance.hand(seat))
                    table.move(card, zone, at)
                    break
    if any(table.count(endurance.hand(seat)) for seat in seating.seats(table)):
        table.tell("compare_hands")


def _verb() -> Intent:
    @intent(component=one_of(*COMPONENTS), source=one_of("app", "cardboard"))
    def set_source(table: Table, component: str, source: str) -> Result:
        """Who draws or rolls from now on. Going to cardboard, the app says exactly what to build."""
        handing.switched(table, component, source, ASKED)
        result = tracker.switched(table) if component == tracker.DECK.name else {}
        if source == "cardboard":
            return {"source": source, **handed_over(table, component), **result}
        if component == "motion_tracker":  # the app can't know how cardboard was shuffled
            table.shuffle(tracker.DECK.pile)
        if component == "endurance":
            _no_hazard_in_hand(table)
            for zone in (endurance.ABOVE, endurance.UNDER, endurance.EXHAUST):
                table.shuffle(zone)
        return {"source": source}

    return set_source


set_source = _verb()
