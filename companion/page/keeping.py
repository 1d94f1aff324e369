"""Where the games of a table lie that is within a browser, and what that browser does not promise."""

from __future__ import annotations

from companion.page.markup import Markup, tag
from companion.page.parts import glyph, line
from companion.show.tongue import Tongue, word

LASTING, CLEARS, WEEK, NOTHING = "lasting", "clears", "week", "nothing"
SAYS = {
    LASTING: word("The games lie in this browser until you clear its data. BACK UP takes them out as a file."),
    CLEARS: word("The games lie in this browser, which may clear them when room is short. BACK UP takes them out as a file."),
    WEEK: word(
        "This browser clears the games after seven days without a visit, unless this page is on the home screen. "
        "BACK UP takes them out as a file."
    ),
    NOTHING: word("This browser keeps nothing: close this page, and the games are gone. BACK UP takes them out as a file."),
}
"""By how the browser keeps them; a host on a disk says none of it."""


def kept(keeps: str, say: Tongue) -> Markup | None:
    """One sentence where a table begins."""
    if keeps not in SAYS:
        return None
    role = "ink2" if keeps == LASTING else "warn"
    return tag("div", glyph("phone", 24, role), line(say(SAYS[keeps]), "body", role), class_="row")


def lost(keeps: str, say: Tongue) -> Markup | None:
    """Over every page, where nothing is kept at all."""
    return tag("p", say(SAYS[NOTHING]), class_="notice", role="alert") if keeps == NOTHING else None
