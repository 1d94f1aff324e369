"""Talk: whoever does not see the screen touches a thing and hears what it is; touched once more, it is pressed.

What is said aloud is heard by the whole table. So of a secret nothing is said while its cover opens, unless somebody has asked
for that in the settings, with earphones on: then it is said for as long as the thumb holds. Best is a phone of one's own (EVERY
PHONE), whose page is read by whatever reads that phone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from companion.show.playing import Moment
from companion.show.tongue import word
from companion.table import Entry
from companion.window.widgets.held import Held
from companion.window.widgets.rocker import Rocker
from companion.window.widgets.sheet import Sheet, Spot

DRAGS = dp(16)
"""A finger that goes further wants to move a list."""
ROW = 130
"""A row is no higher than this, in dp."""
MARKS = re.compile(r"\[/?[a-z]+(?:=[^\]]*)?\]")
SIGNS = {
    "menu": word("MENU"),
    "back": word("BACK"),
    "undo": word("UNDO"),
    "redo": word("REDO"),
    "close": word("CLOSE"),
    "peek-eye": word("HOLD TO LOOK"),
    "check": word("DONE"),
    "next": word("NEXT"),
    "more": word("OTHERS"),
}
"""What a button with nothing but a symbol is called."""


class Talk:
    """What was said last, and the fingers that have only asked."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.on = self.gone = False
        self._at: tuple[object, ...] = ()
        """What was touched last, by where it stands and what it says."""
        self._asking: dict[object, tuple[float, ScrollView | None]] = {}
        """Fingers that press nothing, by their touch: how high each was, and the list that it moves."""
        self._seen: tuple[object, ...] = ()
        """The page that was told last."""
        self._happened = ""
        """What came of the last act, until it can be seen."""

    def follow(self) -> None:
        """After every picture: begin or end with the setting, and tell what has changed by itself."""
        self._turn(self.app.settings.talk or self.app.place.room == "talk")
        if not self.on:
            return
        page = self._page()
        news = [self._happened] if self._happened else []
        if page != self._seen:
            was, self._seen = self._seen, page
            news += [str(each) for each in page if each and each not in was]
        self._happened = ""
        if news:
            self._at = ()
            self._speak(". ".join(each.rstrip(".") for each in news))

    def hears(self, entry: Entry, moment: Moment) -> None:
        """What somebody has done, here or elsewhere: said when its door opens. Of a secret there is nothing but its cover."""
        if "secret" not in entry.told:
            self._happened = moment.aloud or " ".join(self.app.session.story(entry))

    def shows(self, secret: str) -> None:
        """A cover is held open, or falls shut: "" for that."""
        if self.on:
            self._speak(secret if self.app.settings.talk_secrets or not secret else self.app.say("It is open."))

    def leave(self) -> None:
        self._turn(False)
        self.gone = True

    def _turn(self, on: bool) -> None:
        if on == self.on or self.gone:
            return
        self.on, self._at, self._seen = on, (), ()
        heard = {"on_touch_down": self._down, "on_touch_move": self._move, "on_touch_up": self._up}
        (Window.bind if on else Window.unbind)(**heard)

    def _speak(self, text: str) -> None:
        self.app.device.speak(text, self.app.say.language)

    def _page(self) -> tuple[object, ...]:
        """Where we are, what hangs over it, and what is refused or has gone wrong."""
        app, ids = self.app, self.app.stage.ids
        place = app.place
        screen = app.stage.lower
        named = screen.heading(app) or (ids.header.full if app.stage.headed and place.room in app.stage.tab_names() else "")
        banners = [" ".join(texts(each)) for each in reversed(ids.banners.children)]
        return (screen.told(app) or named or _first(screen), *banners, app.notice)

    # -- touches ---------------------------------------------------------------------------------

    def _down(self, _window: object, touch: Any) -> bool:
        """Whether this finger only asks."""
        app = self.app
        if app.ember is not None or app.stage.ids.door.moving:
            return False
        found, scroll = thing_at(app.stage, touch.x, touch.y)
        key = () if found is None else self._key(found)
        if key and key == self._at:
            self._at = ()
            return False
        app.on_touch()
        self._at = key
        self._asking[touch.uid] = touch.y, scroll
        if found is not None:
            app.keys.show(found)
            self.says(found)
        return True

    def _move(self, _window: object, touch: Any) -> bool:
        if touch.uid not in self._asking:
            return False
        start, scroll = self._asking[touch.uid]
        if scroll is not None and abs(touch.y - start) > DRAGS:
            self._at = ()
            share = scroll.convert_distance_to_scroll(0, touch.dy)[1]
            scroll.scroll_y = min(1, max(0, scroll.scroll_y - share))
        return True

    def _up(self, _window: object, touch: Any) -> bool:
        return self._asking.pop(touch.uid, None) is not None

    @staticmethod
    def _key(found: Any) -> tuple[object, ...]:
        x, y = found.to_window(*found.pos)
        return type(found), round(x), round(y), *map(round, found.size), *texts(found)

    def says(self, found: Any) -> None:
        """A finger or a key is on it. What lies under an open cover is not said."""
        if self.on and not (self.app.place.secret and getattr(self.app.stage.lower, "open", False)):
            self._speak(". ".join(self.words(found)))

    def words(self, found: Any) -> Iterator[str]:
        """What is said of it: what it is about, what it is called, and how it stands."""
        say = self.app.say
        called = _called(found)
        said = [found.first if found.at_first else found.second] if isinstance(found, Rocker) else texts(found)
        if called:
            said = [say(called), *said] if called not in said else said
        yield from dict.fromkeys(each.rstrip(".") for each in (*_beside(found, said), *said))
        if getattr(found, "chosen", False) is True:
            yield say("chosen")
        if getattr(found, "disabled", False) or getattr(found, "grey", False):
            yield say("not now")
        elif getattr(found, "holds", False) and pressable(found):
            yield say("to be held")


