"""Pictures: what a screen shows, computed without a window."""

from typing import Any

import pytest

from companion.charter import charter
from companion.packs import load, plain
from companion.saves.evening import Evening
from companion.session import Session
from companion.show.doing import Do, Series
from companion.show.evenings import in_short
from companion.show.lockdown import FACE
from companion.show.lockdown.clock import SlotMark, clock
from companion.show.lockdown.coming import coming
from companion.show.lockdown.crew import crew
from companion.show.lockdown.strip import strip
from companion.show.lockdown.table import table
from companion.show.lockdown.what_if import what_if
from companion.show.pictures.history import history
from companion.show.pictures.parts import DrawnToken, Own, Presses, Sentences
from companion.show.pictures.rail import rail
from companion.show.pictures.record import record
from companion.show.pictures.secret import content, cover
from companion.show.pictures.statistics import statistics
from companion.show.place import Place
from companion.show.playing import Playing, spoken
from companion.show.tongue import Tongue

SAY = Tongue("en")


def game(**fixes: Any) -> Session:
    session = Session.new(charter(load("lockdown"), ["Ana", "Bo", "Cy"], b"seed"))
    for path, value in fixes.items():
        session.do("fix", path=path.replace("__", "."), value=value)
    return session


def seen(session: Session) -> Any:
    """The table as all may see it, with what is ahead."""
    return Playing(session, FACE, SAY).view


def idle(session: Session) -> Any:
    return table(seen(session), SAY, "P1", session).idle


def the_rail(session: Session) -> Any:
    return rail(seen(session), session, FACE, SAY, session.words)


def the_record(page: str, session: Session) -> Any:
    return record(page, session.record(), seen(session), FACE.pages, FACE.look, SAY)


# -- the strip -----------------------------------------------------------------------------------


def test_power_is_told_three_ways() -> None:
    cells = strip(game(power={"S1": {"token": 1, "on": True}, "S2": {"token": 3, "on": False}}).view(), SAY).windows
    assert (cells[0].on, cells[0].word, cells[0].token) == (True, "ON", 1)
    assert (cells[1].on, cells[1].word, cells[1].token) == (False, "DARK", 3)
    assert cells[3].short == "LF"


def test_countdowns_say_the_slot_not_only_how_many() -> None:
    counts = [count.says for count in strip(game(autodestruction={"slot": 7, "side": "yellow"}).view(), SAY).counts]
    assert counts == ["BACKUP OFF", "AUTO AT 7", "ISOL AT 8"]
    counts = [count.says for count in strip(game(time={"slot": 5, "side": "blue"}, alert={"slot": 0}).view(), SAY).counts]
    assert counts == ["BACKUP ON", "ENDS AT S", "ISOL OPEN"]


def test_a_red_token_is_in_danger_colour_and_a_yellow_one_in_warning() -> None:
    for side, role in (("red", "danger"), ("yellow", "warn")):
        assert strip(game(autodestruction={"slot": 7, "side": side}).view(), SAY).counts[1].role == role


def test_the_ruler_counts_from_the_left_and_s_is_last() -> None:
    ruler = strip(game(time__slot=10, autodestruction={"slot": 7, "side": "yellow"}).view(), SAY).ruler
    assert ruler.over == 5
    assert ruler.red == (6, 8, 11)  # slots 9, 7, 4
    assert ruler.blue == (10, 12)  # slots 5, 3
    assert ruler.autodestruction == 8


# -- what the round will bring -------------------------------------------------------------------


def test_the_forecast_names_the_section_that_will_go_dark() -> None:
    power = {
        "S1": {"token": 1, "on": True},
        "S2": {"token": 3, "on": False},
        "S3": {"token": 2, "on": True},
        "lift": {"token": 4, "on": False},
    }
    assert idle(game(time__slot=10, power=power)).headline == "S3 GOES DARK"
    assert idle(game(time={"slot": 10, "side": "blue"}, power=power)).headline == "NO CHANGE"


