"""What the door refuses because it did not understand it, it answers with what could have been said."""

from importlib import import_module
from typing import Any

import pytest

from companion.games.registry import GAMES, MODULES
from tests.play import Play
from tools.fixes import paths, takes

ODD = {"?": ["odd"]}


def refused(play: Play, name: str, **parameters: Any) -> dict[str, Any]:
    answer = play.say(do=name, **parameters)
    assert not answer["ok"]
    return answer


def test_a_value_that_cannot_stand_there_is_answered_by_what_can() -> None:
    play = Play()
    assert refused(play, "fix", path="time", value=9)["says"] == "9 can't stand at time. What can: {slot: …, side: …}"
    assert refused(play, "fix", path="time.slot", value=99)["says"] == "99 can't stand at time.slot. What can: 0 … 15"
    assert refused(play, "fix", path="power.S1.on", value="on")["says"].endswith("What can: true | false")
    assert play.do("fix", path="time.slot", value=9) == {"path": "time.slot"}


def test_a_path_that_there_is_not_is_answered_by_those_that_begin_so() -> None:
    play = Play()
    near = refused(play, "fix", path="time.slots", value=9)
    assert near["says"] == "There is no such value to fix: time.slots. There are: time, time.slot, time.side."
    assert "power, " in refused(play, "fix", path="tiem", value=9)["says"]


@pytest.mark.parametrize("game", GAMES)
def test_every_path_says_what_it_takes(game: str) -> None:
    says = takes(game)
    assert [path for path in paths(game) if not says.get(path)] == []
    assert {path.partition(".")[0] for path in paths(game)} == set(import_module(f"{MODULES[game]}.fix").FIXERS)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_record_is_at_a_path_that_is_told(game: str) -> None:
    def kind(path: str) -> tuple[str, str]:
        first, *rest = path.split(".")
        return first, rest[-1] if rest else ""

    known = {kind(path) for path in paths(game)}
    session = Play(pack=game).door.session
    assert session is not None
    parameter = session.game.intents["fix"].parameter("path")
    assert parameter.shape.offers is not None
    offered = {kind(str(path)) for path in parameter.shape.offers(session.table, {})}
    assert {each for each in offered - known if each[0] not in ("bag", "markers", "barricades", "sentry")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_says_which_parameters_it_has(game: str) -> None:
    play = Play(pack=game)
    for verb, intent in GAMES[game].intents.items():
        answer = refused(play, verb, oddity=1)
        if answer["refused"] == "unknown_parameter" and intent.parameters:
            assert list(answer["takes"]) == [each.name for each in intent.parameters], verb


@pytest.mark.parametrize("game", GAMES)
def test_what_is_missing_or_cannot_be_read_is_answered_by_what_can(game: str) -> None:
    """Of every verb that is possible when a game begins; what is offered is then understood."""
    play = Play(pack=game)
    session = play.door.session
    assert session is not None
    tried = 0
    for verb, intent in GAMES[game].intents.items():
        for parameter in intent.parameters:
            if intent.why_not(session.table) is not None:
                continue
            answer = refused(play, verb, **{parameter.name: ODD})
            if answer["refused"] in ("missing_parameter", "not_one_of", "not_a_number", "no_such_seat", "not_a_word"):
                (name,) = answer["takes"]
                may = answer["takes"][name]
                assert may, (verb, answer)
                tried += 1
                if isinstance(may, list):
                    again = play.say(do=verb, **{name: may[0]})
                    assert again["ok"] or name not in again.get("takes", {}), (verb, again)
                    if again["ok"]:
                        play.do("undo")
    assert tried > 20


def test_a_verb_and_a_question_that_there_are_not_are_answered_by_those_that_there_are() -> None:
    play = Play()
    verbs = refused(play, "noise")
    assert {"noise_roll", "undo", "new_game"} <= set(verbs["takes"])
    assert verbs["says"] == 'There is no such verb: noise. The question "intents" has them all.'
    asked = play.say(ask="tables")
    assert {"table", "box", "offers"} <= set(asked["takes"])
    assert play.say(do="new_game", players=3)["takes"].keys() == {"pack", "seats", "seed", "options"}


def test_an_answer_that_does_not_fit_is_answered_by_its_form() -> None:
    play = Play()
    play.do("event_phase")
    while play["question"] is None:
        play.do("next")
    answer = refused(play, "next", answer="purple")
    assert answer["takes"] == {"answer": play["form"]}
