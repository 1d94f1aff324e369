"""TURNING POINTS: what random games made of each round of a game that is over, computed while nobody touches the screen."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.clock import Clock

from companion.show.doing import Choose, Here
from companion.show.pictures.parts import Caption, Press, Presses, Sentences
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen

STOPPED = "turning.stopped"
"""What was chosen: no more is computed."""
PIECES, SECONDS = 200, 0.008
"""So many acts of random games fit into a frame at the most, and so long they may take."""
TOLD_EVERY = 0.5
"""Seconds after which the page shows how far it is."""


class TurningScreen(OwnScreen):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(OwnRoom(page=_page, header=word("TURNING POINTS"), bare=True), **kwargs)
        self.shown_at = 0.0

    def show(self, app: Any) -> None:
        super().show(app)
        self.shown_at = Clock.time()
        if app.rest is not None:
            app.rest.take_on(self.goes_on)

    def goes_on(self) -> bool:
        """A little more of it; False once it is done, was stopped, or nobody looks any more."""
        app = App.get_running_app()
        if self.parent is None or app.session is None or app.place.room != "turning" or app.playing.chosen.get(STOPPED):
            return False
        begun, pieces = Clock.time(), app.playing.turning.pieces
        for _ in range(PIECES):
            if next(pieces, self) is self:
                super().show(app)
                return False
            if Clock.time() - begun > SECONDS:
                break
        if Clock.time() - self.shown_at > TOLD_EVERY:
            super().show(app)
            self.shown_at = Clock.time()
        return True


def _page(scene: Scene) -> Page | None:
    """None while the game goes on: no rule lets anybody know how it might go."""
    app = App.get_running_app()
    found = app.playing.turning_points
    if found is None:
        return None
    say, done, stopped = scene.say, found.done >= 1, bool(scene.chosen.get(STOPPED))
    progress = say("All of it is computed.") if done else say("{n} % computed", n=int(100 * found.done))
    if not found.steps:
        steps: tuple[Any, ...] = (Sentences((say("No step stands out so far."),), "ink2"),)
    else:
        steps = (Caption(say("THE STEEPEST STEPS")), *found.steps)
    stop = Press(say("GO ON") if stopped else say("STOP"), Choose({STOPPED: None if stopped else True}), named="stop")
    share = Press(say("SHARE"), Here(_shares), "app-source")
    return Page(
        main=(Sentences((found.says,)), found.curve, Sentences((progress,), "ink2")),
        beside=steps,
        seam=0.5,
        foot=(Presses((share,) if done else (stop, share)),),
    )


def _shares(app: Any) -> None:
    app.share_picture("turning", app.stage.lower.ids.body)
    app.refresh()
