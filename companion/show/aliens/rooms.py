"""TRACKS of Aliens: everybody's dial with what the card says, and what has become of them; a tap leads to what they do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.show.aliens.dials import chances, dials
from companion.show.aliens.pressing import letters
from companion.show.aliens.squad import acting, called
from companion.show.doing import Do, Go
from companion.show.pictures.parts import Caption, MarkedLine, Own, Part, Press, Presses
from companion.show.rooms import OwnRoom, Page, Scene


def _dials(scene: Scene) -> Page:
    small = scene.form.compact or scene.form.big or scene.aside
    helps = MarkedLine("redo", scene.say("New turn: all go back to the card. Outlined = lost since."))
    return Page(
        seam=0.64,
        main=(
            Caption(chances(scene.view, scene.say)),
            Own("dials", tuple(dials(scene.view, scene.say))),
            *(_out_there(scene) if scene.aside else ()),
        ),
        foot=(*(() if small else (helps,)), *_acts(scene)),
    )


def _out_there(scene: Scene) -> Iterator[Part]:
    found = tuple(letters(scene.view, (), scene.say))
    if found:
        yield MarkedLine("blip", scene.say("WHAT IS OUT THERE"), "ink2")
        yield from found


def _acts(scene: Scene) -> Iterator[Part]:
    """All dials back at once, and the attack of who is active."""
    if scene.aside or scene.view["phase"] == "over":
        return
    say, active = scene.say, acting(scene.view)
    back = Press(say("RESET ALL"), Do("fix", {"path": "dials", "value": "aim"}), "redo", "reset all", "verb")
    attack = Press(say("{name} ATTACKS", name=called(active)), Go("choose:attack"), "aim", "attack", "verb") if active else None
    yield Presses((back, attack) if attack else (back,))


DIALS = OwnRoom(page=_dials, bare=True)
