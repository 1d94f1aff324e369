"""What lies on a phone: the right files, as byte code, and an app that goes to every screen from there."""

from fnmatch import fnmatch
from pathlib import Path

from tests.packaging.made import ROOT, Making, files, walked
from tools.bundle import shipped


def test_exactly_what_is_needed_is_copied(making: Making) -> None:
    found = files(making.copied)
    code = {f"companion/{name}" for name in files(ROOT / "companion") if name.endswith((".py", ".kv", ".mo"))}
    needed = {
        "main.py",
        "tools/verify.py",
        "data/lockdown/pack.json",
        "data/lockdown/rules.json",
        "data/licences.json",
        "data/lockdown/locale/fr/LC_MESSAGES/lockdown.mo",
        "assets/planes/small24@2.planes",
        "assets/fonts/AirlockCondensed-SemiBold.ttf",
        "assets/fonts/AirlockText-Regular.otf",
        "assets/fonts/SairaCondensed-OFL.txt",
        "assets/fonts/B612-copyright.txt",
        "assets/page/page.html.gz",
        "assets/page/page.json",
        "assets/page/stablelib-LICENSE.txt",
        *code,
    }
    assert needed <= found, needed - found
    elsewhere = {name for name in found if not name.startswith(("companion/", "assets/", "data/"))}
    made = {"main.pyc", "tools/verify.pyc"}  # by python-for-android, beside the sources, if that came first
    assert elsewhere - made == {"main.py", "tools/verify.py", "LICENSE"}
    assert not {name for name in found if name.endswith((".yaml", ".po", ".svg"))}
    assert not {name for name in found if name.startswith(("tests/", "bench/", "docs/"))}


def test_a_desktop_is_given_the_same_files_beside_the_code(making: Making) -> None:
    code = (".py", ".pyc")
    assert set(shipped()) - {"tools/verify.py"} == {name for name in files(making.copied) if not name.endswith(code)}


def test_byte_code_takes_the_place_of_every_source_and_nothing_else_is_lost(making: Making) -> None:
    copied = {name for name in files(making.copied) if not name.endswith(".pyc")}
    wanted = {f"{name}c" if name.endswith(".py") else name for name in copied}
    assert files(making.packed) == wanted | {"p4a_env_vars.txt"}


def test_every_screen_opens_from_what_is_packed(making: Making) -> None:
    """The seal could not be opened on any phone: it looked for a source."""
    walks = [making.walk("nemesis"), making.walk("aliens", "lockdown")]  # at once: each takes a processor
    seen = [walked(each) for each in walks]
    assert {room for each in seen for room in each["rooms"]} == set(seen[0]["wanted"])
    for each in seen:
        assert sum(name == "over, proof" for name in each["seen"]) > 1
        assert sorted({Path(name).suffix for name in each["shared"]}) == [".json", ".png"]
    homes = list(making.folder.glob("walk-*"))
    assert [path for home in homes for path in home.glob("reports/*")] == []
    assert all(path.stat().st_size for home in homes for path in home.glob("airlock-*"))
    unpacked = {name for each in seen for name in each["loaded"] if left_out(making, name)}
    assert not unpacked, f"used here, and left out by python-for-android: {unpacked}"


NOT_OF_A_PHONE = ("*/unittest/*", "*/kivy/tests/*", "*/kivy/input/providers/*")
"""What tests bring along, and what Kivy only loads on Linux."""


def left_out(making: Making, name: str) -> bool:
    """Whether python-for-android leaves that file out of every package."""
    patterns = [line.strip() for line in (making.project("release") / "blacklist.txt").read_text().splitlines()]
    listed = any(fnmatch(name, f"*/{pattern}") for pattern in patterns if pattern and not pattern.startswith("#"))
    return listed and not any(fnmatch(name, pattern) for pattern in NOT_OF_A_PHONE)
