"""What is due is a value: the rules name it, people tick what only they can know, and neither undo nor a kill loses it."""

from pathlib import Path

import pytest

from companion.games.registry import GAMES
from companion.headless import Door
from companion.saves.store import Store
from companion.session import Session
from companion.show.face import face_of
from tests.play import Play
from tools.offers import offer_of
from tools.simulate import begin


def ids(play: Play) -> list[str]:
    return [due["id"] for due in play.ask("due")]


def whats(play: Play) -> list[tuple[str, str, bool]]:
    return [(due["what"], due["seat"], due["must"]) for due in play.ask("due")]


def standing(play: Play, *kinds: str) -> list[str]:
    play.do("fix", path="in_play", value=list(kinds))
    return [each["piece"] for each in play.table()["in_play"]]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_order_has_its_words_and_every_word_is_an_order(game: str) -> None:
    assert set(face_of(game).orders) == GAMES[game].orders


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("number", range(3))
def test_undo_redo_and_a_kill_bring_the_same_dues_back(tmp_path: Path, game: str, number: int) -> None:
    begun, dice = begin(number, game)
    store = Store(tmp_path / "games")
    session = Session(begun.charter, begun.pack, store.new(begun.charter))
    session.begin()
    offer, before = offer_of(game), [session.due()]
    for _ in range(60):
        chosen = offer(session.table, dice)
        if chosen is None:
            break
        session.do(chosen[0], **chosen[1])
        before.append(session.due())
    store.close()
    session = Store(tmp_path / "games").resume()
    assert session.due() == before[-1]
    for dues in reversed(before[:-1]):
        session.do("undo")
        assert session.due() == dues
    for dues in before[1:]:
        session.do("redo")
        assert session.due() == dues


def test_who_has_not_struck_is_due_until_it_has_and_the_history_says_who_never_did() -> None:
    play = Play(3)
    adult, creeper = standing(play, "adult", "creeper")
    play.do("event_phase")
    play.to("attacks")
    assert whats(play) == [("strike", "", True)] * 2
    play.do("attack", piece=adult, cause="event")
    (left,) = play.ask("due")
    assert left["does"] == {"intent": "attack", "parameters": {"piece": creeper, "cause": "event"}}
    answer = play.answer("next")
    assert answer["result"]["left_open"] == [left["id"]]
    assert any("creeper" in line for line in answer["story"])


def test_what_people_have_ticked_was_not_passed_over_and_the_same_game_can_be_taken_by_another_door() -> None:
    play = Play(3)
    standing(play, "adult")
    play.do("event_phase")
    play.to("attacks")
    (due,) = ids(play)
    entries = play.say(do="undo")["entry"]
    play.do("redo")
    answer = play.say(do="tick", due=due)
    assert answer["ok"]
    assert answer["result"]["due"] == []
    assert play.say(ask="history")["result"][-1]["number"] == entries + 1  # no entry
    assert play.ask("due") == []
    assert "left_open" not in play.answer("next")["result"]
    exported = play.ask("export")
    assert Door().answer(f'{{"do": "import", "game": {__import__("json").dumps(exported)}}}')["ok"]


def test_a_tick_is_taken_back_by_untick_alone() -> None:
    play = Play(3)
    standing(play, "adult")
    play.do("event_phase")
    play.to("attacks")
    (due,) = ids(play)
    play.say(do="tick", due=due)
    play.do("undo")
    play.do("redo")
    assert ids(play) == []
    play.say(do="untick", due=due)
    assert ids(play) == [due]
    assert play.say(do="tick", due="zzz")["refused"] == "no_such_due"


def test_everybody_listens_and_each_number_is_a_marker_or_an_encounter() -> None:
    play = Play(5)
    play.do("fix", path="bag", value={"adult": 3})
    play.do("event_phase")
    play.to("bag")
    assert whats(play) == [("question", "P1", True)]
    rolls = {each["seat"]: each["face"] for each in play.do("next", answer="all")["rolls"]}
    numbered = [seat for seat, face in rolls.items() if isinstance(face, int)]
    assert [(due["what"], due["seat"]) for due in play.ask("due")] == [("encounter", seat) for seat in numbered]
    first, *others = numbered
    play.do("encounter", seat=first)
    open_ = [due for due in play.ask("due") if due["what"] == "encounter"]
    assert [due["seat"] for due in open_] == others
    assert play.say(do="tick", due=open_[0]["id"])["ok"]
    left = play.do("next").get("left_open", [])
    assert [each.rpartition(":")[2] for each in left] == others[1:]


