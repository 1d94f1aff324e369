"""The event phase: how it begins and ends, and the stations that several books share (S0 112-169)."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.common.seating import playing
from companion.games.family import dues, endings, intruders, leaving, markers, turn_order
from companion.games.family.book import book, said
from companion.kit import rail
from companion.kit.due import TICKED, moved_on
from companion.kit.forms import DONE, One
from companion.kit.intent import Result, intent
from companion.kit.rail import Question, Reason, Step
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

# -- stations ------------------------------------------------------------------------------------


def _nothing_stands(table: Table) -> Reason | None:
    return None if table.count(intruders.TRAY) else ("nobody_attacks", {})


def _attacks(table: Table) -> Result:
    """S0 126-127: each intruder that shares a room with a character; the table attacks one after the other."""
    table.tell("attack_with_yours" if on_cardboard(table, "attack") else "attack_with_each")
    more = book(table).around_attacks(table)
    pieces = intruders.largest_first(table)
    rail.ask(table, "attacks", DONE, pieces=pieces)
    return {"intruders": pieces, **more}


def _no_fire(table: Table) -> Reason | None:
    return None if table.number("fire.placed") else ("no_fire", {})


def _fire(table: Table) -> Result:
    """S0 129-130, S1 135: intruders in burning rooms take 1 injury, and one egg lying there burns."""
    table.tell(said(table, "fire_hurts"))
    eggs = table.number("eggs.nest")
    rail.ask(table, "fire", One(("done", "egg")) if eggs else DONE, pieces=list(table.inside(intruders.TRAY)), eggs=eggs)
    return {"intruders": list(table.inside(intruders.TRAY))}


def _attacked(_: Table, __: str, ___: Question) -> Result:
    return {}


def _burned(table: Table, answer: str, _: Question) -> Result:
    """Whether an egg burned in the nest; injured intruders are checked on their own."""
    if answer != "egg":
        return {}
    more = book(table).helps(table, "vulnerability_to_fire", None) and table.number("eggs.nest") > 1
    return {"eggs": markers.eggs_destroyed(table, 2 if more else 1)}


ATTACKS = Step("attacks", _attacks, _nothing_stands, _attacked)
FIRE = Step("fire", _fire, _no_fire, _burned)


# -- the phase -----------------------------------------------------------------------------------


def players_turn(table: Table) -> None:
    if table.value("phase") != "players":
        raise Refused("event_phase_runs")


def _event_phase_runs(table: Table) -> None:
    if table.value("phase") != "event":
        raise Refused("no_event_phase")


@intent(playing, players_turn, ticked=TICKED)
def event_phase(table: Table, ticked: Json = None) -> Result:
    """Everyone has passed. Nothing changes before the first next; a room that is being vented empties now."""
    return begins(table, ticked)


def begins(table: Table, ticked: Json) -> Result:
    """The rail stands before its first station."""
    before = dues.due(table)
    table.set("phase", "event")
    book(table).rail.start(table)
    if table.flag("venting"):
        table.set("venting", False)
        table.tell("vented")
    table.tell("event_phase", round=table.number("round"))
    return moved_on(table, before, dues.due(table), ticked, {"step": "start"})


@intent(playing, _event_phase_runs, whose=rail.asked, answer=rail.ANSWER, ticked=TICKED)
def next(table: Table, answer: Json = None, ticked: Json = None) -> Result:
    """Answer what is asked and go on; without an answer the quiet one: no, nobody, done."""
    before, asked = dues.due(table), str((table.value("question") or {}).get("ask", ""))
    result = _goes_on(table, answer)
    return moved_on(table, before, dues.due(table), ticked, result, asked)


def _goes_on(table: Table, answer: Json) -> Result:
    aside = endings.aside(table)
    if table.value("question") is None:
        dues.nobody_listens(table)
    result = book(table).rail.next(table, answer, alone=aside)
    if table.value("phase") == "over":
        return {**(result or {}), "over": True}
    if aside:
        if table.value("question") is None and not table.flag("shown"):
            endings.clear_the_rail(table)
        return result or {"step": "event"}
    return result if result is not None else _end_round(table)


def _end_round(table: Table) -> Result:
    """S0 90-91: the next round, and the first player token goes to the left."""
    if (reason := book(table).ends_round(table)) is not None:
        endings.end(table, reason)
        return {"step": "", "over": True}
    endings.clear_the_rail(table)
    table.set("phase", "players")
    table.set("round", table.number("round") + 1)
    leaving.come_back(table)
    seating.pass_first_player(table)
    turn_order.round_begins(table)
    book(table).round_begins(table)
    table.tell("round_begins", round=table.number("round"), seat=table.word("first_player"))
    return {"step": "", "round": table.number("round"), "first_player": table.word("first_player")}


def skipped(table: Table) -> dict[str, Json]:
    """The stations that would be passed over as things stand, with the reason."""
    return {name: why[0] for name, why in book(table).rail.ahead(table) if why}
