"""What players do with the deck and its piles at any time: draw, reveal, discard, recycle, exhaust (S2 482-600)."""

from __future__ import annotations

from companion.games.aliens import cardboard, endurance, squad
from companion.games.aliens.cardboard import CAME, SEVERAL_HELD, of_hand
from companion.games.aliens.cards import TYPES
from companion.games.aliens.ending import on_a_mission
from companion.games.aliens.endurance import COMPONENT, EXHAUST, HAZARD, MOST, deck, discards, hand, kinds, lying
from companion.games.aliens.squad import CHARACTER
from companion.games.common.seating import SEAT_IN
from companion.kit.intent import TEXT, Given, Result, Shape, intent, one_of, shown, whole
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table


@intent(on_a_mission, seat=SEAT_IN, character=CHARACTER, cards=whole(1, MOST), types=CAME)
def draw(table: Table, seat: str | None = None, character: str | None = None, cards: int = 1, types: Json = None) -> Result:
    """From the top to the hand of a seat; what a grunt would take goes under the exhaust pile (S2 265)."""
    if (seat is None) == (character is None):
        raise Refused("seat_or_character")
    if not deck(table):
        raise Refused("deck_is_empty", deck=COMPONENT)
    said = cardboard.types(table, types, cards)
    if character is not None and squad.is_hero(table, character):
        seat = str(table.value(f"{character}.seat"))
    if seat is None:
        return endurance.goes_under_the_pile(table, cards)
    return cardboard.drawn(table, seat, cards, said)


def _read_wants(_: Table, name: str, value: Json) -> list[str]:
    wanted = value if isinstance(value, list) else [value]
    if any(each not in TYPES for each in wanted):
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(TYPES))
    return list(wanted)


WANTS = Shape("types of cards", _read_wants, lambda _, __: ([each] for each in TYPES))


@intent(on_a_mission, seat=SEAT_IN, wants=WANTS, by=one_of("player", "motion_tracker"), type=one_of(*TYPES))
def reveal(
    table: Table, seat: str | None = None, wants: list[str] | None = None, by: str = "player", type: str | None = None
) -> Result:
    """Turn the top card over, and look whether it is of a type."""
    if on_cardboard(table, COMPONENT) != (type is not None):
        raise Refused("say_what_came" if type is None else "app_draws", component=COMPONENT)
    return endurance.reveals(table, wants or [], by == "player", type, seat=seat)


@intent(on_a_mission, cards=whole(1, MOST), from_=one_of("endurance", "hand"), seat=SEAT_IN, which=SEVERAL_HELD, types=CAME)
def discard(
    table: Table, cards: int, from_: str = "endurance", seat: str | None = None, which: Json = None, types: Json = None
) -> Result:
    """Off the deck or out of a hand, face up; a hazard among them strikes at once. Neither has one: off the exhaust pile."""
    said = cardboard.types(table, types, cards)
    if from_ == "hand":
        if seat is None:
            raise Refused("missing_parameter", intent="discard", name="seat")
        held = sorted(table.inside(hand(seat)))
        chosen = of_hand(table, seat, which) if which is not None else held[-cards:] if len(held) == cards else []
        if len(chosen) != cards:
            raise Refused("say_which_cards", cards=cards)
        found = discards(table, chosen, seat)
    else:
        chosen, found = _off_the_deck(table, cards, seat, which)
    table.tell("discarded", cards=len(chosen))
    for _ in range(cardboard.hazards_of(said)):
        table.tell("hazard_strikes", card=HAZARD)
    endurance.settled(table)
    if on_cardboard(table, COMPONENT):
        return {"cards": [], "hazards": [HAZARD] * cardboard.hazards_of(said)}
    return {"cards": kinds(table, chosen), "hazards": kinds(table, found)}


def out_of_a_hand(table: Table, cards: int, seat: str | None) -> int:
    """How many of so many come out of the hand of who discards, because the deck lacks them (S2 594-598)."""
    return min(max(0, cards - deck(table)), table.count(hand(seat))) if seat is not None else 0


def _off_the_deck(table: Table, cards: int, seat: str | None, which: Json) -> tuple[list[str], list[str]]:
    """What the deck lacks comes out of the hand of who discards; off the exhaust pile only when neither has one (S2 594-598). The
    cards, and the hazards among them."""
    held = sorted(table.inside(hand(seat))) if seat is not None else []
    lacking = out_of_a_hand(table, cards, seat)
    if which is not None and lacking and seat is not None:
        held = of_hand(table, seat, which)
    if lacking and len(held) != lacking:
        raise Refused("say_which_cards", cards=lacking)
    gone: list[str] = []
    found: list[str] = []
    for number in range(cards - lacking):
        if number and not deck(table) and not table.count(EXHAUST):
            break
        card, struck = endurance.one_discarded(table, seat or "")
        gone.append(card)
        found += struck
    held = held if lacking else []
    return [*gone, *held], [*found, *discards(table, held, seat or "")]


@intent(on_a_mission, cards=whole(1, MOST), seat=SEAT_IN, hand_=SEVERAL_HELD)
def recycle(table: Table, cards: int = 0, seat: str | None = None, hand_: Json = None) -> Result:
    """Off the top of the exhaust pile, or cards of a hand, under the Reshuffle card."""
    held = [] if hand_ is None else _of_hand(table, seat, hand_)
    if not cards and not held:
        raise Refused("marks_nothing")
    return {"recycled": endurance.recycles(table, cards, seat, held)}


def _of_hand(table: Table, seat: str | None, names: Json) -> list[str]:
    if seat is None:
        raise Refused("missing_parameter", intent="recycle", name="seat")
    return of_hand(table, seat, names)


@intent(on_a_mission, cards=whole(1, MOST))
def exhaust(table: Table, cards: int) -> Result:
    """The top cards of the deck go onto the exhaust pile, unseen."""
    return endurance.exhausts(table, cards)


def _on_them(table: Table, given: Given) -> list[str]:
    character = given.get("character")
    return kinds(table, table.inside(lying(character))) if character in squad.members(table) else []


LYING = Shape("a hazard that lies on the character", TEXT.read, _on_them, "card")


@intent(on_a_mission, character=CHARACTER, card=LYING)
def lift(table: Table, character: str, card: str) -> Result:
    """A hazard that lies on somebody is shuffled into the exhaust pile."""
    (piece,) = endurance.named(table, lying(character), card)
    table.shuffle(EXHAUST, piece)
    table.tell("hazard_off", character=character, card=card)
    return {"card": card}
