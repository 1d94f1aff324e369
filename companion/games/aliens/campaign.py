"""The campaign (S2 1159-1222): what a mission leaves for the next, rescue and resupply, and the score."""

from __future__ import annotations

from math import ceil
from typing import Any

from companion.games.aliens import board, ending, endurance, gear, squad, turn
from companion.games.aliens.endurance import ABOVE, DISCARD, EXHAUST, REMOVED, STOCK, UNDER, hand
from companion.games.aliens.squad import NEWT
from companion.games.aliens.turn import Halt, declare
from companion.games.common import seating
from companion.games.common.seating import playing
from companion.kit import rail
from companion.kit.forms import One, Some
from companion.kit.intent import TEXT, Result, Shape, intent, shown, unread
from companion.table import UNSEEN, Json, Refused, Table

ORDER = ("newt", "escape", "survive")
BETWEEN = ("rescue", "resupply")
EACH, NEWT_COUNTS = 5, 10


def mission_ends(table: Table, won: bool, reason: str = "mission") -> Result:
    """A single mission is the end; of a campaign what follows depends on which it was."""
    campaign = table.value("campaign")
    table.set("won", won)
    if campaign is None:
        ending.ends(table, won, reason)
        return {"won": won}
    mission = campaign["mission"]
    if not won and mission not in BETWEEN:
        ending.ends(table, False, reason)
        return {"won": False}
    if not won:
        table.tell(f"ends_{reason}")
        table.set("lost_by", reason)
        _goes_between(table)
        rail.ask(table, "goes_on", One((False, True)))
        table.set("step", "keep")
        table.set("phase", "between")
        return {"won": False}
    table.set("campaign", {**campaign, "won": [*campaign["won"], mission]})
    table.tell("mission_won", mission=mission)
    if mission == ORDER[-1]:
        return _scored(table)
    _goes_between(table)
    return {"won": True, **turn.walk(table, "keep")}


def _goes_between(table: Table) -> None:
    rail.asks_nothing(table)
    table.set("active", None)
    table.set("lead", None)
    table.set("asked", [])
    for label in list(board.in_play(table)):
        board.goes(table, label)


# -- stations ------------------------------------------------------------------------------------


def _keep(table: Table) -> Result | None:
    """Everyone brings one card of the discards back, who was out too (S2 1189, A54)."""
    if not table.count(DISCARD):
        return None
    waiting = [seat for seat in seating.seats(table) if seat not in table.value("asked")]
    if not waiting:
        return None
    names = tuple(dict.fromkeys(table.kind(card) for card in reversed(table.inside(DISCARD))))
    rail.ask(table, "keep", One(names, "card", must=True), seat=waiting[0])
    return {"seat": waiting[0]}


def _kept(table: Table, answer: Any, question: rail.Question) -> Result:
    if question["ask"] == "goes_on":
        if not answer:
            ending.ends(table, False, table.word("lost_by"))
            return {"goes_on": False}
        return {"goes_on": True, "stay": _keep(table) is not None}
    seat = question["seat"]
    (card,) = endurance.named(table, DISCARD, answer)
    table.move(card, STOCK)
    table.set("asked", [*table.value("asked"), seat])
    table.tell("keeps_card", seat=seat, card=answer)
    more = _keep(table)
    return {"kept": answer, **({"stay": True} if more is not None else {})}


def _losses(table: Table) -> Result:
    """Hazards back; of the rest half, rounded up, is gone; all else is stock again (S2 1190-1192, A11)."""
    hazards = [each for each in table.inside(DISCARD) if endurance.kind(table, each) == "hazard"]
    for card in hazards:
        table.move(card, STOCK)
    table.shuffle(DISCARD)
    rest = table.count(DISCARD)
    lost = ceil(rest / 2)
    bill = {"kept": len(table.value("asked")), "hazards": len(hazards), "rest": rest, "lost": lost}
    table.set("campaign", {**table.value("campaign"), "bill": bill})
    for card in reversed(table.inside(DISCARD)[-lost:] if lost else ()):
        table.move(card, REMOVED)
    for zone in (DISCARD, EXHAUST, ABOVE, UNDER, *(hand(seat) for seat in seating.seats(table))):
        for card in reversed(table.inside(zone)):
            table.move(card, STOCK)
    for character in squad.CHARACTERS:
        for card in (*gear.carried(table, character), *table.inside(endurance.lying(character))):
            table.move(card, STOCK)
    table.tell("cards_lost", cards=lost)
    return {"quiet": True, "lost": lost}


def _rescued(table: Table) -> Result | None:
    """Who comes back after that mission; the quiet answer is all who were captured before it (A46)."""
    campaign = table.value("campaign")
    before = _captives(table)
    if campaign["mission"] != "rescue" or not table.value("won") or not before:  # S2 1181: of a lost one nobody comes back
        return None
    rail.ask(table, "rescued", Some(tuple(before)), captured=before)
    return {"captured": before}


def _captives(table: Table) -> list[str]:
    """Who was a captive before the mission that is over."""
    return [each for each in table.value("campaign")["captured"] if each not in table.value("taken")]


