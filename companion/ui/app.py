"""The app: its life, its settings and where we are. The game is in games.py, what taps do to it in acting.py."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.base import ExceptionManager
from kivy.core.window import Window
from kivy.properties import ObjectProperty

from companion.packs import Pack, Words, load
from companion.shelf import Shelf
from companion.table import Refused
from companion.ui.acting import Acting
from companion.ui.games import Games
from companion.ui.place import Place, Tab
from companion.ui.settings import Settings
from companion.ui.theme import Theme, register_fonts
from companion.ui.tongue import Tongue
from companion.ui.trouble import Catcher

BACK_KEY = 27


class AirlockApp(Acting, Games, App):
    """One game at a time on one stage; where we are is a value that survives a kill."""

    theme = ObjectProperty(None, rebind=True)
    use_kivy_settings = False

    def __init__(self, home: Path, language: str = "en", packs: Callable[[str], Pack] = load, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.home, self.packs, self.shelf = home, packs, Shelf(home, packs)
        self.say = Tongue(language)
        self.theme = Theme()
        self.place = Place()
        self.settings = Settings.load(home / "settings.json")
        self.seed: bytes | None = None
        """Tests and the demonstration play a game they know; everybody else gets 256 bits of the system."""

    # -- life ------------------------------------------------------------------------------------

    def build(self) -> Any:
        register_fonts()
        self._apply_settings()
        Window.clearcolor = self.theme.ground
        from companion.ui.stage import Stage  # kv files need the app to exist

        self.stage = Stage()
        Window.bind(on_keyboard=self._on_key)
        self._catcher = Catcher(self)
        ExceptionManager.add_handler(self._catcher)
        return self.stage

    def on_start(self) -> None:
        self.open_save()

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key)
        ExceptionManager.remove_handler(self._catcher)
        if self.store is not None:
            self.store.close()

    def on_pause(self) -> bool:
        self.keep_place()
        return True

    def open_settings(self, *_: object) -> bool:
        return False

    def _on_key(self, _window: object, key: int, *_: object) -> bool:
        return self.back() if key == BACK_KEY else False

    # -- settings --------------------------------------------------------------------------------

    def turn(self, setting: str) -> None:
        """One setting to its next value, at once and for good."""
        self.settings = self.settings.turned(setting)
        with suppress(OSError):  # a full disk: it holds for this evening at least
            self.settings.save(self.home / "settings.json")
        self._apply_settings()
        self.refresh()

    def _apply_settings(self) -> None:
        theme, settings = self.theme, self.settings
        theme.text_scale, theme.left_hand, theme.mono = settings.text_scale, settings.left_hand, settings.mono
        theme.duration = 0 if settings.fast else 1

    # -- where we are ----------------------------------------------------------------------------

    def go(self, place: Place) -> None:
        self.place = place
        Window.allow_screensaver = place.screen != "game"  # the screen stays awake during a game
        self.keep_place()
        self.refresh()

    def back(self) -> bool:
        """Pop what lies on top; False at the root, where the system takes over."""
        place = self.place.back()
        if place is None:
            return False
        entry = self.playing.journal.next_undo() if self.place.top == "rail" else None
        if entry and entry.intent == "event_phase":
            self.act("undo")  # nothing has happened yet: one step back is out of the event phase
            return True
        self.go(place)
        return True

    def tab(self, tab: Tab) -> None:
        self.go(self.place.at(tab))

    def over(self, overlay: str) -> None:
        self.go(self.place.onto(overlay))

    def instead(self, overlay: str) -> None:
        """Another overlay in the place of the one on top."""
        self.go(replace(self.place, over=(*self.place.over[:-1], overlay)))

    def close(self) -> None:
        """Take away what lies on top."""
        self.go(replace(self.place, over=self.place.over[:-1]))

    # -- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.stage.show(self)

    def refusal(self, refused: Refused) -> str:
        """Why not, in one sentence, where no game is open that could say it."""
        return Words(self.packs("lockdown"), self.say.language).say(f"no.{refused.reason}", refused.parameters)
