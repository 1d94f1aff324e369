"""Turns that the app keeps, in games of chance: always the next one to the left who has not passed, two actions each, and the
same rules for all else. As long as the table keeps them, nothing of it is there."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.hosting import offers_turns
from companion.session import Session
from companion.sharing.guests import Guest, Guests
from companion.sharing.sealing import KeyPair
from companion.show.doing import Do
from companion.show.face import face_of
from companion.show.pictures.launch import waiting
from companion.show.pictures.table import turn_line
from companion.show.playing import Manner, Playing
from companion.show.tongue import Tongue
from companion.table import Entry
from tests.page.test_pages import hosted, looked_at
from tests.play import Play
from tools.offers import Offer
from tools.simulate import Tally, begin, play

KEEP = ("lockdown", "nemesis")
"""The games whose rules have such turns; the characters of Aliens have an order of their own."""
GAMES_OF_CHANCE = range(6)


def kept(game: str, number: int = 1) -> Session:
    """A game of three whose turns the app keeps."""
    session = opened(game, number)
    session.do("turns", by="app")
    return session


def opened(game: str, number: int = 1) -> Session:
    while len((session := begin(number, game)[0]).names()) != 3:
        number += 1
    return session


# -- the rules -----------------------------------------------------------------------------------


def follows(session: Session, entry: Entry, before: dict[str, Any], seats: dict[str, str]) -> None:
    """What the turn is after an act, by what it was before."""
    now, view = session.view()["turn"], session.view()
    if view["phase"] != "players" or now is None:
        assert now is None or now["seat"] == ""
        return
    out = {seat for seat, person in view["seats"].items() if person["status"] != "in"}
    theirs = view.get("intruder_player")
    plays_on = {theirs["seat"]} if theirs and theirs["active"] and not theirs["passed"] else set()
    takes = [seat for seat in seats if seat in plays_on or (seat not in out and seat not in now["passed"])]
    if not takes:
        assert now["seat"] == ""
        return
    assert now["seat"] in takes
    assert now["last"] == (takes == [now["seat"]])
    assert 1 <= now["action"] <= now["of"] == (1 if now["seat"] in plays_on else 2)
    if entry.intent == "acted" and before["action"] < before["of"]:
        assert (now["seat"], now["action"]) == (before["seat"], before["action"] + 1)
    elif entry.intent in ("acted", "pass_turn"):
        order = list(seats)
        at = order.index(before["seat"])
        left = [seat for seat in order[at + 1 :] + order[: at + 1] if seat in takes]
        assert (now["seat"], now["action"]) == (left[0], 1)


@pytest.mark.parametrize("number", GAMES_OF_CHANCE)
@pytest.mark.parametrize("game", KEEP)
def test_games_of_chance_end_with_turns_as_well_and_each_turn_follows_from_the_one_before(game: str, number: int) -> None:
    ended = []

    def watch(session: Session, _: Offer) -> Callable[[Entry], None]:
        if session.view()["turn"] is None and "turns" in session.game.intents and session.view()["phase"] != "over":
            session.do("turns", by="app")
        before, seats = session.view()["turn"], dict(session.names())

        def after(entry: Entry) -> None:
            follows(session, entry, before, seats)
            if entry.told.get("step") == "start" and entry.intent == "pass_turn":
                ended.append(session.view()["phase"])
            state = session.table.state()
            session.do("undo")
            session.do("redo")
            assert session.table.state() == state

        return after

    tally = Tally()
    play(number, tally, game, watch)
    assert tally.faults == []
    assert tally.ends["none"] == 0
    assert set(ended) <= {"event"}


def test_games_of_chance_know_turns() -> None:
    tally = Tally()
    for number in range(12):
        play(number, tally, "lockdown")
    assert all(tally.intents[each] for each in ("turns", "acted", "pass_turn"))


def test_aliens_has_an_order_of_its_own() -> None:
    assert not {"turns", "acted", "pass_turn"} & set(GAMES["aliens"].intents)
    assert turn_line(begin(1, "aliens")[0].view(), Tongue("en")) is None


@pytest.mark.parametrize("game", KEEP)
def test_a_draw_for_nobody_in_particular_is_of_whose_turn_it_is(game: str) -> None:
    session = kept(game)
    assert session.hand("attack", kind="adult") == "P1"
    session.do("pass_turn", seat="P1")
    assert session.hand("attack", kind="adult") == "P2"


@pytest.mark.parametrize("game", KEEP)
def test_whose_it_is_and_what_is_offered_come_from_the_rules(game: str) -> None:
    session = kept(game)
    for intent in ("acted", "pass_turn"):
        assert session.offers(intent, "seat") == ["P1"]
        assert session.whose(intent, seat="P1") == "P1"
    assert session.whose("turns", by="app", seat="P2") == ""
    assert session.offers("turns", "seat", by="app") == ["P1", "P2", "P3"]
    session.do("pass_turn", seat="P1")
    assert session.offers("turns", "seat", by="app") == ["P2", "P3"]


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", KEEP)
def test_where_the_table_keeps_turns_nothing_of_it_is_shown_and_no_event_tells_of_it(game: str) -> None:
    session = opened(game)
    face, say = face_of(game), Tongue("en")
    plain = face.table({**session.view(), "ahead": session.ahead()}, say, "P1", session)
    names = [each.name for each in (*plain.verbs, *plain.second)]
    assert not {"acted", "pass", "turns"} & set(names)
    assert turn_line(session.view(), say) is None
    for _ in range(2):
        Rounds(session).ends()
    events = [event for entry in session.journal.entries for event in entry.events]
    assert not [event for event in events if str(getattr(event, "name", "")).startswith("turn")]


class Rounds:
    """Ends a round with the quiet answer to everything."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def ends(self) -> None:
        self.session.do("event_phase")
        while self.session.view()["phase"] == "event":
            self.session.do("next")


