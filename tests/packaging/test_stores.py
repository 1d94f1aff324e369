"""What stores show of the app: in both languages, within their limits, with the words that a reviewer looks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from PIL import Image

from companion import __version__, about
from tests.packaging.made import ROOT, spec
from tools.release import LISTING, code
from tools.stores import BANNER, FOLDERS, LANGUAGES

LIMITS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000, f"changelogs/{code()}.txt": 500}
"""Letters that Google Play has room for; F-Droid has as much."""
SAID = {
    "en-US": (
        "unofficial",
        "you need the game",
        "no account",
        "offline",
        "permissions for the network",
        "every phone",
        "open source",
    ),
    "fr-FR": (
        "non officiel",
        "posséder le jeu",
        "ni compte",
        "hors ligne",
        "permissions de réseau",
        "tous les téléphones",
        "libre",
    ),
}


@pytest.mark.parametrize("store", LANGUAGES)
@pytest.mark.parametrize("name", LIMITS)
def test_each_text_is_there_and_has_room(store: str, name: str) -> None:
    text = (LISTING / store / name).read_text("utf-8").strip()
    assert 0 < len(text) <= LIMITS[name]


@pytest.mark.parametrize("store", LANGUAGES)
def test_a_reviewer_finds_what_it_is_and_whose_it_is_not(store: str) -> None:
    text = (LISTING / store / "full_description.txt").read_text("utf-8")
    assert [words for words in SAID[store] if words not in text.lower()] == []
    assert [holder for each in about.rights() for holder in each.holders if holder not in text] == []
    assert [each.title for each in about.rights() if each.title not in text] == []
    short = (LISTING / store / "short_description.txt").read_text("utf-8").lower()
    assert SAID[store][0] in short


def test_both_languages_say_as_much() -> None:
    one, other = ((LISTING / store / "full_description.txt").read_text("utf-8") for store in LANGUAGES)
    assert one.count("•") == other.count("•")
    assert one.count("\n\n") == other.count("\n\n")


@pytest.mark.parametrize("store", LANGUAGES)
def test_the_pictures_are_there_in_a_size_that_stores_take(store: str) -> None:
    images = LISTING / store / "images"
    for kind, scenes in FOLDERS.items():
        assert sorted(path.name for path in (images / kind).iterdir()) == [
            f"{number}.png" for number in range(1, len(scenes) + 1)
        ]
        for path in (images / kind).iterdir():
            with Image.open(path) as picture:
                assert min(picture.size) >= 320, path
                assert max(picture.size) <= min(3840, 2 * min(picture.size)), path
    with Image.open(images / "featureGraphic.png") as banner:
        assert banner.size == BANNER
    with Image.open(images / "icon.png") as icon:
        assert icon.size == (512, 512)


def test_the_recipe_for_f_droid_is_of_this_version_and_of_our_spec() -> None:
    (path,) = (ROOT / "packaging" / "fdroid").glob("*.yml")
    app = spec()["app"]
    assert path.stem == f"{app['package.domain']}.{app['package.name']}"
    recipe = yaml.safe_load(path.read_text("utf-8"))
    build = recipe["Builds"][-1]
    assert (build["versionName"], str(build["versionCode"]), build["commit"]) == (__version__, code(), f"v{__version__}")
    assert (recipe["CurrentVersion"], str(recipe["CurrentVersionCode"])) == (__version__, code())
    assert build["output"] == f"bin/{app['package.name']}-{__version__}-{app['android.archs']}-release-unsigned.apk"
    assert recipe["License"] == "MIT"
    assert recipe["Repo"] == f"{about.REPOSITORY}.git"
    builder = (ROOT / ".github" / "actions" / "builder" / "action.yml").read_text("utf-8")
    wanted = re.search(r"ant autoconf[^\n]*\n[^\n]*", builder)
    assert wanted is not None
    assert set(wanted[0].split()) <= set(" ".join(build["sudo"]).split())


def test_linux_is_told_the_same_names() -> None:
    text = Path(ROOT / "packaging" / "desktop" / "io.github.airlockcompanion.airlock.metainfo.xml").read_text("utf-8")
    assert f'<release version="{__version__}"' in text
    assert [holder for each in about.rights() for holder in each.holders if text.count(holder) < 2] == []
