"""Intruders attack, and are hurt: one deck with two purposes, of which only one half counts at a time."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.lockdown import attack_cards, contamination, intruders, weakness
from companion.games.lockdown.attack_cards import Strike
from companion.games.lockdown.shapes import KINDS, LIGHT, kind_of
from companion.kit.deck import Deck
from companion.kit.intent import Result, Shape, intent, one_of, shown, whole
from companion.kit.source import app_draws, on_cardboard
from companion.table import Json, Refused, Table

DECK = Deck("attack")
EVENTS = Deck("event")
CAUSES = ("event", "surprise", "escape", "vents")
"""Why an intruder attacks; "vents" is crawling through the cave entrance, an adult in the dark."""
TWO_CARDS = ("breeder", "queen")
NO_CARD = ("larva", "egg")


def app(table: Table) -> None:
    app_draws(table, "attack")


def _read_attacker(table: Table, name: str, value: Json) -> str:
    if isinstance(value, str) and (value in KINDS or (value in table.pieces and table.where(value) == "tray")):
        return value
    raise Refused("no_such_intruder", kind=shown(value))


def _read_hurt(table: Table, name: str, value: Json) -> str:
    return "egg" if value == "egg" else _read_attacker(table, name, value)


ATTACKER = Shape("larva … queen, or a piece in the tray", _read_attacker)
HURT = Shape("larva … queen, egg, or a piece in the tray", _read_hurt)


def _named(table: Table, kind: str | None, piece: str | None) -> tuple[str, str | None]:
    """The kind that was meant, and the piece in the tray if there is one."""
    given = piece or kind
    if given is None:
        raise Refused("kind_or_piece")
    if given in table.pieces:
        return kind_of(table, given), given
    standing = intruders.of_kind(table, given)
    return given, standing[0] if standing else None


# -- an intruder attacks -------------------------------------------------------------------------


@intent(playing, kind=ATTACKER, piece=ATTACKER, cause=one_of(*CAUSES), light=LIGHT, seat=SEAT_IN)
def attack(
    table: Table, kind: str | None = None, piece: str | None = None, cause: str = "event",
    light: str | None = None, seat: str | None = None,
) -> Result:
    """S0 439-464: who is attacked, one card, and whether it hits; the blood on it means nothing here."""
    attacker, standing = _named(table, kind, piece)
    if cause == "event":
        table.tell("attack_target")
    if attacker == "larva":
        return _infests(table, standing, seat)
    app(table)
    card = DECK.draw(table)
    traits = table.pieces[card].traits
    name = table.kind(card)
    hits = attacker in traits["hits"]
    result: Result = {"card": name, "hit": hits, "kind": attacker, "hits": list(traits["hits"])}
    table.tell("attack_hits" if hits else "attack_misses", kind=attacker, card=name, seat=seat)
    if not hits:
        return {**result, "effect": None}
    result["effect"] = name
    if light == "dark" and traits.get("has_dark"):
        result["dark_effect"] = name
    if light is None and traits.get("has_dark"):
        table.tell("if_dark", card=name)
    strike = Strike(seat, standing, attacker, cause, light == "dark")
    result |= attack_cards.resolve(table, name, strike)
    return result


def _infests(table: Table, piece: str | None, seat: str | None) -> Result:
    """S0 464, 533-536: a larva draws no card. It goes onto the board of its victim, with a contamination card."""
    table.tell("larva_infests", seat=seat)
    if seat is not None:
        free = not table.flag(f"{seat}.larva")
        contamination.infested(table, seat)
        if free and piece is not None:
            intruders.leaves_tray(table, piece, "supply")
    return {"card": None, "hit": True, "kind": "larva", "effect": "infest"}


# -- an intruder is hurt -------------------------------------------------------------------------


@intent(playing, kind=HURT, piece=HURT, injuries=whole(0, 30))
def injury_check(
    table: Table, kind: str | None = None, piece: str | None = None, injuries: int | None = None,
) -> Result:
    """S0 497-512: one card, two for breeder and queen; an arrow on any of them means it flees."""
    hurt, standing = ("egg", None) if "egg" in (kind, piece) else _named(table, kind, piece)
    if hurt in NO_CARD:
        table.tell("dies_at_once", kind=hurt)
        return {"kind": hurt, "cards": [], "needs": 1, "dies": True}
    app(table)
    if standing is not None:
        if injuries is not None:
            intruders.set_injuries(table, standing, injuries)
        else:
            injuries = intruders.injuries(table, standing) or None
    cards = [DECK.draw(table) for _ in range(2 if hurt in TWO_CARDS else 1)]
    blood = [table.pieces[card].traits["blood"] for card in cards]
    result: Result = {"kind": hurt, "cards": blood}
    if "retreat" in blood:
        result["retreat"] = _way_out(table, hurt)
        return {**result, "dies": False}
    needs = sum(blood) - _brink(table)
    result["needs"] = needs
    table.tell("injuries_kill", kind=hurt, needs=needs)
    if injuries is not None:
        result["dies"] = needs <= injuries
        table.tell("it_dies" if needs <= injuries else "it_lives", kind=hurt, injuries=injuries)
    return result


@intent(playing, kind=ATTACKER, piece=ATTACKER)
def flees(table: Table, kind: str | None = None, piece: str | None = None) -> Result:
    """Something makes an intruder retreat: an event card shows the corridor and is discarded."""
    fleeing, _ = _named(table, kind, piece)
    return {"kind": fleeing, "retreat": _way_out(table, fleeing)}


def _way_out(table: Table, kind: str) -> int | None:
    """S0 508-512: an event card shows the corridor and is discarded. Of two numbers the first (our ruling)."""
    if on_cardboard(table, "event"):
        table.tell("flees_by_your_card", kind=kind)
        return None
    card = EVENTS.draw(table)
    corridor = int(table.pieces[card].traits["corridor"][0])
    table.tell("flees", kind=kind, corridor=corridor)
    return corridor


def _brink(table: Table) -> int:
    """Weakness Species on the Brink of Extinction: one injury less is enough."""
    return int(weakness.helps(table, "species_on_the_brink"))
