"""The surface of Mars: its die and its cards (S0 1766-1782)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.common.seating import playing
from companion.games.family.book import Listen
from companion.games.family.development import rolled_at_table
from companion.games.lockdown.shapes import ACTING
from companion.kit.deck import Deck
from companion.kit.intent import Result, intent
from companion.kit.source import by_app, on_cardboard
from companion.table import Refused, Table

DECK = Deck("mars")


def on_the_surface(table: Table) -> None:
    if table.value("option.board") != "surface":
        raise Refused("no_surface_here")


@intent(playing, on_the_surface, by_app("surface_die"), seat=ACTING)
def surface_roll(table: Table, seat: str | None = None) -> Result:
    """A noise roll outside: numbers are areas; one face draws a card of the surface."""
    return roll_surface(table, seat)


def roll_surface(table: Table, seat: str | None) -> Result:
    rolled = table.roll("surface_die")
    face = "danger" if rolled == "silence" and seat and table.flag(f"{seat}.slime") else rolled
    result: Result = {"face": face, "rolled": rolled}
    if face == "mars_card":
        result["card"] = _card(table)
    elif face in ("silence", "danger"):
        table.tell(f"surface_{face}", seat=seat)
        if face != rolled:
            table.tell("slime_betrays", seat=seat)
    else:
        table.tell("surface_area", seat=seat, area=face)
    return result


def elsewhere(table: Table) -> Mapping[str, Listen]:
    """S0 1766-1767: whoever is outside rolls the die of Mars."""
    return {"surface": _listens_outside} if table.value("option.board") == "surface" else {}


def _listens_outside(table: Table, seat: str) -> Result:
    return rolled_at_table(table, seat) if on_cardboard(table, "surface_die") else roll_surface(table, seat)


@intent(playing, on_the_surface, by_app("mars"))
def mars_card(table: Table) -> Result:
    """A card of the surface, because an exploration token says so."""
    return {"card": _card(table)}


def _card(table: Table) -> str | None:
    if on_cardboard(table, "mars"):
        table.tell("mars_card_yours")
        return None
    kind = table.kind(DECK.draw(table))
    table.tell("mars_card", card=kind)
    return kind
