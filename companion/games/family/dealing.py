"""Wounds, items and objectives: decks that are dealt from once the owner has filled them."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.kit.deck import Deck
from companion.kit.intent import TEXT, Result, Shape, intent, shown, whole
from companion.kit.look import look
from companion.kit.source import app_draws, by_app, on_cardboard
from companion.table import Json, Refused, Table

COLOURS = ("red", "yellow", "green")
OBJECTIVES = ("corporate", "personal", "shared", "requirement")
WOUNDS = Deck("wounds")


@intent(playing, by_app("wounds"), seat=SEAT_IN)
def serious_wound(table: Table, seat: str) -> Result:
    """A card from the deck of serious wounds."""
    card = table.kind(WOUNDS.draw(table))
    table.tell("serious_wound_is", seat=seat, card=card)
    return {"card": card}


def _read_colour(table: Table, name: str, value: Json) -> str:
    if value not in COLOURS:
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(COLOURS))
    app_draws(table, f"items_{value}")
    return str(value)


def _searched_nothing(table: Table, seat: str) -> None:
    if not table.count(f"search.{seat}"):
        raise Refused("nothing_to_choose", seat=seat)


def _items_by_app(table: Table) -> None:
    if all(on_cardboard(table, f"items_{colour}") for colour in COLOURS):
        raise Refused("on_cardboard", component="items_red")


COLOUR = Shape("red | yellow | green", _read_colour, lambda _, __: COLOURS)


@intent(playing, _items_by_app, seat=SEAT_IN, colour=COLOUR)
def search(table: Table, seat: str, colour: str) -> Result:
    """S0 636-650: the top two of a colour, to keep one; only who searches sees them."""
    if table.count(f"search.{seat}"):
        raise Refused("choose_first", seat=seat)
    deck = Deck(f"items_{colour}")
    found = [deck.draw(table, f"search.{seat}") for _ in range(2)]
    table.tell("searched", seat=seat, colour=colour)
    return {"cards": look(table, seat, found), "secret": seat}


@intent(playing, _items_by_app, seat=SEAT_IN, keep=whole(1, 2))
def search_keep(table: Table, seat: str, keep: int) -> Result:
    """One of the two is kept, the other goes under its deck."""
    _searched_nothing(table, seat)
    cards = table.inside(f"search.{seat}")
    for number, card in enumerate(cards, 1):
        deck = table.pieces[card].traits["deck"]
        table.move(card, f"items.{seat}" if number == keep else f"{deck}.draw", None if number == keep else 0)
    table.tell("search_kept", seat=seat)
    return {"kept": look(table, seat, [cards[keep - 1]])[0], "secret": seat}


def _read_item(table: Table, name: str, value: Json) -> str:
    item = str(TEXT.read(table, name, value))
    if not table.of_kind("items_crafted.draw", item):
        raise Refused("no_such_card", card=shown(item), deck="items_crafted")
    return item


ITEM = Shape(
    "a crafted item that is left",
    _read_item,
    lambda table, _: dict.fromkeys(table.kind(card) for card in table.inside("items_crafted.draw")),
    "card",
)


@intent(playing, by_app("items_crafted"), seat=SEAT_IN, item=ITEM)
def craft(table: Table, seat: str, item: str) -> Result:
    """S0 652-664: look through the crafted items and take one, while there are any."""
    cards = table.of_kind("items_crafted.draw", item)
    table.move(cards[-1], f"items.{seat}")
    table.tell("crafted", seat=seat, card=item)
    return {"card": item, "left": len(cards) - 1}


def _objectives(table: Table) -> list[str]:
    return [deck for deck in OBJECTIVES if table.has_zone(f"objectives_{deck}.draw")]


def _read_objectives(table: Table, name: str, value: Json) -> str:
    decks = _objectives(table)
    if value not in decks:
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(decks))
    app_draws(table, f"objectives_{value}")
    return str(value)


OBJECTIVE = Shape("a deck of objectives that this game has", _read_objectives, lambda table, _: _objectives(table))


@intent(playing, seat=SEAT_IN, deck=OBJECTIVE)
def objective_draw(table: Table, seat: str, deck: str) -> Result:
    """An objective for one seat, which nobody else may see."""
    card = Deck(f"objectives_{deck}").draw(table, f"objectives.{seat}")
    table.tell("objective_dealt", seat=seat)
    return {"card": look(table, seat, [card])[0], "secret": seat}
