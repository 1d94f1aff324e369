"""Every verb of Beacon as people meet it."""

from __future__ import annotations

from companion.show.calling import Sense
from companion.show.face import Verb
from companion.show.pictures.result import Happened, Result, said
from companion.show.tongue import word


def _drawn(happened: Happened) -> Result:
    wreck = happened.told["drawn"] == "wreck"
    return Result(
        **happened.head(happened.say("LOOK OUT")),
        overlay=False,
        large="",
        symbol="danger" if wreck else "blank",
        role="warn" if wreck else "ink",
        headline=happened.say("WRECK" if wreck else "CALM"),
        lines=happened.story,
    )


VERBS = {
    "look_out": Verb(
        label=word("LOOK OUT"), symbol="search", rule="sea", result=_drawn, severity="explore", sense=Sense("tap", (20,))
    ),
    "forecast": Verb(label=word("FORECAST"), symbol="peek-eye", rule="weather", cover=word("THE WEATHER"), drawn_by="weather"),
    "event_phase": Verb(label=word("NIGHT"), symbol="round-end", rule="watch"),
    "next": Verb(label=word("NEXT"), symbol="next", rule="watch"),
    "end_game": Verb(label=word("GIVEN UP"), symbol="close", rule="lamp", held=True, result=said(word("GIVEN UP"), "close")),
    "fix": Verb(label=word("SET BY HAND"), symbol="check"),
    "set_source": Verb(label=word("APP OR CARDBOARD"), symbol="cardboard-source"),
    "setup_done": Verb(label=word("SET-UP LIST"), symbol="check"),
}
