"""What comes in as a file: told by what is in it, taken whole or not at all, and refused in a sentence that is true."""

import errno
import json
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.charter import charter
from companion.packs import PackError, load
from companion.saves.backup import FORMAT, MANIFEST, Brought, back_up, bring_back, bring_games
from companion.saves.beside import places
from companion.saves.gamesfile import SAVE
from companion.saves.incoming import looked_into
from companion.saves.shelf import GAMES
from companion.saves.store import Store
from companion.session import Session
from companion.table import Refused

PACK = load("lockdown")


def play(store: Store, seed: bytes) -> Session:
    made = charter(PACK, ["Ana", "Bo"], seed)
    session = Session.new(made, PACK, store.new(made))
    session.do("noise_roll", seat="P1")
    return session


@pytest.fixture
def theirs(tmp_path: Path) -> Iterator[Store]:
    """A phone with three games."""
    (tmp_path / "theirs").mkdir()
    with closing(Store(tmp_path / "theirs" / GAMES)) as store:
        for seed in (b"1", b"2", b"3"):
            play(store, seed)
        yield store


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[Store]:
    """A phone with one of its own."""
    (tmp_path / "ours").mkdir()
    with closing(Store(tmp_path / "ours" / GAMES)) as store:
        play(store, b"our own")
        yield store


def packed(theirs: Store) -> Path:
    file = theirs.path.parent / "all.zip"
    assert back_up(places(theirs.path.parent), theirs, file) == theirs.count()
    return file


def take(file: Path, ours: Store) -> Brought:
    return bring_back(file, places(ours.path.parent), ours, lambda _: None)


def refused(file: Path, ours: Store) -> str:
    """Why it is not taken; nothing of ours has changed, and nothing is left beside it."""
    before, beside = [ours.marks(each.id) for each in ours.games()], sorted(ours.path.parent.iterdir())
    with pytest.raises(Refused) as found:
        take(file, ours)
    assert [ours.marks(each.id) for each in ours.games()] == before
    assert sorted(ours.path.parent.iterdir()) == beside
    return str(found.value.reason)


