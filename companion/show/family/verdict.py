"""The verdict, step by step in the order of the rules: how it ended, what only the table knows, what became of whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from companion.packs import Words
from companion.show.calling import Way
from companion.show.family.crew import status_name
from companion.show.tongue import Tongue
from companion.table import Json
from companion.value import value

ACTION_CARDS, MOST_CARDS = 10, 40
REASONS = {
    "lost": "corpse",
    "left_pod": "css-pod",
    "died": "corpse",
    "clean": "scan",
    "infected_drawn": "contamination",
    "survives_drawn": "contamination",
    "infected_told": "contamination",
    "survives_told": "contamination",
    "contamination_not_told": "contamination",
    "met": "check",
    "not_met": "close",
    "objective_not_told": "unknown-token",
    "all_met": "check",
    "not_all_met": "close",
    "nobody_survives": "corpse",
}
"""The symbol of each reason that every game of the family knows."""


@value
class SeatVerdict:
    """What became of one seat, and why."""

    seat: str
    number: str
    name: str
    word: str
    role: str
    reasons: tuple[tuple[str, str], ...]
    over: bool = False
    """It has lost."""
    every: tuple[tuple[str, str], ...] = ()
    """All the reasons, where more is known than is shown at first."""


@value
class Ask:
    """One thing that the table has to tell: one of several, one of two words, or a number."""

    key: str
    label: str
    kind: Literal["pick", "switch", "count"]
    words: tuple[str, str] = ("", "")
    values: tuple[Json, Json] = (False, True)
    """What the two words of a switch mean."""
    start: int = 0
    most: int = MOST_CARDS
    given: Json = None
    """What stands there until somebody says otherwise; None where somebody has to say."""
    counts: Json = None
    """What counts where nobody says anything and all the same moves on."""


Answers = Mapping[str, Any]
"""By the key of what was told; of what can be picked, the key under "pick"."""
PICK = "pick"


@value
class Verdict:
    """One page of the reveal."""

    mark: str
    """The slot on which it ended."""
    lost: bool
    """The place itself is gone: the mark is red."""
    headline: str
    detail: str
    cards: tuple[SeatVerdict, ...]
    question: str
    """What the table has to tell before the next step; "" for nothing."""
    asks: tuple[Ask, ...]
    answer: Callable[[Answers], Json]
    """What that makes for the rules."""
    step: str
    """The step that NEXT takes; "" when all are done."""
    next: str


def nothing(_: Answers) -> Json:
    return None


def by_key(answers: Answers) -> Json:
    return dict(answers)


def fates(
    view: Mapping[str, Any], ways: Mapping[str, Way], reasons: Mapping[str, str], words: Words, say: Tongue, step: str
) -> tuple[SeatVerdict, ...]:
    """What became of everybody; when all is judged, whoever has won comes first."""
    found = view["verdict"]
    seats = sorted(view["seats"], key=lambda seat: not step and found.get(seat, {}).get("verdict") != "won")
    return tuple(fate(seat, view, ways, reasons, words, say, step) for seat in seats)


def fate(
    seat: str, view: Mapping[str, Any], ways: Mapping[str, Way], reasons: Mapping[str, str], words: Words, say: Tongue, step: str
) -> SeatVerdict:
    person, found = view["seats"][seat], view["verdict"].get(seat)
    head = seat, str(person["number"]), str(person["name"]).upper()
    if found is None:
        return SeatVerdict(*head, status_name(person["status"], ways, say) or say("INSIDE"), "ink2", ())
    word, role, over = {
        "alive": (say("ALIVE") if step else "?", "done" if step else "ink", False),
        "won": (say("WON"), "done", False),
        "lost": (say("LOST"), "ink2", True),
        "dead": (say("DEAD") if step else say("LOST"), "ink2", True),
        "infected": (say("INFECTED") if step else say("LOST"), "ink2", True),
    }[found["verdict"]]
    why = tuple((reasons[each], words.say(f"reason.{each}", {})) for each in found["reasons"])
    every = why if not step and len(why) > 2 else ()
    if not step and why:  # the steps before have told the rest
        first, last = why[-2:] if len(why) > 1 else (("", ""), why[-1])
        why = (
            (last[0], say("{first}; {then}", first=first[1], then=f"{last[1][0].lower()}{last[1][1:]}") if first[1] else last[1]),
        )
    return SeatVerdict(*head, word, role, why, over, every)


def named(view: Mapping[str, Any], seats: list[str]) -> list[tuple[str, str]]:
    return [(seat, str(view["seats"][seat]["name"]).upper()) for seat in seats]


def living(view: Mapping[str, Any]) -> list[str]:
    return [seat for seat in view["seats"] if view["verdict"].get(seat, {}).get("alive")]


Question = tuple[str, tuple[Ask, ...], Callable[[Answers], Json]]
NO_QUESTION: Question = ("", (), nothing)


def contamination(view: Mapping[str, Any], say: Tongue) -> Question:
    """How many action cards each of the living owns, or, with the cards on the table, who lives."""
    seats = view["seats"]
    cards = view["sources"]["contamination"] == "app"
    alive = named(view, [seat for seat in living(view) if not cards or seats[seat]["contamination"] or seats[seat]["larva"]])
    if not alive:
        return NO_QUESTION
    if view["sources"]["contamination"] == "cardboard":
        switches = (Ask(seat, name, "switch", (say("LIVES"), say("DIES")), ("lives", "dies")) for seat, name in alive)
        return say("Scan your cards. Who lives?"), tuple(switches), by_key
    return (
        say("How many action cards does each of them own?"),
        tuple(Ask(seat, name, "count", start=ACTION_CARDS) for seat, name in alive),
        lambda answers: {seat: {"action": count} for seat, count in answers.items()},
    )


def objectives(view: Mapping[str, Any], say: Tongue) -> Question:
    """Whose objective is met; playing together, everybody's counts."""
    seats = list(view["seats"]) if view["options"]["mode"] == "coop" else living(view)
    if not seats:
        return NO_QUESTION
    switches = (Ask(seat, name, "switch", (say("NOT MET"), say("MET"))) for seat, name in named(view, seats))
    return say("Show your objectives. Whose is met?"), tuple(switches), by_key
