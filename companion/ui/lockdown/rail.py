"""The event phase of Lockdown on the rail: what its stations show, what they ask, and who still strikes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.session import Session
from companion.ui.face import Question, Station
from companion.ui.family.intruders import PIECES
from companion.ui.lockdown.coming import next_end
from companion.ui.lockdown.strip import section_name, slot_name
from companion.ui.pictures.names import lettered
from companion.ui.pictures.parts import (
    Agenda,
    AgendaRow,
    Change,
    DrawnToken,
    Framed,
    Heading,
    MarkedLine,
    Movers,
    Own,
    Part,
    Press,
    SeatRow,
    SeatRows,
    Sentences,
)
from companion.ui.pictures.rail import BEGINS, GOES_ON, StationCard, Stop
from companion.ui.pictures.strikes import Striker, Strikes
from companion.ui.tongue import Tongue, word

STEPS = {
    "start": Station(word("THE ROUND ENDS"), "player_turns"), "css": Station(word("PODS"), "css"),
    "time": Station(word("TIME"), "time"), "noise": Station(word("REMOVE NOISE"), "noise"),
    "attacks": Station(word("ATTACKS"), "attacks"),
    "fire": Station(word("FIRE"), "fire_step"), "event": Station(word("EVENT CARD"), "event"),
    "bag": Station(word("INTRUDER BAG"), "bag"),
}
MARKERS = {"fire": word("FIRE"), "malfunction": word("MALFUNCTION")}
QUESTIONS = {
    "adults_come": Question(says=word("HOW MANY ADULTS COME?"), quiet=word("NO ADULT COMES")),
    "attacks": Question(),
    "contamination_drawn": Question(says=word("CONTAMINATION AMONG THE FOUR CARDS?"), quiet=word("NONE WAS DRAWN")),
    "cooling_system": Question(
        says=word("THE COOLING SYSTEM?"), labels={"working": word("IT WORKS"), "broken": word("IT IS BROKEN")},
        quiet=word("NOT EXPLORED YET")),
    "event_card": Question(says=word("WHICH CARD? ONLY IF THE APP KEEPS WHAT IT DOES.")),
    "fire": Question(labels={"egg": word("AN EGG BURNS")}),
    "markers": Question(says=word("HOW MANY WERE PLACED?"), labels=MARKERS, quiet=word("NONE WAS PLACED")),
    "nest": Question(says=word("WHO IS IN THE NEST?"), quiet=word("NOBODY: AN EGG MORE")),
    "noise_in_vents": Question(labels={True: word("NOISE WAS THERE")}, quiet=word("NO NOISE IN THE VENTS")),
    "noise_roll": Question(
        labels={"combat": word("{name} FIGHTS"), "surface": word("{name} IS ON MARS"), "all": word("ROLL FOR ALL")},
        quiet=word("ROLL FOR {name}"), forward="all"),
    "pods_left": Question(says=word("WHO SAT IN A POD THAT LEFT?"), quiet=word("NOBODY LEFT")),
    "slimed_in_dark": Question(
        says=word("IN THE DARK"), labels={"adults": word("ADULTS THAT COME"), "seats": word("WHO IS THERE WITH SLIME")},
        quiet=word("NOBODY IN THE DARK")),
    "token": Question(says=word("WHAT WAS DRAWN?"), quiet=word("NOT TOLD")),
    "who_fights": Question(says=word("WHO FIGHTS?"), quiet=word("NOBODY FIGHTS: ALL LEAVE")),
    "who_in_dark": Question(says=word("WHO IS IN THE DARK?"), quiet=word("NOBODY IN THE DARK")),
    "who_infested": Question(
        says=word("WHO IS INFESTED?"), labels={"nest": word("IN THE NEST"), "dark": word("IN THE DARK")},
        quiet=word("NOBODY: A LARVA JOINS")),
}


SHOWN_OTHERWISE = (
    "event_drawn", "event_moves", "event_moves_twice", "event_dark", "event_dark_stairs", "event_ways",
    "eggs_in_nest",
)
"""What an event card tells that its picture has in another way, or that stands behind WHY because every card says it."""
SHORT = 100
"""An effect of so many letters is said large."""
MARKS = {
    "css": "css-pod", "noise": "noise", "attacks": "attack-card", "fire": "fire", "event": "event-card", "bag": "bag",
}
"""The symbol beside what a step says, where it has drawn nothing."""
PASSED = {"time_moves": "time", "red_line_sleeps": "backup-on", "no_css_here": "css-pod"}
"""The same for lines of a step that was passed on the way."""


def card(stop: Stop) -> StationCard:
    """A step's card, after what it drew."""
    told, say, step = stop.told, stop.say, str(stop.told.get("step", ""))
    match step:
        case "start":
            return StationCard((Heading(stop.name), Agenda(tuple(agenda(stop.view, say)))))
        case "time":
            return StationCard(tuple(_time(stop)))
        case "event" if told.get("card"):
            return StationCard(tuple(_event(stop)), _counted(stop))
        case "bag" if (stop.question or {}).get("ask") == "noise_roll" or told.get("rolls") or _rolls(stop):
            return StationCard((_drawn_first(stop), SeatRows(tuple(_listeners(stop)), _listening(stop))))
        case "bag" if told.get("kind"):
            kind = told["kind"]
            weight = "danger" if kind == "queen" else "ink"
            return StationCard((DrawnToken(kind, say(PIECES[kind].label), stop.lines_but("bag_drawn"), weight),))
    marks = {**dict.fromkeys((message for message, _ in stop.said), MARKS.get(step, "")), **PASSED}
    lines = tuple(MarkedLine(marks[message], line) if marks[message] else Sentences((line,)) for message, line in stop.said)
    return StationCard((Heading(stop.name), *lines))


