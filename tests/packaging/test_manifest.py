"""What the phone is told of the app: python-for-android's own manifest and Gradle files, with the values of our spec."""

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion import __version__
from tests.packaging.made import ROOT, Making
from tools.weigh import ALLOWED

ANDROID = "{http://schemas.android.com/apk/res/android}"
FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")
"""Where Debian's package of that name puts the resources of the system."""


def manifest(making: Making, mode: str) -> ElementTree.Element:
    return ElementTree.parse(making.project(mode) / "src/main/AndroidManifest.xml").getroot()


def the(manifest: ElementTree.Element, path: str) -> ElementTree.Element:
    found = manifest.find(path)
    assert found is not None, path
    return found


@pytest.mark.parametrize("mode", ["debug", "release"])
def test_it_asks_for_exactly_what_is_said_and_nothing_is_backed_up(making: Making, mode: str) -> None:
    made = manifest(making, mode)
    assert sorted(str(each.get(f"{ANDROID}name")) for each in made.iter() if "permission" in each.tag) == sorted(ALLOWED)
    application = the(made, "application")
    assert application.get(f"{ANDROID}allowBackup") == "false"
    assert {child.tag for child in application} == {"meta-data", "activity"}  # no service, no receiver, no provider


def test_an_engine_of_speech_is_looked_for(making: Making) -> None:
    """Android 11 and newer hide it from who does not say so."""
    found = [each.get(f"{ANDROID}name") for each in the(manifest(making, "release"), "queries").iter("action")]
    assert found == ["android.intent.action.TTS_SERVICE"]


def test_only_a_debug_build_can_be_debugged(making: Making) -> None:
    assert the(manifest(making, "release"), "application").get(f"{ANDROID}debuggable") is None
    assert the(manifest(making, "debug"), "application").get(f"{ANDROID}debuggable") == "true"
    assert "debuggable" not in (making.project("release") / "build.gradle").read_text().lower()


def test_the_phone_turns_the_app_and_does_not_start_it_anew(making: Making) -> None:
    (activity,) = manifest(making, "release").iter("activity")
    assert activity.get(f"{ANDROID}screenOrientation") == "unspecified"
    kept = set(str(activity.get(f"{ANDROID}configChanges")).split("|"))
    assert {"orientation", "screenSize", "smallestScreenSize", "uiMode", "locale", "density", "fontScale", "keyboard"} <= kept
    assert activity.get(f"{ANDROID}launchMode") == "singleTask"
    hints = (making.packed / "p4a_env_vars.txt").read_text()
    assert "KIVY_ORIENTATION=Portrait LandscapeLeft" in hints


def test_the_back_key_is_the_apps_own(making: Making) -> None:
    """From level 36 on Android answers it by itself and leaves the app, unless the app says that it still listens for the key."""
    assert the(manifest(making, "release"), "application").get(f"{ANDROID}enableOnBackInvokedCallback") == "false"


def test_it_fills_a_large_screen(making: Making) -> None:
    """Nothing keeps it small: no fixed side, no narrowest shape, no width that it is said to be for."""
    made = manifest(making, "release")
    sizes = the(made, "supports-screens").attrib
    assert {name.removeprefix(ANDROID) for name, value in sizes.items() if value == "true"} >= {"largeScreens", "xlargeScreens"}
    said = {name.removeprefix(ANDROID) for element in made.iter() for name in element.attrib}
    assert not said & {"resizeableActivity", "maxAspectRatio", "minAspectRatio", "requiresSmallestWidthDp", "largestWidthLimitDp"}


def test_levels_stand_in_manifest_and_gradle(making: Making, spec: ConfigParser) -> None:
    least, wanted = (spec["app"][name] for name in ("android.minapi", "android.api"))
    levels = the(manifest(making, "release"), "uses-sdk")
    assert (levels.get(f"{ANDROID}minSdkVersion"), levels.get(f"{ANDROID}targetSdkVersion")) == (least, wanted)
    gradle = (making.project("release") / "build.gradle").read_text()
    assert f"minSdkVersion {least}" in gradle
    assert f"targetSdkVersion {wanted}" in gradle