def second(playing: Playing) -> list[str]:
    return [each.name for each in playing.face.table(playing.view, playing.say, playing.acting, playing.session).second]


@pytest.mark.parametrize("game", KEEP)
def test_the_table_shows_whose_turn_it_is_and_acts_for_them(game: str) -> None:
    session = opened(game)
    playing = Playing(session, face_of(game), Tongue("en"))
    playing.enter()
    before = second(playing)
    playing.act("turns", Manner(), {"by": "app"})
    assert second(playing) == [before[0], "acted", "pass", "more"]
    options = [each.leads for each in playing.face.choices(asked(playing, "more"))[1]]
    assert set(before[1:-1]) <= set(options)
    playing.act("pass_turn", Manner(), {"seat": "P1"})
    assert playing.acting == "P2"
    line = turn_line(playing.view, playing.say)
    assert line is not None
    assert (line.says, line.detail) == ("BO'S TURN", "1st action")
    playing.acting = "P3"  # somebody acts out of turn, until the turn goes on
    playing.act("acted", Manner(), {"seat": "P2"})
    assert playing.acting == "P3"
    playing.act("acted", Manner(), {"seat": "P2"})
    assert playing.acting == "P3"
    playing.act("undo", Manner(), {})
    playing.act("undo", Manner(), {})
    playing.act("undo", Manner(), {})
    assert playing.acting == "P1"


def asked(playing: Playing, what: str) -> Any:
    from companion.show.pictures.choice import Asked

    return Asked(playing.session, playing.view, playing.acting, what, "", playing.say)


@pytest.mark.parametrize("game", KEEP)
def test_the_last_pass_opens_the_rail_and_back_leaves_it(game: str) -> None:
    playing = Playing(kept(game), face_of(game), Tongue("en"))
    playing.enter()
    for seat in ("P1", "P2", "P3"):
        assert playing.place.over == ()
        entry, _ = playing.act("pass_turn", Manner(), {"seat": seat})
    assert entry.told["step"] == "start"
    assert playing.place.over == ("rail",)
    assert playing.leaves_the_rail()
    playing.act("undo", Manner(), {})
    assert playing.place.over == ()


def test_before_the_last_pass_what_was_ordered_is_done_first() -> None:
    """As END ROUND does it: the button leads to what is left."""
    session = kept("lockdown")
    playing = Playing(session, face_of("lockdown"), Tongue("en"))
    playing.enter()
    for seat in ("P1", "P2"):
        playing.act("pass_turn", Manner(), {"seat": seat})
    last = next(each for each in table_of(playing).second if each.name == "pass")
    assert last.onward
    assert playing.left("event_phase") == ()
    session.do("alert_start")
    assert playing.left("event_phase")


def table_of(playing: Playing) -> Any:
    return playing.face.table(playing.view, playing.say, playing.acting, playing.session)


