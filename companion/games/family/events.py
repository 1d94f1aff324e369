"""The event deck: what moves, through which corridor, and what the card does."""

from __future__ import annotations

from typing import Any

from companion.games.family import endings
from companion.games.family.book import book, said
from companion.kit import rail
from companion.kit.deck import Deck
from companion.kit.forms import One
from companion.kit.intent import Result
from companion.kit.rail import Question, Step
from companion.kit.source import on_cardboard
from companion.table import Refused, Table

DECK = Deck("event")


def draw(table: Table) -> Result:
    """S0 132-150: draw a card, move intruders, then its effect."""
    if on_cardboard(table, "event"):
        table.tell("event_draw_yours")
        table.set("event_card", "")
        rail.ask(table, "event_card", One((None, *sorted(table.kind(card) for card in DECK.cards(table))), "card"))
        return {"card": None}
    return resolve(table, DECK.draw(table))


def resolve(table: Table, card: str) -> Result:
    """A card is read out, does what it does, and asks what only the table knows."""
    traits, kind = table.pieces[card].traits, table.kind(card)
    removed = bool(traits.get("remove"))
    if removed:
        DECK.remove(table, card)
    if traits.get("returns"):
        DECK.back(table, card)
    table.set("event_card", kind)
    table.tell("event_drawn", card=kind)
    _tell_moves(table, list(traits["movers"]), list(traits["corridor"]))
    table.tell(f"effect.{traits.get('item', kind)}")
    more = book(table).event_adds(table, card)
    if removed:
        table.tell("event_removed", card=kind)
    if traits.get("returns"):
        table.tell("event_returns", card=kind)
    book(table).events[kind].drawn(table)
    return {"card": kind, "movers": list(traits["movers"]), "corridors": list(traits["corridor"]), **more, "removed": removed}


def _tell_moves(table: Table, movers: list[str], corridors: list[int]) -> None:
    """S0 134-147: the first number, then the second, and what stops them on the way."""
    if len(corridors) == 1:
        table.tell("event_moves", kinds=movers, corridors=corridors)
    else:
        table.tell("event_moves_twice", kinds=movers, first=corridors[0], second=corridors[1])
    table.tell(said(table, "event_ways"))
    book(table).intruders_move(table)


def played(table: Table, card: str | None, kind: str = "") -> Result:
    """A card, or what one does, in the middle of somebody's turn: what it asks is asked, and then the turns go on."""
    if table.value("phase") != "players":  # S3 1021-1055: cards are played in the turns; an end of a round has its own
        raise Refused("event_phase_runs")
    table.set("step", STEP.name)
    table.set("phase", "event")
    table.set("aside", True)
    if card is not None:
        result = resolve(table, card)
    else:
        table.set("event_card", kind)
        book(table).events[kind].drawn(table)
        result = {}
    if table.value("question") is None and table.value("phase") != "over":
        endings.clear_the_rail(table)
    return {"step": STEP.name, "aside": True, **result}


def answered(table: Table, answer: Any, question: Question) -> Result:
    """What the table says to the card; on cardboard first of all which card it was, or nothing."""
    if question["ask"] != "event_card":
        rule = book(table).events[table.word("event_card")]
        return rule.answered(table, answer) if rule.answered else {}
    if answer is None:
        return {}
    card = DECK.put_on_top(table, answer)
    table.move(card, DECK.discards)
    rail.stay(table)
    return resolve(table, card)


STEP = Step("event", draw, answer=answered)
