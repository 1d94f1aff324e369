"""A sheet: the widget on which an instrument of a game is drawn, and on which a tap finds its targets."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import Metrics, dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.show.pen import Instrument
from companion.show.strokes import Drawing, Lamp, Target
from companion.window.widgets.drawn import Drawn
from companion.window.widgets.held import TAP
from companion.window.widgets.paper import Paper
from companion.window.widgets.sign import Sign

EMPTY = Drawing(0, 0, ())


class Sheet(ButtonBehavior, Drawn):
    """Drawn anew when what it is told, its size, its screen or the finger on it changes."""

    depends = ("drawn", "state", "shown", "room")
    instrument: Instrument
    drawn = ObjectProperty(None, allownone=True)
    shown = NumericProperty(1.0)
    """How much of what runs has run."""
    room = NumericProperty(0)
    """How much of the page is left for it, for those that grow."""

    def __init__(self, instrument: Instrument, **kwargs: Any) -> None:
        self.instrument = instrument
        self.drawing: Drawing = EMPTY
        self.pressed: Target | None = None
        self.fresh = False
        """What it is told was not seen yet."""
        self.part: Any = None
        """The part of a card that it is, where it is one."""
        super().__init__(**kwargs)
        if instrument.needs is not None:
            self.size_hint_y = None
            for name in ("width", "drawn", "room"):
                self.fbind(name, self._rise)
            self._rise()

    def show(self, drawn: Any, new: bool = True) -> None:
        """What is new may move before the eyes."""
        self.fresh = new and drawn != self.drawn
        self.drawn = drawn

    def looks_different(self) -> None:
        self._rise()
        super().looks_different()

    def _rise(self, *_: object) -> None:
        """As high as what it is told needs."""
        if self.instrument.needs is not None and self.drawn is not None:
            self.height = self.needed(self.room)

    def needed(self, room: float) -> float:
        """How high it would be with so much room."""
        assert self.instrument.needs is not None
        unit = Metrics.density
        return float(dp(self.instrument.needs(self.theme.form, self.drawn, self.width / unit, room / unit)))

    def rows(self) -> tuple[float, ...]:
        """How high each of its rows is, the lowest first; one that has none is one."""
        if self.instrument.rows is None or self.drawn is None:
            return (self.height,)
        return tuple(
            dp(each) for each in reversed(self.instrument.rows(self.theme.form, self.drawn, self.width / Metrics.density))
        )

    # -- drawing ---------------------------------------------------------------------------------

    def draw(self) -> None:
        unit, pressed = Metrics.density, self.pressed.name if self.pressed and self.state == "down" else ""
        self.drawing = self.instrument.drawn(
            self.drawn, self.width / unit, self.height / unit, self.theme.form, pressed, self.shown
        )
        paper = Paper(self.theme, self.x, self.y)
        paper.ink(self.drawing)
        self.lettering = paper.lettering
        self._light([each for each in self.drawing.strokes if isinstance(each, Lamp)])

    def _light(self, lamps: list[Lamp]) -> None:
        """A sign for each lamp: made in its state, then told what changed, one going out after the other."""
        for each in lamps[len(self.children) :]:
            self.add_widget(Sign(on=each.lit, token=each.token, size_hint=(None, None)))
        for sign in self.children[: len(self.children) - len(lamps)]:
            self.remove_widget(sign)
        falling = 0
        for sign, lamp in zip(reversed(self.children), lamps, strict=True):
            side = dp(lamp.unit)
            sign.size = side, side
            sign.pos = self.x + dp(lamp.x) - side / 2, self.y + dp(lamp.y) - side / 2
            sign.token = lamp.token
            if lamp.falls and self.fresh:
                sign.on, sign.dark = True, 0
                Clock.schedule_once(lambda _, sign=sign: setattr(sign, "on", False))
                continue
            if sign.on and not lamp.lit:
                sign.delay, falling = falling * self.theme.seconds("power_total"), falling + 1
            sign.on = lamp.lit
        self.fresh = False

    # -- touches ---------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        """Only what is a target takes touches."""
        if not self.spots() or not self.collide_point(*touch.pos):
            return False
        unit = Metrics.density
        found = self.drawing.at((touch.x - self.x) / unit, (touch.y - self.y) / unit)
        if found is None:
            return False
        self.pressed = found
        if found.held is not None:
            self.begin(found)
        return bool(super().on_touch_down(touch))

    def on_release(self) -> None:
        pressed = self.pressed
        if pressed is not None and (pressed.held is None or self.let_go()):
            self.take(pressed)

    def on_touch_up(self, touch: Any) -> bool:
        taken = bool(super().on_touch_up(touch))
        if touch.grab_current is self and self.shown < 1:
            self.let_go()  # it was lifted elsewhere
        return taken

    def begin(self, target: Target) -> None:
        """A finger or a key stays on it: full, it happens."""
        Animation.cancel_all(self, "shown")
        self.pressed, self.shown = target, 0
        filling = Animation(shown=1, duration=self.theme.real_seconds("hold"))
        filling.bind(on_complete=lambda *_: self._held())
        filling.start(self)

    def _held(self) -> None:
        target, self.pressed = self.pressed, None
        if target is not None and target.held is not None:
            App.get_running_app().does(target.held)

    def let_go(self) -> bool:
        """Whether it was a tap."""
        tapped = self.shown < TAP
        Animation.cancel_all(self, "shown")
        self.shown = 1
        return tapped

    def take(self, target: Target) -> None:
        """A finger has been lifted from it."""
        App.get_running_app().does(target.does)

    def spots(self) -> list[Spot]:
        """What can be pressed here, as a keyboard and a test find it."""
        return [Spot(self, target) for target in self.drawing.targets] if min(self.size) > 1 else []


class Spot:
    """A target of a drawing, found and pressed as a button is."""

    opacity, disabled, children = 1, False, ()

    def __init__(self, sheet: Sheet, target: Target) -> None:
        self.holds = target.held is not None
        self.parent, self.target = sheet, target
        self.name, self.label, self.canvas = target.name, target.label, sheet.canvas
        left, low, wide, high = (dp(each) for each in target.box)
        self.pos, self.size = (sheet.x + left, sheet.y + low), (wide, high)
        self.x, self.y, self.width, self.height = *self.pos, *self.size
        self.center = self.x + wide / 2, self.y + high / 2

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spot) and (self.parent, self.target) == (other.parent, other.target)

    __hash__ = None  # type: ignore[assignment]

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        return self.parent.to_window(x, y)  # type: ignore[no-any-return]

    def on_release(self) -> None:
        self.parent.take(self.target)

    def begin(self) -> None:
        if self.parent.shown == 1:  # a key that is held repeats
            self.parent.begin(self.target)

    def let_go(self) -> None:
        pressed = self.parent.pressed
        if self.parent.let_go() and pressed is not None:
            self.parent.take(pressed)

    def dispatch(self, event: str) -> None:
        getattr(self, event)()
