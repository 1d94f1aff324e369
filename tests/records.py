"""What must hold of the record of any game: the rules are asked, not repeated."""

from __future__ import annotations

import pytest

from companion.games.common.record import Value
from companion.session import Session
from companion.table import Refused


def values(session: Session) -> list[Value]:
    return [value for page in session.record().values() for value in page]


def page(session: Session, name: str) -> list[tuple[str, object]]:
    """What stands on a page, line by line, and whom it is about."""
    return [(value.what, next(iter(value.about.values()), None)) for value in session.record()[name]]


def every_step_is_taken(session: Session) -> None:
    """Whatever the record offers is a value that fix takes."""
    for value in values(session):
        for step in (value.less, value.more):
            if step is not None:
                session.do("fix", path=value.path, value=step[0])
                session.do("undo")


def beyond_the_bounds_is_refused(session: Session) -> None:
    """Where a number has no step less or more, fix takes none either."""
    for value in values(session):
        if isinstance(value.now, int) and not isinstance(value.now, bool) and value.what != "in_play":
            beyond = [value.now - 1] if value.less is None else []
            beyond += [value.now + 1] if value.more is None else []
            for each in beyond:
                with pytest.raises(Refused):
                    session.do("fix", path=value.path, value=each)
