"""THE SEAL, CHECKED: how many draws are what the seed says; the seed itself is opened when the game is over."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.show.pictures.proof import checked_seal
from companion.show.tongue import word
from companion.window.screens.room import Room
from companion.window.widgets import load_kv
from companion.window.widgets.glyph import Glyph
from companion.window.widgets.scroll import Scroll
from companion.window.widgets.seam import Seam
from companion.window.widgets.text import Text
from companion.window.widgets.verb import Act, Small, VerbButton

__all__ = ["Act", "Glyph", "ProofScreen", "Scroll", "Seam", "Small", "Text", "VerbButton"]


class ProofScreen(Room, BoxLayout):
    header, bare = word("THE SEAL"), True
    role = StringProperty("done")

    def show(self, app: Any) -> None:
        say, ids = app.say, self.ids
        lines = checked_seal(app.session, app.playing.view["phase"] == "over", say)
        self.role = "done" if lines.holds else "ink"
        ids.verdict.text, ids.draws.text, ids.match.text = lines.verdict, lines.draws, lines.match
        ids.words.text, ids.words.text = lines.words, "\n\n".join(lines.lines)
        ids.seed.label = say("OPEN THE SEED") if lines.may_open else ""
        ids.export.label, ids.done.label = say("EXPORT"), say("DONE")


load_kv(__file__)
