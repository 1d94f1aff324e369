"""MOVED: somebody has taken the game over that was kept here."""

from __future__ import annotations

from kivy.app import App

from companion.show.pictures.standing import moved_page
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen


def _page(scene: Scene) -> Page | None:
    moved = App.get_running_app().standing.moved()
    return moved_page(moved, scene.form, scene.say) if moved is not None else None


class MovedScreen(OwnScreen):
    def __init__(self) -> None:
        super().__init__(OwnRoom(page=_page, header=word("NO HOST")))
