"""`make run` on a machine with this Python or that: what is on the path is played by small scripts, the shell is real."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("cat", "cksum", "cp", "cut", "dirname", "grep", "mkdir", "rm", "uname")
PLAYED = """#!/bin/sh
case "$1" in
--version) echo "Python 3.{minor}.0" ;;
-c) exec {real} -c "import sys; sys.version_info = (3, {minor}, 0)
$2" ;;
-m)
    echo "python3.{minor} $*" >> "$CALLS"
    case "$2 $*" in
    venv*) mkdir -p .venv/bin && cp "$0" .venv/bin/python && [ ! -e half ] ;;
    *--only-binary*) [ -d wheels ] ;;
    esac ;;
esac
"""
UV = """#!/bin/sh
echo "uv $*" >> "$CALLS"
{does}
"""


class Machine:
    """A copy of what `make run` begins with, on a path that holds what we put there and nothing of this machine's Pythons."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin, self.calls = folder / "airlock of mine", folder / "bin", folder / "calls"
        (self.folder / "tools").mkdir(parents=True)
        self.bin.mkdir()
        for name in ("requirements.txt", "requirements-dev.txt", "tools/setup.sh"):
            shutil.copy(ROOT / name, self.folder / name)
        for name in TOOLS:
            self.bin.joinpath(name).symlink_to(str(shutil.which(name)))
        self._script("id", "#!/bin/sh\necho 1000\n")
        self._script("ldconfig", "#!/bin/sh\necho libGL.so.1 libEGL.so.1\n")

    def _script(self, name: str, text: str) -> Path:
        place = self.bin / name
        place.write_text(text)
        place.chmod(0o755)
        return place

    def python(self, name: str, minor: int) -> Path:
        return self._script(name, PLAYED.format(real=sys.executable, minor=minor))

    def uv(self, does: str) -> None:
        self._script("uv", UV.format(does=does))

    def sets_up(self) -> subprocess.CompletedProcess[str]:
        paths = {"PATH": str(self.bin), "CALLS": str(self.calls)}
        shell = ["/bin/sh", str(self.folder / "tools" / "setup.sh"), "run"]
        return subprocess.run(shell, env=paths, capture_output=True, text=True, check=False)

    def made_by(self) -> list[str]:
        """Who made the environment and filled it, in short."""
        return [line.replace("--quiet --disable-pip-version-check ", "") for line in self.calls.read_text().splitlines()]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_python_that_kivy_has_a_wheel_for_is_taken(machine: Machine) -> None:
    machine.python("python3", 14)
    machine.python("python3.12", 12)
    machine.uv("exit 1")
    assert machine.sets_up().returncode == 0
    assert machine.made_by() == ["python3.12 -m venv .venv", "python3.12 -m pip install -r requirements.txt"]


def test_where_there_is_only_a_newer_python_uv_fetches_an_older_one(machine: Machine) -> None:
    machine.python("python3", 14)
    fetched = machine.python("fetched", 13)
    machine.uv(f'mkdir -p .venv/bin && cp "{fetched}" .venv/bin/python')
    done = machine.sets_up()
    assert (done.returncode, done.stderr) == (0, "")
    first, *rest = machine.made_by()
    assert first == "uv venv --quiet --python >=3.11,<3.14 .venv"
    assert rest[-1] == "python3.13 -m pip install -r requirements.txt"
    before = machine.made_by()
    assert machine.sets_up().returncode == 0
    assert machine.made_by() == before, "what is set up is left alone"


def test_a_wheel_that_somebody_has_made_serves_the_newer_python(machine: Machine) -> None:
    machine.python("python3.14", 14)
    (machine.folder / "wheels").mkdir()
    assert machine.sets_up().returncode == 0
    assert machine.made_by() == [
        "python3.14 -m venv .venv",
        "python3.14 -m pip install --find-links wheels --no-deps --only-binary :all: Kivy==2.3.1",
        "python3.14 -m pip install --find-links wheels -r requirements.txt",
    ]


@pytest.mark.parametrize("uv", [False, True])
def test_else_a_sentence_says_what_to_do_and_nothing_half_made_is_left(machine: Machine, uv: bool) -> None:
    """Without the internet uv can fetch nothing."""
    machine.python("python3", 14)
    if uv:
        machine.uv("exit 2")
    done = machine.sets_up()
    assert done.returncode == 1
    assert "needs Python 3.11, 3.12 or 3.13; found: Python 3.14.0." in done.stderr
    assert "uv" in done.stderr
    assert "make again" in done.stderr
    assert not (machine.folder / ".venv").exists()


def test_what_stops_half_way_is_taken_away(machine: Machine) -> None:
    """A Python without its pip makes the folder, and fails."""
    machine.python("python3", 14)
    (machine.folder / "half").touch()
    assert machine.sets_up().returncode == 1
    assert not (machine.folder / ".venv").exists()


def test_a_machine_without_python_hears_so(machine: Machine) -> None:
    done = machine.sets_up()
    assert (done.returncode, "found: none." in done.stderr) == (1, True)


def test_an_environment_whose_python_has_gone_is_made_anew(machine: Machine) -> None:
    """A system was upgraded: what `.venv` points to is no longer there."""
    machine.python("python3.13", 13)
    (machine.folder / ".venv" / "bin").mkdir(parents=True)
    (machine.folder / ".venv" / "bin" / "python").symlink_to("/gone/python3.11")
    assert machine.sets_up().returncode == 0
    assert machine.made_by()[-2:] == ["python3.13 -m venv .venv", "python3.13 -m pip install -r requirements.txt"]
