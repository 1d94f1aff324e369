"""THIS IS WRONG: what somebody holds to be wrong, with all that the app knows of it and everybody at the table may know.

The note has no names and no secrets: people are told by their number, and events and results as a screen is told of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args
from urllib.parse import urlencode

from companion import __version__
from companion.about import REPOSITORY
from companion.kit.intent import shown
from companion.packs import Component, Holdings, Item, Pack, Words, lexicon, load_rules
from companion.packs.words import PEOPLE
from companion.session import Session
from companion.table import SHARED, Entry, Json, Refused, Told
from companion.table.events import Moved, Ordered, Rolled, Set, Turned
from companion.table.redact import redacted
from companion.value import value

Kind = Literal["card", "number", "rule", "words"]
"""What may be wrong; words are a sentence or a translation of ours."""
KINDS: tuple[Kind, ...] = get_args(Kind)
VERSION, APP = __version__, "app"
"""The app's own version, and what a note is about that is about none of its facts."""
LONGEST = 300
"""Letters that somebody may type."""
MOST_EVENTS = 16
FORM = f"{REPOSITORY}/issues/new"
MOST_OF_A_FORM = 900
"""Bytes of an address that a QR code still holds so that a camera reads it off a phone."""


@value
class Disputed:
    """What a note is about: its id, what the app says of it, where that is from, and how sure it is."""

    id: str
    title: str = ""
    says: str = ""
    source: tuple[str, ...] = ()
    page: int = 0
    confidence: str = ""
    """One of packs.Confidence; "" where nobody has said."""
    component: str = ""
    """The list of the box that it stands in."""


@value(kw_only=True)
class Note:
    """A note as it leaves the phone: lines of a name and what there is of it."""

    kind: str
    line: str
    told: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """All of it, as it is shared."""
        head = f"THIS IS WRONG: {self.kind}\n{self.line}".rstrip()
        return "\n".join([head, "", *(f"{name}: {says}" for name, says in self.told)]) + "\n"

    @property
    def form(self) -> str:
        """The address of an issue form with the note filled in; of what is too long for a code, the end is left out."""
        about = next((says for name, says in self.told if name == "about"), "")
        title, told = f"Wrong: {about}", [f"{name}: {says}" for name, says in self.told]
        while True:
            fields = {"template": "wrong.yml", "title": title, "kind": self.kind, "line": self.line, "note": "\n".join(told)}
            found = f"{FORM}?{urlencode(fields)}"
            if len(found) <= MOST_OF_A_FORM or not told:
                return found
            told.pop()


def note(
    fact: Disputed, kind: str, line: str, pack: Pack | None, language: str, session: Session | None = None, entry: int = 0
) -> Note:
    """The note about a fact, and about the entry by which it was met."""
    if kind not in KINDS:
        raise Refused("not_an_answer", answer=shown(kind))
    if not isinstance(line, str) or len(line) > LONGEST or not line.isprintable():
        raise Refused("not_an_answer", answer=shown(line))
    rules = f", rules {session.game.name} {session.rules}" if session else ""
    played = f", pack {pack.id} {pack.version}" if pack else ""
    versions = ("app", f"Airlock {VERSION}{played}{rules}, {language}")
    met = _of_the_entry(session, entry, language) if session and entry else ()
    told = [("about", fact.id), versions, *_of_the_fact(fact), *met, ("says", fact.says)]
    return Note(kind=kind, line=line, told=tuple((name, says) for name, says in told if says))


def _of_the_fact(fact: Disputed) -> Iterator[tuple[str, str]]:
    source = [*fact.source, *([f"page {fact.page}"] if fact.page else [])]
    yield "title", fact.title
    yield "list", fact.component
    yield "from", ", ".join(source)
    yield "sure", fact.confidence


# -- what it is about ----------------------------------------------------------------------------


def rule(pack: Pack, holds: Holdings, id: str, language: str = "en") -> Disputed:
    """A rule, a room, a card: whatever can be looked up."""
    found = next((each for each in lexicon(pack, holds, load_rules(pack.id)) if each.id == id), None)
    if found is None:
        raise Refused("no_such_fact", what=shown(id))
    words = Words(pack, language)
    component, item = _printed(pack, id.removeprefix("card:")) if id.startswith("card:") else (None, None)
    return Disputed(
        f"rule/{id}",
        words.translated(found.title),
        " ".join(filter(None, (*map(words.translated, found.says), words.translated(found.dark)))),
        found.source,
        found.page,
        item.confidence if item else "ruling" if found.kind == "ruling" else "",
        component.id if component else "",
    )


def part(pack: Pack, id: str, language: str = "en") -> Disputed:
    """A list of the box, with what is in it."""
    if id not in pack.components:
        raise Refused("no_such_fact", what=shown(id))
    component, words = pack[id], Words(pack, language)
    says = ", ".join(f"{each.id} {each.count}{_numbers(each)}" for each in component.items)
    sure = component.confidence
    return Disputed(f"part/{pack.id}/{id}", words.translated(component.title), says, component.source, 0, sure, id)


