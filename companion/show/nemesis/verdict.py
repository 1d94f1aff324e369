"""The verdict of Nemesis: engines, course, contamination, objectives; in a mission its alert, its tokens and its shuttle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.packs import Words
from companion.show.family import verdict as shared
from companion.show.family.verdict import PICK, Answers, Ask, Question, Verdict, fates, living, named
from companion.show.nemesis.endings import ENDINGS, WAYS_OUT, mark
from companion.show.nemesis.secrets import PLACES
from companion.show.nemesis.ship import ENGINES
from companion.show.tongue import Tongue
from companion.table import Json

STEPS = {
    "base": ("engines", "coordinates", "contamination", "objectives"),
    "research": ("alert", "engines", "coordinates", "contamination", "objectives"),
    "epilogue": ("tokens", "shuttle", "contamination", "objectives"),
}
REASONS = {
    **shared.REASONS,
    "left_hibernating": "hibernate",
    "left_pod": "escape-pod",
    "left_in": "airlock",
    "ship_exploded": "engine-broken",
    "wrong_course": "coordinates",
    "sane_enough": "insanity",
    "alert_undone": "alert-card",
    "left_behind": "airlock",
    "tokens_hidden": "unknown-token",
}


def verdict(view: Mapping[str, Any], words: Words, say: Tongue) -> Verdict:
    ending, steps = view["ending"] or {"reasons": [], "lost": [], "destroyed": False}, STEPS[view["options"]["story"]]
    stopped = ending["reasons"] == ["stopped"]
    step = "" if stopped or view["judged"] >= len(steps) else steps[view["judged"]]
    question, asks, answer = _ASK[step](view, say) if step else shared.NO_QUESTION
    return Verdict(
        mark="" if ending["reasons"] == ["jump"] else mark(view),
        lost=bool(ending.get("destroyed")),
        headline=_headline(view, say),
        detail=_detail(view, say, stopped),
        cards=fates(view, WAYS_OUT, REASONS, words, say, step),
        question=question,
        asks=asks,
        answer=answer,
        step=step,
        next={
            "engines": say("THE ENGINES"),
            "coordinates": say("THE COURSE"),
            "contamination": say("SCAN ALL"),
            "objectives": say("OBJECTIVES"),
            "alert": say("THE ALERT"),
            "tokens": say("THE TOKENS"),
            "shuttle": say("THE SHUTTLE"),
            "": say("WATCH THE FILM"),
        }[step],
    )


def _headline(view: Mapping[str, Any], say: Tongue) -> str:
    """Where the ship has come, as soon as that is known; before, what ended the game."""
    if view["judged"] and view["destination"] in view["coordinates"] and not view["ending"]["destroyed"]:
        return say(PLACES[view["coordinates"][view["destination"]]])
    return " + ".join(say(ENDINGS[reason]) for reason in (view["ending"] or {"reasons": ()})["reasons"])


def _detail(view: Mapping[str, Any], say: Tongue, stopped: bool) -> str:
    """What has been turned over so far: the engines, then where the ship went."""
    if stopped:
        return say("You stopped here: nobody is judged.")
    ending, seen = view["ending"], view["coordinates"]
    if view["judged"] and "engines" in ending:
        words = {"working": say("works"), "damaged": say("is broken")}
        states = ", ".join(f"{engine} {words[state]}" for engine, state in ending["engines"].items())
        return say("Engines: {value}.", value=states)
    if view["judged"] and view["destination"] in seen:
        return say("Bound for {where}.", where=say(PLACES[seen[view["destination"]]]).capitalize())
    if ending["destroyed"]:
        return say("The ship is lost.")
    lost = ", ".join(str(view["seats"][seat]["name"]) for seat in ending["lost"])
    return say("Awake aboard: {names}", names=lost) if lost else say("Nobody was awake aboard any more.")


# -- what only the table knows -------------------------------------------------------------------


def _engines(view: Mapping[str, Any], say: Tongue) -> Question:
    if view["sources"]["engines"] != "cardboard" or view["ending"]["destroyed"]:
        return shared.NO_QUESTION
    words, values = (say("WORKS"), say("BROKEN")), ("working", "damaged")
    engines = tuple(Ask(engine, say("ENGINE {n}", n=engine), "switch", words, values) for engine in ENGINES)
    return say("Turn the top tokens over."), engines, shared.by_key


def _coordinates(view: Mapping[str, Any], say: Tongue) -> Question:
    """Where it is bound, with the card on the table; and who has Quarantine, which Mars spares, unless the app has dealt it."""
    if view["ending"]["destroyed"]:
        return shared.NO_QUESTION
    dealt = view["sources"]["objectives_personal"] == "app"
    asleep = [(seat, view["seats"][seat]) for seat in living(view) if view["seats"][seat]["status"] == "hibernating"]
    sleepers = [seat for seat, person in asleep if not (dealt and person["holds"]["objective"])]
    places = (
        tuple(Ask(place, say(label), "pick") for place, label in PLACES.items())
        if (view["sources"]["coordinates"] == "cardboard")
        else ()
    )
    spared = tuple(Ask(seat, name, "switch", (say("NO"), say("YES"))) for seat, name in named(view, sleepers))
    question = say("Where does the card send the ship? Who has Quarantine?") if places else say("Who has Quarantine?")
    return question if places or spared else "", (*places, *spared), _course


def _course(answers: Answers) -> Json:
    seats = [key for key, value in answers.items() if key != PICK and value]
    return {**({"quarantine": seats} if seats else {}), **({"reached": answers[PICK]} if PICK in answers else {})} or None


def _alert(view: Mapping[str, Any], say: Tongue) -> Question:
    if view["alert"] is None or view["alert"]["done"]:
        return shared.NO_QUESTION
    return (
        say("Is the alert done?"),
        (Ask("done", say("ALERT"), "switch", (say("NOT DONE"), say("DONE"))),),
        lambda answers: answers.get("done"),
    )


def _tokens(view: Mapping[str, Any], say: Tongue) -> Question:
    return (
        say("How many tokens are still hidden?"),
        (Ask("hidden", say("HIDDEN"), "count", start=view["exploration"]["aftermath"], most=21),),
        lambda answers: int(answers["hidden"]),
    )


def _shuttle(view: Mapping[str, Any], say: Tongue) -> Question:
    seats = [seat for seat in living(view) if view["seats"][seat]["status"] == "in"]
    if not seats:
        return shared.NO_QUESTION
    switches = (Ask(seat, name, "switch", (say("LEFT BEHIND"), say("ABOARD"))) for seat, name in named(view, seats))
    return say("Who is on the shuttle?"), tuple(switches), lambda answers: [seat for seat, aboard in answers.items() if aboard]


_ASK: Mapping[str, Callable[[Mapping[str, Any], Tongue], Question]] = {
    "engines": _engines,
    "coordinates": _coordinates,
    "contamination": shared.contamination,
    "objectives": shared.objectives,
    "alert": _alert,
    "tokens": _tokens,
    "shuttle": _shuttle,
}
