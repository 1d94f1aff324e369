"""Encounters: a token drawn from the intruder bag because of noise (S0 455-483)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.lockdown import intruders, weakness
from companion.games.lockdown.intruders import BAG, DRAWN, SUPPLY, TRAY
from companion.games.lockdown.shapes import KINDS, LIGHT
from companion.kit import bag
from companion.kit.intent import Result, intent, one_of
from companion.kit.source import on_cardboard
from companion.table import Refused, Table


def draw_token(table: Table, kind: str | None) -> str:
    """A token out of the bag: drawn by the app, or named by the table that draws from its own bag."""
    if not on_cardboard(table, "bag"):
        if kind is not None:
            raise Refused("app_draws", component="bag")
        return bag.draw(table, BAG, DRAWN)
    if kind is None:
        raise Refused("say_what_came", component="bag")
    named = table.of_kind(BAG, kind) or table.of_kind(SUPPLY, kind)
    if not named:
        raise Refused("not_that_many", kind=kind, wanted=1)
    table.move(named[0], DRAWN)
    return named[0]


def numbers(table: Table, piece: str) -> tuple[int, int]:
    """The numbers for light and for dark; a revealed Reaction to Danger lowers both."""
    traits = table.pieces[piece].traits
    lit, dark = int(traits["lit"]), int(traits["dark"])
    if weakness.helps(table, "reaction_to_danger"):
        lit, dark = max(1, lit - 1), max(1, dark - 1)
    return lit, dark


def stands(table: Table, piece: str, light: str | None) -> Result:
    """What was drawn stands on the board; whoever met it may be surprised (S0 468-475)."""
    kind = table.kind(piece)
    lit, dark = numbers(table, piece)
    table.move(piece, TRAY)
    table.tell("encounter", kind=kind, lit=lit, dark=dark)
    result: Result = {"kind": kind, "lit": lit, "dark": dark, "piece": piece}
    if light:
        result["surprise_below"] = lit if light == "lit" else dark
        table.tell("surprise_below", number=result["surprise_below"])
    intruders.first_encounter(table)
    if kind == "adult" and intruders.crowded(table):
        result["crowded"] = True
    return result


def _bag_holds_something(table: Table) -> None:
    if not on_cardboard(table, "bag") and not table.count(BAG):
        raise Refused("bag_is_empty", zone="bag")


@intent(playing, _bag_holds_something, seat=SEAT_IN, light=LIGHT, kind=one_of(*KINDS, "blank"))
def encounter(table: Table, seat: str, light: str | None = None, kind: str | None = None) -> Result:
    """Clear the corridors, draw a token, place what it shows, compare the hand."""
    table.tell("clear_corridors", seat=seat)
    piece = draw_token(table, kind)
    if table.kind(piece) != "blank":
        return stands(table, piece, light)
    table.tell("blank_drawn", seat=seat)
    if not table.count(BAG):  # S0 481-483: the last token; an adult follows if one is left
        table.tell("adult_joins_bag" if intruders.to_bag(table, "adult") else "no_adult_left")
    table.move(piece, BAG)
    return {"kind": "blank", "lit": 0, "dark": 0, "piece": None}

