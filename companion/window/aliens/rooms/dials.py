"""TRACKS of Aliens: everybody's dial with what the card says, and what has become of them; a tap leads to what they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.show.aliens.pressing import letters
from companion.show.aliens.squad import acting, called, fate, state
from companion.show.pictures.parts import MarkedLine
from companion.show.tongue import Tongue
from companion.value import value
from companion.window.aliens.widgets.parts import DialBox
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.parts import MarkedLinePart, PartsColumn
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.step import StepButton
from companion.window.widgets.text import Text
from companion.window.widgets.verb import VerbButton

__all__ = [
    "ActRow",
    "DialBox",
    "DialCard",
    "DialsScreen",
    "MarkedLinePart",
    "PartsColumn",
    "Scroll",
    "Seam",
    "StepButton",
    "Text",
]
LEAST, MOST = 1, 10


@value
class Dial:
    who: str
    name: str
    aim: int
    dial: int
    numbers: tuple[tuple[str, str], ...]
    word: str
    role: str
    acts: bool
    rank: int
    """How many chevrons; 0 for a civilian."""


def dials(view: Mapping[str, Any], say: Tongue) -> Iterator[Dial]:
    """The squad, each with the numbers of the side that is up; what nobody has told is a question mark."""
    for who, told in view["characters"].items():
        _, role, _ = state(view, who, say)
        civilian = say("CIV") if told["kind"] == "civilian" else ""
        numbers = tuple(
            (name, "?" if told[key] is None else str(told[key]))
            for name, key in ((say("Tech"), "tech"), (say("Def"), "defense"), (say("Melee"), "melee"))
        )
        rank = int(told["rank"]) if told["kind"] == "marine" else 0
        says, acts = fate(told, say) or civilian, who == acting(view)
        yield Dial(who, called(who), told["aim"] or told["dial"], told["dial"], numbers, says, role, acts, rank)


def chances(view: Mapping[str, Any], say: Tongue) -> str:
    """What helps to decide, where the table wants it: hazards among what can come, the tracker by level."""
    told = view["odds"]
    if not told:
        return say("HITS ON THE NUMBER OR LESS")
    levels = "  ".join(f"{level}: {count}" for level, count in told["levels"].items())
    return say("NEXT CARD A HAZARD {n} %. TRACKER {levels}", n=round(100 * told["types"].get("hazard", 0)), levels=levels)


class DialCard(FloatLayout):
    """One dial with its steps: a tap on it leads to what the character does, a step sets it right."""


class DialsScreen(Room, BoxLayout):
    bare = True
    told = ObjectProperty(None, allownone=True)
    """What stands over the buttons, where there is room."""

    def show(self, app: Any) -> None:
        ids, view = self.ids, app.playing.view
        small = app.theme.compact or app.theme.big or self.aside
        self.told = None if small else MarkedLine("redo", app.say("New turn: all go back to the card. Outlined = lost since."))
        ids.acts.clear_widgets()
        if not self.aside and view["phase"] != "over":
            self._acts(app, acting(view))
        ids.says.text = chances(view, app.say)
        ids.grid.clear_widgets()
        for each in dials(view, app.say):
            card = DialCard()
            card.ids.dial.told, card.ids.dial.name = each, f"choose:who:{each.who}"
            card.ids.dial.bind(on_release=lambda _, who=each.who: app.over(f"choose:who:{who}"))
            for step, by in ((card.ids.more, 1), (card.ids.less, -1)):
                step.name, step.disabled = f"{each.name} {'+' if by > 0 else '-'}", not LEAST <= each.dial + by <= MOST
                step.bind(on_release=partial(self._set, app, each.who, each.dial + by))
            ids.grid.add_widget(card)
        found = tuple(letters(view, (), app.say)) if self.aside else ()
        ids.blips.fill((MarkedLine("blip", app.say("WHAT IS OUT THERE"), "ink2"), *found) if found else ())

    def _acts(self, app: Any, active: str) -> None:
        """All dials back at once, and the attack of who is active."""
        back = VerbButton(label=app.say("RESET ALL"), symbol="redo", name="reset all")
        back.bind(on_release=lambda _: app.act("fix", path="dials", value="aim"))
        self.ids.acts.add_widget(back)
        if active:
            attack = VerbButton(label=app.say("{name} ATTACKS", name=called(active)), symbol="aim", name="attack")
            attack.bind(on_release=lambda _: app.over("choose:attack"))
            self.ids.acts.add_widget(attack)

    @staticmethod
    def _set(app: Any, who: str, dial: int, _: object) -> None:
        app.act("fix", path=f"characters.{who}.dial", value=dial)


load_kv(__file__)
