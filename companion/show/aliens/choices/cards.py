"""The deck: what is exhausted, drawn, revealed, discarded off it, and what a rest brings."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from companion.show.aliens.choices.pieces import on_cardboard
from companion.show.aliens.squad import acting, called, player, there
from companion.show.pictures.choice import Asked, Choices, Option, possible

MOST_EXHAUST = 5


def exhaust(asked: Asked) -> Choices:
    """A few cards; more than these is nobody's single act, and not asked after: the rules would try each number."""
    say = asked.say
    found = (
        Option(say("{n} {n:CARD|CARDS}", n=number), "exhaust", "exhaust", {"cards": number})
        for number in range(1, MOST_EXHAUST + 1)
    )
    return say("EXHAUST"), [each for each in found if possible(asked.port, each)]


def rest(asked: Asked) -> Choices:
    """The active hero draws and says then what goes back; a grunt recycles."""
    say, who = asked.say, acting(asked.view)
    if not who:
        return say("REST"), []
    if asked.view["characters"][who]["side"] == "grunt":
        return say("REST: {name}", name=called(who)), [Option(say("RECYCLE 3"), "recycle", "rest", {"character": who})]
    return say("REST: {name}", name=called(who)), [
        Option(say("DRAW 2, THEN RECYCLE"), "draw-card", "rest", {"character": who, "draw": 2}),
        Option(say("DRAW 1, THEN RECYCLE"), "draw-card", "rest", {"character": who, "draw": 1}),
        Option(say("RECYCLE 3"), "recycle", "rest", {"character": who, "draw": 0, "recycle": 3}),
        Option(say("RECYCLE, THE HAND TOO"), "hand-cards", "rest", {"character": who, "draw": 0}),
    ]


def draw(asked: Asked) -> Choices:
    say = asked.say
    seats = [seat for seat, person in asked.view["seats"].items() if person["status"] == "in"]
    grunts = [each for each in there(asked.view) if asked.view["characters"][each]["side"] == "grunt"]
    return say("DRAW"), [
        *(
            Option(say("{name} DRAWS 1", name=player(asked.view, seat).upper()), "draw-card", "draw", {"seat": seat, "cards": 1})
            for seat in seats
        ),
        *(
            Option(say("{name} DISCARDS 1", name=player(asked.view, seat).upper()), "discard", leads=f"hand_out:{seat}")
            for seat in seats
        ),
        Option(say("DISCARD OFF THE DECK"), "discard", "discard", {"cards": 1}),
        Option(say("RECYCLE 1"), "recycle", "recycle", {"cards": 1}),
        *(
            [Option(say("FOR A GRUNT: UNDER THE PILE"), "exhaust", "draw", {"character": grunts[0]}, says=_for_grunts(asked))]
            if grunts
            else []
        ),
    ]


def _for_grunts(asked: Asked) -> str:
    return asked.say("A grunt has no hand: what it would draw goes under the exhaust pile.")


def discards(asked: Asked) -> Choices:
    """What lies open and may be looked through (S2 590): the newest first, equal ones together."""
    words, lying = asked.words, list(asked.view["endurance"]["discards"])
    items = {each.key: each for each in words.pack["endurance"].items}
    return asked.say("DISCARDS: {n}", n=len(lying)), [
        Option(
            f"{words.name(card).upper()} × {lying.count(card)}",
            "discard",
            leads="room:rule:discard",
            says=words.translated(items[card].effect),
        )
        for card in dict.fromkeys(lying)
    ]


# -- revealing -----------------------------------------------------------------------------------


def reveal(asked: Asked) -> Choices:
    """What would answer the question; who reveals matters to a hazard (S2 490)."""
    say, by = asked.say, asked.about or "player"
    labels = {"weapon": say("A WEAPON?"), "equipment": say("GEAR?"), "event": say("AN EVENT?"), "hazard": say("A HAZARD?")}
    found = [_revealed(asked, label, name, by) for name, label in labels.items()]
    if by == "player":
        found.append(Option(say("FOR A TRACKER CARD"), "tracker-card", leads="reveal:motion_tracker"))
    return say("REVEAL") if by == "player" else say("REVEAL FOR A TRACKER CARD"), found


def _revealed(asked: Asked, label: str, wants: str, by: str) -> Option:
    if on_cardboard(asked, "endurance"):
        return Option(label, "reveal", leads=f"came:{by}:{wants}")
    return Option(label, "reveal", "reveal", {"wants": [wants], "by": by})


def _came(asked: Asked, intent: str, type_of: Callable[[str], dict[str, Any]]) -> Choices:
    say = asked.say
    labels = {"weapon": say("A WEAPON"), "equipment": say("GEAR"), "event": say("AN EVENT"), "hazard": say("A HAZARD")}
    return say("WHAT CAME?"), [Option(label, "reveal", intent, type_of(name)) for name, label in labels.items()]


def came(asked: Asked) -> Choices:
    """On cardboard the table says what it was."""
    by, wants = asked.about.split(":")
    return _came(asked, "reveal", lambda name: {"wants": [wants], "by": by, "type": name})


def revealed(asked: Asked) -> Choices:
    """The same for an ability that reveals; what follows of it is asked when it is drawn."""
    return _came(asked, "ability", lambda name: {"character": asked.about, "types": [name]})


# -- hazards among what was drawn ----------------------------------------------------------------


def hazards_first(asked: Asked, option: Option) -> Option:
    """The same option; where cards come on the table, it leads to what was revealed, or to how many were hazards."""
    if not option.intent or not on_cardboard(asked, "endurance") or "types" not in asked.port.parameters(option.intent):
        return option
    if option.intent == "ability" and asked.view["ahead"]["ability"]["reveals"]:
        return Option(option.label, option.symbol, leads=f"revealed:{option.parameters['character']}", says=option.says)
    if not _drawn(asked.view, option.intent, option.parameters):
        return option
    shot = json.dumps([option.intent, dict(option.parameters)])
    return Option(option.label, option.symbol, leads=f"hazards:{shot}", says=option.says)


def _drawn(view: Mapping[str, Any], intent: str, given: Mapping[str, Any]) -> int:
    """How many cards somebody sees of it: not those of a hand, which were seen, nor those of a grunt, which nobody sees."""
    match intent:
        case "draw" if "seat" in given:
            return int(given["cards"])
        case "discard" if given.get("from", "endurance") == "endurance":
            return int(given["cards"])
        case "rest":
            return int(given.get("draw", 0))
        case "ability":
            return int(view["ahead"]["ability"]["draws"])
    return 0


def hazards(asked: Asked) -> Choices:
    """How many of what was drawn were hazards: those are played at once and stay in nobody's hand."""
    say = asked.say
    intent, given = json.loads(asked.about)
    most = _drawn(asked.view, intent, given)
    return say("HOW MANY WERE HAZARDS?"), [
        Option(
            say("{n} {n:HAZARD|HAZARDS}", n=count) if count else say("NONE"),
            "hazard" if count else "close",
            intent,
            {**given, "types": ["hazard"] * count},
        )
        for count in range(most + 1)
    ]
