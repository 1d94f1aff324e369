"""Exploring, under ground and on the surface (S0 284-309, 1702-1707)."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.family import dealing, exploration
from companion.games.lockdown import surface
from companion.games.lockdown.shapes import ACTING
from companion.kit.deck import Deck
from companion.kit.intent import YES_NO, Result, intent, one_of
from companion.kit.look import look
from companion.kit.source import app_draws, on_cardboard
from companion.table import Refused, Table

PLACES = {"underground": "exploration", "surface": "surface_exploration"}
ITEMS = {f"{colour}_item": f"items_{colour}" for colour in dealing.COLOURS}
"""What a token of the surface finds, and the deck of such cards."""


def pile(place: str) -> str:
    return f"{PLACES[place]}.draw"


def _something_hidden(table: Table) -> None:
    if not any(table.count(pile(place)) for place in PLACES):
        raise Refused("all_explored")


@intent(playing, _something_hidden, seat=ACTING, place=one_of(*PLACES), careful=YES_NO, breaks=YES_NO, burns=YES_NO)
def explore(
    table: Table, seat: str, place: str = "underground", careful: bool = False, breaks: bool = True, burns: bool = False
) -> Result:
    """Turn the room over, reveal its token, do what it says.

    Nest and contaminated room never break (S0 404-406); where it burns already, another fire means nothing (S0 396-400).
    """
    if place == "surface":
        surface.on_the_surface(table)
    app_draws(table, PLACES[place])
    if not table.count(pile(place)):
        raise Refused("all_explored")
    result = exploration.revealed(table, seat, PLACES[place], breaks, burns)
    if result["effect"] in ITEMS:
        _finds(table, seat, ITEMS[result["effect"]])
    if careful:  # S0 201-205, 293-298: the marker comes instead of a roll, silence or not; danger comes all the same
        table.tell("careful_marker" if result["effect"] != "danger" else "careful_danger", seat=seat)
    elif result["effect"] not in ("silence", "danger"):
        table.tell("then_noise_roll", seat=seat)
    return result


def _finds(table: Table, seat: str, deck: str) -> None:
    """S0 1702-1705: the top card of that colour is in the hand of whoever explores, where the app deals them."""
    if not on_cardboard(table, deck) and table.count(f"{deck}.draw"):
        look(table, seat, [Deck(deck).draw(table, dealing.held(seat))])
        table.tell("item_found", seat=seat)
