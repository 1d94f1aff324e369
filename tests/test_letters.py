"""Letters: whoever sits at a table is called by their name, and no name is a row of boxes."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from companion.page.site import built
from companion.show.writing import SIGN, readable, width_of
from tests.sharing.client import Client
from tests.sharing.table import OpenTable
from tools.fonts import FILES, FONTS
from tools.letters import RECIPES, SOURCES, Recipe, made
from tools.page import FOLDER, LETTERS, MORE

NAMES = {
    "Polish": "Łukasz Żółć-Gęślą Świętosława",
    "Czech and Slovak": "Ondřej Ďuriš Žaneta Ľubomír Šťastný Růžena",
    "Hungarian": "Őrsi Gyűrű Ernő",
    "Romanian": "Ștefan Țuțu Ioană Sânziana",
    "Turkish and Azeri": "Çağrı Şükrü Işıl İpek Əli",
    "Baltic": "Šarūnas Ģirts Ķēniņš Žemaitė Įgnė Ļaudis",
    "Nordic": "Åsa Øyvind Þórdís Ðorði",
    "Maltese, Croatian and Welsh": "Ġorġ Ħal Đorđe Siân Ŵyn",
    "Esperanto": "Ĉiuj Ĝoja Ĥoro Ĵaŭdo Ŝi",
    "Vietnamese": "Nguyễn Thị Hồng Đặng Ưu Ơn Phượng",
    "Greek": "Ελένη Νίκος Ύψιλον Αϊτή Χρήστος Έξαρχος",
    "Russian": "Иван Мария Жуковская Щёголев Эльдар Юлия",
    "Ukrainian and Belarusian": "Їжак Єва Ґанна Ігор Ўладзімір",
    "Serbian and Macedonian": "Ђорђе Љиљана Њ Ћира Џон Ѓорѓи Ќиро Ѕвезда",
    "Kazakh, Tatar and Mongolian": "Қайрат Ғалым Өнөр Үүрд Әлия Һади",
}


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize(("font", "bold"), FILES)
def test_a_name_is_written_as_it_is_spelt(language: str, font: str, bold: bool) -> None:
    known = TTFont(FONTS / FILES[font, bold], lazy=True).getBestCmap()
    assert [each for each in NAMES[language] + NAMES[language].upper() if ord(each) not in known] == []
    assert readable(NAMES[language], font, bold) == NAMES[language]


@pytest.mark.parametrize("font", ["Saira", "B612"])
def test_what_no_font_has_is_one_plain_sign(font: str) -> None:
    assert readable("李雷", font) == SIGN
    assert readable("Ana 🙂", font) == f"Ana {SIGN}"
    assert readable("👩\u200d🚀 Bo", font) == f"{SIGN} Bo"
    assert width_of("李雷", font, 18) == width_of(SIGN, font, 18)


@pytest.mark.parametrize("font", ["Saira", "B612"])
def test_a_letter_that_was_typed_in_two_parts_is_one(font: str) -> None:
    assert readable("Zoe\u0308 S\u0301wie\u0328ta", font) == "Zoë Święta"


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.made)
def test_nothing_that_was_in_a_font_has_changed(recipe: Recipe) -> None:
    before, after = TTFont(SOURCES / recipe.base, lazy=True), TTFont(FONTS / recipe.made, lazy=True)
    was, now = before.getBestCmap(), after.getBestCmap()
    assert {code: now[code] for code in was} == was
    assert {name: after["hmtx"][name] for name in was.values()} == {name: before["hmtx"][name] for name in was.values()}
    for table in ("hhea", "OS/2"):
        for part in ("ascent", "descent", "sTypoAscender", "usWinAscent"):
            assert getattr(before[table], part, None) == getattr(after[table], part, None)
    assert "Saira" not in str(after["name"].getDebugName(4))  # that name is reserved


def test_a_font_is_what_its_sources_make(tmp_path: Path) -> None:
    recipe = RECIPES[0]
    made(recipe).save(tmp_path / "made")
    assert (tmp_path / "made").read_bytes() == (FONTS / recipe.made).read_bytes()


# -- in a browser --------------------------------------------------------------------------------


@pytest.mark.parametrize("font", ["Saira", "B612"])
def test_every_letter_is_in_the_page_or_in_one_of_the_fonts_beside_it(font: str) -> None:
    ranges = {name: {chr(code) for first, last in held for code in range(first, last + 1)} for name, held in MORE.items()}
    for letter in set("".join(NAMES.values())):
        (where,) = [""] if letter in LETTERS else [name for name, held in ranges.items() if letter in held]
        known = TTFont(FOLDER / f"{font}{'-' if where else ''}{where}.woff2").getBestCmap()
        assert ord(letter) in known, f"{letter} is not in {where or 'the page'}"


def test_a_browser_gets_the_letters_of_a_name_and_nothing_else(tmp_path: Path) -> None:
    table = OpenTable(tmp_path)
    try:
        guest = Client(table.link)
        assert len(built().fonts) == 6
        for name, font in built().fonts.items():
            status, heads, body = guest.get(f"/{name}")
            assert (status, heads["Content-Type"], body) == (200, "font/woff2", font)
        assert guest.get("/Saira.woff2")[0] == 404
        assert re.search("font-src data: 'self';", built().policy)
    finally:
        table.close()
