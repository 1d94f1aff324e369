"""What is built and fetched for a phone: every package pinned, nothing that comes along by itself."""

import json
import re
from configparser import ConfigParser
from importlib.metadata import packages_distributions, version
from pathlib import Path
from typing import Any

import pytest

from companion.packs.licences import licences
from tests.packaging.made import SPEC, Making, imported, left_at_home, pinned, ran
from tools import obtainable


@pytest.fixture(scope="module")
def recipes(making: Making) -> dict[str, Any]:
    asked = making.asked["create"]
    given = dict(each.removeprefix("--").partition("=")[::2] for each in asked)
    ours = asked[asked.index("--local-recipes") + 1]
    found: dict[str, Any] = json.loads(ran("recipes.py", given["requirements"], given["bootstrap"], ours).splitlines()[-1])
    return found


def test_the_release_of_python_for_android_is_the_one_that_is_tested_here(spec: ConfigParser) -> None:
    """master moves: what was built yesterday is not what is built today."""
    year, month, day = version("python-for-android").split(".")
    assert re.fullmatch("[0-9a-f]{40}", spec["app"]["p4a.commit"])
    above = SPEC.read_text("utf-8").partition("p4a.branch")[0].splitlines()[-2]
    assert f"v{year}.{int(month):02}.{int(day):02}:" in above, "the commit is said to be of another release"


def test_it_is_fetched_once_and_stands_where_it_is_pinned(spec: ConfigParser, tmp_path: Path) -> None:
    """Of a tag as a branch buildozer made a new clone at every other build, and none without a network."""
    fetched = json.loads(ran("by_git.py", SPEC, tmp_path, HOME=str(tmp_path)).splitlines()[-1])
    assert fetched == {"branch": "master", "stands": ["pinned", "pinned"], "clones": 1}


def test_the_licence_of_all_that_is_built_and_fetched_comes_along(spec: ConfigParser, recipes: dict[str, Any]) -> None:
    """Whoever adds a package or moves to another version says so in data/licences.yaml."""
    builder = {"hostpython3", "setuptools"}  # they build, and stay behind
    inside = {name: version for name, version in recipes["built"].items() if name not in builder}
    inside |= {name: number for name, number in pinned(spec).items() if name in recipes["modules"]}
    inside["android"] = version("python-for-android")
    told = {part.id: part.version for part in licences().along("phone") if part.kind in ("recipe", "package")}
    assert told == inside


def test_pip_fetches_what_is_pinned_and_nothing_else(spec: ConfigParser, recipes: dict[str, Any]) -> None:
    fetched = {name: number for name, number in pinned(spec).items() if name not in recipes["built"]}
    assert set(recipes["modules"]) == set(fetched)
    assert all(fetched.values()), fetched


def test_the_recipes_fit_together_and_are_what_we_tested(spec: ConfigParser, recipes: dict[str, Any]) -> None:
    assert recipes["bootstrap"] == "sdl2"
    assert recipes["built"] == {
        "android": None,
        "hostpython3": "3.14.2",
        "kivy": version("kivy"),
        "libffi": "v3.4.2",
        "openssl": "3.3.1",
        "pycryptodome": version("pycryptodome"),
        "pyjnius": "1.7.0",
        "python3": "3.14.2",
        "sdl2": "2.30.11",
        "sdl2_image": "2.8.2",
        "sdl2_mixer": "2.6.3",
        "sdl2_ttf": "2.22.0",
        "setuptools": None,
        "sqlite3": "3.50.4",
    }
    for name in ("kivy", "pycryptodome"):
        assert pinned(spec)[name] == recipes["built"][name]


def test_a_phone_gets_what_is_imported_or_what_a_recipe_asks_for(
    spec: ConfigParser, recipes: dict[str, Any], making: Making
) -> None:
    """Each package is weight, and a question of whoever reviews the app: why does an offline game bring an HTTP client?"""
    named = packages_distributions()
    ours = {name.lower() for module in imported(making.copied) for name in named.get(module, ())}
    assert set(pinned(spec)) - set(recipes["asked"]) - ours == set()


def test_what_only_a_desktop_imports_does_not_come_along(spec: ConfigParser) -> None:
    assert {"plyer", "docutils", "pygments", "charset_normalizer"} <= set(left_at_home(spec))


def test_pip_is_asked_for_every_requirement_and_the_python_of_the_phone(spec: ConfigParser, recipes: dict[str, Any]) -> None:
    assert recipes["built"]["python3"] == obtainable.PYTHON
    assert {each.partition("==")[0] for each in obtainable.wanted()} == set(pinned(spec)) - {"python3"}
    least, arch = (spec["app"][name] for name in ("android.minapi", "android.archs"))
    assert f"--platform=android_{least}_{arch.replace('-', '_')}" in obtainable.PHONE
