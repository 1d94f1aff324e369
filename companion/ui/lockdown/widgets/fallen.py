"""The token that went dark in this step, as it falls before the eyes."""

from __future__ import annotations

from kivy.clock import Clock

from companion.ui.widgets.sign import Sign


class Fallen(Sign):
    def show(self, token: int, new: bool) -> None:
        if not new or (token == self.token and not self.on):
            return
        self.token, self.on, self.dark = token, True, 0  # and falls again
        Clock.schedule_once(lambda _: setattr(self, "on", False))
