"""The event phase of Lockdown on the rail: what its stations show, and what they ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.calling import Question, Station
from companion.show.family import rail as shared
from companion.show.family.intruders import PIECES, role
from companion.show.lockdown.coming import next_end
from companion.show.lockdown.strip import section_name, slot_name
from companion.show.pictures.parts import Agenda, AgendaRow, Change, DrawnToken, Framed, Heading, Own, Part, Sentences
from companion.show.pictures.rail import StationCard, Stop
from companion.show.tongue import Tongue, word

STEPS = {
    "start": Station(word("THE ROUND ENDS"), "player_turns"),
    "css": Station(word("PODS"), "css", "css-pod"),
    "time": Station(word("TIME"), "time", "time"),
    "noise": Station(word("REMOVE NOISE"), "noise", "noise"),
    "attacks": Station(word("ATTACKS"), "attacks", "attack-card"),
    "fire": Station(word("FIRE"), "fire_step", "fire"),
    "event": Station(word("EVENT CARD"), "event", "event-card"),
    "bag": Station(word("INTRUDER BAG"), "bag", "bag"),
}
STATIONS = {name: station for name, station in STEPS.items() if name != "start"}
QUESTIONS = {
    **shared.QUESTIONS,
    "adults_come": Question(says=word("HOW MANY ADULTS COME?"), quiet=word("NO ADULT COMES")),
    "cooling_system": Question(
        says=word("THE COOLING SYSTEM?"),
        labels={"working": word("IT WORKS"), "broken": word("IT IS BROKEN")},
        quiet=word("NOT EXPLORED YET"),
    ),
    "noise_roll": Question(
        labels={"combat": word("{name} FIGHTS"), "surface": word("{name} IS ON MARS"), "all": word("ROLL FOR ALL")},
        quiet=word("ROLL FOR {name}"),
        forward="all",
    ),
    "pods_left": Question(says=word("WHO SAT IN A POD THAT LEFT?"), quiet=word("NOBODY LEFT")),
    "slimed_in_dark": Question(
        says=word("IN THE DARK"),
        labels={"adults": word("ADULTS THAT COME"), "seats": word("WHO IS THERE WITH SLIME")},
        quiet=word("NOBODY IN THE DARK"),
    ),
    "who_in_dark": Question(says=word("WHO IS IN THE DARK?"), quiet=word("NOBODY IN THE DARK")),
    "who_infested": Question(
        says=word("WHO IS INFESTED?"),
        labels={"nest": word("IN THE NEST"), "dark": word("IN THE DARK")},
        quiet=word("NOBODY: A LARVA JOINS"),
    ),
}
PASSED = {"time_moves": "time", "red_line_sleeps": "backup-on", "no_css_here": "css-pod"}
"""The same for lines of a step that was passed on the way."""
strikes = shared.strikes(PIECES, before_attacks="noise")


def card(stop: Stop) -> StationCard:
    """A step's card, after what it drew."""
    told, say, step = stop.told, stop.say, str(stop.told.get("step", ""))
    match step:
        case "start":
            return StationCard((Heading(stop.name), Agenda(tuple(agenda(stop.view, say)))))
        case "time":
            return StationCard(tuple(_time(stop)))
        case "attacks" if (found := shared.attackers(stop, PIECES)) is not None:
            return StationCard((found,))
        case "event" if told.get("card"):
            return StationCard(tuple(_event(stop)), shared.counted(stop))
        case "bag" if shared.listens(stop):
            return StationCard((shared.listeners(stop, PIECES),))
        case "bag" if told.get("kind"):
            face = PIECES[told["kind"]]
            return StationCard((DrawnToken(face.symbol, say(face.label), stop.lines_but("bag_drawn"), role(face)),))
    return StationCard(shared.plain(stop, STEPS[step].symbol if step in STEPS else "", PASSED))


def _time(stop: Stop) -> Iterator[Part]:
    """From slot to slot, the line between them, and what fell."""
    told, say, line = stop.told, stop.say, stop.told.get("line")
    yield Change(slot_name(told["from"]), slot_name(told["to"]), _why(stop), {"red": "off", "blue": "on", None: ""}[line])
    dark, red = told.get("dark"), told.get("turns_red")
    if red is not None:
        large = DrawnToken("autodestruction", say("TURNS RED"), (say("Nobody can stop it now."),), "danger")
        yield Heading(say("AUTODESTRUCTION: RED"), "danger") if dark else large
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
    return say("No line crossed")


def _event(stop: Stop) -> Iterator[Part]:
    """An event card: its name, who moves through which corridor, the effect, and the dark part in its frame."""
    told, say = stop.told, stop.say
    dark = f"dark.{told['card']}"
    yield shared.movers(stop)
    yield shared.effect(stop, "event_dark", "event_dark_stairs", dark)
    if told["has_dark"]:
        places = " ".join([*(section_name(each, say) for each in told["dark_sections"]), say("STAIRS")])
        yield Framed(say("DARK"), places, stop.words.say(dark, {}))


def agenda(view: Mapping[str, Any], say: Tongue) -> Iterator[AgendaRow]:
    """What the seven steps will do as things stand, or why they will be passed over."""
    slot = view["time"]["slot"]
    end = view["ahead"]["rounds"][0] if view["ahead"]["rounds"] else {"from": slot, "to": slot, "told": ()}
    coming = next_end(end, say) if view["ahead"]["rounds"] else None
    falls = next((each["section"] for each in end["told"] if each["what"] == "section_goes_dark"), "")
    lit = [section_name(name, say) for name, each in view["power"].items() if each["on"] and name != falls]
    says = {
        "css": say("CSS on {slot}", slot=slot_name(slot)),
        "time": f"{slot_name(end['from'])} → {slot_name(end['to'])}" + (f", {coming.headline}" if coming else ""),
        "noise": ", ".join(lit),
        "attacks": say("{n} in play", n=len(view["in_play"])),
        "fire": say("{n} {n:burns|burn}", n=view["markers"]["fire"]["placed"]),
        "event": say("one card"),
        "bag": say("one token"),
    }
    reasons = {
        "no_css_here": say("no token on {slot}", slot=slot_name(slot)),
        "pods_on_cardboard": say("nobody in a pod"),
        "no_power_no_removal": say("all dark: noise stays"),
        "nobody_attacks": say("nobody in play"),
        "no_fire": say("no fire"),
        "bag_has_nothing": say("the bag is empty"),
    }
    return shared.agenda(STATIONS, says, reasons, view["ahead"]["skips"], say)
