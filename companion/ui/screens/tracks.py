"""TRACKS: the slots to come, power with its flips, autodestruction and alert."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.picture.strip import SECTIONS, slot_name
from companion.ui.picture.what_if import what_if
from companion.ui.widgets import load_kv
from companion.ui.widgets.glyph import Glyph
from companion.ui.widgets.seam import Seam
from companion.ui.widgets.text import Text
from companion.ui.widgets.verb import Hold, Small

__all__ = ["Glyph", "Seam", "SlotRow", "Text", "TracksScreen"]


class SlotRow(BoxLayout):
    """One slot to come and what it brings."""

    slot = StringProperty()
    says = StringProperty()
    role = StringProperty("ink2")


class TracksScreen(BoxLayout):
    def show(self, app: Any) -> None:
        view, say, ids = app.playing.view(), app.say, self.ids
        ids.slots.clear_widgets()
        for each in view["forecast"]:
            says, role = _brings(each, say)
            if says:
                ids.slots.add_widget(SlotRow(slot=slot_name(each["slot"]), says=says, role=role))
        ids.acts.clear_widgets()
        ids.holds.clear_widgets()
        for section in SECTIONS:
            name = say("LIFT") if section == "lift" else section
            self._add(app, Small(label=say("{section}", section=name), symbol="powered"), "power_flip", section=section)
        for label, symbol, overlay in (
            (say("RESTORE"), "backup-on", "restore"), (say("SWAP"), "powered", "choose:swap"),
            (say("CSS"), "css-pod", "choose:css"),
        ):
            button = Small(label=label, symbol=symbol, name=overlay)
            button.bind(on_release=lambda _, overlay=overlay: app.over(overlay))
            ids.acts.add_widget(button)
        auto = view["autodestruction"]
        if auto is None:
            self._hold(app, say("HOLD: AUTO"), "autodestruction", "autodestruction_start")
        elif auto["side"] == "yellow":
            self._hold(app, say("HOLD: STOP AUTO"), "autodestruction", "autodestruction_stop")
        ids.what_if.text = what_if(view, say)
        if view["alert"] is None:
            self._hold(app, say("HOLD: ALERT"), "alert", "alert_start")

    def _add(self, app: Any, button: Any, intent: str, **parameters: Any) -> None:
        button.bind(on_release=lambda _: app.act(intent, **parameters))
        self.ids.acts.add_widget(button)

    def _hold(self, app: Any, label: str, symbol: str, intent: str) -> None:
        button = Hold(label=label, symbol=symbol)
        button.bind(on_held=lambda _: app.act(intent, seat=app.acting))
        self.ids.holds.add_widget(button)


def _brings(told: dict[str, Any], say: Any) -> tuple[str, str]:
    """What a slot brings, and the colour of the gravest part of it."""
    parts: list[tuple[str, str]] = []
    if told.get("purge"):
        parts.append((say("purge"), "danger"))
    if "autodestruction" in told:
        parts.append((say("autodestruction"), "warn"))
    if told.get("alert"):
        parts.append((say("the alert ends the game"), "warn"))
    if "line" in told:
        parts.append((say("red line") if told["line"] == "red" else say("blue line"), "off" if told["line"] == "red" else "on"))
    if told.get("isolation"):
        parts.append((say("isolation opens"), "ink"))
    if told.get("css"):
        parts.append((say("CSS token"), "ink2"))
    return ", ".join(text for text, _ in parts), parts[0][1] if parts else "ink2"


load_kv(__file__)
