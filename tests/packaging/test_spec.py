"""The recipe of the package, buildozer.spec: what can be said of it as a text."""

import re
import subprocess
from configparser import ConfigParser

from PIL import Image

from tests.packaging.made import ROOT


def test_every_requirement_is_pinned_and_the_same_as_on_a_desktop(spec: ConfigParser) -> None:
    wanted = {line.strip().lower() for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines() if "==" in line}
    requirements = {each.strip().lower() for each in spec["app"]["requirements"].split(",")}
    of_recipes = {each for each in requirements if each.startswith(("chardet==", "six=="))}
    assert all("==" in each for each in requirements - {"python3"})
    assert requirements - wanted == {"python3"} | of_recipes


def test_it_asks_for_vibration_and_for_a_socket_and_nothing_is_backed_up(spec: ConfigParser) -> None:
    """The socket is for EVERY PHONE alone; what else is asked for is a decision of the founders."""
    asked = {each.strip().removeprefix("android.permission.") for each in spec["app"]["android.permissions"].split(",")}
    assert asked == {"VIBRATE", "INTERNET", "ACCESS_LOCAL_NETWORK"}
    assert spec["app"]["android.allow_backup"] == "False"


def test_the_phone_starts_dark_and_with_our_mark(spec: ConfigParser) -> None:
    from companion.show.tokens import COLOURS

    assert spec["app"]["android.presplash_color"] == COLOURS["ground"]
    sizes = {
        "icon.filename": 512,
        "icon.adaptive_foreground.filename": 432,
        "icon.adaptive_background.filename": 432,
        "presplash.filename": 720,
    }
    for name, size in sizes.items():
        path = ROOT / spec["app"][name].replace("%(source.dir)s/", "")
        with Image.open(path) as image:
            assert image.size == (size, size), name


def test_levels_archs_and_orientations_are_possible(spec: ConfigParser) -> None:
    app = spec["app"]
    assert int(app["android.api"]) >= int(app["android.minapi"]) >= 24
    assert app["android.archs"] == "arm64-v8a"
    assert set(app["orientation"].split(",")) <= {"portrait", "landscape", "portrait-reverse", "landscape-reverse"}
    assert not any("#" in value and not value.startswith("#") for value in app.values())


def test_the_version_stands_in_one_place(spec: ConfigParser) -> None:
    from companion import __version__

    found = re.search(spec["app"]["version.regex"], (ROOT / "companion" / "__init__.py").read_text("utf-8"))
    assert found is not None
    assert found.group(1) == __version__


def test_pictures_are_made_where_nothing_is_kept() -> None:
    """`make pictures` left a changed tree behind."""
    recipe = (ROOT / "Makefile").read_text().partition("\npictures:")[2].partition("\n\n")[0].splitlines()[1:]
    assert recipe
    for line in recipe:
        folder = line.partition("--into ")[2].split()[0]
        ignored = subprocess.run(["git", "check-ignore", "--quiet", folder], cwd=ROOT, check=False).returncode == 0
        assert ignored, line
    for name in ("demo", "beside", "readme", "stores"):
        assert 'default=Path("build/' in (ROOT / "tools" / f"{name}.py").read_text()
