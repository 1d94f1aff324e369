"""What a seat reads under the cover: its hand, with what each card does."""

from __future__ import annotations

from companion.show.aliens import warning
from companion.show.pictures.secret import Peek


def held(peek: Peek) -> tuple[str, ...]:
    """The hand as it is now, card by card, by their numbers."""
    cards = peek.view["hands"].get(peek.seat)
    if not isinstance(cards, list):
        return ()
    items = {item.key: item for item in peek.words.pack["endurance"].items}
    lines = []
    for number, card in enumerate(cards, 1):
        item = items.get(card)
        effect = peek.words.translated(item.effect) if item and item.effect else ""
        cost = item.traits.get("cost") if item else None
        price = peek.say("({n} to play)", n=cost) if cost is not None else ""
        loses = warning.price(peek.view, int(cost or 0), peek.say)
        head = f"{number}  {peek.words.name(card).upper()}  {price}".rstrip()
        lines.append("\n".join(each for each in (head, effect, loses) if each))
    return tuple(lines)
