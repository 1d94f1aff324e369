"""Wounds and items: decks that are dealt from once the owner has filled them, and what becomes of the items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import hands, turn_order
from companion.games.family.book import book
from companion.kit.deck import Deck
from companion.kit.intent import TEXT, Result, Shape, intent, one_of, shown, whole
from companion.kit.look import look
from companion.kit.source import app_draws, by_app, on_cardboard
from companion.table import Json, Refused, Table, Zone

COLOURS = ("red", "yellow", "green")
WOUNDS = Deck("wounds")
GONE = "items.gone"
"""Items that are out of the game, face down."""


def found(seat: str) -> str:
    return f"search.{seat}"


def held(seat: str) -> str:
    return f"items.{seat}"


def zones(seats: Sequence[str]) -> Iterator[Zone]:
    """What was found and what is held, each for one pair of eyes; and what left the game."""
    for seat in seats:
        yield Zone(found(seat), "set", seat)
        yield Zone(held(seat), "set", seat)
    yield Zone(GONE, "set", "none")


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
    if not table.count(found(seat)):
        raise Refused("nothing_to_choose", seat=seat)


def _items_by_app(table: Table) -> None:
    if all(on_cardboard(table, f"items_{colour}") for colour in COLOURS):
        raise Refused("on_cardboard", component="items_red")


COLOUR = Shape("red | yellow | green", _read_colour, lambda _, __: COLOURS)


@intent(playing, _items_by_app, seat=SEAT_IN, colour=COLOUR)
def search(table: Table, seat: str, colour: str) -> Result:
    """S0 636-650: the top two of a colour, to keep one; only who searches sees them. The last card of a deck comes alone."""
    book(table).reached(table, seat)
    if table.count(found(seat)):
        raise Refused("choose_first", seat=seat)
    deck = Deck(f"items_{colour}")
    drawn = [deck.draw(table, found(seat)) for _ in range(1 if table.count(deck.pile) == 1 else 2)]
    table.tell("searched" if len(drawn) > 1 else "searched_last", seat=seat, colour=colour)
    return {"cards": look(table, seat, drawn), "secret": seat}


@intent(playing, _items_by_app, seat=SEAT_IN, keep=whole(1, 2))
def search_keep(table: Table, seat: str, keep: int) -> Result:
    """One of the two is kept, the other goes under its deck."""
    _searched_nothing(table, seat)
    cards = table.inside(found(seat))
    if keep > len(cards):
        raise Refused("not_a_number", name="keep", value=shown(keep), least=1, most=len(cards))
    for number, card in enumerate(cards, 1):
        deck = table.pieces[card].traits["deck"]
        table.move(card, held(seat) if number == keep else f"{deck}.draw", None if number == keep else 0)
    table.tell("search_kept" if len(cards) > 1 else "search_kept_last", seat=seat)
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
    book(table).reached(table, seat)
    cards = table.of_kind("items_crafted.draw", item)
    table.move(table.one_of("items_crafted.draw", cards), held(seat))
    table.tell("crafted", seat=seat, card=item)
    turn_order.acts(table, seat)  # S0 659
    return {"card": item, "left": len(cards) - 1}


# -- what leaves a hand --------------------------------------------------------------------------


OWN = hands.own("an item that the seat holds", held)


@intent(playing, hands.somebody_holds(held, "no_item_is_held"), seat=SEAT_IN, item=OWN, how=one_of("under", "away"))
def item_drop(table: Table, seat: str, item: str, how: str) -> Result:
    """S0 484-488, 630: what is dropped goes under its deck; what is used up leaves the game. All see it."""
    card = hands.named(table, held(seat), seat, item)
    if how == "away":
        table.move(card, GONE)
    else:
        table.move(card, _deck_of(table, card), 0)
    table.tell("item_dropped" if how == "under" else "item_used_up", seat=seat, card=item)
    return {"card": item}


def _deck_of(table: Table, card: str) -> str:
    """Where a card lay before the first entry: some decks are made of two lists."""
    return next(zone.name for zone in table.layout.zones.values() if card in zone.holds)


def lost(table: Table, seat: str) -> None:
    """S0 660: the items of the dead leave the game."""
    for zone in (found(seat), held(seat)):
        for card in table.inside(zone) if table.has_zone(zone) else ():
            table.move(card, GONE)
