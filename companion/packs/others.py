"""What other owners have read off their boxes: how many of them say the same of a component, from a file in the repository."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from companion.packs.box import Agreement
from companion.packs.files import DATA
from companion.packs.holding import Holdings
from companion.packs.model import Component, Pack, PackError
from companion.packs.overlay import Overlay, correct
from companion.value import value

FILE = DATA / "boxes.json"
FORMAT = 1


@value
class OtherBox:
    """A box of somebody else: which edition it is, of which version the pack was, and what its owner has told."""

    edition: str
    version: int
    told: Overlay


@cache
def others(file: Path = FILE) -> tuple[OtherBox, ...]:
    """All that were handed in, in the order in which they came."""
    written = json.loads(file.read_text("utf-8"))
    if written["format"] != FORMAT:
        raise PackError(f"is format {written['format']}; this version of the app reads {FORMAT}", file.name, 1, "format")
    return tuple(
        OtherBox(each["edition"], each["version"], *Overlay.all_of({"boxes": [each["box"]]}, file.name))
        for each in written["boxes"]
    )


def written(boxes: Sequence[OtherBox]) -> str:
    """The file as it is kept: a box a line, so that two people who add one each do not meet."""
    lines = ",\n  ".join(
        json.dumps({"edition": each.edition, "version": each.version, "box": each.told.written()}, ensure_ascii=False)
        for each in boxes
    )
    return f'{{"format": {FORMAT}, "boxes": [{f"{chr(10)}  {lines}{chr(10)}" if lines else ""}]}}\n'


def facts_alone(overlay: Overlay) -> Overlay:
    """What was told without any sentence: what a card does is in its owner's words, or the publisher's, and stays at home."""
    lists = tuple(
        replace(each, cards=tuple({name: told for name, told in card.items() if name != "text"} for card in each.cards))
        for each in overlay.lists
    )
    return replace(overlay, lists=lists)


def agreement(printed: Pack, holds: Holdings, mine: Component, boxes: Sequence[OtherBox]) -> Agreement:
    """How many others have told of this component what the app now holds of it; whoever has told nothing is not counted."""
    agree = differ = 0
    for each in boxes:
        if each.told.pack != printed.id or mine.id not in each.told.components:
            continue
        try:
            theirs = correct(printed, Overlay(printed.id).and_of(each.told, mine.id), holds)[mine.id]
        except (PackError, KeyError, TypeError, ValueError):  # told of an older pack, which had another list
            continue
        same = _facts(theirs) == _facts(mine)
        agree, differ = agree + same, differ + (not same)
    return Agreement(agree, differ)


def _facts(component: Component) -> list[tuple[str, int, Any]]:
    """What there is of each, and its numbers; not what it is called, nor what its text says."""
    return sorted((item.id, item.count, json.dumps(dict(item.traits), sort_keys=True)) for item in component.items)
