"""Ears for the screen: whether a word of another language is ever on it."""

from __future__ import annotations

from companion.seal import words
from tools.driver import Driver
from tools.words import spoken


class Listener:
    """Reads everything that is on the screen, and finds words of another language."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.say = driver, driver.app.say
        self.foreign = {text for text in spoken() if len(text) > 3 and self.say(text) != text}
        self.read: set[str] = set()

    def look(self) -> None:
        self.read |= set(self.driver.texts())

    def tap(self, label: str) -> None:
        self.look()
        self.driver.tap(self.say(label))
        self.look()

    def shows(self, label: str) -> bool:
        return self.say(label) in self.driver.texts()

    def leaks(self) -> set[str]:
        """Words of a seal are the same in every language."""
        sealed = {word.upper() for word in words(self.driver.app.session.charter.seal)}
        return (self.read & self.foreign) - sealed
