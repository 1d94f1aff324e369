"""The weather: a deck that burns oil, drawn by the app or by the table."""

from __future__ import annotations

from companion.games.beacon.night import burn
from companion.games.beacon.setup import DECK
from companion.games.common import handing
from companion.games.common.seating import SEAT_IN, playing
from companion.kit.intent import Result, intent, one_of
from companion.kit.look import look
from companion.kit.source import by_app
from companion.table import Table


@intent(playing, by_app("weather"), seat=SEAT_IN)
def forecast(table: Table, seat: str) -> Result:
    """Look at the card on top of the weather; nobody else does. It costs one oil."""
    if not table.count(DECK.pile):
        DECK.refill(table)
    look(table, seat, table.inside(DECK.pile)[-1:])
    table.tell("weather_is_read", seat=seat)
    burn(table, 1)
    return {"secret": seat}


def handed_over(table: Table, component: str) -> Result:
    """How to stack the deck on the table, from the top."""
    return handing.stack(table, component)


@intent(component=one_of("weather"), source=one_of("app", "cardboard"))
def set_source(table: Table, component: str, source: str) -> Result:
    """Who draws from now on. Going to cardboard, the app says exactly what to build."""
    handing.switched(table, component, source, {"weather_card": "weather"})
    if source == "cardboard":
        return {"source": source, **handed_over(table, component)}
    table.shuffle(DECK.pile)  # the app can't know how cardboard was shuffled
    return {"source": source}
