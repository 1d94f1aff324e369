"""The verdict of Lockdown: the code, contamination, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.packs import Words
from companion.show.family import verdict as shared
from companion.show.family.verdict import Ask, Verdict, fate, picked
from companion.show.lockdown.endings import ENDINGS, WAYS_OUT
from companion.show.lockdown.strip import slot_name
from companion.show.tongue import Tongue

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
    question, told, answer = _ask(step, view, words, say)
    return Verdict(
        mark=slot_name(view["time"]["slot"]),
        lost=view["time"]["slot"] == 0,
        headline=" + ".join(say(ENDINGS[reason]) for reason in ending["reasons"]),
        detail=_detail(view, words, say, stopped),
        cards=tuple(fate(seat, view, WAYS_OUT, REASONS, words, say) for seat in view["seats"]),
        question=question,
        told=told,
        answer=answer,
        step=step,
        next={
            "contingency": say("TURN THE CODE"),
            "contamination": say("SCAN ALL"),
            "objectives": say("OBJECTIVES"),
            "": say("WATCH THE FILM"),
        }[step],
    )


def _detail(view: Mapping[str, Any], words: Words, say: Tongue, stopped: bool) -> str:
    if stopped:
        return say("You stopped here: nobody is judged.")
    revealed = view["contingency"]["revealed"]
    if view["judged"] == 0 or not revealed:
        lost = ", ".join(str(view["seats"][seat]["name"]) for seat in view["ending"]["lost"])
        return say("Inside when it happened: {names}", names=lost) if lost else say("Nobody was inside any more.")
    code = revealed[-1]
    item = next(each for each in words.pack["contingency"].items if each.key == code)
    return f"{words.translated(item.name)}: {words.translated(item.effect)}"


def _ask(step: str, view: Mapping[str, Any], words: Words, say: Tongue) -> shared.Question:
    """What only the table knows."""
    match step:
        case "contingency" if view["sources"]["contingency"] == "cardboard":
            codes = {item.key: words.translated(item.name).upper() for item in words.pack["contingency"].items}
            question = say("Turn the active token over. Which code is it?")
            return question, tuple(Ask(code, name, "pick") for code, name in codes.items()), picked
        case "contamination":
            return shared.contamination(view, say)
        case "objectives":
            return shared.objectives(view, say)
    return shared.NO_QUESTION
