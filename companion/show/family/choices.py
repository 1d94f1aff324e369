"""What can be chosen before something is done, where the games of the family choose alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from companion.show.calling import PieceWords, Way
from companion.show.pictures.choice import Asked, Choices, Option
from companion.show.pictures.names import lettered, seat_name

Choose = Callable[[Asked], Choices]
Pieces = Mapping[str, PieceWords]
COLOURS = ("red", "yellow", "green")
OBJECTIVES = ("corporate", "personal", "shared", "requirement")
MOST_ADULTS = 8


def standing_named(asked: Asked, pieces: Pieces) -> dict[str, str]:
    return lettered(asked.view["in_play"], {kind: asked.say(piece.label) for kind, piece in pieces.items()})


# -- intruders -----------------------------------------------------------------------------------


def intruder(pieces: Pieces, kinds: Callable[[Asked], tuple[str, ...]]) -> Choose:
    """Of those that stand in play; of all kinds if nobody noted what stands there, or if it is only coming."""

    def choose(asked: Asked) -> Choices:
        say, intent, names = asked.say, asked.what, standing_named(asked, pieces)
        title = {
            "attack": say("ATTACK"),
            "injury_check": say("INJURY CHECK"),
            "flees": say("RETREAT"),
            "appears": say("WHAT COMES?"),
        }[intent]
        standing = [] if intent == "appears" else asked.view["in_play"]
        if standing:
            return title, [Option(names[each["piece"]], each["kind"], intent, {"piece": each["piece"]}) for each in standing]
        return title, [Option(say(pieces[kind].label), kind, intent, {"kind": kind}) for kind in kinds(asked)]

    return choose


def token(pieces: Pieces) -> Choose:
    """What the table drew from its own bag for an encounter."""

    def choose(asked: Asked) -> Choices:
        return asked.say("WHAT WAS DRAWN?"), [
            Option(asked.say(pieces[kind].label), pieces[kind].symbol, "encounter", {"seat": asked.acting, "kind": kind})
            for kind in asked.view["bag"]
        ]

    return choose


def piece(pieces: Pieces, more: Choose | None = None) -> Choose:
    """One that stands on the board, and what may become of it."""

    def choose(asked: Asked) -> Choices:
        say, about = asked.say, {"piece": asked.about}
        own = more(asked)[1] if more else []
        return standing_named(asked, pieces).get(asked.about, say("IN PLAY")), [
            Option(say("ATTACK"), "attack-card", "attack", about),
            Option(say("INJURY CHECK"), "wound-serious", "injury_check", about),
            Option(say("1 INJURY"), "wound-light", "injure", about),
            Option(say("KILLED"), "carcass", "killed", about),
            Option(say("HIDES IN THE VENTS"), "vent", "hides", about),
            Option(say("RETREAT"), "retreat", "flees", about),
            *own,
        ]

    return choose


def standing(pieces: Pieces) -> Choose:
    """All that stand in play, where the table has no room for all of them."""

    def choose(asked: Asked) -> Choices:
        names = standing_named(asked, pieces)
        return asked.say("IN PLAY"), [
            Option(names[each["piece"]], each["kind"], leads=f"piece:{each['piece']}") for each in asked.view["in_play"]
        ]

    return choose


def escape(pieces: Pieces, kinds: Callable[[Asked], tuple[str, ...]]) -> Choose:
    """Who flees is attacked by those that were left behind."""

    def choose(asked: Asked) -> Choices:
        say, names, told = asked.say, standing_named(asked, pieces), {"seat": asked.acting, "cause": "escape"}
        there = [
            Option(names[each["piece"]], each["kind"], "attack", {**told, "piece": each["piece"]})
            for each in asked.view["in_play"]
        ]
        return say("ESCAPE FROM WHAT?"), there or [
            Option(say(pieces[kind].label), kind, "attack", {**told, "kind": kind}) for kind in kinds(asked)
        ]

    return choose


def crowded(asked: Asked) -> bool:
    """More adults than the box has places for."""
    return [each["kind"] for each in asked.view["in_play"]].count("adult") > MOST_ADULTS


# -- seats ---------------------------------------------------------------------------------------


def leave(ways: Mapping[str, Way]) -> Choose:
    def choose(asked: Asked) -> Choices:
        say, seat = asked.say, asked.about
        return seat_name(asked.view, seat), [
            Option(say(way.leaving), way.symbol, "leave", {"seat": seat, "how": how}) for how, way in ways.items()
        ]

    return choose


def marks(asked: Asked, words: Mapping[str, tuple[str, str]], symbols: Mapping[str, str]) -> Iterator[Option]:
    """What lies on the board of a seat: put there, or taken off."""
    told = asked.view["seats"][asked.about]
    for what, symbol in symbols.items():
        there = bool(told[what])
        yield Option(asked.say(words[what][there]), symbol, "mark", {"what": what, "by": -1 if there else 1, "seat": asked.about})


def scan(more: Callable[[Asked, str], list[Option]]) -> Choose:
    """Whose cards, by what, and where the whole deck is not meant, how many."""

    def choose(asked: Asked) -> Choices:
        seat, say, seats = asked.about or asked.acting, asked.say, asked.view["seats"]
        held = int(seats[seat]["contamination"])
        holders = {each: told["contamination"] for each, told in seats.items() if told["status"] == "in"}
        others = [
            Option(say("FOR {name}: {count}", name=seat_name(asked.view, each), count=count), "tab-crew", leads=f"scan:{each}")
            for each, count in holders.items()
            if count and each != seat
        ]
        take = Option(say("TAKE A CARD"), "contamination", "contaminate", {"seat": seat})
        title = say("SCAN {name}: {count}", name=seat_name(asked.view, seat), count=held)
        if not held:
            return title, [take, *others]
        return title, [
            Option(say("ALL CARDS"), "scan", "scan", {"seat": seat, "cards": "all"}),
            Option(say("SOME CARDS"), "scan", leads=f"scan_some:{seat}:scanner"),
            Option(say("REMOVE CLEAN ONES"), "check", leads=f"scan_some:{seat}:removal"),
            *more(asked, seat),
            take,
            *others,
        ]

    return choose


def scan_some(asked: Asked) -> Choices:
    """How many of a seat's cards: those in hand, or those that an item allows."""
    seat, _, by = asked.about.partition(":")
    held, say = int(asked.view["seats"][seat]["contamination"]), asked.say
    return say("HOW MANY CARDS? {name}", name=seat_name(asked.view, seat)), [
        Option(str(count), "contamination", "scan", {"seat": seat, "cards": count, "by": by}) for count in range(1, held + 1)
    ]


