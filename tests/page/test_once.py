"""What is the same for all who look on is found once an entry, and what is not is not taken for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.page.reader import LOOK, SEAT, TABLE, Reader
from companion.page.visitor import Visitor
from companion.page.ways import _sorted_out, options, to
from companion.session import Session
from companion.table import Entry, View
from tests.page.test_pages import hosted
from tools.offers import offer_of
from tools.simulate import Tally, act, begin, play

FEW = 40
"""So many entries of a game are looked at."""
GUESTS = (("", LOOK, "en"), ("P1", SEAT, "en"), ("P2", SEAT, "fr"), ("P2", TABLE, "en"), ("P3", SEAT, "en"))


def guests(session: Session) -> tuple[tuple[str, str, str], ...]:
    """Those whose seats there are."""
    return tuple(each for each in GUESTS if not each[0] or each[0] in session.names())


def _addresses(at: Reader) -> set[str]:
    """Every choice that a button of the table leads to, and what those lead to."""
    picture = at.face.table(at.view, at.say, at.seat, at.session)
    buttons = (*picture.verbs, *picture.second, *picture.chips)
    new = {each.leads.removeprefix("choose:") for each in buttons if each.leads.startswith("choose:")}
    found: set[str] = set()
    for _ in range(3):
        found |= new
        led = (to(option) for about in new for option in options(at, about)[1])
        new = {each.removeprefix("choose:") for each in led if each.startswith("choose:")} - found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_is_said_to_be_the_same_for_all_is(game: str, tmp_path: Path) -> None:
    dice, compared = Random(1), Counter[str]()

    def looked(session: Session) -> None:
        table = hosted(session, tmp_path, guests(session))
        table._stop()
        readers = [table.visitor(guest).at for guest in table.guests.everybody()]
        if readers[0].face.own_choices is None:
            return
        for about in sorted({about for at in readers for about in _addresses(at)}):
            what = about.partition(":")[0]
            if what not in readers[0].face.own_choices:
                assert len({_sorted_out(options(at, about, silent=True)[1], at) for at in readers}) == 1, about
                assert len({_sorted_out(options(at, about)[1], at) for at in readers}) == 1, about
                compared[what] += 1

    def watch(session: Session, _: Any) -> Callable[[Entry], None]:
        return lambda _: looked(session) if dice.random() < 0.07 else None

    tally = Tally()
    for number in (1, 2):
        play(number, tally, game, watch)
    assert tally.faults == []
    assert game != "aliens" or len(compared) > 20, compared


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_reported_once_for_each_pair_of_eyes(game: str, tmp_path: Path) -> None:
    session, dice = begin(4, game)
    asked: Counter[str] = Counter()
    report = session.game.report

    def counted(view: View) -> Any:
        asked[view.seat] += session.table.rests
        return report(view)

    session.game = replace(session.game, report=counted)
    table = hosted(session, tmp_path, guests(session))
    for _ in range(FEW):
        chosen = offer_of(game)(session.table, dice)
        assert chosen is not None
        act(session, chosen, Tally(), dice)
        asked.clear()
        table.publish()
        assert set(asked.values()) <= {1}, asked


def test_in_the_middle_of_something_nothing_is_taken_for_what_it_was() -> None:
    session, _ = begin(1, "lockdown")
    before = session.view()
    with session.table.trial():
        session.table.set("round", 7)
        assert session.view()["round"] == 7
    assert session.view() == before
    session.table.set("round", 6)
    assert session.view()["round"] == 6


def test_what_somebody_changes_in_a_view_is_their_own() -> None:
    session, _ = begin(1, "lockdown")
    session.view()["round"] = 9
    assert session.view()["round"] != 9


def test_ticks_are_no_entries_and_are_seen_at_once(tmp_path: Path) -> None:
    session, dice = begin(1, "lockdown")
    table = hosted(session, tmp_path, guests(session))
    guest = table.guests.everybody()[-1]
    seen = table.visitor(guest)
    assert isinstance(seen, Visitor)
    while not (due := [each for each in session.due() if each.what in ("order", "choose")]):
        chosen = offer_of("lockdown")(session.table, dice)
        assert chosen is not None
        act(session, chosen, Tally(), dice)
    assert due[0].id in str(seen.page())
    session.tick(due[0].id)
    assert due[0].id not in {each.id for each in session.due()}
    assert due[0].id in {each.id for each in session.ticked()}
