"""The turn (S2 659-1155): stations in the order of the rules, walked by `next`, with ways to skip ahead."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from companion.games.aliens import ending, squad
from companion.games.common.seating import playing
from companion.kit import rail
from companion.kit.due import TICKED, Due, moved_on
from companion.kit.forms import form_of
from companion.kit.intent import Given, Result, intent
from companion.table import Json, Refused, Table
from companion.value import value

Enter = Callable[[Table], Result | None]
"""What is done there: None where there is nothing to do, a result that is "quiet" where nobody need stop."""
HERE = __name__.rpartition(".")[0]


@value
class Halt:
    name: str
    phase: str
    enter: Enter
    then: Callable[[Table], str]
    answer: Callable[[Table, Any, rail.Question], Result] | None = None
    leave: Callable[[Table], Result | None] = lambda _: None
    """What is still to be done when somebody goes on; a result stays here."""
    idle: Callable[[Table], bool] = lambda _: False
    """Whether it would find nothing to do as things stand."""


STATIONS: dict[str, Halt] = {}
CHAPTERS = ("who_begins", "activation", "alien_phase", "tracker", "finish", "campaign", "gearing")
"""Each declares its stations."""


STOPS: dict[str, tuple[str, ...]] = {
    "setup": ("gear_up",),
    "marine": ("first_player", "on_activation", "actions", "end_of_activation", "grunts", "remaining_grunts"),
    "alien": ("start", "standing", "aliens", "blips", "motion_tracker"),
    "finish": ("finish_effects", "check"),
    "between": ("keep", "rescued", "resupplied", "choose"),
}
"""The stations of each phase at which anybody may stop."""


def ahead(table: Table) -> dict[str, Json]:
    """The stations of this phase, and those that would be passed over as things stand."""
    steps = STOPS.get(table.word("phase"), ())
    skips: Json = {name: "nothing_to_do" for name in steps if station(name).idle(table)}
    return {"steps": list(steps), "skips": skips, "rounds": [], **import_module(f"{HERE}.prices").ahead(table)}


def declare(*stations: Halt) -> None:
    STATIONS.update({station.name: station for station in stations})


def station(name: str) -> Halt:
    if name not in STATIONS:
        for chapter in CHAPTERS:
            import_module(f"{HERE}.{chapter}")
    return STATIONS[name]


def always(name: str) -> Callable[[Table], str]:
    return lambda _: name


def walk(table: Table, name: str) -> Result:
    """From station to station, up to the first at which somebody has to stop."""
    skipped: list[Json] = []
    passed: list[Json] = []
    while True:
        here = station(name)
        table.set("step", name)
        table.set("phase", here.phase)
        result = here.enter(table)
        if table.value("phase") == "over":
            return {"step": "", "over": True, "skipped": skipped, "passed": passed}
        if table.word("step") != name:  # the mission has ended meanwhile
            return {"step": table.word("step"), "skipped": skipped, "passed": passed}
        if result is None:
            skipped.append({"step": name})
        elif result.get("quiet"):
            passed.append({"step": name, **{key: value for key, value in result.items() if key != "quiet"}})
        else:
            return {"step": name, **result, "skipped": skipped, "passed": passed}
        name = here.then(table)


def reaches(table: Table, *names: str) -> None:
    """An act of a later step of the same activation goes there by itself; what must be done on the way is done (S2 687-692)."""
    order = ("on_activation", "actions", "end_of_activation", "grunts")
    step = table.word("step")
    wanted = [order.index(name) for name in names if name in order]
    if step not in order or not wanted or table.value("question") is not None:
        return
    at = order.index(step)
    goal = min((each for each in wanted if each >= at), default=None)
    while goal is not None and table.word("step") in order and order.index(table.word("step")) < goal:
        here = station(table.word("step"))
        here.leave(table)
        if ending.stopped(table):  # a must has taken the last card
            return
        following = here.then(table)
        if following not in order or order.index(following) > goal:
            return
        table.set("step", following)


def _event_answer(table: Table, answer: Json) -> Result:
    here, question = station(table.word("step")), table.value("question")
    assert here.answer is not None, f"{here.name} takes no answer"
    if question["ask"] == "keep" and answer is None:
        raise Refused("choose_a_card")
    said = form_of(table.value("form")).read(answer)
    rail.asks_nothing(table)
    result = here.answer(table, said, question)
    stays = bool(result.pop("stay", False))
    if table.value("phase") == "over":
        return {**result, "over": True}
    if table.value("question") is not None or stays or table.word("step") != here.name:
        return {"step": table.word("step"), **result}
    return {"answered": {"step": here.name, **result}, **walk(table, here.then(table))}


def due(table: Table) -> tuple[Due, ...]:
    """What is still to be done; its chapter stands on this one."""
    found: tuple[Due, ...] = import_module(f"{HERE}.dues").due(table)
    return found


def acting(table: Table, given: Given) -> str:
    """Whom it is asked, whose hero is active, or who draws the next card of the tracker; "" where all go on together."""
    if table.value("question") is not None:
        return rail.asked(table, given)
    if active := _active(table):
        return squad.player(table, active)
    drawing = table.value("motion")["order"] if table.word("step") == "motion_tracker" else []
    waiting = [each for each in drawing if each in squad.seats_in(table)]
    return str(waiting[0]) if waiting else ""


def in_turn(table: Table) -> str:
    """Whose turn it is."""
    return acting(table, {})


@intent(playing, whose=acting, answer=rail.ANSWER, ticked=TICKED)
def next(table: Table, answer: Json = None, ticked: Json = None) -> Result:
    """Answer what is asked and go on; without an answer the quiet one. A must is done."""
    before, asked = due(table), str((table.value("question") or {}).get("ask", ""))
    result = _goes_on(table, answer)
    return moved_on(table, before, due(table), ticked, result, asked)


def _goes_on(table: Table, answer: Json) -> Result:
    if table.value("question") is not None:
        return _event_answer(table, answer)
    if answer is not None:
        raise Refused("nothing_asked")
    here = station(table.word("step"))
    if (stays := here.leave(table)) is not None:
        return {"step": table.word("step"), **stays}
    if table.value("phase") == "over":
        return {"step": "", "over": True}
    if table.word("step") != here.name:
        return {"step": table.word("step")}
    return walk(table, here.then(table))


def _active(table: Table) -> str:
    """Who acts at this moment; "" for nobody."""
    return str(table.value("active")["character"]) if table.value("active") else ""


def _marine(table: Table) -> None:
    if table.value("phase") != "marine":
        raise Refused("no_marine_phase")


@intent(playing, _marine, ticked=TICKED)
def alien_phase(table: Table, ticked: Json = None) -> Result:
    """The Marine Phase ends wherever it stands; what was left out is told, not done."""
    before, asked = due(table), str((table.value("question") or {}).get("ask", ""))
    rail.asks_nothing(table)
    if import_module(f"{HERE}.abilities").left_out(table):
        table.tell("must_left_out", character=_active(table))
    left = [
        each
        for each in squad.members(table)
        if not table.flag(f"{each}.activated") and squad.status(table, each) == "up" and each != _active(table)
    ]
    if left:
        table.tell("left_out", characters=left)
    result = {**walk(table, "start"), "left_out": left}
    return moved_on(table, before, due(table), ticked, result, asked, tells=False)
