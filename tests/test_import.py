"""Importing: a game goes on where it stopped, and one that nobody can have played is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from companion.exports import import_game
from companion.table import Refused
from tests.play import Play

Tamper = Callable[[dict[str, Any]], object]


def exported() -> dict[str, Any]:
    play = Play(2)
    play.do("noise_roll", seat="P1")
    play.do("encounter", seat="P2", light="dark")
    play.do("undo")
    play.do("mark", what="fire", by=1)
    return dict(json.loads(json.dumps(play.ask("export"))))


def test_it_goes_on() -> None:
    session = import_game(exported())
    session.do("undo")
    assert session.view()["markers"]["fire"]["placed"] == 0


LINKS: dict[str, Tamper] = {
    "another entry stands": lambda game: game["entries"][4].__setitem__(8, 3),
    "an entry stands that is not there": lambda game: game["entries"][4].__setitem__(8, 99),
    "another entry below": lambda game: game["entries"][4].__setitem__(7, 1),
    "an act that is none": lambda game: game["entries"][1].__setitem__(1, "banana"),
    "an undo of another entry": lambda game: game["entries"][3].__setitem__(6, 2),
    "a number that does not follow": lambda game: game["entries"][1].__setitem__(0, 7),
    "an entry missing": lambda game: game["entries"].pop(1),
    "entries swapped": lambda game: game["entries"].insert(1, game["entries"].pop(2)),
    "a place that does not exist": lambda game: game["entries"][0][4].append(["moved", "adult-01", "supply", -1, "tray", 0]),
    "a piece that does not exist": lambda game: game["entries"][0][4].append(["seen", "P1", "dragon"]),
    "a value that was another": lambda game: game["entries"][4][4].append(["set", "round", 9, 10]),
    "a story that is none": lambda game: game["entries"][1][4].append(["told", "game_begins", 5]),
    "an event that is none": lambda game: game["entries"][1][4].append(["danced", "P1"]),
}
CHARTERS: dict[str, Tamper] = {
    "a seed that is none": lambda game: game.__setitem__("seed", "zz"),
    "a pack that is none": lambda game: game.__setitem__("pack", []),
    "a game nobody knows": lambda game: game.__setitem__("game", "chess"),
    "a piece in two zones": lambda game: game["layout"]["zones"][0][3].append("adult-01"),
    "a piece that is a list": lambda game: game["layout"]["zones"][0][3].append(["x"]),
    "draws counted before the first": lambda game: game["layout"]["values"].__setitem__("draws.die.noise", 4),
    "no entries": lambda game: game["entries"].clear(),
    "no layout": lambda game: game.pop("layout"),
}


@pytest.mark.parametrize("what", LINKS)
def test_an_entry_that_cannot_have_happened_is_refused(what: str) -> None:
    game = exported()
    LINKS[what](game)
    with pytest.raises(Refused) as refused:
        import_game(game)
    assert refused.value.reason in ("entry_does_not_fit", "no_export")


@pytest.mark.parametrize("what", CHARTERS)
def test_a_charter_that_nobody_wrote_is_refused(what: str) -> None:
    game = exported()
    CHARTERS[what](game)
    with pytest.raises(Refused) as refused:
        import_game(game)
    assert refused.value.reason in ("no_export", "no_such_pack")
