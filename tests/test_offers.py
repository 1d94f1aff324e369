"""Parameters offer their values: all that the rules would take, with a name, and to nobody's eyes but those that know it."""

import json
from collections.abc import Iterator

import pytest

from companion.games.registry import GAMES
from companion.headless import Door
from companion.kit.due import TICKED
from companion.packs import load
from companion.packs.words import LANGUAGES
from companion.session import Session
from companion.table import SHARED
from tests.play import Play
from tools.offers import offer_of
from tools.simulate import begin

UNLISTED = {
    ("lockdown", "victory", "answers"),
    ("nemesis", "victory", "answers"),
    ("lockdown", "set_source", "contents"),
    ("nemesis", "set_source", "contents"),
    ("aliens", "mission", "heroes"),
    ("aliens", "mission", "gear"),
}
"""What is built of several lists at once, each of which the game tells elsewhere: the verdict's steps, a bag, a squad."""
CALLED = ("rename", "called")
"""Nobody can list what people are called."""
EVERY = 25
"""So many acts lie between two looks at what is offered."""


def test_every_parameter_that_has_a_list_offers_it() -> None:
    found = {
        (game, intent.name, parameter.name)
        for game, rules in GAMES.items()
        for intent in rules.intents.values()
        for parameter in intent.parameters
        if parameter.shape.offers is None and parameter.shape is not TICKED
    }
    assert {each for each in found if each[1:] != CALLED} == UNLISTED


def looked_at(game: str, number: int) -> Iterator[Session]:
    """A game of chance, and a look now and then."""
    session, dice = begin(number, game)
    offer = offer_of(game)
    for count in range(200):
        if count % EVERY == 0:
            yield session
        chosen = offer(session.table, dice)
        if chosen is None:
            return
        session.do(chosen[0], **chosen[1])


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("number", range(2))
def test_whatever_is_offered_has_a_name_in_every_language_and_looking_changes_nothing(game: str, number: int) -> None:
    for session in looked_at(game, number):
        before, knowledge = session.table.state(), json.dumps(session.table.knowledge)
        for intent in session.game.intents.values():
            if intent.why_not(session.table) is not None:
                continue
            for parameter in intent.parameters:
                shape = parameter.shape
                for value in list(shape.offers(session.table, {}) if shape.offers else ())[:20]:
                    for language in LANGUAGES:
                        session.speak(language)
                        named(session, value, shape.of)
        assert session.table.state() == before
        assert json.dumps(session.table.knowledge) == knowledge


def named(session: Session, value: object, of: str) -> None:
    """A word is never called by its id, unless its id is its name."""
    called = session.called(value, of)
    assert called, value
    if isinstance(value, str) and len(value) > 2 and of not in ("seat", "letter", "path") and called == value:
        assert f"name.{value}" in session.words.pack.sentences, value


def most_offered(play: Play, door: Door) -> tuple[str, str, list[dict[str, object]]]:
    """Of all that can be done at first and says whose it is, what offers most."""
    assert door.session is not None
    found = [
        (intent.name, each.name, play.ask("offers", intent=intent.name, parameter=each.name))
        for intent in door.session.game.intents.values()
        for each in intent.parameters
        if each.shape.seat is not None and intent.why_not(door.session.table) is None
    ]
    most = max(found, key=lambda each: len(each[2]))
    assert most[2]
    return most


@pytest.mark.parametrize("game", list(GAMES))
def test_the_door_tells_what_is_offered_and_whose_it_would_be(game: str) -> None:
    door = Door()
    play = Play(min(3, load(game).players[1]), door=door, pack=game)
    name, parameter, offered = most_offered(play, door)
    assert all(set(each) == {"value", "says"} for each in offered)
    seats = list(play.table()["seats"])
    for each in offered:
        assert play.ask("whose", intent=name, parameters={parameter: each["value"]}) in seats
    assert door.answer('{"ask": "offers", "intent": "zzz", "parameter": "seat"}')["refused"] == "unknown_intent"
    assert door.answer(json.dumps({"ask": "offers", "intent": name, "parameter": "zzz"}))["refused"] == "unknown_parameter"
    assert door.answer('{"ask": "whose", "intent": "next", "parameters": 5}')["refused"] == "not_an_answer"


def test_what_only_a_hand_knows_is_offered_to_its_own_eyes_alone() -> None:
    play = Play(2, pack="aliens", gear={})
    session = play.door.session
    assert session is not None
    play.do("draw", seat="P1", cards=4)
    held = session.offers("play", "card", "P1", seat="P1") + session.offers("equip", "card", "P1", seat="P1", character="hicks")
    everything = session.offers("play", "card", seat="P1") + session.offers("equip", "card", seat="P1", character="hicks")
    assert held == everything
    for eyes in (SHARED, "P2"):
        assert session.offers("play", "card", eyes, seat="P1") == []
        assert session.offers("equip", "card", eyes, seat="P1", character="hicks") == []


def test_what_is_given_narrows_what_is_offered() -> None:
    play = Play(3)
    for path, value in (("css.10", "A"), ("time.slot", 10)):
        play.do("fix", path=path, value=value)
    assert [each["value"] for each in play.ask("offers", intent="pod_enter", parameter="pod")] == ["A", "B", "C"]
    play.do("pod_enter", seat="P1", pod="B")
    assert [each["value"] for each in play.ask("offers", intent="pod_enter", parameter="pod")] == ["A", "C"]
    assert [each["value"] for each in play.ask("offers", intent="pod_enter", parameter="seat")] == ["P2", "P3"]
    assert play.ask("offers", intent="pod_enter", parameter="pod", given={"seat": "P1"}) == []
    assert play.ask("offers", intent="css_move", parameter="by", given={"slot": 10}) == []  # it lies under the time token
    dark = play.ask("offers", intent="css_peek", parameter="slot")
    assert {each["value"] for each in dark} == {slot for slot in range(16) if play.table()["css"].get(str(slot))}


def test_chance_is_asked_nothing_by_an_offer() -> None:
    """What comes after a look at everything is what would have come without it."""
    drawn = []
    for looks in (False, True):
        session, _ = begin(3, "lockdown")
        if looks:
            for intent in session.game.intents.values():
                for parameter in intent.parameters:
                    if parameter.shape.offers is not None:
                        session.offers(intent.name, parameter.name)
        drawn.append(session.do("encounter", seat="P1").events)
    assert drawn[0] == drawn[1]
