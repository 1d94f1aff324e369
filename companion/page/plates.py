"""What many rooms of a page are made of: a plate, the way to a rule, and the way out."""

from __future__ import annotations

from typing import Any

from companion.page.markup import Markup, tag
from companion.page.parts import button
from companion.page.reader import TABLET, Reader
from companion.wrong import Disputed, note


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
