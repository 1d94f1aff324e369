"""What a whole evening in the hands of somebody new found: each a thing that lay between two screens that were right."""

from companion.show.pictures.parts import Own
from companion.show.place import Place
from tests.window.hand import begin
from tests.window.reading import unreadable
from tools.driver import Driver


def labels(driver: Driver) -> list[str]:
    return [str(widget.label) for widget in driver.walk() if getattr(widget, "label", "")]


def to_step(driver: Driver, step: str) -> None:
    driver.app.act("event_phase")
    while driver.app.session.table.value("step") != step:
        driver.app.act("next")


def test_whoever_has_left_acts_no_more(driver: Driver) -> None:
    begin(driver)
    driver.tap("acts P1")
    driver.app.act("leave", seat="P1", how="dead")
    driver.app.go(Place("game"))
    assert driver.app.playing.acting == "P2"
    driver.tap("NOISE ROLL")
    assert driver.app.session.journal.last.parameters["seat"] == "P2"


def test_the_forecast_of_restoring_power_follows_what_is_swapped(driver: Driver) -> None:
    begin(driver)
    driver.app.over("restore")
    driver.frames(3)
    before = [text for text in driver.texts() if "goes dark" in text]
    places = next(part.value for part in driver.app.stage.lower.page.main if isinstance(part, Own) and part.name == "places")
    first, second = (section for section, token in ((each.cell.name, each.cell.token) for each in places) if token in (2, 4))
    driver.tap(first)
    driver.tap(second)
    after = [text for text in driver.texts() if "goes dark" in text]
    assert before
    assert after
    assert before != after
    driver.tap("RESTORE")
    ends = driver.app.session.ahead()["rounds"]
    falls = next(each["section"] for end in ends for each in end["told"] if each["what"] == "section_goes_dark")
    assert after[0].lower().startswith(falls.lower())


def test_the_agenda_knows_what_has_fallen_by_then(driver: Driver) -> None:
    session = begin(driver)
    falls = next(each["section"] for each in session.ahead()["rounds"][0]["told"] if each["what"] == "section_goes_dark")
    driver.app.act("event_phase")
    driver.frames(3)
    agenda = {row.number: row.says for row in driver.app.stage.lower.picture.card.parts[1].rows}
    assert falls in agenda["2"]
    assert falls not in agenda["3"]


def test_a_larva_that_infests_has_no_again_and_asks_whom(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="in_play", value=["larva"])
    driver.app.refresh()
    driver.app.act("attack", piece=session.view()["in_play"][0]["piece"])
    driver.frames(3)
    assert "AGAIN" not in labels(driver)
    driver.tap("BO")
    seat = session.view()["seats"]["P2"]
    assert seat["larva"]
    assert seat["contamination"] == 1


def test_slime_without_a_target_asks_who_was_slimed(driver: Driver) -> None:
    session = begin(driver)
    for path, value in (("in_play", ["adult"]), ("decks.attack.top", "blood_chase")):
        session.do("fix", path=path, value=value)
    driver.app.refresh()
    driver.app.act("attack", piece=session.view()["in_play"][0]["piece"])
    driver.frames(3)
    driver.tap("CY")
    assert session.view()["seats"]["P3"]["slime"]


def test_lost_with_the_facility_is_not_dead_before_the_end(driver: Driver) -> None:
    session = begin(driver)
    session.do("fix", path="time.slot", value=8)
    session.do("leave", seat="P2", how="isolated")
    session.do("mark", what="fire", by=12)
    session.do("mark", what="fire", by=1)
    session.do("victory")
    assert session.view()["verdict"]["P2"]["reasons"][0] == "lost"
    assert session.words.say("reason.lost", {}) == "Lost with the facility"


def test_names_stay_whole_beside_the_button_of_an_encounter(driver: Driver) -> None:
    session = begin(driver)
    for path, value in (("bag", {"adult": 2}), ("dice.noise", [3] * 10), ("decks.event.top", "bulkheads_open")):
        if path != "decks.event.top":
            session.do("fix", path=path, value=value)
    to_step(driver, "bag")
    driver.app.act("next", answer="all")
    driver.frames(4)
    assert {"ANA", "BO", "CY"} <= set(driver.texts())
    assert not list(unreadable(driver))


def test_history_names_the_card_and_not_what_was_skipped(driver: Driver) -> None:
    session = begin(driver)
    to_step(driver, "event")
    driver.app.over("history")
    driver.frames(3)
    card = next(iter(session.journal.last.told["card"].split("_"))).capitalize()
    assert any("Event:" in text and card in text for text in driver.texts())


def test_solo_and_back_leaves_everybody_at_the_table(driver: Driver) -> None:
    driver.tap("new lockdown")
    driver.tap("SOLO")
    driver.tap("SEMI-COOP")
    assert driver.app.stage.lower.names == ["Ana", "Bo", "Cy"]
