"""What can be chosen for a game of Nemesis, and which components have a switch."""

from __future__ import annotations

from companion.games.common.options import Choice
from companion.games.common.sources import Source
from companion.table import Table

FLAGS = ("intruder_player", "turrets", "hourglass", "aftermath_crew", "aftermath_rooms", "traits", "promos")
"""What a group takes into any game, or leaves out."""
CHOICES = (
    Choice("mode", ("semi", "coop"), alone="solo"),
    Choice("story", ("base", "epilogue", "research")),
    Choice("enemy", ("intruders", "carnomorphs", "void_seeders")),
    Choice("board", ("basic", "alternative")),
    *(Choice(name, (False, True)) for name in FLAGS),
    Choice("odds", ("off", "public", "after")),
    Choice("help_cards", ("seats", "deal"), asked=False),
)
IN_A_MISSION = {"story": ("epilogue", "research")}
SOURCES = (
    Source("bag", "app", ("starting_bag_{enemy}",)),
    Source("event", "app", ("event_{enemy}",)),
    Source("attack", "app", ("attack_{enemy}",)),
    *(Source(name) for name in ("contamination", "exploration", "noise", "combat", "coordinates")),
    Source("engines", "app"),
    Source("wounds"),
    Source("weakness", parts=("weakness_{enemy}",)),
    Source("mutations", when={"enemy": "carnomorphs"}),
    Source("adaptations", when={"enemy": "carnomorphs"}),
    Source("panic", "app", when={"enemy": "void_seeders"}),
    Source("draft"),
    *(Source(f"items_{deck}") for deck in ("red", "yellow", "green", "crafted")),
    *(Source(f"objectives_{deck}") for deck in ("corporate", "personal", "shared")),
    Source("objectives_requirement", when={"story": "epilogue"}),
    Source("alerts", when=IN_A_MISSION),
    Source("exploration_aftermath", when=IN_A_MISSION),
)
COMPONENTS = tuple(source.component for source in SOURCES)


def spaces_apart(table: Table) -> bool:
    """S3 2345-2348: on the other side of the board the technical corridors are two spaces, red and blue."""
    return bool(table.value("option.board") == "alternative")


ORDERS = frozenset(
    {
        "first_encounter",
        "chambers_open",
        "pods_unlock",
        "too_many_adults",
        "last_marker_lies",
        "nest_destroyed",
        "vented",
        "adaptation_opens",
        "adaptation_is",
        "despoiler_goes",
        "plays_the_intruders",
        "alert_begins",
        "alert_is",
        "engine_swapped",
        "engine_left",
        "killed",
        "pod_entered",
        "pods_wait",
        "one_card_less",
        "dies",
        "dies_together",
        "round_begins",
        "ends_in_fire",
    }
)
"""Messages after which people have something to do that the app can't see."""
