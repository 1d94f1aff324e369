"""What can be chosen before something is done, where the games of the family choose alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.show.calling import PieceWords, Way
from companion.show.family import hand
from companion.show.pictures.choice import Asked, Choices, Option, offered
from companion.show.pictures.names import lettered, seat_name
from companion.show.tongue import word

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
            "attack": say("WHO ATTACKS?"),
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
        def label(kind: str) -> str:
            return asked.say(pieces[kind].label)

        return asked.say("WHAT WAS DRAWN?"), offered(
            asked, "encounter", "kind", lambda kind: pieces[kind].symbol, label, seat=asked.acting
        )

    return choose


def piece(pieces: Pieces, more: Choose | None = None) -> Choose:
    """One that stands on the board, and what may become of it."""

    def choose(asked: Asked) -> Choices:
        say, about = asked.say, {"piece": asked.about}
        own = more(asked)[1] if more else []
        found = next((each["injuries"] for each in asked.view["in_play"] if each["piece"] == asked.about), 0)
        hurt = say("{n} {n:INJURY|INJURIES}", n=found)
        less = [Option(say("ONE INJURY LESS"), "wound-light", "injure", {**about, "by": -1})] if found else []
        name = standing_named(asked, pieces).get(asked.about, say("IN PLAY"))
        return f"{name} · {hurt}" if found else name, [
            Option(say("IT ATTACKS"), "attack-card", "attack", about),
            Option(say("INJURY CHECK"), "wound-serious", "injury_check", about),
            Option(say("1 INJURY"), "wound-light", "injure", about),
            Option(say("KILLED"), "carcass", "killed", about),
            Option(say("HIDES IN THE VENTS"), "vent", "hides", about),
            Option(say("RETREAT"), "retreat", "flees", about),
            *less,
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
        say, names, given = asked.say, standing_named(asked, pieces), {"seat": asked.acting, "cause": "escape"}
        there = [
            Option(names[each["piece"]], each["kind"], "attack", {**given, "piece": each["piece"]})
            for each in asked.view["in_play"]
        ]
        return say("ESCAPE FROM WHAT?"), there or [
            Option(say(pieces[kind].label), kind, "attack", {**given, "kind": kind}) for kind in kinds(asked)
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


def usual(asked: Asked) -> list[Option]:
    """What is done to every seat: a look at its hand, a card more, a scan."""
    say, seat = asked.say, asked.about
    return [
        Option(say("LOOK AT YOUR HAND"), "peek-eye", leads=f"room:hand:{seat}"),
        Option(say("TAKE A CARD"), "contamination", "contaminate", {"seat": seat}),
        Option(say("SCAN"), "scan", leads=f"scan:{seat}"),
    ]


def marks(asked: Asked, words: Mapping[str, tuple[str, str]], symbols: Mapping[str, str]) -> Iterator[Option]:
    """What lies on the board of a seat: put there, or taken off."""
    person = asked.view["seats"][asked.about]
    for what, symbol in symbols.items():
        there = bool(person[what])
        yield Option(asked.say(words[what][there]), symbol, "mark", {"what": what, "by": -1 if there else 1, "seat": asked.about})


def scan(more: Callable[[Asked, str], list[Option]]) -> Choose:
    """Whose cards, by what, and where the whole deck is not meant, how many."""

    def choose(asked: Asked) -> Choices:
        seat, say, seats = asked.about or asked.acting, asked.say, asked.view["seats"]
        held = int(seats[seat]["contamination"])
        holders = {each: person["contamination"] for each, person in seats.items() if person["status"] == "in"}
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
    some = offered(asked, "scan", "cards", "contamination", seat=seat, by=by)[1:]  # who has been scanned holds none
    return asked.say("HOW MANY CARDS? {name}", name=seat_name(asked.view, seat)), some


def revive(asked: Asked) -> Choices:
    """Playing together: a corpse in the working emergency room comes back at the start of the next round."""
    say, view = asked.say, asked.view
    return say("EMERGENCY ROOM"), [
        *offered(asked, "revive", "seat", "tab-crew", lambda seat: say("{name} COMES BACK", name=seat_name(view, seat))),
        *offered(asked, "revive", "seat", "corpse", lambda seat: say("{name} STAYS DEAD", name=seat_name(view, seat)), off=True),
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
            (True, Option(say("{name} KEEPS A CARD", name=str(person["name"]).upper()), "search", leads=f"keep:{each}"))
            for each, person in asked.view["seats"].items()
            if person["chooses"]["search"]
        ),
        ("items_crafted" in by_app, Option(say("CRAFT"), "search", leads="craft")),
        (any(f"objectives_{deck}" in by_app for deck in OBJECTIVES), Option(say("OBJECTIVE"), "check", leads="objective")),
        ("draft" in by_app, Option(say("CHARACTER"), "tab-crew", leads="draft")),
    ]


def search(asked: Asked) -> Choices:
    return asked.say("SEARCH"), offered(asked, "search", "colour", "search", seat=asked.acting)


def first_or_second(intent: str, title: str) -> Choose:
    """Which of two cards: only who has looked knows what that means."""

    def choose(asked: Asked) -> Choices:
        say = asked.say
        labels = {1: say("KEEP THE FIRST"), 2: say("KEEP THE SECOND")}
        return say(title), offered(asked, intent, "keep", "check", labels.__getitem__, seat=asked.about or asked.acting)

    return choose


def craft(asked: Asked) -> Choices:
    """The crafted items that are left; everybody may look through them."""
    left = asked.view["crafted"]
    return asked.say("CRAFT"), offered(
        asked, "craft", "item", "search", lambda kind: f"{asked.words.name(kind).upper()} × {left[kind]}", seat=asked.acting
    )


def objective(asked: Asked) -> Choices:
    return asked.say("OBJECTIVE"), offered(asked, "objective_draw", "deck", "check", seat=asked.acting)


def draft(asked: Asked) -> Choices:
    """Two characters of which one is kept, or the seats that have none yet."""
    say, seat, view = asked.say, asked.view["draft"]["seat"], asked.view
    kept = offered(asked, "draft_keep", "character", "tab-crew", seat=seat) if seat else []
    offers = offered(
        asked, "draft_offer", "seat", "tab-crew", lambda seat: say("TWO CARDS FOR {name}", name=seat_name(view, seat))
    )
    title = f"{say('CHARACTER')} · {seat_name(view, seat)}" if seat else say("CHARACTER")
    return title, kept or sorted(offers, key=lambda each: int(view["seats"][each.parameters["seat"]]["number"]))


SAME: Mapping[str, Choose] = {
    "scan_some": scan_some,
    "revive": revive,
    "search": search,
    "keep": first_or_second("search_keep", word("SEARCH")),
    "craft": craft,
    "objective": objective,
    "draft": draft,
    "give_up": hand.give_up,
    "drop": hand.drop,
    "drop_how": hand.drop_how,
}
"""Choices that need no word of a game."""