@pytest.mark.parametrize(
    ("fixes", "headline"),
    [
        ({"time__slot": 1}, "PURGE"),
        ({"time__slot": 13}, "POWER HOLDS"),
        ({"time": {"slot": 9, "side": "blue"}}, "ISOLATION OPENS"),
        ({"time__slot": 7, "autodestruction": {"slot": 7, "side": "yellow"}}, "AUTO TURNS RED"),
        ({"time__slot": 4, "autodestruction": {"slot": 4, "side": "red"}}, "AUTODESTRUCTION"),
        ({"time__slot": 5, "alert": {"slot": 5}}, "THE END"),
        ({"time__slot": 1, "alert": {"slot": 0}}, "THE END"),
        ({"power": {s: {"on": False} for s in ("S1", "S2", "S3", "lift")}}, "ALL DARK"),
    ],
)
def test_the_forecast_says_the_gravest_thing(fixes: dict[str, Any], headline: str) -> None:
    assert idle(game(**fixes)).headline == headline


def test_the_end_stands_where_results_stand() -> None:
    session = game()
    session.do("mark", what="fire", by=13)
    assert (idle(session).caption, idle(session).headline) == ("THE GAME IS OVER", "FIRE")


# -- results -------------------------------------------------------------------------------------


def shown(session: Session, name: str, **parameters: Any) -> Any:
    entry = session.do(name, **parameters)
    return FACE.verbs[name].result(Playing(session, FACE, SAY).happened(entry))


def drawn(result: Any, name: str) -> Any:
    """The part of a result that a game draws itself."""
    return next(part for part in result.parts if isinstance(part, Own) and part.name == name)


def test_a_noise_roll_shows_its_number_large() -> None:
    picture = shown(game(dice__noise=[3] * 10), "noise_roll", seat="P2")
    assert (picture.large, picture.headline, picture.who, picture.overlay) == ("3", "CORRIDOR 3", "BO", False)


def test_danger_says_what_doors_and_vents_do_and_that_slime_has_called_it() -> None:
    picture = shown(game(dice__noise=["danger"] * 10), "noise_roll", seat="P2")
    assert picture.lines[1:] == ("None? Noise in each free corridor, technical too.", "A closed door breaks.")
    picture = shown(game(dice__noise=["silence"] * 10, seats__P2__slime=True), "noise_roll", seat="P2")
    assert picture.headline == "DANGER"
    assert "Slime" in picture.lines[-1]


def test_an_encounter_shows_both_numbers_and_two_equal_answers() -> None:
    picture = shown(game(bag={"adult": 1}), "encounter", seat="P1")
    light = drawn(picture, "light")
    assert [(half.lit, half.word) for half in light.value] == [(True, "LIT"), (False, "DARK")]
    assert light.says == "  ".join(f"{half.word} {half.number}" for half in light.value)
    assert [answer.label for answer in picture.answers] == ["SURPRISE ATTACK", "NO SURPRISE"]
    assert picture.answers[0].parameters["cause"] == "surprise"


def test_the_queen_is_red() -> None:
    assert shown(game(bag={"queen": 1}), "encounter", seat="P1").role == "danger"


def test_an_attack_shows_which_kinds_the_card_hits() -> None:
    picture = shown(game(decks__attack__top="piercing_the_heart"), "attack", kind="adult", cause="surprise")
    assert (picture.headline, picture.word, picture.role) == ("PIERCING THE HEART", "MISSES", "ink")
    tiles = drawn(picture, "tiles").value
    assert tiles.strikes == "adult"
    assert dict(tiles.kinds) == {"creeper": False, "adult": False, "breeder": False, "queen": True}


def test_an_attack_that_hits_says_what_counts_in_the_dark_and_asks_who_took_the_card() -> None:
    picture = shown(game(decks__attack__top="cut"), "attack", kind="adult")
    assert (picture.headline, picture.word) == ("CUT", "HITS")
    effects = drawn(picture, "effects").value
    assert (effects[-1].dark, effects[-1].says) == ("DARK", "1 more light wound.")
    asked = picture.parts[-1]
    assert (asked.says, [press.does for press in asked.row]) == (
        "TOOK THE CARD",
        [Do("contaminate", {"seat": seat}, stays=True) for seat in ("P1", "P2", "P3")],
    )
    named = shown(game(decks__attack__top="cut"), "attack", kind="adult", seat="P2")
    assert not any(isinstance(part, Presses) for part in named.parts)


def test_a_larva_of_nobody_is_put_on_a_board_and_brings_a_card_in_one_tap() -> None:
    session = game(seats__P2__larva=True, in_play=["larva"])
    picture = shown(session, "attack", piece="larva")
    asked = picture.parts[-1]
    assert (asked.says, picture.answers[-1].label) == ("GOT THE LARVA", "NOBODY HAS IT")
    card = [Do("contaminate", {"seat": seat}, stays=True) for seat in ("P1", "P2", "P3")]
    larva = [Do("mark", {"what": "larva", "by": 1, "seat": seat}, stays=True) for seat in ("P1", "P3")]
    assert [press.does for press in asked.row] == [Series((larva[0], card[0])), card[1], Series((larva[1], card[2]))]


