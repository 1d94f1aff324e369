"""WHERE WE WERE: what stands and what is next, when a game goes on that was paused."""

from __future__ import annotations

from kivy.app import App

from companion.show.pausing import go_on
from companion.show.pictures.pause import returned
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen


def _page(scene: Scene) -> Page:
    return returned(App.get_running_app().pausing.picture(), go_on, scene.form, scene.say)


class ReturnedScreen(OwnScreen):
    def __init__(self) -> None:
        super().__init__(OwnRoom(page=_page, header=word("WHERE WE WERE"), bare=True))
