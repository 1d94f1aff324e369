"""ALONE: nobody was heard for a minute, and somebody stands by; before the first act here that is said."""

from __future__ import annotations

from kivy.app import App

from companion.show.pictures.standing import alone_page
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen


def _page(scene: Scene) -> Page | None:
    phones = App.get_running_app().phones
    stands = phones.standby
    if phones.named and not phones.silent:  # somebody was heard meanwhile
        return None
    name = str(scene.view["seats"][stands.seat]["name"]) if stands is not None and stands.seat else ""
    return alone_page(name, int(phones.silent), scene.form, scene.say)


class AloneScreen(OwnScreen):
    def __init__(self) -> None:
        super().__init__(OwnRoom(page=_page, header=word("EVERY PHONE")))
