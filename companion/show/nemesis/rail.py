"""The event phase of Nemesis on the rail: what its stations show, and what they ask, with every enemy and in every story."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.session import Session
from companion.show.calling import Question, Station
from companion.show.doing import Do, Go, Series
from companion.show.family import rail as shared
from companion.show.family.forecast import told_by
from companion.show.family.intruders import role
from companion.show.nemesis.feeding import when
from companion.show.nemesis.insanity import SHOWN_OTHERWISE as SHOWN_BY_PANIC
from companion.show.nemesis.insanity import calm, panicked
from companion.show.nemesis.pieces import PIECES
from companion.show.nemesis.strip import TURNS
from companion.show.pictures.parts import (
    Agenda,
    AgendaRow,
    Change,
    Checklist,
    CheckRow,
    DrawnToken,
    Heading,
    MarkedLine,
    Own,
    Part,
    Press,
    Sentences,
)
from companion.show.pictures.rail import StationCard, Stop
from companion.show.pictures.strikes import Aside, Strikes
from companion.show.tongue import Tongue, word

STEPS = {
    "start": Station(word("THE ROUND ENDS"), "player_turns"),
    "time": Station(word("TIME"), "time", "time"),
    "alert": Station(word("ALERT"), "alert_step", "alert-card"),
    "attacks": Station(word("ATTACKS"), "attacks", "attack-card"),
    "fire": Station(word("FIRE"), "fire_step", "fire"),
    "event": Station(word("EVENT CARD"), "event", "event-card"),
    "lurking": Station(word("LURKING"), "lurking", "noise"),
    "bag": Station(word("INTRUDER BAG"), "bag", "bag"),
}
YES = {True: word("YES")}
GENERATOR = {"working": word("IT WORKS"), "broken": word("IT IS BROKEN")}
QUESTIONS = {
    **shared.QUESTIONS,
    "alert": Question(says=word("IS THE ALERT DONE?"), labels={True: word("IT IS DONE")}, quiet=word("NOT DONE")),
    "computers_broken": Question(labels={True: word("A COMPUTER IS BROKEN")}, quiet=word("NO COMPUTER IS BROKEN")),
    "despoiler_comes": Question(labels={True: word("THE DESPOILER COMES")}, quiet=word("IT DOES NOT COME")),
    "generator": Question(says=word("THE GENERATOR?"), labels=GENERATOR, quiet=word("NOT EXPLORED YET")),
    "larvae_come": Question(says=word("HOW MANY LARVAE COME?"), quiet=word("NO LARVA COMES")),
    "metagorgers_come": Question(says=word("HOW MANY METAGORGERS COME?"), quiet=word("NONE COMES")),
    "nest_is_known": Question(labels={True: word("THE NEST IS EXPLORED")}, quiet=word("THE NEST IS HIDDEN")),
    "noise_roll": Question(
        labels={"combat": word("{name} FIGHTS"), "all": word("ROLL FOR ALL")}, quiet=word("ROLL FOR {name}"), forward="all"
    ),
    "shamblers_come": Question(says=word("HOW MANY SHAMBLERS COME?"), quiet=word("NONE COMES")),
    "who_infested": Question(says=word("WHO IN THE NEST IS INFESTED?"), quiet=word("NOBODY: A LARVA JOINS")),
    "who_is_struck": Question(says=word("WHO IS IT?"), quiet=word("NOBODY")),
    "who_lurks": Question(says=word("WHO LURKS AND LEAVES?"), quiet=word("NOBODY LEAVES")),
    "who_panics": Question(says=word("WHOSE INSANITY TOKEN IS IT?"), labels={"left": word("OF SOMEBODY WHO LEFT")}),
}
PASSED = {"time_moves": "time", "no_alert_due": "alert-card"}
"""The same for lines of a step that was passed on the way."""
ATTACKS = "attack "
"""So a row of an attacker is named, with its piece."""
SHOWN_OTHERWISE = ("event_ways_open", "event_ways_large")
FEEDS, FEEDS_FIRST = Aside(word("WHO FEEDS?"), "butcher", "feeding"), Aside(word("WHO FEEDS FIRST?"), "butcher", "feeding")
_strikes = shared.strikes(PIECES)


def strikes(session: Session, on_the_rail: bool) -> Strikes | None:
    """Who still strikes; of carnomorphs also who feeds, so that nobody goes on without it."""
    found, view = _strikes(session, on_the_rail), session.view()
    feeds = view["options"]["enemy"] == "carnomorphs" and (view["question"] or {}).get("ask") == "attacks"
    if not feeds or on_the_rail:  # there each has a row, with what it eats one tap away
        return found
    nobody = Strikes("attack", word("{name} ATTACKS"), ())  # the cards are drawn on the table
    left = [due.about["piece"] for due in session.due() if due.id.startswith("strike:")]
    if len(left) == 1:
        return replace(found or nobody, aside=Aside(word("THE OTHER FEEDS"), "butcher", f"choose:feed:{left[0]}"))
    return replace(found or nobody, aside=FEEDS_FIRST if view["voracious"] else FEEDS)


def card(stop: Stop) -> StationCard:
    """A step's card, after what it drew."""
    told, step = stop.told, str(stop.told.get("step", ""))
    match step:
        case "start":
            return StationCard((Heading(stop.name), Agenda(tuple(agenda(stop.view, stop.say)))), press=_past_time(stop))
        case "time":
            return StationCard(tuple(_time(stop)))
        case "attacks" if (found := shared.attackers(stop, PIECES)) is not None:
            return StationCard((_feeders(stop, found) if stop.view["options"]["enemy"] == "carnomorphs" else found,))
        case "event" if "movers" in told:
            return StationCard(tuple(_event(stop)), shared.counted(stop))
        case _ if shared.listens(stop):
            return StationCard((shared.listeners(stop, PIECES),))
        case "bag" if told.get("card"):
            return StationCard(tuple(_panics(stop)))
        case "bag" if told.get("kind"):
            return StationCard((_drawn(stop),))
    return StationCard(shared.plain(stop, STEPS[step].symbol if step in STEPS else "", PASSED))


