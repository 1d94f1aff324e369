"""LICENCE: the text of one, whole."""

from __future__ import annotations

import re
from typing import Any

from companion.about import licences
from companion.window.screens.licences import LicencesScreen
from companion.window.widgets.text import Text


class LicenceScreen(LicencesScreen):
    def show(self, app: Any) -> None:
        licence = licences()[int(app.place.about)]
        self.ids.title.text = licence.name if app.place.screen != "game" else ""
        self.ids.done.label = app.say("DONE")
        self.ids.rows.clear_widgets()
        for paragraph in re.split(r"\n[\s.]*\n", licence.text):  # no texture is as high as all of it
            lines = (each for each in paragraph.splitlines() if each.strip("- "))
            self.ids.rows.add_widget(Text(text=" ".join(lines), wraps=True, padding=(0, 8)))

    def heading(self, app: Any) -> str:
        return licences()[int(app.place.about)].name
