"""What a seat reads under the cover: its hand, with what each card does."""

from __future__ import annotations

from companion.show.aliens import warning
from companion.show.pictures.secret import HeldCard, Peek


def held(peek: Peek) -> tuple[HeldCard, ...]:
    """The hand as it is now, card by card, by their numbers."""
    cards = peek.view["hands"].get(peek.seat)
    if not isinstance(cards, list):
        return ()
    items = {item.key: item for item in peek.words.pack["endurance"].items}
    found = []
    for number, card in enumerate(cards, 1):
        item = items.get(card)
        effect = peek.words.translated(item.effect) if item and item.effect else ""
        cost = item.traits.get("cost") if item else None
        price = (("", peek.say("({n} to play)", n=cost)),) if cost is not None else ()
        loses = warning.price(peek.view, int(cost or 0), peek.say)
        name = peek.words.name(card).upper()
        found.append(HeldCard(str(number), name, price, " ".join(each for each in (effect, loses) if each)))
    return tuple(found)
