"""THE SEAL: four words and a code, before the first draw; afterwards nobody can change what will come."""

from __future__ import annotations

from typing import Any

from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.seal import code, words
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act

__all__ = ["Act", "Scroll", "SealScreen", "Seam", "Text"]


class WordRow(BoxLayout):
    number = StringProperty()
    word = StringProperty()


class Code(Widget):
    """Dark squares on grey paper, sharp at every size."""

    texture = ObjectProperty(None, allownone=True)

    def draw(self, squares: tuple[tuple[bool, ...], ...]) -> None:
        side = len(squares)
        texture = Texture.create(size=(side, side), colorfmt="rgba")
        texture.mag_filter = texture.min_filter = "nearest"
        pixels = b"".join(b"\x0b\x0e\x11\xff" if square else b"\0\0\0\0" for row in reversed(squares) for square in row)
        texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
        self.texture = texture


class SealScreen(Room, BoxLayout):
    bare = True

    def show(self, app: Any) -> None:
        say, ids, seal = app.say, self.ids, app.session.charter.seal
        ids.title.text = say("THE SEAL")
        ids.says.text = say("Every draw of this game is settled from here on. These four words prove it.")
        ids.photo.text = say("Photograph this page. After the game anyone can check every draw.")
        ids.act.label = say("TO THE TABLE")
        ids.words.clear_widgets()
        for number, word in enumerate(words(seal), 1):
            ids.words.add_widget(WordRow(number=str(number), word=word.upper()))
        ids.code.draw(code(seal))


load_kv(__file__)
