"""The games that the drawings of Aliens show, laid out as they are drawn: turn 4, Hudson acts, 19 to draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.show.place import Place

NAMES = ["Ana", "Bo", "Cy"]
GEAR = {
    "hicks": ["m41a_pulse_rifle"],
    "hudson": ["m41a_pulse_rifle", "m40_grenades"],
    "vasquez": ["m56_smart_gun"],
    "gorman": ["hk_vp70_pistol"],
    "frost": ["m240_flamethrower"],
}
PILES = {"above": 19, "under": 8, "exhaust": 12, "discard": 5}
Scene = Callable[[Any], None]


def laid_out(app: Any, gorman: bool = False, piles: dict[str, Any] | None = None) -> Any:
    """A mission of the drawings, on its table; its session."""
    heroes = {"P1": "gorman"} if gorman else {"P1": "hicks"}
    app.games.new_game(
        "aliens", NAMES[: 1 if gorman else 3], {"gear": GEAR, "heroes": heroes, "mission": {"name": "Drawn", "turn_dial": True}}
    )
    session = app.session
    if not gorman:
        session.do("next", answer="P2")
    for path, value in {"round": 4, "turn_dial": 6, "decks.motion_tracker.draw": 11, "endurance": piles or PILES}.items():
        session.do("fix", path=path, value=value)
    session.do("place_blips", count=2, location="1")
    session.do("place_blips", count=3, location="3")
    app.playing.shown = 0
    return session


def then(
    *acts: tuple[str, dict[str, Any]], place: Place | None = None, gorman: bool = False, piles: dict[str, Any] | None = None
) -> Scene:
    """And then this was done, and we are there."""

    def scene(app: Any) -> None:
        laid_out(app, gorman, piles)
        app.go(Place("game"))
        for intent, given in acts:
            app.act(intent, **given)
        app.read()
        if place is not None:
            app.go(place)

    return scene


def entering(app: Any) -> None:
    """Two cards are there, and the third is being typed."""
    app.files.owner.enter(
        "aliens",
        "endurance",
        [
            {"name": "M41A Pulse Rifle", "copies": 4, "type": "weapon", "cost": 3},
            {"name": "M4 Helmet", "copies": 2, "type": "equipment"},
        ],
    )
    app.go(Place("launch").onto("box:aliens").onto("enter:aliens/endurance"))
    app.stage.screen("enter").ids.name.text = "M240"


def between(app: Any) -> None:
    """Escape is won, one is captured, one dead."""
    app.games.new_game("aliens", list(NAMES), {"mode": "campaign", "gear": {}})
    session = app.session
    session.do("next", answer="P1")
    session.do("victory", won=True)
    session.do("mission", mission="escape", gear={})
    session.do("leave", character="frost", how="captured")
    session.do("leave", character="vasquez", how="killed")
    session.do("fix", path="endurance", value={"above": 39, "discard": 14})
    session.do("victory", won=True)
    while session.view()["step"] != "choose":
        question = session.view()["question"]
        session.do("next", **({"answer": session.view()["form"]["one"][0]} if question and question["ask"] == "keep" else {}))
    app.go(app.playing.plain())


PHASE: tuple[tuple[str, dict[str, Any]], ...] = (("alien_phase", {}), ("next", {}))
FIGHT: tuple[tuple[str, dict[str, Any]], ...] = (("appears", {"kind": "alien", "tokens": 2}),)
SCENES: dict[str, tuple[str, Scene]] = {
    "61-aliens-table": ("phone", then(("aim", {"character": "hudson"}))),
    "62-aliens-reveal": (
        "phone",
        then(("reveal", {"seat": "P2", "wants": ["weapon"]}), piles={**PILES, "above": ["losing_hope"] * 1}),
    ),
    "63-aliens-aim": ("phone", then(("aim", {"character": "hudson"}), place=Place("game", "dials"))),
    "64-aliens-attack": ("phone", then(*FIGHT, ("attack", {"character": "gorman", "piece": "F"}), gorman=True)),
    "65-aliens-tracker": ("phone", then(*PHASE, ("next", {}))),
    "66-aliens-blip": ("phone", then(("spot", {"piece": "E"}))),
    "67-aliens-defence": ("phone", then(*FIGHT, ("defend", {"character": "hicks", "piece": "F"}))),
    "68-rail-marines": ("phone", then(("act", {"character": "hudson", "what": "move"}), place=Place("game", over=("rail",)))),
    "69-rail-blips": ("phone", then(*PHASE, ("blip_speed", {"board": 1}), ("blip_speed", {"board": 2}))),
    "70-quick-entry": ("phone", entering),
    "71-campaign": ("phone", between),
    "81-aliens-small": ("small", then(*FIGHT, ("attack", {"character": "gorman", "piece": "F"}), gorman=True)),
    "84-aliens-tablet": ("large", then(("aim", {"character": "hudson"}))),
}
"""Which window, and what was done, by the name of the drawing."""
