"""A picture of the board: whole, upright, and as large as its place."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.core.image import Image
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.metrics import dp
from kivy.properties import ObjectProperty

from companion.show.reports import write_report
from companion.window.widgets.drawn import Drawn


class BoardPicturePart(Drawn):
    depends = ("part",)
    part = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, **kwargs)
        self.texture: Any = None

    def show(self, part: Any, new: bool) -> None:
        self.part, self.height = part, dp(part.high)
        file = Path(part.file)
        try:
            self.texture = Image(BytesIO(file.read_bytes()), ext=file.suffix[1:]).texture
        except Exception as error:  # half a picture is no reason not to go on
            self.texture = None
            write_report(App.get_running_app().home, error, "a picture")

    def draw(self) -> None:
        self.plate("plate", "line")
        if self.texture is None:
            return
        wide, high = self.texture.size
        lies = self.part.turned in (90, 270)
        room = self.width - dp(4), self.height - dp(4)
        scale = min(room[0] / (high if lies else wide), room[1] / (wide if lies else high))
        Color(1, 1, 1, 1)
        PushMatrix()
        Rotate(angle=self.part.turned, origin=self.center)
        size = wide * scale, high * scale
        Rectangle(texture=self.texture, pos=(self.center_x - size[0] / 2, self.center_y - size[1] / 2), size=size)
        PopMatrix()
