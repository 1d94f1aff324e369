"""ENTRY: what one line of the history did, and the way back from the last one."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import StringProperty

from companion.show.pictures.history import ByHand, line
from companion.window.screens.options import OptionsScreen


class EntryScreen(OptionsScreen):
    story = StringProperty()

    def show(self, app: Any) -> None:
        say, session, face = app.say, app.session, app.playing.face
        number = int(app.place.about)
        about = session.history(number)[0]
        entry = session.journal.entries[number]
        by_hand = ByHand(session, face, say)
        drawn = line(about, entry, face, say, by_hand)
        self.start(f"{drawn.number}  {drawn.title}")
        gone = say("Taken back by #{number}.", number=session.journal.taken_by(number)) if about["undone"] else ""
        fixed = by_hand.became(entry)
        self.ids.story.text = "\n\n".join([*([fixed] if fixed else about["story"]), *([gone] if gone else [])])
        if rule := face.rule(entry):
            self.tapped(say("WHY"), "info", partial(app.explain, rule))
        self.tapped(say("THIS IS WRONG"), "info", partial(app.this_is_wrong, f"entry/{number}"))
        last = session.journal.next_undo()
        if last and last.number == number:
            self.tapped(say("UNDO"), "undo", partial(app.act, "undo"))
            if session.can_put_back():
                self.held(say, say("PUT BACK AND SHAKE"), "shake", partial(app.act, "put_back"))
