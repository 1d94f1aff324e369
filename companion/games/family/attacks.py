"""Intruders attack, and are hurt: one deck with two purposes, of which only one half counts at a time."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.games.family import contamination, dues, intruders, markers
from companion.games.family.attack_cards import Strike
from companion.games.family.book import book, remind, said
from companion.games.family.shapes import ATTACKER, HURT, what_is
from companion.kit.deck import Deck
from companion.kit.intent import Result, intent, whole
from companion.kit.source import app_draws, on_cardboard
from companion.table import Refused, Table

DECK = Deck("attack")
EVENTS = Deck("event")


def named(table: Table, kind: str | None, piece: str | None) -> tuple[str, str | None]:
    """The kind that was meant, and the piece in the tray if there is one: where each has a turn, one that has not had it."""
    given = piece or kind
    if given is None:
        raise Refused("kind_or_piece")
    things = book(table).things(table)
    if given in things or given in table.pieces:
        return what_is(table, given), given
    standing = [each for each, thing in things.items() if thing == given] or intruders.of_kind(table, given)
    waiting = [each for each in standing if each not in dues.struck(table)]
    return given, next(iter(waiting or standing), None)


# -- an intruder attacks -------------------------------------------------------------------------


def attacks(table: Table, strike: Strike) -> Result:
    """S0 439-464: who is attacked, one card, and whether it hits; the blood on it means nothing here."""
    if strike.seat is not None:
        book(table).reached(table, strike.seat)
    if strike.cause == "event":
        dues.done_with(table, strike.piece, "attacks")
        table.tell("attack_target")
    if strike.kind == "larva":
        return infests(table, strike)
    if (result := book(table).cardless(table, strike)) is not None:
        return result
    app_draws(table, "attack")
    return falls(table, DECK.draw(table), strike)


def falls(table: Table, card: str, strike: Strike) -> Result:
    """A card of the deck is compared with the attacker; if it hits, it does what it does."""
    traits, name = table.pieces[card].traits, table.kind(card)
    hits = strike.kind in traits["hits"]
    table.tell("attack_hits" if hits else "attack_misses", kind=strike.kind, card=name, seat=strike.seat)
    result: Result = {
        "card": name,
        "hit": hits,
        "kind": strike.kind,
        "hits": list(traits["hits"]),
        "effect": name if hits else None,
    }
    if not hits:
        return result
    if traits.get("has_dark") and strike.light == "dark":
        result["dark_effect"] = name
    if traits.get("has_dark") and strike.light is None:
        table.tell("if_dark", card=name)
    return result | book(table).attacks[name](table, strike)


def infests(table: Table, strike: Strike) -> Result:
    """S0 464, 533-536: no card. It leaves the board, onto that of its victim if there is room; 1 contamination card."""
    table.tell("larva_infests", seat=strike.seat)
    if strike.piece is not None:
        intruders.leaves_tray(table, strike.piece, intruders.SUPPLY)
    if strike.seat is not None:
        contamination.infested(table, strike.seat)
    return {"card": None, "hit": True, "kind": "larva", "effect": "infest"}


# -- an intruder is hurt -------------------------------------------------------------------------


@intent(playing, kind=HURT, piece=HURT, injuries=whole(0, 30))
def injury_check(table: Table, kind: str | None = None, piece: str | None = None, injuries: int | None = None) -> Result:
    """S0 497-512: one card, two for breeder and queen; an arrow on any of them means it flees."""
    kinds = book(table).kinds
    hurt, standing = named(table, kind, piece)
    known = kinds[hurt]
    if hurt == "egg":
        return _smashed(table, injuries)
    if not known.cards:
        table.tell("dies_at_once", kind=hurt)
        return {"kind": hurt, "cards": [], "needs": 1, "dies": True}
    app_draws(table, "attack")
    if standing is not None and known.dies_of is not None:
        injuries = _suffered(table, standing, injuries)
    dues.done_with(table, standing, "fire")
    blood = [table.pieces[DECK.draw(table)].traits[known.column] for _ in range(known.cards)]
    result: Result = {"kind": hurt, "cards": blood}
    if "retreat" in blood and known.stays:
        table.tell("arrow_saves", kind=hurt)
        return {**result, "dies": False}
    if "retreat" in blood:
        result["retreat"] = way_out(table, hurt)
        return {**result, "dies": False}
    if known.dies_of is None:
        table.tell("never_dies", kind=hurt)
        return {**result, "dies": False}
    needs = known.dies_of(blood) - book(table).helps(table, "species_on_the_brink", None)
    result["needs"] = needs
    table.tell("injuries_kill", kind=hurt, needs=needs)
    if injuries is not None:
        result["dies"] = needs <= injuries
        table.tell("it_dies" if needs <= injuries else "it_lives", kind=hurt, injuries=injuries)
    return result


def _smashed(table: Table, injuries: int | None) -> Result:
    """S1 152-156: each injury destroys one egg, and a noise roll follows every attempt, hit or not."""
    table.tell("dies_at_once", kind="egg")
    gone = min(injuries or 0, table.number("eggs.nest"))
    if gone:
        markers.eggs_destroyed(table, gone)
    table.tell("eggs_make_noise")
    return {"kind": "egg", "cards": [], "needs": 1, "dies": injuries != 0, "destroyed": gone}


def _suffered(table: Table, piece: str, count: int | None) -> int | None:
    """How many injuries it has; in a burning room (S0 129-130) there is one more, once, which stays. None: nobody has counted."""
    burns = (table.value("question") or {}).get("ask") == "fire" and piece not in dues.struck(table)
    if count is None:
        hotter = burns and table.number("fire.placed") > 0 and book(table).helps(table, "vulnerability_to_fire", None)
        count = intruders.injuries(table, piece) + burns + hotter
    intruders.set_injuries(table, piece, count)
    return count or None


@intent(playing, kind=ATTACKER, piece=ATTACKER)
def flees(table: Table, kind: str | None = None, piece: str | None = None) -> Result:
    """Something makes an intruder retreat: an event card shows the corridor and is discarded."""
    fleeing, _ = named(table, kind, piece)
    result: Result = {"kind": fleeing, "retreat": way_out(table, fleeing)}
    remind(table, "susceptibility_to_phosphates")
    return result


def way_out(table: Table, kind: str) -> int | None:
    """S0 508-512: an event card shows the corridor and is discarded. Of two numbers the first (our ruling)."""
    if on_cardboard(table, "event"):
        table.tell("flees_by_your_card", kind=kind)
        return None
    card = EVENTS.draw(table)
    corridor = int(table.pieces[card].traits["corridor"][0])
    table.tell(said(table, "flees", kind), kind=kind, corridor=corridor)
    return corridor
