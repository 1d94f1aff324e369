"""SETTINGS: a switch a line; each works at once and is kept."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.tongue import Tongue, word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.rocker import Rocker
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Rocker", "Scroll", "Seam", "SettingsScreen", "Small", "Text"]


class SettingRow(BoxLayout):
    says = StringProperty()


class SettingsScreen(Room, BoxLayout):
    header, bare = word("SETTINGS"), True

    def show(self, app: Any) -> None:
        say, settings, rows = app.say, app.settings, self.ids.rows
        self.ids.done.label = say("DONE")
        self.ids.title.text = "" if app.place.screen == "game" else say("SETTINGS")
        self._stepped(app)
        if not rows.children:
            for name, label in names(say).items():
                row = SettingRow(says=label)
                switch = Rocker(name=name, first=say("YES"), second=say("NO"), pos_hint={"center_y": 0.5})
                switch.bind(on_release=lambda pressed: app.turn(pressed.name))
                row.add_widget(switch)
                rows.add_widget(row)
        for row in rows.children:
            row.children[0].at_first = getattr(settings, row.children[0].name)

    def _stepped(self, app: Any) -> None:
        """A button a line, which says how it stands and goes on to the next."""
        say, settings, box = app.say, app.settings, self.ids.stepped
        values = {
            "text_scale": (say("Text size"), f"{settings.text_scale:.0%}"),
            "volume": (say("Volume"), f"{settings.volume:.0%}"),
            "ship_volume": (say("Volume of the ship"), f"{settings.ship_volume:.0%}"),
            "language": (say("Language"), say("ENGLISH")),
            "standby": (say("Take over from another phone"), say("STAND BY")),
            "about": (say("What this app is"), say("ABOUT")),
        }
        box.clear_widgets()
        for name, (label, shown) in values.items():
            row = SettingRow(says=label)
            button = Small(name=name, label=shown, height="48dp", size_hint_x=None, width="104dp", pos_hint={"center_y": 0.5})
            button.bind(on_release=lambda pressed: self._pressed(app, pressed.name))
            row.add_widget(button)
            box.add_widget(row)

    @staticmethod
    def _pressed(app: Any, name: str) -> None:
        if name in ("about", "standby"):
            app.over(name)
        elif name == "language":
            app.next_language()
        else:
            app.turn(name)


def names(say: Tongue) -> dict[str, str]:
    """Every setting that is on or off."""
    return {
        "left_hand": say("Left hand"),
        "sound": say("Sound"),
        "heartbeat": say("Heartbeat"),
        "ship": say("The ship hums"),
        "captions": say("Sounds in words"),
        "vibration": say("Vibration"),
        "speech": say("Read results out"),
        "talk": say("Talk: touch to hear, touch again to press"),
        "talk_secrets": say("Talk: secrets aloud, for earphones"),
        "fast": say("Fast draws"),
        "reduced": say("Reduced motion"),
        "awake": say("Screen stays on"),
        "ember": say("Dim after 30 seconds"),
        "two_way": say("Results for both sides"),
        "hints": say("Hints"),
        "mono": say("No colours"),
    }


load_kv(__file__)
