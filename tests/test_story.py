"""The story of a game says nothing but what its log knows: names, rounds, kinds and numbers are those of its entries."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.games.registry import GAMES
from companion.packs.words import LANGUAGES
from companion.session import Session
from companion.show.face import face_of
from companion.show.luck import Luck, luck
from companion.show.pictures.story import PARAGRAPHS, SENTENCES, Happening, Tale, names_of, story
from companion.show.tongue import Tongue
from companion.table import Entry, Set, View
from tools.simulate import NAMES, Tally, play

EN = Tongue("en")
OVER_ALL = re.compile(r"^Never was|^\d+ cards? (is|are) left|^\w+ fells")
"""What no single entry says, but the table after it, or several of them."""
KINDS = (
    *("larva", "creeper", "adult", "breeder", "queen", "metagorger", "shambler", "fleshbeast", "butcher"),
    *("lurker", "whisperer", "stalker", "despoiler", "facehugger"),
)


def played(game: str, number: int) -> Session:
    return play(number, Tally(), game)


def tale_of(session: Session, say: Tongue = EN, hidden: bool = False) -> Tale:
    session.speak(say.language)
    return face_of(session.game.name).tale(session, say, names_of(session.view(), say, hidden))


def rounds_of(session: Session) -> dict[int, int]:
    """The round of each entry that stands, counted from the log alone."""
    found, now = {}, 1
    for entry in reversed(list(session.standing())):
        found[entry.number] = now
        now = next((int(event.after) for event in entry.events if isinstance(event, Set) and event.name == "round"), now)
    return found


def faults(session: Session, tale: Tale) -> Iterator[str]:
    """Every fact of a sentence that its entry does not tell."""
    rounds, entries = rounds_of(session), {entry.number: entry for entry in session.standing()}
    for each in tale.moments:
        if each.entry not in entries:
            yield f"{each}: does not stand"
            continue
        if session.game.between == "" and max(1, rounds[each.entry]) != each.round:
            yield f"{each}: round {rounds[each.entry]}"
        log = json.dumps(entries[each.entry].written())
        yield from unknown(session, each, log)


def unknown(session: Session, happening: Happening, log: str) -> Iterator[str]:
    names = {name: seat for seat, name in session.names().items()}
    for word in re.findall(r"\w+", happening.says):
        if word in NAMES and f'"{names[word]}"' not in log and f'"{names[word]}.' not in log:
            yield f"{happening}: {word} is not in it"
        if word.lower() in KINDS and word.lower() not in log and not OVER_ALL.match(happening.says):
            yield f"{happening}: {word} is not in it"
        if word.isdigit() and word not in re.findall(r"\d+", log) and not OVER_ALL.match(happening.says):
            yield f"{happening}: {word} is not in it"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_fact_of_fifty_stories_is_in_the_log(game: str) -> None:
    for number in range(300, 350):
        session = played(game, number)
        tale = tale_of(session)
        assert list(faults(session, tale)) == []
        page = story(tale, game, EN)
        assert 1 <= len(page.paragraphs) <= PARAGRAPHS
        assert all(len(re.findall(r"[.!?](?= |$)", each.says)) <= SENTENCES + 1 for each in page.paragraphs)
        assert not re.search(r"[{}|_]|nothing", page.text), page.text
        last = max((each.part, each.round) for each in tale.moments)
        assert page.paragraphs[-1].number.rpartition(".")[2] == str(last[1])  # the end is always told


@pytest.mark.parametrize("game", list(GAMES))
def test_a_made_up_name_round_or_kind_would_be_found(game: str) -> None:
    session = played(game, 301)
    tale = tale_of(session)
    first = next(each for each in tale.moments if any(name in each.says for name in NAMES) or game == "aliens")
    other = next(name for name in NAMES if name in session.names().values() and name not in first.says)
    for wrong in (
        replace(first, says=f"{other} meets a butcher."),
        replace(first, says="77 of them come."),
        replace(first, entry=9999),
    ):
        assert list(faults(session, replace(tale, moments=(wrong,))))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_story_is_told_in_every_language_and_is_the_same_story(game: str) -> None:
    for number in range(310, 320):
        session = played(game, number)
        tales = [tale_of(session, Tongue(language)) for language in LANGUAGES]
        assert len({tuple((each.entry, each.weight, each.symbol) for each in tale.moments) for tale in tales}) == 1
        english, french = (story(tale, game, Tongue(language)).text for tale, language in zip(tales, LANGUAGES, strict=True))
        assert english != french
        assert not re.search(r"[{}|_]", french), french


def test_what_was_most_on_the_board_is_what_stood_there() -> None:
    session = played("lockdown", 305)
    happening = next(each for each in tale_of(session).moments if each.says.startswith("Never was"))
    boards: dict[int, Counter[str]] = {}

    def after(entry: Entry, view: View) -> None:
        pieces = view.pieces("tray") or []
        boards[entry.number] = Counter(view.face(each.id) if each.kind == "stand_in" else each.kind for each in pieces)

    session.again(lambda _, __: None, after)
    said = {kind.rstrip("s"): int(n) for n, kind in re.findall(r"(\d+) (\w+)", happening.says)}
    assert {kind.replace("larvae", "larva"): n for kind, n in said.items()} == boards[happening.entry]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_for_strangers_names_nobody(game: str) -> None:
    for number in range(320, 330):
        session = played(game, number)
        page = story(tale_of(session, hidden=True), game, EN)
        assert not set(re.findall(r"\w+", page.text.title())) & set(session.names().values()), page.text


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_what_the_verdict_has_not_opened_is_not_told(game: str) -> None:
    session = played(game, 303)
    while session.view()["judged"]:
        session.do("undo")
    session.do("undo") if session.view()["verdict"] else None
    tale = tale_of(session)
    assert tale.headline not in ("NOBODY LIVED", "EVERYBODY LIVED")
    said = " ".join(each.says for each in tale.moments)
    assert not re.search(r"code|Engine|course|wake|infection", said), said
    assert all(each.word in ("?", "DEAD", "LOST") or each.word.isupper() for each in tale.seats)
    assert not any(each.word == "WON" for each in tale.seats)


@pytest.mark.parametrize("game", list(GAMES))
def test_luck_stands_beside_each_seat_against_what_was_due(game: str) -> None:
    session = played(game, 305)
    fortunes = luck(session, face_of(game).worth)
    page = story(tale_of(session), game, EN, fortunes)
    for each in page.seats:
        known = fortunes.get(each.seat, Luck())
        said = [str(known.of_100), "100", str(known.draws)] if known.of_100 is not None else []
        assert re.findall(r"\d+", each.luck) == said
        assert each.luck in page.text
    assert any(each.luck for each in page.seats)


def test_what_was_taken_back_was_never_told() -> None:
    session = played("lockdown", 5)
    before = tale_of(session)
    session.do("undo")
    session.do("redo")
    assert tale_of(session) == before