def of_the_record(session: Session, page: str) -> Disputed:
    """The values of a page of FIX THE RECORD, as everybody sees them."""
    pages = session.record()
    if page not in pages:
        raise Refused("no_such_fact", what=shown(page))
    return Disputed(f"record/{page}", page, ", ".join(f"{each.path} {shown(each.now)}" for each in pages[page]))


def of_the_entry(session: Session, number: int, rule_id: str = "", language: str = "en") -> Disputed:
    """An entry: the card or token that it drew, where there is one; else the rule behind it."""
    entry = _entry(session, number)
    component, item = next(_drawn(session.pack, _public(session, entry)), (None, None))
    fact = rule(session.pack, session.game.holds, rule_id, language) if rule_id else Disputed("")
    title = Words(session.pack, language).name(item.key) if item else fact.title
    return Disputed(
        f"entry/{number}" + (f" {fact.id}" if fact.id else ""),
        title,
        fact.says,
        item.source if item else fact.source,
        0 if item else fact.page,
        item.confidence if item else fact.confidence,
        component.id if component else fact.component,
    )


def _numbers(item: Item) -> str:
    told = " ".join(f"{name}={shown(each)}" for name, each in item.traits.items() if isinstance(each, str | int | list))
    return f" ({told})" if told else ""


def _printed(pack: Pack, key: str) -> tuple[Component | None, Item | None]:
    return next(
        ((part, item) for part in pack.components.values() for item in part.items if key in (item.key, item.id)), (None, None)
    )


def _drawn(pack: Pack, told: Any) -> Iterator[tuple[Component, Item]]:
    """The items of the box that a result names."""
    if isinstance(told, Mapping):
        for each in told.values():
            yield from _drawn(pack, each)
    elif isinstance(told, list | tuple):
        for each in told:
            yield from _drawn(pack, each)
    elif isinstance(told, str):
        component, item = _printed(pack, told)
        if component is not None and item is not None:
            yield component, item


# -- the entry, without names and secrets --------------------------------------------------------


def _entry(session: Session, number: int) -> Entry:
    if not 0 < number <= len(session.journal.entries):
        raise Refused("no_such_fact", what=f"#{number}")
    return session.journal.entries[number]


def _public(session: Session, entry: Entry) -> Json:
    return session.entry_for(entry, SHARED)["result"]


def _of_the_entry(session: Session, number: int, language: str) -> Iterator[tuple[str, str]]:
    entry = _entry(session, number)
    names = {name: f"player {seat[1:]}" for seat, name in session.names().items()}
    words = Words(session.pack, language, {seat: f"player {seat[1:]}" for seat in session.names()})
    story = [words.say(each.message, _nameless(each.parameters, names)) for each in entry.events if isinstance(each, Told)]
    yield "entry", f"#{number} {entry.act if entry.act != 'do' else ''} {entry.intent}".replace("  ", " ")
    result = _told(_nameless(_public(session, entry), names))
    yield "result", result
    events = redacted(entry.events, session.table.layout, SHARED, entry.intent in session.game.by_hand)
    happened = [said for each in events if (said := _happened(each, names))]
    yield "happened", "; ".join(happened[:MOST_EVENTS]) + (" …" if len(happened) > MOST_EVENTS else "")
    yield "story", " ".join(story)


def _nameless(told: Any, names: Mapping[str, str]) -> Any:
    """The same, with a player's number wherever the name stood."""
    if isinstance(told, Mapping):
        return {key: "a name" if key in PEOPLE else _nameless(each, names) for key, each in told.items()}
    if isinstance(told, list | tuple):
        return [_nameless(each, names) for each in told]
    return names.get(told, told) if isinstance(told, str) else told


def _told(result: Any) -> str:
    """A result in short: its keys, and what they tell.

    >>> _told({"token": "adult", "lit": 2, "to": ["P1", "P2"], "left": {}})
    'token=adult lit=2 to=P1,P2'
    """
    if isinstance(result, Mapping):
        return " ".join(f"{key}={said}" for key, each in result.items() if (said := _told(each)))
    if isinstance(result, list):
        return ",".join(map(_told, result))
    return str(result)


def _happened(event: Any, names: Mapping[str, str]) -> str:
    match event:
        case Moved(piece, source, _, target, _):
            return f"{piece}: {source} to {target}"
        case Turned(piece, before, after):
            return f"{piece}: {before} to {after}"
        case Ordered(zone, _, _):
            return f"{zone} in another order"
        case Set(name, before, after):
            return f"{name}: {_told(_nameless(before, names))} to {_told(_nameless(after, names))}"
        case Rolled(die, face):
            return f"{die} rolled {face}"
    return ""
