"""The night: somebody keeps the lamp, the weather burns oil, and the next day comes."""

from __future__ import annotations

from companion.games.beacon.setup import DECK
from companion.games.common import seating
from companion.games.common.seating import playing
from companion.kit import rail
from companion.kit.due import TICKED, moved_on, question
from companion.kit.forms import One
from companion.kit.intent import Result, intent
from companion.kit.rail import Question, Rail, Reason, Step
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

# -- stations ------------------------------------------------------------------------------------


def _watch(table: Table) -> Result:
    rail.ask(table, "keeper", One(tuple(seating.seats_in(table)), "seat", must=True))
    return {}


def _kept(table: Table, seat: str, _: Question) -> Result:
    table.set("keeper", seat)
    table.tell("keeps_the_lamp", seat=seat)
    return {"keeper": seat}


def _no_oil(table: Table) -> Reason | None:
    return None if table.number("oil") else ("lamp_is_dark", {})


def _weather(table: Table) -> Result:
    if on_cardboard(table, "weather"):
        kinds = tuple(table.kind(card) for card in DECK.cards(table))
        rail.ask(table, "weather_card", One(kinds, "card", must=True))
        return {}
    return _comes(table, DECK.draw(table))


def _told(table: Table, kind: str, _: Question) -> Result:
    rail.stay(table)
    return _comes(table, {table.kind(card): card for card in DECK.cards(table)}[kind])


def _comes(table: Table, card: str) -> Result:
    table.tell(f"effect.{table.kind(card)}")
    burn(table, int(table.pieces[card].traits["oil"]))
    return {"card": table.kind(card), "oil": table.number("oil")}


RAIL = Rail((Step("watch", _watch, answer=_kept), Step("weather", _weather, _no_oil, _told)))


# -- oil, and the end ----------------------------------------------------------------------------


def burn(table: Table, by: int) -> None:
    table.set("oil", max(0, table.number("oil") - by))
    if not table.number("oil"):
        ends(table, "dark", "lamp_goes_out")


def ends(table: Table, reason: str, message: str) -> None:
    _clear(table)
    table.set("phase", "over")
    table.set("ending", {"reasons": [reason], "won": reason == "ship"})
    table.tell(message)


def _clear(table: Table) -> None:
    rail.asks_nothing(table)
    table.set("step", "")
    table.set("shown", False)


# -- the phase -----------------------------------------------------------------------------------


def _by_day(table: Table) -> None:
    if table.value("phase") != "players":
        raise Refused("event_phase_runs")


def _by_night(table: Table) -> None:
    if table.value("phase") != "event":
        raise Refused("no_event_phase")


@intent(playing, _by_day, ticked=TICKED)
def event_phase(table: Table, ticked: Json = None) -> Result:
    """Night falls; nothing changes before the first next."""
    before = tuple(question(table))
    table.set("phase", "event")
    RAIL.start(table)
    table.tell("night_falls", round=table.number("round"))
    return moved_on(table, before, tuple(question(table)), ticked, {"step": "start"})


@intent(playing, _by_night, whose=rail.asked, answer=rail.ANSWER, ticked=TICKED)
def next(table: Table, answer: Json = None, ticked: Json = None) -> Result:
    """Answer what is asked, and go on to the next station, or to the next day."""
    before, asked = tuple(question(table)), str((table.value("question") or {}).get("ask", ""))
    result = RAIL.next(table, answer)
    if table.value("phase") == "over":
        return {**(result or {}), "over": True}
    return moved_on(table, before, tuple(question(table)), ticked, result or _dawn(table), asked)


def _dawn(table: Table) -> Result:
    if table.number("round") >= table.number("last_round"):
        ends(table, "ship", "ship_comes")
        return {"step": "", "over": True}
    _clear(table)
    table.set("phase", "players")
    table.set("round", table.number("round") + 1)
    seating.pass_first_player(table)
    table.tell("day_breaks", round=table.number("round"), seat=table.word("first_player"))
    return {"step": "", "round": table.number("round"), "first_player": table.word("first_player")}


@intent(playing)
def end_game(table: Table) -> Result:
    """The crew gives up."""
    ends(table, "stopped", "crew_gives_up")
    return {"over": True}
