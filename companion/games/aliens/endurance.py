"""The deck that is their life (S2 442-600): drawn, exhausted, revealed, recycled; empty with its exhaust pile, all is lost."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.aliens import squad
from companion.games.aliens.rulings import ruled
from companion.kit.intent import Result, shown
from companion.kit.look import look
from companion.kit.source import on_cardboard
from companion.table import LOOK, UNSEEN, Json, Refused, Table, View

COMPONENT = "endurance"
ABOVE, UNDER, EXHAUST, DISCARD = "endurance.above", "endurance.under", "endurance.exhaust", "endurance.discard"
REMOVED, STOCK = "endurance.removed", "endurance.stock"
SHOWN = "endurance.shown"
"""Where a revealed card lies while it does what it does."""
Effect = Callable[[bool], Result]
"""What comes of a card that was revealed, by whether it is what was asked for."""
ZONES = {"above": ABOVE, "under": UNDER, "exhaust": EXHAUST, "discard": DISCARD, "removed": REMOVED, "stock": STOCK}
HAZARD = "hazard"
MOST = 60
BACK = 3
"""So many a rest recycles."""


def hand(seat: str) -> str:
    return f"hand.{seat}"


def weapons(character: str) -> str:
    return f"weapons.{character}"


def equipment(character: str) -> str:
    return f"equipment.{character}"


def lying(character: str) -> str:
    """Where the hazards lie that stay on somebody."""
    return f"hazards.{character}"


def kind(table: Table, card: str) -> str:
    """weapon, equipment, event, hazard."""
    return str(table.pieces[card].traits["type"])


def deck(table: Table | View) -> int:
    """How many there are to draw; one that is being shown is still one of them."""
    return table.count(ABOVE) + table.count(UNDER) + table.count(SHOWN)


# -- how cards move ------------------------------------------------------------------------------


def surfaces(table: Table) -> None:
    """The Reshuffle card is on top: what lies under it is shuffled onto it (S2 520)."""
    if table.count(ABOVE) or not table.count(UNDER):
        return
    table.shuffle(ABOVE, *table.inside(UNDER))
    table.tell("reshuffled", cards=table.count(ABOVE))


def settled(table: Table) -> None:
    """After every card that moves: deck and exhaust pile both empty, and everybody has lost (S2 336, 452)."""
    surfaces(table)
    if table.value("phase") in ("marine", "alien", "finish") and not deck(table) and not table.count(EXHAUST):
        from companion.games.aliens import campaign  # a mission of a campaign may go on without it

        campaign.mission_ends(table, False, "endurance")


def exhausts(table: Table, count: int) -> Result:
    """Top to top, unseen; what the deck lacks is discarded off the exhaust pile (S2 554, 564)."""
    exhausted = discarded = 0
    for _ in range(count):
        surfaces(table)
        if table.count(ABOVE):
            table.move(table.draw(ABOVE, UNSEEN), EXHAUST)
            exhausted += 1
        elif table.count(EXHAUST):
            _off_the_pile(table)
            discarded += 1
    if count:
        table.tell("exhausted", cards=exhausted, discarded=discarded)
    settled(table)
    return {"exhausted": exhausted, "discarded": discarded}


def _off_the_pile(table: Table, seat: str = "") -> str:
    """The top of the exhaust pile is discarded; whether a hazard among them counts is asked of the table (A4)."""
    card = table.draw(EXHAUST)
    table.move(card, DISCARD)
    if kind(table, card) == "hazard" and not on_cardboard(table, COMPONENT):
        rule = ruled(table, "A4")
        table.tell(
            "hazard_strikes" if rule == "yes" else "hazard_sleeps" if rule == "no" else "hazard_off_the_pile",
            card=table.kind(card),
        )
        if rule == "yes":
            _strikes(table, card, seat)
    return card


def _strikes(table: Table, card: str, seat: str) -> None:
    """A hazard that was discarded does what it says: one that lies on a hero lies there from now on (S2 594, A55)."""
    table.tell(f"effect.{table.kind(card)}")
    hero = _stays_on(table, card, seat or _whose(table))
    if hero is not None:
        table.move(card, lying(hero))
        table.tell("hazard_stays", character=hero, card=table.kind(card))


def draws(table: Table, seat: str, count: int, struck: int = 0) -> tuple[list[str], list[str]]:
    """Top to the hand; a hazard is played at once (S2 490, 500). The cards that stay, and the hazards."""
    kept: list[str] = []
    hazards: list[str] = []
    known = not on_cardboard(table, COMPONENT)
    for _ in range(count):
        surfaces(table)
        if not table.count(ABOVE):
            break
        card = table.draw(ABOVE)
        if kind(table, card) == "hazard" if known else len(hazards) < struck:  # on cardboard the table has said so
            resolved(table, card, seat)
            hazards.append(card)
        else:
            table.move(card, hand(seat))
            kept.append(card)
    if kept and known:
        look(table, seat, kept)
    table.tell("drawn", seat=seat, cards=len(kept) + len(hazards))
    settled(table)
    return kept, hazards


def _hero_of(table: Table, seat: str) -> str | None:
    """The hero of a seat who is active, or its first."""
    heroes, active = squad.heroes(table, seat), table.value("active")
    return active["character"] if active is not None and active["character"] in heroes else next(iter(heroes), None)


def strikes_again(table: Table, character: str) -> None:
    """What lies on somebody strikes as the activation begins."""
    for card in table.inside(lying(character)):
        table.tell("hazard_lies", character=character, card=table.kind(card))
        table.tell(f"effect.{table.kind(card)}")


def _whose(table: Table) -> str:
    """The seat of whoever acts at this moment; "" for nobody."""
    active = table.value("active")
    return squad.player(table, active["character"]) if active is not None else ""


def _stays_on(table: Table, card: str, seat: str) -> str | None:
    """The hero of a seat on whom a hazard stays (A55); what it is on cardboard nobody has told."""
    stays = table.pieces[card].traits["lies"] and not on_cardboard(table, COMPONENT)
    return _hero_of(table, seat) if stays else None


def resolved(table: Table, card: str, seat: str) -> None:
    """A hazard that a player has drawn: one that stays lies on its hero (A55), where another goes is our ruling (A1)."""
    hero = _stays_on(table, card, seat)
    if hero is not None:
        table.move(card, lying(hero))
        table.tell("hazard_drawn", seat=seat, card=table.kind(card))
        table.tell("hazard_stays", character=hero, card=table.kind(card))
        return
    target = {"exhaust": EXHAUST, "discard": DISCARD, "under": UNDER}[ruled(table, "A1")]
    table.move(card, target, 0 if target == UNDER else None)
    if on_cardboard(table, COMPONENT):
        table.tell("hazard_drawn_yours", seat=seat)
        return
    table.tell("hazard_drawn", seat=seat, card=table.kind(card))
    table.tell(f"effect.{table.kind(card)}")


def reveals(
    table: Table,
    wants: list[str],
    by_player: bool = True,
    said: str | None = None,
    effect: Effect = lambda _: {},
    seat: str | None = None,
) -> Result:
    """The top card is shown, does what it was turned over for, strikes if it is a hazard, and then goes under the Reshuffle card,
    unless it stays on the hero of who revealed it; from an empty deck the exhaust pile is used (S2 530-540, A55)."""
    surfaces(table)
    source = ABOVE if table.count(ABOVE) else EXHAUST
    if not table.count(source):
        raise Refused("deck_is_empty", deck=COMPONENT)
    card = table.draw(source, LOOK)
    known = not on_cardboard(table, COMPONENT)
    name, what = (table.kind(card), kind(table, card)) if known else (None, said)
    hazard = what == "hazard" and by_player
    to_pile = what == "hazard" and not by_player and ruled(table, "A2") == "exhaust" and source == ABOVE
    table.move(card, SHOWN)
    table.tell("revealed" if known else "revealed_type", card=name, type=what)
    came = effect(what in wants)
    if hazard:
        table.tell("hazard", card=name or "hazard")
        if known:
            table.tell(f"effect.{name}")
    hero = _stays_on(table, card, seat or _whose(table)) if hazard else None
    if hero is not None:
        table.move(card, lying(hero))
        table.tell("hazard_stays", character=hero, card=name)
    else:
        table.move(card, EXHAUST if source == EXHAUST or to_pile else UNDER, None if to_pile else 0)
    settled(table)
    return {"card": name, "type": what, "match": what in wants, "hazard": hazard, **came}


def recycles(table: Table, count: int, seat: str | None = None, cards: list[str] | None = None) -> int:
    """Top of the exhaust pile under the Reshuffle card, then cards of the hand (S2 580-584)."""
    moved = 0
    for _ in range(count):
        if table.count(EXHAUST):
            table.move(table.draw(EXHAUST, UNSEEN), UNDER, 0)
            moved += 1
    for card in cards or []:
        table.move(card, UNDER, 0)
        moved += 1
    if moved:
        table.tell("recycled", cards=moved)
    settled(table)
    return moved


def goes_under_the_pile(table: Table, count: int) -> Result:
    """What a grunt would draw: it has no hand (S2 265)."""
    moved = 0
    for _ in range(count):
        surfaces(table)
        if table.count(ABOVE):
            table.move(table.draw(ABOVE, UNSEEN), EXHAUST, 0)
            moved += 1
    table.tell("grunt_takes_none", cards=moved)
    settled(table)
    return {"exhausted": moved}


def one_discarded(table: Table, seat: str = "") -> tuple[str, list[str]]:
    """Off the deck, else off the exhaust pile: which card, and it again where it is a hazard that strikes (S2 594-600)."""
    surfaces(table)
    if table.count(ABOVE):
        card = table.draw(ABOVE)
        return card, discards(table, [card], seat)
    if table.count(EXHAUST):
        card = _off_the_pile(table, seat)
        return card, [card] if kind(table, card) == "hazard" and ruled(table, "A4") == "yes" else []
    raise Refused("deck_is_empty", deck=COMPONENT)


def discards(table: Table, cards: list[str], seat: str = "") -> list[str]:
    """Onto the discards, face up, but for what lies on a hero then; the hazards among them."""
    for card in cards:
        table.move(card, DISCARD)
    if on_cardboard(table, COMPONENT):  # what lies there the table sees
        return []
    found = [card for card in cards if kind(table, card) == "hazard"]
    for card in found:
        table.tell("hazard_strikes", card=table.kind(card))
        _strikes(table, card, seat)
    return found


def named(table: Table, zone: str, names: Json) -> list[str]:
    """These cards of a zone, each copy once."""
    said = names if isinstance(names, list) else [names]
    loose = table.layout.zones[zone].kind == "set"
    left, found = sorted(table.inside(zone)) if loose else list(table.inside(zone)), []
    for name in said:
        card = next((each for each in left if table.kind(each) == name), None)
        if card is None:
            raise Refused("no_such_card", card=shown(name), deck=zone.partition(".")[0])
        left.remove(card)
        found.append(card)
    return found


def kinds(table: Table, cards: list[str] | tuple[str, ...]) -> list[str]:
    return [table.kind(card) for card in cards]
