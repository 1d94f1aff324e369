"""Pictures of what only Lockdown draws: an encounter with two numbers, and an exploration token."""

from __future__ import annotations

from companion.ui.family.intruders import PIECES
from companion.ui.family.results import named
from companion.ui.pictures.result import Answer, Happened, Result, Window

EFFECTS = {"doors": "door", "silence": "silence", "danger": "danger", "slime": "slime", "fire": "fire",
           "malfunction": "malfunction", "red_item": "search", "yellow_item": "search", "green_item": "search",
           "mars_card": "event-card"}
"""What an exploration token does, and its symbol."""


def encounter(happened: Happened) -> Result:
    say, told = happened.say, happened.told
    head, kind = happened.head(say("ENCOUNTER")), told["kind"]
    if kind == "blank":
        return Result(**head, overlay=True, large="", symbol="blank", role="ink", headline=say(PIECES[kind].label),
                      lines=(say("Nobody comes. Noise in each corridor here; the token goes back."),),
                      answers=(Answer(say("DONE"), "check", onward=True),))
    seat = happened.entry.parameters.get("seat")
    attack = {"piece": told["piece"], "cause": "surprise", **({"seat": seat} if seat else {})}
    return Result(
        **head, overlay=True, large="", symbol=kind, role="danger" if kind == "queen" else "ink",
        headline=named(happened, kind, told["piece"]),
        windows=(Window(True, say("LIT"), str(told["lit"])), Window(False, say("DARK"), str(told["dark"]))),
        lines=(say("Fewer cards in hand than this: it attacks at once. Contamination counts."),
               say("Clear noise around it, vents too.")),
        answers=(Answer(say("SURPRISE ATTACK"), "attack-card", "attack", attack), Answer(say("NO SURPRISE"), "check")),
    )


def explore(happened: Happened) -> Result:
    say, told, lines = happened.say, happened.told, happened.lines_but("explored")
    breaks = told["effect"] == "malfunction" and happened.says("markers_placed")
    answers = (
        Answer(say("NEVER BREAKS HERE"), "malfunction", "mark", {"what": "malfunction", "by": -1}),
        Answer(say("DONE"), "check", onward=True),
    ) if breaks else ()
    return Result(**happened.head(say("EXPLORE")), overlay=breaks, answers=answers, large=str(told["items"]),
                  symbol=EFFECTS[told["effect"]], role="ink", headline=say("{n:ITEM|ITEMS}", n=told["items"]), lines=lines)


def scan(happened: Happened) -> Result:
    """The second most dramatic moment of a game: clean, or infected."""
    say, told = happened.say, happened.told
    infected = int(told["infected"])
    return Result(
        **happened.head(say("SCAN")), overlay=True, large="", symbol="infected" if infected else "check",
        role="ink" if infected else "done", headline=say("INFECTED") if infected else say("CLEAN"), lines=happened.story,
    )
