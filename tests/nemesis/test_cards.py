"""Every card that the rules know says in words what it does."""

import pytest

from companion.games.family import attack_cards as originals
from companion.games.nemesis import event_cards
from companion.games.nemesis.aftermath import cards as aftermath
from companion.games.nemesis.carnomorphs import cards as carnomorphs
from companion.games.nemesis.void_seeders import cards as seeders
from companion.packs import load

PACK = load("nemesis")
DECKS = [part for part in PACK.components.values() if part.holds in ("event_cards", "attack_cards")]
ITEMS = {item.key: item for part in DECKS for item in part.items}
CARDS = {
    **event_cards.CARDS,
    **carnomorphs.EVENTS,
    **seeders.EVENTS,
    **aftermath.EVENTS,
    **originals.ORIGINAL,
    **carnomorphs.ATTACKS,
    **seeders.ATTACKS,
}


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_of_the_rules_says_something(card: str) -> None:
    assert ITEMS[card].effect