def revive(asked: Asked) -> Choices:
    """Playing together: a corpse in the working emergency room comes back at the start of the next round."""
    say, view = asked.say, asked.view
    return say("EMERGENCY ROOM"), [
        Option(say("{name} COMES BACK", name=seat_name(view, seat)), "tab-crew", "revive", {"seat": seat})
        for seat, told in view["seats"].items()
        if told["status"] == "dead"
    ]


# -- cards ---------------------------------------------------------------------------------------


def drawn_by_app(asked: Asked) -> set[str]:
    """The components for which the app draws."""
    return {component for component, source in asked.view["sources"].items() if source == "app"}


def cards(asked: Asked) -> list[tuple[bool, Option]]:
    """What a seat draws from decks that may lie on the table; whether it is offered, and how."""
    say, seat, by_app = asked.say, {"seat": asked.acting}, drawn_by_app(asked)
    return [
        ("wounds" in by_app, Option(say("SERIOUS WOUND"), "wound-serious", "serious_wound", seat)),
        (any(f"items_{colour}" in by_app for colour in COLOURS), Option(say("SEARCH"), "search", leads="search")),
        *(
            (True, Option(say("{name} KEEPS A CARD", name=str(told["name"]).upper()), "search", leads=f"keep:{each}"))
            for each, told in asked.view["seats"].items()
            if asked.session.table.count(f"search.{each}")
        ),
        ("items_crafted" in by_app, Option(say("CRAFT"), "search", leads="craft")),
        (any(f"objectives_{deck}" in by_app for deck in OBJECTIVES), Option(say("OBJECTIVE"), "check", leads="objective")),
        ("draft" in by_app, Option(say("CHARACTER"), "tab-crew", leads="draft")),
    ]


def search(asked: Asked) -> Choices:
    say, sources = asked.say, asked.view["sources"]
    labels = {"red": say("RED"), "yellow": say("YELLOW"), "green": say("GREEN")}
    return say("SEARCH"), [
        Option(labels[colour], "search", "search", {"seat": asked.acting, "colour": colour})
        for colour in COLOURS
        if sources[f"items_{colour}"] == "app"
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
    say, by_app = asked.say, drawn_by_app(asked)
    labels = {
        "corporate": say("CORPORATE"),
        "personal": say("PERSONAL"),
        "shared": say("TOGETHER"),
        "requirement": say("REQUIREMENT"),
    }
    return say("OBJECTIVE"), [
        Option(label, "check", "objective_draw", {"seat": asked.acting, "deck": deck})
        for deck, label in labels.items()
        if f"objectives_{deck}" in by_app
    ]


def draft(asked: Asked) -> Choices:
    """Two characters of which one is kept, or the seats that have none yet."""
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


SAME: Mapping[str, Choose] = {
    "scan_some": scan_some,
    "revive": revive,
    "search": search,
    "keep": keep,
    "craft": craft,
    "objective": objective,
    "draft": draft,
}
"""Choices that need no word of a game."""
