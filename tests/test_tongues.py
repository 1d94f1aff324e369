"""Languages: found by their folders, each with its own plurals; what is missing is English and is counted."""

import re
import shutil
from pathlib import Path

import pytest
from babel import Locale
from babel.messages.pofile import read_po

from companion.packs import Words, load
from companion.packs.filling import Filling, form
from companion.packs.spoken import FORMS, UNREAD
from companion.packs.words import LANGUAGES, SECOND
from companion.show.tongue import LOCALE, Tongue
from tools import packs, plurals, words
from tools.packs import DATA, promised

OURS = ("en", *packs.LANGUAGES)
NUMBERLESS = {
    *(
        "asked",
        "board",
        "called",
        "time",
        "card",
        "character",
        "corridor",
        "draw",
        "engine",
        "entry",
        "gun",
        "intent",
        "kind",
        "line",
        "name",
    ),
    *(
        "names",
        "object",
        "page",
        "path",
        "piece",
        "pod",
        "room",
        "seat",
        "slot",
        "section",
        "turret",
        "was_called",
        "what",
        "which",
        "value",
    ),
}
"""What stands in a sentence under these names is no number of things."""
NEVER_ONE = ("{most} players", "{most} rounds", "{of} parts")
"""The greater end of a range, and the parts of what has several."""
NO_NOUN = ("is", "has", "was", "serious")


def everything() -> list[str]:
    """Every English text that a player may read, as the catalogues of French have it, which are complete."""
    catalogues = [words.catalogue(SECOND), *(packs.catalogue(path.parent, SECOND) for path in DATA.glob("*/game.yaml"))]
    return [str(message.id) for catalogue in catalogues for message in catalogue if message.id]


@pytest.mark.parametrize("language", OURS)
def test_a_word_goes_by_its_number_as_the_cldr_has_it(language: str) -> None:
    rule, used = Locale.parse(language).plural_form, plurals.used(language)
    assert [used[form(language, number)] for number in range(1000)] == [rule(number) for number in range(1000)]
    assert form(language, -1) == form(language, 1)


def test_a_polish_word_has_three_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FORMS, "pl", plurals.table("pl"))
    said = [Filling("pl").fill("{n} {n:karta|karty|kart}", {"n": number}) for number in (0, 1, 2, 5, 12, 21, 22, 112)]
    assert said == ["0 kart", "1 karta", "2 karty", "5 kart", "12 kart", "21 kart", "22 karty", "112 kart"]


def test_every_sentence_with_a_number_of_things_has_their_plurals() -> None:
    bare = [
        (found[0], text)
        for text in everything()
        for found in re.finditer(r"\{(\w+)\} ([a-z]+s)\b", text)
        if found[1] not in NUMBERLESS and found[2] not in NO_NOUN and found[0] not in NEVER_ONE
    ]
    assert bare == []


@pytest.mark.parametrize("language", packs.LANGUAGES)
def test_each_language_chooses_between_all_the_forms_it_has(language: str) -> None:
    catalogues = [words.catalogue(language), *(packs.catalogue(path.parent, language) for path in DATA.glob("*/game.yaml"))]
    said = {str(each.id): str(each.string) for catalogue in catalogues for each in catalogue if each.id and each.string}
    assert [fault for text, each in said.items() if (fault := plurals.fault(text, each, language))] == []
    chosen = sum(bool(plurals.choices(each)) for text, each in said.items() if plurals.choices(text))
    assert chosen > sum(bool(plurals.choices(text)) for text in said) * 0.8  # some words of French have one form only


def test_too_few_forms_are_found() -> None:
    assert plurals.fault("{n} {n:card|cards}", "{n} {n:karta|karty}", "pl").startswith("2 forms of a word by {n}, where pl has 3")
    assert plurals.fault("{n} {n:card|cards}", "{n} {n:karta|karty|kart}", "pl") == ""


# -- found by folder -----------------------------------------------------------------------------


def test_a_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but a catalogue is needed, and it is not offered before somebody has read it."""
    folder = tmp_path / "locale"
    shutil.copytree(LOCALE / SECOND, folder / SECOND)
    monkeypatch.setattr(words, "path_of", lambda language, ending: folder / language / "LC_MESSAGES" / f"ui.{ending}")
    monkeypatch.setattr("sys.argv", ["words", "--begin", "uk"])
    assert words.main() == 0
    path = folder / "uk" / "LC_MESSAGES" / "ui.po"
    assert "nplurals=" in path.read_text("utf-8")
    assert words.unread("uk")
    assert words.share("uk").startswith("uk: interface 0/")
    path.write_text(path.read_text("utf-8").replace("FULL NAME <EMAIL@ADDRESS>", "Олена"), "utf-8")
    assert not words.unread("uk")
    monkeypatch.setattr(words, "LANGUAGES", (SECOND, "uk"))
    made = words.spoken_table()
    assert '    "uk": (\n' in made
    assert "UNREAD: Final[frozenset[str]] = frozenset([])" in made


def test_what_is_offered_has_been_read() -> None:
    assert LANGUAGES[:2] == ("en", SECOND)
    assert set(LANGUAGES) == set(FORMS) - UNREAD
    assert {language for language in packs.LANGUAGES if words.unread(language)} == UNREAD


def test_french_is_promised_by_every_pack_and_nothing_else_is() -> None:
    assert {promised(path.parent.name) for path in DATA.glob("*/game.yaml")} == {(SECOND,)}


@pytest.mark.parametrize("language", packs.LANGUAGES)
def test_what_is_not_translated_is_english_with_the_plurals_of_english(language: str) -> None:
    say = Tongue(language)
    assert say("{n} {n:ODD THING|ODD THINGS}", n=21) == "21 ODD THINGS"
    assert say("{n} {n:ODD THING|ODD THINGS}", n=1) == "1 ODD THING"
    pack = load("lockdown")
    assert all(Words(pack, language).translated(text) for text in pack.sentences.values() if text)


@pytest.mark.parametrize("language", sorted(UNREAD))
def test_what_a_machine_made_is_marked_so_and_is_no_copy(language: str) -> None:
    with words.path_of(language, "po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    assert catalogue.last_translator == words.MACHINE
    done = {str(each.id): str(each.string) for each in catalogue if each.id and each.string}
    assert len(done) >= 300
    assert sum(text == said for text, said in done.items()) < len(done) / 10
