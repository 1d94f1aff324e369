"""The owner's overlay: what the owner read off the own box, kept apart from the pack and laid over it."""

from __future__ import annotations

import json
import os
from collections.abc import Collection
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from companion.packs.entered import Entered, laid_over
from companion.packs.holding import Holdings, checked_trait
from companion.packs.model import Component, Item, Pack, PackError
from companion.value import value

LONGEST_NAME = 60


@value
class Correction:
    """One fact of one item: its count, its name, or one of its traits."""

    component: str
    item: str
    field: str
    value: Any


@value
class Overlay:
    """All corrections to one pack."""

    pack: str
    corrections: tuple[Correction, ...] = ()
    lists: tuple[Entered, ...] = ()
    """Whole decks that the owner typed in, complete or not."""

    def __bool__(self) -> bool:
        return bool(self.corrections or self.lists)

    def entered(self, component: str) -> Entered:
        """What was typed of one component so far."""
        return next((each for each in self.lists if each.component == component), Entered(component))

    @property
    def components(self) -> tuple[str, ...]:
        """What it says something of."""
        return tuple(dict.fromkeys((*(each.component for each in self.lists), *(each.component for each in self.corrections))))

    def without(self, component: str) -> Overlay:
        """The overlay that says nothing of one component."""
        corrections = tuple(each for each in self.corrections if each.component != component)
        return replace(self, corrections=corrections, lists=tuple(each for each in self.lists if each.component != component))

    def and_of(self, other: Overlay, component: str) -> Overlay:
        """The overlay with what another one says of a component."""
        corrections = tuple(each for each in other.corrections if each.component == component)
        lists = tuple(each for each in other.lists if each.component == component)
        return replace(self, corrections=(*self.corrections, *corrections), lists=(*self.lists, *lists))

    def same_as(self, other: Overlay) -> bool:
        """Whether both say the same, in whatever order it was told."""
        facts, theirs = (
            {(each.component, each.item, each.field): each.value for each in one.corrections} for one in (self, other)
        )
        return facts == theirs and {each.component: each.written() for each in self.lists} == {
            each.component: each.written() for each in other.lists
        }

    def typed(self, entered: Entered) -> Overlay:
        """The overlay with one list as it is now."""
        others = tuple(each for each in self.lists if each.component != entered.component)
        return replace(self, lists=(*others, entered) if entered.cards else others)

    @staticmethod
    def load(path: Path, pack: str) -> Overlay:
        """The overlay of one pack in a file, or an empty one where there is none."""
        return next((overlay for overlay in Overlay.all_in(path) if overlay.pack == pack), Overlay(pack))

    @staticmethod
    def all_in(path: Path) -> tuple[Overlay, ...]:
        """What is written down in a file: of one pack, as older files have it, or of several."""
        if not path.is_file():
            return ()
        try:
            written = json.loads(path.read_text("utf-8"))
        except (ValueError, RecursionError, OSError) as error:
            raise PackError(f"is no list of corrections ({error})", path.name, 1, "file") from None
        return Overlay.all_of(written, path.name)

    @staticmethod
    def all_of(written: Any, name: str) -> tuple[Overlay, ...]:
        """What is written down in a document that was read from a file of this name."""
        try:
            return tuple(Overlay._read(each) for each in written.get("boxes", [written]))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise PackError(f"is no list of corrections ({error})", name, 1, "file") from None

    @staticmethod
    def _read(written: Any) -> Overlay:
        lists = tuple(Entered.kept(name, each) for name, each in sorted(written.get("lists", {}).items()))
        overlay = Overlay(written["pack"], tuple(Correction(**each) for each in written.get("corrections", ())), lists)
        names = [overlay.pack, *(name for each in overlay.corrections for name in (each.component, each.item, each.field))]
        if not all(isinstance(name, str) for name in names):
            raise TypeError("pack, component, item and field are names")
        return overlay

    def save(self, path: Path) -> None:
        """Write it into the file of the box; what was told of other packs stays there."""
        save_all([self], path)

    def written(self) -> dict[str, Any]:
        """The overlay as JSON."""
        made: dict[str, Any] = {"pack": self.pack, "corrections": [asdict(each) for each in self.corrections]}
        return {**made, **({"lists": {each.component: each.written() for each in self.lists}} if self.lists else {})}

    def with_(self, *corrections: Correction) -> Overlay:
        """The overlay with more corrections; a newer one about the same fact takes the older one's place."""
        by_fact = {(each.component, each.item, each.field): each for each in (*self.corrections, *corrections)}
        return replace(self, corrections=tuple(by_fact.values()))


def save_all(overlays: Collection[Overlay], path: Path) -> None:
    """Write beside and swap, all packs at once: a full disk or a kill leaves the old file or the new one, never half of one."""
    named = {overlay.pack for overlay in overlays}
    boxes = [*(overlay for overlay in Overlay.all_in(path) if overlay.pack not in named), *overlays]
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps({"boxes": [overlay.written() for overlay in boxes]}, indent=1) + "\n", "ascii")
    os.replace(beside, path)


def correct(pack: Pack, overlay: Overlay, holds: Holdings) -> Pack:
    """The pack as the owner's box has it. Only what is not verified can be corrected; totals must still hold."""
    components = dict(pack.components)
    for entered in overlay.lists:
        if entered.component not in components:
            raise PackError(f"there is no component {entered.component!r}")
        components[entered.component] = laid_over(components[entered.component], entered)
    for correction in overlay.corrections:
        component = components.get(correction.component)
        if component is None:
            raise PackError(f"there is no component {correction.component!r}")
        components[component.id] = _corrected(component, correction, holds)
    for name in {correction.component for correction in overlay.corrections}:
        component = components[name]
        found = sum(item.count for item in component.items)
        if component.total is not None and found != component.total:
            raise PackError(f"{component.title}: {found} corrected, the box holds {component.total}")
    return replace(pack, components=components)


def _corrected(component: Component, correction: Correction, holds: Holdings) -> Component:
    items = list(component.items)
    at = next((index for index, item in enumerate(items) if item.id == correction.item), None)
    if at is None:
        raise PackError(f"{component.title}: there is no {correction.item!r}")
    items[at] = _corrected_item(component, items[at], correction, holds)
    known = all(item.confidence in ("verified", "owner") for item in items)
    return replace(component, items=tuple(items), confidence="owner" if known else component.confidence)


def _corrected_item(component: Component, item: Item, correction: Correction, holds: Holdings) -> Item:
    if item.confidence == "verified" and component.confidence == "verified":
        raise PackError(f"{component.title}: {item.name or item.id} is verified, there is nothing to correct")
    value = correction.value
    if correction.field == "count":
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise PackError(f"{component.title}: a count is a whole number, not {value!r}")
        return replace(item, count=value, confidence="owner")
    if correction.field == "name":
        if not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME or not value.isprintable():
            raise PackError(f"{component.title}: a name is a short text")
        return replace(item, name=value, confidence="owner")
    if correction.field not in item.traits and correction.field not in holds[component.holds].always:
        raise PackError(f"{component.title}: {item.name or item.id} has no {correction.field!r}")
    value = checked_trait(holds, component.holds, correction.field, value)
    return replace(item, traits={**item.traits, correction.field: value}, confidence="owner")
