"""What results tell: every key that a result of any game carries is listed with what it means, and no key is listed for nothing.

Whole games of chance and every conversation are looked through, so that a key which only cardboard brings is met as well.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.kit.told import TOLD, results
from companion.table import Entry
from tests.conversation import hold, read
from tools.simulate import Tally, play

FEW, MANY = 8, 80
"""So many whole games of each are looked through, where `test_thousand_games` looks at every result of the same ones and of more;
and so many at the most where a key is looked for."""


def keys(entries: Iterable[Entry]) -> set[str]:
    return {key for entry in entries for told in results(entry.told) for key in told}


@cache
def told_in(game: str) -> set[str]:
    """Every key that was told in a few games of chance and in the conversations."""
    found = told_by_chance(game, *range(FEW))
    for path in sorted((Path(__file__).parent / game / "conversations").glob("*.yaml")):
        for conversation in read(path):
            session = hold(conversation, game).door.session
            found |= keys(session.journal.entries if session else ())
    return found


def told_by_chance(game: str, *numbers: int) -> set[str]:
    """Every key that was told in these games of chance."""
    tally = Tally()
    found = {key for number in numbers for key in keys(play(number, tally, game).journal.entries)}
    assert tally.faults == []
    return found


def untold(game: str, listed: Iterable[str]) -> set[str]:
    """What no result of a game tells: many games are looked through, until nothing is missing."""
    missing = set(listed) - told_in(game)
    for number in range(FEW, MANY):
        if not missing:
            break
        missing -= told_by_chance(game, number)
    return missing


def unlisted(found: set[str], listed: Mapping[str, str]) -> list[str]:
    return sorted(found - {*TOLD, *listed})


@pytest.mark.parametrize("game", list(GAMES))
def test_a_result_tells_nothing_that_is_not_listed(game: str) -> None:
    assert unlisted(told_in(game), GAMES[game].tells) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_listed_that_no_result_of_a_game_tells(game: str) -> None:
    assert sorted(untold(game, GAMES[game].tells)) == []


def test_nothing_is_listed_for_all_games_that_none_tells() -> None:
    missing = set(TOLD)
    for game in GAMES:
        missing -= told_in(game)
    for game in GAMES:
        missing = untold(game, missing)
    assert sorted(missing) == []


@pytest.mark.parametrize("told", [{"crad": None}, {"answered": {"crad": None}}, {"passed": [{"step": "fire", "crad": None}]}])
def test_a_misspelt_key_is_found_wherever_it_stands(told: dict[str, Any]) -> None:
    entry = Entry(1, "do", "attack", {}, (), told)
    assert unlisted(keys([entry]), GAMES["lockdown"].tells) == ["crad"]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_key_is_explained_in_sentences(game: str) -> None:
    assert [key for key, says in {**TOLD, **GAMES[game].tells}.items() if not says.endswith(".") or not says[0].isupper()] == []
