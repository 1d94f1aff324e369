"""What goes onto a phone: buildozer's own check and copy step, off-line, and a start from that copy."""

import os
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parent.parent
COPY = """
import sys
from buildozer import Buildozer
built = Buildozer(sys.argv[1])
built.check_configuration_tokens()
type(built).app_dir = property(lambda self: sys.argv[2])
built._copy_application_sources()
"""
START = """
import sys
sys.path.insert(0, ".")
from pathlib import Path
import logging; logging.disable(logging.CRITICAL)
from kivy.base import EventLoop, runTouchApp
from companion.ui.app import AirlockApp
app = AirlockApp(Path(sys.argv[1]), "fr")
app._run_prepare()
runTouchApp(embedded=True)
app.games.new_game("lockdown", ["Ana", "Bo"], {})
for _ in range(3):
    EventLoop.idle()
app.act("noise_roll", seat="P1")
EventLoop.idle()
print(app.say("UNDO"), len(app.session.journal.entries))
"""


@pytest.fixture(scope="module")
def spec() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec")
    return parser


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the app as buildozer would put them into the package."""
    target, home = tmp_path_factory.mktemp("app"), tmp_path_factory.mktemp("home")
    done = subprocess.run(
        [sys.executable, "-c", COPY, str(ROOT / "buildozer.spec"), str(target)], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "HOME": str(home), "BUILDOZER_WARN_ON_ROOT": "0"}, check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return target


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_exactly_what_is_needed_ships(shipped: Path) -> None:
    found = files(shipped)
    code = {f"companion/{name}" for name in files(ROOT / "companion") if name.endswith((".py", ".kv", ".mo"))}
    needed = {
        "main.py", "tools/verify.py", "data/lockdown/pack.json", "data/lockdown/rules.json",
        "data/lockdown/locale/fr/LC_MESSAGES/lockdown.mo", "assets/atlas/places.json",
        "assets/fonts/SairaCondensed-SemiBold.ttf", "assets/fonts/B612-Regular.otf", "assets/fonts/SairaCondensed-OFL.txt",
        "assets/fonts/B612-copyright.txt", *code,
    }
    assert needed <= found, needed - found
    surplus = {name for name in found if not name.startswith(("companion/", "assets/", "data/"))} - {"main.py", "tools/verify.py"}
    assert surplus <= {"LICENSE", "Makefile"}, surplus
    assert not {name for name in found if name.endswith((".yaml", ".po", ".svg", ".pyc"))}
    assert not {name for name in found if name.startswith(("tests/", "bench/", "docs/"))}


def test_the_app_starts_from_what_ships(shipped: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ, "SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "KIVY_NO_ARGS": "1",
        "KIVY_LOG_MODE": "PYTHON", "KIVY_NO_FILELOG": "1", "KIVY_HOME": str(tmp_path), "KIVY_GL_BACKEND": "mock",
        "PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)], cwd=shipped, env=environment, capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split()[-2:] == ["ANNULER", "2"]


def test_every_requirement_is_pinned_and_the_same_everywhere(spec: ConfigParser) -> None:
    wanted = {line.strip().lower() for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines() if "==" in line}
    told = {each.strip().lower() for each in spec["app"]["requirements"].split(",")}
    assert told == wanted | {"python3"}


def test_the_only_permission_is_vibration_and_nothing_is_backed_up(spec: ConfigParser) -> None:
    assert spec["app"]["android.permissions"] == "android.permission.VIBRATE"
    assert spec["app"]["android.allow_backup"] == "False"


def test_the_phone_starts_dark_and_with_our_mark(spec: ConfigParser) -> None:
    from companion.ui.tokens import COLOURS

    assert spec["app"]["android.presplash_color"] == COLOURS["ground"]
    sizes = {"icon.filename": 512, "icon.adaptive_foreground.filename": 432, "icon.adaptive_background.filename": 432,
             "presplash.filename": 720}
    for name, size in sizes.items():
        path = ROOT / spec["app"][name].replace("%(source.dir)s/", "")
        with Image.open(path) as image:
            assert image.size == (size, size), name


def test_levels_archs_and_orientations_are_possible(spec: ConfigParser) -> None:
    app = spec["app"]
    assert int(app["android.api"]) >= int(app["android.minapi"]) >= 24
    assert {arch.strip() for arch in app["android.archs"].split(",")} <= {"arm64-v8a", "armeabi-v7a", "x86_64"}
    assert set(app["orientation"].split(",")) <= {"portrait", "landscape", "portrait-reverse", "landscape-reverse"}
    assert not any("#" in value and not value.startswith("#") for value in app.values())


def test_the_version_stands_in_one_place(spec: ConfigParser) -> None:
    import re

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
    for name in ("demo", "beside", "readme"):
        assert 'default=Path("build/' in (ROOT / "tools" / f"{name}.py").read_text()