def _time(stop: Stop) -> Iterator[Part]:
    """From slot to slot, the line between them, and what fell."""
    told, say, line = stop.told, stop.say, stop.told.get("line")
    yield Change(slot_name(told["from"]), slot_name(told["to"]), _why(stop), {"red": "off", "blue": "on", None: ""}[line])
    dark = told.get("dark")
    if dark:
        yield Own("fallen", int(stop.view["power"][dark]["token"]))
        yield Heading(say("{section} GOES DARK", section=section_name(dark, say)), "off")
    yield Sentences(stop.lines_but("time_moves", "line_bites", "red_line_sleeps", "section_goes_dark"))


def _why(stop: Stop) -> str:
    """Why power falls here, or does not."""
    say, messages = stop.say, {message for message, _ in stop.said}
    if "red_line_sleeps" in messages:
        return say("Red line, backup on")
    if "line_bites" in messages:
        return say("Blue line") if stop.told.get("line") == "blue" else say("Red line, backup off")
    return say("No line")


def _event(stop: Stop) -> Iterator[Part]:
    """An event card: its name, who moves through which corridor, the effect, and the dark part in its frame."""
    told, say = stop.told, stop.say
    dark = f"dark.{told['card']}"
    corridors, name = " ".join(map(str, told["corridors"])), stop.words.name(told["card"]).upper()
    yield Movers(name, tuple(told["movers"]), say("CORRIDOR"), corridors, say("All that do not fight move."), bool(stop.question))
    effect = stop.lines_but(*SHOWN_OTHERWISE, dark)
    yield Sentences(effect, large=len(" ".join(effect)) < SHORT and not stop.question)
    if told["has_dark"]:
        places = " ".join([*(section_name(each, say) for each in told["dark_sections"]), say("STAIRS")])
        yield Framed(say("DARK"), places, stop.words.say(dark, {}))


def _counted(stop: Stop) -> str:
    """How many of the markers lie there of which this card asks for more, or of the eggs of which it took one."""
    if any(message == "eggs_in_nest" for message, _ in stop.said):
        return stop.say("{n} {n:EGG|EGGS}", n=stop.view["markers"]["eggs"])
    asked = [what for what in MARKERS if what in (stop.view["form"] or {}).get("tally", ())]
    told = stop.view["markers"]
    return "   ".join(stop.say("{placed} OF {limit}", placed=told[what]["placed"], limit=told[what]["limit"]) for what in asked)


def agenda(view: Mapping[str, Any], say: Tongue) -> Iterator[AgendaRow]:
    """What the seven steps will do as things stand, or why they will be passed over."""
    skips, slot = view["ahead"]["skips"], view["time"]["slot"]
    end = view["ahead"]["rounds"][0] if view["ahead"]["rounds"] else {"from": slot, "to": slot, "told": ()}
    coming = next_end(end, say) if view["ahead"]["rounds"] else None
    falls = next((each["section"] for each in end["told"] if each["what"] == "section_goes_dark"), "")
    lit = [section_name(name, say) for name, each in view["power"].items() if each["on"] and name != falls]
    says = {
        "css": say("CSS on {slot}", slot=slot_name(slot)),
        "time": f"{slot_name(end['from'])} → {slot_name(end['to'])}" + (f", {coming.headline}" if coming else ""),
        "noise": ", ".join(lit), "attacks": say("{n} in play", n=len(view["in_play"])),
        "fire": say("{n} {n:burns|burn}", n=view["markers"]["fire"]["placed"]), "event": say("one card"), "bag": say("one token"),
    }
    reasons = {
        "no_css_here": say("no token on {slot}", slot=slot_name(slot)), "no_power_no_removal": say("all dark: noise stays"),
        "nobody_attacks": say("nobody in play"), "no_fire": say("no fire"), "bag_has_nothing": say("the bag is empty"),
    }
    for number, (name, station) in enumerate(((name, each) for name, each in STEPS.items() if name != "start"), 1):
        why = reasons[skips[name]] if name in skips else ""
        yield AgendaRow(str(number), say(station.label), why or says[name], bool(why))


