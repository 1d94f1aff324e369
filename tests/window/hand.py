"""What the tests of the app have in common: sizes of screens, and games by touches."""

from typing import Any

from tools.driver import Driver

SIZES = [(412, 915), (360, 640), (915, 412), (1024, 768)]


def begin(driver: Driver) -> Any:
    """A new game of three, by touches; its session."""
    for label in ("new lockdown", "SEAL AND START", "TO THE TABLE"):
        driver.tap(driver.app.say(label))
    play(driver)
    return driver.app.session


def play(driver: Driver) -> None:
    """From the set-up list to the table, the first time through the guide."""
    driver.tap(driver.app.say("PLAY"))
    if driver.app.place.top == "guide":
        driver.tap(driver.app.say("TO THE TABLE"))


def quiet_bag(driver: Driver) -> None:
    """Only larvae in the bag, and an event that asks nothing, so that a round is as quiet as it gets."""
    for path, value in (("bag", {"larva": 4}), ("decks.event.top", "nest"), ("time", {"slot": 13, "side": "red"})):
        driver.app.session.do("fix", path=path, value=value)
    driver.app.refresh()
