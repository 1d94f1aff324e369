"""The app: its life, its settings and where we are. The game is in games.py, what taps do to it in acting.py."""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import ObjectProperty

from companion.device import Device, NullDevice
from companion.owner import Owner
from companion.packs import Pack, Words, load
from companion.saves.shelf import Shelf
from companion.table import Refused
from companion.ui.acting import Acting
from companion.ui.exchange import BOX, PACKS, Exchange
from companion.ui.games import Games
from companion.ui.keys import Keys
from companion.ui.pictures.strip import strip
from companion.ui.place import Place, Tab
from companion.ui.reading import Reading
from companion.ui.settings import Settings
from companion.ui.theme import Theme, register_fonts
from companion.ui.tongue import Tongue
from companion.ui.trouble import Catcher

BACK_KEY = 27


class AirlockApp(Acting, Games, Reading, Exchange, App):
    """One game at a time on one stage; where we are is a value that survives a kill."""

    theme = ObjectProperty(None, rebind=True)
    use_kivy_settings = False

    def __init__(
        self, home: Path, language: str = "en", packs: Callable[[str], Pack] = load, device: Device | None = None, **kwargs: Any,
    ) -> None:
        gc.disable()  # until the first frame: nothing is waste yet, and looking for it costs a tenth of the start
        super().__init__(**kwargs)
        self.device: Device = device or NullDevice()
        self.ember: Any = None
        """What lies over everything while nobody touches the screen."""
        self.home, self.printed = home, packs
        self.owner = Owner(home / PACKS, home / BOX, packs)
        self.shelf = Shelf(home, self.packs)
        self.settings = Settings.load(home / "settings.json")
        self.say = Tongue(self.settings.language or language)
        self.theme = Theme()
        self.place = Place()
        self.seed: bytes | None = None
        """Tests and the demonstration play a game they know; everybody else gets 256 bits of the system."""

    # -- life ------------------------------------------------------------------------------------

    def build(self) -> Any:
        register_fonts()
        self._apply_settings()
        Window.clearcolor = self.theme.ground
        from companion.ui.stage import Stage  # kv files need the app to exist

        self.stage = Stage()
        self._idle = Clock.create_trigger(self._nobody_is_here, self.theme.real_seconds("ember_after"))
        Window.bind(on_keyboard=self._on_key, on_touch_down=self._on_touch, on_resize=self._make_way)
        Window.softinput_mode = "below_target"
        self.keys = Keys(self)
        self._catcher = Catcher(self)
        ExceptionManager.add_handler(self._catcher)
        return self.stage

    def on_start(self) -> None:
        self.open_save()
        self._make_way()
        Window.bind(on_flip=self._shown)

    def _shown(self, *_: object) -> None:
        """The first frame can be seen."""
        Window.unbind(on_flip=self._shown)
        Clock.schedule_once(self._settle)

    def _settle(self, _: float) -> None:
        """What stands now stays, and the rules are read before somebody acts."""
        gc.enable()
        gc.freeze()
        if self.session is not None:
            len(self.session.game.intents)

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key, on_touch_down=self._on_touch, on_resize=self._make_way)
        self._idle.cancel()
        self.keys.leave()
        self.wake()
        ExceptionManager.remove_handler(self._catcher)
        if self.store is not None:
            self.store.close()

    def on_resume(self) -> None:
        self._make_way()
        self.refresh()

    def _make_way(self, *_: object) -> None:
        """Leave the edges to the system where it has bars or a camera there."""
        insets = self.device.insets()
        self.stage.inset_top, self.stage.inset_bottom = insets.top, insets.bottom

    def on_pause(self) -> bool:
        self.keep_place()
        return True

    def open_settings(self, *_: object) -> bool:
        return False

    def _on_key(self, _window: object, key: int, _scan: int = 0, _text: object = None, modifiers: Any = None, *_: object) -> bool:
        if self.ember is not None:
            self.wake()
            return True
        self._on_touch()
        return self.back() if key == BACK_KEY else self.keys.down(key, list(modifiers or ()))

    # -- idling ----------------------------------------------------------------------------------

    def _on_touch(self, *_: object) -> None:
        self._idle.cancel()
        self._watch()

    def _watch(self) -> None:
        """From now on: dim if nobody touches the screen for a while; never over what only one may see."""
        if self.settings.ember and self.place.screen == "game" and not self.place.secret:
            self._idle()

    def _nobody_is_here(self, _: float) -> None:
        if self.session is None or self.ember is not None or self.place.secret:
            return
        from companion.ui.widgets.ember import Ember

        self.ember = Ember()
        self.ember.show(strip(self.playing.view(), self.say))

    def wake(self) -> None:
        if self.ember is not None:
            self.ember.hide()
            self.ember = None
            self._watch()

    # -- settings --------------------------------------------------------------------------------

    def turn(self, setting: str) -> None:
        """One setting to its next value, at once and for good."""
        self.settings = self.settings.turned(setting)
        with suppress(OSError):  # a full disk: it holds for this evening at least
            self.settings.save(self.home / "settings.json")
        self._apply_settings()
        self.device.awake(self.settings.awake and self.place.screen == "game")
        self._on_touch()
        self.refresh()

    def _apply_settings(self) -> None:
        theme, settings = self.theme, self.settings
        for name in ("text_scale", "left_hand", "mono", "reduced", "two_way"):
            setattr(theme, name, getattr(settings, name))
        theme.duration = 0 if settings.fast else 1

    # -- where we are ----------------------------------------------------------------------------

    def go(self, place: Place) -> None:
        self.place = place
        self.device.awake(self.settings.awake and place.screen == "game")
        self.device.hide(place.secret)
        self._idle.cancel()
        self._watch()
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

    def recall(self, overlay: str) -> None:
        """An overlay about something that is not there any more goes, with all that lies over it."""
        self.go(replace(self.place, over=self.place.over[: self.place.over.index(overlay)]))

    # -- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.stage.show(self)

    def refusal(self, refused: Refused) -> str:
        """Why not, in one sentence, where no game is open that could say it."""
        return Words(self.packs("lockdown"), self.say.language).say(f"no.{refused.reason}", refused.parameters)
