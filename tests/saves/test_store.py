"""The store: on disk before it is told, whole after any accident, and a clear word when it can't."""

import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import zlib
from pathlib import Path
from random import Random

import pytest

from companion.charter import charter
from companion.exports import import_game
from companion.packs import load
from companion.saves.gamesfile import SAVE
from companion.saves.rows import dense, unfolded
from companion.saves.store import Store
from companion.saves.stored import BOOKMARK_EVERY
from companion.saves.wal import holds_together, log_of
from companion.session import Session
from companion.table import EVERYTHING, Refused
from tools.offers import offer_of

PACK = load("lockdown")


def begin(store: Store, seed: bytes = b"seed", players: int = 3) -> Session:
    made = charter(PACK, ["Ana", "Bo", "Cy"][:players], seed)
    return Session.new(made, PACK, store.new(made))


def some(session: Session, count: int) -> None:
    """Legal acts, with an undo now and then; they never end the game."""
    dice = Random(count)
    while len(session.journal.entries) < count:
        name, parameters = offer_of("lockdown")(session.table, dice) or ("undo", {})
        if name not in ("leave", "end_game", "scan"):
            session.do(name, **parameters)
        if dice.random() < 0.1 or session.table.value("phase") == "over":
            session.do("undo")


def why(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.reason


@pytest.mark.parametrize("entries", [1, 2, BOOKMARK_EVERY, BOOKMARK_EVERY + 7, 3 * BOOKMARK_EVERY + 1])
def test_a_game_resumes_to_the_same_table_and_the_same_future(tmp_path: Path, entries: int) -> None:
    store = Store(tmp_path / "games.airlock")
    session = begin(store)
    some(session, entries)
    store.close()
    resumed = Store(tmp_path / "games.airlock").resume()
    assert resumed.view(EVERYTHING) == session.view(EVERYTHING)
    assert resumed.table.knowledge == session.table.knowledge
    assert resumed.history() == session.history()
    twin = import_game(resumed.export())  # in memory, it never touches the disk
    for _ in range(3):
        assert resumed.do("noise_roll", seat="P1").events == twin.do("noise_roll", seat="P1").events


def test_undo_and_redo_reach_back_before_the_last_bookmark(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.airlock")
    session = begin(store)
    first = session.table.state()
    for number in range(BOOKMARK_EVERY * 2 + 5):
        session.do("noise_roll", seat=f"P{number % 3 + 1}")
    last = session.table.state()
    store.close()
    resumed = Store(tmp_path / "games.airlock").resume()
    for _ in range(BOOKMARK_EVERY * 2 + 5):
        resumed.do("undo")
    assert resumed.table.state() == first
    for _ in range(BOOKMARK_EVERY * 2 + 5):
        resumed.do("redo")
    assert resumed.table.state() == last


def test_many_games_lie_in_one_file(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.airlock")
    one, two = begin(store, b"one"), begin(store, b"two", 2)
    one.do("noise_roll", seat="P1")
    two.do("mark", what="fire", by=2)
    assert [(game.id, game.evening.names, game.evening.entries) for game in store.games()] == [
        (2, ("Ana", "Bo"), 2),
        (1, ("Ana", "Bo", "Cy"), 2),
    ]
    assert store.resume(1).view(EVERYTHING) == one.view(EVERYTHING)
    assert store.resume().view(EVERYTHING) == two.view(EVERYTHING)
    with pytest.raises(Refused) as refused:
        store.resume(9)
    assert why(refused) == "no_such_game"


def test_an_imported_game_is_kept(tmp_path: Path) -> None:
    free = Session.new(charter(PACK, ["Ana", "Bo"], b"x"), PACK)
    some(free, 30)
    store = Store(tmp_path / "games.airlock")
    store.take_in(free.export())
    store.close()
    assert Store(tmp_path / "games.airlock").resume().view(EVERYTHING) == free.view(EVERYTHING)


# -- trouble -------------------------------------------------------------------------------------


def saved(tmp_path: Path) -> tuple[Path, int]:
    path = tmp_path / "games.airlock"
    store = Store(path)
    session = begin(store)
    some(session, 70)
    store.close()
    return path, len(session.journal.entries)


def test_a_save_of_a_newer_version_is_left_alone_beside_a_copy(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version={SAVE + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        Store(path)
    assert why(refused) == "save_is_newer"
    assert path.read_bytes() == before
    assert (tmp_path / refused.value.parameters["copy"]).read_bytes() == before


def as_version_1(path: Path) -> None:
    """The file as it was before entries lay in the order of writing: a table without row numbers, charters at full length."""
    db = sqlite3.connect(path)
    rows = db.execute("SELECT game, number, body, sum FROM entries").fetchall()
    charters = db.execute("SELECT id, charter FROM games").fetchall()
    db.executescript("""
        DROP TABLE entries; DROP TABLE ticks; DROP TABLE evenings; PRAGMA user_version=1;
        CREATE TABLE entries (game INTEGER, number INTEGER, body TEXT NOT NULL, sum INTEGER NOT NULL,
            PRIMARY KEY (game, number)) WITHOUT ROWID;
    """)
    db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", [each for each in rows if each[1]])
    for game, body in charters:
        plain = dense(unfolded(body))
        db.execute("UPDATE games SET charter = ?, sum = ? WHERE id = ?", (plain, zlib.crc32(plain.encode()), game))
    db.commit()
    db.close()


def test_a_file_of_version_1_is_carried_over_and_played_on(tmp_path: Path) -> None:
    path, entries = saved(tmp_path)
    before = Store(path).resume().table.state()
    as_version_1(path)
    store = Store(path)
    session = store.resume()
    assert session.table.state() == before
    session.do("noise_roll", seat="P1")
    assert len(store.resume().journal.entries) == entries + 1
    assert [saved.evening.names for saved in store.games()] == [("Ana", "Bo", "Cy")]


@pytest.mark.parametrize("damage", ["truncated", "overwritten", "no database", "empty pages"])
def test_a_damaged_save_is_left_alone_beside_a_copy_and_what_can_be_read(tmp_path: Path, damage: str) -> None:
    path, _ = saved(tmp_path)
    whole = path.read_bytes()
    broken = {
        "truncated": whole[: len(whole) // 2],
        "overwritten": whole[: len(whole) // 3] + b"\xff" * (len(whole) // 3) + whole[len(whole) // 3 * 2 :],
        "no database": b"this is no database" * 99,
        "empty pages": whole[:4096] + bytes(len(whole) - 4096),
    }[damage]
    path.write_bytes(broken)
    with pytest.raises(Refused) as refused:
        list(Store(path).resume().journal.entries)
    assert why(refused) == "save_is_damaged"
    assert path.read_bytes()[: len(broken)] == broken
    assert (tmp_path / refused.value.parameters["copy"]).exists()
    assert (tmp_path / refused.value.parameters["rescued"]).exists()


def damage_entry(path: Path, number: int, game: int = 1) -> None:
    db = sqlite3.connect(path)
    db.execute("UPDATE entries SET body = body || ' ' WHERE number = ? AND game = ?", (number, game))
    db.execute("DELETE FROM entries WHERE number < 0")
    db.commit()
    db.close()


def test_entries_before_the_damage_are_rescued(tmp_path: Path) -> None:
    path, entries = saved(tmp_path)
    damage_entry(path, entries - 3)
    with pytest.raises(Refused) as refused:
        Store(path).resume()
    assert why(refused) == "save_is_damaged"
    assert refused.value.parameters["entries"] == entries - 4
    rescued = Store(tmp_path / refused.value.parameters["rescued"]).resume()
    assert len(rescued.journal.entries) == entries - 4
    rescued.do("noise_roll", seat="P1")


def test_a_damaged_bookmark_costs_nothing(tmp_path: Path) -> None:
    path, entries = saved(tmp_path)
    db = sqlite3.connect(path)
    db.execute("UPDATE entries SET body = '{}' WHERE number < 0")
    db.commit()
    db.close()
    assert len(Store(path).resume().journal.entries) == entries


def test_two_apps_on_one_save_do_not_mix_their_entries(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    one, other = Store(path).resume(), Store(path).resume()
    one.do("noise_roll", seat="P1")
    before = other.table.state()
    with pytest.raises(Refused) as refused:
        other.do("noise_roll", seat="P2")
    assert why(refused) == "save_went_on"
    assert other.table.state() == before


@pytest.mark.parametrize("way", ["deleted", "moved"])
def test_a_file_that_goes_away_while_we_play_is_written_anew(tmp_path: Path, way: str) -> None:
    """Fault 11: acts were answered, and gone at the next start."""
    path, _ = saved(tmp_path)
    session = Store(path).resume()
    if way == "deleted":
        path.unlink()
    else:
        path.rename(tmp_path / "elsewhere.airlock")
    for _ in range(3):
        session.do("noise_roll", seat="P1")
    again = Store(path).resume()
    assert len(again.journal.entries) == len(session.journal.entries)
    assert again.table.state() == session.table.state()


def test_another_file_in_its_place_is_said_and_not_written(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    session = Store(path).resume()
    path.unlink()
    path.write_bytes(b"something else")
    with pytest.raises(Refused) as refused:
        session.do("noise_roll", seat="P1")
    assert why(refused) == "save_was_replaced"
    assert path.read_bytes() == b"something else"


FULL = """
import sys
from pathlib import Path
from companion.saves.store import Store
from companion.table import Refused
session = Store(Path(sys.argv[1])).resume()
try:
    while True:
        before = session.table.state()
        session.do("noise_roll", seat="P1")
        print(len(session.journal.entries), flush=True)
except Refused as refused:
    assert session.table.state() == before
    print(refused.reason, flush=True)
"""


def test_a_full_disk_is_said_and_no_answered_entry_is_lost(tmp_path: Path) -> None:
    path, entries = saved(tmp_path)
    room = path.stat().st_size + 60_000

    def small_disk() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, preexec_fn=small_disk, check=False
    )
    *answered, reason = done.stdout.split()
    assert reason == "disk_is_full", done.stderr
    assert int(answered[-1]) > entries
    assert len(Store(path).resume().journal.entries) == int(answered[-1])


SMALL = """
mount -t tmpfs -o size={room}k none {folder} && cp {kept} {folder}/games.airlock || exit 1
{python} -c '{play}' {folder}/games.airlock {how}
cp {folder}/games.airlock* {left}
"""
TILL_FULL = """
import os, sys
from pathlib import Path
from companion.saves.store import Store
from companion.table import Refused
store = Store(Path(sys.argv[1]))
session = store.resume()
try:
    while True:
        session.do("noise_roll", seat="P1")
except Refused as refused:
    print(len(session.journal.entries), refused.reason, flush=True)
os._exit(0) if sys.argv[2] == "kill" else store.close()
try:
    print(len(Store(Path(sys.argv[1])).resume().journal.entries))
except Refused as refused:
    print(refused.reason)
"""


@pytest.mark.parametrize("room", range(160, 400, 40))
@pytest.mark.parametrize("how", ["close", "kill"])
def test_a_disk_that_was_full_is_no_damage(tmp_path: Path, room: int, how: str) -> None:
    """The log is brought into the file page by page; what found no room there still lies in the log."""
    path, _ = saved(tmp_path)
    folder, left = tmp_path / "small", tmp_path / "left"
    folder.mkdir()
    left.mkdir()
    script = SMALL.format(room=room, folder=folder, kept=path, left=left, python=sys.executable, play=TILL_FULL, how=how)
    done = subprocess.run(["unshare", "-rm", "sh", "-c", script], capture_output=True, text=True, check=False)
    if "mount" in done.stderr or "unshare" in done.stderr:
        pytest.skip("nobody may mount a small disk here")
    entries, reason, *again = done.stdout.split()
    assert reason == "disk_is_full"
    assert again in ([], [entries], ["disk_is_full"])
    assert len(Store(left / "games.airlock").resume().journal.entries) == int(entries)


def test_pages_that_lie_in_the_log_alone_are_not_missed(tmp_path: Path) -> None:
    """The first page came into the file, and no other found room."""
    left = killed(tmp_path, BOOKMARK_EVERY + 20)
    entries, size, log = last(left), left.stat().st_size, log_of(left).read_bytes()
    frames = [log[at : at + 24 + 4096] for at in range(32, written_to(left), 24 + 4096)]
    pages = {int.from_bytes(frame[:4], "big"): frame[24:] for frame in frames}
    assert max(pages) * 4096 > size
    left.write_bytes(pages[1] + left.read_bytes()[4096:])
    assert len(Store(left).resume().journal.entries) == entries


@pytest.mark.parametrize("length", [0, 4096, 40_000])
def test_a_file_that_is_cut_while_we_play_is_noticed_at_the_next_act(tmp_path: Path, length: int) -> None:
    path, _ = saved(tmp_path)
    session = Store(path).resume()
    session.do("noise_roll", seat="P1")
    path.write_bytes(path.read_bytes()[:length])
    with pytest.raises(Refused) as refused:
        session.do("noise_roll", seat="P1")
    assert why(refused) == "save_is_damaged"


def test_a_save_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        Store(tmp_path / "no" / "such" / "folder" / "games.airlock")
    assert why(refused) == "save_cannot_be_written"


def test_copies_are_numbered_and_never_overwritten(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    path.write_bytes(b"broken" * 1000)
    (tmp_path / "games.airlock.damaged-1").write_bytes(b"an older accident")
    for _ in range(2):  # the same accident is not copied twice
        with pytest.raises(Refused) as refused:
            Store(path)
        assert refused.value.parameters["copy"] == "games.airlock.damaged-2"
    assert (tmp_path / "games.airlock.damaged-1").read_bytes() == b"an older accident"
    assert sorted(each.name for each in tmp_path.iterdir() if each.stat().st_size) == [
        "games.airlock",
        "games.airlock.damaged-1",
        "games.airlock.damaged-2",
        "games.airlock.rescued-2",
    ]


def test_what_was_rescued_and_played_on_is_not_rescued_over(tmp_path: Path) -> None:
    path, _ = saved(tmp_path)
    damage_entry(path, 40)
    with pytest.raises(Refused) as refused:
        list(Store(path).resume().journal.entries)
    rescued = tmp_path / refused.value.parameters["rescued"]
    store = Store(rescued)
    store.resume().do("noise_roll", seat="P1")
    store.close()
    with pytest.raises(Refused) as again:
        list(Store(path).resume().journal.entries)
    assert again.value.parameters["rescued"] == rescued.name
    assert again.value.parameters["entries"] == refused.value.parameters["entries"] + 1


def test_damage_to_one_game_leaves_the_others_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.airlock"
    store = Store(path)
    for seed in (b"one", b"two", b"three"):
        some(begin(store, seed), 30)
    store.close()
    damage_entry(path, 10, game=2)
    with pytest.raises(Refused) as refused:
        list(Store(path).resume(2).journal.entries)
    assert refused.value.parameters["entries"] == 30 + 9 + 30


def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.commit()
    db.close()
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        Store(path)
    assert why(refused) == "save_is_foreign"
    assert path.read_bytes() == before


def killed(tmp_path: Path, entries: int) -> Path:
    """The files of a game as a kill leaves them: the last entries still in the log."""
    path = tmp_path / "live" / "games.airlock"
    path.parent.mkdir()
    session = begin(Store(path))
    some(session, entries)
    left = tmp_path / "games.airlock"
    shutil.copy(path, left)
    shutil.copy(log_of(path), log_of(left))
    return left


def last(path: Path) -> int:
    """The number of the last entry, read from a copy."""
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    shutil.copy(log_of(path), log_of(copy))
    db = sqlite3.connect(copy)
    number = db.execute("SELECT max(number) FROM entries").fetchone()[0]
    db.close()
    return int(number)


def written_to(path: Path) -> int:
    """Where the log of this generation ends; older frames may lie behind."""
    log = log_of(path).read_bytes()
    at, frame = 32, 24 + int.from_bytes(log[8:12], "big")
    while log[at + 8 : at + 16] == log[16:24] and at + frame <= len(log):
        at += frame
    return at


def test_after_a_kill_the_log_is_read_and_brought_in(tmp_path: Path) -> None:
    left = killed(tmp_path, BOOKMARK_EVERY + 20)
    assert holds_together(left)
    store = Store(left)
    assert len(store.resume().journal.entries) == last(left)
    store.close()
    assert not log_of(left).exists()


def test_a_log_that_breaks_off_in_the_middle_of_a_write_is_no_damage(tmp_path: Path) -> None:
    left = killed(tmp_path, BOOKMARK_EVERY + 20)
    entries = last(left)
    end = written_to(left)
    log_of(left).write_bytes(log_of(left).read_bytes()[: end - 1000])  # killed while the last frame was being written
    assert holds_together(left)
    assert len(Store(left).resume().journal.entries) == entries - 1


@pytest.mark.parametrize("at", [5, 30, 50, 5000, 20_000, -9000])
def test_a_damaged_byte_in_the_log_is_said_before_anything_is_touched(tmp_path: Path, at: int) -> None:
    left = killed(tmp_path, BOOKMARK_EVERY + 20)
    log = bytearray(log_of(left).read_bytes())
    log[at if at > 0 else written_to(left) + at] ^= 1
    log_of(left).write_bytes(log)
    before = left.read_bytes(), log_of(left).read_bytes()
    with pytest.raises(Refused) as refused:
        Store(left)
    assert why(refused) == "save_is_damaged"
    assert (left.read_bytes(), log_of(left).read_bytes()) == before
    copy = tmp_path / refused.value.parameters["copy"]
    assert (copy.read_bytes(), log_of(copy).read_bytes()) == before
    assert refused.value.parameters["entries"] >= BOOKMARK_EVERY
    assert refused.value.parameters["rescued"]


def test_an_emptied_file_beside_a_log_is_said(tmp_path: Path) -> None:
    left = killed(tmp_path, BOOKMARK_EVERY + 20)
    left.write_bytes(b"")
    log = log_of(left).read_bytes()
    with pytest.raises(Refused) as refused:
        Store(left)
    assert why(refused) == "save_is_damaged"
    assert log_of(tmp_path / refused.value.parameters["copy"]).read_bytes() == log


def test_a_game_that_was_killed_before_its_first_entry_is_no_game(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.airlock")
    begin(store)
    store.new(charter(PACK, ["Ana", "Bo"], b"never begun"))
    assert [game.id for game in store.games()] == [1]
    with pytest.raises(Refused) as refused:
        store.resume(2)
    assert why(refused) == "no_such_game"
    assert len(store.resume().charter.names) == 3
