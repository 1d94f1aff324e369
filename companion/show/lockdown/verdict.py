"""The verdict of Lockdown: the code, contamination, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words
from companion.show.family import verdict as shared
from companion.show.family.verdict import PICK, Answers, Ask, Verdict, by_key, fates
from companion.show.lockdown.endings import ENDINGS, WAYS_OUT
from companion.show.lockdown.strip import slot_name
from companion.show.tongue import Tongue
from companion.table import Json

MOST_KNOWLEDGE = 8
"""The end of the track."""
STEPS = ("contingency", "contamination", "objectives")
REASONS = {
    **shared.REASONS,
    "left_isolated": "isolation",
    "left_bunker": "gate",
    "killed_no_signal": "signal",
    "killed_knowledge": "knowledge",
    "killed_pod": "css-pod",
    "killed_isolated": "isolation",
}


def verdict(view: Mapping[str, Any], words: Words, say: Tongue) -> Verdict:
    ending = view["ending"] or {"reasons": [], "lost": []}
    judged = view["judged"]
    stopped = ending["reasons"] == ["stopped"]
    step = "" if stopped or judged >= len(STEPS) else STEPS[judged]
    question, asks, answer = _ask(step, view, words, say)
    return Verdict(
        mark=slot_name(view["time"]["slot"]),
        lost=view["time"]["slot"] == 0,
        headline=" + ".join(say(ENDINGS[reason]) for reason in ending["reasons"]),
        detail=_detail(view, words, say, stopped),
        cards=fates(view, WAYS_OUT, REASONS, words, say, step),
        question=question,
        asks=asks,
        answer=answer,
        step=step,
        next={
            "contingency": say("JUDGE BY THE CODE") if view["asks"] else say("REVEAL THE CODE"),
            "contamination": say("SCAN ALL"),
            "objectives": say("OBJECTIVES"),
            "": say("WATCH THE FILM"),
        }[step],
    )


def _detail(view: Mapping[str, Any], words: Words, say: Tongue, stopped: bool) -> str:
    if stopped:
        return say("You stopped here: nobody is judged.")
    code = view["contingency"]["code"]
    if not code:
        lost = ", ".join(str(view["seats"][seat]["name"]) for seat in view["ending"]["lost"])
        return say("Inside when it happened: {names}", names=lost) if lost else say("Nobody was inside any more.")
    item = next(each for each in words.pack["contingency"].items if each.key == code)
    kills = _by_knowledge(view, say) if item.traits["kills"] == "knowledge" else words.translated(item.effect)
    return " ".join((say("{what}: {value}", what=words.translated(item.name), value=kills), *_safe(view, say)))


def _by_knowledge(view: Mapping[str, Any], say: Tongue) -> str:
    """By which side it kills, and what each of those knows whom it judges."""
    little, bound = view["knowledge_code"]["direction"] == "little", view["knowledge_code"]["bound"]
    known = ", ".join(f"{view['seats'][seat]['name']} {view['seats'][seat]['knowledge']}" for seat in _judged(view))
    kills = say("kills by knowledge of {n} or less.", n=bound) if little else say("kills by knowledge of more than {n}.", n=bound)
    return f"{kills} {known}." if known else kills


def _judged(view: Mapping[str, Any]) -> list[str]:
    """Who got away, but for the bunker, where no code kills."""
    return [seat for seat, person in view["seats"].items() if person["status"] in ("pod", "isolated")]


def _safe(view: Mapping[str, Any], say: Tongue) -> list[str]:
    """The ruling about the bunker, where it matters."""
    there = [str(person["name"]) for person in view["seats"].values() if person["status"] == "bunker"]
    return [say("In the bunker, safe from every code (our ruling): {names}.", names=", ".join(there))] if there else []


def _ask(step: str, view: Mapping[str, Any], words: Words, say: Tongue) -> shared.Question:
    """What only the table knows."""
    match step:
        case "contingency" if view["asks"]:
            return _boards(view, words, say)
        case "contingency" if view["sources"]["contingency"] == "cardboard":
            codes = {item.key: words.translated(item.name).upper() for item in words.pack["contingency"].items}
            question = say("Turn the active token over. Which code is it?")
            return question, (*(Ask(code, name, "pick") for code, name in codes.items()), *_beforehand(view, say)), _code_told
        case "contingency" if side := _beforehand(view, say):
            return say("If it is code yellow: who dies by your reference card?"), side, by_key
        case "contamination":
            return shared.contamination(view, say)
        case "objectives":
            return shared.objectives(view, say)
    return shared.NO_QUESTION


def _beforehand(view: Mapping[str, Any], say: Tongue) -> tuple[Ask, ...]:
    """Where all knowledge was entered nothing is asked once the code lies open; so the side is asked before."""
    judged = [view["seats"][seat] for seat in _judged(view)]
    return (_side(view, say),) if judged and all("knowledge" in person["entered"] for person in judged) else ()


def _code_told(answers: Answers) -> Json:
    """The code that was picked, and what else was told with it."""
    said = {name: each for name, each in answers.items() if name != PICK}
    return {**said, "code": answers[PICK]} if PICK in answers else None


def _boards(view: Mapping[str, Any], words: Words, say: Tongue) -> shared.Question:
    """What nobody has entered and the code judges by: right as it stands, or set right here."""
    seats = shared.named(view, list(view["asks"]))
    code = next(item for item in words.pack["contingency"].items if item.key == view["contingency"]["code"])
    if code.traits["kills"] == "no_signal":
        switches = (
            Ask(seat, name, "switch", (say("NOT SENT"), say("SENT")), (0, 1), counts=view["asks"][seat]) for seat, name in seats
        )
        return say("Who has sent the signal?"), tuple(switches), by_key
    counts = (Ask(seat, name, "count", start=view["asks"][seat], most=MOST_KNOWLEDGE) for seat, name in seats)
    return say("How much knowledge, and who dies by your reference card?"), (_side(view, say), *counts), by_key


def _side(view: Mapping[str, Any], say: Tongue) -> Ask:
    """By which side of knowledge the code kills, as it stands and the other way round."""
    code = view["knowledge_code"]
    sides = {"little": say("{n} OR LESS", n=code["bound"]), "much": say("OVER {n}", n=code["bound"])}
    first = str(code["direction"])
    other = "much" if first == "little" else "little"
    return Ask("direction", say("DIES"), "switch", (sides[first], sides[other]), (first, other), given=first)