def test_whoever_is_slimed_already_is_not_left_out_and_the_larva_of_the_dark_is_asked_for() -> None:
    session = game(seats__P2__slime=True, decks__attack__top="infecting_the_host")
    slime, larva = shown(session, "attack", kind="creeper").parts[-2:]
    assert (slime.says, [(press.label, press.chosen) for press in slime.row]) == (
        "SLIMED",
        [("ANA", False), ("BO", True), ("CY", False)],
    )
    assert (larva.says, [press.chosen for press in larva.row if press.label == "BO"]) == ("DARK: LARVA", [False])


def test_an_injury_check_shows_how_many_kill_and_what_each_card_said() -> None:
    picture = shown(game(in_play=["breeder"]), "injury_check", piece="breeder")
    gauge, cards = drawn(picture, "gauge").value, drawn(picture, "cards").value
    assert (picture.large, cards.symbol) == (str(gauge.dies_at), "breeder")
    assert sum(map(int, cards.said)) == gauge.dies_at


def test_everything_that_a_result_says_is_read_out_from_the_top() -> None:
    session = game(decks__attack__top="cut")
    result = shown(session, "attack", kind="adult")
    (sentences,) = (part for part in result.parts if isinstance(part, Sentences))
    assert spoken(result, ()).startswith("Cut. hits. " + ". ".join(line.rstrip(".") for line in sentences.lines))


# -- rail, crew, history, secrets ----------------------------------------------------------------


def test_the_rail_marks_done_skipped_now_and_coming() -> None:
    session = game(decks__event__top="nest", bag={"larva": 2})
    for intent in ("event_phase", "next", "next", "next"):
        session.do(intent)
    picture = the_rail(session)
    assert [station.state for station in picture.stations] == ["skipped", "done", "done", "skipped", "skipped", "now", "coming"]
    movers, _, dark = picture.card.parts
    assert (movers.name, movers.symbols, movers.number) == ("NEST", ("creeper", "breeder", "queen"), "1")
    assert (dark.title, dark.places.split()[-1]) == ("DARK", "STAIRS")
    assert picture.next == "NEXT: INTRUDER BAG"


def test_the_rail_names_who_rolls_next() -> None:
    session = game(bag={"adult": 1})
    session.do("set_source", component="event", source="cardboard")
    session.do("event_phase")
    while session.table.value("step") != "bag":
        session.do("next")
    picture = the_rail(session)
    assert (picture.next, picture.onward) == ("ROLL FOR ALL", "all")
    assert [(tap.label, tap.answer) for tap in picture.asking.taps] == [("ROLL FOR ANA", "roll"), ("ANA FIGHTS", "combat")]
    session.do("next", answer="roll")
    session.do("next", answer="combat")
    picture = the_rail(session)
    assert (picture.next, picture.onward) == ("ROLL FOR CY", None)
    assert [row.state for row in picture.card.parts[0].rows] == ["then", "out", "now"]


def test_the_crew_shows_who_is_out_and_what_is_left_of_the_markers() -> None:
    session = game()
    session.do("leave", seat="P2", how="dead")
    session.do("mark", what="fire", by=4)
    picture = crew(session.view(), SAY, session.words)
    assert (picture.seats[1].out, picture.seats[1].status) == (True, "DEAD")
    assert (picture.tallies[0].placed, picture.tallies[0].limit) == (4, 12)


def test_the_history_is_newest_first_and_strikes_through_what_was_undone() -> None:
    session = game()
    session.do("noise_roll", seat="P1")
    session.do("undo")
    lines = [line for group in history(session, FACE, SAY) for line in group.lines]
    assert [(line.title, line.undone) for line in lines] == [("NOISE · ANA", True), ("SET-UP", False)]


def test_the_history_groups_by_the_round_in_which_something_stands() -> None:
    session = game(decks__event__top="nest")
    for intent in ("event_phase", "next", "next"):
        session.do(intent)
    for _ in range(3):
        session.do("undo")
    session.do("noise_roll", seat="P1")
    groups = history(session, FACE, SAY)
    assert groups[0].title == "ROUND 1 · TIME 15"
    assert groups[0].lines[0].title == "NOISE · ANA"
    assert groups[1].title == "END OF ROUND 1"


