"""The verbs behind MORE: what is needed less often than the six verbs, as far as this game has it and the app draws it."""

from __future__ import annotations

from companion.show.family.choices import cards, crowded, drawn_by_app
from companion.show.family.table import gone_to_more
from companion.show.lockdown.table import SECOND
from companion.show.lockdown.verbs import VERBS
from companion.show.pictures.choice import Asked, Choices, Option, offered
from companion.show.pictures.names import seat_name


def more(asked: Asked) -> Choices:
    say, seat, view, by_app = asked.say, {"seat": asked.acting}, asked.view, drawn_by_app(asked)
    outside = view["options"]["board"] == "surface"
    surface = {**seat, "place": "surface"}
    wanted = (
        (True, Option(say("ESCAPED FROM"), "retreat", leads="escape")),
        ("attack" in by_app, Option(say("CRAWLED THROUGH VENTS"), "vent", "attack", {**seat, "cause": "vents"})),
        ("exploration" in by_app, Option(say("EXPLORE CAREFULLY"), "explore", "explore", {**seat, "careful": True})),
        (True, Option(say("AN EGG IS HIT"), "egg", "injury_check", {"kind": "egg", "injuries": 1})),
        (True, Option(say("RETREAT"), "retreat", leads="flees")),
        (True, Option(say("VENT CONTROL"), "vent", "mark", {"what": "venting", "by": -1 if view["venting"] else 1})),
        (True, Option(say("ARCHIVE"), "peek-eye", leads="archive")),
        (view["options"]["mode"] == "coop", Option(say("EMERGENCY ROOM"), "tab-crew", leads="revive")),
        (True, Option(say("CONTINGENCY"), "contingency", leads="contingency")),
        (True, Option(say("RESEARCH"), "knowledge", leads="research")),
        (crowded(asked), Option(say("ADULTS RETREAT"), "adult", "adults_retreat")),
        (outside and "surface_exploration" in by_app, Option(say("EXPLORE OUTSIDE"), "explore", "explore", surface)),
        (outside and "surface_die" in by_app, Option(say("MARS DIE"), "dice", "surface_roll", seat)),
        (outside and "mars" in by_app, Option(say("MARS CARD"), "event-card", "mars_card")),
        *cards(asked),
    )
    return say("MORE"), [*gone_to_more(VERBS, SECOND, view, say), *(option for there, option in wanted if there)]


def archive(asked: Asked) -> Choices:
    """S1 33-37: 2 knowledge once, and a look at one contingency of somebody."""
    say, seat, view = asked.say, asked.acting, asked.view
    peeks = offered(
        asked,
        "contingency_peek",
        "which",
        "peek-eye",
        lambda each: say("LOOK AT ONE OF {name}", name=seat_name(view, each)),
        seat=seat,
        count=1,
    )
    return say("ARCHIVE"), [
        Option(say("MARK IT: 2 KNOWLEDGE"), "knowledge", "mark", {"what": "archive", "by": 1, "seat": seat}),
        *(peek for peek in peeks if peek.parameters["which"] in view["seats"]),
    ]


def research(asked: Asked) -> Choices:
    return asked.say("RESEARCH"), offered(asked, "research", "object", str, seat=asked.acting)
