"""Fingers for the app: real touches off-screen, under a clock of our own. For tests, pictures and the demonstration."""

from __future__ import annotations

import atexit
import gc
import logging
import os
import tempfile
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

for name, value in {
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_AUDIODRIVER": "dummy",
    "KIVY_NO_ARGS": "1",
    "KIVY_LOG_MODE": "PYTHON",
    "KIVY_NO_FILELOG": "1",
    "KIVY_NO_ENV_CONFIG": "1",
    "KIVY_METRICS_DENSITY": os.environ.get("KIVY_METRICS_DENSITY", "2"),
    "KIVY_METRICS_FONTSCALE": "1",
    "KIVY_GL_BACKEND": os.environ.get("AIRLOCK_GL", "mock"),
}.items():
    if value != "sdl2":
        os.environ[name] = value
if "KIVY_HOME" not in os.environ:
    kivys = tempfile.TemporaryDirectory(prefix="airlock-kivy-")
    atexit.register(kivys.cleanup)
    os.environ["KIVY_HOME"] = kivys.name
logging.getLogger("kivy").setLevel(logging.CRITICAL + 1)  # what this machine lacks is no news here

from companion.window import light  # noqa: E402

light.begin()
from kivy.config import Config  # noqa: E402

for option in list(Config.options("input")) if Config.has_section("input") else []:
    Config.remove_option("input", option)
Config.set("kivy", "log_level", "critical")
Config.set("kivy", "exit_on_escape", "0")  # back at the root leaves the app to the system; a closed window feels no finger
logging.getLogger("kivy").setLevel(logging.CRITICAL + 1)  # reading its configuration, Kivy sets it anew
Config.set("graphics", "maxfps", "0")
Config.set("graphics", "multisamples", "0")

from kivy.animation import Animation  # noqa: E402
from kivy.base import EventLoop, ExceptionManager, runTouchApp  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.graphics import Canvas, Color, Rectangle  # noqa: E402
from kivy.tests.common import UnitTestTouch  # noqa: E402
from kivy.uix.recycleview import views as rows  # noqa: E402
from kivy.uix.scrollview import ScrollView  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

from companion.device import ENDINGS, Address, Fails, Insets, NullDevice  # noqa: E402
from companion.games import Game  # noqa: E402
from companion.games.registry import GAMES  # noqa: E402
from companion.packs import Pack, load  # noqa: E402
from companion.show.face import Face, face_of  # noqa: E402
from companion.window.app import AirlockApp  # noqa: E402
from companion.window.light import waste  # noqa: E402

DENSITY = 2
KIVYS = frozenset(Clock.get_events())
"""What the clock ticks for before there is any app."""
printed = cache(load)
"""What is printed stays as it is: one process reads it once, however many apps it sees."""
keep = gc.freeze
gc.set_threshold(50_000, 10, 5)
gc.enable()
waste.settle = waste.sweep = lambda: None
"""Screens that are gone hear everything until they are swept up: often enough for that, but not as often as Python would,
and not when the app says so, since one process sees hundreds of apps."""


