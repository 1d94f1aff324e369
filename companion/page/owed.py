"""What is due, as a page shows it: what concerns its reader as a list, what concerns others in a line."""

from __future__ import annotations

from typing import Any

from companion.page.markup import Markup, join, tag
from companion.page.parts import dues, glyph, line
from companion.page.reader import HOST, TABLE, Reader
from companion.show.pictures.dues import DuePile
from companion.show.pictures.rail import asked
from companion.show.place import HOME

FAR = 2
"""So many rows of what is due are read from far away."""


def concerning(at: Reader) -> tuple[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]]:
    """What is due: what concerns this reader, what of that is ticked, and what others have to do."""
    playing = at.playing
    seats = {due.id: due.seat for due in (*at.session.due(), *at.session.ticked())}

    def concerns(row: Any) -> bool:
        return at.may in (HOST, TABLE) or not at.seat or seats.get(row.id, "") in ("", at.seat)

    return (
        tuple(filter(concerns, playing.owed)),
        tuple(filter(concerns, playing.ticked)),
        tuple(row for row in playing.owed if not concerns(row)),
    )


def due_list(at: Reader) -> Markup | None:
    """What concerns this reader stands as a list; what concerns others is one line, and nothing else is loud. A tick stays
    until something else happens, so that it can be taken back; then it has no business over the verbs."""
    mine_, done, others = concerning(at)
    number, ticked = at.ticked
    done = tuple(row for row in done if row.id in ticked and number == len(at.session.journal.entries))
    said = line(f"{others[0].who}: {others[0].says}", "legend", "ink2") if others else None
    if at.screen and len(mine_) > FAR:
        mine_, said = mine_[:FAR], line(f"+ {len(mine_) - FAR}", "row", "ink2")
    return join(dues(DuePile(mine_, True, done), at), said) if mine_ or done or said else None


def calling(at: Reader) -> Markup | None:
    """Away from the table: what somebody waits for of this very seat, and the way there."""
    if not at.seat or at.playing.place.room in (HOME, "rail", "choose"):
        return None
    asked_here = at.view["question"] or {}
    own_ = {due.id for due in at.session.due() if due.seat == at.seat}
    found = [(row.who, row.says) for row in concerning(at)[0] if row.id in own_]
    if asked_here.get("seat") == at.seat:
        found.append((str(at.view["seats"][at.seat]["name"]).upper(), asked(at.view, at.face, at.say, at.session.words).says))
    rows = (
        tag("li", tag("div", line(who, "small_verb", name="b"), line(says, "legend"), class_="grow"), glyph("next"), class_="row")
        for who, says in found
    )
    return tag("ul", *rows, class_="dues calls", role="button", tabindex=0, data_say='{"tab":"table"}') if found else None