def _feeders(stop: Stop, found: Checklist) -> Checklist:
    """Carnomorphs attack or feed: beside each that is left a button leads to what it eats, and who has fed says so."""
    say = stop.say
    fed = {str(entry.parameters["piece"]): entry.told for entry in stop.since if entry.intent == "feed"}
    named = {row.named.removeprefix(ATTACKS): row for row in found.rows}
    rows = [_feeder(row, piece, stop) for piece, row in named.items() if piece not in fed]
    for piece, outcome in fed.items():
        face = PIECES[str(outcome["became"] or outcome["kind"])]
        says = say("has fed and grown") if outcome["became"] else say("has fed")
        rows.append(CheckRow(say(face.label), says, "done", f"fed {piece}", symbol=face.symbol))
    counted = (say("OF {n}", n=len(rows)), found.counted[1])
    return replace(found, about=when(stop.view, say), rows=tuple(rows), counted=counted)


def _feeder(row: CheckRow, piece: str, stop: Stop) -> CheckRow:
    if row.press is None:
        return row
    label, feeds = stop.say("FEEDS FIRST") if stop.view["voracious"] else stop.say("FEEDS"), f"choose:feed:{piece}"
    return replace(row, press=Press(label, Go(feeds), named=feeds))


def _past_time(stop: Stop) -> Press | None:
    """Where time only moves, as the overview has said, the one button goes on to what comes after it; undone one by one."""
    ahead, say = stop.view["ahead"], stop.say
    end = ahead["rounds"][0] if ahead["rounds"] else None
    after = [step for step in ahead["steps"] if step not in ahead["skips"]]
    if stop.due or stop.view["question"] or end is None or set(told_by(end)) != {"time_moves"} or after[:1] != ["time"]:
        return None
    if len(after) < 2 or end["to"] == stop.view["track"]["hibernation"]:
        return None
    on = Do("next")
    return Press(say("NEXT: {step}", step=say(STEPS[after[1]].label)), Series((on, on)))


