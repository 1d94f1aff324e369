"""The page of a screen that everybody looks at: the game's instrument left, what came right, and nothing to press.

It is drawn for one size and shown in whatever size the screen has; what is too high for its place the script makes smaller.
"""

from __future__ import annotations

from companion.page.markup import Markup, join, tag
from companion.page.owed import due_list
from companion.page.parts import column, drawn, glyph, line
from companion.page.reader import Reader
from companion.page.results import result, secret_of
from companion.page.tables import idle
from companion.show.pictures.parts import Own
from companion.show.pictures.table import TablePicture, Wall, beside

LEFT, TALL = 400.0, 524.0
"""The sheet of the instrument, in dp."""
BOXES, PILES = 96.0, 250.0
"""How high the windows are, and an instrument under its number, in dp."""
SMALLER = 150.0
"""How high what stands under the instrument is, in dp."""


def wall(at: Reader, head: Markup, body: Markup | None) -> Markup:
    """Both columns; where no game hangs anything there the strip stands over the rest."""
    found = at.face.wall(at.view, at.say, at.session)
    shown = at.playing.strip
    counts = tag("div", *(_count(each) for each in shown.counts), class_="counts") if shown.counts else None
    instrument = None if found is None else _instrument(found, at, counts)
    return tag(
        "div",
        instrument,
        tag(
            "div",
            head,
            _windows(found, at),
            counts if found is None or not found.numbered else None,
            tag("main", body, id="main", data_fit=True),
            class_="rest",
        ),
        class_="wall",
    )


def _count(each: object) -> Markup:
    symbol, role, says = (getattr(each, name) for name in ("symbol", "role", "says"))
    return tag("span", glyph(symbol, 24, role), tag("b", says, class_=f"c-{role}"))


def _instrument(found: Wall, at: Reader, counts: Markup | None) -> Markup:
    """The first as large as the column, under the number where that is not its own."""
    shown = at.playing.strip
    number = (
        tag("div", line(shown.caption, "row", "ink2"), tag("b", shown.number), class_="count-large") if found.numbered else None
    )
    first, *others = found.instrument
    room = TALL - len(others) * SMALLER if number is None else PILES
    made = [_drawn(first, at, LEFT, room), *(_drawn(each, at, LEFT, SMALLER) for each in others)]
    return tag("div", number, *made, counts if found.numbered else None, class_="big")


def _drawn(part: Own, at: Reader, wide: float, high: float) -> Markup | None:
    instrument = at.instrument(f"part.{part.name}")
    return None if instrument is None else drawn(instrument, part.value, at, wide, high, part.says)


def _windows(found: Wall | None, at: Reader) -> Markup | None:
    if found is not None and found.windows is not None:
        return _drawn(found.windows, at, at.column, BOXES)
    windows = at.instrument("windows")
    return None if windows is None else drawn(windows, at.playing.strip.windows, at, at.column, BOXES)


def table(at: Reader) -> Markup:
    """What came, or what is next; under it what is due, or else what lies ahead: of that the instrument tells too, and it goes
    where what came has no room beside it."""
    playing = at.playing
    picture = at.face.table(at.view, at.say, playing.acting, at.session)
    shown = playing.stands
    found = at.face.wall(at.view, at.say, at.session)
    there = None if found is not None and found.windows is not None else _in_play(picture)
    came = result(shown, at, there) if shown is not None else secret_of(at) or idle(picture.idle, at)
    ahead = found.ahead if found is not None else ()
    coming = tag("div", column(ahead, at), data_spare=True) if ahead else None
    return join(column(beside(playing), at), came, due_list(at) or coming)


def _in_play(picture: TablePicture) -> Markup | None:
    """What stands on the board, in the title block."""
    if not picture.chips:
        return None
    signs = (
        glyph(each.symbol, 30, "ink2") if not each.figure else tag("span", f"{each.title} {each.figure}")
        for each in picture.chips
    )
    return tag("span", picture.tray_caption, *signs, class_="in")
