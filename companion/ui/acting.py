"""What a tap does to the game: an intent through the one door, and the picture of what came of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.table import Entry, Refused
from companion.ui.pictures.names import entry_name
from companion.ui.pictures.result import Result, result
from companion.ui.pictures.secret import cover
from companion.ui.pictures.senses import captions, danger, senses, spoken
from companion.ui.tokens import DRAWS

if TYPE_CHECKING:
    from companion.ui.app import AirlockApp

LOCK = "draw_lock_after"
SOUNDS = Path(__file__).resolve().parent.parent.parent / "assets" / "sounds"
ALOUD = ("noise_roll", "encounter", "attack", "injury_check", "explore", "combat_roll", "advantage_roll", "surface_roll", "next",
         "event_phase")
"""What is read out; nothing that could hold a secret."""
LEADS = {
    "after search": "choose:keep:{seat}", "after draft_offer": "choose:draft", "css_peek": "choose:css_peek",
    "contingency_peek": "choose:contingency", "power_swap": "choose:swap",
}
"""What follows an intent, or what the option of a computer card goes on with; it lies under what is shown."""
PASSING = ("result", "choose", "secret", "menu", "entry", "rule", "handover")
"""What lies over the table only until something is done."""


class Acting:
    """Mixed into the app: who acts, what was done last, and what of it is shown."""

    acting = "P1"
    notice = ""
    caption = ""
    """The sound that is heard, in words."""
    shown = 0
    """The entry whose result stands on the table, 0 for none."""

    def act(self: AirlockApp, name: str, **parameters: Any) -> Entry | None:
        """Put an intent through the door and show what came of it; a refusal is a sentence."""
        try:
            entry = self.playing.do(name, **parameters)
        except Refused as refused:
            self.trouble(refused)
            return None
        self.notice = ""
        if isinstance(entry.result, dict) and "first_player" in entry.result:
            self.acting = entry.result["first_player"]
        self._show(entry)
        return entry

    def refuse(self: AirlockApp, refused: Refused) -> None:
        self.notice = self.session.refusal(refused) if self.session else self.refusal(refused)
        self.refresh()

    def _show(self: AirlockApp, entry: Entry) -> None:
        """A result stands until it is dismissed; an overlay lies over the table, a card stands in its middle."""
        picture = self.result_of(entry)
        over = tuple(each for each in self.place.over if each.partition(":")[0] not in PASSING)
        phase = self.playing.table.value("phase")
        if phase == "event" and "rail" not in over:
            over = ("rail", *over)
        if phase != "event":
            over = tuple(each for each in over if each != "rail")
        secret = cover(entry, self.playing.view(), self.playing.words, self.say)
        self.shown = entry.number if picture is not None or secret is not None else 0
        told = entry.result if isinstance(entry.result, dict) else {}
        if entry.act == "do" and (lead := LEADS.get(told.get("then") or f"after {entry.intent}")):
            over = (*over, lead.format(**entry.parameters))
        if secret is not None:
            over = (*over, "secret")
        if hint := self.hint(entry):
            over = (*over, f"hint:{hint}")
        if picture is not None and (picture.overlay or self.theme.two_way or self.theme.tight):
            over = (*over, "result")
        self.place = replace(self.place, over=over)
        self.device.hide(self.place.secret)
        self.keep_place()
        self._sense(entry, picture)
        if entry.act == "undo":
            self.stage.take_away(self, self.refresh)
        else:
            self.stage.ids.door.draw(self._ceremony(entry), self.refresh)
        if picture is not None:
            self.stage.lock(self.theme.seconds(LOCK))

    def _sense(self: AirlockApp, entry: Entry, picture: Result | None) -> None:
        """To the ear, the hand and those who can't read it; of a secret there is nothing to sense."""
        settings = self.settings
        sense = senses(entry, danger(self.playing.view()) if settings.heartbeat else 0)
        if settings.vibration and sense.buzz:
            self.device.buzz(sense.buzz)
        if settings.sound and sense.sound:
            self.device.play(SOUNDS / f"{sense.sound}.wav", settings.volume)
        self.caption = captions(self.say).get(sense.sound, "") if settings.captions else ""
        if self.settings.speech and entry.act == "do" and entry.intent in ALOUD:
            self.device.speak(spoken(picture, tuple(self.playing.story(entry))), self.say.language)

    def _ceremony(self: AirlockApp, entry: Entry) -> float:
        """How long the draw takes: only what was drawn has a door, and only the shut time grows with severity."""
        told = entry.result if isinstance(entry.result, dict) else {}
        name = {
            "noise_roll": "silence" if told.get("face") == "silence" else "noise", "explore": "explore", "attack": "attack",
            "injury_check": "injury_check", "victory": "event", "encounter": str(told.get("kind")),
            "next": "event" if told.get("card") else str(told.get("kind")) if told.get("step") == "bag" else "",
        }.get(entry.intent, "") if entry.act == "do" else ""
        return self.theme.seconds(name) if name in DRAWS else 0

    def result_of(self: AirlockApp, entry: Entry) -> Result | None:
        if entry.act not in ("do", "redo"):
            return None
        if entry.act == "redo":  # what happened again is what happened then
            entry = self.playing.journal.entries[entry.of]
        return result(entry, self.playing.view(), self.playing.story(entry), self.say, self.playing.words)

    def shown_result(self: AirlockApp) -> Result | None:
        if not self.shown or self.session is None:
            return None
        return self.result_of(self.session.journal.entries[self.shown])

    def turn_to_next(self: AirlockApp) -> None:
        """Who acts: the next seat that is still in the game."""
        seats = [seat for seat, told in self.playing.view()["seats"].items() if told["status"] == "in"]
        if seats:
            at = seats.index(self.acting) if self.acting in seats else -1
            self.acting = seats[(at + 1) % len(seats)]
        self.go(self.place)

    def undo_what(self: AirlockApp) -> str:
        """What undo would take back, by its name and number."""
        entry = self.session.journal.next_undo() if self.session else None
        return f"{entry_name(entry.intent, entry.result, self.say)} #{entry.number}" if entry else ""
