"""What is rescued from a damaged save: as much as its whole pages hold, and a kill in the middle costs nothing."""

from pathlib import Path

import pytest

from companion.charter import charter
from companion.packs import load
from companion.saves.store import Store
from companion.session import Session
from companion.table import Refused

ENTRIES = 300


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


@pytest.mark.parametrize(("part", "least"), [(0.99, 0.9), (0.9, 0.75), (0.75, 0.5), (0.5, 0.1)])
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
    assert len(Store(tmp_path / "games.airlock.rescued-1").resume().journal.entries) == found
