"""The event phase of Lockdown on the rail: what its stations show, what they ask, and who still strikes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.session import Session
from companion.ui.face import Question, Station
from companion.ui.family.intruders import PIECES
from companion.ui.pictures.names import lettered
from companion.ui.pictures.rail import BEGINS, GOES_ON, StationCard, Stop
from companion.ui.pictures.strikes import Striker, Strikes
from companion.ui.tongue import word

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
        labels={"combat": word("IN COMBAT"), "surface": word("ON MARS"), "all": word("ROLL FOR ALL")},
        quiet=word("ROLL FOR {name}")),
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


SHOWN_OTHERWISE = ("event_drawn", "event_moves", "event_moves_twice", "event_dark", "event_dark_stairs")
"""What an event card tells that its picture has as a headline, symbols, numbers or the title of a frame."""


def card(stop: Stop) -> StationCard:
    """A step's card, after what it drew."""
    told, say, lines = stop.told, stop.say, stop.lines
    match told.get("step"):
        case "time" if told.get("dark"):
            section = say("LIFT") if told["dark"] == "lift" else told["dark"]
            token = int(stop.view["power"][told["dark"]]["token"])
            headline = say("{section} GOES DARK", section=section)
            return StationCard(headline, "off", (), f"{told['from']} | {told['to']}", lines, drawn=token)
        case "time":
            return StationCard(stop.name, "ink", (), f"{told['from']} | {told['to']}", lines)
        case "event" if told.get("card"):
            return _event(stop)
        case "bag" if told.get("kind"):
            kind = told["kind"]
            weight = "danger" if kind == "queen" else "ink"
            return StationCard(say(PIECES[kind].label), weight, (kind,), "", stop.lines_but("bag_drawn"))
    return StationCard(stop.name, lines=lines)


def _event(stop: Stop) -> StationCard:
    """An event card: its name, who moves through which corridor, the effect, and the dark part in its frame."""
    told, say = stop.told, stop.say
    dark = f"dark.{told['card']}"
    places = ", ".join([*told["dark_sections"], say("STAIRS")])
    return StationCard(
        stop.words.name(told["card"]).upper(), "ink", tuple(told["movers"]), ", ".join(map(str, told["corridors"])),
        stop.lines_but(*SHOWN_OTHERWISE, dark), say("IN THE DARK: {places}", places=places) if told["has_dark"] else "",
        (stop.words.say(dark, {}),) if told["has_dark"] else (),
    )


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
