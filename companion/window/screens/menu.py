"""The menu: history, settings, other games, and the end of this one."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.show.pictures.record import BOARD
from companion.show.place import Place
from companion.window.screens.options import OptionsScreen


class MenuScreen(OptionsScreen):
    def show(self, app: Any) -> None:
        say = app.say
        self.start(say("MENU"))
        self.ids.story.text = " ".join(app.pausing.how_long()) if app.pausing.may else ""
        if app.pausing.may:
            self.tapped(say("PAUSE"), "hourglass", app.pausing.open)
        self.tapped(say("HISTORY"), "time", partial(app.over, "history"))
        if app.phones.may:
            self.tapped(say("EVERY PHONE"), "link", app.phones.open)
        if not (app.theme.compact or app.theme.big):
            self.ids.says.text = say("FIX THE RECORD sets what the app believes.")
        if record := app.session.record():
            self.tapped(say("FIX THE RECORD"), "check", partial(app.over, f"record:{next(iter(record))}"))
            if BOARD in record:
                self.tapped(say("CHECK THE BOARD"), "tab-table", partial(app.over, f"record:{BOARD}"))
        if app.session.game.sources:
            self.tapped(say("APP OR CARDBOARD"), "cardboard-source", partial(app.over, "sources"))
        self.tapped(say("CHECK YOUR BOX"), "house-mix", partial(app.over, f"box:{app.session.pack.id}"))
        if app.playing.face.start.prelude and app.playing.view["phase"] == "over":
            self.tapped(say(app.playing.face.start.prelude.label), "next", app.games.follow, app.games.may_follow)
        if "rename" in app.session.game.intents:
            self.tapped(say("WHO SITS WHERE"), "tab-crew", partial(app.over, "seats"))
        if app.playing.face.guide:
            self.tapped(say("PLAY GUIDE"), "guide", partial(app.over, "guide"))
        if app.playing.tasks():
            self.tapped(say("SET-UP LIST"), "tab-rules", partial(app.over, "setup"))
        self.tapped(say("OTHER GAMES"), "airlock", partial(app.go, Place()))
        self.tapped(say("SETTINGS"), "menu", partial(app.over, "settings"))
        self.tapped(say("ABOUT"), "info", partial(app.over, "about"))
        if app.playing.view["phase"] != "over" and "end_game" in app.session.game.intents:
            self.held(say, say("STOP THE GAME"), "close", partial(app.act, "end_game"), "danger")
