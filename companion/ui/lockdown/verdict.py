"""The verdict, revealed in the order of the rules: how it ended, the code, contamination, objectives, and what became of whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from companion.packs import Words
from companion.ui.lockdown.crew import status_name
from companion.ui.lockdown.endings import ENDINGS, WAYS_OUT
from companion.ui.lockdown.strip import slot_name
from companion.ui.tongue import Tongue

STEPS = ("contingency", "contamination", "objectives")
ACTION_CARDS = 10
REASONS = {
    "lost": "corpse", "left_pod": "css-pod", "left_isolated": "isolation", "left_bunker": "gate", "died": "corpse",
    "killed_no_signal": "signal", "killed_knowledge": "knowledge", "killed_pod": "css-pod", "killed_isolated": "isolation",
    "clean": "scan",
    "infected_drawn": "contamination", "survives_drawn": "contamination", "infected_told": "contamination",
    "survives_told": "contamination", "contamination_not_told": "contamination", "met": "check", "not_met": "close",
    "objective_not_told": "unknown-token", "all_met": "check", "not_all_met": "close",
}
Ask = Literal["code", "lives", "cards", "met", ""]


@dataclass(frozen=True, slots=True)
class SeatVerdict:
    """What became of one seat, and why."""

    seat: str
    number: str
    name: str
    word: str
    role: str
    symbol: str
    reasons: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """One page of the reveal."""

    mark: str
    """The slot on which it ended."""
    headline: str
    detail: str
    cards: tuple[SeatVerdict, ...]
    ask: Ask
    """What the table has to tell before the next step."""
    question: str
    asked: tuple[tuple[str, str], ...]
    """Seat and name of each who is asked about, or code and its name."""
    step: str
    """The step that NEXT takes; "" when all are done."""
    next: str


def verdict(view: Mapping[str, Any], words: Words, say: Tongue) -> Verdict:
    ending = view["ending"] or {"reasons": [], "lost": []}
    judged = view["judged"]
    stopped = ending["reasons"] == ["stopped"]
    step = "" if stopped or judged >= len(STEPS) else STEPS[judged]
    ask, question, asked = _ask(step, view, words, say)
    return Verdict(
        mark=slot_name(view["time"]["slot"]),
        headline=" + ".join(say(ENDINGS[reason]) for reason in ending["reasons"]),
        detail=_detail(view, words, say, stopped),
        cards=tuple(_card(seat, view, words, say) for seat in view["seats"]),
        ask=ask, question=question, asked=asked, step=step,
        next={"contingency": say("TURN THE CODE"), "contamination": say("SCAN ALL"), "objectives": say("OBJECTIVES"),
              "": say("WATCH THE FILM")}[step],
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


def _card(seat: str, view: Mapping[str, Any], words: Words, say: Tongue) -> SeatVerdict:
    told = view["seats"][seat]
    found = view["verdict"].get(seat)
    if found is None:
        symbol = WAYS_OUT[told["status"]].symbol if told["status"] in WAYS_OUT else "tab-crew"
        word = status_name(told["status"], say) or say("INSIDE")
        return SeatVerdict(seat, str(told["number"]), str(told["name"]).upper(), word, "ink2", symbol, ())
    word, role, symbol = {
        "alive": (say("ALIVE"), "done", "check"), "won": (say("WON"), "done", "check"), "lost": (say("LOST"), "ink2", "close"),
        "dead": (say("DEAD"), "ink2", "corpse"), "infected": (say("INFECTED"), "ink2", "larva-on-board"),
    }[found["verdict"]]
    reasons = tuple((REASONS[each], words.say(f"reason.{each}", {})) for each in found["reasons"])
    return SeatVerdict(seat, str(told["number"]), str(told["name"]).upper(), word, role, symbol, reasons)


def _ask(step: str, view: Mapping[str, Any], words: Words, say: Tongue) -> tuple[Ask, str, tuple[tuple[str, str], ...]]:
    """What only the table knows."""
    sources, seats = view["sources"], view["seats"]
    alive = [seat for seat in seats if view["verdict"].get(seat, {}).get("alive")]
    named = tuple((seat, str(seats[seat]["name"]).upper()) for seat in alive)
    if step == "contingency" and sources["contingency"] == "cardboard":
        codes = {item.key: words.translated(item.name).upper() for item in words.pack["contingency"].items}
        return "code", say("Turn the active token over. Which code is it?"), tuple(codes.items())
    if step == "contamination" and named:
        if sources["contamination"] == "cardboard":
            return "lives", say("Scan your cards. Who lives?"), named
        return "cards", say("How many action cards does each of them own?"), named
    if step == "objectives" and (named or view["options"]["mode"] == "coop"):
        everyone = tuple((seat, str(seats[seat]["name"]).upper()) for seat in seats)
        return "met", say("Show your objectives. Whose is met?"), everyone if view["options"]["mode"] == "coop" else named
    return "", "", ()
