"""What each value of the record of Aliens is called, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.common.record import Value
from companion.show.aliens.squad import STATUS, SYMBOLS, called, player
from companion.show.pictures.record import Look
from companion.show.tongue import Tongue, word

LABELS = {
    "round": (word("TURN"), "round-end"),
    "turn_dial": (word("DIAL"), "dial"),
    "tracker": (word("TRACKER"), "tracker-card"),
    "actions": (word("ACTIONS LEFT"), "marine"),
    "doors": (word("DOORS BARRICADED"), "barricade"),
    "tunnels": (word("TUNNELS"), "tunnel"),
}

NUMBERS = {
    "aim": (word("AIM"), "aim"),
    "tech": (word("TECH"), "tech"),
    "speed": (word("SPEED"), "next"),
    "defense": (word("DEFENSE"), "shield"),
    "melee": (word("MELEE"), "hit"),
}
"""What stands on the card of a character."""


def look(value: Value, view: Mapping[str, Any], say: Tongue) -> Look:
    about = value.about
    match value.what:
        case "leader":
            return Look(say("LEADER"), player(view, str(value.now)).upper(), "chevron-3")
        case "dial":
            return Look(say("AIM: {name}", name=called(about["character"])), str(value.now), "dial")
        case "aim" | "tech" | "speed" | "defense" | "melee":
            label, symbol = NUMBERS[value.what]
            return Look(
                say("{name}: {number}", name=called(about["character"]), number=say(label)),
                "?" if value.now is None else str(value.now),
                symbol,
            )
        case "status":
            label = STATUS[value.now][0]
            return Look(called(about["character"]), say(label) if label else say("STANDS"), SYMBOLS[value.now])
        case "activated":
            return Look(
                say("ACTIVATED: {name}", name=called(about["character"])), say("YES") if value.now else say("NO"), "check"
            )
        case "facehugger":
            return Look(
                say("FACEHUGGER: {name}", name=called(about["character"])), say("YES") if value.now else say("NO"), "facehugger"
            )
        case "tokens":
            return Look(say("{piece}: TOKENS", piece=about["piece"]), str(value.now), "warrior")
        case "gun":
            return Look(say("SENTRY GUN {n}", n=about["gun"]), str(value.now), "sentry-gun")
    label, symbol = LABELS[value.what]
    return Look(say(label), str(value.now), symbol)
