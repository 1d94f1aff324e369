"""THE LAMP: the oil, who has kept the lamp, and what a forecast would cost."""

from __future__ import annotations

from collections.abc import Iterator

from companion.show.beacon.table import oil
from companion.show.doing import Do, Explain
from companion.show.pictures.names import seat_name
from companion.show.pictures.parts import Caption, MarkedLine, Own, Part, Press, Presses, Sentences
from companion.show.rooms import OwnRoom, Page, Scene


def _page(scene: Scene) -> Page:
    return Page(main=tuple(_parts(scene)), foot=(Presses(tuple(_presses(scene))),))


def _parts(scene: Scene) -> Iterator[Part]:
    yield Caption(scene.say("WHAT IS LEFT"))
    yield Own("oil", oil(scene.view, scene.say))
    if keeper := seat_name(scene.view, scene.view["keeper"]):
        yield MarkedLine("fire", scene.say("{name} kept it last", name=keeper))
    yield Sentences((scene.say("A forecast burns one measure."),), "ink2")


def _presses(scene: Scene) -> Iterator[Press]:
    yield Press(scene.say("WHY?"), Explain("lamp"), "info", kind="verb")
    if scene.view["phase"] != "over":
        grey = scene.view["sources"]["weather"] != "app"
        yield Press(scene.say("FORECAST"), Do("forecast", {"seat": scene.acting}), "peek-eye", kind="verb", grey=grey)


LAMP = OwnRoom(page=_page)
