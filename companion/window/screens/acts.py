"""WHO ACTS: every seat by its name, where the table has no room for a row of them."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.show.pictures.table import actors
from companion.window.screens.options import OptionsScreen


class ActsScreen(OptionsScreen):
    def show(self, app: Any) -> None:
        self.start(app.say("WHO ACTS?"))
        self.ids.leave.label = app.say("LEAVE IT")
        for actor in actors(app.playing.view, app.playing.acting):
            self.tapped(
                f"{actor.number} {actor.name}", "first-player" if actor.first else "tab-crew", partial(self.turn, app, actor.seat)
            )

    @staticmethod
    def turn(app: Any, seat: str) -> None:
        """From now on this seat acts; back to where somebody asked."""
        app.close()
        app.act_for(seat)
