"""What of a game of Nemesis goes back into the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.nemesis.enemies import KINDS
from companion.packs import Pack, Words
from companion.show.family import packing as family
from companion.show.nemesis.pieces import PIECES
from companion.show.pictures.packing import PackRow
from companion.show.tongue import Tongue

EVENT = "event"


def packed(view: Mapping[str, Any], pack: Pack, say: Tongue) -> Iterator[PackRow]:
    """The events of a mission are other cards; for research nobody counts them here."""
    enemy = str(view["options"]["enemy"])
    yield from family.packed(view, pack, say, PIECES, f"tokens_{enemy}", KINDS[enemy].standing)
    story = view["options"]["story"]
    if story != "base" and view["sources"][EVENT] == "cardboard":
        cards = pack["event_aftermath"]
        count = sum(item.count for item in cards.items) if story == "epilogue" else 0
        yield PackRow(EVENT, "decks", "event-card", Words(pack, say.language).translated(cards.title), count)
