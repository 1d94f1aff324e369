"""PACK UP: what goes back into the box, to tick; and what is missing."""

from __future__ import annotations

from kivy.app import App

from companion.show.pictures.packing import OPEN, packing
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen


def _page(scene: Scene) -> Page:
    app = App.get_running_app()
    playing, keeps = app.playing, app.packing
    rows, missing = keeps.rows(playing), keeps.missing(playing.session.pack.id)
    done = playing.session.packed_away()
    return packing(rows, playing.face.start.lanes, done, missing, scene.chosen.get(OPEN), scene.form, scene.say)


class PackingScreen(OwnScreen):
    def __init__(self) -> None:
        super().__init__(OwnRoom(page=_page, header=word("PACK UP"), bare=True))
