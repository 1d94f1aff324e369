"""The event deck: what moves, through which corridor, and what the card does (step 6 of the event phase)."""

from __future__ import annotations

from typing import Any

from companion.games.lockdown import event_cards, power
from companion.kit import rail
from companion.kit.deck import Deck
from companion.kit.forms import One
from companion.kit.intent import Result
from companion.kit.rail import Question
from companion.kit.source import on_cardboard
from companion.table import Table

DECK = Deck("event")


def draw(table: Table) -> Result:
    """S0 132-150: draw a card, move intruders, then its effect, in the dark with its dark part."""
    if on_cardboard(table, "event"):
        table.tell("event_draw_yours")
        table.set("event_card", "")
        rail.ask(table, "event_card", One((None, *sorted(table.kind(card) for card in DECK.cards(table))), "card"))
        return {"card": None}
    return _resolve(table, DECK.draw(table))


def _resolve(table: Table, card: str) -> Result:
    traits, kind = table.pieces[card].traits, table.kind(card)
    if traits.get("remove"):
        DECK.remove(table, card)
    table.set("event_card", kind)
    table.tell("event_drawn", card=kind)
    _tell_moves(table, list(traits["movers"]), list(traits["corridor"]))
    table.tell(f"effect.{kind}")
    dark = power.dark_sections(table) if traits.get("has_dark") else []
    if traits.get("has_dark"):  # S0 1661-1664: the stairs are dark whatever is on
        if dark:
            table.tell("event_dark", sections=dark)
        else:
            table.tell("event_dark_stairs")
        table.tell(f"dark.{kind}")
    if traits.get("remove"):
        table.tell("event_removed", card=kind)
    event_cards.CARDS[kind].drawn(table)
    return {
        "card": kind, "movers": list(traits["movers"]), "corridors": list(traits["corridor"]),
        "has_dark": bool(traits.get("has_dark")), "dark_sections": dark, "removed": bool(traits.get("remove")),
    }


def _tell_moves(table: Table, movers: list[str], corridors: list[int]) -> None:
    """S0 134-147: the first number, then the second, and what stops them on the way."""
    if len(corridors) == 1:
        table.tell("event_moves", kinds=movers, corridors=corridors)
    else:
        table.tell("event_moves_twice", kinds=movers, first=corridors[0], second=corridors[1])
    table.tell("event_ways")


def answered(table: Table, answer: Any, question: Question) -> Result:
    """What the table says to the card; on cardboard first of all which card it was, or nothing."""
    if question["ask"] != "event_card":
        rule = event_cards.CARDS[table.word("event_card")]
        return rule.answered(table, answer) if rule.answered else {}
    if answer is None:
        return {}
    card = DECK.put_on_top(table, answer)
    table.move(card, DECK.discards)
    rail.stay(table)
    return _resolve(table, card)
