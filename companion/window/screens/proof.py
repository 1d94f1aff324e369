"""THE SEAL, CHECKED: how many draws are what the seed says; the seed itself is opened when the game is over."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.seal import words
from companion.show.proof import Hole, proof
from companion.show.tongue import Tongue, word
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
        say, ids, session = app.say, self.ids, app.session
        found = proof(session)
        self.role = "ink" if found.wrong or found.holes else "done"
        holds = say("A PART IS LOST") if found.holes else say("THE SEAL HOLDS")
        ids.verdict.text = say("THE SEAL IS BROKEN") if found.wrong else holds
        ids.draws.text = str(found.draws)
        ids.match.text = say("draws are what the seed says")
        if found.wrong:
            ids.match.text = say("draws match, then: {wrong}", wrong=found.wrong)
        ids.words.text = " · ".join(words(session.charter.seal)).upper()
        told = [_lost(say, hole) for hole in found.holes]
        told.append(say("Compare these words with those you saw before the first draw."))
        if found.promise:
            names = ", ".join(name for name, _ in session.charter.given)
            told.append(
                say(
                    "The phone promised {words}. Then these added to it: {names}.",
                    words=" · ".join(words(found.promise)).upper(),
                    names=names,
                )
            )
        over = app.playing.view["phase"] == "over"
        if over and found.verdict:
            told.append(say("The mark of this verdict, at #{entry}: {mark}", entry=found.verdict, mark=found.mark))
        opened = any(entry.intent == "open_seed" for entry in session.journal.entries)  # whether it stands or was taken back
        if opened:
            told.append(say("The seed: {seed}", seed=" ".join(_parts(session.charter.seed))))
        else:
            told.append(say("The seed stays closed until somebody opens it after the end; that is a line of the history."))
        ids.seed.label = say("OPEN THE SEED") if over and not opened else ""
        told.append(
            say(
                "What this shows: the app did not choose the draws, and every entry follows from the rules. "
                "What it can't show: whether what you told it is true. "
                "Who owns this phone can read the save, with all that is hidden."
            )
        )
        ids.told.text = "\n\n".join(told)
        ids.export.label, ids.done.label = say("EXPORT"), say("DONE")


def _lost(say: Tongue, hole: Hole) -> str:
    """What a damaged file has lost, and what of the rest was checked."""
    which = f"#{hole.first}" if hole.first == hole.last else f"#{hole.first}–#{hole.last}"
    told = say("Lost with a damaged file: {which}. {draws} draws before that match.", which=which, draws=hole.draws)
    if not hole.again:
        return told + " " + say("What follows can't be checked.")
    return f"{told} {say('The table after #{again} is taken as it was kept; from there on all is checked.', again=hole.again)}"


def _parts(seed: str) -> list[str]:
    return [seed[at : at + 8] for at in range(0, len(seed), 8)]


load_kv(__file__)
