"""Whose the things are that come along: every package, every font, every word of the publishers' names."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution

import pytest

from companion import about
from companion.games.registry import GAMES
from companion.packs.licences import Licensed, licences, named
from tests.packaging.made import ROOT
from tools.licences import compiled, plain, wrong

ALL = licences()
IN_PYPI = {"kivy": "Kivy", "pycryptodome": "pycryptodome"}
"""Recipes that a desktop has from PyPI."""


def packages(where: str) -> dict[str, str]:
    told = {part.id: part.version for part in ALL.along(where)}
    kinds = {part.id: part.kind for part in ALL.parts}
    return {name: version for name, version in told.items() if kinds[name] == "package" or name in IN_PYPI}


def test_every_package_of_a_desktop_is_listed_in_its_version() -> None:
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    pinned = dict(line.lower().partition(";")[0].strip().partition("==")[::2] for line in lines if "==" in line)
    assert packages("desktop") == pinned


@pytest.mark.parametrize(
    "part", [part for part in ALL.parts if part.kind == "package" or part.id in IN_PYPI], ids=lambda part: part.id
)
def test_a_package_says_the_same_of_itself(part: Licensed) -> None:
    try:
        installed = distribution(part.id)
    except PackageNotFoundError:
        assert part.where == ("phone",), f"{part.id} is not installed"
        return
    files = [file for file in installed.files or () if re.search("LICEN|COPYING|NOTICE|BSD-", str(file).upper())]
    texts = [file.read_text("utf-8") for file in files if str(file).endswith((".txt", ".md", ".rst", "LICENSE", "NOTICE"))]
    said = " ".join([*texts, *(f"{key} {value}" for key, value in installed.metadata.items())])
    for licence in named(part.licence):
        family = {"Unlicense": "public domain", "BSD-2-Clause": "BSD", "BSD-3-Clause": "BSD", "MPL-2.0": "MPL"}.get(
            licence, licence
        )
        assert family.split("-")[0].lower() in said.lower(), (part.id, licence)
    dated = [holder for holder in part.holders if holder[0].isdigit()]
    for holder in dated:
        name = holder.partition(" ")[2].removeprefix("the ").split(" and ")[0].split()[0]
        assert name in said, (part.id, holder)


def test_every_text_beside_an_asset_is_that_of_a_part() -> None:
    beside = {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets").rglob("*.txt")}
    assert beside == {part.text for part in ALL.parts if part.text}


def test_every_part_has_its_texts_and_every_text_is_asked_for() -> None:
    for part in ALL.parts:
        assert all(len(text) > 200 for text in ALL.under(part)), part.id
    asked = {"airlock"} | {part.id for part in ALL.parts if part.text}
    asked |= {name for part in ALL.parts if not part.text for name in named(part.licence)}
    assert set(ALL.texts) == asked
    assert "<year>" not in "".join(ALL.texts.values())


def test_what_is_told_is_what_is_written() -> None:
    assert (ROOT / "data" / "licences.json").read_text("utf-8") == compiled()
    assert ALL.texts["airlock"] == plain((ROOT / "LICENSE").read_text("utf-8"))


def test_every_game_says_whose_it_is() -> None:
    assert [each.game for each in about.rights()] == list(GAMES)
    assert all(each.holders and each.title for each in about.rights())


@pytest.mark.parametrize("page", ["README.md"])
def test_whoever_holds_a_right_in_a_game_is_named(page: str) -> None:
    text = " ".join((ROOT / page).read_text("utf-8").split())
    assert "unofficial" in text.lower()
    assert not [holder for each in about.rights() for holder in each.holders if holder not in text]


def test_the_door_and_the_app_are_told_all_of_it() -> None:
    told = about.licences()
    assert [each.name for each in told] == ["Airlock", *(part.name for part in ALL.parts)]
    assert all(each.text and each.holders for each in told)


def test_a_list_that_is_not_whole_is_refused() -> None:
    whole = {"id": "a", "kind": "package", "version": "1", "licence": "MIT", "where": ["phone"], "holders": ["A"]}
    assert list(wrong([whole])) == []
    assert list(wrong([whole, whole])) == ["a stands there twice"] * 2
    assert list(wrong([{**whole, "licence": "Odd-1.0"}])) == ["a: there is no packaging/licences/LICENSE-Odd-1.0.txt"]
    assert list(wrong([{**whole, "version": ""}])) == ["a has no version"]
    assert list(wrong([{**whole, "version": 3.20}])) == ["a: its version is a number; quote it, 3.20 is not 3.2"]
    assert list(wrong([{**whole, "inside": "b"}])) == ["a is inside b, which is not there"]
    assert list(wrong([{**whole, "holders": []}])) == ["a comes along nowhere, or is nobody's"]
