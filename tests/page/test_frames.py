"""How large frames are in whole games, and that what a seat holds is as long as any other hand of so many cards."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.charter import charter
from companion.games.registry import GAMES
from companion.hosting import Hosting
from companion.packs import Words, load
from companion.page.reader import LOOK, SEAT, TABLE
from companion.page.visitor import AS_WELL, Visitor, _long, _roomy
from companion.session import Session
from companion.sharing.guests import Guest
from companion.sharing.wire import Shown, written
from companion.show.aliens import warning
from companion.show.face import face_of
from companion.show.nemesis.secrets import card
from companion.show.pictures.secret import HeldCard, Peek
from companion.show.place import HOME
from companion.show.tongue import Tongue
from companion.table import SHARED, Entry
from tests.page.lobbies import Running
from tests.page.reading import Reading
from tests.page.test_pages import hosted
from tools.offers import Offer
from tools.simulate import Tally, begin, play

LARGEST, DEFLATED = 12 * 1024, 4 * 1024
MORE = {("aliens", "rail"): 1024}
"""Where eight aliens move, what came before stands above them, and orders are due below: that much more."""
GUESTS = (("P1", TABLE, "fr"), ("P2", SEAT, "en"), ("P2", TABLE, "en"), ("", LOOK, "fr"), ("", LOOK, "en"))
FORMS = {"P1": (412, 915, 1), "P2": (360, 640, 1), "": (1280, 720, 1)}
LOOKS = 5
"""So often everything is opened that can be opened."""
DEEP = 2
NUMBERS = {"lockdown": 3, "nemesis": 4, "aliens": 4}
"""Games in which much happens."""


def frame(table: Hosting, guest: Guest) -> bytes:
    visitor = table.visitor(guest)
    page, mine = table._page(guest, visitor), str(visitor.mine())
    return written(Shown(len(table.session.journal.entries) if table.session else 0, page, mine, at=10**9).message(10**6))


def weighed(table: Hosting, guest: Guest) -> Reading:
    found = frame(table, guest)
    assert table.session is not None
    place = table.visitor(guest).at.playing.place  # type: ignore[union-attr]
    most = LARGEST + MORE.get((table.session.charter.game, place.room), 0)
    assert len(found) <= most, (place, guest.seat, guest.may, len(found))
    assert len(zlib.compress(found)) <= DEFLATED, (place, guest.seat, guest.may, len(zlib.compress(found)))
    return Reading(str(table.visitor(guest).page()))


def everything(table: Hosting, guest: Guest) -> int:
    """Every place that a guest can get to from its tabs by so many taps; how many there were."""
    visitor = table.visitor(guest)
    assert isinstance(visitor, Visitor)
    here, seen = visitor.playing.place, set[str]()
    todo = [(here, 0), *((here.at(tab.name), 0) for tab in visitor.at.face.tabs)]
    while todo and not visitor.at.screen:
        place, deep = todo.pop(0)
        if str(place) in seen:
            continue
        seen.add(str(place))
        visitor.playing.place = place
        read = weighed(table, guest)
        for found in read.pressed if deep < DEEP else ():
            to = found.get("go") or found.get("instead")
            if to and (to.partition(":")[0] not in ("rule", "entry") or len(seen) % 10 == 0):
                visitor.playing.place = place
                visitor.move("go" if "go" in found else "instead", to)
                todo.append((visitor.playing.place, deep + 1))
    visitor.playing.place = here
    return len(seen)


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_of_a_whole_game_is_larger_than_twelve_kilobytes(game: str, tmp_path: Path) -> None:
    table: list[Hosting] = []
    dice = Random(game)
    seen = 0

    def watch(session: Session, _: Offer) -> Callable[[Entry], None]:
        if not table:
            table.append(hosted(session, tmp_path, GUESTS))
            table[0]._later = lambda _: None
            for guest in table[0].guests.everybody():
                table[0].visitor(guest).at.measured(*FORMS[guest.seat])

        def after(_: Entry) -> None:
            nonlocal seen
            first, *others = table[0].guests.everybody()
            weighed(table[0], first)
            weighed(table[0], dice.choice(others))
            if dice.random() < LOOKS / 250:
                seen += everything(table[0], dice.choice(table[0].guests.everybody()[:3]))

        return after

    tally = Tally()
    play(NUMBERS[game], tally, game, watch)
    assert not tally.faults, tally.faults[0]
    for guest in table[0].guests.everybody()[:3]:
        seen += everything(table[0], guest)
    assert seen > 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_chapters_are_there_page_by_page(game: str, language: str, tmp_path: Path) -> None:
    session, _ = begin(1, game)
    table = hosted(session, tmp_path, (("P1", TABLE, language),))
    (guest,) = table.guests.everybody()
    visitor = table.visitor(guest)
    assert isinstance(visitor, Visitor)
    for kind, *_ in visitor.at.book.chapters():
        visitor.playing.place = visitor.playing.place.at("rules").onto(f"chapter:{kind}")
        found: list[Any] = []
        turns = [each["instead"] for each in weighed(table, guest).pressed if "instead" in each]
        for turn in turns or [f"chapter:{kind}"]:
            visitor.move("instead", turn)
            found += [each["go"] for each in weighed(table, guest).pressed if str(each.get("go")).startswith("rule:")]
        assert found == [f"rule:{each.id}" for each in visitor.at.book.chapter(kind)]
    visitor.playing.place = visitor.playing.place.at("rules")
    for query in ("a", "the", "e", "la"):
        visitor.move("find", query)
        weighed(table, guest)
    visitor.move("go", "chapter:nothing")
    weighed(table, guest)
    assert visitor.playing.place.room == "rules"  # there is no such chapter


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_page_of_an_owner_before_a_game_is_larger(language: str, tmp_path: Path) -> None:
    """Every licence, and every part of every box, page by page."""
    running = Running(tmp_path, language=language)
    try:
        ana = running.guest()
        seen: set[str] = set()

        def opens(room: str, *more: str) -> None:
            """It, and all that it leads to of these."""
            ana.ask({"go": room})
            assert len(written(ana.last)) <= LARGEST, (room, len(written(ana.last)))
            seen.add(room)
            led = [each.get("go") or each.get("instead") for _, each in ana.read.found]
            for each in led:
                if isinstance(each, str) and each.startswith(more) and each not in seen:
                    opens(each, *more)
            ana.ask({"back": 1})

        opens("about", "licence")
        for game in GAMES:
            opens(f"new_game:{game}", f"box:{game}", "part:", "enter:")
        assert len([each for each in seen if each.count(":") > 1]) > 20  # what is turned over
        assert len(seen) > 150
    finally:
        running.shut()


# -- how long a hand is ----------------------------------------------------------------------------


def hands(game: str, language: str) -> Iterator[tuple[str, list[Any]]]:
    """All cards of which one may be held, with their copies, as somebody would read them."""
    session = Session.new(charter(load(game), ["Ana", "Bo"], bytes(32)), load(game)).in_tongue(language)
    words, say = Words(session.pack, language), Tongue(language)
    peek = Peek("P1", session.view(SHARED), words, say)
    pieces = [each.kind for each in session.table.pieces.values()]
    if game == "aliens":
        loses = warning.said("takes_the_last_card", say)
        cards = []
        for item in words.pack["endurance"].items:
            if item.traits["type"] == "hazard":
                continue  # nobody holds one
            price = ((("", say("({n} to play)", n=6)),)) if item.traits.get("cost") is not None else ()
            effect = " ".join(
                each for each in (words.translated(item.effect or ""), loses if item.traits.get("cost") else "") if each
            )
            cards += [HeldCard("12", words.name(item.key).upper(), price, effect)] * pieces.count(item.key)
        yield "endurance", cards
    if game == "nemesis":
        yield "intruder cards", [card(item.key, 12, peek) for item in words.pack["intruder_cards"].items]
    if game == "lockdown":
        said = words.translated
        yield "codes", [f"{said(each.name).upper()}\n{said(each.effect)}" for each in words.pack["contingency"].items]
    for name in ("objectives_corporate", "objectives_personal") if game != "aliens" else ():
        yield name, [say("OBJECTIVE {n}: {card}", n=2, card=words.name(each.key)) for each in words.pack[name].items]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_as_many_cards_are_as_long_whatever_they_are(game: str, language: str, tmp_path: Path) -> None:
    session, _ = begin(1, game)
    table = hosted(session, tmp_path, (("P1", SEAT, language),))
    visitor = table.visitor(table.guests.everybody()[0])
    assert isinstance(visitor, Visitor)
    for what, cards in hands(game, language):
        longest = sorted(cards, key=lambda each: -_long("".join(visitor._seen([each]))))
        for count in range(1, min(20, len(cards)) + 1):
            made = _long("".join(visitor._seen(longest[:count])))
            assert made <= AS_WELL + sum(map(_roomy, longest[:count])), (what, count, made)


def test_two_hands_of_two_are_sent_as_the_same_length(tmp_path: Path) -> None:
    sources = {f"objectives_{deck}": "app" for deck in ("corporate", "personal", "shared")}
    lengths, hands_ = set(), set()
    for number in range(8):
        session = Session.new(charter(load("nemesis"), ["Ana", "Bo", "Cy"], bytes([number]) * 32, {"sources": sources}))
        for deck in ("corporate", "personal"):
            session.do("objective_draw", seat="P1", deck=deck)
        table = hosted(session, tmp_path, (("P1", SEAT, "en"),))
        visitor = table.visitor(table.guests.everybody()[0])
        hands_.add(str(visitor.mine()))
        lengths.add((_long(visitor.mine()), len(frame(table, table.guests.everybody()[0]))))
    assert len(hands_) > 4
    assert len(lengths) == 1


def test_no_face_shortens_what_it_does_not_draw() -> None:
    for game in GAMES:
        face = face_of(game)
        assert {f"part.{name}" for name in face.shortened} <= set(face.instruments)
        assert face.tabs[0].name == HOME
