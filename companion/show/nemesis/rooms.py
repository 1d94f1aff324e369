"""Rooms of Nemesis: its tracks, what it would mean to start something, and the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.show.doing import Do, Go
from companion.show.family import rooms as family
from companion.show.nemesis.drawings.tiles import Pods, TileRows
from companion.show.nemesis.sliderule import Ruled
from companion.show.nemesis.tracks import ShipAct, ShipState, tracks
from companion.show.nemesis.verdict import verdict
from companion.show.nemesis.what_if import TITLES, what_if
from companion.show.pictures.parts import Caption, Own, Part, Press, Presses
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word

ASIDE = 0.62
"""How wide what stands beside the slide rule is."""
HIGH, SPACE = 56, 48
"""The height of what stands at the foot, and of a space that the ship may jump to, in dp."""


def _tracks(scene: Scene) -> Page:
    """The slide rule or the shuttle track, the alert, the secrets of the ship, its turrets and its pods."""
    ship = tracks(scene.view, scene.port, scene.say)
    rail = scene.aside and scene.view["phase"] == "event"
    return Page(
        main=tuple(_counted(ship, scene)),
        beside=tuple(_hidden(ship, scene)),
        share=ASIDE,
        foot=() if rail else (Presses(tuple(_foot(ship, scene))),),
    )


def _counted(ship: ShipState, scene: Scene) -> Iterator[Part]:
    if ship.rule is not None:
        yield Own("rule", Ruled(ship.rule, flat=scene.flat))
    if ship.shuttle is not None:
        yield Own("shuttle", ship.shuttle)
    if ship.alert is not None:
        yield Own("alert", ship.alert)


def _hidden(ship: ShipState, scene: Scene) -> Iterator[Part]:
    if ship.tiles:
        yield Caption(ship.secret)
        yield Own("secrets", TileRows(ship.tiles, scene.flat))
    if ship.turrets:
        yield Caption(ship.turret_caption)
        yield Own("turrets", TileRows(ship.turrets, scene.flat))
    spaces = tuple(_space(*each, scene) for each in ship.spaces)
    if scene.flat:
        yield Caption(ship.jump_to)
        yield Presses(spaces, tight=True)
    else:
        yield Presses(spaces, says=ship.jump_to, symbol="destination", tight=True)


def _space(space: str, there: bool, may: bool, scene: Scene) -> Press:
    does = Do("destination_set", {"to": space, "seat": scene.acting})
    return Press(space, does, named=f"to {space}", chosen=there, off=there or not may, high=SPACE)


def _foot(ship: ShipState, scene: Scene) -> Iterator[Press | Own]:
    for act in ship.acts:
        yield _act(act, scene)
    yield Own("pods", Pods(ship.pods, scene.say("PODS")))
    yield Press(scene.say("EDIT"), Go("record:tracks"), named="record:tracks", share=0.5, high=HIGH)


def _act(act: ShipAct, scene: Scene) -> Press:
    if act.held:
        return Press(act.label, Do(act.does, {"seat": scene.acting}), act.symbol, kind="hold", high=HIGH)
    return Press(act.label, Go(act.does), act.symbol, act.does, high=HIGH)


def _what_if(scene: Scene) -> Page | None:
    supposed = what_if(scene.about, scene.port, scene.view, scene.say)
    if supposed is None:
        return None
    track = () if supposed.track is None else (Own("rule", Ruled(supposed.track, touched=False, flat=scene.flat)),)
    return replace(family.what_if(scene, replace(supposed, rows=()), *track), share=ASIDE)


def _verdict(scene: Scene) -> Page | None:
    over = scene.view["phase"] == "over"
    return family.verdict(scene, verdict(scene.view, scene.port.words, scene.say)) if over else None


TRACKS = OwnRoom(page=_tracks, bare=True, kept=True)
WHAT_IF = OwnRoom(page=_what_if, heading=lambda at: at.say(TITLES[at.about]), bare=True)
VERDICT = OwnRoom(page=_verdict, header=word("VERDICT"), bare=True)
