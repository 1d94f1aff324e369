"""What the components of a Beacon pack hold."""

from __future__ import annotations

from companion.packs.holding import Holding, Trait, number

HOLDS = {
    "tokens": Holding(counted=True),
    "weather_cards": Holding({"oil": Trait(number, ((1, 2, 3),))}, ("oil",), counted=True, symbol="event-card", rule="weather"),
}
