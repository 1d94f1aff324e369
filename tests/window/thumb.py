"""A thumb that knows one button: what moves the game on is pressed where it stands, never held, and what it leads to is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.show.duelines import OPENED
from companion.show.face import face_of
from companion.table import Entry
from tests.ledger import Ledger
from tests.window.hand import play
from tests.window.listener import Listener

OFFERS = ("VerbButton", "Small", "Spot")
"""What a page offers to choose from."""
BIG = ("Act", "MovesOn")
ENOUGH = 400
"""So many presses bring every evening to its end."""
PAGES = ("choose", "gear", "secret", "hand", "result")


class Thumb(Listener):
    """Presses the one button, ticks what it names, and answers what it leads to."""

    @property
    def session(self) -> Any:
        return self.driver.app.session

    @property
    def view(self) -> Any:
        return self.session.view()

    def begins(self, pack: str, *chosen: str) -> None:
        """A new game by touches, with these segments chosen."""
        self.driver.tap(f"new {pack}")
        if chosen:
            self.driver.tap("what is played")
        for label in chosen:
            self.tap(label)
        for label in ("SEAL AND START", "TO THE TABLE"):
            self.tap(label)
        play(self.driver)
        orders = face_of(pack).orders
        self.ledger = Ledger(self.session, {name for name, words in orders.items() if not words.passing})
        self.left_open: list[str] = []
        self.broken: list[BaseException] = []
        self.session.listen(self._hears)

    def _hears(self, entry: Entry) -> None:
        try:
            self.ledger.reads(entry, self.session.journal.entries.ticks())
            self.left_open += entry.told.get("left_open", ())
        except BaseException as error:  # a session goes on whatever its listeners do
            self.broken.append(error)

    # -- pressing --------------------------------------------------------------------------------

    def big(self) -> Any:
        """The one button that is seen: the lowest of those with an end cap."""
        self.driver.frames(2)
        found = [each for each in self.driver.walk() if type(each).__name__ in BIG and not each.disabled]
        return min(found, key=lambda each: each.to_window(*each.pos)[1], default=None)

    def presses(self) -> None:
        """One tap: the button, or what the last one has led to."""
        self.look()
        top = self.driver.app.place.room
        button = self.big()
        if top == "table" and (box := self._box()) is not None:
            self.driver.tap(box)
        elif button is None or top in PAGES[:4]:
            self._answers()
        else:
            self.driver.touch(*button.to_window(*button.center))
            if top == "verdict" and getattr(button, "caption", ""):
                self._judges(button.label)

    def _judges(self, label: str) -> None:
        """It has led to somebody of whom nobody has said yet whether the objective is met: it is. Or to the alert: it is done."""
        seats = self.view["seats"].items()
        self.driver.tap(next((seat for seat, person in seats if label.endswith(str(person["name"]).upper())), "done"))

    def _box(self) -> str | None:
        """The first box of the list that lies open."""
        playing = self.driver.app.playing
        return f"tick {playing.owed[0].id}" if playing.chosen.get(OPENED) and playing.owed else None

    def _answers(self) -> None:
        """What the page offers first; where it offers nothing, back."""
        offered = [each for each in self.driver.walk(self.driver.app.stage.lower) if type(each).__name__ in OFFERS and each.label]
        before = len(self.session.journal.entries), self.driver.app.place
        if offered:
            self.driver.tap(max(offered, key=lambda each: each.to_window(*each.pos)[1]))
        if before == (len(self.session.journal.entries), self.driver.app.place):
            self.driver.back()

    # -- an evening ------------------------------------------------------------------------------

    def acts(self, *labels: str) -> None:
        """What people do in their turns; whatever came of it is answered by its last button."""
        for label in labels:
            if self.view["phase"] == "players":
                self.driver.tap(self.say(label))
                for _ in range(ENOUGH):
                    if not self.driver.app.place.over:
                        break
                    self.presses()

    def to_the_next_round(self) -> None:
        """The button alone, until the next round or the end."""
        here = self.view["round"]
        self._until(lambda: self.view["round"] != here or self.view["phase"] == "over")

    def to(self, step: str) -> None:
        """The button alone, until this step."""
        self._until(lambda: self.view["step"] == step)

    def _until(self, there: Callable[[], bool]) -> None:
        for _ in range(ENOUGH):
            if there():
                return
            self.presses()
        raise AssertionError(f"the button leads nowhere: {self.driver.app.place} {self.session.due()}")

    def leaves(self, seat: str, way: str) -> None:
        """Somebody leaves, from CREW."""
        if self.view["phase"] == "over" or self.view["seats"][seat]["status"] != "in":
            return
        for named in ("table", "crew", f"seat {seat}"):
            self.driver.tap(named)
        self.tap("LEAVES THE GAME")
        self.driver.hold(self.say("HOLD: {what}", what=self.say(way)))
        if self.view["phase"] != "over":
            self.driver.tap("table")

    def to_the_film(self) -> None:
        """The end, the verdict and the film by the one button; who won is told where it asks."""
        for _ in range(ENOUGH):
            if self.driver.app.place.top == "film":
                self.look()
                return
            if self.shows("WATCH THE FILM"):
                self.tap("WATCH THE FILM")
            else:
                self.presses()
        raise AssertionError(f"no film: {self.driver.app.place}")

    def left_nothing(self) -> None:
        """Nothing went by, by the history's own word and by the count beside it; and no word of another language was read."""
        assert not self.broken
        assert not self.left_open
        assert not +self.ledger.passed
        assert self.leaks() == set()