# -- on other phones -----------------------------------------------------------------------------

KEYS = KeyPair(bytes(32), bytes(32), "LARK TIN")


@pytest.mark.parametrize("game", KEEP)
def test_a_guest_reads_whose_turn_it_is_and_passes_for_its_own_seat_alone(game: str, tmp_path: Path) -> None:
    session = opened(game)
    table = hosted(session, tmp_path, (("P1", "seat", "en"), ("P2", "seat", "fr"), ("", "look", "en")))
    mine, theirs, screen = (table.visitor(guest) for guest in table.guests.everybody())
    assert "YOUR TURN" not in looked_at(mine).text
    session.do("turns", by="app")
    page = looked_at(mine)
    assert "YOUR TURN" in page.text
    assert "1st action" in page.text
    own = [{"do": each, "with": {"seat": "P1"}} for each in ("acted", "pass_turn")]
    assert [press for press in page.pressed if press.get("do") in ("acted", "pass_turn")] == own
    page = looked_at(theirs)
    assert "AU TOUR DE ANA" in page.text
    assert "pass_turn" not in [press.get("do") for press in page.pressed]
    assert "ANA'S TURN" in looked_at(screen).text
    mine.act("acted", {"seat": "P1"})
    assert "2nd action" in looked_at(mine).text
    mine.act("pass_turn", {"seat": "P1"})
    assert "BO'S TURN" in looked_at(mine).text
    assert "À VOUS DE JOUER" in looked_at(theirs).text


def test_the_last_guest_that_passes_reads_what_is_left_first(tmp_path: Path) -> None:
    session = kept("lockdown")
    table = hosted(session, tmp_path, (("P3", "seat", "en"),))
    (guest,) = table.guests.everybody()
    last = table.visitor(guest)
    for seat in ("P1", "P2"):
        session.do("pass_turn", seat=seat)
    passes = {"do": "pass_turn", "with": {"seat": "P3"}}
    assert passes in looked_at(last).pressed
    session.do("alert_start")
    page = looked_at(last)
    assert passes not in page.pressed
    assert passes in page.held
    for due in list(last.playing.owed):
        session.tick(due.id)
    assert passes in looked_at(last).pressed
    last.act("pass_turn", {"seat": "P3"})
    assert session.view()["phase"] == "event"


def test_turns_are_offered_when_everybody_has_a_phone() -> None:
    session = opened("lockdown")
    guests = Guests(session.names())

    def comes(seat: str) -> None:
        guests.linked[seat] = Guest(seat, seat, seat, KEYS, seat, seat)

    comes("")
    for seat in ("P1", "P2"):
        comes(seat)
        assert not offers_turns(session, guests)
    comes("P3")
    assert offers_turns(session, guests)
    session.do("turns", by="app")
    assert not offers_turns(session, guests)
    assert not offers_turns(begin(1, "aliens")[0], guests)


def test_the_record_turns_them_on_and_sets_right_who_has_passed() -> None:
    play = Play(3)
    play.fix("turns", "app")
    play.fix("seats.P2.passed", True)
    assert play["turn.passed"] == ["P2"]
    playing = Playing(play.door.session, face_of("lockdown"), Tongue("fr"))  # type: ignore[arg-type]
    looks = [playing.face.look(value, playing.view, playing.say) for value in playing.session.record()["crew"]]
    assert {"TOURS", "BO\xa0: A PASSÉ"} <= {each.label for each in looks}


# -- fire where a turn ends ----------------------------------------------------------------------

ENDS_IN_FIRE = "ends_in_fire"


def reminded(entry: Entry) -> list[str]:
    """Who is told so by an entry."""
    return [str(event.parameters["seat"]) for event in entry.events if getattr(event, "message", "") == ENDS_IN_FIRE]


def burning(game: str) -> Session:
    session = kept(game)
    session.do("mark", what="fire", by=1)
    return session


@pytest.mark.parametrize("game", KEEP)
def test_whoever_ends_a_turn_while_something_burns_is_reminded_and_nobody_else(game: str) -> None:
    """S0 106-108, S3 224-226: after the second action or a pass; who has passed has no turn that could end."""
    session = burning(game)
    assert reminded(session.do("acted", seat="P1")) == []
    assert reminded(session.do("acted", seat="P1")) == ["P1"]
    assert reminded(session.do("pass_turn", seat="P2")) == ["P2"]
    assert reminded(session.do("acted", seat="P3")) == []
    assert reminded(session.do("pass_turn", seat="P3")) == ["P3"]
    assert reminded(session.do("acted", seat="P1")) == []
    entry = session.do("pass_turn", seat="P1")
    assert reminded(entry) == ["P1"]
    assert entry.told["step"] == "start"
    assert not [due for due in session.due() if due.must]


