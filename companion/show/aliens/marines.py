"""The Marine Phase on the rail: one activation step by step, what goes back after a rest, the grunts that are left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.show.aliens import warning
from companion.show.aliens.abilities import DURING, END_OF_ACTIVATION, ON_ACTIVATION, as_it_ends
from companion.show.aliens.pressing import lead, press, presses
from companion.show.aliens.squad import acting, called, player, there
from companion.show.pictures.parts import Heading, MarkedLine, Own, Part, Press, Sentences
from companion.show.pictures.rail import Stop
from companion.show.tongue import Tongue
from companion.value import value


@value
class Left:
    """Every seat, done, now or then, and how many grunts are left."""

    says: str
    seats: tuple[tuple[str, str, str], ...]
    grunts: int
    beside: bool = False
    """On a phone that lies it stands beside the name of who acts."""


@value
class Who:
    """Whose activation it is, and the dial."""

    name: str
    says: str
    dial: int
    aim: int
    left: Left
    leads: str
    """To all that they do."""


@value
class ActivationStep:
    """One step of an activation: done, now or then; of the actions a box each, spent, left or free."""

    label: str
    state: str
    boxes: tuple[str, ...] = ()


@value
class Steps:
    rows: tuple[ActivationStep, ...]


ORDER = ("on_activation", "actions", "end_of_activation", "grunts")
MOST_BOXES = 2


def activation(stop: Stop) -> Iterator[Part]:
    """The steps of one activation: done, now, then; and who is left after it."""
    say, view = stop.say, stop.view
    who, step = acting(view), str(view["step"])
    if not who:  # the activation is over; a hero may still lead
        yield Heading(stop.name)
        yield presses(*_led(stop))
        yield Own("left", _left(view, say))
        return
    person = view["characters"][who]
    holds = say("{name} holds the token", name=player(view, person["seat"])) if person["seat"] else say("A grunt, led by rank")
    yield Own(
        "who", Who(called(who), holds, person["dial"], person["aim"] or person["dial"], _left(view, say), f"choose:who:{who}")
    )
    yield Own("steps", Steps(tuple(_steps(view, who, say))))
    if lost := warning.ahead(view, "next", say):
        yield MarkedLine("endurance", say("What it must still do: {lost}", lost=lost), "warn")
    yield presses(*_what_now(stop, who, step))
    yield Own("left", replace(_left(view, say), beside=True))


def _steps(view: Mapping[str, Any], who: str, say: Tongue) -> Iterator[ActivationStep]:
    hero, active, at = view["characters"][who]["side"] == "hero", view["active"], ORDER.index(view["step"])

    def state(step: str) -> str:
        number = ORDER.index(step)
        return "done" if number < at or step in active["used"] else "now" if number == at else "then"

    if hero and who in ON_ACTIVATION:
        yield ActivationStep(say("BEGINS: {ability}", ability=say(ON_ACTIVATION[who])), state("on_activation"))
    if hero and who in DURING:
        done = "during" in active["used"] or at > 1
        yield ActivationStep(say("DURING: {ability}", ability=say(DURING[who])), "done" if done else "now" if at == 1 else "then")
    if hero:
        yield ActivationStep(say("EQUIP"), "done" if active["acted"] or at > 1 else "now" if at == 1 else "then")
    spent = max(0, MOST_BOXES - active["actions"])
    free = ("free",) if active["free"] else ()
    yield ActivationStep(say("ACTIONS"), state("actions"), (*("spent",) * spent, *("left",) * active["actions"], *free))
    if hero and who in END_OF_ACTIVATION:
        yield ActivationStep(say("ENDS: {ability}", ability=say(as_it_ends(view, who))), state("end_of_activation"))
    if view["lead"] and view["lead"]["hero"] == who and view["lead"]["left"]:
        yield ActivationStep(say("LEADS {n} {n:GRUNT|GRUNTS} BY RANK", n=view["lead"]["left"]), state("grunts"))


def _left(view: Mapping[str, Any], say: Tongue) -> Left:
    now = view["token"]
    seats = []
    for seat, person in view["seats"].items():
        if person["status"] != "in" or not person["heroes"]:
            continue
        done = all(view["characters"][each]["activated"] for each in person["heroes"])
        state = "now" if seat == now else "done" if done else "then"
        seats.append((str(person["number"]), str(person["name"]).upper(), state))
    waiting = [each for each in there(view) if view["characters"][each]["side"] == "grunt"]
    return Left(say("WHO'S LEFT"), tuple(seats), sum(not view["characters"][each]["activated"] for each in waiting))


def _led(stop: Stop) -> Iterator[Press]:
    """Grunts that the hero may still activate by rank."""
    for each in stop.told.get("grunts", ()):
        yield press(called(each), "marine", "activate", {"character": each})


def _what_now(stop: Stop, who: str, step: str) -> Iterator[Press]:
    """What this step is about stands first."""
    say = stop.say
    hero = stop.view["characters"][who]["side"] == "hero"
    if hero and who in {"on_activation": ON_ACTIVATION, "actions": DURING, "end_of_activation": END_OF_ACTIVATION}.get(step, ()):
        yield lead(say("ABILITY"), "quest", f"choose:ability:{who}")
    else:  # beside three others there is no room; the name above leads there too
        yield lead(called(who), "marine", f"choose:who:{who}")
    if step in ("on_activation", "actions"):
        yield lead(say("ATTACK"), "aim", "choose:attack")
        yield (
            lead(say("EQUIP"), "equipment", f"choose:hand:{stop.view['characters'][who]['seat']}")
            if hero
            else lead(say("REST"), "recycle", "choose:rest")
        )


def goes_back(stop: Stop) -> Iterator[Part]:
    """After a rest: off the pile below; cards of the hand by their numbers, on a page of their own."""
    say, seat = stop.say, str((stop.question or {})["seat"])
    yield Heading(say("REST: {name}", name=player(stop.view, seat).upper()))
    yield Sentences((say("Up to three go back: off the pile, of the hand, or both."),), "ink2")
    yield presses(lead(say("OF THE HAND"), "hand-cards", f"choose:back:rest:{seat}:"))


def grunts(stop: Stop) -> Iterator[Part]:
    say, view = stop.say, stop.view
    left = [
        each for each in there(view) if view["characters"][each]["side"] == "grunt" and not view["characters"][each]["activated"]
    ]
    yield Heading(stop.name)
    yield Sentences(
        (say("Each takes two actions; the leader says what they do."),) if left else (say("Nobody is left."),), "ink2"
    )
    if left:
        yield presses(*(press(called(each), "marine", "activate", {"character": each}) for each in left))
