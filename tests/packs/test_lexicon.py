"""The rules to look up: whole, linked, and found by people who can't spell."""

import pytest

from companion.games.lockdown import attack_cards, event_cards
from companion.games.registry import GAMES
from companion.packs import Lookup, lexicon, load, load_rules
from companion.ui.pictures.rules import Book
from companion.ui.tongue import Tongue

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


@pytest.mark.parametrize(("query", "wanted"), [
    ("power generator", "Power generator"), ("POWER GENERATORS", "Power generator"), ("powr genrator", "Power generator"),
    ("gener", "Power generator"), ("larvae", "Larva"), ("isolaton room", "Isolation room"), ("génératrice", "Power generator"),
    ("noeud", None), ("nid", "Nest"),
])
def test_a_search_forgives(query: str, wanted: str | None) -> None:
    found = titles(Book(PACK, GAMES["lockdown"].holds, load_rules("lockdown"), Tongue("en")), query)
    assert wanted is None or wanted in found[:4]


@pytest.mark.parametrize(("query", "wanted"), [
    ("generatrice", "Génératrice"), ("œuf", "Œuf"), ("oeufs", "Œuf"), ("courrant", "Courant"), ("nacelles", "Dans une nacelle"),
    ("decontamination", "Salle de décontamination"), ("power generator", "Génératrice"), ("conduis", "Conduits"),
    ("bloc operatoir", "Bloc opératoire"),
])
def test_a_search_forgives_in_french(query: str, wanted: str) -> None:
    assert wanted in titles(Book(PACK, GAMES["lockdown"].holds, load_rules("lockdown"), Tongue("fr")), query)[:4]


def test_every_title_is_found_by_itself_with_any_one_letter_wrong(book: Book) -> None:
    for rule in RULES:
        if rule.kind not in ("room", "token"):
            continue
        title = book.page(rule.id).title
        word = max(title.split(), key=len).strip(",")
        if len(word) < 5:
            continue
        wrong = f"{word[:2]}#{word[3:]}".replace("#", "z" if word[2] != "z" else "q")
        assert title in titles(book, wrong), (title, wrong)


def test_words_in_any_order_must_all_be_there() -> None:
    found = Lookup([[("red line", 1)], [("blue line", 1)]])
    assert found.find("line") == [0, 1]
    assert found.find("line blue") == [1]
    assert found.find("green line") == []
