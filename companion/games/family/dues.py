"""What is still to be done in a game of the family: who has not struck, whose encounter is open, what waits to be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.common import seating
from companion.games.family import intruders, objectives
from companion.games.family.book import book
from companion.games.family.shapes import kind_of
from companion.kit import due as dues
from companion.kit.due import Due
from companion.kit.source import on_cardboard
from companion.table import Json, Table

STRUCK, LISTENED = "struck", "listened"
"""Of the question about attacks, who has struck already; and who rolled for noise in this step, while it may mean something."""
VALUES: dict[str, Json] = {LISTENED: {"number": 0, "rolls": {}}}
"""What a layout holds for it."""
QUIET = ("silence", "danger", "mars_card")
"""Faces after which nobody meets anything in a corridor."""


def due(table: Table) -> tuple[Due, ...]:
    """In the order in which it is to be done."""
    if table.value("phase") == "over":
        return ()
    return (*_chosen(table), *dues.question(table), *_strikes(table), *_burns(table), *_encounters(table))


# -- who strikes, who burns ----------------------------------------------------------------------


def _pieces(table: Table, ask: str) -> list[str]:
    """Those that this step is about and that have not had their turn in it, the largest first."""
    question = table.value("question")
    if question is None or question["ask"] != ask:
        return []
    done = question.get(STRUCK, [])
    return [each for each in question["pieces"] if each in table.inside(intruders.TRAY) and each not in done]


def _strikes(table: Table) -> Iterator[Due]:
    """S0 126-127: each intruder that shares a room with a character; where nobody is, only people know."""
    for piece in _pieces(table, "attacks"):
        does = None if on_cardboard(table, "attack") else ("attack", {"piece": piece, "cause": "event"})
        yield Due(f"strike:{table.number('round')}:{piece}", "strike", about=_named(table, piece), does=does, must=True)


def _burns(table: Table) -> Iterator[Due]:
    """S0 129-130: which of them stand in burning rooms, only people know."""
    for piece in _pieces(table, "fire"):
        does = None if on_cardboard(table, "attack") else ("injury_check", {"piece": piece})
        yield Due(f"burn:{table.number('round')}:{piece}", "strike", about=_named(table, piece), does=does, message="due.burn")


def _named(table: Table, piece: str) -> dict[str, Json]:
    return {"piece": piece, "kind": kind_of(table, piece)}


def struck(table: Table) -> list[str]:
    """Who has had its turn already, in the step in which each has one."""
    return list((table.value("question") or {}).get(STRUCK, []))


def done_with(table: Table, piece: str | None, *asks: str) -> None:
    """An intruder has had its turn in this step."""
    question = table.value("question")
    if piece is not None and question is not None and question["ask"] in asks and piece in question["pieces"]:
        table.set("question", {**question, STRUCK: [*question.get(STRUCK, []), piece]})


def strikes_too(table: Table, piece: str) -> None:
    """An intruder that was not there when the step of attacks began strikes in it as well."""
    question = table.value("question")
    if question is not None and question["ask"] == "attacks":
        table.set("question", {**question, "pieces": [*question["pieces"], piece]})


# -- who met something ---------------------------------------------------------------------------


def _encounters(table: Table) -> Iterator[Due]:
    """A number is a marker, or an encounter where noise lies already: which of the two, only people know."""
    listened = table.value(LISTENED)
    for seat, face in listened["rolls"].items():
        if seating.is_in(table, seat) and face not in QUIET:
            does = ("encounter", {"seat": seat})
            yield Due(
                f"encounter:{listened['number']}:{seat}",
                "encounter",
                seat,
                {"seat": seat, "face": face},
                does,
                must=face is not None,
            )


def met_or_marked(table: Table) -> bool:
    """Whether somebody has rolled a number in this step, which is a marker or an encounter."""
    return any(_encounters(table))


def heard(table: Table, rolls: dict[str, Json]) -> None:
    """Everybody listens: what each has rolled, until something was met or the step is over."""
    listened = table.value(LISTENED)
    number = listened["number"] + (not listened["rolls"])
    table.set(LISTENED, {"number": number, "rolls": {**listened["rolls"], **rolls}})


def met(table: Table, seat: str) -> None:
    """Somebody has met something, and does not listen any more."""
    listened = table.value(LISTENED)
    if seat in listened["rolls"]:
        table.set(LISTENED, {**listened, "rolls": {each: face for each, face in listened["rolls"].items() if each != seat}})


def nobody_listens(table: Table) -> None:
    """The step is over."""
    if table.value(LISTENED)["rolls"]:
        table.set(LISTENED, {**table.value(LISTENED), "rolls": {}})


# -- what waits to be chosen ---------------------------------------------------------------------


def _chosen(table: Table) -> Iterator[Due]:
    """Two characters, two items, and what else the book deals out for a choice."""
    drafting = table.word("drafting") if table.has("drafting") else ""
    if drafting and table.count("draft.shown") and seating.is_in(table, drafting):
        yield choice("draft", drafting, "draft_keep")
    yield from offered(table, "search", "search_keep", "search.{}")
    for seat in seating.seats_in(table):
        if objectives.chooses(table, seat):
            yield choice("objective", seat, "objective_give_up")
    yield from book(table).awaits(table)


def offered(table: Table, name: str, intent: str, zone: str) -> Iterator[Due]:
    """Whoever was dealt something of which one is kept, in a zone of the seat's own."""
    for seat in seating.seats(table):
        if table.has_zone(zone.format(seat)) and table.count(zone.format(seat)) and seating.is_in(table, seat):
            yield choice(name, seat, intent)


def choice(name: str, seat: str, intent: str, **more: Json) -> Due:
    """Something of which a seat has to choose."""
    return Due(f"choose:{name}:{seat}", "choose", seat, {"seat": seat}, (intent, {"seat": seat, **more}), True, f"due.{name}")
