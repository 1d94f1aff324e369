"""THIS IS WRONG: what the app said, why, from where and how sure it is; what may be wrong, and where it can be set right."""

from __future__ import annotations

from collections.abc import Iterator

from companion.packs import Words
from companion.session import Session
from companion.show.face import Face
from companion.show.guide import beginning
from companion.show.pictures.box import Box, parts
from companion.show.pictures.history import ByHand, line
from companion.show.tongue import Tongue, word
from companion.table import SHARED, Entry
from companion.table.redact import redacted_result
from companion.value import value
from companion.wrong import Disputed

KINDS = (
    ("card", word("CARD"), "event-card"),
    ("number", word("NUMBER"), "dice"),
    ("rule", word("RULE"), "tab-rules"),
    ("words", word("WORDS"), "info"),
)
"""What may be wrong, with the sign of each."""
SURE = {
    "verified": (word("Sources agree"), "check", "done"),
    "owner": (word("As in your box"), "check", "done"),
    "single-source": (word("One source only"), "", "ink2"),
    "recalled": (word("From memory"), "house-mix", "warn"),
    "house": (word("House mix, not your box"), "house-mix", "warn"),
    "unknown": (word("Nobody has told"), "house-mix", "warn"),
    "ruling": (word("Our ruling: the rules leave it open"), "info", "ink2"),
}
"""How sure a fact is, with sign and colour."""
MOST = 2
"""So many sources are named; the note has them all."""
LONG = 160
"""Letters; a longer list is told by its beginning."""


@value
class SaidLine:
    """One line of what is known of it."""

    label: str
    says: str
    symbol: str = ""
    role: str = "ink"


@value
class ChosenKind:
    """One thing that may be wrong."""

    kind: str
    label: str
    symbol: str
    chosen: bool


@value
class WrongPage:
    number: str
    symbol: str
    title: str
    detail: str
    """What came of the entry, in a sentence."""
    lines: tuple[SaidLine, ...]
    kinds: tuple[ChosenKind, ...]
    mends: str
    """The room in which it is set right for the own box; "" where it can't be."""


def wrong_page(disputed: Disputed, entry: int, met: tuple[str, str], kind: str, box: Box | None, say: Tongue) -> WrongPage:
    """The page, with the sign of what it is about and what came of the entry; a box where there is one that it is about."""
    kinds = tuple(ChosenKind(name, say(label), sign, name == kind) for name, label, sign in KINDS)
    number = f"#{entry}" if entry else ""
    title = disputed.title or (say("AIRLOCK") if box is None else say("ENTRY {number}", number=number))
    return WrongPage(number, met[0], title, met[1], tuple(_lines(disputed, box, say)), kinds, _mends(disputed, box))


def met_with(entry: Entry, session: Session, face: Face, say: Tongue) -> tuple[str, str]:
    """The sign of what an entry drew, as everybody knows it, and what came of it in a sentence."""
    drawn = str(redacted_result(entry.told, SHARED).get("kind"))
    about = session.history(entry.number)[0]
    told, name = line(about, entry, face, say, ByHand(session, face, say)), session.words.name(drawn).casefold()
    of_it = (
        next((each for each in about["story"] if name in each.casefold()), told.detail) if drawn in face.pieces else told.detail
    )
    return face.pieces[drawn].symbol if drawn in face.pieces else told.symbol, of_it


def _lines(disputed: Disputed, box: Box | None, say: Tongue) -> Iterator[SaidLine]:
    if disputed.says:
        says = beginning(disputed.says)
        yield SaidLine(say("WHY"), says if len(says) <= LONG else f"{says[:LONG].rpartition(' ')[0]} …")
    if box is not None and (where := _from(disputed, box, say)):
        yield SaidLine(say("FROM"), where)
    if disputed.confidence:
        says, sign, role = SURE[disputed.confidence]
        yield SaidLine(say("SURE"), say(says), sign, role)


def _from(disputed: Disputed, box: Box, say: Tongue) -> str:
    words = Words(box.pack, say.language)
    known = [words.translated(box.pack.sources[each]) for each in disputed.source if each in box.pack.sources and each != "TABLE"]
    page = [say("Book page {page}", page=disputed.page)] if disputed.page else []
    more = [f"+{len(known) - MOST}"] if len(known) > MOST else []
    return " · ".join(page or [*known[:MOST], *more])


def _mends(disputed: Disputed, box: Box | None) -> str:
    """Where the owner says what the own box holds."""
    if box is None or disputed.id.startswith("part/"):
        return ""
    found = next((each for each in parts(box) if each.component == disputed.component), None)
    return f"{'enter' if found.typed else 'part'}:{box.pack.id}/{found.component}" if found else ""
