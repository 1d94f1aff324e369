"""An update rehearsed: what happens to every game that was kept before it, with an upgrade and without one."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest

from companion.charter import charter
from companion.exports import checked, import_game
from companion.games import Game
from companion.games.registry import GAMES
from companion.packs import load
from companion.saves.store import Store
from companion.session import Session
from companion.table import SHARED, Layout, Piece, Refused, Table, Zone
from tools.offers import offer_of
from tools.verify import judged

Carry = Callable[[Table], None]


def omens(table: Table) -> None:
    """What an update might bring: a deck of its own, and a count that begins where the game stands."""
    table.shuffle("omens")
    table.set("omens_seen", table.number("round"))


def updated(game: str, carry: Carry | None = omens, by: int = 1) -> Mapping[str, Game]:
    """The games after an update that added a zone and a value to one of them."""
    ours = GAMES[game]

    def lay_out(*asked: object) -> Layout:
        before = ours.lay_out(*asked)  # type: ignore[arg-type]
        cards = {f"omen-{number}": Piece(f"omen-{number}", "omen") for number in range(4)}
        zones = {"omens": Zone("omens", "stack", "none", tuple(cards)), "omens_gone": Zone("omens_gone")}
        return before.and_more(Layout(cards, zones, {"omens_seen": 0}))

    version = ours.version + by
    upgrades = {version: carry} if carry else {}
    return MappingProxyType({**GAMES, game: replace(ours, version=version, lay_out=lay_out, upgrades=upgrades)})


def played(session: Session, rounds: int) -> None:
    """So many rounds more by chance, or to the end."""
    offer, dice, last = offer_of(session.game.name), Random(7), session.table.number("round") + rounds
    while session.table.number("round") < last and (chosen := offer(session.table, dice)):
        session.do(chosen[0], **chosen[1])


def begun(path: Path, game: str, rounds: int = 3) -> dict[str, object]:
    """A game that is kept in a file, some rounds on."""
    store = Store(path)
    made = charter(load(game), ["Ana", "Bo"], bytes(32))
    session = Session.new(made, None, store.new(made))
    played(session, rounds)
    document = session.export()
    store.close()
    return document


def opened(path: Path, games: Mapping[str, Game]) -> Session:
    return Store(path, games=games).resume()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_running_game_goes_on_by_the_newer_rules(tmp_path: Path, game: str) -> None:
    before = begun(tmp_path / "games", game)
    games = updated(game)
    session = opened(tmp_path / "games", games)
    last = session.journal.last
    assert last is not None
    assert (last.intent, session.rules, session.only_to_look) == ("carried_over", games[game].version, "")
    assert session.table.count("omens") == 4
    assert session.table.number("omens_seen") == session.table.number("round")
    assert [entry.written() for entry in session.journal.entries][:-1] == before["entries"]
    with pytest.raises(Refused, match="nothing_to_undo"):
        session.do("undo")
    played(session, 1)
    assert len(session.journal.entries) > last.number
    state = session.table.state()
    again = opened(tmp_path / "games", games)
    assert again.table.state() == state
    assert sum(entry.intent == "carried_over" for entry in again.journal.entries) == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bookmark_behind_the_update_knows_what_was_added(tmp_path: Path, game: str) -> None:
    begun(tmp_path / "games", game, 1)
    games = updated(game)
    session = opened(tmp_path / "games", games)
    carried = len(session.journal.entries)
    while session.journal.entries.bookmark()[0] <= carried:
        played(session, 1)
    assert opened(tmp_path / "games", games).table.state() == session.table.state()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_film_shows_what_lay_before_the_update(tmp_path: Path, game: str) -> None:
    begun(tmp_path / "games", game)
    games = updated(game)
    session = opened(tmp_path / "games", games)
    shown: list[str] = []
    session.again(lambda *_: None, lambda entry, view: shown.append(str(games[game].report(view)["round"])))
    assert len(shown) == len(session.journal.entries)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_nothing_carries_over_is_there_to_be_looked_at(tmp_path: Path, game: str) -> None:
    before = begun(tmp_path / "games", game)
    session = opened(tmp_path / "games", updated(game, None))
    assert session.only_to_look == "older_rules"
    assert session.export()["entries"] == before["entries"]
    assert session.view(SHARED)["round"]
    assert len(session.history()) == len(session.journal.entries)
    assert session.due() == []
    assert not any(intent["possible"] for intent in session.intents())
    for act in ("noise_roll", "undo", "next"):
        with pytest.raises(Refused, match="older_rules"):
            session.do(act)
    assert session.refusal(Refused("older_rules", version=session.rules))


def over(game: str) -> Session:
    session = Session.new(charter(load(game), ["Ana", "Bo"], bytes(32)))
    played(session, 100)
    assert session.view()["phase"] == "over"
    return session


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_is_over_stays_as_it_was_and_its_seal_can_be_opened(game: str) -> None:
    document = json.loads(json.dumps(over(game).export()))
    session = import_game(document, games=updated(game))
    assert session.only_to_look == "older_rules"
    assert session.export() == document
    assert session.view()["ending"]
    session.do("open_seed")
    assert session.journal.entries[len(session.journal.entries)].intent == "open_seed"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_of_a_newer_app_is_kept_and_says_so(tmp_path: Path, game: str) -> None:
    games = updated(game)
    made = charter(load(game), ["Ana", "Bo"], bytes(32), games=games)
    store = Store(tmp_path / "games", games=games)
    Session.new(made, None, store.new(made), games)
    store.close()
    session = opened(tmp_path / "games", GAMES)
    assert session.only_to_look == "newer_rules"
    with pytest.raises(Refused, match="newer_rules"):
        session.do("noise_roll", seat="P1")
    document = json.loads(json.dumps(session.export()))
    assert len(checked(document)[1]) == 1
    assert opened(tmp_path / "games", games).only_to_look == ""


@pytest.mark.parametrize("game", list(GAMES))
def test_what_was_carried_over_can_be_given_away_and_is_done_again_from_there(tmp_path: Path, game: str) -> None:
    begun(tmp_path / "games", game)
    games = updated(game)
    session = opened(tmp_path / "games", games)
    played(session, 1)
    document = json.loads(json.dumps(session.export()))
    draws, wrong, look, *_ = judged(document)
    assert (draws > 0, wrong) == (True, None)
    assert "carried over to newer rules: #" in look
    assert import_game(document, games=games).table.state() == session.table.state()
    at = next(number for number, line in enumerate(document["entries"]) if line[2] == "carried_over")
    for forged in (at, at + 1, at - 1):
        other = json.loads(json.dumps(document))
        other["entries"][forged][4].append(["set", "round", 99, 98])
        if forged < at:
            other["entries"][forged][4][-1] = ["moved", "omen-1", "omens", 0, "omens_gone", 0]
        with pytest.raises(Refused):
            checked(other, games=games)


def test_an_update_whose_upgrade_fails_loses_nothing(tmp_path: Path) -> None:
    def broken(table: Table) -> None:
        table.set("omens_seen", 3)
        raise ValueError("a fault of ours")

    before = begun(tmp_path / "games", "lockdown")
    store = Store(tmp_path / "games", games=updated("lockdown", broken))
    with pytest.raises(ValueError, match="a fault of ours"):
        store.resume()
    store.close()
    assert opened(tmp_path / "games", GAMES).export() == before