class Recorder(NullDevice):
    """A device that remembers what it was asked to do."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, object]] = []
        self.edges = Insets()
        self.chosen: Path | None = None
        """What somebody picks when asked for a file."""
        self.windowless: tuple[Path, ...] | None = None
        """The folders of a system that has no window to choose a file in."""
        self.kept_awake = self.hidden = False
        self.reads = False
        """A screen reader is on."""
        self.volume = self.loop_volume = 0.0
        self.looped: tuple[str, ...] = ()
        """What goes on."""
        self.told_of_edges: Callable[[], object] = lambda: None
        self.networks: tuple[Address, ...] = ()
        self.shares: bool | None = True
        """Whether the system lets phones nearby reach it; None while it has to ask."""
        self.granting = True
        """What somebody says who is asked."""

    def buzz(self, pattern: tuple[int, ...]) -> None:
        self.asked.append(("buzz", pattern))

    def play(self, sound: Path, volume: float = 1.0) -> None:
        assert sound.is_file(), sound
        self.volume = volume
        self.asked.append(("play", sound.stem))

    def loop(self, sounds: tuple[Path, ...], volume: float) -> None:
        assert all(each.is_file() for each in sounds), sounds
        self.looped, self.loop_volume = tuple(each.stem for each in sounds), volume
        self.asked.append(("loop", self.looped))

    def speak(self, text: str, language: str) -> None:
        self.asked.append(("speak", text))

    def explores(self) -> bool:
        return self.reads

    def awake(self, on: bool) -> None:
        self.kept_awake = on

    def insets(self) -> Insets:
        return self.edges

    def hide(self, on: bool) -> None:
        self.hidden = on

    def pick(self, take: Callable[[Path], object], fails: Fails, endings: Collection[str] = ENDINGS) -> None:
        if self.windowless is not None:
            fails("no_window")
        elif self.chosen is not None:
            take(self.chosen)

    def folders(self) -> tuple[Path, ...]:
        return self.windowless or ()

    def watch_insets(self, changed: Callable[[], object]) -> None:
        self.told_of_edges = changed

    def addresses(self) -> tuple[Address, ...]:
        return self.networks

    def may_share(self) -> bool:
        return self.shares is True

    def ask_to_share(self, answer: Callable[[bool], object]) -> None:
        if self.shares is None:
            self.shares = self.granting
        answer(self.shares)

    def share(self, file: Path, kind: str, done: Callable[[str], object]) -> None:
        self.asked.append(("share", file))
        done(file.name)


def edges(size: tuple[int, int]) -> Insets:
    """What the system of a phone this high keeps for itself."""
    return Insets(28 * DENSITY, 16 * DENSITY) if size[1] > 720 else Insets()


class Driver:
    """The app in a window of so many dp, with fingers."""

    now = 1000.0
    """The time, which only moves when we let frames pass; it goes on from one app to the next."""

    swept = False
    breaks = False
    """Whether somebody wants to see what the app does about a fault; else one that it catches is the end."""

    def __init__(self, home: Path, size: tuple[int, int] = (412, 915), language: str = "en") -> None:
        self.home, self.size, self.language = home, size, language
        self.touches = 0
        self.app: Any = None
        self._reported: set[Path] = set()
        self.packs: Callable[[str], Pack] = printed
        """What the box holds."""
        self.known: Mapping[str, Game] = GAMES
        self.faces: Callable[[str], Face] = face_of
        """The games the app knows, and how they are shown."""

    def start(self) -> Driver:
        Clock.time = lambda: Driver.now
        Clock._last_tick, Clock._max_fps = Driver.now, 0
        Window.size = (self.size[0] * DENSITY, self.size[1] * DENSITY)
        self.device = Recorder()
        self.device.edges = edges(self.size)
        self._reported = set(self._reports())
        self.app = AirlockApp(self.home, self.language, self.packs, self.device, self.known, self.faces)
        self.app.games.seed = bytes(32)
        self.app._run_prepare()
        runTouchApp(embedded=True)
        self.app.theme.duration = 0
        self.frames(3)
        return self

    def stop(self) -> None:
        """As a kill would leave it: nothing is asked, nothing is kept on the way out, and nothing ticks any more."""
        self.app.stop()
        for event in set(Clock.get_events()) - KIVYS:
            event.cancel()
        Animation._instances.clear()
        for child in list(Window.children):
            Window.remove_widget(child)
        rows._cached_views.clear()  # rows of lists that outlive their app, and know the theme of that one
        rows._cache_count = 0  # Kivy divides by the kinds of rows it holds as soon as it has counted a thousand
        if not Driver.swept:
            Driver.swept = True
            gc.collect()
            keep()  # what has been read in by now stays for the next apps
        self._heed()

    def turn(self, size: tuple[int, int]) -> None:
        """The phone is turned, or the window drawn larger: so many dp from now on."""
        self.device.edges = edges(size)
        Window.size = (size[0] * DENSITY, size[1] * DENSITY)
        Window.dispatch("on_resize", *Window.size)
        self.frames(4)

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            Driver.now += 1 / 60
            try:
                EventLoop.idle()
            except Exception as error:
                if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
                    raise
        self._heed()

    def _reports(self) -> Iterator[Path]:
        return (self.home / "reports").glob("*.txt")

    def _heed(self) -> None:
        """What the app has caught and reported is a fault, here and now."""
        new = sorted(set(self._reports()) - self._reported)
        self._reported |= set(new)
        assert self.breaks or not new, "the app caught a fault:\n" + "\n".join(each.read_text("utf-8") for each in new)

    # -- reading ---------------------------------------------------------------------------------

    def walk(self, top: Widget | None = None) -> Iterator[Widget]:
        """Every widget that can be seen."""
        top = top or self.app.ember or self.app.stage
        if top.opacity == 0 or top.width <= 0 or top.height <= 0:
            return
        yield top
        yield from getattr(top, "spots", tuple)()
        for child in top.children:
            yield from self.walk(child)

    def texts(self) -> list[str]:
        return [text for widget in self.walk() for text in written_on(widget)]

    def layout(self, top: Widget | None = None) -> dict[tuple[str, str], list[tuple[int, ...]]]:
        """Where everything stands and how large it is, by what it is and says; rows with the number of an entry left out."""
        found: dict[tuple[str, str], list[tuple[int, ...]]] = {}
        seen = [(widget, " ".join(written_on(widget)) or str(getattr(widget, "symbol", ""))) for widget in self.walk(top)]
        numbered = [widget.parent for widget, says in seen if "#" in says]
        for widget, says in seen:
            if says and widget.parent not in numbered:
                place = tuple(round(number / DENSITY) for number in (*widget.to_window(*widget.pos), *widget.size))
                found.setdefault((type(widget).__name__, says), []).append(place)
        return {what: sorted(places) for what, places in found.items()}

    def find(self, label: str) -> Widget:
        """The button with this label, or this symbol."""
        for widget in self.walk():
            named = label in (getattr(widget, each, None) for each in ("label", "name", "caption"))
            if named and (hasattr(widget, "on_release") or hasattr(widget, "on_held")):
                return widget
        raise AssertionError(f"there is no {label!r} among {[w.label for w in self.walk() if getattr(w, 'label', '')]}")

    # -- touching --------------------------------------------------------------------------------

    def tap(self, what: str | Widget) -> None:
        self.frames(2)
        widget = self.find(what) if isinstance(what, str) else what
        self._scroll_to(widget)
        if getattr(widget, "caption", "") and what in (widget.caption, getattr(widget, "name", None)):
            self.hold(widget)  # something is left: who wants to move on all the same holds it
            return
        self.touch(*widget.to_window(*widget.center))

    def touch(self, x: float, y: float) -> None:
        """A tap somewhere in the window."""
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        self.frames()
        touch.touch_up()
        self.frames(4)
        self.touches += 1

    def _scroll_to(self, widget: Widget) -> None:
        """Drag a list until the widget can be touched, as somebody would who looks for it."""
        box = widget.parent
        while box not in (None, Window) and not isinstance(box, ScrollView):
            box = box.parent
        for _ in range(30 if isinstance(box, ScrollView) else 0):
            y = widget.to_window(*widget.center)[1]
            low = box.to_window(box.x, box.y)[1]
            if low < y < low + box.height:
                return
            middle, way = low + box.height / 2, box.height / 3 * (1 if y < low else -1)
            self.drag(box.to_window(*box.center)[0], middle - way, middle + way)

    def drag(self, x: float, start: float, end: float) -> None:
        """A finger that moves up or down."""
        touch = UnitTestTouch(x, start)
        touch.touch_down()
        for step in range(1, 17):  # the second half rests where it is going, so that nothing flies on
            touch.touch_move(x, start + (end - start) * min(1, step / 8))
            self.frames()
        touch.touch_up()
        self.frames(10)

    def undo(self) -> None:
        self.tap(self.app.stage.ids.header.children[0])

    def next(self) -> None:
        """The one button that moves on: held where something is left."""
        found = next(widget for widget in self.walk() if type(widget).__name__ in ("Act", "MovesOn"))
        if getattr(found, "caption", ""):
            self.hold(found)
        else:
            self.tap(found)

    def press(self, widget: Widget) -> Any:
        """Put a finger down and leave it there for a second; the touch, to be lifted by touch_up."""
        touch = UnitTestTouch(*widget.to_window(*widget.center))
        touch.touch_down()
        self.frames(60)
        self.touches += 1
        return touch

    def hold(self, what: str | Widget) -> None:
        """Press and keep the finger there until the act has happened."""
        widget = self.find(what) if isinstance(what, str) else what
        self._scroll_to(widget)
        self.press(widget).touch_up()
        self.frames(4)

    def drop(self, file: Path) -> None:
        """Let a file go over the window."""
        Window.dispatch("on_drop_file", os.fsencode(file), 100, 100)
        self.frames(4)

    def back(self) -> None:
        Window.dispatch("on_keyboard", 27, 41, None, [])
        self.frames(2)

    def picture(self, path: Path) -> None:
        """What is on the screen, as a PNG."""
        self.frames(2)
        self.shot(path)

    def shot(self, path: Path) -> None:
        """This very frame, on the ground that the window is cleared with."""
        stage, ground = self.app.ember or self.app.stage, Canvas()
        with ground:
            Color(*self.app.theme.ground)
            Rectangle(size=stage.size)
        stage.canvas.before.insert(0, ground)
        stage.export_as_image().save(str(path))
        stage.canvas.before.remove(ground)


def written_on(widget: Any) -> list[str]:
    """What can be read on one widget: its text, or all that it has drawn."""
    if text := getattr(widget, "text", ""):
        return [text]
    return [each.text for each in getattr(widget, "lettering", ())]
