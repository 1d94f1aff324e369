"""A whole deck of sixty entered by touches and a few letters a card, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from kivy.core.window import Window

from companion.packs import load
from companion.show.place import Place
from tools.driver import Driver

MORE = (("Second Wind", "event", 2), ("Cover Me", "event", 1), ("Hold", "event", 0), ("On Point", "event", 3))
BAD = (("Bad Feeling", "hazard", 0), ("No Signal", "hazard", 0))
Card = tuple[str, str, int, int]
"""Name, type, cost, copies."""


def deck() -> Iterator[Card]:
    """Sixty cards as a box may hold them: what has a name in the house mix, and what has not."""
    for item in load("aliens")["endurance"].items:
        if item.traits["type"] in ("weapon", "equipment"):
            yield item.name, str(item.traits["type"]), int(item.traits["cost"]), item.count
    yield from ((name, kind, cost, 4) for name, kind, cost in (*MORE, *BAD))


class Typist:
    """Touches by thumb, letters by the keyboard of the phone."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.letters = driver, 0

    def types(self, name: str) -> None:
        """Letter by letter until the name is offered, which one tap takes."""
        screen = self.driver.app.stage.screen("enter")
        self.driver.tap(screen.ids.name)
        for letter in name:
            Window.dispatch("on_textinput", letter)
            self.driver.frames(2)
            self.letters += 1
            if screen.ids.offer.label == name.upper():
                self.driver.tap(screen.ids.offer)
                break
        assert screen.ids.name.text == name

    def enters(self, card: Card, before: Card) -> None:
        name, kind, cost, copies = card
        self.types(name)
        if kind != before[1]:  # type and cost of the card before stay
            self.driver.tap(f"type {kind}")
        if cost != before[2]:
            self.driver.tap(f"cost {cost}")
        if copies > 1:
            self.driver.tap(f"copies {copies}")
        self.driver.tap("ADD CARD")


def test_sixty_cards_by_touches(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.go(Place("launch").onto("box:aliens").onto("enter:aliens/endurance"))
    driver.frames(4)
    typist, cards = Typist(driver), list(deck())
    driver.touches = 0
    for before, card in pairwise((("", "", -1, 0), *cards)):
        typist.enters(card, before)
    entered = driver.app.files.owner.overlay("aliens").entered("endurance")
    assert entered.count == 60
    assert {each["name"]: (each["type"], each.get("cost", 0), each["copies"]) for each in entered.cards} == {
        name: (kind, cost, copies) for name, kind, cost, copies in cards
    }
    assert driver.touches <= 5 * len(cards)
    assert typist.letters <= 4 * len(cards)
    driver.app.games.new_game("aliens", ["Ana"], {"gear": {}})
    assert driver.app.session.words.pack["endurance"].confidence == "owner"
