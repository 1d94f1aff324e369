"""What many rooms of a page are made of: a plate, the way to a rule, and the way out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.page.markup import Markup, tag
from companion.page.parts import button
from companion.page.reader import TABLET, Reader
from companion.show.tongue import Tongue
from companion.wrong import Disputed, note

FILLED = 6 * 1024
"""With so many bytes of lines a page is full."""


def card(*inside: str | None, kind: str = "plate", **attributes: Any) -> Markup:
    return tag("section", *inside, class_=kind, **attributes)


def why(rule: str, at: Reader) -> Markup | None:
    """The way to the rule behind something."""
    if not rule or at.screen or at.book.page(rule) is None:
        return None
    return button(at.say("WHY"), {"go": f"rule:{rule}"}, "info", "why")


def wrong(at: Reader, disputed: Disputed, entry: int = 0) -> Markup | None:
    """A way out to the form of the project, filled in with what everybody here may know; nothing is sent before it is there.
    The owner of a host without a window first says what is wrong with it."""
    if at.screen:
        return None
    if at.desk is not None:
        return button(at.say("THIS IS WRONG"), at.desk.wrong(disputed.id), "info")
    made = note(disputed, "rule", "", at.session.pack, at.say.language, at.session, entry)
    return tag("a", at.say("THIS IS WRONG"), href=made.form, target="_blank", rel="noreferrer", class_="b b-small")


def back(at: Reader, label: str = "") -> Markup | None:
    """Out of here; nothing on a wall, where nothing is tapped."""
    return None if at.screen else button(label or at.say("DONE"), {"back": 1}, "check", "act")


def narrow(at: Reader) -> bool:
    """Whether the head has no room for a title and all else."""
    return not at.screen and at.wide < TABLET


# -- what is longer than a frame -------------------------------------------------------------------


def turned(pieces: Iterable[Markup | None], where: str, number: str, say: Tongue) -> tuple[list[Markup], Markup | None]:
    """The page of this number, or the first one, and the way to each of the others; back from there is where the first one was
    opened."""
    pages = list(_pages(pieces))
    here = min(len(pages), max(1, int(number))) if number.isdecimal() else 1
    if len(pages) < 2:
        return (pages[0] if pages else []), None
    return pages[here - 1], tag(
        "div", *(_turn(where, each, here, len(pages), say) for each in range(1, len(pages) + 1)), class_="presses fit"
    )


def _pages(pieces: Iterable[Markup | None]) -> Iterator[list[Markup]]:
    page: list[Markup] = []
    filled = 0
    for each in filter(None, pieces):
        long = len(each.encode())
        if page and filled + long > FILLED:
            yield page
            page, filled = [], 0
        page.append(each)
        filled += long
    if page:
        yield page


def _turn(where: str, number: int, here: int, last: int, say: Tongue) -> Markup:
    return button(
        str(number),
        {"instead": f"{where}:{number}"},
        kind=f"small{' chosen' if number == here else ''}",
        aria_label=say("{n} OF {all}", n=number, all=last),
        aria_current="page" if number == here else None,
    )
