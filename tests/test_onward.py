"""What the one button has before it at the end of a round: each a way in which something went by, found by evenings of chance."""

from typing import Any

from companion.show.doing import Do
from companion.show.face import face_of
from companion.show.pictures.dues import onward, open_on
from companion.show.playing import Playing
from companion.show.tongue import Tongue
from tests.play import Play

SAY = Tongue("en")


def playing(play: Play, game: str = "lockdown") -> Playing:
    assert play.door.session is not None
    found = Playing(play.door.session, face_of(game), SAY)
    found.enter()
    return found


def left(table: Playing, name: str, **parameters: Any) -> list[str]:
    return [row.id.partition(":")[0] for row in table.left(name, **parameters)]


def an_order_at_the_bag(**bag: int) -> tuple[Play, Playing]:
    """In the bag's station, with the alert's token to be put on the track."""
    play = Play(2)
    play.fix("bag", bag)
    play.fix("decks.event.top", "nest")
    play.do("event_phase")
    play.do("alert_start")
    while play["step"] != "bag":
        play.do("next")
    return play, playing(play)


def test_what_waits_to_be_chosen_is_before_the_end_of_a_round() -> None:
    play = Play(3, sources={"draft": "app"})
    play.do("draft_offer", seat="P2")
    table = playing(play)
    assert left(table, "event_phase") == ["choose"]
    step = onward(table.left("event_phase"), SAY)
    assert step is not None
    assert not step.ticks


def test_an_answer_by_which_the_round_ends_leaves_no_order_behind() -> None:
    """Nobody is in the nest, and the round is over: the one button says so only when what was ordered is done."""
    play, table = an_order_at_the_bag(queen=1)
    assert (play["question"] or {})["ask"] == "nest"
    assert left(table, "next") == ["order"]
    table.tick(table.owed[0].id)
    assert left(table, "next") == []


def test_one_who_fights_as_the_last_to_listen_leaves_no_order_behind() -> None:
    play, table = an_order_at_the_bag(adult=2)
    fights = Do("next", {"answer": "combat"})
    assert not table.walks_past(fights)  # the next one listens
    play.do("next", answer="combat")
    assert table.walks_past(fights)
    assert left(table, "next") == []  # who rolls ends no round by it
    table.tick(table.owed[0].id)
    assert not table.walks_past(fights)


def test_a_mission_that_is_won_waits_for_no_order() -> None:
    play = Play(1, pack="aliens", gear={})
    table = playing(play, "aliens")
    play.do("appears", kind="alien")
    play.do("alien_phase")
    while play["step"] != "check":
        play.do("next")
    assert not table.walks_past(Do("next", {"answer": True}))


def the_dead_play_on(*hand: str) -> tuple[Play, Playing]:
    """Bo has died, and plays the intruders with these cards."""
    play = Play(3, pack="nemesis", intruder_player=True)
    play.do("leave", seat="P2", how="dead")
    play.quiet_rounds(1)
    play.fix("intruder_player.hand", list(hand))
    return play, playing(play, "nemesis")


def test_an_event_of_a_plan_is_chosen_before_the_turns_end_or_left_for_good() -> None:
    """It can't be played into an end of round: there nothing may wait for it."""
    play, table = the_dead_play_on("planning_4")
    play.do("intruder_play", card="planning_4", how="effect")
    assert left(table, "event_phase") == ["choose"]
    assert play.do("event_phase")["left_open"] == ["choose:intruders"]
    assert all(due["what"] != "choose" for due in play.ask("due"))


def test_a_round_whose_other_stations_are_passed_over_ends_where_it_stands() -> None:
    """Who plays the intruders has attacked already: after time the round may be over."""
    play, table = the_dead_play_on()
    play.fix("time", {"slot": 9})
    play.do("event_phase")
    play.do("next")
    skips = play.door.session.ahead().get("skips", {})  # type: ignore[union-attr]
    assert "bag" in skips
    orders = left(table, "next")
    assert orders == ["order"] * len(orders)
    assert orders


def test_nobody_is_ticked_off_who_only_waits_for_a_turn() -> None:
    """By rank a hero leads those below: the others are led later, and the button says whom it leads to."""
    play = Play(2, pack="aliens", gear={})
    table = playing(play, "aliens")
    play.do("next", answer="P1")
    while play["step"] != "grunts":
        play.do("next")
    buttons = table.face.table(table.view, SAY, table.acting, table.session).verbs
    assert next(each for each in buttons if each.onward).intent == "pass_token"
    found = table.left("alien_phase")
    assert found[0].does is None or len(found) > 1
    step = onward(found, SAY)
    assert step is not None
    assert not step.ticks
    assert open_on(found, SAY).endswith(next(row.who for row in found if row.does))


def test_a_shot_is_at_a_kind_and_never_at_a_piece() -> None:
    play = Play(2, pack="nemesis")
    play.fix("in_play", ["adult"])
    assert play.refused("combat_roll", seat="P1", kind=play.table()["in_play"][0]["piece"])
    assert play.do("combat_roll", seat="P1", kind="adult")["face"]


def test_every_grunt_of_the_last_part_is_one_tap() -> None:
    """The button under one that acts leads to the next one; under the last it says that this one is done."""
    play = Play(3, pack="aliens", gear={})
    table = playing(play, "aliens")
    play.do("next", answer="P1")
    while play["step"] != "remaining_grunts":
        play.do("pass_token")
    play.do("activate", **next(due["does"]["parameters"] for due in play.ask("due") if due["what"] == "activate"))
    labels = []
    while play["active"]:
        buttons = table.face.table(table.view, SAY, table.acting, table.session).verbs
        button = next(each for each in buttons if each.onward)
        labels.append(button.label)
        play.do(button.intent, **button.parameters)
    assert [label.startswith("NEXT: ") for label in labels] == [True, True, False]
    assert not table.left("alien_phase")
