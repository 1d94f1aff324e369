"""The rules to look up: whole, linked, and found by people who can't spell."""

import re

import pytest

from companion.games.lockdown import attack_cards, event_cards
from companion.games.registry import GAMES
from companion.packs import Lookup, lexicon, load, load_rules
from companion.packs.lexicon import TERMS
from companion.packs.lookup import SURE
from companion.show.pictures.rules import Book
from companion.show.tongue import Tongue
from tools.packs import promised

PACK = load("lockdown")
RULES = lexicon(PACK, GAMES["lockdown"].holds, load_rules("lockdown"))
IDS = {rule.id for rule in RULES}


@pytest.fixture(scope="module", params=["en", "fr"])
def book(request: pytest.FixtureRequest) -> Book:
    return Book(PACK, GAMES["lockdown"].holds, load_rules("lockdown"), Tongue(request.param))


def titles(book: Book, query: str) -> list[str]:
    return [line.title for line in book.find(query)]


def test_every_room_of_the_sheet_is_there() -> None:
    rooms = [rule for rule in RULES if rule.kind == "room"]
    counts = {part: sum(room.part == part for room in rooms) for part in ("basic", "additional", "special", "surface")}
    assert counts == {"basic": 10, "additional": 9, "special": 6, "surface": 6}


def test_every_step_card_ruling_and_common_mistake_is_there() -> None:
    assert {"css", "time", "noise", "attacks", "fire_step", "event", "bag"} <= IDS
    assert {f"card:{kind}" for kind in (*event_cards.CARDS, *attack_cards.CARDS)} <= IDS
    assert {f"ruling:{ruling.id}" for ruling in PACK.rulings} <= IDS
    assert {f"mistake_{number}" for number in range(1, 31)} <= IDS
    assert all(rule.links for rule in RULES if rule.kind == "mistake")


def test_every_entry_says_something_and_every_link_leads_somewhere(book: Book) -> None:
    for rule in RULES:
        page = book.page(rule.id)
        assert page is not None
        assert page.title
        assert page.says
        assert len(page.links) == len(rule.links)


def test_a_ruling_is_shown_as_one(book: Book) -> None:
    assert all(bool(book.page(rule.id).ours) == (rule.kind == "ruling") for rule in RULES)


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("power generator", "Power generator"),
        ("POWER GENERATORS", "Power generator"),
        ("powr genrator", "Power generator"),
        ("gener", "Power generator"),
        ("larvae", "Larva"),
        ("isolaton room", "Isolation room"),
        ("génératrice", "Power generator"),
        ("noeud", None),
        ("nid", "Nest"),
    ],
)
def test_a_search_forgives(query: str, wanted: str | None) -> None:
    found = titles(Book(PACK, GAMES["lockdown"].holds, load_rules("lockdown"), Tongue("en")), query)
    assert wanted is None or wanted in found[:4]


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("generatrice", "Génératrice"),
        ("œuf", "Œuf"),
        ("oeufs", "Œuf"),
        ("courrant", "Courant"),
        ("nacelles", "Dans une nacelle"),
        ("decontamination", "Salle de décontamination"),
        ("power generator", "Génératrice"),
        ("conduis", "Conduits"),
        ("bloc operatoir", "Bloc opératoire"),
    ],
)
def test_a_search_forgives_in_french(query: str, wanted: str) -> None:
    assert wanted in titles(Book(PACK, GAMES["lockdown"].holds, load_rules("lockdown"), Tongue("fr")), query)[:4]


BOOKS = [(game, language) for game in GAMES for language in ("en", "fr")]


@pytest.fixture(scope="module", params=BOOKS, ids="-".join)
def any_book(request: pytest.FixtureRequest) -> Book:
    """The rules of each game, in each language."""
    game, language = request.param
    return Book(load(game), GAMES[game].holds, load_rules(game), Tongue(language))


def misspelt(text: str) -> tuple[str, str]:
    """The longest word of a text with its third letter wrong, alone and in its place; "" where it is too short to be guessed."""
    word = max(re.findall(r"[^\W\d_]+", text), key=len, default="")
    if len(word) <= SURE:
        return "", text
    wrong = f"{word[:2]}{'z' if word[2] != 'z' else 'q'}{word[3:]}"
    return wrong, text.replace(word, wrong, 1)


def test_every_entry_of_every_game_opens_in_both_languages(any_book: Book) -> None:
    for rule in any_book.rules:
        page = any_book.page(rule.id)
        assert page is not None
        assert page.title
        assert page.says
        assert len(page.links) == len(rule.links), rule.id


def test_every_entry_is_found_by_its_title_with_a_letter_wrong_too(any_book: Book) -> None:
    for rule in any_book.rules:
        title = any_book.page(rule.id).title
        alone, wrong = misspelt(title)
        assert rule.id in [line.id for line in any_book.find(title)][:8], title
        assert rule.id in [line.id for line in any_book.find(wrong)][:8], wrong
        assert not alone or rule.id in [line.id for line in any_book.find(alone)], alone  # many may share one word


def test_a_french_term_that_no_source_prints_says_that_it_is_ours() -> None:
    """The room sheet of Lockdown is printed in French; of the other games nothing is."""
    french = {game: Book(load(game), GAMES[game].holds, load_rules(game), Tongue("fr")) for game in GAMES}
    assert french["lockdown"].page("backup_power_supply").foreign == "Backup power supply"
    for game, book in french.items():
        for rule in book.rules:
            foreign = book.page(rule.id).foreign
            ours = bool(foreign) and rule.kind in TERMS and "fr" not in rule.printed
            assert ("(notre propre traduction)" in foreign) == ours, (game, rule.id)
        translated = any("(notre propre traduction)" in book.page(rule.id).foreign for rule in book.rules)
        assert translated or "fr" not in promised(game), game
    english = Book(load("nemesis"), GAMES["nemesis"].holds, load_rules("nemesis"), Tongue("en"))
    assert not any("translation" in english.page(rule.id).foreign for rule in english.rules)


def test_a_short_word_may_be_wrong_beside_others() -> None:
    found = Lookup([[("The nest", 1)], [("The queen", 1)], [("A nest", 1)]])
    assert found.find("thz nest") == [0]
    assert found.find("thz") == []


def test_of_several_that_fit_alike_the_shortest_comes_first() -> None:
    assert Lookup([[("The nest is destroyed", 1)], [("Nest", 1)]]).find("nest") == [1, 0]


def test_words_in_any_order_must_all_be_there() -> None:
    found = Lookup([[("red line", 1)], [("blue line", 1)]])
    assert found.find("line") == [0, 1]
    assert found.find("line blue") == [1]
    assert found.find("green line") == []


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ("danger", "technical ones too"),
        ("item_action", "lost too where somebody interrupts it"),
        ("item_action", "when it is cancelled"),
        ("knowledge", "the laboratory or the Analyze Toolset (3)"),
        ("objective", "A Nemesis character is a survivor, a lab rat, or anybody out of the first game and Aftermath"),
        ("items", "Duct Tape holds two heavy items in one hand, no objects"),
        ("original_crew", "the Pilot takes that of Lockdown"),
        ("crossroads_danger", "not from buildings"),
        ("isolation_room", "any intruder that comes makes it fail"),
    ],
)
def test_what_a_reading_of_the_rules_missed_is_said(rule: str, says: str) -> None:
    """S0 263-266, 300-307, 580, 627, 737, 789-798, 1770-1775."""
    page = Book(PACK, GAMES["lockdown"].holds, load_rules("lockdown"), Tongue("en")).page(rule)
    assert page is not None
    assert says in page.says
