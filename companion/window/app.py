"""The app: Kivy's life, keys, theme and idling, and the parts it is made of. What a tap does to a game is in playing.py."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Canvas, Color, Rectangle
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.device import Device, NullDevice
from companion.games import Game
from companion.games.registry import GAMES
from companion.owner import Owner
from companion.packs import COMMON, Pack, Words, load
from companion.packs.words import LANGUAGES, SECOND
from companion.saves.beside import BOX, PACKS
from companion.saves.shelf import Shelf
from companion.session import Session
from companion.show.doing import Choose, Do, Does, Explain, Go, Here, Leave, Series, StopWatch, TickAll, TickOff
from companion.show.duelines import OPENED
from companion.show.face import Face, face_of
from companion.show.files import Files
from companion.show.games import Games
from companion.show.guide import Guide
from companion.show.pictures.table import actors
from companion.show.place import HOME, Place
from companion.show.playing import Manner, Moment, Playing
from companion.show.senses import Senses
from companion.show.settings import Settings
from companion.show.tongue import Tongue
from companion.table import Entry, Refused
from companion.window.catcher import Catcher
from companion.window.keys import Keys
from companion.window.light import waste
from companion.window.phones import Phones
from companion.window.rest import Rest
from companion.window.standing import StandsBy
from companion.window.theme import Theme, register_fonts

if TYPE_CHECKING:
    from companion.show.breathing import Breathing
    from companion.show.noting import Noting
    from companion.show.packing import Packing
    from companion.show.pausing import Pausing
    from companion.show.pictures.rules import Book
    from companion.show.swapping import Swapping
    from companion.window.talk import Talk

BACK_KEY = 27
LOCK = "draw_lock_after"
FEW = 3
"""Among so many whoever acts is found by going round; more are chosen by name."""
LARGE, SMALL = (100, 50), (56, 56)
"""How many letters the card on the table holds, and how many fewer under a banner."""
TABLE = (HOME, "rail", "result")
"""Where what happens is seen."""
NOTED_AFTER = 0.3
"""Seconds after an act in which the evening is noted, where a round has begun by it."""


class AirlockApp(App):
    """One game at a time on one stage; where we are is a value that survives a kill."""

    theme = ObjectProperty(None, rebind=True)
    use_kivy_settings = False

    def __init__(
        self,
        home: Path,
        language: str = "en",
        packs: Callable[[str], Pack] = load,
        device: Device | None = None,
        known: Mapping[str, Game] = GAMES,
        faces: Callable[[str], Face] = face_of,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self.home, self.known, self.face_of = home, known, faces
        self.device: Device = device or NullDevice()
        self.settings = Settings.load(home / "settings.json")
        self.say = Tongue(self.settings.language or language)
        self.second = self.say.language if self.say.language != LANGUAGES[0] else SECOND
        """What is spoken here besides English."""
        self.theme = Theme()
        self.notice = self.caption = ""
        self.ember: Any = None
        """What lies over everything while nobody touches the screen."""
        self.games = Games(self, Shelf(home, self.packs, known), known, faces)
        self.files = Files(self, Owner(home / PACKS, home / BOX, packs, known), self.games, _in_the_next_frame)
        self.games.heard = lambda: self.pausing.read_out()
        self.guide = Guide(self)
        self.senses = Senses(self)
        self.rest: Rest | None = None
        """There is none before the first frame."""
        self.phones = Phones(self, _in_the_next_frame)
        self.standing = StandsBy(self, _in_the_next_frame)

    # -- what the screens read -------------------------------------------------------------------

    @property
    def playing(self) -> Playing:
        assert self.games.playing is not None
        return self.games.playing

    @property
    def session(self) -> Session | None:
        return self.games.playing.session if self.games.playing else None

    @property
    def place(self) -> Place:
        return self.games.place

    @property
    def book(self) -> Book:
        return self.guide.book(self.playing)

    @cached_property
    def packing(self) -> Packing:
        from companion.show.packing import Packing  # a game is packed up long after the first screen

        return Packing(self)

    @cached_property
    def pausing(self) -> Pausing:
        from companion.show.pausing import Pausing  # read when somebody pauses, or comes back

        return Pausing(self, self.games, self.files, _in_the_next_frame)

    @cached_property
    def breathing(self) -> Breathing:
        from companion.show.breathing import Breathing  # off at first

        return Breathing(self)

    def _breathe(self) -> None:
        """The ship is heard while a game is open here and in front."""
        if self.settings.ship and self.place.screen == "game" and self.session is not None:
            self.breathing.follow(self.playing.face.breath(self.playing.view))
        else:
            self._hush()

    def _hush(self) -> None:
        if "breathing" in self.__dict__:
            self.breathing.still()

    @cached_property
    def talk(self) -> Talk:
        from companion.window.talk import Talk  # few want it, and nobody waits for it

        return Talk(self)

    @property
    def talks(self) -> bool:
        """Whether it says what is touched, or has done so and is to be told that it is over."""
        return self.settings.talk or self.place.room == "talk" or "talk" in self.__dict__

    @cached_property
    def noting(self) -> Noting:
        from companion.show.noting import Noting  # read when somebody finds a fault

        return Noting(self, self.files)

    @cached_property
    def swapping(self) -> Swapping:
        from companion.show.swapping import Swapping  # read when somebody gives a box, or takes one

        return Swapping(self, self.files)

    def packs(self, name: str) -> Pack:
        return self.files.pack(name)

    def refusal(self, refused: Refused, game: str = "") -> str:
        """Why not, in one sentence, where no game is open that could say it; of a game that was to begin, in its words."""
        pack = self.packs(game) if game else load(COMMON)
        return Words(pack, self.say.language).say(f"no.{refused.reason}", refused.parameters)

    def explain(self, rule: str) -> None:
        self.guide.explain(self.playing, rule)

    def this_is_wrong(self, about: str) -> None:
        """Somebody holds it to be wrong."""
        self.noting.open(self.games.playing, about)

    # -- life ------------------------------------------------------------------------------------

    def build(self) -> Any:
        register_fonts()
        self._apply_settings()
        Window.clearcolor = self.theme.ground
        from companion.window.stage import Stage  # kv files need the app to exist

        self.stage = Stage()
        self.again = Clock.create_trigger(lambda _: self.refresh(), -1)
        self._note = Clock.create_trigger(lambda _: self.games.note_what_changed(), NOTED_AFTER)
        self._idle = Clock.create_trigger(self._nobody_is_here, self.theme.real_seconds("ember_after"))
        Window.bind(**self._heard())
        Window.softinput_mode = "below_target"
        self.keys = Keys(self)
        self._catcher = Catcher(self)
        ExceptionManager.add_handler(self._catcher)
        return self.stage

    def _heard(self) -> dict[str, Callable[..., object]]:
        """What of the window is for us."""
        return {
            "on_keyboard": self._on_key,
            "on_touch_down": self.on_touch,
            "on_resize": self._make_way,
            "on_drop_file": self._dropped,
        }

    def on_start(self) -> None:
        self.games.open_save()
        self._note.cancel()  # a slow phone would note the evening before anything can be seen
        self._make_way()
        self.device.watch_insets(lambda: _in_the_next_frame(self._make_way))
        Window.bind(on_flip=self._shown)
        if self.device.explores() and not self.settings.talk and not self.settings.talk_offered:
            self.over("talk")

    def _shown(self, *_: object) -> None:
        """The first frame can be seen."""
        Window.unbind(on_flip=self._shown)
        Clock.schedule_once(self._settle)

    def _settle(self, _: float) -> None:
        """What stands now stays, and the rules are read before somebody acts."""
        waste.settle()
        self.rest = Rest(self)
        self.rest.again()
        self._note()
        if self.session is not None:
            len(self.session.game.intents)
        self.standing.begin()
        self.phones.follow()

    def on_stop(self) -> None:
        Window.unbind(**self._heard())
        self.wake()
        self._idle.cancel()
        self._note.cancel()
        if self.rest is not None:
            self.rest.stop()
        self.phones.pause()
        self.standing.leave()
        self._hush()
        self.device.leave()
        if self.talks:
            self.talk.leave()
        self.keys.leave()
        ExceptionManager.remove_handler(self._catcher)
        if self.games.store is not None:
            self.games.store.close()

    def on_resume(self) -> None:
        self._make_way()
        self.phones.wakes()
        if self.games.comes_back():
            self._arrive()
        self.refresh()

    def _make_way(self, *_: object) -> None:
        """Leave the edges to the system where it has bars or a camera there."""
        insets = self.device.insets()
        self.stage.insets = insets.left, insets.top, insets.right, insets.bottom

    def on_pause(self) -> bool:
        self.games.keep_place()
        self.games.note()
        self.phones.sleeps()
        self._hush()
        return True

    def open_settings(self, *_: object) -> bool:
        return False

    def _on_key(self, _window: object, key: int, _scan: int = 0, _text: object = None, modifiers: Any = None, *_: object) -> bool:
        if self.ember is not None:
            self.wake()
            return True
        self.on_touch()
        return self.back() if key == BACK_KEY else self.keys.down(key, list(modifiers or ()))

    def _dropped(self, _window: object, name: bytes, *_: object) -> None:
        """A file that was let go over the window, whatever stands there."""
        self.wake()
        self.on_touch()
        self.files.take(Path(os.fsdecode(name)))

    # -- idling ----------------------------------------------------------------------------------

    def on_touch(self, *_: object) -> None:
        """Somebody is here."""
        self._idle.cancel()
        if self.rest is not None:
            self.rest.again()
        self._watch()

    def _watch(self) -> None:
        """From now on: dim if nobody touches the screen for a while; never over what only one may see."""
        dims = self.settings.ember or self.phones.hosting is not None
        if dims and self.place.screen == "game" and not self.place.secret:
            self._idle()

    def _nobody_is_here(self, _: float) -> None:
        if self.session is None or self.ember is not None or self.place.secret:
            return
        from companion.window.widgets.ember import Ember

        self.ember = Ember()
        self.ember.show(self.playing.strip, self.playing.face)

    def wake(self) -> None:
        if self.ember is not None:
            self.ember.hide()
            self.ember = None
            self._watch()

    # -- settings --------------------------------------------------------------------------------

    def turn(self, setting: str) -> None:
        """One setting to its next value, at once and for good."""
        self._keep(self.settings.turned(setting))
        self._apply_settings()
        self.keep_awake()
        self.on_touch()
        self.refresh()

    def talk_was_offered(self, wanted: bool) -> None:
        """Asked once, on a phone whose own reader is on; under SETTINGS it can be had at any time."""
        self._keep(replace(self.settings, talk_offered=True, talk=wanted))
        self.close()

    def keep_awake(self) -> None:
        """The screen of a game stays on where that is wanted, and wherever others play on it: asleep it would stop them."""
        shares = self.phones.hosting is not None or self.standing.follower is not None
        self.device.awake((self.settings.awake or shares) and self.place.screen == "game")

    def _keep(self, settings: Settings) -> None:
        self.settings = settings
        with suppress(OSError):  # a full disk: it holds for this evening at least
            self.settings.save(self.home / "settings.json")

    def _apply_settings(self) -> None:
        theme, settings = self.theme, self.settings
        for name in ("text_scale", "left_hand", "mono", "reduced", "two_way"):
            setattr(theme, name, getattr(settings, name))
        theme.duration = 0 if settings.fast else 1

    def speak_in(self, language: str) -> None:
        """Everything in another language from now on: screens, story, rules; the game goes on where it is."""
        self._keep(replace(self.settings, language=language))
        self.say, self.notice = Tongue(language), ""
        self.second = language if language != LANGUAGES[0] else self.second
        if self.session is not None:
            self.playing.speak(self.say)
        self.stage.forget()
        self.refresh()

    def other_language(self) -> None:
        """English, or the other language that was last spoken here."""
        self.speak_in(self.second if self.say.language == LANGUAGES[0] else LANGUAGES[0])

    def next_language(self) -> None:
        self.speak_in(LANGUAGES[(LANGUAGES.index(self.say.language) + 1) % len(LANGUAGES)])

    # -- where we are ----------------------------------------------------------------------------

    def go(self, place: Place) -> None:
        if place.screen == "game":
            self.games.place = place
        else:
            self.games.leave_game(place)
        self._arrive()
        self.refresh()

    def _arrive(self) -> None:
        self.keep_awake()
        self.device.hide(self.place.secret)
        self._idle.cancel()
        self._watch()
        self.games.keep_place()
        self._note()

    def back(self) -> bool:
        """Pop what lies on top; False at the root, where the system takes over."""
        place = self.place.back()
        if place is None:
            return False
        self.notice = ""
        if self.session is not None and self.playing.leaves_the_rail():
            self.act("undo")  # nothing has happened yet: one step back is out of the event phase
            return True
        self.go(place)
        return True

    def tab(self, tab: str) -> None:
        self.notice = ""
        self.go(self.place.at(tab))

    def over(self, overlay: str) -> None:
        self.go(self.place.onto(overlay))

    def instead(self, overlay: str) -> None:
        """Another overlay in the place of the one on top."""
        self.go(replace(self.place, over=(*self.place.over[:-1], overlay)))

    def close(self) -> None:
        """Take away what lies on top."""
        self.go(replace(self.place, over=self.place.over[:-1]))

    def leave(self, overlay: str) -> None:
        """Something that is done with goes, whatever was laid over it meanwhile stays."""
        self.go(replace(self.place, over=tuple(each for each in self.place.over if each != overlay)))

    def recall(self, overlay: str) -> None:
        """An overlay about something that is not there any more goes, with all that lies over it."""
        self.go(replace(self.place, over=self.place.over[: self.place.over.index(overlay)]))

    def read(self) -> None:
        """The banner was read: an order, or a hint."""
        self.playing.heard()
        self.go(self.place)

    def turn_to_next(self) -> None:
        """Who acts: the next one, or of many whoever is chosen by name."""
        if len(actors(self.playing.view, self.playing.acting)) > FEW:
            self.over("acts")
            return
        self.playing.turn_to_next()
        self.go(self.place)

    def to_the_dues(self) -> None:
        """From a mark to the list of what is due; there the mark shuts it."""
        opened = self.playing.chosen.get(OPENED) and not self.place.over
        self.playing.choose({OPENED: None if opened else True})
        self.go(Place("game"))

    def take_back(self) -> None:
        """The last thing that people did: a tick, or what the last entry was."""
        try:
            undone = self.playing.unticks()
        except Refused as refused:
            self.games.trouble(refused)
            return
        if undone:
            self.refresh()
        else:
            self.act("undo")

    def act_for(self, seat: str) -> None:
        """From now on this seat acts."""
        self.playing.acting = seat
        self.go(self.place)

    # -- doing and showing -----------------------------------------------------------------------

    def act(self, name: str, **parameters: Any) -> Entry | None:
        """Put an intent through the door and show what came of it; a refusal is a sentence."""
        if self.phones.silent:
            self.over("alone")
            return None
        try:
            entry, moment = self.playing.act(name, self.manner(), parameters)
        except Refused as refused:
            self.games.trouble(refused)
            return None
        self.notice = ""
        self._arrive()
        self._give(entry, moment)
        self._show(entry, moment)
        return entry

    def manner(self) -> Manner:
        """How this screen wants to be shown what happens."""
        theme, playing = self.theme, self.playing
        return Manner(
            theme.two_way or (theme.tight and theme.compact),
            theme.tight,
            lambda entry: "" if playing.waits else self.guide.hint(playing, entry),
            *(SMALL if theme.compact else LARGE),
        )

    def heard(self, entry: Entry, moment: Moment) -> None:
        """Somebody has done it on another phone: it is heard, felt and shown as if it was done here, where the table is seen."""
        self.notice = ""
        self.games.keep_place()
        self._note()
        self._give(entry, moment)
        if self.ember is not None:
            self.ember.follow(self.playing.strip)
        if self.place.secret:
            return  # what somebody looks at stays; it is left by a tap
        if self.place.room in TABLE:
            self._show(entry, moment)
        else:
            self.refresh()

    def _give(self, entry: Entry, moment: Moment) -> None:
        self.senses.give(moment)
        if self.settings.talk:
            self.talk.hears(entry, moment)

    def _show(self, entry: Entry, moment: Moment) -> None:
        """What is taken back leaves to the left; what was drawn has a door, and only its shut time grows with severity."""
        if entry.act == "undo":
            self.stage.take_away(self, self.refresh)
        else:
            self.stage.shut(moment.draw * self.theme.duration, self)
        if moment.stands is not None:
            self.stage.lock(self.theme.seconds(LOCK))

    def does(self, act: Does) -> None:
        """What a tap on a drawing, or on a button of a page, means."""
        match act:
            case Do():
                self._do(act)
            case Series(acts):
                all(self._do(each) for each in acts)
            case Go(to, instead):
                self.instead(to) if instead else self.over(to)
            case Explain(rule):
                self.explain(rule)
            case Choose(picked):
                self.playing.choose(picked)
                self.games.keep_place()
                self.refresh()
            case Leave():
                self.close()
            case TickOff(due, done):
                self._tick(lambda: self.playing.tick(due, done))
            case TickAll(dues):
                self._tick(lambda: self.playing.tick_all(dues))
            case StopWatch():
                self.playing.face.clock(self)
            case Here(what):
                what(self)

    def _tick(self, tick: Callable[[], object]) -> None:
        """What stands elsewhere may be refused there."""
        try:
            tick()
        except Refused as refused:
            self.games.trouble(refused)
            return
        self.refresh()

    def _do(self, act: Do) -> Entry | None:
        """An intent, and what becomes of the page it was done on."""
        if self.playing.walks_past(act):
            self.to_the_dues()
            return None
        page, stood = self.place, self.playing.shown
        entry = self.act(act.intent, **act.parameters)
        if entry and act.leaves:
            self.leave(page.top)
        if entry and act.stays and self.playing.stays(page, stood):
            self._arrive()
            self.refresh()
        return entry

    def share_picture(self, name: str, what: Widget | None = None) -> None:
        """The screen as it is, as one picture; or all of a page that scrolls."""
        file = self.home / f"airlock-{self.session.charter.seal[:8]}-{name}.png"
        try:
            self._export(what or self.stage.lower, file)
        except OSError:
            self.notice = self.say("There is no room for a new file.")
        else:
            self.files.shared(file, "image/png")

    def _export(self, widget: Widget, file: Path) -> None:
        """On the ground of the window, which a page does not draw itself."""
        ground = Canvas()
        with ground:
            Color(*self.theme.ground)
            Rectangle(pos=widget.pos, size=widget.size)
        widget.canvas.before.insert(0, ground)
        try:
            widget.export_to_png(str(file))
        finally:
            widget.canvas.before.remove(ground)

    def refresh(self) -> None:
        self.standing.follow()
        self.phones.follow()
        self.stage.show(self)
        if self.talks:
            self.talk.follow()
        self._breathe()
        if self.rest is not None:
            self.rest.again()


def _in_the_next_frame(act: Callable[[], object]) -> object:
    return Clock.schedule_once(lambda _: act())
