"""A file of games that can't be read is never touched again, and the evening goes on beside it."""

from pathlib import Path

import pytest

from companion.charter import charter
from companion.packs import load
from companion.saves.shelf import Shelf
from companion.session import Session
from companion.table import Refused

PAGE = 4096


def a_game(home: Path, rolls: int = 5) -> None:
    store = Shelf(home).open()
    made = charter(load("lockdown"), ["Ana", "Bo"], bytes(32))
    session = Session.new(made, None, store.new(made))
    for _ in range(rolls):
        session.do("noise_roll", seat="P1")
    store.close()


def damage(path: Path) -> bytes:
    """The last page of the file is nonsense."""
    raw = bytearray(path.read_bytes())
    raw[-PAGE:] = b"\x5a" * PAGE
    path.write_bytes(raw)
    return bytes(raw)


def refusal(shelf: Shelf) -> Refused:
    """What is said when the newest game of the file is wanted."""

    def newest() -> Session:
        store = shelf.open()
        return store.resume(store.games()[0].id)

    with pytest.raises(Refused) as refused:
        newest()
    return refused.value


def test_what_was_rescued_counts_from_then_on_and_the_damaged_file_stays(tmp_path: Path) -> None:
    a_game(tmp_path)
    damaged = damage(tmp_path / "games.airlock")
    shelf = Shelf(tmp_path)
    shelf.take(shelf.rescued(refusal(shelf)))
    assert Shelf(tmp_path).path.name == "games.airlock.rescued-1"
    a_game(tmp_path)  # played on
    assert len(Shelf(tmp_path).open().games()) >= 1
    assert (tmp_path / "games.airlock").read_bytes() == damaged


def test_a_rescued_file_that_is_damaged_in_its_turn_is_rescued_too(tmp_path: Path) -> None:
    a_game(tmp_path)
    damage(tmp_path / "games.airlock")
    shelf = Shelf(tmp_path)
    shelf.take(shelf.rescued(refusal(shelf)))
    a_game(tmp_path, 40)
    damage(shelf.path)
    shelf.take(shelf.rescued(refusal(shelf)))
    assert shelf.path.name == "games.airlock.rescued-1.rescued-1"
    a_game(tmp_path)
    assert shelf.open().games()


def test_a_foreign_file_is_left_and_a_new_one_taken(tmp_path: Path) -> None:
    (tmp_path / "games.airlock").write_bytes(b"holiday pictures" * 100)
    (tmp_path / "games-2.airlock").write_bytes(b"more of them")
    shelf = Shelf(tmp_path)
    assert refusal(shelf).reason in ("save_is_foreign", "save_is_damaged")
    shelf.take_new()
    assert shelf.path.name == "games-3.airlock"
    a_game(tmp_path)
    assert len(Shelf(tmp_path).open().games()) == 1
    assert (tmp_path / "games.airlock").read_bytes() == b"holiday pictures" * 100


@pytest.mark.parametrize("content", ['{"file": "../elsewhere"}', '{"file": "gone.airlock"}', '{"file": 7}', "[", '{"file": ""}'])
def test_a_pointer_to_nothing_counts_for_nothing(tmp_path: Path, content: str) -> None:
    (tmp_path / "save.json").write_text(content)
    assert Shelf(tmp_path).path == tmp_path / "games.airlock"
