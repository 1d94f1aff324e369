"""A deck: a face-down draw pile, a discard pile that becomes the next draw pile, and cards out of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.kit.intent import shown
from companion.table import Json, Refused, Table, Zone
from companion.value import value


def _carries(table: Table, card: str, wanted: Mapping[str, Json]) -> bool:
    """Of a trait that is a list one member will do."""
    printed = table.pieces[card].traits
    return all(printed.get(name) in (value, [value]) for name, value in wanted.items())


@value
class Deck:
    """Three zones under one name, and what is done with them."""

    name: str

    @property
    def pile(self) -> str:
        return f"{self.name}.draw"

    @property
    def discards(self) -> str:
        return f"{self.name}.discard"

    @property
    def removed(self) -> str:
        return f"{self.name}.removed"

    def zones(self, cards: tuple[str, ...]) -> Iterator[Zone]:
        """The zones of this deck, all cards on the draw pile."""
        yield Zone(self.pile, "stack", "none", cards)
        yield Zone(self.discards, "stack")
        yield Zone(self.removed)

    def draw(self, table: Table, to: str | None = None) -> str:
        """Take the top card, to the discards if nothing else is said; an empty pile is refilled first."""
        if not table.count(self.pile):
            self.refill(table)
        if not table.count(self.pile):
            raise Refused("deck_is_empty", deck=self.name)
        card = table.draw(self.pile)
        table.move(card, to or self.discards)
        return card

    def refill(self, table: Table) -> None:
        """Turn the discards over and shuffle them: the new draw pile."""
        if table.count(self.discards):
            table.shuffle(self.pile, *table.inside(self.discards))
            table.tell("deck_reshuffled", deck=self.name)

    def remove(self, table: Table, card: str) -> None:
        """Take a card out of the game, then shuffle everything that is left."""
        table.move(card, self.removed)
        table.shuffle(self.pile, *table.inside(self.discards))

    def back(self, table: Table, card: str) -> None:
        """A card goes back into the draw pile, which is shuffled."""
        table.shuffle(self.pile, card)

    def bury(self, table: Table, card: str) -> None:
        """Put a card under the draw pile."""
        table.move(card, self.pile, 0)

    def put_on_top(self, table: Table, kind: str, **traits: Json) -> str:
        """Fetch a copy of a card from wherever it lies and put it on top of the pile; with these traits, if copies differ."""
        for zone in (self.pile, self.discards, self.removed):
            copies = [card for card in table.of_kind(zone, kind) if _carries(table, card, traits)]
            if copies:
                card = table.one_of(zone, copies)
                table.move(card, self.pile)
                return card
        raise Refused("no_such_card", card=shown(kind), deck=self.name)

    def cards(self, table: Table) -> list[str]:
        """Every card of this deck, wherever it lies: each once by its kind."""
        cards = [card for zone in (self.pile, self.discards, self.removed) for card in table.inside(zone)]
        return list({table.kind(card): card for card in cards}.values())

    def order(self, table: Table) -> list[str]:
        """The kinds of the draw pile, top card first: how to stack it on the table. What had no order gets one."""
        table.settle(self.pile)
        return [table.kind(card) for card in reversed(table.inside(self.pile))]