def test_the_version_code_follows_the_version(making: Making, spec: ConfigParser) -> None:
    """An update needs a higher one. It is 10, the lowest level, and two digits for each part of the version."""
    parts = __version__.split(".")
    assert len(parts) == 3
    assert all(part.isdigit() and int(part) < 100 for part in parts)
    code = int("".join(f"{int(part):02}" for part in parts))
    made = manifest(making, "release")
    assert made.get(f"{ANDROID}versionCode") == f"10{spec['app']['android.minapi']}{code}"
    assert made.get(f"{ANDROID}versionName") == __version__
    assert "android.numeric_version" not in spec["app"]


def test_only_a_release_is_signed_and_only_with_the_lasting_key(making: Making, tmp_path: Path) -> None:
    gradle = (making.project("release") / "build.gradle").read_text()
    assert 'storeFile file(System.getenv("P4A_RELEASE_KEYSTORE"))' in gradle
    assert "signingConfig signingConfigs.release" in gradle
    assert "--sign" in making.asked["release"]
    assert "--sign" not in making.asked["debug"]
    assert "--sign" not in Making(tmp_path).asked["release"], "without a key"


def test_what_is_asked_for_is_one_package_for_phones_and_another_for_the_emulator(making: Making, tmp_path: Path) -> None:
    assert making.asked["release"][0] == "apk"
    assert [each for each in making.asked["create"] if each.startswith("--arch")] == ["--arch=arm64-v8a"]
    emulator = Making(tmp_path, APP_ANDROID_ARCHS="x86_64").asked["create"]
    assert [each for each in emulator if each.startswith("--arch")] == ["--arch=x86_64"]


@pytest.fixture(scope="module")
def linked(making: Making, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Resources and manifest as an APK, without code."""
    if shutil.which("aapt2") is None or not FRAMEWORK.exists():
        pytest.skip("Debian's aapt and android-framework-res are not installed")
    folder, main = tmp_path_factory.mktemp("linked"), making.project("release") / "src" / "main"
    resources, xml, made = folder / "resources.zip", folder / "AndroidManifest.xml", folder / "airlock.apk"
    text = (main / "AndroidManifest.xml").read_text("utf-8")
    text = re.sub(r"<queries>.*?</queries>", "", text, flags=re.DOTALL)  # newer than Debian's aapt2
    text = text.replace((ROOT / "packaging" / "back.txt").read_text("utf-8").strip(), "")
    package = re.search("namespace '(.*)'", (making.project("release") / "build.gradle").read_text())
    assert package is not None
    xml.write_text(text.replace("<manifest", f'<manifest package="{package.group(1)}"', 1), "utf-8")  # as Gradle does
    for command in (
        ["compile", "--dir", main / "res", "-o", resources],
        ["link", "-I", FRAMEWORK, "--manifest", xml, "-o", made, resources],
    ):
        done = subprocess.run(["aapt2", *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return made


def test_manifest_and_resources_link(linked: Path, spec: ConfigParser) -> None:
    badging = subprocess.run(["aapt2", "dump", "badging", linked], capture_output=True, text=True, check=True).stdout
    assert badging.startswith("package: name='io.github.airlockcompanion.airlock'")
    assert f"sdkVersion:'{spec['app']['android.minapi']}'" in badging
    assert f"targetSdkVersion:'{spec['app']['android.api']}'" in badging
    assert sorted(re.findall(r"uses-permission: name='(.*?)'", badging)) == sorted(ALLOWED)
    assert "application-label:'Airlock'" in badging
    assert "launchable-activity: name='org.kivy.android.PythonActivity'" in badging
    assert "application-debuggable" not in badging
