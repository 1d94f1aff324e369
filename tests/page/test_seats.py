"""What somebody with a seat of their own meets on their page, while others play on theirs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.charter import charter
from companion.games.registry import GAMES
from companion.hosting import Hosting
from companion.packs import load
from companion.page.reader import HOST, SEAT, TABLE
from companion.page.visitor import Visitor
from companion.session import Session
from companion.sharing.wire import Intents
from companion.show.doing import Go
from companion.show.nemesis import sand
from companion.show.place import HOME
from companion.table import Entry
from tests.page.reading import Reading
from tests.page.test_pages import hosted
from tools.offers import Offer
from tools.simulate import Tally, play


class Seated:
    """Two guests with seats of their own, at a table that somebody else holds."""

    def __init__(self, home: Path, game: str = "lockdown", **options: Any) -> None:
        self.session = Session.new(charter(load(game), ["Ana", "Bo", "Cy"], bytes([7]) * 32, options), load(game))
        self.table: Hosting = hosted(self.session, home, (("P1", SEAT, "en"), ("P2", SEAT, "en")))
        self.ana, self.bo = (self.table.visitor(guest) for guest in self.table.guests.everybody())

    def page(self, visitor: Any) -> Reading:
        guest = self.table.guests.everybody()[(self.ana, self.bo).index(visitor)]
        return Reading(self.table._page(guest, visitor))

    def does(self, visitor: Any, name: str, **parameters: Any) -> dict[str, Any]:
        guest = self.table.guests.everybody()[(self.ana, self.bo).index(visitor)]
        return self.table._act(guest, visitor, Intents(((name, parameters),), len(self.session.journal.entries), 1))


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    return Seated(tmp_path)


def acts(page: Reading) -> list[Any]:
    return [found["do"] for found in (*page.pressed, *page.held) if "do" in found]


def test_whoever_has_done_the_last_thing_takes_it_back_and_nobody_else(seated: Seated) -> None:
    assert "undo" not in acts(seated.page(seated.bo))
    seated.does(seated.bo, "noise_roll", seat="P2")
    assert "undo" in acts(seated.page(seated.bo))
    assert "NOISE #2" in seated.page(seated.bo).text
    assert "undo" not in acts(seated.page(seated.ana))
    assert seated.does(seated.ana, "undo")["no"] == "not_your_entry"
    assert "ok" in seated.does(seated.bo, "undo")
    assert "undo" not in acts(seated.page(seated.bo))


def test_the_phone_of_the_table_takes_everything_back(seated: Seated) -> None:
    seated.does(seated.bo, "noise_roll", seat="P2")
    seated.ana.at.may = HOST
    assert "undo" in acts(seated.page(seated.ana))
    seated.ana.move("go", "entry:2")
    assert {"undo", "put_back"} <= set(acts(seated.page(seated.ana)))


def test_a_question_has_all_its_answers_and_one_that_does_nothing_puts_it_away(seated: Seated) -> None:
    seated.session.do("fix", path="bag", value={"adult": 1})
    seated.does(seated.bo, "encounter", seat="P2")
    seated.table.guests.allow(seated.table.guests.everybody()[1].id, TABLE)
    seated.table.publish()
    assert "NO SURPRISE" in seated.page(seated.bo).text
    assert {"leave": "result"} in seated.page(seated.bo).pressed
    assert "NO SURPRISE" not in seated.page(seated.ana).text  # nothing of it is Ana's to answer
    seated.bo.move("leave", "result")
    assert "NO SURPRISE" not in seated.page(seated.bo).text
    assert "THIS ROUND ENDS WITH" in seated.page(seated.bo).text
    assert "ADULT" in seated.page(seated.ana).text


def test_what_was_hit_is_checked_by_whoever_has_shot(seated: Seated) -> None:
    seated.session.do("appears", kind="adult")
    assert not seated.bo.at.allowed("injury_check", {"kind": "adult"})
    seated.does(seated.bo, "combat_roll", seat="P2")
    seated.does(seated.ana, "noise_roll", seat="P1")
    assert seated.bo.at.allowed("injury_check", {"kind": "adult"})
    assert not seated.ana.at.allowed("injury_check", {"kind": "adult"})
    assert "ok" in seated.does(seated.bo, "injury_check", kind="adult")
    assert seated.bo.at.allowed("killed", {"piece": seated.session.view()["in_play"][0]["piece"]})
    seated.does(seated.bo, "noise_roll", seat="P2")
    assert not seated.bo.at.allowed("injury_check", {"kind": "adult"})


def test_the_end_of_a_round_ends_what_would_go_on(seated: Seated) -> None:
    seated.session.do("appears", kind="adult")
    seated.does(seated.bo, "combat_roll", seat="P2")
    seated.session.do("event_phase")
    assert not seated.bo.at.allowed("injury_check", {"kind": "adult"})


def test_the_power_is_restored_and_tokens_are_swapped_by_whoever_stands_there(seated: Seated) -> None:
    seated.bo.move("go", "choose:swap")
    swaps = [found for found in seated.page(seated.bo).pressed if found.get("do") == "power_swap"]
    assert len(swaps) == 6
    assert {found["with"]["seat"] for found in swaps} == {"P2"}
    assert "ok" in seated.does(seated.bo, "power_swap", **swaps[0]["with"])
    seated.bo.move("go", "restore")
    assert "power_restore" in acts(seated.page(seated.bo))


def test_the_end_of_a_round_names_who_has_not_passed_where_the_app_keeps_turns(seated: Seated) -> None:
    seated.table.guests.allow(seated.table.guests.everybody()[1].id, TABLE)
    seated.session.do("turns", by="app")
    seated.session.do("pass_turn", seat="P1")
    page = seated.page(seated.bo)
    assert "2 LEFT: BO" in page.text
    assert "event_phase" not in [found.get("do") for found in page.pressed]
    assert "event_phase" in [found.get("do") for found in page.held]


def test_a_choice_with_nothing_left_to_choose_is_left(seated: Seated) -> None:
    seated.does(seated.bo, "draft_offer", seat="P2")
    kept = next(found for found in seated.page(seated.bo).pressed if found.get("do") == "draft_keep")
    seated.does(seated.bo, "draft_keep", **kept["with"])
    assert "LEAVE IT" not in seated.page(seated.bo).text
    assert seated.bo.playing.place.top == HOME


def test_a_choice_that_came_to_its_end_while_somebody_stood_there_is_left(
    seated: Seated, caplog: pytest.LogCaptureFixture
) -> None:
    seated.bo.move("go", "choose:scan_some:P2:removal")
    seated.page(seated.bo)
    seated.session.do("end_game")
    seated.page(seated.bo)
    seated.bo.move("go", "choose:scan_some:P2:removal")
    seated.page(seated.bo)
    assert [record.getMessage() for record in caplog.records if record.name == "airlock"] == []


def test_whoever_reads_is_left_to_it_and_finds_the_table_where_it_stands(seated: Seated) -> None:
    seated.bo.move("tab", "rules")
    seated.bo.move("go", "rule:noise")
    seated.ana.move("go", "rule:noise")
    seated.session.do("event_phase")
    assert seated.bo.playing.place.top == seated.ana.playing.place.top == "rule:noise"
    seated.session.do("next")
    seated.bo.move("back", 1)
    assert seated.bo.playing.place.top == "rules"
    seated.bo.move("tab", HOME)
    seated.ana.move("back", 1)
    assert seated.bo.playing.place.top == seated.ana.playing.place.top == "rail"
    seated.bo.move("tab", HOME)  # and what lies under it
    assert seated.bo.playing.place.top == HOME


def test_what_waits_for_me_calls_me_away_from_the_rules_and_nobody_else(seated: Seated) -> None:
    for visitor in (seated.ana, seated.bo):
        visitor.move("tab", "rules")
    seated.session.do("draft_offer", seat="P2")
    assert "Bo chooses a character" in seated.page(seated.bo).text
    assert {"tab": "table"} in seated.page(seated.bo).pressed
    assert "chooses a character" not in seated.page(seated.ana).text


@pytest.mark.parametrize("may", [SEAT, TABLE])
@pytest.mark.parametrize("game", GAMES)
def test_no_button_leads_nowhere(game: str, may: str, tmp_path: Path) -> None:
    """Of a guest with a seat: every way leads to a page of its own, and every choice has something to choose."""
    table: list[Hosting] = []
    dice = Random(game)
    faults: set[str] = set()

    def watch(session: Session, _: Offer) -> Callable[[Entry], None]:
        if not table:
            table.append(hosted(session, tmp_path, (("P1", may, "en"),)))
        guest = table[0].guests.everybody()[0]
        visitor = table[0].visitor(guest)
        assert isinstance(visitor, Visitor)

        def after(_: Entry) -> None:
            if dice.random() < (0.02 if may == SEAT else 0.01):
                for tab in visitor.at.face.tabs:
                    visitor.move("tab", tab.name)
                    faults.update(dead_ends(visitor))

        return after

    tally = Tally()
    play(5, tally, game, watch)
    assert tally.faults == []
    assert not faults, sorted(faults)


def dead_ends(visitor: Visitor, deep: int = 1) -> list[str]:
    """The ways from where somebody is that lead to nothing."""
    began, found = visitor.playing.place, []
    for way in [each["go"] for each in Reading(str(visitor.page())).pressed if "go" in each]:
        visitor.move("go", way)
        page = Reading(str(visitor.page()))
        if visitor.at.may == TABLE and "There is nothing to choose now." in page.text:
            pass  # that is looked up when it is tapped: whoever acts for the table may do nearly everything
        elif visitor.playing.place.top != way:
            found.append(f"{began.top} > {way}")
        elif way.startswith("choose:"):
            if not [each for each in page.pressed + page.held if {"do", "go", "tick"} & set(each) and each != {"go": "menu"}]:
                found.append(f"{began.top} > {way}")
            elif deep:
                found += dead_ends(visitor, deep - 1)
        visitor.playing.place = began
    return found


def test_a_way_to_the_phone_of_the_table_is_not_offered_to_guests(seated: Seated) -> None:
    from companion.page.parts import allowed

    assert not allowed(Go("record:tracks"), seated.bo.at)
    assert not allowed(Go("choose:slot:12"), seated.bo.at)
    assert allowed(Go("choose:css_peek"), seated.bo.at)


def test_a_hero_is_geared_up_and_the_next_one_has_the_page(tmp_path: Path) -> None:
    seated = Seated(tmp_path, "aliens", mission="survive")
    heroes = list(seated.session.view()["characters"])
    seated.bo.move("go", f"gear:{heroes[0]}")
    ways = [found["instead"] for found in seated.page(seated.bo).pressed if "instead" in found]
    assert f"gear:{heroes[1]}" in ways
    seated.bo.move("instead", f"gear:{heroes[1]}")
    assert seated.bo.playing.place.top == f"gear:{heroes[1]}"
    assert seated.bo.playing.place.back() == seated.ana.playing.place


def test_the_hourglass_is_stopped_and_runs_on_for_all_by_whoever_acts_for_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, wall = Seated(tmp_path, "nemesis", story="research", hourglass=True), [50_000.0]
    monkeypatch.setattr(sand, "NOW", lambda: wall[0])
    left = seated.session.view()["hourglass"]["left"]
    for visitor in (seated.ana, seated.bo):
        visitor.move("go", "hourglass")
        assert {"clock": 1} not in seated.page(visitor).pressed
    seated.table.guests.allow(seated.table.guests.everybody()[1].id, TABLE)
    seated.table.publish()
    wall[0] += 20
    assert {"clock": 1} in seated.page(seated.bo).pressed
    assert "PAUSE" in seated.page(seated.bo).text
    seated.bo.turn_clock()
    assert seated.session.view()["hourglass"]["left"] == left - 20
    wall[0] += 100
    assert sand.spelled(left - 20) in seated.page(seated.ana).text
    assert "RUN ON" in seated.page(seated.bo).text
    seated.bo.turn_clock()
    wall[0] += 5
    assert sand.spelled(left - 25) in seated.page(seated.ana).text
    seated.ana.turn_clock()
    assert "PAUSE" in seated.page(seated.bo).text  # it is not for everybody to stop it
