"""Choosing a file on a desktop: the program of the system, whatever it does, and what is said where there is none."""

import os
import stat
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.device.folders import folders
from companion.device.real import RealDevice, copied

Programs = Callable[..., None]
WAIT = 20
"""Seconds after which a test gives up; nothing here waits for a time to pass."""


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Programs:
    """Nothing but these programs on the path, each a few lines of shell."""
    found = tmp_path / "bin"
    found.mkdir()
    monkeypatch.setenv("PATH", str(found))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")

    def laid(**bodies: str) -> None:
        for name, body in bodies.items():
            (found / name).write_text(f"#!/bin/sh\n{body}\n")
            (found / name).chmod(stat.S_IRWXU)

    return laid


class Chosen:
    """What came of asking."""

    def __init__(self, device: RealDevice) -> None:
        self.came, self.answered = threading.Event(), ""
        device.pick(lambda file: self._tell(f"took {file}"), lambda fault: self._tell(fault))

    def _tell(self, answer: str) -> None:
        self.answered = answer
        self.came.set()

    def wait(self) -> str:
        assert self.came.wait(WAIT)
        return self.answered


@pytest.mark.parametrize("name", ["zenity", "kdialog", "yad"])
def test_each_program_of_linux_chooses(programs: Programs, name: str) -> None:
    programs(**{name: "echo /home/ana/a game.json"})
    assert Chosen(RealDevice()).wait() == "took /home/ana/a game.json"


def test_it_is_asked_for_files_of_ours_where_files_come_down(programs: Programs, tmp_path: Path) -> None:
    (tmp_path / "Downloads").mkdir()
    programs(zenity=f'for each in "$@"; do echo "$each" >> {tmp_path}/asked; done; echo {tmp_path}/x.json')
    Chosen(RealDevice()).wait()
    asked = (tmp_path / "asked").read_text().splitlines()
    assert f"--filename={tmp_path}/Downloads/" in asked
    assert "--file-filter=Airlock | *.json *.zip *.airlock *.yaml" in asked


def test_under_kde_its_own_comes_first(programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    programs(zenity="echo /gtk.json", kdialog="echo /kde.json")
    assert Chosen(RealDevice()).wait() == "took /gtk.json"
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    assert Chosen(RealDevice()).wait() == "took /kde.json"


@pytest.mark.parametrize(("name", "code"), [("zenity", 1), ("kdialog", 1), ("yad", 1), ("yad", 252)])
def test_who_chooses_nothing_gets_nothing(programs: Programs, name: str, code: int) -> None:
    programs(**{name: f"exit {code}"})
    device = RealDevice()
    before = threading.active_count()
    chosen = Chosen(device)
    for thread in threading.enumerate()[before:]:
        thread.join(WAIT)
    assert chosen.answered == ""


def test_without_a_program_it_says_so_at_once(programs: Programs) -> None:
    programs()
    assert Chosen(RealDevice()).answered == "no_window"


def test_one_that_fails_gives_way_to_the_next_and_then_to_us(programs: Programs) -> None:
    programs(zenity="echo cannot open display >&2; exit 1", yad="exit 127", kdialog="echo /there.json")
    assert Chosen(RealDevice()).wait() == "took /there.json"
    programs(kdialog="kill -9 $$")
    assert Chosen(RealDevice()).wait() == "no_window"


def test_one_that_cannot_be_started_gives_way(programs: Programs, tmp_path: Path) -> None:
    programs(zenity="", yad="echo /there.json")
    (tmp_path / "bin" / "zenity").write_bytes(b"\x7fELF no program")
    assert Chosen(RealDevice()).wait() == "took /there.json"


def test_who_asks_again_gets_a_new_window_and_the_old_one_says_nothing(programs: Programs, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "never")
    programs(zenity=f"read line < {tmp_path}/never; echo /old.json")
    device = RealDevice()
    old = Chosen(device)
    programs(zenity="echo /new.json")
    assert Chosen(device).wait() == "took /new.json"
    assert not old.came.is_set()


def test_nothing_stays_open_when_the_app_ends(programs: Programs, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "never")
    programs(zenity=f"read line < {tmp_path}/never; echo /old.json")
    device, before = RealDevice(), threading.active_count()
    chosen = Chosen(device)
    device.leave()
    for thread in threading.enumerate()[before:]:
        thread.join(WAIT)
        assert not thread.is_alive()
    assert chosen.answered == ""


def test_macos_and_windows_are_asked_in_their_way(programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    programs(osascript="echo /Users/ana/game.json", powershell="printf 'C:\\\\game.json\\r\\n'")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert Chosen(RealDevice()).wait() == "took /Users/ana/game.json"
    monkeypatch.setattr("companion.device.dialogs.which", lambda name: name)  # as Windows looks for it there is nothing here
    monkeypatch.setattr(sys, "platform", "win32")
    assert Chosen(RealDevice()).wait() == r"took C:\game.json"


def test_folders_are_called_as_the_desktop_calls_them(programs: Programs, tmp_path: Path) -> None:
    programs()
    assert folders() == (tmp_path,)
    for name in ("Documents", "Téléchargements", ".config"):
        (tmp_path / name).mkdir()
    (tmp_path / ".config" / "user-dirs.dirs").write_text('# named\nXDG_DOWNLOAD_DIR="$HOME/Téléchargements"\n')
    assert folders() == (tmp_path / "Téléchargements", tmp_path / "Documents", tmp_path)


# -- out -----------------------------------------------------------------------------------------


def test_what_is_given_out_lies_in_downloads_beside_what_is_there(programs: Programs, tmp_path: Path) -> None:
    programs()
    (tmp_path / "Downloads").mkdir()
    ours = tmp_path / "box.json"
    ours.write_text("ours")
    (tmp_path / "Downloads" / "box.json").write_text("a friend's")
    saved: list[str] = []
    for _ in range(2):
        RealDevice().share(ours, "application/json", saved.append)
    assert saved == [str(tmp_path / "Downloads" / "box (2).json")] * 2
    assert (tmp_path / "Downloads" / "box.json").read_text() == "a friend's"


def test_a_full_disk_leaves_no_half_of_it(programs: Programs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs()
    folder = tmp_path / "Downloads"
    folder.mkdir()
    ours = tmp_path / "box.json"
    ours.write_text("ours")

    def full(source: Path, target: Path) -> None:
        target.write_text("ou")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copy", full)
    saved: list[str] = []
    RealDevice().share(ours, "application/json", saved.append)
    assert saved == [""]
    assert list(folder.iterdir()) == []
    with pytest.raises(OSError, match="No space"):
        copied(ours, folder)
