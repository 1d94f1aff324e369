"""Fingers that play an evening of Nemesis."""

from __future__ import annotations

from typing import Any

from tests.window.hand import play
from tests.window.listener import Listener


class Player(Listener):
    """Taps by what is written, in the language of the app, and hears what is said on every screen."""

    @property
    def session(self) -> Any:
        return self.driver.app.session

    def tap(self, label: str, **values: Any) -> None:
        self.look()
        self.driver.tap(self.say(label, **values))
        self.look()

    def hold(self, label: str) -> None:
        self.driver.hold(self.say("HOLD: {what}", what=self.say(label)))

    # -- an evening ------------------------------------------------------------------------------

    def begins(self, *chosen: str, added: tuple[str, ...] = ()) -> None:
        """A new game by touches, with these segments chosen and these things added."""
        self.driver.tap("new nemesis")
        if chosen:
            self.driver.tap("what is played")
        for label in chosen:
            self.tap(label)
        if added:
            self.driver.tap("what is added")
        for name in added:
            self.driver.tap(name)
        for label in ("SEAL AND START", "TO THE TABLE"):
            self.tap(label)
        play(self.driver)

    def plays_a_round(self, *acts: str) -> None:
        """A noise roll, an encounter, what else is to be done, and the end of the round with its quiet answers."""
        self.tap("NOISE ROLL")
        self._read()
        self.tap("ENCOUNTER")
        self._read()
        for act in acts:
            self.driver.tap(act)
            self._read()
        self.ends_the_round()

    def _read(self) -> None:
        """Whatever stands over the table is dismissed."""
        for _ in range(4):
            if self.driver.app.place.top in ("result", "choose"):
                label = next((each for each in ("NO SURPRISE", "DONE", "LEAVE IT") if self.shows_button(each)), "")
                if not label:
                    self.driver.back()
                    continue
                self.tap(label)

    def shows_button(self, label: str) -> bool:
        return any(getattr(widget, "label", "") == self.say(label) for widget in self.driver.walk())

    def ends_the_round(self) -> None:
        if self.session.view()["phase"] != "players":
            return
        self.tap("END ROUND")
        for _ in range(60):
            if self.session.view()["phase"] != "event":
                return
            if self.driver.app.place.top == "result" and not self.shows_button("NEXT"):
                self.driver.back()
                continue
            if (self.session.view()["question"] or {}).get("ask") == "who_panics":
                self.driver.tap(self.driver.app.stage.screen("rail").picture.asking.taps[0].label)
                continue
            self.driver.next()
        raise AssertionError("the event phase does not end")

    def leaves(self, seat: str, way: str) -> None:
        """Somebody leaves, from CREW."""
        self.driver.tap("crew")
        self.driver.tap(f"seat {seat}")
        self.tap("LEAVES THE GAME")
        self.hold(way)
        if self.session.view()["phase"] != "over":
            self.driver.tap("table")

    def is_judged(self, *labels: str) -> None:
        """The verdict page by page, then the film."""
        self.tap("VERDICT")
        for label in labels:
            self.tap(label)
        self.tap("WATCH THE FILM")
        for page in ("bag", "chance", "numbers"):
            self.driver.tap(page)