# -- everybody listens ---------------------------------------------------------------------------


def _rolls(stop: Stop) -> dict[str, Mapping[str, Any]]:
    """Who has rolled in this step, and what; nothing for who fights."""
    found: dict[str, Mapping[str, Any]] = {}
    for told in (*stop.before, stop.told):
        found |= {each["seat"]: each for each in told.get("rolls", ())}
    return found


def _drawn_first(stop: Stop) -> Part:
    """The token that makes everybody listen."""
    kind = next((str(told["kind"]) for told in (*stop.before, stop.told) if told.get("kind")), "")
    if not kind:
        return Heading(stop.name)
    first = not _rolls(stop)
    return DrawnToken(kind, stop.say(PIECES[kind].label), stop.lines_but("bag_drawn") if first else (), compact=not first)


def _listeners(stop: Stop) -> Iterator[SeatRow]:
    """Each seat: what it heard, that it rolls now, or that its turn comes."""
    say, view, rolls = stop.say, stop.view, _rolls(stop)
    queue = (stop.question or {}).get("queue", ())
    order = list(view["seats"])
    start = order.index(view["first_player"])
    for seat in order[start:] + order[:start]:
        told, roll = view["seats"][seat], rolls.get(seat)
        head: dict[str, Any] = {"number": str(told["number"]), "name": str(told["name"]).upper()}
        if roll is not None:
            yield _heard(head, seat, roll, say)
        elif seat in queue:
            now = seat == queue[0]
            says = say("rolls now; tap: fights") if now else say("then")
            yield SeatRow(**head, state="now" if now else "then", symbol="noise", says=says, answer="combat" if now else None)
        elif told["status"] == "in":
            yield SeatRow(**head, state="out", says=say("fights"))


def _listening(stop: Stop) -> str:
    """What the numbers order, and what danger does."""
    say, found = stop.say, [stop.say("One there already? Encounter.")]
    if any(roll["face"] == "danger" for roll in _rolls(stop).values()):
        found.append(say("Danger: all intruders next door that do not fight come. None? Noise in each free corridor."))
    return " ".join(found)


def _heard(head: dict[str, Any], seat: str, roll: Mapping[str, Any], say: Tongue) -> SeatRow:
    face = roll["face"]
    if isinstance(face, int):
        press = Press(say("ENCOUNTER"), "unknown-token", "encounter", {"seat": seat})
        return SeatRow(**head, state="done", figure=str(face), press=press)
    if face is None:
        return SeatRow(**head, state="done", symbol="cardboard-source", says=say("on the table"))
    symbol = "danger" if face == "danger" else "silence"
    return SeatRow(**head, state="done", symbol=symbol, says=say("DANGER") if face == "danger" else say("SILENCE"))


# -- who still strikes ---------------------------------------------------------------------------


def strikes(session: Session, on_the_rail: bool) -> Strikes | None:
    """Attacks first; when all have attacked, what burns is next. None where nobody strikes, or cardboard draws."""
    view = session.view()
    asked = (view["question"] or {}).get("ask")
    if view["sources"]["attack"] == "cardboard":
        return None
    if view["step"] == "noise" and on_the_rail:
        return _strikes(view, "attack", set(), steps_on=True)
    if asked == "attacks":
        done = _struck(session, "attack")
        left = _strikes(view, "attack", done)
        burns = done and not left.strikers and view["markers"]["fire"]["placed"]
        return _strikes(view, "injury_check", set(), steps_on=True) if burns else left
    return _strikes(view, "injury_check", _struck(session, "injury_check")) if asked == "fire" else None


def _strikes(view: Mapping[str, Any], intent: str, done: set[str], steps_on: bool = False) -> Strikes:
    named = lettered(view["in_play"], {kind: piece.label for kind, piece in PIECES.items()})
    return Strikes(
        intent, word("ATTACK") if intent == "attack" else word("INJURY"),
        tuple(Striker(each["piece"], named[each["piece"]].rpartition(" ")[2] if " " in named[each["piece"]] else "",
                      PIECES[each["kind"]].symbol) for each in view["in_play"] if each["piece"] not in done),
        steps_on,
    )


def _struck(session: Session, intent: str) -> set[str]:
    """Who has, since this step began; what came out of an attack does not attack itself."""
    found: set[str] = set()
    for entry in session.journal.standing():
        if entry.intent in (BEGINS, GOES_ON):
            break
        if entry.intent == intent:
            found |= {str(entry.parameters.get("piece")), str(entry.told.get("evolved")), str(entry.told.get("summoned"))}
    return found
