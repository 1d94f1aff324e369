"""Forged stories around honest draws: import does every entry again by the rules, and the verifier sees what needs no rules."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from companion.exports import import_game
from companion.table import Refused
from tests.play import Play
from tools.verify import fingerprint, judged, shuffled, verify, words

Game = dict[str, Any]


@cache
def _played() -> str:
    play = Play(3)
    play.do("encounter", seat="P1")
    play.do("noise_roll", seat="P2")
    play.do("put_back")
    play.do("fix", path="css.10", value=None)
    play.do("contingency_peek", seat="P2")
    play.do("undo")
    return json.dumps(play.ask("export"))


def played() -> Game:
    return dict(json.loads(_played()))


def entry(game: Game, intent: str, act: str = "do") -> list[Any]:
    return next(line for line in game["entries"] if line[1:3] == [act, intent])


def without_draws(line: list[Any], stream: str) -> None:
    line[4] = [event for event in line[4] if not (event[0] == "set" and event[1].startswith(f"draws.{stream}"))]


def cardboard_for_a_moment(game: Game) -> None:
    line = entry(game, "encounter")
    without_draws(line, "bag")
    line[4] = [["set", "source.bag", "app", "cardboard"], *line[4], ["set", "source.bag", "cardboard", "app"]]


def contingency_without_draws(game: Game) -> None:
    without_draws(game["entries"][0], "contingency.pool")


def pile(game: Game, name: str) -> list[str]:
    return next(holds for zone, _, _, holds in game["layout"]["zones"] if zone == name)


def shuffled_once_more(game: Game) -> None:
    before = pile(game, "event.draw")
    order = shuffled(words(bytes.fromhex(game["seed"]), "event.draw/P1", 0), len(before))
    after = [before[index] for index in order]
    entry(game, "encounter")[4][:0] = [["set", "draws.event.draw/P1", 0, 1], ["ordered", "event.draw", before, after]]


def result_field_only(game: Game) -> None:
    entry(game, "encounter")[5]["kind"] = "nobody"


def story_line_only(game: Game) -> None:
    line = next(event for event in entry(game, "noise_roll")[4] if event[0] == "told")
    line[1] = "noise_silence"
    line[2] = {"seat": "P2"}


def fix_that_hides(game: Game) -> None:
    bag = next(holds for name, _, _, holds in game["layout"]["zones"] if name == "supply")
    piece = next(event for event in game["entries"][0][4] if event[0] == "moved" and event[4] == "bag")
    assert piece[1] in bag
    entry(game, "fix")[4][:0] = [["moved", piece[1], "bag", 0, "supply", 0]]


def open_die_with_other_faces(game: Game) -> None:
    entry(game, "noise_roll")[4][:0] = [["set", "die.help_card", [], ["P2"]]]


def put_back_that_jumps(game: Game) -> None:
    for event in entry(game, "noise_roll", "put_back")[4]:
        if event[0] == "set" and event[1].startswith("draws."):
            event[3] += 5


def deck_turned_over(game: Game) -> None:
    before = pile(game, "event.draw")
    entry(game, "encounter")[4][:0] = [["moved", before[-1], "event.draw", len(before) - 1, "event.draw", 0]]


def card_laid_on_top(game: Game) -> None:
    entry(game, "encounter")[4][:0] = [["set", "laid.event.draw", [0, 0], [0, 1]]]


def deck_with_an_order_of_its_own(game: Game) -> None:
    entry(game, "encounter")[4][:0] = [["set", "laid.event.draw", [0, 0], 0]]


def card_taken_off_a_shuffled_deck(game: Game) -> None:
    top = pile(game, "event.draw")[-1]
    size = len(pile(game, "event.draw"))
    entry(game, "encounter")[4][:0] = [["moved", top, "event.draw", size - 1, "event.discard", 0]]


def die_with_other_faces(game: Game) -> None:
    faces = game["layout"]["values"]["die.noise"]
    entry(game, "noise_roll")[4][:0] = [["set", "die.noise", faces, ["danger"] * len(faces)]]


def undo_that_moves(game: Game) -> None:
    game["entries"][-1][4].append(["turned", "time", "red", "blue"])


def put_back_that_does_more(game: Game) -> None:
    entry(game, "noise_roll", "put_back")[4].append(["set", "P1.larva", False, True])


def undo_that_sets(game: Game) -> None:
    game["entries"][-1][4].append(["set", "P1.larva", False, True])


def parameters_that_are_none(game: Game) -> None:
    entry(game, "noise_roll")[3] = "x"


def traits_that_are_a_number(game: Game) -> None:
    game["layout"]["pieces"][0][2] = 5


FORGERIES: dict[str, tuple[Callable[[Game], None], bool]] = {
    each.__name__: (each, seen)
    for each, seen in (
        (cardboard_for_a_moment, True),
        (contingency_without_draws, True),
        (shuffled_once_more, False),
        (result_field_only, False),
        (story_line_only, False),
        (fix_that_hides, True),
        (open_die_with_other_faces, True),
        (put_back_that_jumps, True),
        (deck_turned_over, True),
        (card_laid_on_top, True),
        (deck_with_an_order_of_its_own, True),
        (card_taken_off_a_shuffled_deck, True),
        (die_with_other_faces, True),
        (undo_that_moves, True),
        (undo_that_sets, True),
        (put_back_that_does_more, True),
        (parameters_that_are_none, False),
        (traits_that_are_a_number, False),
    )
}
"""Each with whether it can be seen without knowing the rules."""


def test_the_honest_game_is_taken_and_says_what_was_done_by_hand() -> None:
    import_game(played())
    _, wrong, look, *_ = judged(played())
    assert wrong is None
    assert look == "by hand: #5 · put back: 1 · draws taken back: 1"


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_game_is_not_taken(name: str) -> None:
    """Faults 1 and 8."""
    forge, seen = FORGERIES[name]
    game = played()
    forge(game)
    with pytest.raises(Refused) as refused:
        import_game(copy.deepcopy(game))
    assert refused.value.reason in ("entry_does_not_fit", "no_export")
    if seen:
        assert verify(game)[1] is not None


def test_a_game_of_which_the_end_was_left_out_has_another_fingerprint() -> None:
    game = played()
    whole = fingerprint(game)
    game["entries"].pop()
    assert fingerprint(game) != whole


# -- undo is no eye, and no new draw -------------------------------------------------------------


def seeds() -> list[str]:
    return [f"{number:064x}" for number in range(40)]


def test_what_one_seat_saw_and_took_back_is_not_what_another_gets() -> None:
    """Fault 5: of a hidden pool, of a deck, of a die."""
    same = {"contingency": 0, "noise": 0}
    for seed in seeds():
        play = Play(4, seed=seed)
        saw = play.do("contingency_peek", seat="P1")["tokens"]
        play.do("undo")
        same["contingency"] += play.do("contingency_take", seat="P2")["tokens"] == saw
        rolled = play.do("noise_roll", seat="P1")["face"]
        play.do("undo")
        same["noise"] += play.do("noise_roll", seat="P2")["face"] == rolled
    assert same["contingency"] < len(seeds()) * 0.85  # two lie there, and some codes are there twice
    assert same["noise"] < len(seeds()) * 0.4


def test_the_same_draw_by_the_same_hand_is_the_same_whatever_was_done_in_between() -> None:
    """Fault 6: a token put in and taken out again by hand changed what came."""
    for seed in seeds()[:20]:
        play = Play(3, seed=seed)
        first = play.do("encounter", seat="P1")["kind"]
        play.do("undo")
        adults = play["bag.adult"]
        play.fix("bag.adult", adults - 1)
        play.fix("bag.adult", adults)
        play.do("noise_roll", seat="P2")
        assert play.do("encounter", seat="P1")["kind"] == first


def test_an_order_that_was_shown_tells_nothing_of_what_is_drawn_when_that_is_taken_back() -> None:
    """Fault 5: the event deck handed to the table, looked through, and taken back."""
    same = 0
    for seed in seeds()[:20]:
        play = Play(3, seed=seed)
        order = play.do("set_source", component="event", source="cardboard")["order"]
        play.do("undo")
        assert play.do("set_source", component="event", source="cardboard")["order"] == order
        play.do("undo")
        import_game(play.ask("export"))
        play.do("event_phase")
        while "card" not in (came := play.do("next")):
            pass
        same += came["card"] == order[0]
    assert same < 5


def test_two_searches_of_a_colour_are_taken_back_and_made_again() -> None:
    """Two searches of the same colour, kept, and everything taken back."""
    play = Play(3, sources={"items_red": "app"})
    for seat in ("P1", "P2"):
        play.do("search", seat=seat, colour="red")
        play.do("search_keep", seat=seat, keep=1)
    for _ in range(4):
        play.do("undo")
    for _ in range(4):
        play.do("redo")
    assert judged(play.ask("export")).wrong is None
    assert import_game(json.loads(json.dumps(play.ask("export")))).export() == play.ask("export")
