"""EXPORT in the middle of a game: the file holds everything that is hidden, so it is held for."""

from __future__ import annotations

from typing import Any

from companion.show.tongue import word
from companion.window.screens.options import OptionsScreen


class ExportScreen(OptionsScreen):
    header = word("EXPORT")

    def show(self, app: Any) -> None:
        say = app.say
        self.start(say("EXPORT"))
        self.ids.says.text = say("The game is not over: the file holds every secret of it, and the seed of all draws to come.")
        self.ids.leave.label = say("LEAVE IT")
        self.held(say, say("EXPORT"), "app-source", lambda: self._export(app))

    @staticmethod
    def _export(app: Any) -> None:
        app.leave("export")
        app.files.export_game(sure=True)
