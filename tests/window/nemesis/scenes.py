"""Games of Nemesis in the middle of an evening, one for each way to play, and every screen of them in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.show.place import Place

TABLE: dict[str, Any] = {
    "time.slot": 9,
    "selfdestruct.slot": 5,
    "round": 16,
    "markers.fire.placed": 3,
    "markers.malfunction.placed": 6,
    "pods": {
        "1": {"section": "A", "locked": True, "seats": []},
        "3": {"section": "A", "locked": False, "seats": ["P3"]},
        "2": {"section": "B", "locked": True, "seats": []},
    },
}
"""Much is going on aboard."""
BEFORE = {"bag": {"adult": 3, "larva": 2, "creeper": 1, "blank": 1}, "malfunction": 2, "eggs": 4}
WAYS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "intruders": ({}, {**TABLE, "in_play": ["adult", "queen"]}),
    "carnomorphs": ({"enemy": "carnomorphs"}, {**TABLE, "in_play": ["fleshbeast", "shambler", "shambler", "metagorger"]}),
    "seeders": (
        {"enemy": "void_seeders"},
        {**TABLE, "in_play": ["lurker", "stalker"], "seats.P2.insanity": 4, "insanity_track.1": None},
    ),
    "epilogue": (
        {"story": "epilogue", "before": BEFORE, "turrets": True},
        {**{path: value for path, value in TABLE.items() if path != "time.slot"}, "in_play": ["adult"]},
    ),
    "research": ({"story": "research", "hourglass": True}, {**TABLE, "in_play": ["adult", "breeder"]}),
    "played": ({"intruder_player": True}, {**TABLE, "in_play": ["adult", "queen"]}),
}
"""Each way to play: what was chosen, and what lies there."""
NAMES = ["Ana", "Bo", "Cyprien"]


def begin(app: Any, way: str) -> Any:
    """A game of that way in its middle, on its table; its session."""
    options, fixes = WAYS[way]
    app.games.new_game("nemesis", list(NAMES), dict(options))
    session = app.session
    if way == "played":  # before the board is laid: a round takes off what it likes
        session.do("leave", seat="P2", how="dead")
        to_next_round(session)
    for path, value in fixes.items():
        if value is not None:
            session.do("fix", path=path, value=value)
    if way == "research":
        session.do("alert_start")
        session.do("turret_place")
    if way == "epilogue":
        session.do("turret_place")
        session.do("turret_place")
        session.do(
            "turret_set",
            turret="2",
            status=next(each for each in ("all", "inactive") if each != session.view()["turrets"]["2"]["status"]),
        )
    app.go(Place("game"))
    return session


def taken_back(session: Any, begun: int) -> None:
    """The game is as it was at an entry: quicker than to begin it anew, and the same table."""
    while (last := session.journal.next_undo()) is not None and last.number > begun:
        session.do("undo")


def to_next_round(session: Any) -> None:
    session.do("event_phase")
    while session.view()["phase"] == "event":
        session.do("next")


OVERLAYS = (
    "menu",
    "record:tracks",
    "record:bag",
    "record:crew",
    "record:board",
    "bag",
    "history",
    "sources",
    "hand:P1",
    "box:nemesis",
    "guide",
    "rule:time",
    "rule:cockpit",
    "chapter:room",
    "chapter:mistake",
    *(
        f"choose:{what}"
        for what in (
            "attack",
            "appears",
            "flees",
            "more",
            "combat",
            "target:shoot",
            "explore",
            "monitor",
            "check",
            "engine:2",
            "repair:1",
            "coordinates",
            "pods",
            "pod:1",
            "leave:P1",
            "scan",
            "scan:P1",
            "research",
            "explore:careful",
            "seat:P1",
            "escape",
            "encounter",
        )
    ),
)
OWN: dict[str, tuple[str, ...]] = {
    "intruders": ("part:nemesis/event_intruders",),
    "carnomorphs": ("choose:mutation:P1", "part:nemesis/tokens_carnomorphs"),
    "seeders": ("choose:lairs", "part:nemesis/insanity_track"),
    "epilogue": ("choose:alert", "choose:turrets", "choose:turret:1", "choose:set:1", "choose:aftermath"),
    "research": ("choose:alert", "choose:turrets", "hourglass"),
    "played": ("hand:P2", "intruders", "choose:played_as:1", "choose:played_by:1", "choose:played_pass"),
}
"""What only one way to play has."""
ACTS: dict[str, dict[str, Any]] = {
    "noise_roll": {"seat": "P3"},
    "explore": {"seat": "P1"},
    "encounter": {"seat": "P1"},
    "engine_check": {"seat": "P1", "engine": "2"},
    "combat_roll": {"seat": "P1", "how": "melee"},
    "coordinates_peek": {"seat": "P1"},
}
KIND = {"carnomorphs": "shambler", "seeders": "stalker"}
OWN_ACTS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "carnomorphs": (("mutate", {"seat": "P1", "what": "card"}), ("mutate", {"seat": "P1", "what": "marker"})),
    "seeders": (("panic", {"seat": "P1"}), ("lair_found", {})),
    "epilogue": (("turret_reveal", {"turret": "2"}), ("offer_take", {"seat": "P1"})),
    "research": (("turret_reveal", {"turret": "1"}), ("alert_stage", {})),
}


def screens(app: Any, way: str) -> Iterator[str]:
    """Every screen of a game, in turn."""
    app.go(Place("new_game:nemesis"))
    app.stage.screen("new_game").new.options = dict(WAYS[way][0])
    app.refresh()
    yield "new game"
    session = begin(app, way)
    for tab in ("tracks", "crew", "table"):
        app.tab(tab)
        yield tab
    if session.why_not("selfdestruct_start"):
        session.do("fix", path="selfdestruct", value=None)
    app.over("what_if:selfdestruct")
    yield "what if"
    app.close()
    piece = session.view()["in_play"][0]["piece"]
    feeds = (f"choose:feed:{piece}",) if way == "carnomorphs" else ()
    app.over(OVERLAYS[0])
    for overlay in (*OVERLAYS, *OWN.get(way, ()), f"choose:piece:{piece}", *feeds):
        app.instead(overlay)
        yield overlay
        if overlay == "hand:P2":
            app.stage.screen("hand").look(app)
            yield "hand, open"
    app.close()
    fights = (("attack", {"piece": piece}), ("injury_check", {"kind": KIND.get(way, "adult")}))
    for intent, given in (*ACTS.items(), *fights, *OWN_ACTS.get(way, ())):
        app.act(intent, **given)
        yield intent
        app.go(Place("game"))
    yield from _phase(app, session)
    yield from _end(app, session, way)


def _phase(app: Any, session: Any) -> Iterator[str]:
    app.act("event_phase")
    while session.view()["phase"] == "event":
        app.go(Place("game", "table", ("rail",)))
        yield f"rail, {session.view()['step']} {(session.view()['question'] or {}).get('ask', '')}"
        if session.view()["options"]["enemy"] == "carnomorphs" and session.view()["step"] == "attacks":
            app.over("feeding")
            yield "feeding"
        app.act("next")
    app.go(Place("game"))


def _end(app: Any, session: Any, way: str) -> Iterator[str]:
    for seat, person in session.view()["seats"].items():
        if person["status"] == "in" and session.view()["phase"] != "over":
            app.act("leave", seat=seat, how="pod" if seat != "P1" else "dead")
    if session.view()["phase"] != "over":
        return
    app.go(Place("game", over=("ended",)))
    yield "ended"
    app.go(Place("game"))
    yield "table, over"
    app.over("verdict")
    while step := str(app.stage.screen("verdict").page.about).partition(" ")[0]:
        yield f"verdict, before {step}"
        app.act("victory", step=step)
        app.refresh()
    yield "verdict"
    app.over("film")
    for page in ("film", "bag", "chance", "numbers"):
        app.stage.screen("film").turn(app, page)
        yield f"film, {page}"
    app.go(Place())
    yield "launch"
