"""GONE: the phone that keeps the game is not heard; after a minute this one may take over."""

from __future__ import annotations

from kivy.app import App

from companion.show.pictures.standing import gone_page
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen


def _page(scene: Scene) -> Page:
    return gone_page(App.get_running_app().standing.stood(), scene.form, scene.say)


class GoneScreen(OwnScreen):
    def __init__(self) -> None:
        super().__init__(OwnRoom(page=_page, header=word("STAND-BY")))
