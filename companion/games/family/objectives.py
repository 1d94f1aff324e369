"""Objectives: dealt as many as the book deals in this kind of game, and one given up at the first encounter."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.common import seating
from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import hands
from companion.games.family.book import book
from companion.kit.deck import Deck
from companion.kit.intent import Result, Shape, intent, shown
from companion.kit.look import look
from companion.kit.source import app_draws, on_cardboard
from companion.table import Json, Refused, Table, Zone

DECKS = ("corporate", "personal", "shared", "requirement")
TOGETHER = "coop"


def held(seat: str) -> str:
    return f"objectives.{seat}"


def given_up(seat: str) -> str:
    return f"objectives.{seat}.given_up"


def zones(seat: str, mode: Json) -> Iterator[Zone]:
    """What a seat holds, which playing together lies open (S0 773-774); and what it gave up, face down."""
    yield Zone(held(seat), "set", "all" if mode == TOGETHER else seat)
    yield Zone(given_up(seat), "set", "none")


# -- how many ------------------------------------------------------------------------------------


def _deck(deck: str) -> str:
    return f"objectives_{deck}"


def dealt(table: Table, seat: str, deck: str) -> int:
    """How many of a deck a seat was dealt, given up or not."""
    cards = (*table.inside(held(seat)), *table.inside(given_up(seat)))
    return sum(card.startswith(f"{_deck(deck)}-") for card in cards)


def _complete(table: Table, seat: str) -> bool:
    """Whether the app has dealt a seat everything that it gets."""
    deals = book(table).objectives(table, seat)
    return all(dealt(table, seat, deck) >= count for deck, count in deals.items())


def chooses(table: Table, seat: str) -> bool:
    """Whether a seat that holds all its objectives still has to give one up."""
    if not table.has_zone(held(seat)) or not table.flag("first_encounter") or not gives_up(table):
        return False
    return table.count(held(seat)) > 1 and _complete(table, seat)


def gives_up(table: Table) -> bool:
    """Whether the first encounter costs everybody an objective; never playing together."""
    return book(table).gives_up and table.value("option.mode") != TOGETHER


# -- dealing -------------------------------------------------------------------------------------


def _here(table: Table) -> list[str]:
    return [deck for deck in DECKS if table.has_zone(f"{_deck(deck)}.draw")]


def _read_deck(table: Table, name: str, value: Json) -> str:
    decks = _here(table)
    if value not in decks:
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(decks))
    app_draws(table, _deck(str(value)))
    return str(value)


DECK = Shape("a deck of objectives that this game has", _read_deck, lambda table, _: _here(table))


@intent(playing, seat=SEAT_IN, deck=DECK)
def objective_draw(table: Table, seat: str, deck: str) -> Result:
    """An objective for one seat, as many as the rules deal; nobody else may see it, except playing together."""
    most = book(table).objectives(table, seat).get(deck, 0)
    if not most:
        raise Refused("not_dealt_here", deck=deck)
    if dealt(table, seat, deck) >= most:
        raise Refused("has_its_objectives", seat=seat, deck=deck)
    card = Deck(_deck(deck)).draw(table, held(seat))
    if table.value("option.mode") == TOGETHER:
        table.tell("objective_open", seat=seat, card=table.kind(card))
        return {"card": table.kind(card)}
    table.tell("objective_dealt", seat=seat)
    return {"card": look(table, seat, [card])[0], "secret": seat}


# -- giving one up -------------------------------------------------------------------------------


OWN = hands.own("an objective that the seat holds", held)


@intent(playing, hands.somebody_holds(held, "no_objective_is_held"), seat=SEAT_IN, objective=OWN)
def objective_give_up(table: Table, seat: str, objective: str) -> Result:
    """S0 172-176: one objective leaves the game face down; nobody else sees which."""
    card = hands.named(table, held(seat), seat, objective)
    if not book(table).swaps(table, seat, card):
        _may_give_up(table, seat)
    look(table, seat, [card])
    table.move(card, given_up(seat))
    table.tell("objective_given_up", seat=seat)
    return {"card": objective, "secret": seat}


def _may_give_up(table: Table, seat: str) -> None:
    """Once, at the first encounter, and never the last one of those that the app has dealt in full."""
    if not gives_up(table):
        raise Refused("nobody_gives_up")
    if not table.flag("first_encounter"):
        raise Refused("nobody_was_met")
    if _complete(table, seat) and not chooses(table, seat):
        raise Refused("keeps_its_objective", seat=seat)


def put_away(table: Table, seat: str) -> None:
    """Something takes the place of everything that a seat was to do."""
    for card in table.inside(held(seat)):
        table.move(card, given_up(seat))


def on_the_table(table: Table) -> bool:
    """Whether somebody's objectives lie on the table, so that the app can't wait for the choice."""
    return any(
        not table.has_zone(held(seat)) or on_cardboard(table, _deck(deck)) or not dealt(table, seat, deck)
        for seat in seating.seats_in(table)
        for deck in book(table).objectives(table, seat)
    )
