"""What a character carries: two weapons, the second a Backup, and two pieces of equipment (S2 303-324, 706-716, 1296-1308)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games.aliens import ending, endurance, squad, turn
from companion.games.aliens.cardboard import HELD, of_hand
from companion.games.aliens.endurance import equipment, hand, weapons
from companion.games.aliens.squad import CHARACTER, CHARACTER_THERE, NEWT
from companion.games.common.seating import SEAT_IN, playing
from companion.kit.intent import TEXT, Given, Result, Shape, intent, shown, unread, whole
from companion.table import Json, Piece, Refused, Table

WEAPONS = EQUIPMENT = 2


def fits(character: str, carried: Sequence[Piece], card: Piece) -> str:
    """The slot for one more card, or refused."""
    if card.traits["type"] not in ("weapon", "equipment"):
        raise Refused("nothing_to_equip", card=card.kind)
    if card.traits["type"] == "equipment":
        if sum(each.traits["type"] == "equipment" for each in carried) >= EQUIPMENT:
            raise Refused("no_slot", character=character)
        return "equipment"
    if character == NEWT:
        raise Refused("no_weapons_for_newt")
    held = [each for each in carried if each.traits["type"] == "weapon"]
    if len(held) >= WEAPONS:
        raise Refused("no_slot", character=character)
    if held and "backup" in card.traits["keywords"] and any("backup" in each.traits["keywords"] for each in held):
        raise Refused("one_backup", character=character)
    primary = [each for each in held if "backup" not in each.traits["keywords"]]
    if held and "backup" not in card.traits["keywords"] and (primary or "bulky" in card.traits["keywords"]):
        raise Refused("bulky" if not primary else "not_backup", character=character)
    if any("bulky" in each.traits["keywords"] for each in held):
        raise Refused("bulky", character=character)
    return "backup" if held and primary else "weapon"


def chosen(cards: Mapping[str, Piece], said: Mapping[str, Json]) -> dict[str, list[str]]:
    """The cards that everybody begins with, by their ids, or refused: free, but within the slots, and each only once."""
    left, found = dict(cards), {}
    for character, names in said.items():
        if not isinstance(names, list):
            raise Refused("not_an_answer", answer=shown(names))
        carried: list[Piece] = []
        for name in names:
            card = next((each for each in left.values() if each.kind == name), None)
            if card is None:
                raise Refused("no_such_card", card=shown(name), deck=endurance.COMPONENT)
            fits(character, carried, card)
            carried.append(card)
            del left[card.id]
        found[character] = [card.id for card in carried]
    return found


def carried(table: Table, character: str) -> list[str]:
    return [*table.inside(weapons(character)), *table.inside(equipment(character))]


def puts_on(table: Table, character: str, card: str) -> None:
    table.move(card, equipment(character) if endurance.kind(table, card) == "equipment" else weapons(character))


def _gearing_up(table: Table) -> None:
    if table.value("step") != "gear_up":
        raise Refused("not_now")


def _stock(table: Table, given: Given) -> Iterator[Json]:
    """What may be worn at all: of the stock, and of what the character wears already."""
    character = given.get("character")
    worn = carried(table, character) if character in squad.members(table) else []
    cards = [card for card in (*table.inside(endurance.STOCK), *worn) if endurance.kind(table, card) in ("weapon", "equipment")]
    yield from ([name] for name in dict.fromkeys(endurance.kinds(table, cards)))


def _worn(table: Table, given: Given) -> list[str]:
    character = given.get("character")
    return endurance.kinds(table, carried(table, character)) if character in squad.members(table) else []


CARDS = Shape("all that is carried, card by card", unread, _stock, "card")
WORN = Shape("a card that the character carries", TEXT.read, _worn, "card")


@intent(playing, _gearing_up, character=CHARACTER, cards=CARDS)
def gear(table: Table, character: str, cards: Json) -> Result:
    """This is all that a character carries, for free."""
    for card in carried(table, character):
        table.move(card, endurance.STOCK)
    stock = {card: table.pieces[card] for card in table.inside(endurance.STOCK)}
    for card in chosen(stock, {character: cards})[character]:
        puts_on(table, character, card)
    table.tell("geared", character=character, cards=endurance.kinds(table, carried(table, character)))
    return {"cards": endurance.kinds(table, carried(table, character))}


def _may_equip(table: Table, seat: str) -> bool:
    """S2 688, 706: in the second step of a hero's activation, by that hero's player (A22: never by a grunt). A must on the way
    may end the mission."""
    active = table.value("active")
    hero = active is not None and squad.is_hero(table, active["character"])
    if not hero or active["acted"] or table.value(f"{active['character']}.seat") != seat:
        raise Refused("not_now")
    turn.reaches(table, "actions")
    if ending.stopped(table):
        return False
    if table.value("step") != "actions":
        raise Refused("not_now" if table.value("question") is None else "answer_first")
    return True


@intent(playing, seat=SEAT_IN, character=CHARACTER_THERE, card=HELD, cost=whole(0, endurance.MOST))
def equip(table: Table, seat: str, character: str, card: str, cost: int | None = None) -> Result:
    """From the hand into an empty slot, of one's own or within two spaces; the card's cost is exhausted."""
    (piece,) = of_hand(table, seat, card)
    slot = fits(character, [table.pieces[each] for each in carried(table, character)], table.pieces[piece])
    price = table.pieces[piece].traits["cost"] if cost is None else cost
    if price is None:
        raise Refused("unknown_number", character=card, number="cost")
    if not _may_equip(table, seat):
        return ending.on_the_way(table)
    puts_on(table, character, piece)
    table.tell("equipped", seat=seat, character=character, card=card)
    return {**endurance.exhausts(table, int(price)), "slot": slot}


@intent(playing, seat=SEAT_IN, character=CHARACTER_THERE, card=WORN)
def unequip(table: Table, seat: str, character: str, card: str) -> Result:
    """Back to the hand, for free."""
    piece = next((each for each in carried(table, character) if table.kind(each) == card), None)
    if piece is None or table.value(f"{character}.seat") != seat:  # S2 710: on one's own character's card
        raise Refused("no_such_card", card=shown(card), deck=character)
    if not _may_equip(table, seat):
        return ending.on_the_way(table)
    table.move(piece, hand(seat))
    table.tell("unequipped", seat=seat, character=character, card=card)
    return {"exhausted": 0, "discarded": 0, "slot": ""}
