"""What is built and fetched for a phone: every package pinned, nothing that comes along by itself."""

import json
from configparser import ConfigParser
from importlib.metadata import packages_distributions, version
from typing import Any

import pytest

from tests.packaging.made import Making, imported, left_at_home, pinned, ran
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
    assert spec["app"]["p4a.branch"] == f"v{year}.{int(month):02}.{int(day):02}"
    assert "p4a.commit" not in spec["app"]


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
