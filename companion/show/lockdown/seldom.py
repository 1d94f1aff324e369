"""The verbs behind MORE: what is needed less often than the six verbs, as far as this game has it and the app draws it."""

from __future__ import annotations

from companion.show.family.choices import cards, crowded, drawn_by_app
from companion.show.pictures.choice import Asked, Choices, Option
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
    return say("MORE"), [option for there, option in wanted if there]


def archive(asked: Asked) -> Choices:
    """S1 33-37: 2 knowledge once, and a look at one contingency of somebody."""
    say, seat, view = asked.say, asked.acting, asked.view
    return say("ARCHIVE"), [
        Option(say("MARK IT: 2 KNOWLEDGE"), "knowledge", "mark", {"what": "archive", "by": 1, "seat": seat}),
        *(
            Option(
                say("LOOK AT ONE OF {name}", name=seat_name(view, each)),
                "peek-eye",
                "contingency_peek",
                {"seat": seat, "which": each, "count": 1},
            )
            for each in view["seats"]
            if each != seat
        ),
    ]


def research(asked: Asked) -> Choices:
    say = asked.say
    objects = {"corpse": (say("CORPSE"), "corpse"), "carcass": (say("CARCASS"), "carcass"), "egg": (say("EGG"), "egg")}
    return say("RESEARCH"), [
        Option(label, symbol, "research", {"seat": asked.acting, "object": name}) for name, (label, symbol) in objects.items()
    ]
