"""EVERY PHONE: guests scan a code and have the table on their own phones; here it is said who, and what they may do."""

from __future__ import annotations

from kivy.app import App

from companion.show.pictures.sharing import every_phone
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen


def _page(scene: Scene) -> Page:
    return every_phone(App.get_running_app().phones.shared_table(), scene.form, scene.say)


class ShareScreen(OwnScreen):
    def __init__(self) -> None:
        super().__init__(OwnRoom(page=_page, header=word("EVERY PHONE"), bare=True))
