"""Rooms of Lockdown: the clock with what comes, power put back, and what it would mean to start something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.show.doing import Choose, Do, Go
from companion.show.family import rooms as family
from companion.show.family.drawings.forecast import rows
from companion.show.lockdown.clock import Ring
from companion.show.lockdown.coming import coming
from companion.show.lockdown.drawings.windows import Picked
from companion.show.lockdown.strip import SECTIONS, StripCell, section_name
from companion.show.lockdown.tracks import TrackAct, tracks
from companion.show.lockdown.verdict import verdict
from companion.show.lockdown.what_if import TITLES, what_if
from companion.show.pictures.parts import Caption, MarkedLine, Own, Press, Presses, Title
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.table import Refused

# -- tracks --------------------------------------------------------------------------------------


def _tracks(scene: Scene) -> Page:
    """The facility clock, what the next ends of round bring, and the verbs of power and countdowns."""
    shown = tracks(scene.view, scene.port, scene.say)
    rail = scene.aside and scene.view["phase"] == "event"
    glance = tuple(each for each in shown.rows if each.glance or scene.form.wide)
    return Page(
        main=(Own("clock", Ring(shown.clock, aside=scene.aside)),),
        beside=(Caption(shown.caption), *rows(glance, scene.say("NOW"))),
        foot=() if rail else (_verbs(shown.verbs, scene), Presses(tuple(map(_small, shown.second)))),
    )


def _verbs(acts: tuple[TrackAct, ...], scene: Scene) -> Presses:
    return Presses(tuple(_verb(each, scene) for each in acts), columns=4 if scene.flat else 2)


def _verb(act: TrackAct, scene: Scene) -> Press:
    if act.held:
        return Press(act.label, Do(act.does, {"seat": scene.acting}), act.symbol, kind="hold")
    return Press(act.label, Go(act.does), act.symbol, kind="verb")


def _small(act: TrackAct) -> Press:
    return Press(act.label, Go(act.does), act.symbol, act.does, share=1 if act.symbol else 0.6, high=52)


TRACKS = OwnRoom(page=_tracks, bare=True, kept=True)

# -- restore power -------------------------------------------------------------------------------

LYING, PICKED = "restore.lying", "restore.picked"
"""What was chosen on the page: the tokens as they lie there, and the section that was tapped first."""


def _restore(scene: Scene) -> Page | None:
    """The four tokens as they will lie; tap one, tap another, and they change places."""
    view, say = scene.view, scene.say
    found: Any = scene.chosen.get(LYING)
    tokens = list(found) if found else [view["power"][section]["token"] for section in SECTIONS]
    place = dict(zip(SECTIONS, tokens, strict=True))
    try:
        supposed: Any = scene.port.suppose("power_restore", place=place)
    except Refused:  # the game ended while we were looking
        return None
    before, on = ({state["token"] for state in each["power"].values() if state["on"]} for each in (view, supposed))
    reset = say("1 and 2 come on, the others go off.") if before != on else say("Three are on: no reset.")
    restored = {"place": place, "seat": scene.acting}
    helps = (
        MarkedLine("backup-on", say("Backup is on again: red lines no longer bite."), "on"),
        MarkedLine("check", reset, "done"),
    )
    ahead = next((row for row in coming(supposed, say) if row.symbol == "dark"), None)
    return Page(
        seam=0.3,
        main=(
            Title(say("RESTORE POWER")),
            *(() if scene.form.big else helps),
            Caption(_asks(scene), role="ink"),
            Own("places", tuple(_places(scene, tokens, on))),
            *(rows((ahead,), say("NOW")) if ahead is not None and not scene.form.compact else ()),
        ),
        foot=(Presses((Press(say("RESTORE"), Do("power_restore", restored, leaves=True), kind="act", high=family.low(scene)),)),),
    )


def _asks(scene: Scene) -> str:
    picked: Any = scene.chosen.get(PICKED)
    if picked is None:
        return scene.say("NOW PLACE THEM. TAP TWO TO SWAP.")
    return scene.say("{section} is picked. Tap where it goes.", section=section_name(SECTIONS[picked], scene.say))


def _places(scene: Scene, tokens: list[int], on: set[int]) -> Iterator[Picked]:
    picked: Any = scene.chosen.get(PICKED)
    for number, (section, token) in enumerate(zip(SECTIONS, tokens, strict=True)):
        lit = token in on
        name = scene.say("LIFT") if section == "lift" else section
        cell = StripCell(name=name, short=name, token=token, on=lit, word=scene.say("ON") if lit else scene.say("DARK"))
        yield Picked(cell, number == picked, _swap(tokens, picked, number))


def _swap(tokens: list[int], picked: int | None, number: int) -> Choose:
    """The first tap picks, the second one swaps."""
    if picked is None:
        return Choose({PICKED: number})
    lying = list(tokens)
    lying[picked], lying[number] = lying[number], lying[picked]
    return Choose({PICKED: None, LYING: lying})


RESTORE = OwnRoom(page=_restore)

# -- the rest ------------------------------------------------------------------------------------


def _what_if(scene: Scene) -> Page | None:
    supposed = what_if(scene.about, scene.port, scene.view, scene.say)
    return None if supposed is None else family.what_if(scene, supposed, Own("clock", Ring(supposed.track, touched=False)))


def _verdict(scene: Scene) -> Page | None:
    over = scene.view["phase"] == "over"
    return family.verdict(scene, verdict(scene.view, scene.port.words, scene.say)) if over else None


WHAT_IF = OwnRoom(page=_what_if, heading=lambda at: at.say(TITLES[at.about]), bare=True)
VERDICT = OwnRoom(page=_verdict, header=word("VERDICT"), bare=True)
