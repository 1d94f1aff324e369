"""FIRST BLIPS: what lies on the board before the first turn, as the mission says; a tap lays one more and says its letter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.show.aliens.pressing import entrance, letters
from companion.show.doing import Do, Leave
from companion.show.pictures.parts import Press, Presses, Sentences, Title
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import Tongue

HIGH = 56
"""How high a spawn point is, in dp."""


def _page(scene: Scene) -> Page | None:
    """Before and in the first turn; after it the tracker says what comes."""
    if scene.view["phase"] not in ("setup", "marine") or scene.view["round"] != 1:
        return None
    say = scene.say
    return Page(
        main=(
            *(() if scene.form.compact else (Title(heading(say), "headline_small"),)),
            Sentences((say("As the mission says. A tap lays one there, called by its letter."),), "ink2"),
            Presses(tuple(_places(scene)), columns=2),
            *letters(scene.view, (), say),
        ),
        foot=(Presses((Press(say("DONE"), Leave(), "check", "blips done", kind="act"),)),),
    )


def _places(scene: Scene) -> Iterator[Press]:
    """Every spawn point with how many lie there, and the map for what comes in elsewhere."""
    for where in (*map(str, scene.port.offers("place_blips", "location")), ""):
        given: dict[str, Any] = {"count": 1, **({"location": where} if where else {})}
        label = entrance(where, scene.say) if where else scene.say("ON THE MAP")
        count = sum(each["kind"] == "blip" and each["from"] == where for each in scene.view["in_play"])
        label = scene.say("{what}: {value}", what=label, value=count) if count else label
        yield Press(label, Do("place_blips", given), "blip", f"lay {where}", high=HIGH)


def heading(say: Tongue) -> str:
    return say("FIRST BLIPS")


BLIPS = OwnRoom(page=_page, heading=lambda at: heading(at.say), bare=True)
