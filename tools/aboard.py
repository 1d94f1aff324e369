"""The games that the drawings of Nemesis show, laid out as they are drawn: round 7, time 9, self-destruct on 5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.show.nemesis.turns import PICKED
from companion.show.place import Place

NAMES = ["Ana", "Bo", "Cy"]
PODS = {
    "1": {"section": "A", "locked": True, "seats": []},
    "3": {"section": "A", "locked": False, "seats": []},
    "2": {"section": "B", "locked": True, "seats": []},
}
STATE: dict[str, Any] = {
    "round": 7,
    "time.slot": 9,
    "selfdestruct.slot": 5,
    "pods": PODS,
    "markers.fire.placed": 3,
    "markers.malfunction.placed": 6,
    "markers.eggs": 5,
    "destination": "B",
}
Scene = Callable[[Any], None]


def game(in_play: list[str], state: dict[str, Any] | None = None, **options: Any) -> Scene:
    """A game of the drawings, on its table."""

    def lay_out(app: Any) -> None:
        app.games.new_game("nemesis", list(NAMES), options)
        for path, value in {**(STATE if state is None else state), "in_play": in_play}.items():
            app.session.do("fix", path=path, value=value)
        app.playing.acting, app.playing.shown = "P1", 0
        app.go(Place("game"))

    return lay_out


def then(lay_out: Scene, *acts: tuple[str, dict[str, Any]], place: Place | None = None) -> Scene:
    """And then this was done, and we are there."""

    def scene(app: Any) -> None:
        lay_out(app)
        for intent, given in acts:
            app.act(intent, **given)
        app.read()
        if place is not None:
            app.go(place)

    return scene


def opened(lay_out: Scene) -> Scene:
    def scene(app: Any) -> None:
        lay_out(app)
        app.stage.screen("secret").look(app)

    return scene


def died(app: Any) -> None:
    """Bo has died, and plays on from the next round."""
    game(["adult", "adult", "queen"], intruder_player=True)(app)
    app.session.do("leave", seat="P2", how="dead")
    app.session.do("event_phase")
    while app.session.view()["phase"] == "event":
        app.session.do("next")
    app.playing.shown = 0
    app.read()


def their_turn(app: Any) -> None:
    died(app)
    app.go(Place("game", over=("intruders",)))
    app.playing.choose({PICKED: 2})
    app.refresh()


def their_hand(app: Any) -> None:
    died(app)
    app.go(Place("game", over=("hand:P2",)))
    app.stage.screen("hand").look(app)


def alert(app: Any) -> None:
    """The fourth turn of an Epilogue: a typed alert in its second stage, three turrets."""
    before = {"bag": {"adult": 3, "larva": 2, "blank": 1}}
    game(["adult"], {"round": 4, "shuttle.left": 1}, story="epilogue", before=before, turrets=True)(app)
    for path, value in {"alert": {"card": "Sample Run", "stage": 2, "done": False}}.items():
        app.session.do("fix", path=path, value=value)
    for number, status in (("1", "intruders"), ("2", "all"), ("3", "inactive")):
        app.session.do("turret_place")
        app.session.do("fix", path=f"turrets.{number}.status", value=status)
    app.session.do("turret_set", turret="2", status="intruders")
    app.go(Place("game", "tracks"))


BASE = game(["adult", "adult", "queen"])
CARNOMORPHS = game(["fleshbeast", "shambler", "shambler", "shambler", "metagorger", "metagorger"], enemy="carnomorphs")
SEEDERS = game(["lurker"], enemy="void_seeders")
ENGINE = ("engine_check", {"seat": "P3", "engine": "2"})
BROKEN = ("fix", {"path": "engines.2.top", "value": "damaged"})
PANIC = then(
    SEEDERS,
    ("fix", {"path": "markers.malfunction.placed", "value": 4}),
    ("fix", {"path": "seats.P2.insanity", "value": 4}),
    ("fix", {"path": "seats.P3.insanity", "value": 2}),
    ("panic", {"seat": "P3"}),
)
SCENES: dict[str, tuple[str, Scene]] = {
    "50-choose-game": ("phone", then(BASE, place=Place())),
    "51-nemesis-table": ("phone", BASE),
    "52-nemesis-tracks": ("phone", then(BASE, ENGINE, place=Place("game", "tracks"))),
    "53-engine-cover": ("phone", then(BASE, BROKEN, ENGINE)),
    "54-engine-open": ("phone", opened(then(BASE, BROKEN, ENGINE))),
    "55-rail-feeding": (
        "phone",
        then(CARNOMORPHS, ("event_phase", {}), ("next", {}), ("next", {}), place=Place("game", over=("rail", "feeding"))),
    ),
    "56-panic-insanity": ("phone", PANIC),
    "57-aftermath-alert": ("phone", alert),
    "58-hourglass": (
        "phone",
        then(
            game(["adult"], story="research", hourglass=True),
            ("hourglass_keep", {"left": 84}),
            place=Place("game", over=("hourglass",)),
        ),
    ),
    "59-intruder-hand": ("phone", their_hand),
    "60-intruder-turn": ("phone", their_turn),
    "80-nemesis-small": ("small", then(game(["shambler", "fleshbeast", "metagorger"], enemy="carnomorphs"), place=Place("game"))),
    "82-nemesis-encounter": (
        "phone",
        then(game([], enemy="carnomorphs"), ("fix", {"path": "bag", "value": {"fleshbeast": 1}}), ("encounter", {"seat": "P1"})),
    ),
    "83-nemesis-tablet": ("large", then(BASE, ("noise_roll", {"seat": "P1"}))),
}
"""Each drawing of Nemesis, the screen it is drawn for, and what leads there."""
