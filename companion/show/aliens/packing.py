"""What of a game of Aliens goes back into the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from companion.packs import Pack, Words
from companion.show.aliens.words import PIECES
from companion.show.pictures.packing import PackRow, component_of
from companion.show.tongue import Tongue


def packed(view: Mapping[str, Any], pack: Pack, say: Tongue) -> Iterator[PackRow]:
    """The squad, what stands on the board as the record knows it, the blips, and the cards that somebody carries."""
    yield PackRow("squad", "board", "marine", say("Characters"), len(view["characters"]))
    there = Counter(str(each["kind"]) for each in view["in_play"] if each["kind"] != "blip")
    for kind, count in there.items():
        yield PackRow(kind, "board", PIECES[kind].symbol, say(PIECES[kind].label).capitalize(), count)
    marks = (
        ("tunnels", "tunnel", say("Tunnels"), view["tunnels"]["placed"]),
        ("barricades", "barricade", say("Barricades"), _barricades(view["barricades"])),
        ("guns", "sentry-gun", say("Sentry guns"), len(view["sentry"])),
    )
    yield from (PackRow(name, "board", symbol, says, count) for name, symbol, says, count in marks if count)
    words, blips = Words(pack, say.language), component_of(pack, "blips", {})
    if blips is not None:
        title = words.translated(blips.title)
        yield PackRow("blips", "tokens", "blip", title[:1].upper() + title[1:], sum(item.count for item in blips.items))
    carried = sum(len(person["weapons"]) + len(person["equipment"]) for person in view["characters"].values())
    if carried and view["sources"]["endurance"] == "app":
        yield PackRow("gear", "decks", "equipment", say("Cards that somebody carries"), carried)


def _barricades(lies: Mapping[str, Any]) -> int:
    return int(lies["doors"]) + len(lies["spawn"]) + len(lies["tunnel"])
