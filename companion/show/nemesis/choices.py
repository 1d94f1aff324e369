"""What can be chosen before something is done, in the words of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.doing import TickOff
from companion.show.family import choices as shared
from companion.show.family.choices import Choose, crowded, drawn_by_app
from companion.show.family.choices import cards as card_options
from companion.show.family.table import gone_to_more, makes_room
from companion.show.nemesis import played, seats, ship
from companion.show.nemesis.endings import WAYS_OUT
from companion.show.nemesis.feeding import food_names, food_symbol
from companion.show.nemesis.pieces import PIECES, kinds
from companion.show.nemesis.results import EFFECTS, NAMES
from companion.show.nemesis.table import SECOND
from companion.show.nemesis.verbs import VERBS
from companion.show.pictures.choice import Asked, Choices, Option, offered
from companion.show.pictures.names import seat_name
from companion.show.tongue import word


def choices(asked: Asked) -> Choices:
    """The title and the options of a choice, named "attack" or, about something, "piece:adult.3"."""
    return _CHOICES[asked.what](asked)


def _kinds(asked: Asked) -> tuple[str, ...]:
    return kinds(asked.view)


# -- fights --------------------------------------------------------------------------------------


def _combat(asked: Asked) -> Choices:
    """Shot or melee, and at what; of one kind alone at once, and without a target the die alone."""
    say, seat = asked.say, asked.acting
    standing = list(dict.fromkeys(each["kind"] for each in asked.view["in_play"]))
    only = standing[0] if len(standing) == 1 else ""  # at what else
    at_once = {"shoot": word("SHOT: {kind}"), "melee": word("MELEE: {kind}")}
    signs = {"shoot": "hit", "melee": "wound-light"}
    return say("COMBAT"), [
        *(
            Option(say(label, kind=say(PIECES[only].label)), signs[how], "combat_roll", {"seat": seat, "how": how, "kind": only})
            for how, label in at_once.items()
            if only
        ),
        Option(say("SHOT AT …") if only else say("SHOT"), "hit", leads="target:shoot"),
        Option(say("MELEE WITH …") if only else say("MELEE"), "wound-light", leads="target:melee"),
        Option(say("THE DIE ALONE"), "dice", "combat_roll", {"seat": seat}),
        Option(say("ESCAPED FROM"), "retreat", leads="escape"),
        Option(say("RETREAT"), "retreat", leads="flees"),
    ]


def _target(asked: Asked) -> Choices:
    """Of the kinds that stand in play; else of all."""
    say, how, view = asked.say, asked.about, asked.view
    standing = dict.fromkeys(each["kind"] for each in view["in_play"])
    lair = ("lair",) if view["options"]["enemy"] == "void_seeders" and view["lairs"]["standing"] else ()
    return (say("A SHOT AT WHAT?") if how == "shoot" else say("MELEE WITH WHAT?")), [
        Option(say(PIECES[kind].label), PIECES[kind].symbol, "combat_roll", {"seat": asked.acting, "how": how, "kind": kind})
        for kind in (*(standing or kinds(view)), *lair, "egg")
    ]


def _of_piece(asked: Asked) -> Choices:
    """A carnomorph eats."""
    feeds = asked.view["options"]["enemy"] == "carnomorphs"
    return "", [Option(asked.say("IT FEEDS"), "egg", leads=f"feed:{asked.about}")] if feeds else []


def _feed(asked: Asked) -> Choices:
    """What it ate, in the order of the rules."""
    names = food_names(asked.say)
    question = asked.view["question"] or {}
    waits = asked.about in question.get("pieces", ()) and asked.about not in question.get("struck", ())
    due = TickOff(f"strike:{asked.view['round']}:{asked.about}")
    neither = [Option(asked.say("NEITHER: NOTHING THERE"), "close", ticks=due)] if waits and question["ask"] == "attacks" else []
    order = Option(asked.say("WHO FEEDS?"), "butcher", leads="room:feeding")
    food = offered(asked, "feed", "ate", food_symbol, names.__getitem__, piece=asked.about)
    return asked.say("WHAT DID IT EAT?"), [*food, *neither, order]


# -- rooms ---------------------------------------------------------------------------------------


def _explore(asked: Asked) -> Choices:
    """What is explored otherwise than by entering an unknown room: carefully, looked at before, nest or slime, or all of it."""
    say = asked.say
    way = _ways(asked)
    options = list(_rooms(asked, way)) if "exploration" in drawn_by_app(asked) else []
    if asked.view["exploration"]["aftermath"] and "slot" not in way:
        options.append(_token_of_aftermath(asked, way))
    title = say("EXPLORE CAREFULLY") if way.get("careful") else say("EXPLORE")
    return f"{title} · {say('ROOM {n}', n=way['slot'])}" if "slot" in way else title, options


def _ways(asked: Asked) -> dict[str, Any]:
    """What has been chosen already, of "careful:4": how, and the room that was looked at."""
    words = asked.about.split(":")
    way: dict[str, Any] = {"seat": asked.acting, **({"careful": True} if "careful" in words else {})}
    return {**way, "slot": int(words[-1])} if words[-1].isdecimal() else way


def _rooms(asked: Asked, way: dict[str, Any]) -> Iterator[Option]:
    say, view = asked.say, asked.view
    chosen = [*(["careful"] if "careful" in way else []), *([str(way["slot"])] if "slot" in way else [])]
    if chosen:
        yield Option(say("AN ORDINARY ROOM"), "explore", "explore", way)
    yield Option(say("IT IS THE NEST"), "egg", "explore", {**way, "room": "nest"})
    if view["options"]["enemy"] != "void_seeders":
        yield Option(say("IT IS THE SLIMED ROOM"), "slime", "explore", {**way, "room": "slime"})
    if "careful" not in way:
        yield Option(say("EXPLORE CAREFULLY"), "explore", leads=":".join(("explore", "careful", *chosen)))
    if "slot" not in way:
        for slot in view["exploration"]["known"]:
            yield Option(say("ENTER ROOM {n}, LOOKED AT", n=slot), "explore", leads=":".join(("explore", *chosen, str(slot))))
    if not chosen:
        yield Option(say("MONITORING: LOOK"), "peek-eye", leads="monitor")


def _token_of_aftermath(asked: Asked, way: dict[str, Any]) -> Option:
    """Drawn by the app, or lying on the table, which says what it shows."""
    label = asked.say("A TOKEN OF AFTERMATH")
    if asked.view["sources"]["exploration_aftermath"] == "app":
        return Option(label, "unknown-token", "explore", {**way, "token": "aftermath"})
    return Option(label, "unknown-token", leads="aftermath:careful" if "careful" in way else "aftermath")


def _monitor(asked: Asked) -> Choices:
    """A room by the number that is printed on the board."""
    return asked.say("WHICH ROOM?"), offered(
        asked, "explore_peek", "slot", "explore", lambda slot: asked.say("ROOM {n}", n=slot), seat=asked.acting
    )


def _aftermath(asked: Asked) -> Choices:
    return asked.say("WHAT DOES IT SHOW?"), offered(
        asked,
        "explore",
        "effect",
        EFFECTS.__getitem__,
        lambda effect: asked.say(NAMES[effect]),
        token="aftermath",
        **_ways(asked),
    )


def _adapted(asked: Asked, kind: str) -> str:
    """What it is called where the app knows it, else whose it is."""
    card = asked.view["adaptation_cards"].get(kind)
    return asked.words.name(card).upper() if card else asked.say(PIECES[kind].label)


def _research(asked: Asked) -> Choices:
    """An object brings its weakness; of carnomorphs an adaptation that is open leaves the game."""
    say, seat = asked.say, asked.acting
    if asked.view["options"]["enemy"] != "carnomorphs":
        return say("RESEARCH"), offered(asked, "research", "object", str, seat=seat)

    def adaptation(kind: str) -> str:
        return say("ADAPTATION: {kind}", kind=_adapted(asked, kind))

    return say("RESEARCH"), offered(asked, "research", "kind", lambda kind: PIECES[kind].symbol, adaptation, seat=seat)


def _draft(asked: Asked) -> Choices:
    """Two characters, and where the group has those of Aftermath, the one of the same colour in place of either."""
    title, options = shared.draft(asked)
    if not asked.view["options"]["aftermath_crew"]:
        return title, options
    of_colour = [
        Option(asked.say("AFTERMATH, AS {name}", name=each.label), "tab-crew", leads=f"instead:{each.parameters['character']}")
        for each in options
        if each.intent == "draft_keep"
    ]
    return title, [*options, *of_colour]


def _instead(asked: Asked) -> Choices:
    """The characters of Aftermath that nobody plays; which one has that colour, the boards tell."""
    title = asked.say("THE SAME COLOUR AS {name}", name=asked.words.name(asked.about).upper())
    drafting = asked.view["draft"]["seat"]
    return title, offered(asked, "draft_keep", "instead", "tab-crew", seat=drafting, character=asked.about) if drafting else []


# -- what is needed less often -------------------------------------------------------------------


def _more(asked: Asked) -> Choices:
    say, view, by_app = asked.say, asked.view, drawn_by_app(asked)
    options, enemy = view["options"], view["options"]["enemy"]
    story, glass = options["story"], view["hourglass"]
    distant = bool(glass) or options["aftermath_rooms"] or story != "base"
    explores = "exploration" in by_app or view["exploration"]["aftermath"]
    eggs = {"kind": "egg", "injuries": 1}
    wanted = (
        (glass and glass["state"] != "off", Option(say("HOURGLASS"), "hourglass", leads="room:hourglass")),
        (explores, Option(say("EXPLORE OTHERWISE"), "explore", leads="explore")),
        (distant, Option(say("ENCOUNTER, NOBODY THERE"), "unknown-token", **_nobody_there(asked))),
        (bool(played_now(view)) and not makes_room(view), Option(say("CHECK"), "peek-eye", leads="check")),
        (True, Option(say("FIRE, MALFUNCTION, EGGS"), "fire", leads="markers")),
        (True, Option(say("PODS"), "escape-pod", leads="pods")),
        (True, Option(say("AN EGG IS HIT"), "egg", "injury_check", eggs)),
        (True, Option(say("RESEARCH"), "knowledge", leads="research")),
        (story != "base", Option(say("ALERT AND SHUTTLE"), "alert-card", leads="alert")),
        (options["turrets"] or story == "research", Option(say("TURRETS"), "turret", leads="turrets")),
        (
            enemy == "void_seeders" and "panic" in by_app,
            Option(say("PANIC FOR {name}", name=seat_name(view, asked.acting)), "panic-card", "panic", {"seat": asked.acting}),
        ),
        (enemy == "void_seeders", Option(say("LAIRS"), "lair", leads="lairs")),
        (True, Option(say("AIRLOCK: VENT A ROOM"), "vent", "mark", {"what": "venting", "by": -1 if view["venting"] else 1})),
        (options["mode"] == "coop", Option(say("EMERGENCY ROOM"), "tab-crew", leads="revive")),
        (crowded(asked), Option(say("ADULTS RETREAT"), "adult", "adults_retreat")),
        (story == "epilogue", Option(say("LUCRATIVE OFFER"), "quest", "offer_take", {"seat": asked.acting})),
        *card_options(asked),
    )
    return say("MORE"), [*gone_to_more(VERBS, SECOND, view, say), *(option for there, option in wanted if there)]


def _nobody_there(asked: Asked) -> dict[str, Any]:
    """Noise of the alarm or the hourglass in a room without a character; from a bag on the table somebody says what came."""
    if asked.view["sources"]["bag"] == "cardboard":
        return {"leads": "distant"}
    return {"intent": "encounter", "parameters": {"seat": asked.acting, "empty": True}}


def _distant(asked: Asked) -> Choices:
    def label(kind: str) -> str:
        return asked.say(PIECES[kind].label)

    return asked.say("WHAT WAS DRAWN?"), offered(
        asked, "encounter", "kind", lambda kind: PIECES[kind].symbol, label, seat=asked.acting, empty=True
    )


def played_now(view: Mapping[str, Any]) -> bool:
    """Whether the turn of the intruder player stands where CHECK stood."""
    player = view["intruder_player"]
    return bool(player and player["active"] and not player["passed"])


def _mad(asked: Asked) -> Choices:
    """Whom a panic card takes along: one step for each who is in the room."""
    return asked.say("WHO IS HERE?"), [
        Option(seat_name(asked.view, seat), "insanity", "mark", {"what": "insanity", "by": 1, "seat": seat})
        for seat, person in asked.view["seats"].items()
        if seat != asked.about and person["status"] == "in"
    ]


def _markers(asked: Asked) -> Choices:
    """What changed on the board without the app."""
    say, markers = asked.say, asked.view["markers"]
    rows = (
        ("fire", "fire", say("FIRE: ONE MORE"), say("FIRE: ONE LESS")),
        ("malfunction", "malfunction", say("MALFUNCTION: ONE MORE"), say("MALFUNCTION: ONE LESS")),
        ("egg", "egg", say("EGG: ONE MORE"), say("EGG: ONE LESS")),
    )
    title = f"{markers['fire']['placed']} · {markers['malfunction']['placed']} · {markers['eggs']}"
    return say("MARKERS: {counts}", counts=title), [
        Option(label, symbol, "mark", {"what": what, "by": by})
        for what, symbol, more, less in rows
        for label, by in ((more, 1), (less, -1))
    ]


def _lairs(asked: Asked) -> Choices:
    """What may become of the one that stands; of several, which one is meant."""
    say, lairs, standing = asked.say, asked.view["lairs"], asked.view["lairs_standing"]
    there = (
        [Option(lair_called(each, asked), "lair", leads=f"lair:{each['piece']}") for each in standing]
        if len(standing) > 1
        else [option for each in standing for option in _of_lair(asked, each["piece"])]
    )
    return say("{n} HIDDEN, {standing} STANDING", n=lairs["hidden"], standing=lairs["standing"]), [
        Option(say("A LAIR IS FOUND"), "lair", "lair_found", {}),
        *there,
    ]


def lair_called(lair: Mapping[str, Any], asked: Asked) -> str:
    """Which one, and how much it is hurt."""
    name = asked.words.name(lair["piece"]).upper()
    return asked.say("{name}: {n} {n:INJURY|INJURIES}", name=name, n=lair["injuries"])


def _lair(asked: Asked) -> Choices:
    lair = next((each for each in asked.view["lairs_standing"] if each["piece"] == asked.about), None)
    return (lair_called(lair, asked) if lair else asked.say("LAIRS")), _of_lair(asked, asked.about)


def _of_lair(asked: Asked, lair: str) -> list[Option]:
    say = asked.say
    return [
        Option(say("1 INJURY"), "wound-light", "injure", {"piece": lair}),
        Option(say("INJURY CHECK"), "wound-serious", "injury_check", {"piece": lair}),
        Option(say("A LAIR IS DESTROYED"), "carcass", "lair_destroyed", {"lair": lair}),
    ]


_INTRUDER = shared.intruder(PIECES, _kinds)
_CHOICES: dict[str, Choose] = {
    **shared.SAME,
    "attack": _INTRUDER,
    "injury_check": _INTRUDER,
    "flees": _INTRUDER,
    "appears": _INTRUDER,
    "encounter": shared.token(PIECES),
    "piece": shared.piece(PIECES, _of_piece),
    "standing": shared.standing(PIECES),
    "escape": shared.escape(PIECES, _kinds),
    "leave": shared.leave(WAYS_OUT),
    "scan": shared.scan(seats.procedures),
    "combat": _combat,
    "target": _target,
    "feed": _feed,
    "explore": _explore,
    "monitor": _monitor,
    "aftermath": _aftermath,
    "research": _research,
    "more": _more,
    "distant": _distant,
    "draft": _draft,
    "instead": _instead,
    "lairs": _lairs,
    "lair": _lair,
    "mad": _mad,
    "markers": _markers,
    "seat": seats.seat,
    "mutation": shared.first_or_second("mutation_keep", word("MUTATION")),
    **ship.CHOICES,
    **played.CHOICES,
}
