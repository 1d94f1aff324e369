"""THE LAMP: the oil, who has kept the lamp, and what a forecast would cost."""

from __future__ import annotations

from collections.abc import Iterator

from companion.show.beacon.table import oil
from companion.show.doing import Do, Explain
from companion.show.pictures.names import seat_name
from companion.show.pictures.parts import Caption, MarkedLine, Own, Part, Press, Presses, Sentences
from companion.show.rooms import OwnRoom, Page, Scene


def _page(at: Scene) -> Page:
    return Page(main=tuple(_parts(at)), foot=(Presses(tuple(_presses(at))),))


def _parts(at: Scene) -> Iterator[Part]:
    yield Caption(at.say("WHAT IS LEFT"))
    yield Own("oil", oil(at.view, at.say))
    if keeper := seat_name(at.view, at.view["keeper"]):
        yield MarkedLine("fire", at.say("{name} kept it last", name=keeper))
    yield Sentences((at.say("A forecast burns one measure."),), "ink2")


def _presses(at: Scene) -> Iterator[Press]:
    yield Press(at.say("WHY?"), Explain("lamp"), "info", kind="verb")
    if at.view["phase"] != "over":
        grey = at.view["sources"]["weather"] != "app"
        yield Press(at.say("FORECAST"), Do("forecast", {"seat": at.acting}), "peek-eye", kind="verb", grey=grey)


LAMP = OwnRoom(page=_page)
