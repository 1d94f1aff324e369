"""Parts of pages: titles, captions and rows of buttons, and what is told or held there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.gridlayout import GridLayout

from companion.show.doing import Does
from companion.show.duelines import LIST
from companion.show.fates import END_MARK, FATE, ONE_OF_TWO
from companion.show.linklines import KNOCK, SCAN_CODE, SEAT_LINKS
from companion.show.packlines import PACK_LANE
from companion.show.pictures import parts
from companion.show.pictures.dues import DuePile
from companion.show.standlines import ELSEWHERE
from companion.show.telling import CURVE, FORTUNE, PASSAGE, TELLING
from companion.window.widgets import load_kv
from companion.window.widgets.boardpicture import BoardPicturePart
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.instrument import instrument
from companion.window.widgets.mirrored import ActRow
from companion.window.widgets.partbox import PartBox
from companion.window.widgets.ring import HoldRing
from companion.window.widgets.sheet import Sheet
from companion.window.widgets.step import StepButton
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Hold, MovesOn, Small, VerbButton
from companion.window.widgets.writing import width_of

__all__ = ["ActRow", "Glyph", "HoldRing", "StepButton", "Text"]
MOST_IN_A_ROW = 4
SMALL = 48
"""The height of a small button in dp, where nothing else is said."""


def button(tap: parts.Press) -> Any:
    """The button of a tap, and what it does."""
    look: dict[str, Any] = {"label": tap.label, "symbol": tap.symbol, "name": tap.name, "disabled": tap.off}
    does = partial(_does, tap.does)
    if tap.kind == "verb":
        made: Any = VerbButton(**look, grey=tap.grey, locked=tap.locked)
    elif tap.caption:
        made = MovesOn(label=tap.label, name=tap.name, caption=tap.caption, quiet=True)
        made.bind(on_tapped=does)
        if tap.held is not None:
            made.bind(on_held=partial(_does, tap.held))
    elif tap.kind == "act":
        made = Act(**look) if tap.symbol else Act(label=tap.label, name=tap.name, disabled=tap.off)
    elif tap.kind == "hold":
        made = Hold(label=tap.label, symbol=tap.symbol)
        made.bind(on_held=does)
    else:
        made = Small(**look, chosen=tap.chosen)
    if tap.kind != "hold" and not tap.caption:
        made.bind(on_release=does)
    if tap.high:
        made.size_hint_y, made.height = None, dp(tap.high)
        if hasattr(made, "tall"):
            made.tall = dp(tap.high)
    if tap.wide:
        made.size_hint_x, made.width = None, dp(tap.wide)
    else:
        made.size_hint_x = tap.share
    return made


def _does(does: Does, _: object) -> None:
    App.get_running_app().does(does)


class TitlePart(PartBox):
    def show(self, part: Any, new: bool) -> None:
        self.part = part
        self.ids.tap.clear_widgets()
        if part.press is not None:
            self.ids.tap.add_widget(button(part.press))


class CaptionPart(PartBox):
    pass


class PressesPart(PartBox):
    """A row or a grid; drawings may stand among the buttons, each as wide as its share."""

    over = BooleanProperty(False)
    """Its words stand over its grid."""

    def show(self, part: Any, new: bool) -> None:
        self.part = part
        plain = partial(FlatGrid, most=part.columns) if part.says else partial(TapGrid, cols=part.columns)
        grid = FittingGrid if part.fitting else plain
        box: Any = grid() if part.columns or part.fitting else TapRow()
        for tap in part.row:
            box.add_widget(button(tap) if isinstance(tap, parts.Press) else self._own(tap))
        if isinstance(box, TapRow):
            box.height = max((each.height for each in box.children if each.size_hint_y is None), default=dp(SMALL))
            box.spacing = dp(2 if part.tight else 8)
        self.ids.row.clear_widgets()
        self.ids.row.add_widget(box)
        if not part.symbol:
            self.remove_widget(self.ids.sign)  # nothing parts words from where there is no symbol

    @staticmethod
    def _own(part: parts.Own) -> Any:
        sheet = instrument(App.get_running_app().playing.face, f"part.{part.name}")
        sheet.show(part.value)
        return sheet


class TapRow(ActRow):
    pass


class TapGrid(GridLayout):
    pass


class FlatGrid(TapGrid):
    """On a small phone it is one row, as long as no name has to be cut."""

    most = NumericProperty(1)
    """How many stand in a row elsewhere."""
    whole = BooleanProperty(True)
    """All words have room in one row."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("width", self._fits)
        self.fbind("children", self._fits)

    def _fits(self, *_: object) -> None:
        room = self.width / max(1, len(self.children)) - dp(14)
        self.whole = all(width_of(getattr(each, "label", ""), "Saira", sp(18)) <= room for each in self.children)


class FittingGrid(TapGrid):
    """All in one row where their words have room, else two a row."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(cols=2, padding=(0, dp(6)), **kwargs)
        self.fbind("width", self._columns)
        self.fbind("children", self._columns)

    def _columns(self, *_: object) -> None:
        count = len(self.children)
        room = (self.width - dp(8) * (count - 1)) / max(1, count) - dp(14)
        fits = all(width_of(each.label, "Saira", sp(18)) <= room for each in self.children)
        self.cols = count if fits and MOST_IN_A_ROW >= count > 2 else 2


class HoldingPart(PartBox):
    """A ring under the thumb and what it starts."""

    def show(self, part: Any, new: bool) -> None:
        self.part = part
        self.ids.ring.bind(on_held=lambda _: App.get_running_app().does(part.does))
        self.leave = button(part.leave)
        App.get_running_app().theme.bind(wide=self._lay)
        self._lay()

    def _lay(self, *_: object) -> None:
        """Where there is little height what lets go stands under the words, beside the ring."""
        if self.leave.parent is not None:
            self.leave.parent.remove_widget(self.leave)
        (self.ids.beside if App.get_running_app().theme.wide else self).add_widget(self.leave)


class CounterPart(PartBox):
    def step(self, does: Any) -> None:
        App.get_running_app().does(does)


WIDGETS: dict[type, Callable[[], Any]] = {
    parts.Title: TitlePart,
    parts.Caption: CaptionPart,
    parts.Presses: PressesPart,
    parts.Irreversible: HoldingPart,
    parts.EndMark: partial(Sheet, END_MARK),
    parts.Fate: partial(Sheet, FATE),
    parts.OneOfTwo: partial(Sheet, ONE_OF_TWO),
    parts.Counter: CounterPart,
    parts.BoardPicture: BoardPicturePart,
    DuePile: partial(Sheet, LIST),
    parts.PackLane: partial(Sheet, PACK_LANE),
    parts.Telling: partial(Sheet, TELLING),
    parts.Passage: partial(Sheet, PASSAGE),
    parts.Fortune: partial(Sheet, FORTUNE),
    parts.Curve: partial(Sheet, CURVE),
    parts.ScanCode: partial(Sheet, SCAN_CODE),
    parts.Knock: partial(Sheet, KNOCK),
    parts.SeatLinks: partial(Sheet, SEAT_LINKS),
    parts.Elsewhere: partial(Sheet, ELSEWHERE),
}
load_kv(__file__)