def test_what_came_of_one_roll_stays_due_while_the_others_listen() -> None:
    play = Play(3)
    play.fix("bag", {"adult": 3})
    play.fix("dice.noise", [1] * 10)
    play.do("event_phase")
    play.to("bag")
    for met in (["P1"], ["P1", "P2"]):
        play.do("next", answer="roll")
        assert [due["seat"] for due in play.ask("due") if due["what"] == "encounter"] == met


def test_an_order_outlives_the_next_tap_a_kill_and_a_round_trip_and_goes_with_its_round(tmp_path: Path) -> None:
    door = Door(Store(tmp_path / "games"))
    play = Play(3, door=door)
    play.do("fix", path="bag", value={"adult": 3})
    play.do("encounter", seat="P1")
    order = next(due for due in play.ask("due") if due["what"] == "order")
    assert order["must"] is False
    assert "objective" in order["says"]
    play.do("noise_roll", seat="P2")
    play.do("undo")
    assert order in play.ask("due")
    door.store.close()  # type: ignore[union-attr]
    again = Play.__new__(Play)
    again.door, again.heard = Door(Store(tmp_path / "games")), ""
    assert order in again.ask("due")
    again.say(do="tick", due=order["id"])
    again.door.store.close()  # type: ignore[union-attr]
    again.door = Door(Store(tmp_path / "games"))
    assert order not in again.ask("due")
    again.say(do="untick", due=order["id"])
    again.quiet_rounds(1)
    assert order not in again.ask("due")


def test_the_leader_sees_whom_nobody_has_activated_and_what_the_alien_phase_leaves_out() -> None:
    play = Play(2, pack="aliens", gear={})
    play.do("next", answer="P1")
    waiting = [due for due in play.ask("due") if due["what"] == "activate"]
    assert len(waiting) == 6
    assert [due["must"] for due in waiting] == [False, True, True, True, True, True]  # the first hero is active
    result = play.do("alien_phase")
    assert [each.rpartition(":")[2] for each in result["left_open"]] == result["left_out"]


def test_a_board_with_blips_is_due_until_its_die_was_rolled() -> None:
    play = Play(2, pack="aliens", gear={})
    play.do("next", answer="P1")
    for board in ("2", "4"):
        play.do("place_blips", count=1, location=board)
    play.do("alien_phase")
    while play.table()["step"] != "blips":
        play.do("next")
    assert [due["does"]["parameters"]["board"] for due in play.ask("due") if due["what"] == "board"] == [2, 4]
    play.do("blip_speed", board=2)
    result = play.do("next")
    assert [each.rpartition(":")[2] for each in result["left_open"]] == ["4"]


def test_what_was_dealt_for_a_choice_waits_for_it() -> None:
    play = Play(3, sources={"draft": "app"})
    play.do("draft_offer", seat="P2")
    assert ("choose", "P2", True) in whats(play)
    offered = play.ask("offers", intent="draft_keep", parameter="character", given={"seat": "P2"})
    play.do("draft_keep", seat="P2", character=offered[0]["value"])
    assert all(what != "choose" for what, *_ in whats(play))


def test_nothing_is_due_once_the_game_is_over() -> None:
    play = Play(2)
    play.do("end_game")
    assert play.ask("due") == []


def orders(play: Play) -> list[tuple[str, str]]:
    return [(due["seat"], due["says"]) for due in play.ask("due") if due["what"] == "order"]


def test_every_character_that_was_kept_says_where_it_starts_until_that_is_done() -> None:
    play = Play(3, sources={"draft": "app"})
    for seat in ("P1", "P2", "P3"):
        play.do("draft_offer", seat=seat)
        kept = play.ask("offers", intent="draft_keep", parameter="character", given={"seat": seat})[0]["value"]
        play.do("draft_keep", seat=seat, character=kept)
    assert [seat for seat, _ in orders(play)] == ["P1", "P2", "P3"]
    assert all("starts in" in says for _, says in orders(play))


def test_what_lies_on_the_track_and_what_a_killed_one_leaves_is_to_be_placed() -> None:
    play = Play(3)
    (adult,) = standing(play, "adult")
    play.fix("time", {"slot": 12, "side": "red"})
    play.do("killed", piece=adult)
    play.do("alert_start")
    play.do("autodestruction_start")
    play.do("autodestruction_stop")
    carcass, alert, starts, stops = (says for _, says in orders(play))
    assert "carcass" in carcass
    assert "on 6" in alert
    assert "on 9, yellow" in starts
    assert "token" in stops


def test_autodestruction_that_turns_red_orders_where_it_goes() -> None:
    play = Play(3)
    play.fix("bag", {"larva": 4})
    play.fix("decks.event.top", "nest")
    play.fix("time", {"slot": 9, "side": "red"})
    play.fix("autodestruction", {"slot": 9, "side": "yellow"})
    play.do("event_phase")
    play.to("time")
    assert any("red" in says and "6" in says for _, says in orders(play))
