"""What the owner's own cards are called and say: kept with a game, so that it reads the same on another phone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.packs.model import Component, Item, Pack

Says = Mapping[str, Mapping[str, tuple[str, str]]]
"""Name and text of each card, by component and item."""


def says_of(pack: Pack) -> Says:
    """What of a pack is in its owner's words."""
    found = {
        component.id: {item.id: (item.name, item.effect) for item in component.items if item.confidence == "owner"}
        for component in pack.components.values()
    }
    return {component: items for component, items in found.items() if items}


def saying(pack: Pack, says: Says) -> Pack:
    """The pack, in the words of whoever began a game with it."""
    if not says:
        return pack
    found = {name: _saying(pack[name], items) for name, items in says.items() if name in pack.components}
    return replace(pack, components={**pack.components, **found})


def _saying(component: Component, items: Mapping[str, tuple[str, str]]) -> Component:
    known = {item.id: item for item in component.items}
    found = {
        id: replace(known[id], name=name, effect=text) if id in known else Item(id, name, 0, ("box",), "owner", effect=text)
        for id, (name, text) in items.items()
    }
    return replace(component, items=tuple({**known, **found}.values()))
