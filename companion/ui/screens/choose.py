"""One choice before a draw: which intruder, which die, which option. Large targets, one tap."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.picture.names import kind_names
from companion.ui.picture.strip import SECTIONS, slot_name
from companion.ui.widgets import load_kv
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Hold, Verb

__all__ = ["ChooseScreen", "Seam", "Text"]
KINDS = ("larva", "creeper", "adult", "breeder", "queen")
HELD = ("leave",)
"""What feels irreversible is held, not asked about."""
Option = tuple[str, str, str, dict[str, Any]]
"""Label, symbol, intent, parameters."""


class ChooseScreen(BoxLayout):
    title = StringProperty()

    def show(self, app: Any) -> None:
        _, what, *rest = app.place.top.split(":")
        self.title, options = choices(app, what, rest)
        grid = self.ids.options
        grid.clear_widgets()
        for label, symbol, intent, parameters in options:
            if intent in HELD:
                button: Any = Hold(label=app.say("HOLD: {what}", what=label), symbol=symbol, height="76dp")
                button.bind(on_held=lambda _, i=intent, p=parameters: app.act(i, **p))
            elif intent.startswith("over:"):
                button = Verb(label=label, symbol=symbol)
                button.bind(on_release=lambda _, i=intent: app.over(i.partition(":")[2]))
            else:
                button = Verb(label=label, symbol=symbol)
                button.bind(on_release=lambda _, i=intent, p=parameters: app.act(i, **p))
            grid.add_widget(button)


def choices(app: Any, what: str, rest: list[str]) -> tuple[str, list[Option]]:
    """What can be chosen, in the words of the table."""
    say, view = app.say, app.playing.view()
    names = kind_names(say)
    standing = view["in_play"]
    match what:
        case "attack" | "injury_check":
            title = say("ATTACK") if what == "attack" else say("INJURY CHECK")
            if standing:
                return title, [(names[each["kind"]], each["kind"], what, {"piece": each["piece"]}) for each in standing]
            return title, [(names[kind], kind, what, {"kind": kind}) for kind in KINDS]
        case "appears":
            return say("WHAT COMES?"), [(names[kind], kind, "appears", {"kind": kind}) for kind in KINDS]
        case "piece":
            piece = rest[0]
            return say("IN PLAY"), [
                (say("ATTACK"), "attack-card", "attack", {"piece": piece}),
                (say("INJURY CHECK"), "wound-serious", "injury_check", {"piece": piece}),
                (say("1 INJURY"), "wound-light", "injure", {"piece": piece}),
                (say("KILLED"), "carcass", "killed", {"piece": piece}),
                (say("HIDES IN THE VENTS"), "vent", "hides", {"piece": piece}),
            ]
        case "dice":
            return say("DICE"), [
                (say("LIT: ADVANTAGE"), "dice", "advantage_roll", {"seat": app.acting}),
                (say("DARK OR MELEE"), "dice", "combat_roll", {"seat": app.acting}),
            ]
        case "computer":
            card = view["decks"]["computer"]["open"]
            options = app.playing.pack["computer"][card].traits["options"] if card else []
            words = {
                "rover": say("MOVE THE ROVER"), "css_peek": say("PEEK AT A CSS TOKEN"), "knowledge": say("1 KNOWLEDGE"),
                "contingency_peek": say("PEEK AT CONTINGENCIES"), "power_swap": say("SWAP TWO POWER TOKENS"),
                "purge_room": say("CLEAR A ROOM"), "door": say("OPEN OR CLOSE A DOOR"),
            }
            return say("COMPUTER"), [
                (words[option], "computer", "computer_use", {"seat": app.acting, "option": number})
                for number, option in enumerate(options, 1)
            ]
        case "css":
            slots = sorted(map(int, view["css"]), reverse=True)
            return say("CSS TOKENS"), [
                (say("SLOT {slot}", slot=slot_name(slot)), "css-pod", f"over:choose:css_slot:{slot}", {}) for slot in slots
            ]
        case "css_slot":
            slot = int(rest[0])
            return say("SLOT {slot}", slot=slot_name(slot)), [
                (say("PEEK"), "peek-eye", "css_peek", {"slot": slot, "seat": app.acting}),
                (say("ONE SLOT EARLIER"), "back", "css_move", {"slot": slot, "by": 1}),
                (say("ONE SLOT LATER"), "next", "css_move", {"slot": slot, "by": -1}),
                (say("{name} ENTERS A", name=view["seats"][app.acting]["name"].upper()), "css-pod", "pod_enter",
                 {"seat": app.acting, "pod": "A"}),
                (say("ENTERS B"), "css-pod", "pod_enter", {"seat": app.acting, "pod": "B"}),
                (say("ENTERS C"), "css-pod", "pod_enter", {"seat": app.acting, "pod": "C"}),
            ]
        case "contingency":
            others = [seat for seat in view["seats"] if seat != app.acting]
            return say("CONTINGENCY"), [
                (say("TAKE FROM THE POOL"), "contingency", "contingency_take", {"seat": app.acting}),
                (say("LOOK INTO THE POOL"), "peek-eye", "contingency_peek", {"seat": app.acting, "which": "pool"}),
                *((say("LOOK AT {name}", name=view["seats"][seat]["name"].upper()), "peek-eye", "contingency_peek",
                   {"seat": app.acting, "which": seat}) for seat in others),
            ]
        case "swap":
            pairs = [(one, other) for at, one in enumerate(SECTIONS) for other in SECTIONS[at + 1 :]]
            short = {section: say("LF") if section == "lift" else section for section in SECTIONS}
            return say("SWAP TWO"), [
                (f"{short[one]} / {short[other]}", "powered", "power_swap", {"a": one, "b": other}) for one, other in pairs
            ]
        case "leave":
            seat = rest[0]
            ways = [
                (say("DIED"), "corpse", "dead"), (say("IN A POD"), "css-pod", "pod"),
                (say("ISOLATED"), "isolation", "isolated"), (say("BUNKER"), "gate", "bunker"),
            ]
            return str(view["seats"][seat]["name"]).upper(), [
                (label, symbol, "leave", {"seat": seat, "how": how}) for label, symbol, how in ways
            ]
        case "scan":
            return say("SCAN"), [
                (say("ALL CARDS"), "scan", "scan", {"seat": app.acting, "cards": "all"}),
                (say("DECON ROOM"), "check", "scan", {"seat": app.acting, "cards": "all", "by": "decon"}),
                (say("SURGERY"), "wound-serious", "scan", {"seat": app.acting, "cards": "all", "by": "surgery"}),
                (say("TAKE A CARD"), "contamination", "contaminate", {"seat": app.acting}),
            ]
        case _:
            return "", []


load_kv(__file__)