def _freed(table: Table, answer: list[str], _: rail.Question) -> Result:
    campaign = table.value("campaign")
    back = answer or _captives(table)
    table.set("campaign", {**campaign, "captured": [each for each in campaign["captured"] if each not in back]})
    table.tell("rescued", characters=back)
    return {"rescued": back}


def _resupplied(table: Table) -> Result | None:
    """Which lost cards come back: what the mission says."""
    campaign = table.value("campaign")
    if campaign["mission"] != "resupply" or not table.value("won") or not table.count(REMOVED):
        return None
    names = tuple(dict.fromkeys(table.kind(card) for card in table.inside(REMOVED)))
    rail.ask(table, "resupplied", Some(names, "card"))
    return {"cards": list(names)}


def _brought(table: Table, answer: list[str], _: rail.Question) -> Result:
    for card in endurance.named(table, REMOVED, list(answer)):
        table.move(card, STOCK)
    return {"resupplied": list(answer)}


def _choose(table: Table) -> Result:
    """Which mission is next; with everybody killed or captured nobody is left to go, and the campaign is over."""
    campaign = table.value("campaign")
    if all(each in (*campaign["killed"], *campaign["captured"], NEWT) for each in table.value("company")):
        ending.ends(table, False, "squad")
        return {}
    table.tell("choose_mission")
    return {"missions": [each for each in (*ORDER, *BETWEEN) if _why_not(table, each) is None]}


def _stays(_: Table) -> Result:
    raise Refused("choose_mission")


declare(
    Halt("keep", "between", _keep, turn.always("losses"), _kept),
    Halt("losses", "between", _losses, turn.always("rescued")),
    Halt("rescued", "between", _rescued, turn.always("resupplied"), _freed),
    Halt("resupplied", "between", _resupplied, turn.always("choose"), _brought),
    Halt("choose", "between", _choose, turn.always("choose"), None, _stays),
)


# -- the next mission ----------------------------------------------------------------------------


def _why_not(table: Table, mission: str) -> Refused | None:
    campaign = table.value("campaign")
    if mission in ORDER:
        following = [each for each in ORDER if each not in campaign["won"]]
        return None if following and following[0] == mission else Refused("not_in_order", mission=mission)
    if mission == "rescue":
        return None if campaign["captured"] else Refused("nobody_captured")
    if mission == "resupply":
        return Refused("resupplied_before") if campaign["resupplied"] else None
    return Refused("no_such_mission", mission=shown(mission))


def _between(table: Table) -> None:
    if table.value("phase") != "between" or table.value("step") != "choose":
        raise Refused("not_now")


MISSION = Shape("a mission", TEXT.read, lambda _, __: (*ORDER, *BETWEEN))
HEROES = Shape("a hero for each seat: {seat: character}", unread)
SQUAD = Shape("who goes, by name", unread, lambda _, __: ([each] for each in squad.CHARACTERS))
GEAR = Shape("what everybody carries: {character: [card, …]}", unread)


@intent(playing, _between, mission_=MISSION, heroes=HEROES, squad_=SQUAD, gear_=GEAR)
def mission(table: Table, mission_: str, heroes: Json = None, squad_: Json = None, gear_: Json = None) -> Result:
    """The next one: in order, rescue while somebody is captured, resupply once; heroes as before, whoever still can."""
    from companion.games.aliens import muster

    if (why := _why_not(table, mission_)) is not None:
        raise why
    muster.musters(table, mission_, heroes, squad_)
    campaign = table.value("campaign")
    table.set("campaign", {**campaign, "mission": mission_, "resupplied": campaign["resupplied"] or mission_ == "resupply"})
    table.tell("mission_begins", mission=mission_)
    return {"mission": mission_, **muster.begins(table, gear_)}


# -- the score -----------------------------------------------------------------------------------


def _scored(table: Table) -> Result:
    """Pile and hands onto the deck; five off for each one lost, ten for Newt; the rest is counted (S2 1202-1206)."""
    campaign = table.value("campaign")
    for zone in (EXHAUST, *(hand(seat) for seat in seating.seats(table))):
        for card in reversed(table.inside(zone)):
            table.move(card, ABOVE)
    lost = {each for name in ("killed", "captured", "facehugged") for each in campaign[name] if each != NEWT}
    _goes(table, EACH * len(lost))
    if NEWT in campaign["killed"] or NEWT in campaign["facehugged"]:
        _goes(table, NEWT_COUNTS)
    elif NEWT not in campaign["captured"]:
        for card in [*reversed(table.inside(DISCARD)), *reversed(table.inside(REMOVED))][:NEWT_COUNTS]:
            table.move(card, ABOVE)
    score = endurance.deck(table)
    table.set("campaign", {**campaign, "score": score})
    table.tell("score", score=score)
    ending.ends(table, True, "mission")
    return {"won": True, "score": score}


def _goes(table: Table, count: int) -> None:
    """Step by step, never under zero (A35)."""
    for _ in range(count):
        zone = ABOVE if table.count(ABOVE) else UNDER
        if table.count(zone):
            table.move(table.draw(zone, UNSEEN), REMOVED)
