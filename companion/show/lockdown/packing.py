"""What of a game of Lockdown goes back into the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.packs import Pack, Words
from companion.show.family import packing as family
from companion.show.family.intruders import PIECES
from companion.show.pictures.packing import PackRow
from companion.show.tongue import Tongue


def packed(view: Mapping[str, Any], pack: Pack, say: Tongue) -> Iterator[PackRow]:
    """The contamination cards are on the table whoever draws them."""
    yield from family.packed(view, pack, say, PIECES, f"intruders_{view['options']['enemy']}")
    cards = pack["contamination"]
    title = Words(pack, say.language).translated(cards.title)
    yield PackRow("contamination", "decks", "contamination", title, sum(item.count for item in cards.items))