def test_a_cover_says_the_same_for_every_value() -> None:
    covers, contents = set(), set()
    for face in ("A", "ALL", "NONE"):
        session = game(css__10=face)
        entry = session.do("css_peek", slot=10, seat="P2")
        covers.add(cover(entry, session.view(), FACE, session.words, SAY))
        contents.add(content(entry, session, FACE, SAY))
    assert len(covers) == 1
    assert len(contents) == 3


# -- where we are --------------------------------------------------------------------------------


def test_back_pops_overlays_then_the_tab_then_the_game() -> None:
    place: Place | None = Place("game", "tracks", ("menu", "history"))
    tops = []
    while place is not None:
        tops.append(place.top)
        place = place.back()
    assert tops == ["history", "menu", "tracks", "table", "launch"]


def test_a_place_round_trips_and_nonsense_leads_to_the_start() -> None:
    place = Place("game", "crew", ("bag",))
    assert Place.read(place.written()) == place
    for nonsense in (None, 5, {}, {"screen": "game", "tab": "moon", "over": 7}):
        assert Place.read(nonsense).over == ()


def test_what_if_says_the_slots_and_changes_nothing() -> None:
    session = game(time__slot=10)
    before = session.table.state()
    auto = what_if("autodestruction", session, seen(session), SAY)
    assert [(row.ends, row.says) for row in auto.rows if row.symbol == "autodestruction"] == [
        (4, "Auto turns red, gate opens"),
        (7, "Facility destroyed"),
    ]
    alert = what_if("alert", session, seen(session), SAY)
    assert alert.headline == "ENDS ON 5, NOT S"
    assert [(row.ends, row.says) for row in alert.rows] == [(0, "Isolation opens"), (6, "The alert ends the game")]
    assert session.table.state() == before
    late = game(time__slot=5)
    assert what_if("autodestruction", late, seen(late), SAY).headline == "DESTROYED AFTER 5 ROUNDS"


def test_the_clock_is_the_board() -> None:
    drawn = clock(seen(game(time__slot=10, autodestruction={"slot": 7, "side": "yellow"})))
    assert [slot.name for slot in drawn.slots if slot.state == "over"] == ["15", "14", "13", "12", "11"]
    assert [slot.name for slot in drawn.slots if slot.capsule == "there"] == ["10", "8", "6", "4", "2", "1"]
    assert sorted((bar.slot, bar.colour) for bar in drawn.bars if not bar.over) == [
        (3, "blue"),
        (4, "red"),
        (5, "blue"),
        (7, "red"),
        (9, "red"),
    ]
    assert drawn.marks == (SlotMark(7, "auto"), SlotMark(4, "will"))
    assert [(arc.start, arc.end) for arc in drawn.arcs] == [(10, 8), (10, 7), (10, 4)]


def test_the_forecast_counts_ends_of_round_and_stops_at_the_end() -> None:
    tokens = {"S2": 1, "S1": 2, "S3": 3, "lift": 4}
    power = {section: {"token": token, "on": token == 2} for section, token in tokens.items()}
    view = seen(game(time__slot=10, autodestruction={"slot": 7, "side": "yellow"}, power=power))
    assert [(row.ends, row.says) for row in coming(view, SAY) if row.glance] == [
        (1, "S1 goes dark: red line"),
        (2, "Isolation opens"),
        (4, "Auto turns red, gate opens"),
        (7, "Facility destroyed"),
    ]
    asleep = seen(game(time={"slot": 10, "side": "blue"}, power=power))
    assert "S1 goes dark: blue line" in [row.says for row in coming(asleep, SAY)]
    assert coming(asleep, SAY)[-1].says == "Purge"
    red = seen(game(time__slot=4, autodestruction={"slot": 4, "side": "red"}))
    assert (coming(red, SAY)[-1].ends, coming(red, SAY)[-1].says) == (1, "Facility destroyed")


def test_the_record_sets_everything_it_shows_and_back() -> None:
    session = game(time__slot=10, autodestruction={"slot": 7, "side": "yellow"}, in_play=["adult", "queen"])
    for page in ("tracks", "bag", "crew"):
        for number, row in enumerate(the_record(page, session).rows):
            for way in ("less", "more"):
                fix = getattr(row, way)
                if fix is None:
                    continue
                before = session.table.state()
                session.do("fix", path=fix[0], value=fix[1])
                assert the_record(page, session).rows[number] != row or "in_play" in fix[0], (page, row, way)
                session.do("undo")
                assert session.table.state() == before


