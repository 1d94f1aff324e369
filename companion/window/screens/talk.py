"""TALK: offered once where the phone's own reader is on; while it is asked, it talks already."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.window.screens.options import OptionsScreen


class TalkScreen(OptionsScreen):
    def show(self, app: Any) -> None:
        say = app.say
        self.start(say("TALK"))
        self.ids.says.text = say(
            "This app can say what you touch. Touch something once to hear it, once more to press it. Your phone's own reader "
            "does not know what is on this screen: turn it off while you play."
        )
        self.ids.story.text = say(
            "Secrets are not said aloud. On a phone of your own, EVERY PHONE gives them to your own reader."
        )
        self.tapped(say("YES, TALK"), "check", partial(app.talk_was_offered, True))
        self.tapped(say("NO"), "close", partial(app.talk_was_offered, False))
