"""BOX CODE: the own box as a code, to be scanned, copied or shared; and somebody else's, list by list, before it counts."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.core.clipboard import Clipboard
from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.owner import Offered
from companion.qr import squares
from companion.show.pictures.boxcode import offered_line
from companion.show.tongue import word
from companion.window.screens.box import box_of
from companion.window.screens.note import Papered
from companion.window.screens.room import Room
from companion.window.screens.seal import Code
from companion.window.widgets import load_kv
from companion.window.widgets.field import Field
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small

__all__ = ["Act", "Code", "CodeScreen", "Field", "Glyph", "OfferedRow", "Papered", "Scroll", "Seam", "Small", "Text"]


class OfferedRow(ButtonBehavior, BoxLayout):
    """A list that somebody else has told of; a tap takes it or leaves it."""

    line = ObjectProperty(None, allownone=True)


class CodeScreen(Room, BoxLayout):
    header, bare = word("BOX CODE"), True

    def show(self, app: Any) -> None:
        say, ids, swapping = app.say, self.ids, app.swapping
        ids.title.text = "" if app.place.screen == "game" else say("BOX CODE")
        ids.gives.label, ids.takes.label = say("GIVE"), say("TAKE")
        ids.gives.chosen, ids.takes.chosen = not swapping.takes, swapping.takes
        ids.leave.label = say("DONE")
        ids.second.label = say("PASTE") if swapping.takes else say("COPY")
        ids.third.label = say("FILE") if swapping.takes else say("SHARE")
        ids.typed.hint_text = say("AIRBOX1-…")
        ids.typing.height = ids.typed.height if swapping.takes else 0
        ids.typing.opacity, ids.typed.disabled = (1, False) if swapping.takes else (0, True)
        ids.rows.clear_widgets()
        if swapping.takes:
            self._take(app)
        else:
            self._give(app)

    def _give(self, app: Any) -> None:
        say, ids, swapping = app.say, self.ids, app.swapping
        parts = swapping.parts(app.place.about)
        swapping.at = min(swapping.at, max(0, len(parts) - 1))
        ids.papered.side = 1 if parts else 0
        ids.code.opacity = 1 if parts else 0
        ids.second.disabled = ids.third.disabled = not parts
        if not parts:
            ids.says.text = say("Nothing of your box was written down yet.")
            self._onward("")
            return
        ids.code.draw(squares(parts[swapping.at]))
        about = say("What you have read off your box. A camera shows it as text: copy that, and paste it under TAKE.")
        part = say("Part {n} of {all}.", n=swapping.at + 1, all=len(parts)) if parts[1:] else ""
        ids.says.text = " ".join(filter(None, (part, about)))
        self._onward(say("NEXT PART") if parts[1:] else "")

    def _take(self, app: Any) -> None:
        say, ids, swapping = app.say, self.ids, app.swapping
        ids.papered.side = ids.code.opacity = 0
        ids.second.disabled = ids.third.disabled = False
        ids.says.text = swapping.says or (
            say("This is what it says. What is ticked counts for games that begin from now on.")
            if swapping.offers
            else say(
                "Your camera app reads a code as text. Paste that here, type it, or open a file. It counts once you have seen it."
            )
        )
        for offer in swapping.offers:
            left_out = offer.component in swapping.left_out
            row = OfferedRow(line=offered_line(offer, self._box(app, offer), left_out, say))
            row.name = f"offered {offer.component}"
            if offer.fits:
                row.bind(on_release=partial(self._turn, app, offer.component))
            ids.rows.add_widget(row)
        wanted = len(swapping.wanted)
        self._onward(say("TAKE {n} {n:LIST|LISTS}", n=wanted) if wanted else "")

    @staticmethod
    def _box(app: Any, offer: Offered) -> Any:
        return None if offer.state == "unknown" and offer.pack not in app.known else box_of(app, offer.pack)

    def _onward(self, label: str) -> None:
        """The one act there is, where there is one."""
        act = self.ids.act
        act.label, act.disabled, act.opacity = label, not label, 1 if label else 0

    @staticmethod
    def _turn(app: Any, component: str, _: object) -> None:
        app.swapping.turn(component)
        app.refresh()

    def turn(self, app: Any, takes: bool) -> None:
        """From giving to taking, and back; what was not taken is forgotten."""
        app.swapping.takes = takes
        app.swapping.forget()
        self.ids.list.scroll_y = 1
        app.refresh()

    def second(self, app: Any) -> None:
        """The whole code goes to what was copied last, or comes from there."""
        swapping = app.swapping
        if swapping.takes:
            swapping.add(Clipboard.paste() or "")
        else:
            Clipboard.copy("\n".join(swapping.parts(app.place.about)))
            app.notice = app.say("Copied.")
        app.refresh()

    def third(self, app: Any) -> None:
        """A file goes out, or comes in."""
        if app.swapping.takes:
            app.swapping.pick()
        else:
            app.swapping.share(app.place.about)

    def typed(self, app: Any) -> None:
        """A line was typed to its end."""
        if self.ids.typed.text.strip():
            app.swapping.add(self.ids.typed.text)
            self.ids.typed.text = ""
            app.refresh()

    def onward(self, app: Any) -> None:
        """The next part, or what is ticked."""
        swapping = app.swapping
        if swapping.takes:
            swapping.adopt()
            return
        swapping.at = (swapping.at + 1) % max(1, len(swapping.parts(app.place.about)))
        app.refresh()


load_kv(__file__)
