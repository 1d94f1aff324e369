"""The end by touches: the verdict step by step, the film, the seal checked, and the ceremony before it all."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.charter import promise
from companion.exports import import_game
from companion.seal import words
from companion.show.lockdown.film import film
from companion.show.place import Place
from companion.show.tongue import Tongue
from tests.window.hand import begin
from tools.driver import Driver
from tools.offers import offer_of


def all_leave(driver: Driver) -> Any:
    """Ana in a pod with a card, Bo dead, Cy in the bunker."""
    session = begin(driver)
    session.do("contaminate", seat="P1")
    for seat, how in (("P1", "pod"), ("P2", "dead"), ("P3", "bunker")):
        session.do("leave", seat=seat, how=how)
    driver.app.go(Place("game"))
    return session


def buttons(driver: Driver) -> set[str]:
    return {getattr(widget, "label", "") for widget in driver.walk()}


def test_the_verdict_is_revealed_in_the_order_of_the_rules(driver: Driver) -> None:
    session = all_leave(driver)
    session.do("fix", path="contingency.active", value="green")
    driver.app.go(Place("game"))
    driver.tap("VERDICT")
    assert {"PURGE", "LEFT IN A POD", "DEAD", "BUNKER"} <= set(driver.texts())
    driver.tap("REVEAL THE CODE")
    assert session.table.value("judged") == 1
    assert any(text.startswith("Code ") for text in driver.texts())
    driver.tap("SCAN ALL")
    assert session.table.value("judged") == 2
    driver.tap("P3")
    driver.tap("OBJECTIVES")
    assert session.table.value("verdict")["P3"]["verdict"] == "won"
    driver.undo()
    assert session.table.value("judged") == 2
    driver.tap("P3 no")
    driver.tap("OBJECTIVES")
    assert session.table.value("verdict")["P3"]["verdict"] == "lost"
    driver.undo()
    driver.tap("P3")
    driver.tap("OBJECTIVES")
    assert "WON" in driver.texts()
    assert any(text.endswith("bjective met") for text in driver.texts())


def test_no_verdict_is_told_before_somebody_has_said_it(driver: Driver) -> None:
    session = begin(driver)
    for seat, how in (("P1", "dead"), ("P2", "dead"), ("P3", "bunker")):
        session.do("leave", seat=seat, how=how)
    driver.app.go(Place("game"))
    driver.tap("VERDICT")
    for label in ("REVEAL THE CODE", "SCAN ALL"):
        driver.tap(label)
    assert "1 LEFT: CY" in driver.texts()
    driver.touch(*driver.find("left").to_window(*driver.find("left").center))
    assert session.table.value("judged") == 2  # it leads to what is open, and judges nobody
    driver.tap("P3")
    assert "1 LEFT: CY" not in driver.texts()
    driver.tap("P3")  # taken back
    driver.hold("left")
    assert session.table.value("verdict")["P3"]["reasons"][-1] == "objective_not_told"
    assert {"?", "LOST"} <= set(driver.texts())
    assert "WON" not in driver.texts()


def test_a_code_that_asks_for_signals_goes_on_when_it_is_held(driver: Driver) -> None:
    session = all_leave(driver)
    session.do("fix", path="contingency.active", value="blue")
    driver.app.go(Place("game"))
    for label in ("VERDICT", "REVEAL THE CODE"):
        driver.tap(label)
    assert (session.table.value("judged"), set(session.table.value("asks"))) == (0, {"P1"})
    driver.hold("left")
    assert session.table.value("judged") == 1
    assert session.table.value("verdict")["P1"]["reasons"][-1] == "killed_no_signal"


def test_the_same_crew_begins_again_from_the_verdict(driver: Driver) -> None:
    session = all_leave(driver)
    driver.tap("VERDICT")
    for label in ("REVEAL THE CODE", "SCAN ALL", "P3", "OBJECTIVES", "SAME CREW AGAIN"):
        driver.tap(label)
    assert driver.app.place.screen == "new_game:lockdown"
    driver.tap("SEAL AND START")
    assert driver.app.session is not session
    assert driver.app.session.charter.options == session.charter.options


def test_code_yellow_shows_side_and_numbers_and_both_can_be_set_right(driver: Driver) -> None:
    session = all_leave(driver)
    session.do("fix", path="contingency.active", value="yellow")
    driver.app.go(Place("game"))
    driver.tap("VERDICT")
    driver.tap("REVEAL THE CODE")
    assert session.table.value("judged") == 0
    assert {"ANA", "4 OR LESS", "OVER 4"} <= {*driver.texts(), *buttons(driver)}
    driver.tap("direction")
    driver.tap("P1 +")
    driver.tap("JUDGE BY THE CODE")
    assert session.table.value("judged") == 1
    assert session.table.value("P1.knowledge") == 2
    assert session.table.value("verdict")["P1"]["alive"]
    says = " ".join(driver.texts())
    assert "knowledge of more than 4. Ana 2." in says
    assert "safe from every code (our ruling): Cy." in says


def test_code_blue_asks_who_has_sent_the_signal(driver: Driver) -> None:
    session = all_leave(driver)
    session.do("fix", path="contingency.active", value="blue")
    driver.app.go(Place("game"))
    driver.tap("VERDICT")
    driver.tap("REVEAL THE CODE")
    assert {"NOT SENT", "SENT"} <= {*driver.texts(), *buttons(driver)}
    driver.tap("P1")
    driver.tap("JUDGE BY THE CODE")
    assert session.table.flag("P1.signal")
    assert session.table.value("verdict")["P1"]["alive"]


def test_where_all_knowledge_was_entered_the_side_is_asked_before_the_code_is_turned(driver: Driver) -> None:
    session = all_leave(driver)
    session.do("fix", path="contingency.active", value="yellow")
    session.do("fix", path="seats.P1.knowledge", value=5)
    driver.app.go(Place("game"))
    driver.tap("VERDICT")
    driver.tap("direction")
    driver.tap("REVEAL THE CODE")
    assert session.table.value("verdict")["P1"]["reasons"][-1] == "killed_knowledge"


def test_taking_back_the_end_leads_back_to_the_table(driver: Driver) -> None:
    session = all_leave(driver)
    driver.tap("VERDICT")
    driver.undo()
    assert session.table.value("phase") == "players"
    assert driver.app.place.top == "table"


def test_on_cardboard_the_table_says_the_code_and_who_lives(driver: Driver) -> None:
    session = begin(driver)
    for component in ("contingency", "contamination"):
        session.do("set_source", component=component, source="cardboard")
    session.do("fix", path="seats.P1.knowledge", value=5)
    for seat, how in (("P1", "pod"), ("P2", "dead"), ("P3", "bunker")):
        session.do("leave", seat=seat, how=how)
    driver.app.go(Place("game"))
    driver.tap("VERDICT")
    driver.tap("CODE GRAY")
    driver.tap("REVEAL THE CODE")
    assert session.table.value("verdict")["P1"]["reasons"][-1] == "killed_pod"
    driver.tap("P3")
    driver.tap("SCAN ALL")
    assert session.table.value("verdict")["P3"]["verdict"] == "infected"


def test_a_game_that_was_stopped_is_not_judged_but_has_its_film(driver: Driver) -> None:
    begin(driver)
    driver.tap(driver.app.stage.ids.header.children[-1])
    driver.hold("HOLD: STOP THE GAME")
    assert any("The group ends the game here." in text for text in driver.texts())
    driver.tap("TO THE TABLE")
    driver.tap("VERDICT")
    assert "You stopped here: nobody is judged." in driver.texts()
    driver.tap("WATCH THE FILM")
    assert driver.app.place.top == "film"


def marked(driver: Driver) -> str:
    """What the page of the seal says of the verdict."""
    return next(line for text in driver.texts() for line in text.split("\n\n") if "mark" in line)


def test_the_seal_is_checked_by_the_file_of_a_stranger_and_the_seed_is_opened_at_the_end(driver: Driver) -> None:
    session = begin(driver)
    driver.tap("NOISE ROLL")
    driver.app.over("proof")
    driver.frames(3)
    assert "THE SEAL HOLDS" in driver.texts()
    assert not any(session.charter.seed[:8] in text for text in driver.texts())
    driver.tap("DONE")
    for seat in ("P1", "P2", "P3"):
        session.do("leave", seat=seat, how="pod")
    driver.app.go(Place("game"))
    driver.tap("VERDICT")
    driver.tap("CHECK THE SEAL")
    mark = marked(driver)
    assert "The mark of this verdict, at #" in mark
    assert not any(session.charter.seed[:8] in text for text in driver.texts())
    driver.tap("OPEN THE SEED")  # fault 7: it was opened by looking, and the game went on
    assert any(session.charter.seed[:8] in text for text in driver.texts())
    assert marked(driver) == mark
    session.do("undo")
    driver.app.refresh()
    driver.frames(2)
    assert any(session.charter.seed[:8] in text for text in driver.texts())
    assert marked(driver) == mark
    assert "The seed was opened." in session.history()[-2]["story"]
    assert "THE SEAL HOLDS" in driver.texts()


def test_a_game_that_is_given_out_before_its_end_says_so_in_its_history(driver: Driver) -> None:
    session = begin(driver)
    driver.app.over("history")
    driver.frames(3)
    driver.tap("EXPORT")
    driver.hold("HOLD: EXPORT")
    assert session.journal.last.intent == "give_out"


def test_a_game_as_a_file_and_the_film_as_a_picture(driver: Driver, tmp_path: Path) -> None:
    session = all_leave(driver)
    driver.tap("THE FILM")
    for page in ("bag", "chance", "numbers", "film"):
        driver.tap(page)
    driver.tap("SHARE")
    driver.back()
    driver.app.over("history")
    driver.frames(3)
    driver.tap("EXPORT")
    picture, game = (file for what, file in driver.device.asked if what == "share")
    assert picture.suffix == ".png"
    document = json.loads(game.read_text())
    assert import_game(document).history() == session.history()


def test_the_film_shows_what_happened_and_not_what_was_undone(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="bag", value={"adult": 2})
    session.do("encounter", seat="P2")
    session.do("noise_roll", seat="P1")
    session.do("noise_roll", seat="P1")
    session.do("undo")
    filmed = film(session, Tongue("en"))
    found = filmed.pages[0].drawn
    row = found.rows[0]
    assert row.slot == "15"
    assert (row.marks[0].noises, row.marks[1].symbol) == (1, "adult")
    assert [(share.symbol, share.came) for share in found.tokens] == [("adult", 1)]
    assert dict(filmed.numbers)["TAKEN BACK"] == "1"
    assert "1 adult in play" in filmed.danger


def test_the_film_of_a_whole_game_adds_up(driver: Driver) -> None:
    session, dice = begin(driver), Random(5)
    while session.table.value("phase") != "over" and (chosen := offer_of("lockdown")(session.table, dice)):
        session.do(chosen[0], **chosen[1])
    filmed = film(session, Tongue("en"))
    found = filmed.pages[0].drawn
    assert sum(share.came for share in found.tokens) == pytest.approx(sum(share.expected for share in found.tokens))
    assert sum(share.came for share in found.noises) == pytest.approx(sum(share.expected for share in found.noises))


def test_all_games_together(driver: Driver) -> None:
    all_leave(driver).do("fix", path="contingency.active", value="green")
    driver.app.act("victory")
    driver.app.go(Place())
    driver.tap("new lockdown")
    driver.tap("SEAL AND START")
    driver.app.go(Place())
    driver.tap("ALL GAMES 2")
    driver.tap("statistics")
    texts = driver.texts()
    assert "2" in texts
    assert {"PLAYED TO THE END", "HOW THEY ENDED", "PURGE", "Ana", "1 · 1 · 0", "1 · 0 · 0"} <= set(texts)
    driver.tap("DONE")
    assert driver.app.place.top == "shelf"


# -- everybody adds to the seal ------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_phone_promises_first_then_each_player_adds_and_a_stranger_can_check_it(
    start: Callable[..., Driver], language: str
) -> None:
    driver = start(language=language)
    say = driver.app.say
    driver.tap("new lockdown")
    driver.tap("everybody adds")
    driver.tap(say("SEAL AND START"))
    promised = "\n".join(words(promise(bytes(32)))).upper()
    assert promised in driver.texts()
    driver.tap(say("NEXT"))
    screen = driver.app.stage.screen("ceremony")
    screen.ids.word.text = "nutmeg"
    driver.tap("die 1")
    pad = screen.ids.pad
    x, y = pad.to_window(*pad.center)
    driver.drag(x, y - 40, y + 40)
    driver.tap(say("NEXT"))
    driver.tap(say("ADDS NOTHING"))
    driver.tap(say("NEXT"))
    charter = driver.app.session.charter
    assert charter.secret == bytes(32).hex()
    assert [name for name, _ in charter.given] == ["Ana", "Bo", "Cy"]
    assert charter.given[0][1].startswith("nutmeg/121/")
    assert len(charter.given[0][1]) == len("nutmeg/121/") + 16
    assert charter.given[1][1] == ""
    assert charter.seed != charter.secret
    assert driver.app.place.top == "seal"
    driver.app.go(Place("game", "table", ("proof",)))
    driver.frames(3)
    assert say("THE SEAL HOLDS") in driver.texts()
    document = driver.app.session.export()
    document["given"][1][1] = "something else"
    from companion.show import proof

    assert "promised" in proof._verifier().verify(document)[1]


def test_without_the_ceremony_nothing_is_asked(driver: Driver) -> None:
    session = begin(driver)
    assert session.charter.secret == ""
    assert "secret" not in session.export()