def test_next_names_the_step_that_will_be_done_not_one_that_is_passed_over() -> None:
    session = game(time__slot=12)
    session.do("event_phase")
    say = the_rail(session).next
    assert say == "NEXT: TIME"  # no pod stands on 12
    session = game(time__slot=12, in_play=["adult"])
    session.do("event_phase")
    while session.table.value("step") != "attacks":
        session.do("next")
    assert the_rail(session).next == "NEXT: EVENT CARD"  # nothing burns


def test_the_record_adds_to_what_stands_in_play_and_leaves_its_injuries() -> None:
    session = game(in_play=["adult", "queen"])
    hurt = session.view()["in_play"][0]["piece"]
    session.do("injure", piece=hurt)
    row = next(row for row in the_record("bag", session).rows if row.label == "IN PLAY: CREEPER")
    assert row.more is not None
    session.do("fix", path=row.more[0], value=row.more[1])
    assert {each["piece"]: each["injuries"] for each in session.view()["in_play"]}[hurt] == 1
    assert sorted(each["kind"] for each in session.view()["in_play"]) == ["adult", "creeper", "queen"]


def test_autodestruction_that_turns_red_is_the_large_thing_of_its_step() -> None:
    session = game(time__slot=9, autodestruction={"slot": 9, "side": "yellow"}, bag={"larva": 4})
    session.do("event_phase")
    while session.view()["step"] != "time":
        session.do("next")
    (large,) = (part for part in the_rail(session).card.parts if isinstance(part, DrawnToken))
    assert (large.symbol, large.name, large.role) == ("autodestruction", "TURNS RED", "danger")


def test_noise_that_fell_in_the_event_phase_is_counted_with_the_rest() -> None:
    session = game(bag={"adult": 2}, decks__event__top="nest")
    session.do("noise_roll", seat="P1")
    session.do("event_phase")
    while session.view()["step"] != "bag":
        session.do("next")
    session.do("next", answer="all")
    numbers = dict(statistics([in_short(session, FACE, Evening("lockdown", (), 0))], SAY).numbers)
    film = dict(FACE.film(session, SAY).numbers)
    assert numbers["NOISE"] == film["NOISE ROLLS"] == "4"


def test_cards_that_the_table_has_drawn_are_looked_for_by_the_name_that_is_shown() -> None:
    session = game(bag={"larva": 4})
    session.do("set_source", component="event", source="cardboard")
    session.do("event_phase")
    while (session.view()["question"] or {}).get("ask") != "event_card":
        session.do("next")
    labels = [plain(tap.label) for tap in the_rail(session).asking.taps]
    assert labels == sorted(labels)
    assert len(labels) > 2


def test_in_a_facility_without_power_a_token_has_one_number() -> None:
    all_dark = {each: {"on": False} for each in ("S1", "S2", "S3", "lift")}
    words = []
    for power in (all_dark, {**all_dark, "S1": {"on": True}}):
        session = game(bag={"adult": 1}, power=power)
        words.append([half.word for half in drawn(shown(session, "encounter", seat="P1"), "light").value])
    assert words == [["DARK"], ["LIT", "DARK"]]


@pytest.mark.parametrize(
    ("face", "offered"),
    [
        ("two_hits", ["2 INJURIES TO QUEEN", "2 INJURIES TO ADULT", "2 INJURIES TO CREEPER", "DONE"]),
        ("creeper", ["1 INJURY TO CREEPER", "DONE"]),
        ("miss", []),
    ],
)
def test_after_a_shot_stand_those_that_it_may_have_hit(face: str, offered: list[str]) -> None:
    session = game(in_play=["queen", "adult", "creeper"], dice__combat=[face] * 6)
    result = shown(session, "combat_roll", seat="P1")
    assert [answer.label for answer in result.answers] == offered
    if offered:
        session.do(result.answers[0].intent, **result.answers[0].parameters)
        hurt = next(each for each in session.view()["in_play"] if each["piece"] == result.answers[0].parameters["piece"])
        assert (
            hurt["injuries"] == int(offered[0][0])
            or session.journal.last.told.get("dies")
            or "retreat" in session.journal.last.told
        )