def pressable(widget: Any) -> bool:
    """Whether a touch does something there; of a drawing only its targets."""
    if isinstance(widget, Sheet):
        return False
    return isinstance(widget, Spot | Held) or any(hasattr(widget, each) for each in ("on_release", "focus", "gift"))


def thing_at(top: Any, x: float, y: float) -> tuple[Any, ScrollView | None]:
    """What lies at a place: a button, or else a text; and the list that it lies in. What lies on top comes first."""
    if top.opacity == 0 or top.width <= 0 or top.height <= 0:
        return None, None
    inside = top.collide_point(x, y)
    if isinstance(top, ScrollView) and not inside:
        return None, None
    if isinstance(top, Sheet) and inside:
        return next((each for each in reversed(top.spots()) if _within(each, x, y)), top if texts(top) else None), None
    text, scroll = None, None
    for child in top.children:
        found, lists = thing_at(child, *top.to_local(x, y))
        if found is not None and pressable(found):
            return found, lists or _list(top)
        if found is not None and text is None:
            text, scroll = found, lists
    if inside and pressable(top):
        return top, _list(top)
    if text is None and inside and texts(top, deep=False):
        text = top
    return text, scroll or (_list(top) if inside else None)


def texts(widget: Any, deep: bool = True) -> list[str]:
    """What can be read on it, in reading order."""
    if isinstance(widget, Spot):
        return [widget.label or " ".join(_inside(widget))]
    if widget.opacity == 0:
        return []
    text = getattr(widget, "text", "") or getattr(widget, "hint_text", "")
    own = [MARKS.sub("", text)] if text else [each.text for each in getattr(widget, "lettering", ())]
    below = chain.from_iterable(texts(each) for each in reversed(widget.children)) if deep else ()
    return [each.replace("\n", " ") for each in (*own, *below) if each.strip()]


def _inside(spot: Spot) -> list[str]:
    return [each.text for each in spot.parent.lettering if _within(spot, each.left + each.width / 2, each.low + each.height / 2)]


def _within(spot: Spot, x: float, y: float) -> bool:
    return spot.x <= x <= spot.x + spot.width and spot.y <= y <= spot.y + spot.height


def _list(widget: Any) -> ScrollView | None:
    return widget if isinstance(widget, ScrollView) else None


def _first(screen: Any) -> str:
    """The title of a page that has one, with the sentences that stand before its first button."""
    said: list[str] = []
    for each in _in_order(screen):
        if pressable(each) and said:
            break
        said += [] if pressable(each) else texts(each, deep=False)
    return ". ".join(each.rstrip(".") for each in said)


def _in_order(top: Any) -> Iterator[Any]:
    """Everything in reading order; of a button itself alone."""
    if top.opacity:
        yield top
        for child in reversed(top.children if not pressable(top) else ()):
            yield from _in_order(child)


def _called(found: Any) -> str:
    """What a button is called that has more of a picture than of words."""
    named = getattr(found, "called", "")
    return named or ("" if texts(found) else getattr(found, "label", "") or SIGNS.get(getattr(found, "symbol", ""), ""))


def _beside(found: Any, said: list[str]) -> list[str]:
    """What stands beside the only button of a row, or beside one that has no word: what it is about."""
    row = getattr(found, "parent", None)
    if isinstance(found, Spot) or not pressable(found) or row is None or row.height > dp(ROW):
        return []
    alone = sum(map(pressable, row.children)) == 1
    if not (alone or getattr(found, "called", "")):
        return []
    others = [each for each in reversed(row.children) if each is not found and not getattr(each, "called", "")]
    around = [each for other in others if not (alone and pressable(other)) for each in texts(other)]
    return [*around, *(texts(row, deep=False) if not alone else ())]
