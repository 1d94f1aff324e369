"""Pictures of what only Lockdown draws: an encounter with two numbers, and an exploration token."""

from __future__ import annotations

from dataclasses import replace

from companion.show.family import results as drawn
from companion.show.family.intruders import PIECES, role
from companion.show.family.outcome import Half, light
from companion.show.family.results import figure, named, nobody_came
from companion.show.pictures.result import Answer, Happened, Result
from companion.show.tongue import word

EFFECTS = {
    "doors": "door",
    "silence": "silence",
    "danger": "danger",
    "slime": "slime",
    "fire": "fire",
    "malfunction": "malfunction",
    "red_item": "search",
    "yellow_item": "search",
    "green_item": "search",
    "mars_card": "event-card",
}
"""What an exploration token does, and its symbol."""

LARVAE = ("infecting_the_host",)
"""Attack cards that bring a larva in the dark."""


def attack(happened: Happened) -> Result:
    return drawn.attack(happened, larvae_in_the_dark=LARVAE)


def encounter(happened: Happened) -> Result:
    say, told = happened.say, happened.told
    head, kind = happened.head(say("ENCOUNTER")), told["kind"]
    if kind == "blank":
        return nobody_came(happened, PIECES)
    seat = happened.entry.parameters.get("seat")
    attack = {"piece": told["piece"], "cause": "surprise", **({"seat": seat} if seat else {})}
    return Result(
        **head,
        overlay=True,
        symbol=kind,
        role=role(PIECES[kind]),
        headline=named(happened, kind, told["piece"]),
        parts=(light(*_numbers(happened)),),
        lines=(
            say("Fewer cards in hand than this: it attacks at once. Contamination counts."),
            say("Clear noise around it, vents too."),
            *happened.lines_of("miniature_replaced"),
        ),
        answers=(Answer(say("SURPRISE ATTACK"), "attack-card", "attack", attack), Answer(say("NO SURPRISE"), "check")),
    )


def _numbers(happened: Happened) -> tuple[Half, ...]:
    """Both numbers of the token; where it is known which of them counts, that one alone."""
    say, told = happened.say, happened.told
    both = Half(True, say("LIT"), figure(told["lit"])), Half(False, say("DARK"), figure(told["dark"]))
    counts = figure(told["surprise_below"]) if "surprise_below" in told else ""
    return tuple(half for half in both if half.number == counts) or both


SMALL = ("larva", "creeper")
HITS: dict[str, tuple[int, tuple[str, ...]]] = {
    "creeper": (1, SMALL),
    "adult": (1, (*SMALL, "adult")),
    "hit": (1, ()),
    "two_hits": (2, ()),
}
"""The faces that hit whatever the table decides: how often, and whom; whom is empty where it may be anybody."""


def shot(happened: Happened) -> Result:
    """The die; where it hits, those that may have been hit."""
    melee = happened.entry.parameters.get("how") == "melee"
    rolled = drawn.die(happened, word("MELEE") if melee else word("SHOT"))
    hits, whom = HITS.get(str(happened.told["face"]), (0, ()))
    hits = min(hits, 1) if melee else hits
    standing = [each for each in happened.view["in_play"] if not whom or each["kind"] in whom]
    answers = drawn.harmed(happened, standing, hits) if hits else ()
    return (
        replace(rolled, overlay=True, answers=(*answers, Answer(happened.say("DONE"), "check", onward=True)))
        if answers
        else rolled
    )


def explore(happened: Happened) -> Result:
    say, told, lines = happened.say, happened.told, happened.lines_but("explored")
    breaks = told["effect"] == "malfunction" and happened.says("markers_placed")
    burns = told["effect"] == "fire" and happened.says("markers_placed")
    takes_back = {"malfunction": say("THIS ROOM CAN’T BREAK"), "fire": say("IT BURNED ALREADY")}.get(told["effect"], "")
    answers = (
        (
            Answer(takes_back, told["effect"], "mark", {"what": told["effect"], "by": -1}),
            Answer(say("DONE"), "check", onward=True),
        )
        if breaks or burns
        else ()
    )
    return Result(
        **happened.head(say("EXPLORE")),
        overlay=breaks or burns,
        answers=answers,
        large=str(told["items"]),
        symbol=EFFECTS[told["effect"]],
        headline=say("{n:ITEM|ITEMS}", n=told["items"]),
        lines=lines,
    )
