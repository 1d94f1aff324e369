"""The app: a session behind a screen. It puts pictures on the stage and intents through the one door."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.base import ExceptionManager
from kivy.core.window import Window
from kivy.properties import ObjectProperty

from companion.charter import charter
from companion.packs import Pack
from companion.session import Session
from companion.store import Store
from companion.table import Entry, Refused
from companion.ui.kept import Whereabouts
from companion.ui.picture.names import entry_name
from companion.ui.picture.result import Result, result
from companion.ui.picture.secret import cover
from companion.ui.place import Place, Tab
from companion.ui.settings import Settings
from companion.ui.theme import Theme, register_fonts
from companion.ui.tokens import DRAWS
from companion.ui.tongue import Tongue
from companion.ui.trouble import Catcher

LOCK = "draw_lock_after"
PASSING = ("result", "choose", "secret", "menu")
"""What lies over the table only until something is done."""
BACK_KEY = 27
WHEREABOUTS = "place.json"


class AirlockApp(App):
    """One game at a time on one stage; where we are is a value that survives a kill."""

    theme = ObjectProperty(None, rebind=True)
    use_kivy_settings = False

    def __init__(self, store: Store, packs: Callable[[str], Pack], home: Path, language: str = "en", **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.store, self.packs, self.home = store, packs, home
        self.say = Tongue(language)
        self.theme = Theme()
        self.session: Session | None = None
        self.game = 0
        """Which of the saved games the session is."""
        self.place = Place()
        self.settings = Settings.load(home / "settings.json")
        self.acting = "P1"
        self.notice = ""
        self.seed: bytes | None = None
        """Tests and the demonstration play a game they know; everybody else gets 256 bits of the system."""
        self.shown = 0
        """The entry whose result stands on the table, 0 for none."""

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
        self._resume()
        self.go(self.place)

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key)
        ExceptionManager.remove_handler(self._catcher)

    def on_pause(self) -> bool:
        self._keep_place()
        return True

    def open_settings(self, *_: object) -> bool:
        return False

    def _on_key(self, _window: object, key: int, *_: object) -> bool:
        return self.back() if key == BACK_KEY else False

    # -- settings --------------------------------------------------------------------------------

    def turn(self, setting: str) -> None:
        """One setting to its next value, at once and for good."""
        self.settings = self.settings.turned(setting)
        self.settings.save(self.home / "settings.json")
        self._apply_settings()
        self.refresh()

    def _apply_settings(self) -> None:
        theme, settings = self.theme, self.settings
        theme.text_scale, theme.left_hand, theme.mono = settings.text_scale, settings.left_hand, settings.mono
        theme.duration = 0 if settings.fast else 1

    # -- where we are ----------------------------------------------------------------------------

    def _resume(self) -> None:
        """After a kill: the same game, the same screen, the same step, the same result."""
        kept = Whereabouts.load(self.home / WHEREABOUTS)
        if kept.place.screen != "game" or kept.game not in (saved.id for saved in self.store.games()):
            return
        self._play(self.store.resume(kept.game), kept.game)
        self.place = kept.place
        self.shown = kept.shown if 0 < kept.shown <= len(self.playing.journal.entries) else 0
        self.acting = kept.acting if kept.acting in self.playing.table.value("seats") else "P1"

    def _keep_place(self) -> None:
        Whereabouts(self.place, self.game, self.shown, self.acting).save(self.home / WHEREABOUTS)

    def go(self, place: Place) -> None:
        self.place = place
        Window.allow_screensaver = place.screen != "game"  # the screen stays awake during a game
        self._keep_place()
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

    def close(self) -> None:
        """Take away what lies on top."""
        self.go(replace(self.place, over=self.place.over[:-1]))

    # -- games -----------------------------------------------------------------------------------

    @property
    def playing(self) -> Session:
        assert self.session is not None
        return self.session

    def new_game(self, names: list[str], options: dict[str, Any]) -> None:
        try:
            made = charter(self.packs("lockdown"), names, self.seed, options)
        except Refused as refused:
            self.refuse(refused)
            return
        room = self.store.new(made)
        self._play(Session.new(made, self.packs("lockdown"), room), room.game)
        self._enter()
        self.over("setup")

    def open_game(self, game: int) -> None:
        self._play(self.store.resume(game), game)
        self._enter()

    def _play(self, session: Session, game: int) -> None:
        self.session, self.game = session, game
        session.speak(self.say.language)

    def _enter(self) -> None:
        self.acting, self.shown, self.notice = self.playing.table.word("first_player"), 0, ""
        self._plain()

    def _plain(self) -> None:
        """The table with nothing over it but the rail, if the event phase is on."""
        phase = self.playing.table.value("phase")
        self.go(Place("game", "table", ("rail",) if phase == "event" else ()))

    def recover(self) -> None:
        """Something of ours broke: back to the game as it is on disk, on the plain table."""
        self.shown = 0
        self.notice = self.say("Something broke. Nothing is lost: this is the game as it was kept.")
        if self.session is None:
            self.go(Place())
        else:
            self._play(self.store.resume(self.game), self.game)
            self._plain()

    # -- acting ----------------------------------------------------------------------------------

    def act(self, name: str, **parameters: Any) -> Entry | None:
        """Put an intent through the door and show what came of it; a refusal is a sentence."""
        try:
            entry = self.playing.do(name, **parameters)
        except Refused as refused:
            self.refuse(refused)
            return None
        self.notice = ""
        if isinstance(entry.result, dict) and "first_player" in entry.result:
            self.acting = entry.result["first_player"]
        self._show(entry)
        return entry

    def refuse(self, refused: Refused) -> None:
        says = self.session.refusal(refused) if self.session else refused.reason
        self.notice = says
        self.refresh()

    def _show(self, entry: Entry) -> None:
        """A result stands until it is dismissed; an overlay lies over the table, a card stands in its middle."""
        picture = self.result_of(entry)
        over = tuple(each for each in self.place.over if each.partition(":")[0] not in PASSING)
        phase = self.playing.table.value("phase")
        if phase == "event" and "rail" not in over:
            over = (*over, "rail")
        if phase != "event":
            over = tuple(each for each in over if each != "rail")
        secret = cover(entry, self.playing.view(), self.say)
        self.shown = entry.number if picture is not None or secret is not None else 0
        if secret is not None:
            over = (*over, "secret")
        if picture is not None and picture.overlay:
            over = (*over, "result")
        self.place = replace(self.place, over=over)
        self._keep_place()
        self.stage.ids.door.draw(self._ceremony(entry), self.refresh)
        if picture is not None:
            self.stage.lock(self.theme.seconds(LOCK))

    def _ceremony(self, entry: Entry) -> float:
        """How long the draw takes: only what was drawn has a door, and only the shut time grows with severity."""
        told = entry.result if isinstance(entry.result, dict) else {}
        name = {
            "noise_roll": "silence" if told.get("face") == "silence" else "noise", "explore": "explore", "attack": "attack",
            "injury_check": "injury_check", "encounter": str(told.get("kind")),
            "next": "event" if told.get("card") else str(told.get("kind")) if told.get("step") == "bag" else "",
        }.get(entry.intent, "") if entry.act == "do" else ""
        return self.theme.seconds(name) if name in DRAWS else 0

    def result_of(self, entry: Entry) -> Result | None:
        if entry.act not in ("do", "redo"):
            return None
        return result(entry, self.playing.view(), self.playing.story(entry), self.say)

    def shown_result(self) -> Result | None:
        if not self.shown or self.session is None:
            return None
        return self.result_of(self.session.journal.entries[self.shown])

    def turn_to_next(self) -> None:
        """Who acts: the next seat that is still in the game."""
        seats = [seat for seat, told in self.playing.view()["seats"].items() if told["status"] == "in"]
        if seats:
            at = seats.index(self.acting) if self.acting in seats else -1
            self.acting = seats[(at + 1) % len(seats)]
        self.go(self.place)

    def undo_what(self) -> str:
        """What undo would take back, by its name and number."""
        entry = self.session.journal.next_undo() if self.session else None
        return f"{entry_name(entry.intent, entry.result, self.say)} #{entry.number}" if entry else ""

    # -- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.stage.show(self)
