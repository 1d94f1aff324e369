"""One choice before a draw: which intruder, which die, which option. Large targets, one tap; what the rules refuse is grey."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.show.doing import TickOff
from companion.show.pictures.choice import Asked, Option, possible
from companion.window.screens.options import OptionsScreen

ROOM = "room:"
"""What leads to a room and not to another choice."""


class ChooseScreen(OptionsScreen):
    def show(self, app: Any) -> None:
        playing, session = app.playing, app.session
        what, _, about = app.place.about.partition(":")
        title, options = playing.face.choices(Asked(session, playing.view, playing.acting, what, about, app.say))
        self.start(_whose(title, options, playing), _explained(options, playing.face), app)
        self.ids.leave.label = app.say("LEAVE IT")
        for option in options:
            act = partial(app.act, option.intent, **option.parameters)
            if option.ticks is not None:
                self.tapped(option.label, option.symbol, partial(_ticks, app, option.ticks), says=option.says)
            elif option.leads:
                leads = option.leads.removeprefix(ROOM) if option.leads.startswith(ROOM) else f"choose:{option.leads}"
                self.tapped(option.label, option.symbol, partial(app.over, leads), says=option.says)
            elif playing.face.verb(option.intent).held:
                self.held(app.say, option.label, option.symbol, act, possible=possible(session, option))
            else:
                self.tapped(option.label, option.symbol, act, possible(session, option), option.says)


def _ticks(app: Any, ticks: TickOff) -> None:
    """The choice is done with."""
    app.close()
    app.does(ticks)


def _explained(options: list[Option], face: Any) -> str:
    """The rule behind what is drawn here; what is only told to the app explains itself."""
    intents = {option.intent for option in options if option.intent}
    if len(intents) != 1 or not (verb := face.verb(*intents)).drawn_by:
        return ""
    return str(verb.rule) if isinstance(verb.rule, str) else ""


def _whose(title: str, options: list[Option], playing: Any) -> str:
    """The title, with the name of whom all of it is for."""
    seats = {option.parameters.get("seat") for option in options if option.intent}
    crew = playing.view["seats"]
    if len(seats) != 1 or None in seats or len(crew) == 1:
        return title
    name = str(crew[seats.pop()]["name"]).upper()
    return title if name in title else f"{title} · {name}"
