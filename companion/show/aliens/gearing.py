"""GEAR: a page for each character; what it may carry in three groups, and one button that names who is next. What everybody
took into a mission is kept on this phone, and offered to whoever carries nothing yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from companion.packs import Words
from companion.saves.smallfile import swap, told_in
from companion.show.aliens.squad import called, there
from companion.show.doing import Do, Does, Go, Leave, Series
from companion.show.pictures.parts import Own, Part, Press, Presses, Title
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import Tongue
from companion.value import value

GROUPS = ("weapon", "backup", "equipment")
EQUIPMENT, CHIP = 2, 48
"""How much equipment one carries; how high a chip is, in dp."""
LETTERS = 2
"""Of a name, on a small phone."""
KEPT = "gear.json"
"""The file with what was taken last."""


@value
class Tile:
    """A card that may be carried: how many are left, whether it is, and whether the slots refuse it."""

    name: str
    label: str
    count: str
    taken: bool
    shut: bool
    does: Does


@value
class GearGroup:
    """Tiles of one kind, with how many are carried of how many."""

    label: str
    counted: str
    full: bool
    tiles: tuple[Tile, ...]


def _page(scene: Scene) -> Page:
    """Whoever it is about; of one who is not there any more the first."""
    who = scene.about if scene.about in there(scene.view) else there(scene.view)[0]
    say, order = scene.say, there(scene.view)
    following = order[order.index(who) + 1 :]
    label = say("DONE: {name}", name=called(following[0])) if following else say("DONE")
    return Page(
        about=who,
        main=(
            Presses(tuple(_chip(each, each == who, scene) for each in order), tight=True),
            *(() if scene.form.compact else (Title(called(who), "headline_small"),)),
            *_groups(who, scene),
        ),
        foot=(
            Presses(
                (
                    *_as_last_time(scene),
                    Press(label, turn_to(following[0]) if following else Leave(), named="gear done", kind="act"),
                )
            ),
        ),
    )


def keeps(app: Any) -> None:
    """What was taken into a mission, as soon as its first turn can be seen."""
    view, game = app.playing.view, app.playing.game
    if view["phase"] != "marine" or view["round"] != 1 or view["options"]["mode"] == "bug_hunt":
        return
    which = [game, view["campaign"]["mission"] if view["campaign"] else ""]
    path = app.home / KEPT
    if told_in(path).get("of") == which:
        return
    worn = {who: [*person["weapons"], *person["equipment"]] for who, person in view["characters"].items()}
    with suppress(OSError):  # without it everybody chooses anew
        swap(path, {"of": which, "gear": {who: cards for who, cards in worn.items() if cards}})


def _as_last_time(scene: Scene) -> Iterator[Press]:
    """For everybody who carries nothing yet and may carry that again."""
    acts = []
    for who, cards in told_in(scene.home / KEPT).get("gear", {}).items():
        person = scene.view["characters"].get(who)
        if person is None or person["weapons"] or person["equipment"] or not isinstance(cards, list):
            continue
        act = Do("gear", {"character": who, "cards": cards})
        if scene.port.why_not("gear", **act.parameters) is None:
            acts.append(act)
    if acts and scene.view["step"] == "gear_up":
        yield Press(scene.say("AS LAST TIME"), Series(tuple(acts)), "redo", "as last time", kind="verb")


def _chip(character: str, now: bool, scene: Scene) -> Press:
    """In green words no colour tells who is geared up: a tick does."""
    person = scene.view["characters"][character]
    bare = not person["weapons"] and not person["equipment"]
    return Press(called(character)[:LETTERS], turn_to(character), "" if bare else "check", character, high=CHIP, chosen=now)


def turn_to(character: str) -> Go:
    """The page of another one, in the place of this one."""
    return Go(f"gear:{character}", instead=True)


def _groups(who: str, scene: Scene) -> Iterator[Part]:
    """Weapon, backup, equipment: what is carried, and what lies there for it."""
    person, say = scene.view["characters"][who], scene.say
    worn, stock = [*person["weapons"], *person["equipment"]], dict(scene.view["stock"])
    words = scene.port.words
    group = _kinds(words)
    labels = {"weapon": say("WEAPON"), "backup": say("BACKUP"), "equipment": say("EQUIPMENT")}
    for kind in GROUPS:
        cards = [card for card in dict.fromkeys((*worn, *stock)) if group(card) == kind]
        if not cards:
            continue
        held = sum(group(card) == kind for card in worn)
        most = EQUIPMENT if kind == "equipment" else 1
        counted = say("{n} OF {all}", n=held, all=most)
        yield Own("gear", GearGroup(labels[kind], counted, held == most, tuple(_tiles(cards, who, worn, scene))))


def _kinds(words: Words) -> Callable[[str], str]:
    """The group of a card, by its key."""
    traits = {item.key: item.traits for item in words.pack["endurance"].items}

    def of(card: str) -> str:
        printed = traits[card]
        return "backup" if "backup" in printed.get("keywords", ()) else str(printed["type"])

    return of


def _tiles(cards: list[str], who: str, worn: list[str], scene: Scene) -> Iterator[Tile]:
    for card in cards:
        taken, left = card in worn, int(scene.view["stock"].get(card, 0))
        cards_then = [each for at_, each in enumerate(worn) if at_ != worn.index(card)] if taken else [*worn, card]
        given = {"character": who, "cards": cards_then}
        shut = scene.port.why_not("gear", **given) is not None
        count = scene.say("×{n}", n=left) if left else ""
        yield Tile(card, scene.port.words.name(card).upper(), count, taken, shut, Do("gear", given))


def _heading(scene: Scene) -> str:
    who = scene.about if scene.about in there(scene.view) else there(scene.view)[0]
    return scene.say("GEAR UP: {name}", name=called(who)) if scene.form.compact else title(scene.say)


def title(say: Tongue) -> str:
    return say("GEAR UP")


GEAR = OwnRoom(page=_page, heading=_heading, bare=True)