@pytest.mark.parametrize("game", KEEP)
def test_where_nothing_burns_or_the_table_keeps_turns_nobody_is_reminded(game: str) -> None:
    session = kept(game)
    assert reminded(session.do("pass_turn", seat="P1")) == []
    session.do("mark", what="fire", by=1)
    session.do("turns", by="table")
    assert [reminded(entry) for entry in session.journal.entries if reminded(entry)] == []
    Rounds(session).ends()
    assert [reminded(entry) for entry in session.journal.entries if reminded(entry)] == []


def test_nothing_burns_who_sits_in_a_pod() -> None:
    session = burning("lockdown")
    session.do("fix", path="time.slot", value=1)
    session.do("set_source", component="css", source="cardboard")
    entry = session.do("pod_enter", seat="P1", pod="A")
    assert session.view()["turn"]["seat"] == "P2"
    assert reminded(entry) == []


@pytest.mark.parametrize("game", KEEP)
def test_the_phone_that_all_share_says_it_until_the_next_tap(game: str) -> None:
    playing = Playing(burning(game), face_of(game), Tongue("en"))
    playing.enter()
    playing.act("pass_turn", Manner(), {"seat": "P1"})
    assert [(each.title, each.says) for each in playing.orders] == [
        ("FIRE", "Ana ends the turn. In a burning room: 1 light wound.")
    ]
    assert playing.due == ()  # nothing to be ticked
    assert playing.place.over == ()
    assert waiting(playing.session, playing.face, playing.say).due == ""
    playing.act("acted", Manner(), {"seat": "P2"})
    assert playing.orders == ()


@pytest.mark.parametrize("game", KEEP)
def test_the_own_phone_says_it_until_the_next_turn_is_over_and_no_other_phone_does(game: str, tmp_path: Path) -> None:
    session = burning(game)
    table = hosted(session, tmp_path, (("P1", "seat", "en"), ("P2", "seat", "fr"), ("P3", "table", "en"), ("", "look", "en")))
    mine, theirs, tables, screen = (table.visitor(guest) for guest in table.guests.everybody())
    says, dit = "In a burning room: 1 light wound.", "Dans une salle en feu"
    mine.act("pass_turn", {"seat": "P1"})
    assert says in looked_at(mine).text
    assert dit not in looked_at(theirs).text
    assert says in looked_at(tables).text
    assert says in looked_at(screen).text
    theirs.act("acted", {"seat": "P2"})
    assert says in looked_at(mine).text  # somebody was quick
    assert says not in looked_at(screen).text
    theirs.act("acted", {"seat": "P2"})
    assert dit in looked_at(theirs).text
    assert says not in looked_at(mine).text
    theirs.move("read", 1)
    assert dit not in looked_at(theirs).text


@pytest.mark.parametrize("game", KEEP)
def test_whose_turn_comes_again_has_ended_none(game: str, tmp_path: Path) -> None:
    session = burning(game)
    (guest,) = (table := hosted(session, tmp_path, (("P1", "seat", "en"),))).guests.everybody()
    mine = table.visitor(guest)
    for seat in ("P1", "P2", "P3"):
        session.do("turns", by="app", seat=seat)
        if seat != "P1":
            session.do("pass_turn", seat=seat)
    mine.act("acted", {"seat": "P1"})
    mine.act("acted", {"seat": "P1"})
    says = "In a burning room: 1 light wound."
    assert says in looked_at(mine).text  # and the next turn is its own
    mine.act("acted", {"seat": "P1"})
    assert says not in looked_at(mine).text


def test_taps() -> None:
    """Nothing has to be tapped that was not tapped before, and a turn that is passed is one tap."""
    session = kept("lockdown")
    playing = Playing(session, face_of("lockdown"), Tongue("en"))
    passes = next(each for each in table_of(playing).second if each.name == "pass")
    assert Do(passes.intent, passes.parameters) == Do("pass_turn", {"seat": "P1"})
