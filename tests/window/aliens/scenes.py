"""A mission of Aliens in its middle, and every screen of it in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.show.place import Place

NAMES = ["Ana", "Bo", "Cyprien"]
GEAR = {
    "hicks": ["m41a_pulse_rifle", "m40_grenades", "m4_helmet"],
    "hudson": ["m41a_pulse_rifle", "m40_grenades"],
    "vasquez": ["m56_smart_gun"],
    "gorman": ["hk_vp70_pistol"],
    "frost": ["m240_flamethrower"],
}
WAYS: dict[str, dict[str, Any]] = {
    "mission": {"mission": "survive", "gear": GEAR},
    "campaign": {"mode": "campaign", "gear": GEAR},
    "bug_hunt": {"mode": "bug_hunt"},
}


def begin(app: Any, way: str = "mission") -> Any:
    """A game of that way in its middle, on its table; its session."""
    app.games.new_game("aliens", list(NAMES), dict(WAYS[way]))
    session = app.session
    session.do("next", answer="P2")
    session.do("fix", path="endurance", value={"above": 17, "under": 8, "exhaust": 12, "discard": 5})
    for tokens in range(3):
        session.do("appears", kind="alien", tokens=tokens)
    session.do("place_blips", count=3, location="2")
    session.do("draw", seat="P2", cards=2)
    app.go(app.playing.plain())
    return session


OVERLAYS = (
    "menu",
    "record:cards",
    "record:squad",
    "record:numbers",
    "record:board",
    "history",
    "sources",
    "hand:P2",
    "box:aliens",
    "part:aliens/motion_tracker",
    "enter:aliens/endurance",
    "rule:attack",
    "rule:endurance",
    "chapter:mistake",
    "chapter:rule",
    "rail",
    *(
        f"choose:{what}"
        for what in (
            "attack",
            "target:hudson:m41a_pulse_rifle:",
            "area:frost:m240_flamethrower::A",
            "area_dice:frost:m240_flamethrower:",
            "spawn",
            "spawn:map",
            "breaks",
            "back:hand:P2:1",
            "reveal:motion_tracker",
            "defend",
            "against:hicks",
            "exhaust",
            "rest",
            "discards",
            "reveal",
            "draw",
            "hand:P2",
            "hand_out:P2",
            "card:P2:1",
            "who:hudson",
            "who:hicks",
            "hudson",
            "barricade:hudson",
            "tech",
            "leave:hicks",
            "blip",
            "piece:A",
            "piece:D",
            "more",
            "count",
            "dice",
            "take_over:P1",
        )
    ),
)
ACTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("reveal", {"wants": ["weapon"]}),
    ("attack", {"character": "hudson", "piece": "A"}),
    ("tech_test", {"character": "hudson"}),
    ("exhaust", {"cards": 2}),
    ("defend", {"character": "hicks", "piece": "C"}),
    ("spot", {"piece": "D"}),
    ("place_blips", {"count": 1}),
    ("draw", {"seat": "P2"}),
    ("roll", {"die": "marine"}),
    ("activate", {"character": "frost"}),
)


def screens(app: Any, way: str) -> Iterator[str]:
    """Every screen of a game, in turn."""
    app.go(Place("new_game:aliens"))
    app.stage.screen("new_game").new.options = {"mode": WAYS[way].get("mode", "single")}
    app.refresh()
    yield "new game"
    app.games.new_game("aliens", list(NAMES), {key: value for key, value in WAYS[way].items() if key != "gear"})
    app.go(app.playing.plain())
    yield "gear up, or who begins"
    for overlay in ("gear:hicks", "gear:hudson"):
        app.over(overlay)
        yield overlay
        app.close()
    session = begin(app, way)
    for tab in ("dials", "crew", "table"):
        app.tab(tab)
        yield tab
    app.over(OVERLAYS[0])
    for overlay in (*OVERLAYS, *(["choose:gun:1"] if session.view()["sentry"] else [])):
        app.instead(overlay)
        yield overlay
    app.close()
    for intent, given in ACTS:
        app.act(intent, **given)
        yield intent
        app.go(Place("game"))
    app.act("alien_phase")
    session.do("fix", path="characters.vasquez.status", value="down")
    for _ in range(40):
        if session.view()["phase"] in ("marine", "over"):
            break
        app.go(app.playing.plain())
        yield f"rail, {session.view()['step']} {(session.view()['question'] or {}).get('ask', '')}"
        app.act("next")
    if session.view()["phase"] != "over":
        app.act("victory", won=True)
    if session.view()["phase"] == "between":
        yield from _between(app, session)
    if session.view()["phase"] != "over":
        app.act("victory", won=False)
    yield "ended"
    app.go(Place("game"))
    yield "table, over"
    app.over("film")
    for page in ("film", "numbers"):
        app.stage.screen("film").turn(app, page)
        yield f"film, {page}"
    app.go(Place())
    yield "launch"


def _between(app: Any, session: Any) -> Iterator[str]:
    while session.view()["step"] != "choose":
        yield f"between, {session.view()['step']}"
        question = session.view()["question"]
        app.act("next", answer=session.view()["form"]["one"][0] if question and question["ask"] == "keep" else None)
    yield "between, choose"
    app.over("choose:mission")
    yield "choose:mission"
    app.act("mission", mission="escape", gear={})
    app.go(app.playing.plain())
    yield "the next mission"
