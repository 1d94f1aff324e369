"""What is rescued from a damaged save: as much as its whole pages hold, and a kill in the middle costs nothing."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from companion.charter import charter
from companion.packs import load
from companion.saves.rows import dense
from companion.saves.store import Store
from companion.session import Session
from companion.table import Refused
from tools.offers import offer_of

ENTRIES, PAGE = 300, 4096


def saved(folder: Path) -> Path:
    store = Store(folder / "games.airlock")
    made = charter(load("lockdown"), ["Ana", "Bo"], bytes(32))
    session = Session.new(made, None, store.new(made))
    while len(session.journal.entries) < ENTRIES:
        session.do("noise_roll", seat="P1")
    store.close()
    return folder / "games.airlock"


def rescued(path: Path) -> int:
    with pytest.raises(Refused) as refused:
        Store(path).resume()
    return int(refused.value.parameters["entries"])


@pytest.mark.parametrize(("part", "least"), [(0.99, 0.9), (0.9, 0.75), (0.75, 0.45), (0.5, 0.04)])
def test_a_file_that_was_cut_gives_what_its_pages_hold(tmp_path: Path, part: float, least: float) -> None:
    """Fault 3: of a cut file nothing was rescued."""
    path = saved(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])
    assert rescued(path) >= ENTRIES * least


def test_a_kill_in_the_middle_of_the_rescue_costs_nothing(tmp_path: Path) -> None:
    """Fault 2: what was half rescued counted as all there is."""
    path = saved(tmp_path)
    whole = bytearray(path.read_bytes())
    (tmp_path / "games.airlock.rescued-1.part").write_bytes(b"half a file")
    path.write_bytes(whole[: int(len(whole) * 0.9)])
    found = rescued(path)
    assert found >= ENTRIES * 0.75
    assert not (tmp_path / "games.airlock.rescued-1.part").exists()
    entries = Store(tmp_path / "games.airlock.rescued-1").resume().journal.entries
    assert sum(entry.act != "lost" for entry in entries) == found


def flipped(path: Path, number: int) -> None:
    """One letter of one entry is another one, wherever it lies."""
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b'[%d,"do","noise_roll"' % number, b'[%d,"do","noise_rool"' % number))


def test_an_early_entry_that_is_damaged_costs_itself_and_no_other(tmp_path: Path) -> None:
    """Fault 3: one flipped bit in #5 threw a game of 251 entries back to it, although it could go on."""
    path = saved(tmp_path)
    before = Store(path).resume().table.state()
    flipped(path, 5)
    assert rescued_from_history(path) == ENTRIES - 1
    session = Store(tmp_path / "games.airlock.rescued-1").resume()
    assert session.table.state() == before
    assert not session.journal.whole
    assert "could not be read" in session.history()[4]["story"][0]
    while session.journal.next_undo():
        session.do("undo")
    with pytest.raises(Refused, match="nothing_to_undo"):
        session.do("undo")
    assert session.do("noise_roll", seat="P2").number == len(session.journal.entries)


def rescued_from_history(path: Path) -> int:
    """The damage is met where the whole history is read, and said there."""
    with pytest.raises(Refused) as refused:
        list(Store(path).resume().journal.entries)
    return int(refused.value.parameters["entries"])


def by_chance(folder: Path, game: str, seed: int = 1) -> tuple[Path, dict[int, bytes]]:
    """A game of legal acts in a file, and each of its entries as it stands there, if it stands on one page."""
    store = Store(folder / "games.airlock")
    made = charter(load(game), ["Ana", "Bo"], bytes([seed] * 32))
    session, dice = Session.new(made, None, store.new(made)), Random(seed)
    while len(session.journal.entries) < ENTRIES:
        name, parameters = offer_of(game)(session.table, dice) or ("undo", {})
        with suppress(Refused):
            session.do(name, **parameters)
        if dice.random() < 0.1 or session.view()["phase"] == "over":
            session.do("undo")
    store.close()
    kept = {entry.number: dense(entry.written()).encode() for entry in session.journal.entries}
    whole = path_of(folder).read_bytes()
    return path_of(folder), {number: body for number, body in kept.items() if body in whole}


def path_of(folder: Path) -> Path:
    return folder / "games.airlock"


@pytest.mark.parametrize("game", ["lockdown", "nemesis", "aliens"])
@pytest.mark.parametrize("part", [0.99, 0.9, 0.75, 0.5])
def test_of_the_entries_whose_pages_are_whole_nearly_all_come_back(tmp_path: Path, part: float, game: str) -> None:
    path, kept = by_chance(tmp_path, game)
    left = path.read_bytes()[: int(path.stat().st_size * part) // PAGE * PAGE]
    path.write_bytes(left)
    assert rescued(path) >= 0.99 * sum(body in left for body in kept.values())


def test_what_lies_behind_a_hole_comes_back_from_the_bookmark_behind_it(tmp_path: Path) -> None:
    """Each page in turn is lost: the table is that of the last entry, unless the page lies behind the last bookmark."""
    path, kept = by_chance(tmp_path, "nemesis")
    whole = path.read_bytes()
    pages = [at for at in range(PAGE, len(whole), PAGE) if sum(body in whole[at : at + PAGE] for body in kept.values()) > 1]
    shares = []
    for number, at in enumerate(pages):
        left = whole[:at] + bytes(PAGE) + whole[at + PAGE :]
        holed = tmp_path / str(number) / "games.airlock"
        holed.parent.mkdir()
        holed.write_bytes(left)
        shares.append(rescued_from_history(holed) / sum(body in left for body in kept.values()))
    assert len(shares) > 20
    assert sum(shares) / len(shares) >= 0.99
    assert sum(share >= 0.99 for share in shares) >= 0.85 * len(shares)


def test_two_holes_are_bridged_by_a_bookmark_each(tmp_path: Path) -> None:
    path = saved(tmp_path)
    before = Store(path).resume().table.state()
    for number in (5, 100):
        flipped(path, number)
    assert rescued_from_history(path) == ENTRIES - 2
    entries = Store(tmp_path / "games.airlock.rescued-1").resume().journal.entries
    assert list(entries.bridges()) == [32, 128]
    assert Store(tmp_path / "games.airlock.rescued-1").resume().table.state() == before
