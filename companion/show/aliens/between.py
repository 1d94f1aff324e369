"""Between two missions: the chain of them, what the last one cost, who is left, and the score if it ended now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens.pressing import lead, press, presses
from companion.show.aliens.squad import NAMES
from companion.show.aliens.words import MISSIONS
from companion.show.pictures.parts import Own, Part, Press
from companion.show.pictures.rail import StationCard, Stop
from companion.show.tongue import Tongue
from companion.value import value

ORDER = ("newt", "escape", "survive")
EACH, NEWT = 5, 10


@value
class MissionLink:
    """One mission of the chain: won, between, or still to come."""

    label: str
    mark: str
    state: str


@value
class Chain:
    links: tuple[MissionLink, ...]


@value
class Person:
    name: str
    word: str
    symbol: str
    role: str


@value
class BillLine:
    """So many cards of the pile, what they are, and where they went."""

    count: int
    says: str
    goes: str = ""


@value
class Bill:
    """What the mission cost in cards, as a sum: what came back, and what is gone."""

    caption: str
    lines: tuple[BillLine, ...]
    total: BillLine


@value
class People:
    rows: tuple[Person, ...]


@value
class Score:
    """What would be counted if it ended now, and how that comes about."""

    score: int
    caption: str
    says: str


def between(stop: Stop) -> StationCard:
    """The one button begins the next mission of the chain; rescue and resupply stand beside each other."""
    following = _following(stop.view)
    label = stop.say(MISSIONS[following])
    if following in stop.view["newt_unsaid"]:
        begin = lead(label, "next", f"choose:newt:{following}")
    else:
        begin = press(label, "next", "mission", {"mission": following})
    return StationCard(tuple(_parts(stop)), press=begin, rail=Own("chain", Chain(tuple(_links(stop)))))


def _following(view: Mapping[str, Any]) -> str:
    return next(each for each in ORDER if each not in view["campaign"]["won"])


def _parts(stop: Stop) -> Iterator[Part]:
    say, view = stop.say, stop.view
    yield Own("bill", _bill(stop))
    yield Own("people", People(tuple(_people(view, say))))
    yield Own("score", _score(view, say))
    yield presses(*_ways(stop), lead(say("SQUAD"), "marine", "choose:squad"))


def _links(stop: Stop) -> Iterator[MissionLink]:
    """Those that were won, BETWEEN, and what comes."""
    say, words, won = stop.say, stop.words, stop.view["campaign"]["won"]
    for name in ORDER:
        if name == _following(stop.view):
            yield MissionLink(say("BETWEEN"), "recycle", "now")
        label = words.name(name).upper()
        yield MissionLink(label, "check" if name in won else str(ORDER.index(name) + 1), "done" if name in won else "coming")


def _bill(stop: Stop) -> Bill:
    """Of what lay out: one each and the hazards came back, half of the rest is gone."""
    say, cards, bill = stop.say, stop.view["endurance"], stop.view["campaign"]["bill"]
    out = sum(bill[each] for each in ("kept", "hazards", "rest"))
    mission = stop.words.name(stop.view["campaign"]["mission"]).upper()
    gone = say("gone, {n} in all", n=cards["removed"]) if cards["removed"] != bill["lost"] else say("gone for good")
    back = (("kept", say("one each, your choice")), ("hazards", say("hazards")))
    return Bill(
        say("OUT PILE AFTER {mission}: {n}", mission=mission, n=out),
        (
            *(BillLine(bill[each], says, say("back")) for each, says in back),
            BillLine(bill["rest"], say("left: half, rounded up")),
        ),
        BillLine(bill["lost"], gone, say("{n} LEFT", n=cards["stock"])),
    )


def _people(view: Mapping[str, Any], say: Tongue) -> Iterator[Person]:
    campaign = view["campaign"]
    for who in NAMES:
        if who == "newt" and ("newt" not in campaign["won"] or who not in view["characters"]):
            continue
        if who in campaign["killed"]:
            yield Person(NAMES[who], say("DEAD"), "corpse", "ink2")
        elif who in campaign["captured"]:
            yield Person(NAMES[who], say("TAKEN"), "captured", "danger")
        elif who in campaign["facehugged"]:
            yield Person(NAMES[who], say("HOST"), "facehugger", "warn")
        else:
            yield Person(NAMES[who], say("ALIVE"), "marine", "done")


def _ways(stop: Stop) -> Iterator[Press]:
    """Rescue as often as somebody is captured, resupply once (S2 1214-1222)."""
    say, campaign = stop.say, stop.view["campaign"]
    if campaign["captured"]:
        yield press(say("RESCUE"), "captured", "mission", {"mission": "rescue"})
    if not campaign["resupplied"]:
        yield press(say("RESUPPLY ONCE"), "equipment", "mission", {"mission": "resupply"})


# -- the score -----------------------------------------------------------------------------------


def _counted(view: Mapping[str, Any]) -> tuple[int, int, int]:
    """The cards that are left, what goes off for those lost, and what Newt adds or costs: no more cards come back than are gone,
    and none go that are not there (A34, A35)."""
    cards, gone = int(view["endurance"]["stock"]), int(view["endurance"]["removed"])
    off = min(cards, EACH * len(_lost(view)))
    return cards, off, max(off - cards, min(gone + off, _newt(view)))


def _lost(view: Mapping[str, Any]) -> set[str]:
    campaign = view["campaign"]
    return {each for name in ("killed", "captured", "facehugged") for each in campaign[name]} - {"newt"}


def _newt(view: Mapping[str, Any]) -> int:
    """Ten off for Newt dead, ten back for Newt alive, neither while she is captured (A21)."""
    campaign = view["campaign"]
    return -NEWT if "newt" in {*campaign["killed"], *campaign["facehugged"]} else 0 if "newt" in campaign["captured"] else NEWT


def _score(view: Mapping[str, Any], say: Tongue) -> Score:
    cards, off, newt = _counted(view)
    bill = [str(cards)]
    if off:
        bill.append(say("{n} lost \u2212{off}", n=len(_lost(view)), off=off))
    if newt:
        bill.append(say("Newt {n}", n=f"{newt:+d}".replace("-", "\u2212")))
    return Score(cards - off + newt, say("SCORE IF IT ENDED NOW"), ", ".join(bill))
