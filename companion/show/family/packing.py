"""What of the board goes back into the box, in the games of the family: markers and miniatures, by the pack."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from companion.packs import Item, Pack, Words
from companion.show.calling import PieceWords
from companion.show.pictures.packing import PackRow
from companion.show.tongue import Tongue

MINIATURE, MARKER = "_miniature", "marker."
"""Behind the kind of a miniature, and before a marker: dice and decks may have the same names."""
SYMBOLS = {"fire": "fire", "malfunction": "malfunction", "egg": "egg", "door": "door", "noise": "noise", "carcass": "carcass"}
"""The signs of markers; the others have none."""
BAG = "bag"


def packed(
    view: Mapping[str, Any],
    pack: Pack,
    say: Tongue,
    pieces: Mapping[str, PieceWords],
    tokens: str,
    miniatures: Collection[str] = (),
) -> Iterator[PackRow]:
    """All markers of the box, the miniatures of this enemy, and its tokens, where they lay in a bag of cardboard.

    Miniatures are named where their kinds are not those of the tokens.
    """
    words, component = Words(pack, say.language), pack[tokens]
    kinds = miniatures or {item.key for item in component.items}
    for item in pack["markers"].items:
        kind = item.id.removesuffix(MINIATURE)
        if kind == item.id:
            yield PackRow(f"{MARKER}{item.id}", "board", SYMBOLS.get(item.id, ""), _named(item, words), int(item.traits["limit"]))
        elif kind in kinds:
            yield PackRow(f"{MARKER}{item.id}", "board", pieces[kind].symbol, _named(item, words), int(item.traits["limit"]))
    if view["sources"][BAG] == "cardboard":
        title = words.translated(component.title)
        yield PackRow(BAG, "tokens", BAG, title[:1].upper() + title[1:], sum(each.count for each in component.items))


def _named(item: Item, words: Words) -> str:
    name = words.translated(item.name)
    return name[:1].upper() + name[1:]
