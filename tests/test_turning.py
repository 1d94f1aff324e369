"""Turning points: only of a game that is over, by a chance of their own, the same for the same game; nothing is touched."""

import json
from collections.abc import Iterator
from dataclasses import replace
from math import isclose

import pytest

from companion.exports import import_game
from companion.games.registry import GAMES
from companion.headless import Door
from companion.session import Session
from companion.show.face import face_of
from companion.show.pictures.story import names_of
from companion.show.pictures.turning import FROM, LEAST, STEPS, steepest, turning_points
from companion.show.playing import Playing
from companion.show.tongue import Tongue
from companion.table import Chance, Refused
from companion.turning import Stretch, Turning, ended_by
from tools.simulate import Tally, begin, play

FEW = 2


def played(game: str, number: int = 13) -> Session:
    return play(number, Tally(), game)


def all_of(session: Session, times: int = FEW) -> Turning:
    work = Turning(session, times)
    for _ in work.pieces:
        pass
    return work


def found(work: Turning) -> list[tuple[int, int, list[float]]]:
    return [(each.round, each.begins, each.came_to) for each in work.stretches]


@pytest.mark.parametrize("game", list(GAMES))
def test_while_a_game_runs_there_is_no_way_to_them(game: str) -> None:
    session, _ = begin(5, game)
    with pytest.raises(Refused) as refused:
        Turning(session)
    assert refused.value.reason == "game_goes_on"
    playing = Playing(session, face_of(game), Tongue("en"))
    assert playing.turning_points is None
    over = played(game)
    while over.view()["phase"] == "over":
        over.do("undo")
    assert Playing(over, face_of(game), Tongue("en")).turning_points is None


def test_the_door_has_no_word_for_them() -> None:
    door = Door()
    door.answer(json.dumps({"do": "new_game", "pack": "lockdown", "seats": ["Ana", "Bo"], "seed": "00" * 32}))
    for name in ("turning", "turning_points", "continuations"):
        assert door.answer(json.dumps({"ask": name}))["refused"] == "unknown_question"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_game_has_the_same_ones_and_stays_as_it_is(game: str) -> None:
    session = played(game)
    before, entries = json.dumps(session.table.bookmark()), len(session.journal.entries)
    first = all_of(session)
    assert (json.dumps(session.table.bookmark()), len(session.journal.entries)) == (before, entries)
    assert found(first) == found(all_of(import_game(session.export())))
    assert first.done == 1
    assert all(len(each.came_to) == FEW and 0 <= each.mean <= 1 for each in first.stretches)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_chance_of_the_game_has_no_part_in_them(game: str) -> None:
    """Whoever knows them knows nothing of what the seed would have brought: with another one they are the same."""
    session = played(game)
    first = found(all_of(session))
    asked: list[str] = []
    spied = Chance(bytes.fromhex(session.charter.seed))
    spied.pick = lambda stream, n, size: asked.append(stream) or 0  # type: ignore[method-assign, func-returns-value]
    session.table.chance = spied
    session.charter = replace(session.charter, seed="ff" * 32)
    assert found(all_of(session)) == first
    assert asked == []


@pytest.mark.parametrize("game", list(GAMES))
def test_each_round_is_played_on_from_where_it_began(game: str) -> None:
    session = played(game, 7)
    work = all_of(session, 1)
    rounds = [each.round for each in work.stretches]
    assert rounds == list(range(1, len(rounds) + 1))
    assert session.view()["round"] in (rounds[-1], rounds[-1] + 1)
    for one, two in zip(work.stretches, work.stretches[1:], strict=False):
        assert one.ends == two.begins
    assert work.stretches[-1].ends == work.ended_by == ended_by(session)


def test_a_campaign_has_the_rounds_of_all_its_missions() -> None:
    for number in range(400, 460):
        session, _ = begin(number, "aliens")
        if session.view()["options"]["mode"] == "campaign":
            session = played("aliens", number)
            work = all_of(session, 1)
            rounds = [each.round for each in work.stretches]
            if rounds.count(1) > 1:
                points = turning_points(work, (), "", Tongue("en"))
                labels = [label for label, _, _ in points.curve.points]
                assert labels[0] == "1.1"
                assert f"{rounds.count(1)}.1" in labels
                return
    raise AssertionError("no campaign came to its second mission")


def test_a_game_that_was_stopped_or_is_not_judged_came_to_nothing_yet() -> None:
    session = played("lockdown")
    assert Turning(session, 1).settled == session.game.came_to(session.table)
    while session.view()["judged"]:
        session.do("undo")
    assert Turning(session, 1).settled is None
    stopped, _ = begin(5, "lockdown")
    stopped.do("end_game")
    assert Turning(stopped, 1).settled is None


def stretches(*means: float, count: int = 100) -> list[Stretch]:
    return [
        Stretch(at + 1, at, at + 1, None, [1.0] * round(mean * count) + [0.0] * round((1 - mean) * count))
        for at, mean in enumerate(means)
    ]


def test_the_three_steepest_steps_are_named_and_none_that_chance_may_have_made() -> None:
    assert steepest(stretches(0.5, 0.52, 0.49, 0.5), None) == ()
    assert steepest(stretches(0.9, 0.6, 0.6, 0.3, 0.5, 0.1), None) == (0, 2, 4)
    assert len(steepest(stretches(0.9, 0.1, 0.9, 0.1, 0.9, 0.1), None)) == STEPS
    assert steepest(stretches(0.5, 0.5), 1.0) == (1,)  # what it came to is the last step
    assert steepest(stretches(0.0, LEAST / 2), None) == ()
    assert steepest(stretches(0.9, 0.1, count=FROM - 1), None) == ()  # of so few nobody can say


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_a_step_is_told_by_what_the_log_tells_of_its_round(game: str) -> None:
    session, say = played(game), Tongue("en")
    work = all_of(session, 20)
    moments = face_of(game).tale(session, say, names_of(session.view(), say)).moments
    points = turning_points(work, moments, "", say)
    assert points.done == 1
    assert "Random play, not yours: 20 games" in points.says
    for at, step in zip(points.curve.steep, points.steps, strict=True):
        stretch = work.stretches[at]
        there = {each.says for each in moments if stretch.begins < each.entry <= stretch.ends}
        assert step.number == str(stretch.round)
        assert not there or any(says in step.says for says in there)
    assert all(isclose(one, two.mean) for (_, one, _), two in zip(points.curve.points, work.stretches, strict=True))


def pieces(work: Turning, count: int) -> Iterator[None]:
    for _ in range(count):
        yield next(work.pieces)


def test_what_is_computed_is_kept_until_the_end_is_another_one() -> None:
    session = played("lockdown")
    playing = Playing(session, face_of("lockdown"), Tongue("en"))
    work = playing.turning
    list(pieces(work, 3000))
    done = work.done
    assert 0 < done < 1
    playing.speak(Tongue("fr"))
    assert playing.turning is work
    assert playing.turning.done == done
    while session.view()["phase"] == "over":
        session.do("undo")
    session.do("end_game")
    assert playing.turning is not work
