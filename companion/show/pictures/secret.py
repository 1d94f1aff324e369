"""A secret: whose it is, and what it says; the second is found with the eyes of its seat, while a thumb holds the button."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from companion.packs import Words
from companion.session import Session
from companion.show.calling import PieceWords
from companion.show.pictures.names import listed, seat_name
from companion.show.tongue import Tongue
from companion.table import Entry, Json
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face

NAMED = 32
"""What is no longer than this and no sentence is a name."""
BUILDERS = "everyone"
"""A secret for whoever builds a deck on the table."""


@value
class Cover:
    """What everybody may see: the same for every value."""

    name: str
    what: str
    seat: str = ""
    """Whose it is; "" where it is for whoever builds a deck."""


@value
class HeldCard:
    """A card of a hand: by which number it is played, its name, what counts on it beside symbols, and what it does."""

    number: str
    name: str
    marks: tuple[tuple[str, str], ...]
    says: str

    def __str__(self) -> str:
        return "\n".join((f"{self.number}  {self.name}", self.says))


@value
class Cells:
    """Several words, each in the box of its letter; one of the boxes has a mark that everybody knows."""

    cells: tuple[tuple[str, str], ...]
    marked: str
    sign: str

    def __str__(self) -> str:
        return "    ".join(f"{letter}  {word}" for letter, word in self.cells)


Seen = str | HeldCard | Cells
"""What is read under a cover: sentences, a large word before its line break, cards of a hand, or words in boxes."""


@value
class Peek:
    """What one seat sees, in words."""

    seat: str
    view: Mapping[str, Any]
    """The table with the eyes of this seat."""
    words: Words
    say: Tongue


def cover(entry: Entry, view: Mapping[str, Any], face: Face, words: Words, say: Tongue) -> Cover | None:
    """The cover of an entry whose result is for one seat, or for whoever builds a deck; None where nothing is secret."""
    whose = entry.told.get("secret")
    if whose == BUILDERS and "component" in entry.parameters:
        return Cover(say("WHO BUILDS IT"), words.name(entry.parameters["component"]).upper())
    if whose not in view["seats"]:
        return None
    what = face.verb(entry.intent).cover
    filled = {**entry.parameters, "slot": entry.told.get("slot", "")}
    return Cover(seat_name(view, whose), say(what if isinstance(what, str) else what(entry), **filled), str(whose))


def hand_cover(seat: str, view: Mapping[str, Any], say: Tongue) -> Cover:
    """The cover of what a seat holds."""
    return Cover(seat_name(view, seat), say("YOUR HAND"), seat)


def content(entry: Entry, session: Session, face: Face, say: Tongue) -> tuple[Seen, ...]:
    """What the seat sees now of what the entry showed it; nothing of it is taken from the journal."""
    whose = entry.told["secret"]
    if whose == BUILDERS:
        return handed_over(entry.parameters["component"], session, face.pieces, say)
    return face.verb(entry.intent).secret(Peek(whose, session.view(whose), session.words, say))


def as_cards(said: Iterable[Seen]) -> tuple[HeldCard, ...]:
    """Each of them as a card of a hand; a sentence has no name."""
    return tuple(each if isinstance(each, HeldCard) else _as_card(str(each)) for each in said)


def _as_card(said: str) -> HeldCard:
    name, broken, rest = said.partition("\n")
    named = broken or (len(name) <= NAMED and not name.endswith("."))
    return HeldCard("", name if named else "", (), rest if named else name)


def looked_at(peek: Peek) -> tuple[str, ...]:
    """The names of what the seat looked at last."""
    return tuple(peek.words.name(kind).upper() for kind in peek.view["looking"])


def hand_content(seat: str, session: Session, face: Face, say: Tongue) -> tuple[Seen, ...]:
    """What a seat holds, as its own eyes see it."""
    found = face.hand(Peek(seat, session.view(seat), session.words, say))
    return found or (say("Nothing that the app keeps."),)


def held_by(_: Peek) -> tuple[str, ...]:
    """In a game in which nobody holds anything."""
    return ()


def handed_over(component: str, session: Session, pieces: Mapping[str, PieceWords], say: Tongue) -> tuple[str, ...]:
    """What to build, from the top down, as it lies now."""
    return tuple(_built(session.build(component), session.words, pieces, say))


def _built(result: Mapping[str, Json], words: Words, pieces: Mapping[str, PieceWords], say: Tongue) -> Iterator[str]:
    if "contents" in result:
        inside = {kind: count for kind, count in result["contents"].items() if count}
        called = all(kind in pieces for kind in inside)
        yield (
            listed(inside, pieces, say) if called else ", ".join(f"{count} {words.name(kind)}" for kind, count in inside.items())
        )
    if "order" in result:
        order = " · ".join(f"{number} {words.name(kind)}" for number, kind in enumerate(result["order"], 1))
        yield say("From the top: {order}", order=order)
        if result["discard"]:
            yield say("Discarded: {cards}", cards=", ".join(words.name(kind) for kind in result["discard"]))
        if result.get("open"):
            yield say("Open: {cards}", cards=", ".join(words.name(kind) for kind in result["open"]))
    for place, kinds in result.get("places", {}).items():
        lies = ", ".join(words.name(kind) for kind in (kinds if isinstance(kinds, list) else [kinds]))
        yield say("{what}: {value}", what=words.name(place), value=lies or "–")
