"""The turn, station by station: what is done there, who is left, where the blips are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens.between import between
from companion.show.aliens.marines import activation, goes_back, grunts
from companion.show.aliens.moving import boards, moving
from companion.show.aliens.pressing import lead, presses
from companion.show.aliens.squad import called, there
from companion.show.aliens.tracker import next_card, tracker
from companion.show.doing import Go
from companion.show.pictures.parts import Heading, Part, Press, Presses, Sentences
from companion.show.pictures.rail import StationCard, Stop
from companion.show.tongue import Tongue, word

PHASES = {"marine": word("MARINES"), "alien": word("ALIENS"), "finish": word("FINISH")}


def phases(view: Mapping[str, Any], say: Tongue) -> tuple[tuple[str, str], ...]:
    order = list(PHASES)
    if view["phase"] not in order:
        return ()
    at = order.index(view["phase"])
    return tuple(
        (say(label), "done" if number < at else "now" if number == at else "coming")
        for number, label in enumerate(PHASES.values())
    )


def title(view: Mapping[str, Any], say: Tongue) -> str:
    return say("CAMPAIGN") if view["phase"] == "between" else say("TURN {round}", round=view["round"])


def forward(view: Mapping[str, Any], say: Tongue) -> str:
    """What the one button does where the next station does not say it."""
    asked = view["question"]["ask"] if view["question"] else ""
    if asked == "barricade":
        return say("THE DIE SHOWS THIS")
    if asked == "hazards":
        return say("SO IT IS")
    if asked == "recycle":
        return say("BACK THEY GO")
    if view["step"] == "motion_tracker":
        return next_card(view, say)
    return {
        "gear_up": say("SHUFFLE AND BEGIN"),
        "remaining_grunts": say("ALIEN PHASE"),
        "grunts": say("PASS TOKEN"),
        "choose": say("CHOOSE ABOVE"),
    }.get(str(view["step"]), "")


def on_rail(view: Mapping[str, Any], by_hand: bool) -> bool:
    """Whatever is asked is asked there; the Marine Phase is played on the table, unless somebody wants every step."""
    if view["phase"] == "over":
        return False
    return view["phase"] != "marine" or view["question"] is not None or by_hand


def card(stop: Stop) -> StationCard:
    """What the station shows."""
    view, say, step = stop.view, stop.say, str(stop.view["step"])
    if stop.question and stop.question["ask"] == "recycle":
        return StationCard(tuple(goes_back(stop)))
    match step:
        case "gear_up":
            return StationCard(tuple(_gear(stop)))
        case "on_activation" | "actions" | "end_of_activation" | "grunts":
            return StationCard(tuple(activation(stop)))
        case "aliens":
            return moving(stop)
        case "blips":
            return boards(stop)
        case "motion_tracker":
            return StationCard(tuple(tracker(stop)), say("POOL {n}", n=view["blips"]["pool"]))
        case "choose":
            return between(stop)
        case "remaining_grunts":
            return StationCard(tuple(grunts(stop)))
    who = (_who_decides(view, say),) if step == "first_player" else ()
    return StationCard((Heading(stop.name), Sentences((*who, *stop.lines))))


def _who_decides(view: Mapping[str, Any], say: Tongue) -> str:
    names = ", ".join(_deciding(view))
    return say("{names} decide together.", names=names) if ", " in names else say("{names} decides.", names=names)


def _deciding(view: Mapping[str, Any]) -> list[str]:
    """Whose players may say who begins: the leader, with whoever is of the same rank; nobody of rank: all of them."""
    return [str(view["seats"][seat]["name"]) for seat in view["leaders"] or (view["question"] or {}).get("by", ())]


def _gear(stop: Stop) -> Iterator[Part]:
    say, view = stop.say, stop.view
    yield Heading(stop.name)
    yield Sentences((say("Free: two weapons, the second a Backup, and two pieces of equipment each."),), "ink2")
    yield Presses(tuple(_geared(each, view) for each in there(view)), columns=3)
    laid = sum(each["kind"] == "blip" for each in view["in_play"])
    label = say("{what}: {value}", what=say("FIRST BLIPS"), value=laid)
    yield presses(lead(label, "check" if laid else "blip", "first_blips"), lead(say("SET-UP LIST"), "tab-rules", "setup"))


def _geared(character: str, view: Mapping[str, Any]) -> Press:
    """To what one carries; a tick says that it is something."""
    person = view["characters"][character]
    symbol = "check" if person["weapons"] or person["equipment"] else "equipment"
    return Press(called(character), Go(f"gear:{character}"), symbol, f"gear:{character}", high=56)
