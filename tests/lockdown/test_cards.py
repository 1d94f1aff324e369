"""Every card that the rules know says in words what it does."""

import pytest

from companion.games.lockdown import attack_cards, event_cards
from companion.packs import load

PACK = load("lockdown")
DECKS = [part for part in PACK.components.values() if part.holds in ("event_cards", "attack_cards")]
ITEMS = {item.key: item for part in DECKS for item in part.items}


@pytest.mark.parametrize("card", sorted({*event_cards.CARDS, *attack_cards.CARDS}))
def test_every_card_of_the_rules_says_something(card: str) -> None:
    assert ITEMS[card].effect
