"""BOX CODE, told: what somebody else's box holds, list by list, with what it would change here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from companion.owner import Offered
from companion.packs import Component, Correction
from companion.show.pictures.box import Box, told
from companion.show.tongue import Tongue, word
from companion.value import value

STATES = {
    "new": (word("New here"), "ink"),
    "other": (word("Not as you have told"), "warn"),
    "same": (word("As you have told"), "done"),
    "unknown": (word("This app knows no such list."), "ink2"),
    "fixed": (word("Sources agree here; nothing is open."), "ink2"),
    "unfit": (word("It can't be so: {fault}"), "warn"),
}
MOST = 12
"""So many changes of a list are told; the rest is counted."""


@value
class OfferedLine:
    """One list of somebody else's box."""

    component: str
    title: str
    state: str
    role: str
    says: tuple[str, ...]
    box: Literal["", "open", "ticked"]
    """Whether it can be taken, and is."""


def offered_line(offer: Offered, box: Box | None, left_out: bool, say: Tongue) -> OfferedLine:
    """The line; without a box where this app knows no such game."""
    state, role = STATES[offer.state]
    component = box.pack.components.get(offer.component) if box is not None else None
    title = offer.component if box is None or component is None else box.words.translated(component.title)
    lines = tuple(_changes(offer, box, component, say)) if box is not None and component is not None and offer.fits else ()
    more = len(lines) - MOST
    shown = lines if more <= 0 else (*lines[:MOST], say("and {n} more", n=more))
    ticked: Literal["", "open", "ticked"] = "" if not offer.fits else "open" if left_out else "ticked"
    return OfferedLine(offer.component, title[:1].upper() + title[1:], say(state, fault=offer.fault), role, shown, ticked)


def _changes(offer: Offered, box: Box, component: Component, say: Tongue) -> Iterator[str]:
    """What would be another value than here; what is alike is counted."""
    alike = 0
    for each in offer.told.corrections:
        before, after = told(box, component, each)
        if before == after:
            alike += 1
        else:
            yield say("{what}: {before} → {after}", what=_label(box, component, each), before=before, after=after)
    if alike:
        yield say("{n} {n:number is|numbers are} as here", n=alike)
    for entered in offer.told.lists:
        yield say("{n} {n:card|cards}: {names}", n=entered.count, names=", ".join(card["name"] for card in entered.cards))


def _label(box: Box, component: Component, correction: Correction) -> str:
    item = next((each for each in component.items if each.id == correction.item), None)
    if item is None:
        return correction.item
    name = box.words.translated(item.name) if item.name else box.words.name(item.traits.get("face", item.kind or item.id))
    fact = box.face.contents.facts.get(correction.field)
    return box.say(fact.label, card=name) if fact is not None else name
