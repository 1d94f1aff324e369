"""The verbs behind MORE: what is needed less often than the six verbs, as far as this game has it and the app draws it."""

from __future__ import annotations

from collections import Counter

from companion.ui.family.intruders import KINDS, PIECES
from companion.ui.pictures.choice import Asked, Choices, Option
from companion.ui.pictures.names import lettered, seat_name

COLOURS = ("red", "yellow", "green")
MOST_ADULTS = 8


def more(asked: Asked) -> Choices:
    say, seat, view = asked.say, {"seat": asked.acting}, asked.view
    by_app = {component for component, source in view["sources"].items() if source == "app"}
    outside = view["options"]["board"] == "surface"
    adults = sum(each["kind"] == "adult" for each in view["in_play"])
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
        (adults > MOST_ADULTS, Option(say("ADULTS RETREAT"), "adult", "adults_retreat")),
        (outside and "surface_exploration" in by_app, Option(say("EXPLORE OUTSIDE"), "explore", "explore", surface)),
        (outside and "surface_die" in by_app, Option(say("MARS DIE"), "dice", "surface_roll", seat)),
        (outside and "mars" in by_app, Option(say("MARS CARD"), "event-card", "mars_card")),
        ("wounds" in by_app, Option(say("SERIOUS WOUND"), "wound-serious", "serious_wound", seat)),
        (any(f"items_{colour}" in by_app for colour in COLOURS), Option(say("SEARCH"), "search", leads="search")),
        *((True, Option(say("{name} KEEPS A CARD", name=str(told["name"]).upper()), "search", leads=f"keep:{each}"))
          for each, told in view["seats"].items() if asked.session.table.count(f"search.{each}")),
        ("items_crafted" in by_app, Option(say("CRAFT"), "search", leads="craft")),
        (any(f"objectives_{deck}" in by_app for deck in ("corporate", "personal", "shared")),
         Option(say("OBJECTIVE"), "check", leads="objective")),
        ("draft" in by_app, Option(say("CHARACTER"), "tab-crew", leads="draft")),
    )
    return say("MORE"), [option for there, option in wanted if there]


def escape(asked: Asked) -> Choices:
    """Who flees is attacked by those that were left behind."""
    say, names = asked.say, lettered(asked.view["in_play"], {kind: asked.say(piece.label) for kind, piece in PIECES.items()})
    told = {"seat": asked.acting, "cause": "escape"}
    standing = [Option(names[each["piece"]], each["kind"], "attack", {**told, "piece": each["piece"]})
                for each in asked.view["in_play"]]
    return say("ESCAPED FROM"), standing or [
        Option(say(PIECES[kind].label), kind, "attack", {**told, "kind": kind}) for kind in KINDS
    ]


def revive(asked: Asked) -> Choices:
    """Playing together: a corpse in the working emergency room comes back at the start of the next round."""
    say, view = asked.say, asked.view
    return say("EMERGENCY ROOM"), [
        Option(say("{name} COMES BACK", name=seat_name(view, seat)), "tab-crew", "revive", {"seat": seat})
        for seat, told in view["seats"].items() if told["status"] == "dead"
    ]


def archive(asked: Asked) -> Choices:
    """S1 33-37: 2 knowledge once, and a look at one contingency of somebody."""
    say, seat, view = asked.say, asked.acting, asked.view
    return say("ARCHIVE"), [
        Option(say("MARK IT: 2 KNOWLEDGE"), "knowledge", "mark", {"what": "archive", "by": 1, "seat": seat}),
        *(Option(say("LOOK AT ONE OF {name}", name=seat_name(view, each)), "peek-eye", "contingency_peek",
                 {"seat": seat, "which": each, "count": 1}) for each in view["seats"] if each != seat),
    ]


def research(asked: Asked) -> Choices:
    say = asked.say
    objects = {"corpse": (say("CORPSE"), "corpse"), "carcass": (say("CARCASS"), "carcass"), "egg": (say("EGG"), "egg")}
    return say("RESEARCH"), [
        Option(label, symbol, "research", {"seat": asked.acting, "object": name}) for name, (label, symbol) in objects.items()
    ]


def search(asked: Asked) -> Choices:
    say, sources = asked.say, asked.view["sources"]
    labels = {"red": say("RED"), "yellow": say("YELLOW"), "green": say("GREEN")}
    return say("SEARCH"), [
        Option(labels[colour], "search", "search", {"seat": asked.acting, "colour": colour})
        for colour in COLOURS if sources[f"items_{colour}"] == "app"
    ]


def keep(asked: Asked) -> Choices:
    """Which of the two: only who has looked knows what that means."""
    say, seat = asked.say, asked.about or asked.acting
    return say("SEARCH"), [
        Option(say("KEEP THE FIRST"), "check", "search_keep", {"seat": seat, "keep": 1}),
        Option(say("KEEP THE SECOND"), "check", "search_keep", {"seat": seat, "keep": 2}),
    ]


def craft(asked: Asked) -> Choices:
    """The crafted items that are left; everybody may look through them."""
    table, words = asked.session.table, asked.session.words
    left = Counter(table.kind(piece) for piece in table.inside("items_crafted.draw"))
    return asked.say("CRAFT"), [
        Option(f"{words.name(kind).upper()} × {count}", "search", "craft", {"seat": asked.acting, "item": kind})
        for kind, count in left.items()
    ]


def objective(asked: Asked) -> Choices:
    say, sources = asked.say, asked.view["sources"]
    labels = {"corporate": say("CORPORATE"), "personal": say("PERSONAL"), "shared": say("TOGETHER")}
    return say("OBJECTIVE"), [
        Option(label, "check", "objective_draw", {"seat": asked.acting, "deck": deck})
        for deck, label in labels.items() if sources[f"objectives_{deck}"] == "app"
    ]


def draft(asked: Asked) -> Choices:
    """Two are offered, one is kept, seat after seat."""
    say, told, words, view = asked.say, asked.view["draft"], asked.session.words, asked.view
    if told["shown"] and view["seats"][told["seat"]]["status"] == "in":
        return say("CHARACTER"), [
            Option(words.name(each).upper(), "tab-crew", "draft_keep", {"seat": told["seat"], "character": each})
            for each in told["shown"]
        ]
    without = [seat for seat, each in view["seats"].items() if each["status"] == "in" and not each["character"]]
    return say("CHARACTER"), [
        Option(say("TWO CARDS FOR {name}", name=seat_name(view, seat)), "tab-crew", "draft_offer", {"seat": seat})
        for seat in without
    ]
