"""PAUSE: the board as a picture, what is still due, and one button that ends the evening for now."""

from __future__ import annotations

from kivy.app import App

from companion.show.pausing import back_up, pause, photograph
from companion.show.pictures.pause import PauseActs
from companion.show.pictures.pause import pause as pause_page
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen

ACTS = PauseActs(photograph, pause, back_up)


def _page(scene: Scene) -> Page:
    return pause_page(App.get_running_app().pausing.picture(), ACTS, scene.form, scene.say)


class PauseScreen(OwnScreen):
    def __init__(self) -> None:
        super().__init__(OwnRoom(page=_page, header=word("PAUSE"), bare=True))
