"""Where games are kept on each system, and how they come along from where they were."""

import errno
import multiprocessing
import os
import shutil
import sys
from pathlib import Path

import pytest

from companion.device import home as kept
from companion.device.home import moved, place

ANA = Path("/home/ana")


@pytest.mark.parametrize(
    ("system", "told", "where"),
    [
        ("linux", {}, "/home/ana/.local/share/airlock"),
        ("linux", {"XDG_DATA_HOME": "/disk"}, "/disk/airlock"),
        ("freebsd14", {"XDG_DATA_HOME": ""}, "/home/ana/.local/share/airlock"),
        ("darwin", {}, "/home/ana/Library/Application Support/airlock"),
        ("darwin", {"XDG_DATA_HOME": "/disk"}, "/disk/airlock"),
        ("win32", {"LOCALAPPDATA": "/home/ana/Local"}, "/home/ana/Local/airlock"),
        ("win32", {}, "/home/ana/AppData/Local/airlock"),
    ],
)
def test_each_system_has_its_place(system: str, told: dict[str, str], where: str) -> None:
    assert place(system, told, ANA).as_posix() == where


def filled(folder: Path, text: str = "games") -> Path:
    (folder / "reports").mkdir(parents=True)
    (folder / "games.airlock").write_text(text)
    (folder / "reports" / "1.txt").write_text("a report")
    return folder


def lies(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return tmp_path / ".local" / "share" / "airlock"


@pytest.fixture
def new(tmp_path: Path) -> Path:
    return tmp_path / "Library" / "Application Support" / "airlock"


def other_disk(self: Path, target: Path) -> Path:
    """A rename that goes no further than the folder it is in."""
    if self.parent == target.parent:
        os.rename(self, target)
        return target
    raise OSError(errno.EXDEV, "another disk")


def test_whoever_begins_has_the_new_place(old: Path, new: Path) -> None:
    assert moved(old, new) == new
    assert not old.exists()


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("disks", [1, 2])
def test_what_lies_in_the_old_place_comes_along(
    old: Path, new: Path, empty: bool, disks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if disks == 2:
        monkeypatch.setattr(Path, "rename", other_disk)
    was = lies(filled(old))
    if empty:
        new.mkdir(parents=True)
    assert moved(old, new) == new
    assert lies(new) == was
    assert not old.exists()
    assert moved(old, new) == new, "and the next start finds it there"
    assert [path.name for path in new.parent.iterdir()] == ["airlock"]


def test_what_is_kept_in_both_places_stays_in_both_and_the_new_one_holds(old: Path, new: Path) -> None:
    """Somebody has started a version of before once more."""
    before, now = lies(filled(old, "older")), lies(filled(new, "newer"))
    assert moved(old, new) == new
    assert (lies(old), lies(new)) == (before, now)


def test_an_empty_folder_of_before_is_left(old: Path, new: Path) -> None:
    old.mkdir(parents=True)
    assert moved(old, new) == new
    assert not new.exists()


def test_a_folder_that_somebody_laid_elsewhere_by_a_link_stays(old: Path, new: Path, tmp_path: Path) -> None:
    """A relative link would lead nowhere from the new place."""
    filled(tmp_path / "cloud")
    old.parent.mkdir(parents=True)
    old.symlink_to("../../cloud")
    assert moved(old, new) == old
    assert not new.exists()


def test_what_cannot_be_moved_is_used_where_it_is(old: Path, new: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows moves no folder of which a file is open."""

    def refused(self: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "in use")

    was = lies(filled(old))
    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", refused)
        assert moved(old, new) == old
        assert lies(old) == was
    assert moved(old, new) == new
    assert lies(new) == was


def test_a_copy_that_does_not_fit_leaves_everything_as_it_was(old: Path, new: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    was = lies(filled(old))
    monkeypatch.setattr(Path, "rename", other_disk)
    monkeypatch.setattr(shutil, "copytree", full)
    assert moved(old, new) == old
    assert lies(old) == was


TOUCHES = {"open", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.scandir", "shutil.copyfile", "shutil.copystat"}
"""What Python tells its auditors before it touches the disk."""


def _killed_before(touch: int, old: Path, new: Path) -> None:
    """Move, and end without a word before the disk is touched for the time that is counted here."""
    left = [touch]

    def ends(event: str, _: object) -> None:
        if event in TOUCHES:
            if not left[0]:
                os._exit(9)
            left[0] -= 1

    sys.addaudithook(ends)
    moved(old, new)
    os._exit(0)


@pytest.mark.parametrize("disks", [1, 2])
def test_killed_at_any_moment_nothing_is_lost(tmp_path: Path, disks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if disks == 2:
        monkeypatch.setattr(Path, "rename", other_disk)
    for touch in range(100):
        old, new = tmp_path / str(touch) / "old" / "airlock", tmp_path / str(touch) / "new" / "airlock"
        was = lies(filled(old))
        killed = multiprocessing.get_context("fork").Process(target=_killed_before, args=(touch, old, new))
        killed.start()
        killed.join()
        assert moved(old, new) == new
        assert lies(new) == was
        assert not new.with_name(kept.COMING).exists()
        if killed.exitcode == 0:
            break
    assert (killed.exitcode, touch >= 2 * disks) == (0, True)


def test_the_app_begins_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("ANDROID_PRIVATE", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "darwin")
    filled(tmp_path / ".local" / "share" / "airlock")
    assert kept.home() == tmp_path / "Library" / "Application Support" / "airlock"
    assert (kept.home() / "games.airlock").read_text() == "games"
