"""What only one seat knows and has to choose from: numbered backs on its page, fronts under its thumb."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.page.choosing import NUMBERED
from companion.page.reader import TABLE
from tests.page.test_seats import Seated, acts

SOURCES = {f"objectives_{deck}": "app" for deck in ("corporate", "personal", "shared")}
WAY = "choose:give_up:P2"


@pytest.fixture(params=["lockdown", "nemesis"])
def seated(request: pytest.FixtureRequest, tmp_path: Path) -> Seated:
    """Everybody holds two objectives, and the first intruder has come."""
    found = Seated(tmp_path, request.param, sources=SOURCES)
    for seat in found.session.view()["seats"]:
        for deck in ("corporate", "personal"):
            found.session.do("objective_draw", seat=seat, deck=deck)
    found.session.do("appears", kind="adult")
    return found


def held(seated: Seated) -> list[str]:
    return list(seated.session.view("P2")["seats"]["P2"]["objectives"])


def test_the_due_line_leads_to_numbered_backs(seated: Seated) -> None:
    assert {"go": WAY} in seated.page(seated.bo).pressed
    seated.bo.move("go", WAY)
    page = seated.page(seated.bo)
    assert "ASKED OF YOU" in page.text
    assert "WHICH OBJECTIVE GOES?" in page.text
    assert [found["with"][NUMBERED] for found in page.pressed if found.get("do") == "objective_give_up"] == [
        ["give_up:P2", 1],
        ["give_up:P2", 2],
    ]


def test_no_page_names_what_lies_under_the_thumb(seated: Seated) -> None:
    seated.bo.move("go", WAY)
    words = seated.session.words
    for card in held(seated):
        assert card not in str(seated.bo.page())
        assert words.name(card) not in str(seated.bo.page())
        assert words.name(card) in str(seated.bo.mine())


@pytest.mark.parametrize("number", [1, 2])
def test_the_one_that_is_tapped_goes(seated: Seated, number: int) -> None:
    before = held(seated)
    seated.bo.move("go", WAY)
    tapped = next(f for f in seated.page(seated.bo).pressed if f.get("with", {}).get(NUMBERED) == ["give_up:P2", number])
    assert "ok" in seated.does(seated.bo, tapped["do"], **tapped["with"])
    assert held(seated) == [card for at, card in enumerate(before, 1) if at != number]
    assert seated.bo.playing.place.top != WAY


@pytest.mark.parametrize(
    "said", [["give_up:P1", 1], ["give_up:P2", 0], ["give_up:P2", 9], ["give_up:P2", -1], ["nothing", 1], "give_up:P2", [1, 2], 7]
)
def test_what_no_page_offers_is_refused(seated: Seated, said: Any) -> None:
    before, entries = held(seated), len(seated.session.journal.entries)
    seated.bo.move("go", WAY)
    answer = seated.does(seated.bo, "objective_give_up", seat="P2", **{NUMBERED: said})
    assert answer["no"] == "table_moved_on"
    assert (held(seated), len(seated.session.journal.entries)) == (before, entries)


def test_nobody_answers_for_another_seat(seated: Seated) -> None:
    seated.table.guests.allow(seated.table.guests.everybody()[0].id, TABLE)
    seated.table.publish()
    assert {"go": WAY} not in seated.page(seated.ana).pressed
    assert {"go": WAY.replace("P2", "P1")} in seated.page(seated.ana).pressed
    seated.ana.move("go", WAY)
    assert "objective_give_up" not in acts(seated.page(seated.ana))
    answer = seated.does(seated.ana, "objective_give_up", seat="P2", **{NUMBERED: ["give_up:P2", 1]})
    assert "no" in answer
