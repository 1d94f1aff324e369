"""The page of a screen that everybody looks at: the game's instrument, what came, and nothing to press."""

import pytest

from companion.charter import charter
from companion.games.registry import GAMES
from companion.packs import load
from companion.page.reader import HOST, LOOK, SEAT, TABLE
from companion.page.visitor import Visitor
from companion.session import Session
from companion.show.face import face_of
from tests.page.reading import Reading

WALL, PHONE = (1280.0, 720.0), (412.0, 915.0)


def looking(game: str, size: tuple[float, float] = WALL, seat: str = "", language: str = "en", may: str = LOOK) -> Visitor:
    pack = load(game)
    found = Visitor(Session.new(charter(pack, ["Ana", "Bo", "Cy"], bytes([7]) * 32), pack), face_of(game), seat, language, "Ana")
    found.at.measured(*size, 1.0)
    found.at.may = may
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wall_has_the_instrument_of_its_game_and_nothing_to_press(game: str, language: str) -> None:
    page = str(looking(game, language=language).page())
    read = Reading(page)
    assert (read.pressed, read.held) == ([], [])
    assert "class='big'" in page
    assert ("NO SECRETS HERE" if language == "en" else "AUCUN SECRET ICI") in read.text
    assert "<nav" not in page
    assert "data-open" not in page


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_without_a_seat_has_tabs_and_no_ring(game: str) -> None:
    page = str(looking(game, PHONE).page())
    assert "<nav" in page
    assert "class='bottom'" in page
    assert "data-open" not in page


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_has_its_ring_beside_the_tabs_wherever_the_page_scrolls(game: str) -> None:
    visitor = looking(game, PHONE, "P2")
    for tab in visitor.at.face.tabs:
        visitor.move("tab", tab.name)
        page = str(visitor.page())
        assert page.index("class='bottom locked'") < page.index("data-open") < page.index("<nav")


def test_the_second_row_has_symbols_where_there_is_room_for_them() -> None:
    for wide, kind in ((412.0, "snug"), (360.0, "many")):
        assert f"class='presses {kind}'" in str(looking("lockdown", (wide, 780.0), "P1", "en", TABLE).page())


def test_the_head_says_the_whole_round_while_there_is_room_for_it() -> None:
    visitor = looking("lockdown", PHONE, "P1")
    assert "<b class='round'>ROUND 1</b>" in str(visitor.page())
    visitor.at.session.do("rename", seat="P1", called="Maximilienne-Alexandra")
    assert "<b class='round'>R1</b>" in str(visitor.page())


def test_what_was_ticked_is_shown_until_something_else_happens() -> None:
    visitor = looking("lockdown", PHONE, "P1", "en", TABLE)
    visitor.at.session.do("alert_start")
    (due,) = (each.id for each in visitor.playing.owed)
    visitor.move("tick", [due, True])
    assert "aria-checked='true'" in str(visitor.page())
    visitor.act("noise_roll", {"seat": "P1"})
    assert "aria-checked" not in str(visitor.page())
    visitor.undo()
    assert "aria-checked" not in str(visitor.page())


def test_a_character_is_chosen_by_name_for_whom_it_is() -> None:
    visitor = looking("lockdown", PHONE, "P1", "en", TABLE)
    visitor.at.may = HOST
    visitor.act("draft_offer", {"seat": "P2"})
    visitor.move("go", "choose:draft")
    assert "CHARACTER · BO" in Reading(str(visitor.page())).text
    kept = next(each["with"] for each in Reading(str(visitor.page())).pressed if each.get("do") == "draft_keep")
    visitor.act("draft_keep", kept)
    visitor.move("tab", "table")
    name = visitor.at.session.words.name(kept["character"]).upper()
    assert name in Reading(str(visitor.page())).text


def test_a_seat_finds_what_is_dealt_to_it_and_is_told_where_it_lies() -> None:
    visitor = looking("nemesis", PHONE, "P2", "en", SEAT)
    assert {"go": "setup"} in Reading(str(visitor.page())).pressed
    visitor.move("go", "setup")
    page = Reading(str(visitor.page()))
    assert {"go": "choose:objective"} in page.pressed
    assert not [press for press in page.pressed if press.get("do") == "setup_done"]  # the table says what is done
    visitor.move("go", "choose:objective")
    visitor.act("objective_draw", {"seat": "P2", "deck": "corporate"})
    assert "Something new lies under the ring" in Reading(str(visitor.page())).text
    visitor.move("go", "choose:objective")
    visitor.act("objective_draw", {"seat": "P2", "deck": "personal"})
    visitor.move("tab", "table")
    assert "Something new" not in Reading(str(visitor.page())).text


def test_what_is_left_before_the_round_ends_stands_under_that() -> None:
    visitor = looking("lockdown", PHONE, "P1", "en", TABLE)
    visitor.at.session.do("alert_start")
    page = Reading(str(visitor.page()))
    assert "END ROUND" in page.text
    assert "END ROUND:" not in page.text


def test_what_comes_is_said_on_the_wall_while_nothing_is_due() -> None:
    assert "S1 goes dark: red line" in Reading(str(looking("lockdown").page())).text


def test_the_wall_says_how_many_cards_can_be_drawn() -> None:
    visitor = looking("aliens")
    assert f"class='count-large'><p class='t-row c-ink2'>DRAW</p><b>{visitor.playing.strip.number}</b>" in str(visitor.page())
