"""What can be chosen for a game of Lockdown, and who draws for which component."""

from __future__ import annotations

from companion.games.common.options import Choice
from companion.games.common.sources import Source

CHOICES = (
    Choice("mode", ("semi", "coop"), alone="solo"),
    Choice("board", ("basic", "surface")),
    Choice("enemy", ("night_stalkers", "intruders")),
    Choice("odds", ("off", "public", "after")),
    Choice("originals", (False, True), asked=False),
    Choice("help_cards", ("seats", "deal"), asked=False),
)
ON_MARS = {"board": "surface"}
"""What only the other side of the board needs."""
SOURCES = (
    Source("bag", "app", ("starting_bag",)),
    Source("event", "app", ("event_{enemy}",)),
    Source("attack", "app", ("attack_{enemy}",)),
    Source("computer", "app"),
    Source("css", "app"),
    Source("contingency", "app"),
    Source("contamination"),
    Source("exploration"),
    Source("surface_exploration", when=ON_MARS),
    Source("noise"),
    Source("combat"),
    Source("advantage"),
    Source("surface_die", when=ON_MARS),
    Source("mars", when=ON_MARS),
    Source("wounds"),
    Source("weakness", parts=("weakness_{enemy}",)),
    Source("draft"),
    *(Source(f"items_{deck}") for deck in ("red", "yellow", "green", "crafted")),
    *(Source(f"objectives_{deck}") for deck in ("corporate", "personal", "shared")),
)
COMPONENTS = tuple(source.component for source in SOURCES)
ORDERS = frozenset(
    {
        "first_encounter",
        "gate_opens",
        "too_many_adults",
        "lockdown",
        "last_marker_lies",
        "nest_destroyed",
        "vented",
        "isolation_opens",
        "alert_starts",
        "autodestruction_starts",
        "autodestruction_red",
        "autodestruction_stops",
        "pod_stays",
        "killed",
        "dies",
        "takes_character",
        "dies_together",
        "round_begins",
        "ends_in_fire",
    }
)
"""Messages after which people have something to do that the app can't see."""
