"""The places of a guest, each as the lower part of its page; what only the phone of the table shows says so.

A room has the same name as in the window, and is made from the same picture.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

from companion.kit.lazily import opened
from companion.page.afterwards import ended_room, film_room, standings_room, story_room
from companion.page.books import bag_room, chapter_room, entry_room, history_room, rule_room, rules_room
from companion.page.choosing import acts_room, choose_room
from companion.page.lists import guide_room, menu_room, setup_room
from companion.page.markup import Markup, join, tag
from companion.page.parts import column
from companion.page.people import crew_room, who_room
from companion.page.plates import back, card, why
from companion.page.rails import rail_room
from companion.page.reader import Reader
from companion.page.results import result_room
from companion.page.tables import table_room
from companion.show.face import Face
from companion.show.rooms import Page

Made = Callable[[Reader, str], Markup | None]
"""A room for who reads it, and what it is about; None where it has lost its subject."""


def own_page(page: Page, at: Reader) -> Markup:
    """A room that the game brings."""
    card_foot = (
        tag("div", tag("span", page.card.number), tag("span", page.card.kind), why(page.card.rule, at), class_="foot")
        if page.card
        else None
    )
    with at.on_a_plate() if page.card else nullcontext():
        main = column(page.main, at)
    again = tag("i", hidden=True, data_again=True) if page.again else None
    return join(card(main, card_foot) if page.card else main, column(page.beside, at), column(page.foot, at), again)


ROOMS: dict[str, Made] = {
    "table": table_room,
    "result": result_room,
    "rail": rail_room,
    "choose": choose_room,
    "acts": acts_room,
    "crew": crew_room,
    "rules": rules_room,
    "chapter": chapter_room,
    "rule": rule_room,
    "history": history_room,
    "entry": entry_room,
    "bag": bag_room,
    "ended": ended_room,
    "film": film_room,
    "story": story_room,
    "standings": standings_room,
    "menu": menu_room,
    "guide": guide_room,
    "setup": setup_room,
}
GUESTS = {"who": who_room}
"""What the phone of the table has no need of."""
BARE = {"who", "rules", "chapter", "rule", "history", "entry", "bag", "ended", "film", "story", "standings", "guide", "setup"}
"""These say themselves what the strip says, or are not about the table."""


def bare(at: Reader) -> bool:
    """Whether the room where a reader is stands without the strip."""
    name = at.playing.place.room
    return (
        name in BARE
        or (at.desk is not None and name in at.desk.rooms)
        or (name in at.face.rooms and bool(opened(at.face.rooms[name]).bare))
    )


def room(at: Reader, name: str, about: str) -> Markup | None:
    """The lower part of a page; None where the room has lost its subject, or there is no such room here."""
    made = ROOMS.get(name) or GUESTS.get(name) or (at.desk.rooms.get(name) if at.desk is not None else None)
    if made is not None:
        found: Markup | None = made(at, about)
        return found
    if name in at.face.rooms:
        page = opened(at.face.rooms[name]).page(at.scene(about))
        done = None if page is None or page.foot or name in _tabs(at.face) else back(at)
        return None if page is None else join(own_page(page, at), done)
    return None


def _tabs(face: Face) -> tuple[str, ...]:
    return tuple(tab.name for tab in face.tabs)
