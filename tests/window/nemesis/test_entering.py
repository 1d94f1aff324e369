"""A deck of Nemesis that no source tells, entered by touches and dealt from the next game on: adaptations, and an alert."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.show.place import Place
from tests.window.hand import SIZES
from tools.driver import Driver

ADAPTATIONS = ("Voracious", "Agile", "Armoured", "Cunning", "Patient", "Winged", "Blind", "Loud")
BEFORE = {"bag": {"adult": 2, "larva": 2, "blank": 1}}


def opens(driver: Driver, component: str) -> None:
    driver.app.go(Place("launch").onto("box:nemesis"))
    driver.frames(3)
    driver.tap(next(row for row in driver.walk() if type(row).__name__ == "PartRow" and row.name == component))
    driver.frames(2)
    assert driver.app.place.top == f"enter:nemesis/{component}"


def write(driver: Driver, name: str, text: str) -> None:
    next(widget for widget in driver.walk() if getattr(widget, "name", "") == name).text = text
    driver.frames(2)


def adds(driver: Driver, name: str, text: str = "") -> None:
    write(driver, "card name", name)
    if text:
        write(driver, "card text", text)
    driver.tap("ADD CARD")


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_eight_adaptations_are_entered_and_dealt(start: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = start(size)
    opens(driver, "adaptations")
    write(driver, "card name", "Vora")
    driver.tap("VORACIOUS")  # a source gives this one; what it does is known
    driver.tap("ADD CARD")
    driver.touches = 0
    for name in ADAPTATIONS[1:]:
        adds(driver, name)
    assert "8 of 8" in driver.texts()
    assert driver.touches <= 2 * len(ADAPTATIONS)
    driver.tap("LAST ONE")
    assert "7 of 8" in driver.texts()
    driver.tap("ADD CARD")
    driver.tap("entered")
    assert "As in your box" in driver.texts()
    driver = start(size)
    driver.tap("new nemesis")
    driver.tap("what is played")
    driver.tap("CARNOMORPHS")
    driver.tap("SEAL AND START")
    session: Any = driver.app.session
    assert session.table.value("source.adaptations") == "app"
    session.do("appears", kind="shambler")
    (card,) = session.view()["adaptation_cards"].values()
    assert session.words.name(card) in ADAPTATIONS
    driver.app.go(Place("game"))
    driver.tap("END ROUND")
    while session.view()["step"] != "attacks":
        driver.next()
    driver.tap(f"choose:feed:{session.view()['in_play'][0]['piece']}")
    driver.tap("WHO FEEDS?")
    assert session.words.name(card).upper() in driver.texts()


def test_alerts_are_entered_and_their_stages_stand_on_the_table(start: Callable[..., Driver]) -> None:
    driver = start()
    opens(driver, "alerts")
    for number in range(1, 11):
        adds(driver, f"Alarm {number}", "Activate the laboratory; bring the sample to the alarm room")
    assert "10 of 10" in driver.texts()
    driver.app.games.new_game("nemesis", ["Ana", "Bo", "Cy"], {"story": "epilogue", "before": BEFORE})
    session = driver.app.session
    while driver.app.place.over:
        driver.app.close()
    driver.frames(4)
    assert session.words.name(session.view()["alert"]["card"]).startswith("Alarm")
    assert any(text.startswith("Activate the laboratory") for text in driver.texts())
    assert not any(text.startswith("bring the sample") for text in driver.texts())
    driver.tap("alert")
    driver.tap("STAGE 1 DONE: THE NEXT")
    driver.frames(4)
    assert any(text.startswith("bring the sample") for text in driver.texts())
