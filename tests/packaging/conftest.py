"""One package for all tests that look into it."""

from configparser import ConfigParser

import pytest

from tests.packaging.made import KEY, Making, spec

collect_ignore = ["by_buildozer.py", "by_git.py", "by_p4a.py", "listens.py", "recipes.py", "seals.py", "walk.py"]
"""Programs of their own; looking for doctests would run them."""


@pytest.fixture(scope="session", name="spec")
def the_spec() -> ConfigParser:
    return spec()


@pytest.fixture(scope="session")
def making(tmp_path_factory: pytest.TempPathFactory) -> Making:
    return Making(tmp_path_factory.mktemp("package"), **KEY)