def _time(stop: Stop) -> Iterator[Part]:
    """From slot to slot, and what opened, moved or fell beside it."""
    told, say, said = stop.told, stop.say, dict(stop.said)
    if told.get("to") is not None:
        opens = "chambers_open" in said or told["to"] == stop.view["track"]["hibernation"]
        why = say("Chambers open") if opens else say("Nothing opens here")
        yield Change(str(told["from"]), str(told["to"]), why, "on" if opens else "")
    elif told.get("shuttle") is not None:
        now = TURNS - int(told["shuttle"])
        yield Change(str(now - 1), str(now), say("Shuttle track"))
    if told.get("selfdestruct") is not None:
        slot = told["selfdestruct"]
        before = str(slot + 1)
        yield Change(before, str(slot) if slot else "X", said.get("selfdestruct_yellow", say("Self-destruct")), "warn")
    if told.get("shuttle") is not None and told.get("to") is not None:
        yield MarkedLine("alert", say("The alert: {n} {n:turn|turns} left", n=told["shuttle"]), "warn")
    shown = (
        "time_moves",
        "time_jumps",
        "shuttle_moves",
        "selfdestruct_moves",
        "selfdestruct_ends",
        "selfdestruct_yellow",
        "chambers_open",
    )
    if rest := stop.lines_but(*shown):
        yield Sentences(rest)


def _event(stop: Stop) -> Iterator[Part]:
    """An event card: its name, who moves through which corridor, and what it does."""
    yield shared.movers(stop)
    if stop.told.get("icon") and stop.view["options"]["story"] == "research":
        yield MarkedLine("alert", stop.say("The icon: an alert"), "warn")
    yield shared.effect(stop, *SHOWN_OTHERWISE)


def _drawn(stop: Stop) -> DrawnToken:
    """The token, and what it makes of the bag."""
    face = PIECES[str(stop.told["kind"])]
    return DrawnToken(face.symbol, stop.say(face.label), stop.lines_but("bag_drawn"), role(face))


def _panics(stop: Stop) -> Iterator[Part]:
    """An insanity token brings a panic card."""
    told, say = stop.told, stop.say
    name = str(stop.view["seats"][told["seat"]]["name"])
    yield Heading(stop.words.name(told["card"]).upper())
    yield MarkedLine("insanity", say("{name}: the card needs {n}.", name=name, n=told["number"]))
    yield Own("insanity", panicked(told, stop.view, say, str(told["seat"]), briefly=True))
    yield Sentences((*stop.lines_but(*SHOWN_BY_PANIC), *calm(told, say)))


def agenda(view: Mapping[str, Any], say: Tongue) -> Iterator[AgendaRow]:
    """What the steps will do as things stand, or why they will be passed over."""
    ahead = view["ahead"]
    end = ahead["rounds"][0] if ahead["rounds"] else None
    says = {
        "time": _next_time(end, view, say),
        "alert": say("done or not?"),
        "attacks": say("{n} in play", n=len(view["in_play"])),
        "fire": say("{n} {n:burns|burn}", n=view["markers"]["fire"]["placed"])
        if view["markers"]["fire"]["placed"]
        else say("turrets shoot"),
        "event": say("one card"),
        "lurking": say("{n} in play", n=len(view["in_play"])),
        "bag": say("one token"),
    }
    reasons = {
        "nobody_attacks": say("nobody in play"),
        "no_fire": say("no fire"),
        "bag_has_nothing": say("the bag is empty"),
        "nobody_lurks": say("nobody in play"),
        "no_alert_due": say("none is due"),
        "intruders_act_themselves": say("they are played"),
    }
    stations = {name: STEPS[name] for name in ahead["steps"]}
    return shared.agenda(stations, says, reasons, ahead["skips"], say)


def _next_time(end: Mapping[str, Any] | None, view: Mapping[str, Any], say: Tongue) -> str:
    if end is None:
        return ""
    brings = told_by(end)
    moves = f"{end['from']} → {end['to']}" if view["time"] else ""
    shuttle = brings.get("shuttle_moves")
    blast = say("blast at {slot}", slot=brings["selfdestruct_moves"]["slot"]) if "selfdestruct_moves" in brings else ""
    flies = say("shuttle {turn}", turn=TURNS - shuttle["left"]) if shuttle else ""
    return ", ".join(each for each in (moves, flies, blast) if each)
