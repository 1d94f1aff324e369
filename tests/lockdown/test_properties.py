"""What must hold after any sequence of legal intents."""

import copy
import json
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.charter import charter
from companion.exports import import_game
from companion.packs import load
from companion.session import Session
from companion.table import EVERYTHING, Ordered, Refused
from tests.states import but_for
from tools.offers.lockdown import any_offer, offer
from tools.simulate import missing
from tools.verify import verify

PACK = load("lockdown")
NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]
GAMES = st.fixed_dictionaries({
    "players": st.integers(1, 5),
    "enemy": st.sampled_from(["night_stalkers", "intruders"]),
    "board": st.sampled_from(["basic", "surface"]),
    "coop": st.booleans(),
    "seed": st.binary(min_size=4, max_size=8),
    "acts": st.lists(st.tuples(st.integers(0, 2**32), st.sampled_from(["usual", "usual", "any"])), max_size=60),
})
THOROUGH = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def play(told: dict[str, Any]) -> tuple[Session, list[dict[str, Any]]]:
    """A game of legal intents, and the table after each."""
    mode = "solo" if told["players"] == 1 else "coop" if told["coop"] else "semi"
    options = {"mode": mode, "enemy": told["enemy"], "board": told["board"]}
    session = Session.new(charter(PACK, NAMES[: told["players"]], told["seed"], options), PACK)
    states = [session.table.state()]
    for number, manner in told["acts"]:
        over = session.table.value("phase") == "over"
        chosen = offer(session.table, Random(number)) if manner == "usual" or over else any_offer(session.table, Random(number))
        if chosen is None:
            break
        session.do(chosen[0], **chosen[1])
        states.append(session.table.state())
    return session, states


@given(GAMES)
@THOROUGH
def test_the_pieces_are_all_there_exactly_once(told: dict[str, Any]) -> None:
    session, _ = play(told)
    assert missing(session) == []


@given(GAMES)
@THOROUGH
def test_undoing_everything_gives_the_first_table_back_and_redoing_the_last(told: dict[str, Any]) -> None:
    session, states = play(told)
    shaken: set[str] = set()
    for state in reversed(states[:-1]):
        shaken |= {event.zone for event in session.do("undo").events if isinstance(event, Ordered)}
        assert but_for(shaken, session.table.state()) == but_for(shaken, state)
    for state in states[1:]:
        session.do("redo")
        assert but_for(shaken, session.table.state()) == but_for(shaken, state)
    assert session.table.state() == states[-1]


@given(GAMES, st.lists(st.sampled_from(["undo", "redo", "put_back", "act"]), max_size=25), st.randoms(use_true_random=False))
@THOROUGH
def test_undo_redo_and_put_back_in_any_order_lose_nothing(told: dict[str, Any], verbs: list[str], dice: Random) -> None:
    session, _ = play(told)
    for verb in verbs:
        try:
            if verb == "act":
                chosen = offer(session.table, dice)
                if chosen:
                    session.do(chosen[0], **chosen[1])
            else:
                session.do(verb)
        except Refused as refused:
            assert refused.reason == f"nothing_to_{verb}"  # noqa: PT017 - which refusal it is, is the point
    assert missing(session) == []
    copied = import_game(json.loads(json.dumps(session.export())))
    assert copied.table.state() == session.table.state()
    assert verify(json.loads(json.dumps(session.export())))[1] is None


@given(GAMES)
@THOROUGH
def test_a_view_of_any_seat_holds_no_secret_of_another(told: dict[str, Any]) -> None:
    session, _ = play(told)
    seats = session.table.value("seats")
    for seat in ("table", *seats):
        view = session.view(seat)
        text = json.dumps(view)
        for token in view["css"].values():
            assert "face" not in token
        assert "active" not in view["contingency"]
        assert "pool" not in view["contingency"]
        for other in seats:
            mine = view["contingency"]["seats"][other]
            assert isinstance(mine, list) == (other == seat)
            if other != seat:
                assert not {"search", "items", "objectives"} & set(view["seats"][other])
        for word in ('"infected"', '"order"', session.charter.seed, "contamination-", "contingency-", "css-0"):
            assert word not in text, word


@given(GAMES)
@THOROUGH
def test_what_a_view_shows_does_not_depend_on_what_it_hides(told: dict[str, Any]) -> None:
    """Swap every hidden value behind the shared screen's back: the picture stays the same."""
    session, _ = play(told)
    before = session.view()
    table = session.table
    for zone in table.layout.zones.values():
        if zone.eyes not in ("all", "kinds"):
            table.order(zone.name, sorted(table.inside(zone.name), reverse=True))
    css = [slot for slot in range(16) if table.count(f"css.{slot}")]
    for first, second in pairwise(css):
        one, other = table.inside(f"css.{first}")[0], table.inside(f"css.{second}")[0]
        if table.knowledge.get(one) or table.knowledge.get(other):
            continue
        table.move(one, f"css.{second}")
        table.move(other, f"css.{first}")
    assert session.view() == before


@given(GAMES)
@THOROUGH
def test_an_exported_game_imports_to_the_same_future(told: dict[str, Any]) -> None:
    session, _ = play(told)
    copied = import_game(json.loads(json.dumps(session.export())))
    assert copied.view(EVERYTHING) == session.view(EVERYTHING)
    for number in range(5):
        chosen = offer(session.table, Random(number))
        if chosen is None:
            break
        assert copied.do(chosen[0], **chosen[1]).events == session.do(chosen[0], **chosen[1]).events


@given(GAMES, st.randoms(use_true_random=False))
@THOROUGH
def test_verify_agrees_and_finds_a_single_changed_draw(told: dict[str, Any], dice: Random) -> None:
    session, _ = play(told)
    game = json.loads(json.dumps(session.export()))
    draws, wrong = verify(game)
    assert wrong is None
    assert draws > 10  # the set-up alone draws more
    tampered = copy.deepcopy(game)
    entry, position = dice.choice(list(drawn(tampered)))
    change(tampered, entry, position)
    assert verify(tampered)[1] is not None


def drawn(game: dict[str, Any]) -> list[tuple[int, int]]:
    """Where in an export something was drawn: the event after a counter went up."""
    found = []
    for number, line in enumerate(game["entries"]):
        events = line[4]
        for position in range(1, len(events)):
            counter = events[position - 1]
            moved_on = counter[0] == "set" and counter[1].startswith("draws.")
            if moved_on and line[1] == "do" and events[position][0] in ("moved", "rolled", "ordered"):
                found.append((number, position))
    return [place for place in found if changeable(game, *place)]


def changeable(game: dict[str, Any], entry: int, position: int) -> bool:
    """A bag with one token or a die with equal faces has no other result."""
    event = game["entries"][entry][4][position]
    return event[0] != "ordered" or len(event[3]) > 1


def change(game: dict[str, Any], entry: int, position: int) -> None:
    """The result, and nothing else, is another one."""
    event = game["entries"][entry][4][position]
    match event[0]:
        case "rolled":
            event[2] = 1 if event[2] != 1 else 2
        case "ordered":
            event[3][0], event[3][1] = event[3][1], event[3][0]
        case "moved":
            event[3] += 1 if event[3] == 0 else -1
