"""A bundle for the desktop, made by the real PyInstaller, started where nothing but it is there."""

import re
import subprocess
from pathlib import Path

import pytest

from companion.packs.licences import licences
from tests.release.conftest import INSTRUMENTS, ROOT
from tools import bundle

BY_LIBRARY = {
    "libSDL2-": "sdl2",
    "libSDL2_image": "sdl2_image",
    "libSDL2_mixer": "sdl2_mixer",
    "libSDL2_ttf": "sdl2_ttf",
    "libpng": "libpng",
    "libpython": "python3",
    "libcrypto": "openssl",
    "libssl": "openssl",
    "libsqlite3": "sqlite3",
    "libffi": "libffi",
    "liblzma": "xz",
    "libbz2": "bzip2",
    "libz.": "zlib",
    "libexpat": "expat",
    "libmpdec": "mpdecimal",
}
"""A library by the beginning of its name, and the part that it is."""
PACKAGES = {
    "Crypto": "pycryptodome",
    "kivy": "kivy",
    "yaml": "pyyaml",
    "segno": "segno",
    "paho": "paho-mqtt",
    "plyer": "plyer",
    "Kivy.libs": "sdl2",
}
OURS = {"LICENSE", "assets", "companion", "data", "tools", "base_library.zip", "lib-dynload"}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    python = INSTRUMENTS / "python" / "bin" / "python"
    if not python.is_file() or not (python.parent / "pyinstaller").is_file():
        pytest.skip("PyInstaller is not here, and tools/instruments.sh could not fetch it")
    into = tmp_path_factory.mktemp("dist")
    done = subprocess.run([python, "-m", "tools.bundle", "--into", into], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return into


def test_it_is_one_file_of_three_programs_that_start(made: Path) -> None:
    """`tools.bundle` has played by the door, and stood on the first screen, before it packed anything."""
    (packed,) = made.glob("airlock-*.tar.gz")
    assert packed.stat().st_size < 60_000_000
    assert {path.name for path in (made / "airlock").iterdir()} == {*bundle.PROGRAMS, "inside"}


def test_the_host_says_where_the_table_is(made: Path) -> None:
    done = subprocess.run([made / "airlock" / "airlock-host", "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "--game" in done.stdout


def test_it_holds_nothing_whose_licence_is_not_told(made: Path) -> None:
    known = {part.id for part in licences().along("desktop")}
    inside = made / "airlock" / "inside"
    libraries = {path.name for path in [*inside.glob("lib*.so*"), *inside.glob("Kivy.libs/*")]}
    for library in libraries:
        (part,) = {part for beginning, part in BY_LIBRARY.items() if library.startswith(beginning)}
        assert part in known, library
    folders = {path.name for path in inside.iterdir() if not re.match(r"lib\w+.*\.so", path.name)}
    packages = {name for name in folders - OURS if not re.match(r"python3\.\d+$", name)}
    assert {PACKAGES[name] for name in packages} <= known


def test_it_holds_what_a_phone_holds(made: Path) -> None:
    inside = made / "airlock" / "inside"
    assert [name for name in bundle.shipped() if not (inside / name).is_file()] == []