def anew(file: Path, **changed: bytes | None) -> Path:
    """The same archive with other things in it."""
    other = file.with_name("changed.zip")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(other, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name not in changed:
                new.writestr(name, old.read(name))
        for name, content in changed.items():
            if content is not None:
                new.writestr(name, content)
    return other


def test_all_games_come_and_a_second_time_they_are_here(theirs: Store, ours: Store) -> None:
    file = packed(theirs)
    assert take(file, ours) == Brought(3, 0)
    assert take(file, ours) == Brought(0, 3)
    assert ours.count() == 4


def test_games_of_another_save_come_with_what_lies_in_its_log(theirs: Store, ours: Store) -> None:
    before = theirs.path.read_bytes()
    assert bring_games(theirs.path, ours) == Brought(3, 0)
    assert theirs.path.read_bytes() == before
    assert {theirs.marks(each.id) for each in theirs.games()} < {ours.marks(each.id) for each in ours.games()}


def test_our_own_save_changes_nothing(ours: Store) -> None:
    assert bring_games(ours.path, ours) == Brought(0, 1)


def test_a_backup_of_a_newer_app_says_so_and_our_games_stay_open(theirs: Store, ours: Store) -> None:
    file = packed(theirs)
    newer = json.dumps({"airlock_backup": FORMAT + 1}).encode()
    assert refused(anew(file, **{MANIFEST: newer}), ours) == "backup_is_newer"
    save = theirs.path.parent / "newer.airlock"
    theirs.file.copy_to(save)
    with closing(sqlite3.connect(save)) as opened:
        opened.execute(f"PRAGMA user_version={SAVE + 1}")
        opened.commit()
    assert refused(anew(file, **{GAMES: save.read_bytes()}), ours) == "backup_is_newer"
    with pytest.raises(Refused, match="backup_is_newer"):
        bring_games(save, ours)


def test_of_a_damaged_backup_what_can_be_read_comes(theirs: Store, ours: Store) -> None:
    for number in range(4, 30):
        play(theirs, bytes([number]))
    file = packed(theirs)
    with zipfile.ZipFile(file) as whole:
        save = bytearray(whole.read(GAMES))
    save[len(save) * 2 // 3 :] = bytes(len(save) - len(save) * 2 // 3)
    brought = take(anew(file, **{GAMES: bytes(save)}), ours)
    assert brought.damaged
    assert 5 < brought.games < 29
    assert ours.count() == brought.games + 1
    ours.resume()


@pytest.mark.parametrize(
    "row", ["UPDATE games SET charter = 'zzz' WHERE id = 2", "UPDATE entries SET body = 'x' WHERE game = 2 AND number = 2"]
)
def test_one_bad_row_leaves_the_others_and_never_gets_among_ours(theirs: Store, ours: Store, row: str) -> None:
    theirs.file.db.execute(row)
    brought = take(packed(theirs), ours)
    assert brought.damaged
    assert ours.count() == brought.games + 1 >= 3
    ours.file.look_through()
    for saved in ours.games():
        ours.resume(saved.id, goes_on=False)


@pytest.mark.parametrize(
    "changed",
    [
        {MANIFEST: None},
        {MANIFEST: b"[]"},
        {MANIFEST: b"{}"},
        {MANIFEST: b'{"airlock_backup": "1"}'},
        {MANIFEST: b"\xff"},
        {MANIFEST: b"[" * 100_000},
        {GAMES: b"SQLite format 3\0 and no more"},
        {GAMES: b"no save"},
        {"pictures/" + "x" * 300: b"a name that no disk takes"},
        {"pictures": b"a file where a folder belongs", "pictures/1.png": b""},
    ],
)
def test_what_is_no_backup_is_refused(theirs: Store, ours: Store, changed: dict[str, Any]) -> None:
    assert refused(anew(packed(theirs), **changed), ours) == "no_backup"


def test_somebody_elses_database_is_none(theirs: Store, ours: Store, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "theirs.db")) as other:
        other.execute("CREATE TABLE games (id)")
        other.commit()
    assert looked_into(tmp_path / "theirs.db") == ("games", None)
    with pytest.raises(Refused, match="no_backup"):
        bring_games(tmp_path / "theirs.db", ours)
    assert refused(anew(packed(theirs), **{GAMES: (tmp_path / "theirs.db").read_bytes()}), ours) == "no_backup"


@pytest.mark.parametrize("name", [GAMES, "box.json", "pictures/1.png"])
def test_what_is_made_to_fill_the_disk_is_never_unpacked(theirs: Store, ours: Store, name: str) -> None:
    file = anew(packed(theirs), **{name: bytes(64 << 20)})
    assert file.stat().st_size < 1 << 18
    assert refused(file, ours) == "no_backup"


def test_an_archive_that_lies_about_its_size_is_refused(theirs: Store, ours: Store) -> None:
    file = anew(packed(theirs), **{"box.json": bytes(8 << 20)})
    content = file.read_bytes().replace((8 << 20).to_bytes(4, "little"), (100).to_bytes(4, "little"))
    file.write_bytes(content)
    assert refused(file, ours) == "no_backup"


def test_every_cut_and_every_changed_byte_is_a_sentence(theirs: Store, ours: Store) -> None:
    whole = packed(theirs).read_bytes()
    file = theirs.path.parent / "odd.zip"
    reasons: set[str] = set()
    for at in range(0, len(whole), max(1, len(whole) // 120)):
        for content in (whole[:at], whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :]):
            file.write_bytes(content)
            try:
                if looked_into(file)[0] == "backup":
                    take(file, ours)
            except Refused as refused:
                reasons.add(refused.reason)
    assert reasons <= {"no_backup", "file_is_not_ours", "backup_is_newer"}
    ours.file.look_through()


def test_one_under_a_password_is_refused(theirs: Store, ours: Store) -> None:
    file = packed(theirs)
    content = bytearray(file.read_bytes())
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = content.find(mark)
        while at >= 0:
            content[at + offset] |= 1
            at = content.find(mark, at + 1)
    file.write_bytes(content)
    assert refused(file, ours) == "no_backup"


def test_a_full_disk_is_said_as_one_and_no_game_came(theirs: Store, ours: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    file = packed(theirs)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(zipfile.ZipFile, "extract", full)
        assert refused(file, ours) == "disk_is_full"
    ours.file.db.execute(f"PRAGMA max_page_count={ours.file.db.execute('PRAGMA page_count').fetchone()[0]}")
    assert refused(file, ours) == "disk_is_full"
    ours.file.db.execute("PRAGMA max_page_count=1073741823")
    assert take(file, ours) == Brought(3, 0)


def test_a_full_disk_leaves_no_half_backup(theirs: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "write", full)
    before = sorted(theirs.path.parent.iterdir())
    with pytest.raises(Refused, match="disk_is_full"):
        back_up(places(theirs.path.parent), theirs, theirs.path.parent / "all.zip")
    assert sorted(theirs.path.parent.iterdir()) == before


def test_a_wrong_list_in_a_backup_does_not_keep_its_games_away(theirs: Store, ours: Store) -> None:
    (theirs.path.parent / "box.json").write_text("{}")

    def box(_: Path) -> None:
        raise PackError("is no list", "box.json", 1, "file")

    brought = bring_back(packed(theirs), places(ours.path.parent), ours, box)
    assert (brought.games, brought.fault) == (3, "box.json:1: file: is no list")


def test_files_that_are_not_here_come_and_ours_stay(theirs: Store, ours: Store) -> None:
    for home, content in ((theirs.path.parent, "theirs"), (ours.path.parent, "ours")):
        (home / "packs" / "lockdown").mkdir(parents=True)
        (home / "packs" / "lockdown" / "game.yaml").write_text(content)
    (theirs.path.parent / "packs" / "lockdown" / "items.yaml").write_text("theirs")
    (theirs.path.parent / "settings.json").write_text("{}")
    take(packed(theirs), ours)
    home = ours.path.parent
    assert (home / "packs" / "lockdown" / "game.yaml").read_text() == "ours"
    assert (home / "packs" / "lockdown" / "items.yaml").read_text() == "theirs"
    assert (home / "settings.json").is_file()


# -- what a file is -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("photo.json", b"\xff\xd8\xff\xe0", "file_is_not_ours"),
        ("list.json", b"[1, 2]", "file_is_not_ours"),
        ("other.json", b'{"name": "somebody else"}', "file_is_not_ours"),
        ("deep.json", b"[" * 200_000, "file_is_not_ours"),
        ("empty.json", b"", "file_is_not_ours"),
        ("other.zip", b"PK\x05\x06" + bytes(18), "file_is_not_ours"),
        ("half.zip", b"PK\x03\x04", "file_is_not_ours"),
        ("page.yaml", b"id: lockdown\ngame: lockdown\n", "file_is_not_ours"),
        ("laughs.yaml", b"a: &a [x, x]\nb: &b [*a, *a]\npack: [*b, *b]\n", "file_is_not_ours"),
        ("date.yaml", b"pack: 2026-11-20\n", "file_is_not_ours"),
        ("odd.yaml", b"pack: [\n", "file_is_not_ours"),
    ],
)
def test_what_nobody_here_knows_is_said_with_its_name(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Refused) as found:
        looked_into(tmp_path / name)
    assert (found.value.reason, found.value.parameters["file"]) == (reason, name)


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("incoming.json", b'{"airlock": 2}', "game"),
        ("box.json", b'{"boxes": []}', "box"),
        ("box.txt", b'\xef\xbb\xbf{"pack": "lockdown"}', "box"),
        ("box.yaml", b"pack: lockdown\ncorrections: []\n", "box"),
    ],
)
def test_its_kind_is_told_by_what_is_in_it(tmp_path: Path, name: str, content: bytes, kind: str) -> None:
    (tmp_path / name).write_bytes(content)
    assert looked_into(tmp_path / name)[0] == kind


def test_a_backup_is_one_whatever_it_is_called(theirs: Store, tmp_path: Path) -> None:
    shutil.copy(packed(theirs), tmp_path / "incoming.json")
    assert looked_into(tmp_path / "incoming.json") == ("backup", None)


def test_what_is_not_there_or_cannot_be_opened_is_said(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "gone.json", "no_such_file"), (tmp_path, "file_cannot_be_read")):
        with pytest.raises(Refused, match=reason):
            looked_into(path)
    with pytest.raises(Refused, match="file_cannot_be_read"):
        looked_into(tmp_path / ("x" * 300))


def test_what_is_far_too_long_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "long.json").open("wb") as file:
        file.truncate(1 << 34)
    with pytest.raises(Refused, match="file_is_not_ours"):
        looked_into(tmp_path / "long.json")
